"""What this house remembers of a match: what it has been asked, which is whatever stood on the TV,
also if it was undone afterwards; and what its people ruled, unless it was undone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from partyhost import l10n
from partyhost.engine.acts import TV
from partyhost.engine.game import State, page
from partyhost.host.match import Match
from partyhost.host.stock import Stock

if TYPE_CHECKING:
    from partyhost.host.room import Room


def note_asked(room: Room, match: Match) -> None:
    """Call it when the match's step has changed."""
    stock = room.shelf.packs
    if isinstance(stock, Stock) and not match.over:
        seen = page(match.title, match.state, TV).view
        view = msgspec.to_builtins(seen, str_keys=True, enc_hook=l10n.hook(l10n.ENGLISH))
        stock.shown(match.id, match.title, match.start.pack, view, room.clock.wall())


def note_rulings(room: Room, match: Match, before: State) -> None:
    """Call it when the match's state has changed. A bot's word is nobody's."""
    stock, precedents = room.shelf.packs, match.title.precedents
    if precedents is None or not isinstance(stock, Stock):
        return
    was, now = precedents(before.table), precedents(match.state.table)
    if was != now:
        bots = {seat for seat, guest in room.roster.all.items() if guest.bot}
        was, now = (tuple(each for each in made if bots.isdisjoint(each.by)) for made in (was, now))
        stock.precedents.changed(match.title.key, match.start.pack, was, now)
