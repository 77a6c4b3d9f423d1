"""What a muted guest wrote stays off the screens: a board that is theirs is covered there."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from partyhost.engine.acts import Seat
from partyhost.host.clients import Client
from partyhost.kit.board import Written
from partyhost.l10n import msg

if TYPE_CHECKING:
    from partyhost.host.room import Room


def shown(room: Room, client: Client, view: Struct) -> Struct:
    """The view of a match as this client may be shown it."""
    muted = {guest.seat for guest in room.roster if guest.muted} if client.role == "tv" else ()
    told: Struct = covered(view, muted, "") if muted else view
    return told


def covered(told: Any, muted: Collection[Seat], seat: Seat) -> Any:
    """The same with the boards of these guests covered; a board is theirs who is named nearest,
    and that of which nobody is told whose it is may be."""
    if isinstance(told, Written):
        theirs = not seat or seat in muted
        return Written(msg("night-muted")) if theirs and not told.blank else told
    if isinstance(told, Struct):
        whose = getattr(told, "seat", None) or getattr(told, "turn", None) or seat
        parts = {name: getattr(told, name) for name in told.__struct_fields__}
        return replace(told, **{name: covered(part, muted, whose) for name, part in parts.items()})
    if isinstance(told, dict):
        return {who: covered(part, muted, who) for who, part in told.items()}
    if isinstance(told, tuple):
        return tuple(covered(part, muted, seat) for part in told)
    return told
