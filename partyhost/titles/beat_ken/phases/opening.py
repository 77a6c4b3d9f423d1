"""Before the first spin: who begins, and who plays on which track."""

from __future__ import annotations

from dataclasses import dataclass, replace

from partyhost.engine.acts import CLOCK, HOST, Act, Seat
from partyhost.engine.offers import Choice, Offer, Option
from partyhost.engine.phase import Next
from partyhost.engine.secret import Secret
from partyhost.l10n import msg
from partyhost.titles.beat_ken import course, views
from partyhost.titles.beat_ken.phases.play import Play, Shown
from partyhost.titles.beat_ken.table import Table


class ChoosingFirst(Play):
    """K1. The captain says who spins first, where the table does not want that drawn."""

    rule = "K1"
    seconds = 30

    def awaits(self, table: Table) -> tuple[Seat, ...]:
        return (HOST,)

    def offers(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        if seat != HOST:
            return ()
        label = msg(f"beat_ken-offer-first-{table.rules.first_player}")
        return (Choice("first", label, tuple(Option(each, each) for each in table.seats)),)

    def on(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        if by == CLOCK:
            able = [track.colour for track in table.tracks if track.members]
            first, rng = table.rng.peek().picked(able)
            return course.opened(replace(table, rng=Secret(rng)), first, "random")
        track = table.of(act.value)
        assert track is not None
        return course.opened(table, track.colour, table.rules.first_player)

    def view(self, table: Table, viewer: Seat) -> views.ChoosingFirst:
        return views.ChoosingFirst(table.rules.first_player)


@dataclass(frozen=True)
class Opening(Shown):
    """K2. Everybody has a track; Ken stands at Start on the yellow one."""

    rule = "K2"
    seconds = 8
    how: str

    def on(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        return course.first_turn(table)

    def view(self, table: Table, viewer: Seat) -> views.Opening:
        return views.Opening(table.seen, self.how, table.rules.strength)
