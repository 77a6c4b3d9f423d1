"""What follows a ruling: a rebound for the others, the money, an appeal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from partyhost.engine.acts import HOST, Act, Seat
from partyhost.engine.offers import Button, Offer, Write
from partyhost.engine.phase import Next
from partyhost.kit.ballot import Ballot
from partyhost.kit.board import Written, written
from partyhost.l10n import msg
from partyhost.titles.jeopardy import answers, course, views
from partyhost.titles.jeopardy.mat import mat
from partyhost.titles.jeopardy.phases import turn
from partyhost.titles.jeopardy.phases.play import next_button
from partyhost.titles.jeopardy.table import Result, Table


@dataclass(frozen=True)
class Rebounding(turn.OnClue):
    """J9. A house rule: after a miss the others may answer for half; the first right wins."""

    rule = "J9"
    seconds = 15
    case: answers.Case
    ballot: Ballot[Written]

    def awaits(self, table: Table) -> tuple[Seat, ...]:
        return tuple(filter(self.ballot.owes, self.ballot.voters))

    def offers(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        knows = self.asked.response.seen_by(seat) is not None
        if self.ballot.owes(seat) and not knows:
            label = msg("jeopardy-offer-rebound")
            return (Write("answer", label, turn.LONGEST_ANSWER, ink=True),)
        return super().offers(table, seat)

    def on(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        if act.name == "void_clue":
            return self.voided(table)
        if act.name == "time up":
            return self._closed(table, self.ballot)
        ballot = self.ballot.put(by, written(act.value))
        return self._closed(table, ballot) if ballot.full else self.stay(table, ballot=ballot)

    def _closed(self, table: Table, ballot: Ballot[Written]) -> Next[Table]:
        """In the order in which they came in."""
        queue = tuple((seat, ballot[seat]) for seat in ballot.papers)
        return answers.rebound_missed(
            table, replace(self.case, missed=self.case.answer, queue=queue)
        )

    def without(self, table: Table, rest: Table, seat: Seat) -> Next[Table]:
        if seat == self.asked.seat:
            return turn.passed_on(table, rest, seat)
        case = self.case.without(rest, seat)
        left = replace(self, asked=case.asked, case=case, ballot=self.ballot.without(seat))
        return left._closed(rest, left.ballot) if left.ballot.full else left.stay(rest)

    def view(self, table: Table, viewer: Seat) -> views.Rebounding:
        return views.Rebounding(
            mat=mat(table, viewer),
            turn=self.case.seat,
            clue=self.asked.view(viewer),
            missed=self.case.answer,
            voters=self.ballot.voters,
            done=tuple(self.ballot.done),
            answer=self.ballot.seen_by(viewer),
        )


@dataclass(frozen=True)
class Outcome:
    """A ruling: `by` is judge, reader, host, vote or clock; `settled` ones can't be appealed."""

    right: bool
    by: str
    why: str
    votes: tuple[int, int] | None
    settled: bool


@dataclass(frozen=True)
class Ruled(turn.OnClue):
    """J11. The response is told and the money counted; anybody may appeal once a clue."""

    rule = "J11"
    seconds = 8
    show = True
    case: answers.Case
    said: Outcome
    knew: tuple[Seat, ...]

    def offers(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        if seat == HOST:
            return (next_button(), *super().offers(table, seat))
        if seat in table.scores and not self.said.settled:
            return (Button("appeal", msg("jeopardy-offer-appeal")),)
        return ()

    def on(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        if act.name == "void_clue":
            return self.voided(table)
        if act.name == "appeal":
            return answers.voting(table, self.case, appealer=by, right=self.said.right)
        return course.next_turn(self._paid(table), self.asked.seat)

    def _paid(self, table: Table) -> Table:
        case, total = self.case, self.case.sum.total
        doubled = case.sum.doubled and not case.rebound
        result = Result(
            case.seat, case.asked.category, total, self.said.right, doubled, table.round, case.said
        )
        knew = _counted(table.knew, self.knew)
        table = replace(table, results=(*table.results, result), knew=knew)
        if not self.said.right:
            return table
        if doubled and table.rules.daily_double_limit == "awarded":
            table = replace(table, awarded=table.awarded + 1)
        return table.pay(case.seat, total)

    def overruled(self, table: Table, right: bool) -> Next[Table]:
        said = replace(self.said, right=right, by="host", settled=True)
        return self.stay(table.ruled(self.case.said, right, (HOST,)), "overruled", said=said)

    def without(self, table: Table, rest: Table, seat: Seat) -> Next[Table]:
        """The money of a rebound goes with its guest alone."""
        if seat == self.asked.seat:
            paid = rest if seat == self.case.seat else self._paid(rest)
            return turn.passed_on(table, paid, seat)
        if seat == self.case.seat:
            return course.next_turn(rest, self.asked.seat)
        case = self.case.without(rest, seat)
        knew = tuple(each for each in self.knew if each != seat)
        return self.stay(rest, asked=case.asked, case=case, knew=knew)

    def view(self, table: Table, viewer: Seat) -> views.Ruled:
        before = table.scores[self.case.seat]
        return views.Ruled(
            mat=mat(table, viewer),
            turn=self.case.seat,
            reader=self.asked.reader,
            clue=self.case.view(viewer),
            answer=self.case.answer,
            spoken=self.case.spoken,
            right=self.said.right,
            by=self.said.by,
            why=self.said.why,
            votes=self.said.votes,
            knew=self.knew,
            appealable=not self.said.settled,
            before=before,
            after=before + (self.case.sum.total if self.said.right else 0),
        )


def _counted(knew: Mapping[Seat, int], seats: tuple[Seat, ...]) -> dict[Seat, int]:
    return {**knew, **{seat: knew.get(seat, 0) + 1 for seat in seats}}
