"""What this house has been asked: whatever stood on the TV, also if it was undone afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from partyhost.engine.acts import TV
from partyhost.engine.game import page
from partyhost.host.match import Match
from partyhost.host.stock import Stock

if TYPE_CHECKING:
    from partyhost.host.room import Room


def note_asked(room: Room, match: Match) -> None:
    """Call it when the match's step has changed."""
    stock = room.shelf.packs
    if isinstance(stock, Stock) and not match.over:
        view = msgspec.to_builtins(page(match.title, match.state, TV).view, str_keys=True)
        stock.shown(match.id, match.title, match.start.pack, view, room.clock.wall())
