"""All boards are turned round, then the answer, and Ken's board last of all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from partyhost.engine.acts import HOST, Act, IllegalMove, Seat
from partyhost.engine.offers import Choice, Offer, Option
from partyhost.engine.phase import Next
from partyhost.engine.secret import Secret
from partyhost.l10n import msg
from partyhost.titles.beat_ken import course, views
from partyhost.titles.beat_ken.board import gain_view, stake_view
from partyhost.titles.beat_ken.money import Gain, Side
from partyhost.titles.beat_ken.path import KEN
from partyhost.titles.beat_ken.phases.asking import Asked, Board
from partyhost.titles.beat_ken.phases.play import Shown
from partyhost.titles.beat_ken.table import Table
from partyhost.titles.beat_ken.tallies import answered_along, counted

SECONDS = {"boards": 4, "answer": 3, "ken": 7}


@dataclass(frozen=True)
class Revealing(Shown):
    """K10. Boards, answer, Ken: who is right goes forward, and who beats Ken one space more."""

    rule = "K10"
    seconds = sum(SECONDS.values())
    asked: Asked
    boards: Mapping[Side, Board]
    hidden: Secret[dict[Side, bool]]  # the rulings, with Ken's
    stage: str = "boards"
    rulings: Mapping[Side, bool] | None = None  # once the answer is told
    ken: views.KenShown | None = None
    along: tuple[Seat, ...] = ()

    def about(self, table: Table) -> str:
        return self.asked.question.text

    def time(self, table: Table) -> int:
        return SECONDS[self.stage]

    def offers(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        mine = super().offers(table, seat)
        if seat != HOST:
            return mine
        if self.rulings is None:
            return mine
        options = tuple(_other_ruling(side, right) for side, right in self.rulings.items())
        label = msg("beat_ken-offer-ruling")
        ruling = (Choice("ruling", label, options),) if options else ()
        return (*mine, *ruling)

    def on(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        match act:
            case Act("ruling", str(value)):
                side, word = value.split("/")
                return self._ruled(table, side, word == "right")
        if self.stage == "boards":
            return self._told(table)
        return self._kens(table) if self.stage == "answer" else self._paid(table)

    def _told(self, table: Table) -> Next[Table]:
        rulings = {side: right for side, right in self.hidden.peek().items() if side != KEN}
        asked = replace(self.asked, question=self.asked.question.told())
        along = answered_along(table, asked)
        new = replace(self, stage="answer", asked=asked, rulings=rulings, along=along)
        cue = "right" if any(rulings.values()) else "wrong"
        return Next(table, new, cues=(cue,))

    def _kens(self, table: Table) -> Next[Table]:
        question, right = self.asked.question, self.hidden.peek()[KEN]
        takes_part = KEN in self.asked.stake.sides
        ken = views.KenShown(question.ken_says.peek(), right, takes_part)
        cue = "ken_right" if right else "ken_wrong"
        return Next(table, replace(self, stage="ken", ken=ken), cues=(cue, "climb"))

    def _paid(self, table: Table) -> Next[Table]:
        rulings = self._all(table)
        tallies = counted(table, self.asked, self.boards, rulings, self.along)
        table = course.paid(replace(table, tallies=tallies), self.asked, self.boards, rulings)
        return course.next_turn(table)

    def _all(self, table: Table) -> dict[Side, bool]:
        assert self.ken is not None
        return {**(self.rulings or {}), KEN: self.ken.right}

    def _ruled(self, table: Table, side: Side, right: bool) -> Next[Table]:
        """All who wrote the same are ruled on alike."""
        said = self.boards[side].answer
        alike = (each for each, board in self.boards.items() if board.answer.agrees(said))
        changed = dict.fromkeys((side, *alike), right)
        rulings = {**(self.rulings or {}), **changed}
        hidden = Secret({**self.hidden.peek(), **changed})
        table = self.asked.question.ruled(table, said.text, right, (HOST,))
        return self.stay(table, "overruled", rulings=rulings, hidden=hidden)

    def overruled(self, table: Table, right: bool) -> Next[Table]:
        humans = tuple(self.rulings or ())
        side = table.turn if table.turn in humans else humans[0] if len(humans) == 1 else None
        if side is None:
            raise IllegalMove(msg("beat_ken-refusal-one-track"))
        return self._ruled(table, side, right)

    def without(self, table: Table, rest: Table, seat: Seat) -> Next[Table]:
        asked = self.asked.without(rest, seat)
        out = set(self.asked.stake.sides) - set(asked.stake.sides)
        boards = {side: board for side, board in self.boards.items() if side not in out}
        hidden = {side: right for side, right in self.hidden.peek().items() if side not in out}
        rulings = self.rulings and {s: r for s, r in self.rulings.items() if s not in out}
        along = tuple(each for each in self.along if each != seat)
        return self.stay(
            rest,
            asked=asked,
            boards={side: _author_gone(board, seat) for side, board in boards.items()},
            hidden=Secret(hidden),
            rulings=rulings,
            along=along,
        )

    def _gains(self, table: Table) -> dict[Side, Gain]:
        if self.ken is None:
            return {}
        return course.gains(table, self.asked.stake, self._all(table))

    def view(self, table: Table, viewer: Seat) -> views.Revealing:
        gains, goal = self._gains(table), table.rules.goal
        rulings = self.rulings or {}
        return views.Revealing(
            board=table.seen,
            stake=stake_view(self.asked.stake),
            question=self.asked.question.view(viewer),
            stage=self.stage,
            boards=tuple(
                views.BoardShown(side, board.seat, board.answer, rulings.get(side))
                for side, board in self.boards.items()
            ),
            ken=self.ken,
            gains=tuple(gain_view(side, gain) for side, gain in gains.items()),
            winner=next((side for side, gain in gains.items() if gain.after >= goal), None),
            along=self.along,
        )


def _other_ruling(side: Side, right: bool) -> Option:
    word = "wrong" if right else "right"
    return Option(f"{side}/{word}", msg("beat_ken-offer-count", side=side, word=word))


def _author_gone(board: Board, seat: Seat) -> Board:
    return replace(board, seat=None) if board.seat == seat else board
