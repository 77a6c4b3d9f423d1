"""Acts and drafts of guests, and how one that is sent twice counts once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from partyhost.engine.acts import HOST, Act, Move, Seat
from partyhost.host import play
from partyhost.host.clients import Client
from partyhost.host.messages import Acting, Drafting, Refusal
from partyhost.l10n import msg

if TYPE_CHECKING:
    from partyhost.host.room import Room

TWICE = 2.0  # seconds in which the same tap again is the same tap


def act(room: Room, client: Client, wish: Acting) -> None:
    actor = actor_of(room, client, wish)
    if counted(room, actor, wish):
        return
    play.take(room, move_of(room, client, actor, wish), actor, wish.id)
    count(room, actor, wish)


def counted(room: Room, actor: Seat, wish: Acting) -> bool:
    """Whether this is something again that counts already."""
    if wish.id is not None:
        return (actor, wish.id) in room.counted
    return room.now - room.taps.get(_tap(actor, wish), -TWICE) < TWICE


def count(room: Room, actor: Seat, wish: Acting) -> None:
    if wish.id is None:
        room.taps = {tap: at for tap, at in room.taps.items() if room.now - at < TWICE}
        room.taps[_tap(actor, wish)] = room.now
    else:
        room.counted.add((actor, wish.id))


def move_of(room: Room, client: Client, actor: Seat, wish: Acting) -> Move:
    """The move that the rules are asked about. Raises Refusal where nothing can be done now."""
    match = room.running
    if room.paused:
        raise Refusal("paused", msg("room-paused"))
    by = _by(room, client, actor, wish.act)
    return match.move(by, Act(wish.act, wish.value), wish.step)


def _tap(actor: Seat, wish: Acting) -> bytes:
    return msgspec.json.encode((actor, wish.step, wish.act, wish.value))


def draft(room: Room, client: Client, wish: Drafting) -> None:
    seat = actor_of(room, client, wish)
    if seat == HOST:
        raise Refusal("not_seated", msg("room-join-first"))
    match = room.running
    if wish.step != match.step:
        raise Refusal("moment_passed", msg("room-moment-passed"))
    by = _by(room, client, seat, wish.act)
    if not match.offers(by, wish.act):
        raise Refusal("not_offered", msg("room-not-now"))
    if len(msgspec.json.encode(wish.value)) > match.room_for(by, wish.act):
        raise Refusal("too_large", msg("room-too-much-draft"))
    match.draft(seat, wish.step, wish.act, wish.value)


def actor_of(room: Room, client: Client, wish: Acting | Drafting) -> Seat:
    """Whose acts these are; the captain stays the captain, whatever offer is taken."""
    if client.role == "host":
        return HOST
    guest = room.guest_of(client)
    if guest is not None:
        if wish.seat not in (None, guest.seat):
            raise Refusal("moment_passed", msg("room-phone-of", name=guest.name))
        return guest.seat
    if client.covered:
        raise Refusal("moment_passed", msg("room-covered"))
    if client.replaced:
        raise Refusal("not_seated", msg("room-newer-tab"))
    raise Refusal("not_seated", msg("room-join-first"))


def _by(room: Room, client: Client, actor: Seat, name: str) -> Seat:
    """The captain's phone has the host's offers beside its own."""
    match: Any = room.running
    if not room.is_captain(client) or match.offers(actor, name):
        return actor
    return HOST if match.offers(HOST, name) else actor
