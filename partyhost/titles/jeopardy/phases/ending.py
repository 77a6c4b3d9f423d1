"""After the final: a tie-break where it is needed, and the podium."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from partyhost.engine.acts import HOST, Act, IllegalMove, Seat
from partyhost.engine.offers import Offer, Write
from partyhost.engine.phase import Next
from partyhost.engine.secret import Secret
from partyhost.kit.ballot import Ballot
from partyhost.kit.board import BLANK, Written, written
from partyhost.kit.podium import Fact, Podium, places
from partyhost.l10n import msg
from partyhost.titles.jeopardy import course, views
from partyhost.titles.jeopardy.phases import vetting
from partyhost.titles.jeopardy.phases.final import Poll
from partyhost.titles.jeopardy.phases.play import Play, Shown
from partyhost.titles.jeopardy.phases.turn import LONGEST_ANSWER
from partyhost.titles.jeopardy.question import Question, draw
from partyhost.titles.jeopardy.table import Table

MOST_TIE_BREAKS = 3


def tie_break(table: Table, tied: tuple[Seat, ...], number: int) -> Next[Table]:
    category, table = course.final_category(table)
    question, table = draw(table, category)
    return Next(table, TieBreaking(Ballot(tied), question, number), cues=("tie_break", "think"))


@dataclass(frozen=True)
class TieBreaking(Poll[Written]):
    """J16. Those who are equal first answer one more clue at once; the first right one wins."""

    rule = "J16"
    seconds = 30
    late = BLANK
    question: Question
    number: int

    def ask(self, table: Table, seat: Seat) -> Offer:
        return Write("answer", msg("jeopardy-offer-quick"), LONGEST_ANSWER, ink=True)

    def paper(self, act: Act) -> Written:
        return written(act.value)

    def closed(self, table: Table, ballot: Ballot[Written]) -> Next[Table]:
        if len(ballot.voters) == 1:
            return course.podium(table, ballot.voters[0])
        return vetting.vet(table, self.question, ballot, Settling(self.number))

    def without(self, table: Table, rest: Table, seat: Seat) -> Next[Table]:
        ballot = self.ballot.without(seat)
        if ballot.full or len(ballot.voters) == 1:
            return self.closed(rest, ballot)
        return self.stay(rest, ballot=ballot)

    def view(self, table: Table, viewer: Seat) -> views.TieBreaking:
        return views.TieBreaking(
            number=self.number,
            most=MOST_TIE_BREAKS,
            category=self.question.category,
            clue=self.question.clue,
            tied=self.ballot.voters,
            done=tuple(self.ballot.done),
            answer=self.ballot.seen_by(viewer),
        )


@dataclass(frozen=True)
class Settling:
    """When the tied are ruled on, the first right one in order of arrival has won."""

    number: int

    def settled(
        self,
        table: Table,
        question: Question,
        papers: Ballot[Written],
        rulings: Mapping[Seat, Secret[bool]],
    ) -> Next[Table]:
        answers = tuple(
            views.TieAnswer(seat, papers[seat], rulings[seat].peek()) for seat in papers.papers
        )
        right = [answer.seat for answer in answers if answer.right]
        winner = right[0] if right else None
        cue = "win" if winner else "wrong"
        return Next(table, TieBroken(question.told(), answers, winner, self.number), cues=(cue,))


@dataclass(frozen=True)
class TieBroken(Shown):
    """J17. Nobody right: another clue, three at the most, and then they share the win."""

    rule = "J17"
    seconds = 8
    question: Question
    answers: tuple[views.TieAnswer, ...]
    winner: Seat | None
    number: int

    def on(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        tied = tuple(answer.seat for answer in self.answers)
        if self.winner is None and self.number < MOST_TIE_BREAKS and len(tied) > 1:
            return tie_break(table, tied, self.number + 1)
        return course.podium(table, self.winner or (tied[0] if len(tied) == 1 else None))

    def without(self, table: Table, rest: Table, seat: Seat) -> Next[Table]:
        answers = tuple(answer for answer in self.answers if answer.seat != seat)
        winner = None if self.winner == seat else self.winner
        return self.stay(rest, answers=answers, winner=winner)

    def overruled(self, table: Table, right: bool) -> Next[Table]:
        """The ruling that decided is turned round, and so is that of all who wrote the same: the
        next right one in order wins."""
        if not self.answers:
            raise IllegalMove(msg("jeopardy-refusal-left"))
        decided = self.winner or self.answers[0].seat
        paper = next(each.answer for each in self.answers if each.seat == decided)
        answers = tuple(
            views.TieAnswer(each.seat, each.answer, right)
            if each.seat == decided or each.answer.agrees(paper)
            else each
            for each in self.answers
        )
        winner = next((each.seat for each in answers if each.right), None)
        table = self.question.ruled(table, paper, right, (HOST,))
        return self.stay(table, "overruled", answers=answers, winner=winner)

    def view(self, table: Table, viewer: Seat) -> views.TieBroken:
        question = self.question
        response = question.response_for(viewer) or ""
        return views.TieBroken(
            question.category, question.clue, response, self.answers, self.winner
        )


@dataclass(frozen=True)
class Over(Podium[Table], Play):
    """J18. The most money wins."""

    rule = "J18"
    unit = "$"
    winners: tuple[Seat, ...] = ()  # by a tie-break

    @classmethod
    def of(cls, table: Table, facts: tuple[Fact, ...], winner: Seat | None) -> Over:
        winners = () if winner is None else (winner,)
        return cls(places(table.scores, winners), facts, winners)

    def intervene(self, table: Table, act: Act) -> Next[Table]:
        """After the end a score may still be put right, and the places follow it."""
        if act.name != "adjust":
            raise IllegalMove(msg("jeopardy-refusal-over"), "moment_passed")
        new = super().intervene(table, act)
        ranked = places(new.table.scores, self.winners)
        return replace(new, phase=replace(self, places=ranked))
