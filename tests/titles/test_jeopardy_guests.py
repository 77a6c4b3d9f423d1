"""Guests who come late, leave, or sit with ten in the Jeopardy! Card Game."""

from __future__ import annotations

import pytest

from partyhost.engine.acts import TV, IllegalMove
from partyhost.engine.game import page
from partyhost.titles.jeopardy import TITLE
from partyhost.titles.jeopardy.phases.ending import Over
from tests.titles.stories import (
    asked,
    opened,
    played,
    turn,
)


def test_a_late_guest_plays_from_round_two_with_nothing() -> None:
    state = played(opened(), "host join s9")
    assert "s9" not in state.table.scores
    while state.table.round == 1:
        state = turn(state, state.table.hand(state.phase.seat).peek()[0].id, True)
    assert state.table.scores["s9"] == 0
    state = played(state, "host next")
    assert len(state.table.hand("s9")) == 6
    with pytest.raises(IllegalMove, match="next match"):
        played(state, "host join s10")


def test_the_table_takes_ten_and_no_more() -> None:
    with pytest.raises(IllegalMove, match="full"):
        played(opened(10), "host join s11")
    state = played(opened(9), "host join s10")
    with pytest.raises(IllegalMove, match="full"):
        played(state, "host join s11")


def test_play_goes_on_when_the_player_on_turn_leaves() -> None:
    state = played(asked(3), "host leave s1")
    assert (page(TITLE, state, TV).screen, state.phase.seat) == ("choosing_card", "s2")


def test_a_reader_who_leaves_is_replaced_and_the_last_one_ends_the_match() -> None:
    state = played(asked(3), "host leave s3")
    assert state.phase.asked.reader == "s2"
    state = played(state, "host leave s2")
    assert isinstance(state.phase, Over)
