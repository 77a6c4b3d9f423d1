"""Guests who come late, leave, or sit with ten in the Jeopardy! Card Game."""

from __future__ import annotations

import pytest

from partyhost.engine.acts import TV, IllegalMove
from partyhost.engine.game import State, page
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


def rebounding(*leaves: str) -> State:
    """s1 missed; s2 and s3 answered for half, and the host rules on s2's answer."""
    state = played(asked(4, rebound="half", reader="tv"), "s1 answer wrong")
    state = played(state, "s2 ink", "s3 answer right", "s4 answer wrong")
    assert (page(TITLE, state, TV).screen, state.phase.case.seat) == ("ruling", "s2")
    return played(state, *leaves)


def test_a_rebound_leaves_with_its_guest() -> None:
    state = rebounding("host leave s3", "s1 wrong")
    assert page(TITLE, state, TV).screen == "ruled"
    assert not state.phase.said.right
    state = rebounding("host leave s2")
    assert (state.phase.case.seat, state.phase.said.right) == ("s3", True)
    state = played(state, "host leave s3")
    assert (state.phase.seat, state.table.scores["s1"]) == ("s4", 0)


def test_a_rebound_is_paid_though_the_one_who_was_asked_leaves() -> None:
    state = rebounding("s1 wrong")
    worth = state.phase.case.sum.total
    state = played(state, "host leave s1")
    assert (state.phase.seat, state.table.scores["s3"]) == ("s2", worth)


@pytest.mark.parametrize("judging", ["table", "reader"])
def test_who_left_reads_and_knows_nothing_any_more(judging: str) -> None:
    state = played(asked(4, judging=judging), "s2 guess right", "s3 guess right")
    state = played(state, "s1 answer right", "host leave s4", "host leave s2")
    assert state.phase.case.asked.reader == "s3"
    while page(TITLE, state, TV).screen != "ruled":
        state = played(state, "clock time_up")
    assert "s2" not in state.phase.knew


def test_a_ruling_does_not_go_round_among_those_who_are_away() -> None:
    state = played(asked(3, judging="reader"), "s1 answer right", "clock away")
    assert state.phase.by == "s2"
    state = played(state, "clock away")
    assert (page(TITLE, state, TV).screen, state.phase.said.by) == ("ruled", "clock")


def test_a_guest_who_waits_for_round_two_has_no_money_yet() -> None:
    state = played(opened(), "host join s9")
    with pytest.raises(IllegalMove, match="second round"):
        played(state, "host adjust s9 100")
