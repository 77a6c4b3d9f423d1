"""Who says whether it is right, where the judge does not: the reader, the host, the table."""

from __future__ import annotations

from dataclasses import dataclass, replace

from partyhost.engine.acts import AWAY, HOST, Act, Seat
from partyhost.engine.offers import Button, Choice, Offer, Option
from partyhost.engine.phase import Next
from partyhost.kit.ballot import Ballot
from partyhost.l10n import msg
from partyhost.titles.jeopardy import answers, views
from partyhost.titles.jeopardy.mat import mat
from partyhost.titles.jeopardy.phases import turn
from partyhost.titles.jeopardy.table import Table

RULINGS = ("right", "wrong")


def ruling_buttons() -> tuple[Button, ...]:
    return tuple(Button(each, msg(f"jeopardy-offer-{each}")) for each in RULINGS)


def vote() -> Choice:
    options = tuple(Option(each, msg(f"jeopardy-offer-{each}")) for each in RULINGS)
    return Choice("vote", msg("jeopardy-offer-vote"), options)


@dataclass(frozen=True)
class Ruling(turn.OnClue):
    """J8. The judge is unsure: the reader, who knows the response, says right or wrong."""

    rule = "J8"
    seconds = 15
    case: answers.Case
    by: Seat
    why: str
    appeal: bool | None = None  # on appeal the last word is the host's

    def awaits(self, table: Table) -> tuple[Seat, ...]:
        return (self.by,)

    def offers(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        ruling = ruling_buttons() if seat == self.by else ()
        return (*ruling, *super().offers(table, seat))

    def on(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        if act.name == "void_clue":
            return self.voided(table)
        if act.name == "time up":
            return self._silent(table, act)
        name = "host" if by == HOST else "reader"
        settled, right = self.appeal is not None, act.name == "right"
        table = table.ruled(self.case.said, right, (by,))
        return answers.ruled(table, self.case, right, name, self.why, settled=settled)

    def _silent(self, table: Table, act: Act) -> Next[Table]:
        """Who is gone is replaced by the next on the right, until all were asked; who is silent
        lets it stand as the judge left it: not right, and open to appeal."""
        asked = self.case.asked
        other = turn.next_reader(table, asked)
        if act == AWAY and self.by == asked.reader and other != table.right_of(asked.seat):
            case = replace(self.case, asked=asked.read_by(other, True))
            return answers.asked_of(table, case, other, self.why)
        return answers.ruled(table, self.case, False, "clock", msg("jeopardy-why-silent"))

    def without(self, table: Table, rest: Table, seat: Seat) -> Next[Table]:
        if seat == self.asked.seat:
            return turn.passed_on(table, rest, seat)
        case = self.case.without(rest, seat)
        if seat == self.case.seat:
            return answers.withdrawn(rest, case)
        if seat == self.by:
            return self._ruled_by_next(rest, case)
        return self.stay(rest, asked=case.asked, case=case)

    def _ruled_by_next(self, table: Table, case: answers.Case) -> Next[Table]:
        other = table.right_of(self.asked.seat)
        if other == self.case.seat:
            return answers.asked_of(table, case, HOST, self.why)
        case = replace(case, asked=case.asked.read_by(other, True))
        return answers.asked_of(table, case, other, self.why)

    def view(self, table: Table, viewer: Seat) -> views.Ruling:
        return views.Ruling(
            mat=mat(table, viewer),
            turn=self.case.seat,
            by=self.by,
            clue=self.case.view(viewer),
            answer=self.case.answer,
            spoken=self.case.spoken,
            why=self.why,
        )


@dataclass(frozen=True)
class Voting(turn.OnClue):
    """J10. All but the answerer vote; a tie leaves the ruling, and helps the answerer where
    there was none."""

    rule = "J10"
    seconds = 15
    case: answers.Case
    ballot: Ballot[str]
    appealer: Seat | None
    right: bool  # how it was ruled before; in doubt for the answerer

    def awaits(self, table: Table) -> tuple[Seat, ...]:
        return tuple(filter(self.ballot.owes, self.ballot.voters))

    def offers(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        if self.ballot.owes(seat):
            return (vote(),)
        return super().offers(table, seat)

    def on(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        if act.name == "void_clue":
            return self.voided(table)
        if act.name == "time up":
            return self._closed(table, self.ballot)
        ballot = self.ballot.put(by, act.value)
        return self._closed(table, ballot) if ballot.full else self.stay(table, ballot=ballot)

    def _closed(self, table: Table, ballot: Ballot[str]) -> Next[Table]:
        cast = [ballot[seat] for seat in ballot.done]
        yes, no = cast.count("right"), cast.count("wrong")
        right = self.right if yes == no else yes > no
        if yes != no:
            table = table.ruled(self.case.said, right, ballot.who("right" if right else "wrong"))
        why = msg("jeopardy-why-vote")
        return answers.ruled(table, self.case, right, "vote", why, votes=(yes, no), settled=True)

    def without(self, table: Table, rest: Table, seat: Seat) -> Next[Table]:
        if seat == self.asked.seat:
            return turn.passed_on(table, rest, seat)
        case = self.case.without(rest, seat)
        if seat == self.case.seat:
            return answers.withdrawn(rest, case)
        left = replace(self, asked=case.asked, case=case, ballot=self.ballot.without(seat))
        return left._closed(rest, left.ballot) if left.ballot.full else left.stay(rest)

    def view(self, table: Table, viewer: Seat) -> views.Voting:
        return views.Voting(
            mat=mat(table, viewer),
            turn=self.case.seat,
            appeal=self.appealer is not None,
            appealer=self.appealer,
            right=self.right,
            clue=self.case.view(viewer),
            answer=self.case.answer,
            spoken=self.case.spoken,
            done=tuple(self.ballot.done),
            voters=self.ballot.voters,
            vote=self.ballot.seen_by(viewer),
        )
