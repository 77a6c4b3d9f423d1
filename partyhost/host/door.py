"""The door of the room: who comes in, comes back, takes over a seat, or is shown out."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Any

from partyhost.engine.acts import Seat
from partyhost.host import hands, play, trouble
from partyhost.host.clients import Brings, Client
from partyhost.host.messages import Join, Leave, Refusal
from partyhost.host.seats import MOST_SEATS, Guest, hashed, new_token
from partyhost.host.whole import whole
from partyhost.l10n import msg

if TYPE_CHECKING:
    from partyhost.host.room import Room

MOST_WATCHERS = 60
ABDICATES = 60.0  # seconds a captain may be away


def recognise(room: Room, client: Client, brings: Brings) -> None:
    """Known tokens bring their guests back to their seats."""
    client.discreet = brings.discreet
    removed = None
    for token in brings.tokens:
        guest = room.roster.known(token)
        if guest is not None and guest.status == "removed":
            removed = removed or guest.seat
        elif guest is not None and guest.status == "in" and len(client.held) < hands.MOST:
            _come_back(room, client, guest, token)
    client.removed = None if client.held else removed
    hands.arrive(room, client, brings.hold)


def _come_back(room: Room, client: Client, guest: Guest, token: str) -> None:
    try:
        take_seat(room, client, guest, token)
        seat_watchers(room)
    except sqlite3.Error as error:  # after a restart another may be captain: no harm
        trouble.report(room, "A return could not be noted", msg("room-return-unsaved"), error)


def take_seat(room: Room, client: Client, guest: Guest, token: str) -> None:
    """The newest connection has the seat; an older one is told so."""
    older = room.clients.get(guest.client or "")
    if older is not None and older is not client:
        _give_up(room, older, guest)
    if not client.held or client.claim == guest.seat:
        client.claim = None
    client.removed, client.replaced = None, False
    hands.take(room, client, guest.seat, token)
    if not guest.present:
        guest.since = room.now
    guest.client = client.id
    room.absence.back(guest.seat)
    if room.night.captain is None and not guest.watcher:
        room.night.captain = guest.seat
        room.save()
    _no_longer_free(room, guest)


def _no_longer_free(room: Room, guest: Guest) -> None:
    """Whoever asked for this seat meanwhile is told, and may ask for another."""
    asking = [client for client in room.clients.values() if client.claim == guest.seat]
    for client in asking:
        client.claim = None
    if asking:
        room.notify(
            msg("room-back-already", name=guest.name), "warning", [each.id for each in asking]
        )


def _give_up(room: Room, older: Client, guest: Guest) -> None:
    hands.lose(older, guest.seat)
    if older.held:
        room.notify(msg("room-other-phone", name=guest.name), to=[older.id])
    else:
        older.replaced, older.granted = True, False


def gone(room: Room, client: Client) -> None:
    for seat in client.held:
        guest = room.roster.all[seat]
        if guest.client == client.id:
            guest.client, guest.since = None, room.now


def join(room: Room, client: Client, wish: Join) -> dict[str, Any]:
    if client.role != "phone":
        raise Refusal("not_allowed", msg("room-phones-only"))
    if client.held and not wish.share:  # the same tap again
        seat = client.seat or next(iter(client.held))
        return {"seat": seat, "token": client.held[seat]}
    again = _same_join(room, client, wish)
    if again is not None:
        return again
    if len(client.held) >= hands.MOST:
        raise Refusal("room_full", msg("room-phone-full"))
    if wish.claim is not None:
        return _ask_for(room, client, room.roster.get(wish.claim), wish)
    known = room.roster.all.get(client.removed or "") or room.roster.removed(wish.name)
    if known is not None and known.status == "removed":
        return _ask_for(room, client, known, wish)
    if room.night.locked:
        raise Refusal("room_locked", msg("room-locked"))
    return _come_in(room, client, wish)


def _come_in(room: Room, client: Client, wish: Join) -> dict[str, Any]:
    name = room.roster.name_for(wish.name)
    if len(room.roster.watchers) >= MOST_WATCHERS:
        raise Refusal("room_full", msg("room-full"))
    seat_watchers(room)
    _make_room(room)
    token = new_token()
    guest = room.roster.add(name, wish.avatar, hashed(token))
    guest.join_id = hashed(wish.id).hex() if wish.id else ""
    room.save_guests(guest)
    take_seat(room, client, guest, token)
    room.show()
    play.let_in(room)
    return {"seat": guest.seat, "token": token}


def _same_join(room: Room, client: Client, wish: Join) -> dict[str, Any] | None:
    """A join whose answer was lost, sent again with its secret id over a new connection."""
    mark = hashed(wish.id).hex() if wish.id else None
    guest = next((g for g in room.roster if mark and g.join_id == mark), None)
    if guest is None:
        return None
    token = _new_key(room, client, guest)
    room.show()
    return {"seat": guest.seat, "token": token}


def _new_key(room: Room, client: Client, guest: Guest) -> str:
    """A new token for a seat: the old phone no longer opens it."""
    token = new_token()
    guest.token = hashed(token)
    room.save_guests(guest)
    take_seat(room, client, guest, token)
    return token


def _ask_for(room: Room, client: Client, guest: Guest, wish: Join) -> dict[str, Any]:
    here = guest.status == "in" and guest.present and not hands.is_shared(room, guest)
    if guest.bot or here or guest.seat in client.held:
        raise Refusal("not_allowed", msg("room-is-here", name=guest.name))
    client.claim, client.claim_name = guest.seat, guest.name
    room.notify(msg("room-wants-in", name=guest.name), to=_in_charge(room))
    room.show()
    return {"pending": True}


def answer_claim(room: Room, seat: Seat, allow: bool) -> None:
    """The captain or host says whether a phone may have the seat it asked for."""
    asking = [client for client in room.clients.values() if client.claim == seat]
    guest = room.roster.all.get(seat)
    if not asking or guest is None:
        raise Refusal("moment_passed", msg("room-nobody-asks"))
    if not allow:
        for client in asking:
            client.claim = None
        room.notify(msg("room-not-let-in"), "warning", [c.id for c in asking])
        room.show()
        return
    if guest.status == "removed":
        room.roster.back(guest)
    client = asking[0]
    client.granted = True
    _new_key(room, client, guest)
    room.show()
    play.let_in(room)


def leave(room: Room, client: Client, wish: Leave) -> None:
    seat = wish.seat or client.seat
    if seat not in client.held:
        raise Refusal("not_seated", msg("room-not-joined"))
    guest = room.roster.get(seat)
    show_out(room, guest, "left")
    room.notify(msg("room-has-left", name=guest.name))
    seat_watchers(room)


def kick(room: Room, seat: Seat) -> None:
    guest = room.roster.get(seat)
    client = room.clients.get(guest.client or "")
    show_out(room, guest, "left" if guest.bot else "removed")
    if client is not None and not client.held:
        client.removed = seat
    room.notify(msg("room-was-removed", name=guest.name))
    seat_watchers(room)


def show_out(room: Room, guest: Guest, status: str) -> None:
    """Out of the match and out of the seat."""
    client = room.clients.get(guest.client or "")
    if client is not None:
        hands.lose(client, guest.seat)
    guest.status, guest.client = status, None  # type: ignore[assignment]
    if status == "left":
        guest.token = b""
    room.save_guests(guest)
    if room.match and guest.seat in room.match.players:
        play.tried(room, "leave", {"seat": guest.seat})
    if room.night.captain == guest.seat:
        _crown(room)
    room.absence.gone_for_good(guest.seat)
    room.show()


def most_bots(room: Room) -> int:
    return MOST_SEATS - sum(not guest.bot for guest in room.roster.seated)


def set_bots(room: Room, count: int) -> None:
    """So many bots sit at the table."""
    bots, most = _bots(room), most_bots(room)
    if count > most:
        raise Refusal("room_full", msg("room-most-bots", count=most))
    for bot in bots[count:]:
        show_out(room, bot, "left")
    seat_watchers(room)
    added = [room.roster.add_bot() for _ in range(count - len(bots))]
    if added:
        room.save_guests(*added)
    room.show()
    play.let_in(room)


def pass_captaincy(room: Room) -> None:
    """A captain who stays away hands the controls to the guest who has been here longest."""
    captain = room.roster.all.get(room.night.captain or "")
    if captain is None or (captain.status == "in" and captain.present):
        return
    if captain.status != "in" or room.now - captain.since >= ABDICATES:
        with whole(room):
            _crown(room)


def _crown(room: Room) -> None:
    here = [guest for guest in room.roster if guest.client and not guest.bot]
    old = room.roster.all.get(room.night.captain or "")
    if here:
        new = min(here, key=lambda guest: (guest.watcher, guest.since))
        room.night.captain = new.seat
        room.notify(msg("room-captain-now", name=new.name))
    elif old is not None and old.status != "in":
        room.night.captain = None
    else:
        return
    room.save()
    room.show()


def _has_room(room: Room) -> bool:
    """Is there a seat for one more guest? In the lobby, a bot gives its own."""
    return bool(room.roster.free_place() or (room.phase != "game" and _bots(room)))


def _make_room(room: Room) -> None:
    if _has_room(room) and not room.roster.free_place():
        show_out(room, _bots(room)[-1], "left")


def _bots(room: Room) -> list[Guest]:
    return [guest for guest in room.roster.seated if guest.bot]


def seat_watchers(room: Room) -> None:
    """Those who watch, and are here, take the seats that are free before anybody else does."""
    for watcher in room.roster.watchers:
        if watcher.present and _has_room(room):
            with whole(room):
                _make_room(room)
                _seat(room, watcher)


def _seat(room: Room, watcher: Guest) -> None:
    guest = room.roster.seat_watcher(watcher)
    if room.night.captain == watcher.seat:
        room.night.captain = guest.seat
        room.save()
    for client in room.clients.values():
        if client.id == guest.client:
            hands.renamed(client, watcher.seat, guest.seat)
        if client.claim == watcher.seat:
            client.claim = guest.seat
    room.save_guests(watcher, guest)
    room.notify(msg("room-has-seat", name=guest.name))
    play.let_in(room)


def _in_charge(room: Room) -> list[str]:
    return [client.id for client in room.clients.values() if room.may_control(client)]
