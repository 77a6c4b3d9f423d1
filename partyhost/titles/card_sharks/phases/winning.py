"""A round is won."""

from __future__ import annotations

from dataclasses import dataclass

from partyhost.engine.acts import Act, Seat
from partyhost.engine.phase import Next
from partyhost.titles.card_sharks import course, views
from partyhost.titles.card_sharks.cards import Side
from partyhost.titles.card_sharks.chips import STAKE
from partyhost.titles.card_sharks.phases.play import Shown
from partyhost.titles.card_sharks.table import Table


@dataclass(frozen=True)
class RoundWon(Shown):
    """S11. A row is cleared, or the other side missed in sudden death."""

    rule = "S11"
    seconds = 7
    stake = f"${STAKE:,}"
    winner: Side
    how: str

    def acted(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        return course.after_round(table, self.winner)

    def view(self, table: Table, viewer: Seat) -> views.RoundWon:
        then = "money" if course.match_won(table, self.winner) else "round"
        return views.RoundWon(table.seen, self.winner, self.how, then)
