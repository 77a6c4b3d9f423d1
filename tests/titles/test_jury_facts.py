"""What decided a match of Judge & Jury."""

from __future__ import annotations

from dataclasses import replace

import pytest

from partyhost.engine.game import begin
from partyhost.titles import TITLES
from partyhost.titles.judge_and_jury import facts
from tests.matches import start_of


@pytest.mark.parametrize(
    ("scores", "value"),
    [
        ((12, 9, 11), "one point apart"),
        ((9, 12, 10), "2 points apart"),
        ((12, 9, 3), None),
        ((7, 7, 2), None),
    ],
)
def test_a_win_by_a_card_or_two_is_worth_telling(
    scores: tuple[int, ...], value: str | None
) -> None:
    table = begin(TITLES["judge_and_jury"], start_of(TITLES["judge_and_jury"], 3)).table
    table = replace(table, scores=dict(zip(table.seats, scores, strict=True)))
    (*told,) = facts.facts(table)
    assert [str(fact.value) for fact in told] == ([value] if value else [])
    if value:
        best = sorted(table.seats, key=lambda seat: table.scores[seat])[-2:]
        assert set(told[0].seats) == set(best)
