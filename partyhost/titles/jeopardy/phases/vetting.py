"""Written responses that the judge is unsure of go to the table, without their names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from partyhost.engine.acts import HOST, Act, Seat
from partyhost.engine.offers import Offer
from partyhost.engine.phase import Next
from partyhost.engine.secret import Secret
from partyhost.kit.ballot import Ballot
from partyhost.kit.board import Written, together
from partyhost.titles.jeopardy import views
from partyhost.titles.jeopardy.asked import phrased
from partyhost.titles.jeopardy.phases.play import Play
from partyhost.titles.jeopardy.phases.ruling import ruling_buttons, vote
from partyhost.titles.jeopardy.question import Question
from partyhost.titles.jeopardy.table import Table

Rulings = Mapping[Seat, Secret[bool]]
Group = tuple[Seat, ...]  # guests who wrote the same


class Settled(Protocol):
    """What comes when every paper is ruled on."""

    def settled(
        self, table: Table, question: Question, papers: Ballot[Written], rulings: Rulings
    ) -> Next[Table]: ...


def vet(table: Table, question: Question, papers: Ballot[Written], then: Settled) -> Next[Table]:
    """The judge rules on what is typed; the doubtful ones are put to the table one by one,
    and what several wrote is put once."""
    rulings: dict[Seat, Secret[bool]] = {}
    doubtful: dict[Seat, Written] = {}
    for seat in papers.voters:
        said = question.verdict(table, papers[seat])
        if said.outcome == "unsure" and phrased(table, papers[seat]):
            doubtful[seat] = papers[seat]
        else:
            right = said.outcome == "right" and phrased(table, papers[seat])
            rulings[seat] = Secret(right)
    groups = together(doubtful)
    return Doubt(question, papers, rulings, Secret(groups), 1, len(groups), then).go_on(table)


@dataclass(frozen=True)
class Doubt:
    """What is ruled so far, and whose papers are still in doubt: `number` of `total` is next."""

    question: Question
    papers: Ballot[Written]
    rulings: Rulings
    doubtful: Secret[tuple[Group, ...]]
    number: int
    total: int
    then: Settled

    def go_on(self, table: Table) -> Next[Table]:
        if not self.doubtful.peek():
            return self.then.settled(table, self.question, self.papers, self.rulings)
        voters = () if self._for_the_host(table) else table.seats
        knows = voters or None
        answer = self._answer()
        question = self.question.known_to(voters) if knows else self.question.told()
        phase = Vetting(
            doubt=self,
            question=question,
            answer=Secret(answer, voters),
            public=None if knows else answer,
            ballot=Ballot(voters),
        )
        return Next(table, phase, cues=("hm",))

    def ruled(self, table: Table, right: bool, by: tuple[Seat, ...]) -> Next[Table]:
        """`by` those who said so; nobody where it counts as right in doubt."""
        group, *rest = self.doubtful.peek()
        table = self.question.ruled(table, self._answer(), right, by)
        rulings = {**self.rulings, **{seat: Secret(right) for seat in group}}
        left = Secret(tuple(rest))
        return Doubt(
            self.question, self.papers, rulings, left, self.number + 1, self.total, self.then
        ).go_on(table)

    def without(self, seat: Seat) -> Doubt:
        groups = (tuple(s for s in group if s != seat) for group in self.doubtful.peek())
        left = Secret(tuple(group for group in groups if group))
        rulings = {each: ruling for each, ruling in self.rulings.items() if each != seat}
        papers = self.papers.without(seat)
        return Doubt(self.question, papers, rulings, left, self.number, self.total, self.then)

    def _answer(self) -> Written:
        return self.papers[self.doubtful.peek()[0][0]]

    @staticmethod
    def _for_the_host(table: Table) -> bool:
        return len(table.seats) < 3 or table.rules.judging == "host"


@dataclass(frozen=True)
class Vetting(Play):
    """J14. The table votes on a doubtful response without knowing whose it is. Everybody is
    asked, so that nobody gives themselves away, but a vote on one's own does not count."""

    rule = "J14"
    seconds = 15
    doubt: Doubt
    question: Question
    answer: Secret[Written]
    public: Written | None  # the answer, where the host rules
    ballot: Ballot[str]

    def awaits(self, table: Table) -> tuple[Seat, ...]:
        if self.public is not None:
            return (HOST,)
        return tuple(filter(self.ballot.owes, self.ballot.voters))

    def offers(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        if seat == HOST and self.public is not None:
            return ruling_buttons()
        return (vote(),) if self.ballot.owes(seat) else ()

    def on(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        if act.name in ("right", "wrong"):
            return self.doubt.ruled(table, act.name == "right", (by,))
        if act.name == "time up":
            return self._closed(table, self.ballot)
        ballot = self.ballot.put(by, act.value)
        return self._closed(table, ballot) if ballot.full else self.stay(table, ballot=ballot)

    def _closed(self, table: Table, ballot: Ballot[str]) -> Next[Table]:
        """A tie helps the answerer, and so does it that nobody votes."""
        own = self.doubt.doubtful.peek()[0]
        yes = tuple(seat for seat in ballot.who("right") if seat not in own)
        no = tuple(seat for seat in ballot.who("wrong") if seat not in own)
        right = len(yes) >= len(no)
        by = () if len(yes) == len(no) else yes if right else no
        return self.doubt.ruled(table, right, by)

    def without(self, table: Table, rest: Table, seat: Seat) -> Next[Table]:
        """The vote begins again without them: whose paper it was must not show."""
        return self.doubt.without(seat).go_on(rest)

    def view(self, table: Table, viewer: Seat) -> views.Vetting:
        return views.Vetting(
            category=self.question.category,
            clue=self.question.clue,
            number=self.doubt.number,
            total=self.doubt.total,
            done=tuple(self.ballot.done),
            voters=self.ballot.voters,
            answer=self.answer.seen_by(viewer) if self.public is None else self.public,
            response=self.question.response_for(viewer),
            vote=self.ballot.seen_by(viewer),
        )
