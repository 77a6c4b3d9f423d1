"""Between two hands: who took the last one, and whose judge is moved."""

from __future__ import annotations

from dataclasses import dataclass, replace

from partyhost.engine.acts import CLOCK, HOST, Act, Seat
from partyhost.engine.offers import Button, Choice, Offer, Option
from partyhost.engine.phase import Next
from partyhost.l10n import msg
from partyhost.titles.judge_and_jury import course, dealing, views
from partyhost.titles.judge_and_jury.court import mine, take_view
from partyhost.titles.judge_and_jury.phases.play import (
    InRound,
    ShownInRound,
    following,
    next_of,
)
from partyhost.titles.judge_and_jury.table import Table, Take


@dataclass(frozen=True)
class Gap(InRound):
    """J3. Once a round everybody may have a judge moved to the holder's left, between hands."""

    rule = "J3"
    seconds = 6
    leader: Seat
    take: Take | None = None
    move: views.MoveView | None = None
    kept: frozenset[Seat] = frozenset()  # those who want no change now

    def awaits(self, table: Table) -> tuple[Seat, ...]:
        return tuple(s for s in table.seats if s not in self.kept and table.movable(s))

    def asks(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        if seat == HOST:
            return (following(),)
        if seat in self.kept:
            return ()
        holders = table.movable(seat)
        if not holders:
            return ()
        options = tuple(
            Option(each, each, msg("judge_and_jury-moves-to", seat=table.receiver(each, seat)))
            for each in holders
        )
        move = Choice("move", msg("judge_and_jury-move"), options)
        return (move, Button("keep", msg("judge_and_jury-keep")))

    def done(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        if act.name == "move":
            return self._moved(table, by, act.value)
        if by in (CLOCK, HOST):
            return course.lead(table, self.leader)
        return self._closed(table, replace(self, kept=self.kept | {by}))

    def _moved(self, table: Table, by: Seat, holder: Seat) -> Next[Table]:
        """The others have a new moment for what they want now."""
        move = views.MoveView(by, holder, table.receiver(holder, by) or "")
        table = dealing.judge_moved(table, by, holder)
        new = replace(self, move=move, kept=frozenset())
        if new.awaits(table):
            return Next(table, new, cues=("judge_moved",))
        return replace(course.lead(table, self.leader), cues=("judge_moved",))

    def _closed(self, table: Table, new: Gap) -> Next[Table]:
        if new.awaits(table):
            return self.stay(table, kept=new.kept)
        return course.lead(table, self.leader)

    def goes_on(self, table: Table, rest: Table, seat: Seat) -> Next[Table]:
        leader = next_of(table, rest, self.leader, seat)
        new = replace(self, leader=leader)
        if new.awaits(rest):
            return self.stay(rest, leader=leader)
        return course.lead(rest, leader)

    def view(self, table: Table, viewer: Seat) -> views.Gap:
        return views.Gap(
            court=table.seen,
            mine=mine(table, viewer),
            leader=self.leader,
            undecided=self.awaits(table),
            take=take_view(self.take),
            move=self.move,
            goes_to={each: table.receiver(each, viewer) or "" for each in table.movable(viewer)},
        )


@dataclass(frozen=True)
class Taken(ShownInRound):
    """J5. Nobody answers: the last player takes the pile, and the left neighbour leads."""

    rule = "J5"
    seconds = 3
    leader: Seat
    take: Take

    def done(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        return course.lead(table, self.leader)

    def goes_on(self, table: Table, rest: Table, seat: Seat) -> Next[Table]:
        return self.stay(rest, leader=next_of(table, rest, self.leader, seat))

    def view(self, table: Table, viewer: Seat) -> views.Taken:
        take = take_view(self.take)
        assert take is not None
        return views.Taken(table.seen, mine(table, viewer), self.leader, take)
