"""Final Jeopardy!: one clue for everybody, with a hidden wager."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from partyhost.engine.acts import HOST, Act, Seat
from partyhost.engine.offers import Number, Offer, Write
from partyhost.engine.phase import Next
from partyhost.engine.secret import Secret
from partyhost.kit.ballot import Ballot
from partyhost.kit.board import BLANK, Written, written
from partyhost.kit.polling import Polling
from partyhost.l10n import msg
from partyhost.titles.jeopardy import course, views
from partyhost.titles.jeopardy.phases import vetting
from partyhost.titles.jeopardy.phases.play import Play, Shown
from partyhost.titles.jeopardy.phases.turn import LONGEST_ANSWER
from partyhost.titles.jeopardy.question import Question, draw
from partyhost.titles.jeopardy.table import Table

P = TypeVar("P")


class Poll(Polling[Table, P], Play):
    """Everybody hands in one secret paper; who leaves for good takes theirs along."""

    def without(self, table: Table, rest: Table, seat: Seat) -> Next[Table]:
        ballot = self.ballot.without(seat)
        return self.closed(rest, ballot) if ballot.full else self.stay(rest, ballot=ballot)


def wagering(table: Table, category: str) -> Next[Table]:
    """Guests with nothing wager nothing, and are not asked."""
    ballot: Ballot[int] = Ballot(table.seats)
    for seat in table.seats:
        if not table.scores[seat]:
            ballot = ballot.put(seat, 0)
    phase = Wagering(ballot, category)
    return phase.closed(table, ballot) if ballot.full else Next(table, phase, cues=("final",))


@dataclass(frozen=True)
class Wagering(Poll[int]):
    """J12. The category is shown; everybody hides a wager of any part of their money."""

    rule = "J12"
    seconds = 45
    late = 0
    category: str

    def ask(self, table: Table, seat: Seat) -> Offer:
        most = table.scores[seat]
        label = msg("jeopardy-offer-wager")
        return Number("wager", label, 0, most, quick=(0, most // 2, most))

    def closed(self, table: Table, ballot: Ballot[int]) -> Next[Table]:
        question, table = draw(table, self.category)
        papers: Ballot[Written] = Ballot(ballot.voters)
        return Next(table, FinalAnswering(papers, question, ballot), cues=("think",))

    def view(self, table: Table, viewer: Seat) -> views.Wagering:
        return views.Wagering(
            category=self.category,
            done=tuple(self.ballot.done),
            players=self.ballot.voters,
            most=table.scores.get(viewer),
            wager=self.ballot.seen_by(viewer),
        )


@dataclass(frozen=True)
class FinalAnswering(Poll[Written]):
    """J13. The clue is read; everybody writes a response. No response is a wrong one."""

    rule = "J13"
    seconds = 45
    late = BLANK
    question: Question
    wagers: Ballot[int]

    def ask(self, table: Table, seat: Seat) -> Offer:
        return Write("answer", msg("jeopardy-offer-response"), LONGEST_ANSWER, ink=True)

    def paper(self, act: Act) -> Written:
        return written(act.value)

    def closed(self, table: Table, ballot: Ballot[Written]) -> Next[Table]:
        return vetting.vet(table, self.question, ballot, Turning(self.wagers))

    def without(self, table: Table, rest: Table, seat: Seat) -> Next[Table]:
        left = replace(self, wagers=self.wagers.without(seat))
        return Poll.without(left, table, rest, seat)

    def view(self, table: Table, viewer: Seat) -> views.FinalAnswering:
        return views.FinalAnswering(
            category=self.question.category,
            clue=self.question.clue,
            done=tuple(self.ballot.done),
            players=self.ballot.voters,
            wager=self.wagers.seen_by(viewer),
            answer=self.ballot.seen_by(viewer),
        )


@dataclass(frozen=True)
class Turning:
    """When all responses are ruled on, the boards are turned round, lowest score first."""

    wagers: Ballot[int]

    def settled(
        self,
        table: Table,
        question: Question,
        papers: Ballot[Written],
        rulings: Mapping[Seat, Secret[bool]],
    ) -> Next[Table]:
        order = tuple(sorted(papers.voters, key=lambda seat: table.scores[seat]))
        hidden = {
            seat: Secret((papers[seat], self.wagers[seat], rulings[seat].peek())) for seat in order
        }
        return reveal(table, question.told(), hidden, order, ())


Board = tuple[Written, int, bool]  # the response, the wager, and whether it is right
Boards = Mapping[Seat, Secret[Board]]
Reveals = tuple[views.Reveal, ...]


def reveal(
    table: Table, question: Question, boards: Boards, order: tuple[Seat, ...], shown: Reveals
) -> Next[Table]:
    """The next board shows its response; when none is left, the final is over."""
    if not order:
        return course.after_final(table)
    who, *rest = order
    answer, _, _ = boards[who].peek()
    first = views.Reveal(who, answer, table.scores[who], None, None, None)
    return Next(table, Revealing(question, boards, tuple(rest), (*shown, first)), cues=("board",))


@dataclass(frozen=True)
class Revealing(Shown):
    """J15. Lowest score first: each response, and then its wager, won or lost."""

    rule = "J15"
    seconds = 6
    question: Question
    boards: Boards
    order: tuple[Seat, ...]  # still to come
    shown: Reveals  # the last is on the stage

    def about(self, table: Table) -> str:
        return self.question.category

    def on(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        *earlier, last = self.shown
        _, wager, right = self.boards[last.seat].peek()
        if last.right is None:
            shown = (*earlier, _turned(last, wager, right))
            cue = "right" if right else "wrong"
            return Next(table, replace(self, shown=shown), cues=(cue,))
        table = replace(table, wagers={**table.wagers, last.seat: wager})
        table = table.pay(last.seat, wager if last.right else -wager)
        return reveal(table, self.question, self.boards, self.order, self.shown)

    def overruled(self, table: Table, right: bool) -> Next[Table]:
        """All who wrote the same are ruled on alike, also those who were paid before."""
        answer, _, _ = self.boards[self.shown[-1].seat].peek()
        boards, shown = dict(self.boards), []
        for seat, board in self.boards.items():
            said, wager, _ = board.peek()
            if seat == self.shown[-1].seat or said.agrees(answer):
                boards[seat] = Secret((said, wager, right))
        for each in self.shown:
            _, wager, now = boards[each.seat].peek()
            shown.append(each if each.right in (None, now) else _turned(each, wager, now))
        for before, after in zip(self.shown[:-1], shown, strict=False):
            table = table.pay(before.seat, (after.after or 0) - (before.after or 0))
        table = self.question.ruled(table, answer, right, (HOST,))
        return self.stay(table, "overruled", boards=boards, shown=tuple(shown))

    def without(self, table: Table, rest: Table, seat: Seat) -> Next[Table]:
        order = tuple(each for each in self.order if each != seat)
        shown = tuple(each for each in self.shown if each.seat != seat)
        if seat == self.shown[-1].seat:
            return reveal(rest, self.question, self.boards, order, shown)
        return self.stay(rest, order=order, shown=shown)

    def view(self, table: Table, viewer: Seat) -> views.Revealing:
        question = self.question
        response = question.response_for(viewer) or ""
        return views.Revealing(question.category, question.clue, response, self.shown, self.order)


def _turned(board: views.Reveal, wager: int, right: bool) -> views.Reveal:
    after = max(0, board.before + (wager if right else -wager))
    return views.Reveal(board.seat, board.answer, board.before, wager, right, after)
