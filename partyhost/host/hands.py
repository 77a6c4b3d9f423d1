"""Phones that several guests share: whose hands one is in, and the cover between two of them.

A phone has one seat in hand and is sent what that guest may know. While the cover is up it has
none in hand, and is sent what somebody is who looks on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from partyhost.engine.acts import HOST, Seat
from partyhost.host.clients import Client
from partyhost.host.messages import Hold, Refusal
from partyhost.host.seats import Guest
from partyhost.l10n import msg

if TYPE_CHECKING:
    from partyhost.host.room import Room

MOST = 4  # guests on one phone


def take(room: Room, client: Client, seat: Seat, token: str) -> None:
    """One more seat on this phone; the first one is in hand at once."""
    first = not client.held
    client.held[seat] = token
    if first:
        client.seat = client.last = seat
    _look(room, client)


def lose(client: Client, seat: Seat) -> None:
    """The seat is on this phone no more. Nobody else's cards come up by that."""
    client.held.pop(seat, None)
    if client.seat == seat:
        client.seat = None


def renamed(client: Client, old: Seat, new: Seat) -> None:
    """A watcher on this phone has a seat now."""
    client.held = {new if seat == old else seat: token for seat, token in client.held.items()}
    client.seat = new if client.seat == old else client.seat
    client.last = new if client.last == old else client.last


def arrive(room: Room, client: Client, hold: Seat | None) -> None:
    """All seats are taken. A page that comes back has in hand what it had; a new one is covered."""
    if hold in client.held:
        client.seat = client.last = hold
    elif room.phase == "game" and client.shares:
        client.seat = None


def settle(room: Room) -> None:
    """Something has changed: phones that are shared or covered are looked at."""
    for client in room.clients.values():
        if client.shares or client.covered:
            _settle(room, client)


def _settle(room: Room, client: Client) -> None:
    """The cover comes by itself when a match begins, and when the room waits for another guest
    of this phone. Outside of matches nothing is secret and there is none."""
    began, new = client.awaited is None, _look(room, client)
    if client.awaited is None:
        if client.covered:
            client.seat = _anybody(room, client)
    elif began:
        client.seat = client.last = None
    elif new and _is_done(client, client.awaited):
        client.seat = None


def hold(room: Room, client: Client, wish: Hold) -> None:
    """A guest takes the phone, or lays it down under the cover."""
    if wish.seat is None and room.phase != "game":
        raise Refusal("not_allowed", msg("room-nothing-secret"))
    if wish.seat not in (None, *client.held) or not client.held:
        raise Refusal("not_seated", msg("room-not-on-phone"))
    client.seat, client.last = wish.seat, wish.seat or client.last
    _look(room, client)
    room.show()


def told(room: Room, client: Client) -> dict[str, Any]:
    """What a phone that is shared, or covered, is told in `you` beside the rest."""
    if not (client.shares or client.covered):
        return {}
    waits = client.awaited or ()
    names = {seat: room.roster.all[seat].name for seat in client.held}
    return {
        "sharing": [{"seat": s, "name": n, "awaited": s in waits} for s, n in names.items()],
        "covered": client.covered,
        "next": _next(client, waits) if client.covered else None,
        "keys": list(client.held.values()),
    }


def is_shared(room: Room, guest: Guest) -> bool:
    """Does this guest play on a phone that is not theirs alone, and so may move to another one?"""
    client = room.clients.get(guest.client or "")
    return client is not None and client.shares


def _is_done(client: Client, awaited: tuple[Seat, ...]) -> bool:
    return client.seat not in awaited and (bool(awaited) or client.discreet)


def _look(room: Room, client: Client) -> bool:
    """Notes whom of this phone the match waits for, and whether that is another moment's."""
    before = client.awaited, client.step
    client.awaited = _awaited(room, client)
    client.step = room.running.step if client.awaited else None
    return before != (client.awaited, client.step)


def _awaited(room: Room, client: Client) -> tuple[Seat, ...] | None:
    """Whom of this phone the match waits for; None while none is played. Where it waits for the
    host, the captain may act."""
    if room.phase != "game":
        return None
    waits = (room.night.captain if seat == HOST else seat for seat in room.running.awaits)
    return tuple(seat for seat in dict.fromkeys(waits) if seat in client.held)


def _next(client: Client, waits: tuple[Seat, ...]) -> Seat | None:
    """Whom the cover names: rather not the guest who has just laid the phone down."""
    others = [seat for seat in waits if seat != client.last]
    return next(iter(others or waits), None)


def _anybody(room: Room, client: Client) -> Seat:
    captain = room.night.captain
    if captain in client.held:
        return captain
    return client.last if client.last in client.held else next(iter(client.held))
