"""Reactions: a guest who waits may let a small picture rise at their chair on the TV. Nothing of
it is kept, and nobody need look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partyhost.host.clients import Client
from partyhost.host.messages import React, Refusal
from partyhost.l10n import msg

if TYPE_CHECKING:
    from partyhost.host.room import Room

PAUSE = 1.5  # seconds between two of one guest


def react(room: Room, client: Client, wish: React) -> None:
    guest = room.guest_of(client)
    if guest is None:
        raise Refusal("not_seated", msg("room-react-join"))
    if room.match is None:
        raise Refusal("not_allowed", msg("room-react-match"))
    if not room.night.reactions:
        raise Refusal("not_allowed", msg("room-react-off"))
    if guest.muted:
        raise Refusal("not_allowed", msg("room-muted"))
    tap = f"react {guest.seat}".encode()
    if room.now - room.taps.get(tap, -PAUSE) < PAUSE:
        raise Refusal("too_fast", msg("room-one-at-a-time"))
    room.taps[tap] = room.now
    told = {"seat": guest.seat, "kind": wish.kind}
    screens = [other.id for other in room.clients.values() if other.role == "tv" and other.open]
    room.outbox += [(screen, "reaction", told) for screen in screens]
    room.changed.set()
