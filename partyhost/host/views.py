"""What each client may know, whole. Everything a page draws comes from here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from partyhost import __version__, l10n
from partyhost.engine.acts import HOST, TV, Seat
from partyhost.engine.game import Page, offers, page
from partyhost.host import hands, muting, seal, ticking, touring
from partyhost.host.clients import Client
from partyhost.host.lobby import rulebook_of
from partyhost.host.match import Match
from partyhost.host.seats import Guest
from partyhost.l10n import msg

if TYPE_CHECKING:
    from partyhost.host.room import Room

PROTOCOL = 1
View = dict[str, Any]
T = TypeVar("T")


def view(room: Room, client: Client) -> View:
    match, spoken = room.match, language(room, client)
    seat = _viewer(room, client)
    told: View = {
        "protocol": PROTOCOL,
        "rev": room.rev,
        "room": _room(room, client),
        "you": l10n.within(spoken, _you(room, client)),
        "game": None,
        "offers": [],
        "clock": None,
    }
    if match is not None:
        seen = _once(room, ("page", seat), lambda: page(match.title, match.state, seat))
        alike = "game", seat, client.role == "tv", client.cues, spoken
        told["game"] = _once(room, alike, lambda: _game(room, match, seen, client))
        told["offers"] = _offers(room, match, seat, seen, client)
        told["clock"] = match.clock.reading(room.night.pace, room.paused)
    return told


def language(room: Room, client: Client | None) -> str:
    """What this client is told things in: its own language, or the room's."""
    return (client and client.language) or room.night.language


def told(room: Room, client_id: str, message: str) -> str:
    """A sentence in the language of the client that it is for."""
    said: str = l10n.within(language(room, room.clients.get(client_id)), message)
    return said


def health(room: Room) -> View:
    """What GET /health says."""
    return {
        "ok": True,
        "protocol": PROTOCOL,
        "version": __version__,
        "night": str(room.journal.night),
        "seats": len(room.roster.seated),
        "screens": sum(client.role == "tv" for client in room.clients.values()),
        "title": room.running_title(),
        "rev": room.rev,
    }


def _viewer(room: Room, client: Client) -> Seat:
    """Whose eyes this client has in the match. Who is not seated sees what the TV shows."""
    if client.role == "host":
        return HOST
    guest = room.guest_of(client)
    return guest.seat if guest else TV


def _room(room: Room, client: Client) -> View:
    spoken = language(room, client)
    told = _once(room, ("room", spoken), lambda: l10n.within(spoken, _for_all(room, spoken)))
    if client.role == "tv":
        return {**told, **l10n.within(spoken, room.doorway.for_tv())}
    own = l10n.within(spoken, _for_host(room, client)) if client.role == "host" else {}
    return {**told, **own} if own else told


def _once(room: Room, key: Any, make: Callable[[], T]) -> T:
    """What several are told alike is made once for all who are told at this tick."""
    if key not in room.told:
        room.told[key] = make()
    made: T = room.told[key]
    return made


def _for_all(room: Room, spoken: str) -> View:
    night, match = room.night, room.match
    last = room.last_finished() if room.phase != "game" else None
    return {
        "phase": room.phase,
        "join": {
            "url": room.join_url,
            "local": room.doorway.local,
            "locked": night.locked,
            "reached": room.doorway.reached(room.join_url),
        },
        "seats": [_guest(room, guest) for guest in room.roster.seated],
        "watchers": [_guest(room, guest) for guest in room.roster.watchers],
        "gone": [_guest(room, guest) for guest in _gone(room)],
        "captain": night.captain,
        "titles": []
        if room.phase == "game"
        else room.shelf.shown(len(room.roster.seated), room.night.house_rules),
        "paused": room.paused,
        "paused_why": (night.paused or "empty") if room.paused else None,
        "tour": touring.told(room),
        "played": night.played,
        "back_to": _back_to(match, spoken) if match else None,
        "seeded": room.seed is not None,
        "seed": room.seed,
        "night": {seat: n for seat, n in room.points.items() if seat in room.roster.all},
        "claims": _claims(room),
        "settings": {
            "sound": night.sound,
            "volume": night.volume,
            "narration": night.narration,
            "reactions": night.reactions,
            "text_size": night.text_size,
            "pace": night.pace,
            "language": night.language,
        },
        "keepsake": f"/keepsake.png?m={last['match']}" if last else None,
        "rules": f"/rules/{match.title.key}" if match else None,
    }


def _for_host(room: Room, client: Client) -> View:
    names = ("title", "ended", "places")
    return {
        **room.doorway.for_host(),
        "pin": room.pin if client.local else None,
        "matches": [{name: result[name] for name in names} for result in room.finished],
        "troubles": room.troubles.told(),
    }


def _guest(room: Room, guest: Guest) -> View:
    colour, shape = guest.look
    return {
        "seat": guest.seat,
        "name": guest.name,
        "avatar": guest.avatar,
        "colour": colour,
        "shape": shape,
        "present": guest.present,
        "captain": guest.seat == room.night.captain,
        "bot": guest.bot,
        "stand_in": guest.stand_in,
        "muted": guest.muted,
        "watching": _watches(room, guest),
        "shared": hands.is_shared(room, guest),
        "grace_ms": _grace(room, guest),
    }


def _back_to(match: Match, spoken: str) -> str | None:
    before = match.before
    section = rulebook_of(match.title, spoken).get(before.phase.rule) if before else None
    return section.name if section else None


def _gone(room: Room) -> list[Guest]:
    """Who left and is still spoken of: in the match on the table, or in the night's points."""
    named = {*room.points, *(room.match.ever if room.match else ())}
    former = [room.roster.all[seat] for seat in named if seat in room.roster.all]
    return sorted((g for g in former if g.status != "in"), key=lambda guest: guest.rank)


def _watches(room: Room, guest: Guest) -> bool:
    return guest.watcher or (room.match is not None and guest.seat not in room.match.players)


def _grace(room: Room, guest: Guest) -> int | None:
    if room.match is None or room.paused or guest.present:
        return None
    waited = guest.seat in ticking.missing(room, room.match)
    return room.absence.left_ms(guest.seat) if waited else None


def _claims(room: Room) -> list[View]:
    seats = {client.claim: client.claim_name for client in room.clients.values() if client.claim}
    back = {seat: room.roster.all[seat].status == "removed" for seat in seats if seat}
    return [{"seat": s, "name": name, "removed": back[s]} for s, name in seats.items() if s]


def _you(room: Room, client: Client) -> View:
    guest = room.guest_of(client)
    told: View = {
        "seat": guest.seat if guest else None,
        "role": client.role,
        "watching": bool(guest and _watches(room, guest)),
        "captain": room.is_captain(client),
        "drafts": _drafts(room, guest),
        "pending": client.claim is not None,
        "removed": msg("room-you-were-removed") if client.removed else None,
        "replaced": client.replaced,
        **hands.told(room, client),
    }
    if client.granted and client.seat:
        told["token"] = client.held[client.seat]
    return told


def _drafts(room: Room, guest: Guest | None) -> View:
    match = room.match
    return dict(match.drafts.get(guest.seat, {})) if guest and match else {}


def _game(room: Room, match: Match, seen: Page, client: Client) -> View:
    spoken, view = language(room, client), muting.shown(room, client, seen.view)
    section = rulebook_of(match.title, spoken).get(seen.rule)
    brief = {"id": seen.rule, "name": section.name, "text": section.brief} if section else None
    return {
        **msgspec.to_builtins(view, str_keys=True, enc_hook=l10n.hook(spoken)),
        "title": match.title.key,
        "name": match.title.name,
        "screen": seen.screen,
        "step": seen.step,
        "rule": seen.rule,
        "brief": brief,
        "awaits": list(seen.awaits),
        "scores": dict(seen.scores),
        "cues": room.cues[client.cues :],
        "seal": _once(room, "seal", lambda: seal.told(match.start, match.over, match.was_over)),
    }


def _offers(room: Room, match: Match, seat: Seat, seen: Page, client: Client) -> list[Any]:
    """The captain's phone has the host's offers after its own, but for acts it has itself."""
    if seat == TV:
        return []
    mine = seen.offers
    if room.is_captain(client):
        own = {offer.act for offer in mine}
        mine += tuple(offer for offer in offers(match.state, HOST) if offer.act not in own)
    told: list[Any] = msgspec.to_builtins(mine, enc_hook=l10n.hook(language(room, client)))
    return list(told)
