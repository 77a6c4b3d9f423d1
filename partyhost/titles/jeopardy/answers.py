"""The way of an answer: to the judge, to people, to the others, and to a result."""

from __future__ import annotations

from dataclasses import dataclass, replace

import msgspec

from partyhost.engine.acts import HOST, Seat
from partyhost.engine.phase import Next
from partyhost.kit.ballot import Ballot
from partyhost.kit.board import BLANK, Written
from partyhost.l10n import msg
from partyhost.titles.jeopardy.asked import Asked, phrased, verdict
from partyhost.titles.jeopardy.phases import outcome, ruling
from partyhost.titles.jeopardy.table import Said, Table
from partyhost.titles.jeopardy.views import ClueView, Sum

Answers = tuple[tuple[Seat, Written], ...]
NO_DOUBT = ""  # why people rule: this table wants it


@dataclass(frozen=True)
class Case:
    """An answer to be ruled on: whose, to which clue, for how much. `missed` is the first
    answer, where this one is a rebound; `queue` holds the rebounds that came after it; a
    `spoken` one was said aloud, and there is nothing written."""

    asked: Asked
    seat: Seat
    answer: Written
    sum: Sum
    missed: Written | None = None
    queue: Answers = ()
    spoken: bool = False

    @property
    def rebound(self) -> bool:
        return self.missed is not None

    @property
    def said(self) -> Said | None:
        return self.asked.said(self.answer)

    def told(self) -> Case:
        return replace(self, asked=self.asked.tell())

    def view(self, viewer: Seat) -> ClueView:
        """The clue with what this answer is worth."""
        return msgspec.structs.replace(self.asked.view(viewer), sum=self.sum)

    def without(self, table: Table, seat: Seat) -> Case:
        """Of the others, one has left for good, and their rebound with them."""
        queue = tuple(each for each in self.queue if each[0] != seat)
        return replace(self, asked=self.asked.without(table, seat), queue=queue)


def first(asked: Asked, answer: Written) -> Case:
    return Case(asked, asked.seat, answer, asked.sum)


def answered(table: Table, asked: Asked, answer: Written) -> Next[Table]:
    return judged(table, first(asked, answer))


def ruled_by_ear(table: Table, asked: Asked, right: bool) -> Next[Table]:
    return ruled(table, _said(asked), right, "reader", msg("jeopardy-why-aloud"))


def heard(table: Table, asked: Asked) -> Next[Table]:
    """It was said aloud, and others than the judge must say whether it was right."""
    if table.rules.judging in ("table", "host"):
        return judged(table, _said(asked))
    return asked_of(table, _said(asked), asked.reader, msg("jeopardy-why-aloud"))


def unheard(table: Table, asked: Asked) -> Next[Table]:
    """The last of those who might listen is gone: the host says what was said."""
    return asked_of(table, _said(asked), HOST, msg("jeopardy-why-aloud"))


def _said(asked: Asked) -> Case:
    return replace(first(asked, BLANK), spoken=True)


def timed_out(table: Table, asked: Asked) -> Next[Table]:
    return ruled(table, first(asked, BLANK), False, "clock", msg("jeopardy-why-late"))


def unphrased(table: Table, asked: Asked, answer: Written) -> Next[Table]:
    why = msg("jeopardy-why-unphrased")
    return ruled(table, first(asked, answer), False, "judge", why)


def judged(table: Table, case: Case) -> Next[Table]:
    """By whom the table wants it: the judge first, or people always."""
    judging = table.rules.judging
    if judging == "table":
        return voting(table, case)
    if judging == "host":
        return asked_of(table, case, HOST, NO_DOUBT)
    ruler = case.asked.seat if case.rebound else case.asked.reader
    if judging == "reader":
        return asked_of(table, case, ruler, NO_DOUBT)
    house = table.precedents.house(case.asked.item)
    said = verdict(case.answer, case.asked.key.peek(), house)
    if said.outcome == "unsure":
        return asked_of(table, case, ruler, said.why)
    return ruled(table, case, said.outcome == "right", "judge", said.why)


def asked_of(
    table: Table, case: Case, ruler: Seat, why: str, appeal: bool | None = None
) -> Next[Table]:
    """The host's page holds no secret, so what the host rules on is told to all."""
    asked = case.asked.tell() if ruler == HOST else case.asked.known_to((ruler,))
    return Next(
        table,
        ruling.Ruling(asked, replace(case, asked=asked), ruler, why, appeal),
        cues=("hm",),
    )


def voting(
    table: Table, case: Case, appealer: Seat | None = None, right: bool = True
) -> Next[Table]:
    """All but the answerer vote; where that is one guest alone, the host decides."""
    voters = tuple(seat for seat in table.seats if seat != case.seat)
    appeal = appealer is not None
    if len(voters) < 2:
        why = msg("jeopardy-why-two")
        return asked_of(table, case, HOST, why, appeal or None)
    asked = case.asked.known_to(voters)
    case = replace(case, asked=asked)
    return Next(table, ruling.Voting(asked, case, Ballot(voters), appealer, right), cues=("hm",))


def ruled(
    table: Table,
    case: Case,
    right: bool,
    by: str,
    why: str,
    votes: tuple[int, int] | None = None,
    settled: bool = False,
) -> Next[Table]:
    if not right and case.rebound:
        return rebound_missed(table, case)
    others = _may_rebound(table, case)
    if not right and others and not settled:
        phase = outcome.Rebounding(case.asked, case, Ballot(others))
        return Next(table, phase, cues=("wrong",))
    settled = settled or by == "host"
    return _told(table, case, outcome.Outcome(right, by, why, votes, settled))


def _told(table: Table, case: Case, said: outcome.Outcome) -> Next[Table]:
    case = case.told()
    phase = outcome.Ruled(case.asked, case, said, case.asked.knew(table))
    return Next(table, phase, cues=("right" if said.right else "wrong",))


def _may_rebound(table: Table, case: Case) -> tuple[Seat, ...]:
    """Those who neither answered nor know the response."""
    if table.rules.rebound == "off" or case.asked.told is not None:
        return ()
    knows = case.asked.response.knows
    return tuple(seat for seat in table.seats if seat != case.seat and seat not in knows)


def withdrawn(table: Table, case: Case) -> Next[Table]:
    """Whose rebound was to be ruled on has left for good: it counts as missed."""
    return rebound_missed(table, replace(case, seat=case.asked.seat, answer=BLANK))


def rebound_missed(table: Table, case: Case) -> Next[Table]:
    """An answer was wrong: so are those of all who say the same, and the next other one counts."""
    queue = case.queue
    if phrased(table, case.answer):
        queue = tuple(each for each in queue if not each[1].agrees(case.answer))
    if queue:
        return next_rebound(table, case.asked, case.missed or BLANK, queue)
    missed = first(case.asked, case.missed or BLANK)
    why = msg("jeopardy-why-nobody")
    return _told(table, missed, outcome.Outcome(False, "judge", why, None, False))


def next_rebound(table: Table, asked: Asked, missed: Written, queue: Answers) -> Next[Table]:
    (seat, answer), *rest = queue
    half = Sum(asked.sum.units, asked.sum.unit, asked.sum.doubled, True, asked.sum.total // 2)
    case = Case(asked, seat, answer, half, missed, tuple(rest))
    if answer.blank or not phrased(table, answer):
        return rebound_missed(table, case)
    return judged(table, case)
