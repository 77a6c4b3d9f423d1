"""How well each guest answered, in it or along for fun: streaks, and Ken beaten."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from partyhost.engine.acts import Seat
from partyhost.kit.board import Written
from partyhost.titles.beat_ken.money import Side
from partyhost.titles.beat_ken.path import KEN
from partyhost.titles.beat_ken.table import Table, Tally

if TYPE_CHECKING:
    from partyhost.titles.beat_ken.phases.asking import Asked, Board


def answered_along(table: Table, asked: Asked) -> tuple[Seat, ...]:
    """Who of those that are not in it had the answer."""
    return tuple(
        seat
        for seat, guess in asked.guesses.items()
        if asked.question.verdict(table, Written(guess.peek())).outcome == "right"
    )


def counted(
    table: Table,
    asked: Asked,
    boards: Mapping[Side, Board],
    rulings: Mapping[Side, bool],
    along: tuple[Seat, ...],
) -> dict[Seat, Tally]:
    """The tallies after this question."""
    tallies = dict(table.tallies)
    ken_missed = not rulings[KEN]
    for seat in asked.guesses:
        right = seat in along
        tally = _answered(table.tally(seat), right)
        tallies[seat] = replace(tally, would=tally.would + (right and ken_missed))
    for side in asked.stake.humans:
        in_it = ken_missed and KEN in asked.stake.sides and rulings[side]
        for seat in table.track(side).members:
            right = _own_right(table, asked, boards[side], seat, rulings[side])
            tally = _answered(table.tally(seat), right)
            tallies[seat] = replace(tally, beat=tally.beat + in_it)
    return tallies


def _own_right(table: Table, asked: Asked, board: Board, seat: Seat, ruling: bool) -> bool:
    """What was held up counts as it was ruled; what else a team wrote, as the judge sees it."""
    if seat == board.seat:
        return ruling
    paper = asked.papers.get(seat)
    return paper is not None and asked.question.verdict(table, paper.peek()).outcome == "right"


def _answered(tally: Tally, right: bool) -> Tally:
    run = tally.run + 1 if right else 0
    return replace(
        tally,
        written=tally.written + 1,
        right=tally.right + right,
        run=run,
        best=max(tally.best, run),
    )
