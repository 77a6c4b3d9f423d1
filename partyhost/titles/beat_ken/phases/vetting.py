"""Answers that the judge is unsure of go to the table, without their names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from partyhost.engine.acts import HOST, Act, Seat
from partyhost.engine.offers import Button, Choice, Offer, Option
from partyhost.engine.phase import Next
from partyhost.engine.secret import Secret
from partyhost.kit.ballot import Ballot
from partyhost.kit.board import Written, together
from partyhost.l10n import msg
from partyhost.titles.beat_ken import course, views
from partyhost.titles.beat_ken.board import stake_view
from partyhost.titles.beat_ken.money import Side
from partyhost.titles.beat_ken.phases.play import Play
from partyhost.titles.beat_ken.table import Table

if TYPE_CHECKING:
    from partyhost.titles.beat_ken.phases.asking import Asked, Boards

RULINGS = ("right", "wrong")
FEWEST_SIDES = 3  # with fewer, all who could vote are opponents, and the host decides
Rulings = Mapping[Side, Secret[bool]]
Group = tuple[Side, ...]  # tracks that wrote the same


def vet(table: Table, asked: Asked, boards: Boards) -> Next[Table]:
    """The judge rules on what is typed; the doubtful ones are put to the table one by one."""
    rulings: dict[Side, Secret[bool]] = {}
    doubtful: dict[Side, Written] = {}
    for side, board in boards.items():
        answer = board.peek().answer
        said = asked.question.verdict(table, answer)
        for_people = table.rules.judging != "auto" and not answer.blank
        if said.outcome == "unsure" or for_people:
            doubtful[side] = answer
        else:
            rulings[side] = Secret(said.outcome == "right")
    groups = together(doubtful)
    return Doubt(asked, boards, rulings, Secret(groups), 1, len(groups)).go_on(table)


@dataclass(frozen=True)
class Doubt:
    """What is ruled so far, and who is still in doubt: `number` of `total` is next."""

    asked: Asked
    boards: Boards
    rulings: Rulings
    doubtful: Secret[tuple[Group, ...]]
    number: int
    total: int

    def go_on(self, table: Table) -> Next[Table]:
        if not self.doubtful.peek():
            rulings = {side: ruling.peek() for side, ruling in self.rulings.items()}
            rulings["ken"] = self.asked.question.ken_right.peek()
            return course.boards_round(table, self.asked, self.boards, rulings)
        sides = [track for track in table.tracks if track.members]
        if len(sides) < FEWEST_SIDES or table.rules.judging == "host":
            return self.for_the_host(table, False)
        answer = self._answer()
        asked = replace(self.asked, question=self.asked.question.known_to(table.seats))
        doubt = replace(self, asked=asked)
        ballot: Ballot[str] = Ballot(table.seats)
        return Next(table, Vetting(doubt, Secret(answer, table.seats), ballot), cues=("hm",))

    def for_the_host(self, table: Table, tied: bool) -> Next[Table]:
        """The host's page holds no secret, so what the host rules on is told to all."""
        asked = replace(self.asked, question=self.asked.question.told())
        doubt, answer = replace(self, asked=asked), self._answer()
        phase = Vetting(doubt, Secret(answer), Ballot(()), public=answer, tied=tied)
        return Next(table, phase, cues=("hm",))

    def _answer(self) -> Written:
        return self.boards[self.doubtful.peek()[0][0]].peek().answer

    def ruled(self, table: Table, right: bool, by: tuple[Seat, ...]) -> Next[Table]:
        """`by` those who said so; nobody where it counts as right in doubt."""
        group, *rest = self.doubtful.peek()
        table = self.asked.question.ruled(table, self._answer().text, right, by)
        rulings = {**self.rulings, **{side: Secret(right) for side in group}}
        left = Secret(tuple(rest))
        return replace(self, rulings=rulings, doubtful=left, number=self.number + 1).go_on(table)

    def without(self, rest: Table, seat: Seat) -> Doubt:
        """A guest has left for good; with the last of a track its board is out."""
        asked = self.asked.without(rest, seat)
        out = set(self.asked.stake.sides) - set(asked.stake.sides)
        groups = (tuple(s for s in group if s not in out) for group in self.doubtful.peek())
        return replace(
            self,
            asked=asked,
            boards={side: board for side, board in self.boards.items() if side not in out},
            rulings={side: ruling for side, ruling in self.rulings.items() if side not in out},
            doubtful=Secret(tuple(group for group in groups if group)),
        )


@dataclass(frozen=True)
class Vetting(Play):
    """K9. The table votes on a doubtful answer without knowing whose it is. Everybody is asked,
    so that nobody gives themselves away, but votes on one's own do not count; a tie goes to
    the host."""

    rule = "K9"
    seconds = 15
    doubt: Doubt
    answer: Secret[Written]
    ballot: Ballot[str]
    public: Written | None = None  # the answer, where the host rules
    tied: bool = False

    def awaits(self, table: Table) -> tuple[Seat, ...]:
        if self.public is not None:
            return (HOST,)
        return tuple(filter(self.ballot.owes, self.ballot.voters))

    def offers(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        if seat == HOST and self.public is not None:
            return tuple(Button(each, msg(f"beat_ken-offer-{each}")) for each in RULINGS)
        if not self.ballot.owes(seat):
            return ()
        votes = tuple(Option(each, msg(f"beat_ken-offer-{each}")) for each in RULINGS)
        return (Choice("vote", msg("beat_ken-offer-vote"), votes),)

    def on(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        if act.name in ("right", "wrong"):
            return self.doubt.ruled(table, act.name == "right", (by,))
        if act.name == "time up":
            return self._closed(table, self.ballot)
        ballot = self.ballot.put(by, act.value)
        return self._closed(table, ballot) if ballot.full else self.stay(table, ballot=ballot)

    def _closed(self, table: Table, ballot: Ballot[str]) -> Next[Table]:
        """Where the host says nothing either, it counts for those who wrote it."""
        if self.public is not None:
            return self.doubt.ruled(table, True, ())
        own = {s for side in self.doubt.doubtful.peek()[0] for s in table.track(side).members}
        yes = tuple(seat for seat in ballot.who("right") if seat not in own)
        no = tuple(seat for seat in ballot.who("wrong") if seat not in own)
        if len(yes) == len(no):
            return self.doubt.for_the_host(table, True)
        right = len(yes) > len(no)
        return self.doubt.ruled(table, right, yes if right else no)

    def without(self, table: Table, rest: Table, seat: Seat) -> Next[Table]:
        """The vote begins again without them: whose answer it was must not show."""
        return self.doubt.without(rest, seat).go_on(rest)

    def view(self, table: Table, viewer: Seat) -> views.Vetting:
        doubt, by_host = self.doubt, self.public is not None
        return views.Vetting(
            board=table.seen,
            stake=stake_view(doubt.asked.stake),
            question=doubt.asked.question.view(viewer),
            number=doubt.number,
            total=doubt.total,
            by_host=by_host,
            tied=self.tied,
            voters=self.ballot.voters,
            done=tuple(self.ballot.done),
            answer=self.public if by_host else self.answer.seen_by(viewer),
            vote=self.ballot.seen_by(viewer),
        )
