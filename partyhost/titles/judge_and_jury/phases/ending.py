"""The end of a round and of the match: last looks, the verdict, ties, places."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from partyhost.engine.acts import Act, IllegalMove, Seat
from partyhost.engine.phase import Next
from partyhost.kit.podium import Podium, places
from partyhost.l10n import msg
from partyhost.titles.judge_and_jury import course, views
from partyhost.titles.judge_and_jury.cards import PLACES, points
from partyhost.titles.judge_and_jury.court import mine
from partyhost.titles.judge_and_jury.facts import facts
from partyhost.titles.judge_and_jury.phases.play import InRound, Play, Shown
from partyhost.titles.judge_and_jury.table import Table


class LastLook(InRound):
    """J8. Jury research that was not used yet may be used now, before the verdict."""

    rule = "J8"
    seconds = 20

    def awaits(self, table: Table) -> tuple[Seat, ...]:
        return tuple(filter(table.unseen, table.seats))

    def looked(self, table: Table) -> Next[Table]:
        return self.stay(table, "look") if self.awaits(table) else course.last_looks(table)

    def done(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        spent = tuple(card for seat in table.seats for card in table.open[seat])
        shut = replace(table, open=dict.fromkeys(table.seats, ()), spent=(*table.spent, *spent))
        return course.last_looks(shut)

    def without(self, table: Table, rest: Table, seat: Seat) -> Next[Table]:
        return self.stay(rest) if self.awaits(rest) else course.last_looks(rest)

    def view(self, table: Table, viewer: Seat) -> views.LastLook:
        return views.LastLook(table.seen, mine(table, viewer), self.awaits(table))


@dataclass(frozen=True)
class Verdict(Shown):
    """J9. Jurors are turned one by one; each card of the own colour that matches scores one."""

    rule = "J9"
    seconds = 5
    last = 10  # seconds for the last one, with everybody's points of the round
    turned: tuple[int, ...] = ()

    def about(self, table: Table) -> str:
        return msg("judge_and_jury-about-juror", n=len(self.turned) + 1, of=len(PLACES))

    def time(self, table: Table) -> int:
        return self.last if len(self.turned) == len(PLACES) else self.seconds

    def on(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        if len(self.turned) == len(PLACES):
            return course.after_round(table)
        number = table.jurors[len(self.turned)].peek()
        turned = (*self.turned, number)
        for seat in table.seats:
            more = self._points(table, seat, turned) - self._points(table, seat, self.turned)
            table = table.earning(seat, more)
        return Next(table, replace(self, turned=turned), cues=("juror",))

    @staticmethod
    def _points(table: Table, seat: Seat, turned: tuple[int, ...]) -> int:
        return points(table.shown[seat], table.sides[seat], turned)

    def view(self, table: Table, viewer: Seat) -> views.Verdict:
        tallies = tuple(
            views.TallyView(
                seat,
                tuple(card.value for card in table.shown[seat]),
                self._points(table, seat, self.turned),
            )
            for seat in table.seats
        )
        return views.Verdict(table.seen, mine(table, viewer), self.turned, tallies)


@dataclass(frozen=True)
class TieBreak(Shown):
    """J10. Those who are tied for the win get a jury card each; the highest one wins."""

    rule = "J10"
    seconds = 8
    draws: Mapping[Seat, int]

    def on(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        return course.podium(table, tuple(self.draws)[:1])

    def without(self, table: Table, rest: Table, seat: Seat) -> Next[Table]:
        draws = {each: number for each, number in self.draws.items() if each != seat}
        return self.stay(rest, draws=draws)

    def view(self, table: Table, viewer: Seat) -> views.TieBreak:
        draws = tuple(views.DrawView(seat, number) for seat, number in self.draws.items())
        return views.TieBreak(table.seen, draws)


@dataclass(frozen=True)
class Over(Podium[Table], Play):
    """J11. Most points after the last round wins."""

    rule = "J11"
    unit = "points"
    winners: tuple[Seat, ...] = ()

    @classmethod
    def of(cls, table: Table, winners: tuple[Seat, ...] = ()) -> Over:
        return cls(places(table.scores, winners), facts(table), winners)

    def intervene(self, table: Table, act: Act) -> Next[Table]:
        """After the end a score may still be put right, and the places follow it."""
        if act.name != "adjust":
            raise IllegalMove(msg("judge_and_jury-over"), "moment_passed")
        new = super().intervene(table, act)
        return replace(new, phase=replace(self, places=places(new.table.scores, self.winners)))
