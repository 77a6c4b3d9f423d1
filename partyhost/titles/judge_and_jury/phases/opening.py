"""Before the first card: who is on which side, who deals, and what lies open."""

from __future__ import annotations

from dataclasses import dataclass, replace

from partyhost.engine.acts import Act, Seat
from partyhost.engine.offers import Choice, Offer, Option
from partyhost.engine.phase import Next
from partyhost.l10n import msg
from partyhost.titles.judge_and_jury import course, views
from partyhost.titles.judge_and_jury.cards import OWN
from partyhost.titles.judge_and_jury.court import mine
from partyhost.titles.judge_and_jury.phases.play import Play, ShownInRound
from partyhost.titles.judge_and_jury.table import Table


@dataclass(frozen=True)
class ChoosingSide(Play):
    """J1. In the order of a drawn jury card, everybody chooses a side; sides stay even."""

    rule = "J1"
    seconds = 15
    order: tuple[Seat, ...]  # those who have not chosen yet

    def awaits(self, table: Table) -> tuple[Seat, ...]:
        return self.order[:1]

    def offers(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        if seat != self.order[0]:
            return ()
        options = tuple(
            Option(side, msg(f"judge_and_jury-{side}"), msg(f"judge_and_jury-scores-{OWN[side]}"))
            for side in course.open_sides(table)
        )
        return (Choice("side", msg("judge_and_jury-choose-side"), options),)

    def on(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        side = course.smaller_side(table) if act.name == "time up" else act.value
        return course.choosing(course.on_side(table, self.order[0], side), self.order[1:])

    def without(self, table: Table, rest: Table, seat: Seat) -> Next[Table]:
        order = tuple(each for each in self.order if each != seat)
        if len(rest.seats) < 2:
            return course.podium(rest)
        if order and order[0] == self.order[0] and len(course.open_sides(rest)) > 1:
            return self.stay(rest, order=order)
        return course.choosing(rest, order)

    def view(self, table: Table, viewer: Seat) -> views.ChoosingSide:
        draws = tuple(views.DrawView(seat, number) for seat, number in table.draws.items())
        return views.ChoosingSide(table.seen, draws, self.order[0], course.open_sides(table))


class Opening(ShownInRound):
    """J2. The highest jury card deals. Six jurors sit face down; six cards for each."""

    rule = "J2"
    seconds = 7

    def done(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        return course.between(table, table.left_of(table.dealer))

    def goes_on(self, table: Table, rest: Table, seat: Seat) -> Next[Table]:
        """Whoever dealt and left is followed by the guest before, so that the leader stays."""
        if seat == table.dealer:
            order = list(table.seats)
            rest = replace(rest, dealer=order[order.index(seat) - 1])
        return self.stay(rest)

    def view(self, table: Table, viewer: Seat) -> views.Opening:
        draws = tuple(views.DrawView(seat, number) for seat, number in table.draws.items())
        leader = table.left_of(table.dealer)
        return views.Opening(table.seen, mine(table, viewer), draws, leader)
