"""Guests who come late to Card Sharks: when they come in, and what they have until then."""

from __future__ import annotations

from dataclasses import replace

import pytest

from partyhost.engine.acts import TV, IllegalMove
from partyhost.titles.card_sharks import course
from partyhost.titles.card_sharks.phases.asking import Revealing
from tests.titles.shark_stories import (
    acts,
    at_money,
    begun,
    opened,
    played,
    question_won,
    view,
    with_row,
)


def test_h32_late_guests_join_the_smaller_team_with_the_next_question() -> None:
    state = with_row(opened(3), "red", [8, 8, 2])
    state = with_row(state, "blue", [8, 8, 2])
    state = played(state, "host join s9")
    assert state.table.late == ("s9",)
    assert "s9" not in state.table.scores
    with pytest.raises(IllegalMove, match="not had a turn"):
        played(state, "host adjust s9 100")
    assert "s9" not in {place.seat for place in played(state, "host end").phase.places}
    state = question_won(state, "red")
    state = played(state, "s1 keep", "s9 side_bet lower", "s1 call lower", "clock time_up")
    state = played(state, "host next", "s2 call lower", "clock time_up", "host next")
    assert state.table.members("blue") == ("s2", "s9")
    assert state.table.scores["s9"] == 0


def test_h32_a_late_guest_stands_last_in_the_queue_and_has_no_score_before_a_turn() -> None:
    king = played(opened(3, party="king_of_the_hill"), "host join s9")
    assert king.table.queue == ("s3", "s9")
    assert "s9" not in king.table.scores
    assert played(king, "host leave s9").table.queue == ("s3",)
    drawn = course.after_money(replace(at_money([8]).table, rules=king.table.rules, queue=("s9",)))
    assert drawn.table.contestants == ("s1", "s9")
    assert drawn.table.scores["s9"] == 0
    early = played(begun(3, party="king_of_the_hill", emcee="human"), "host join s9")
    assert played(early, "host emcee s1").table.queue == ("s9",)


def test_h32_two_guests_do_not_wait_for_the_side_bet_of_a_third_who_has_just_come() -> None:
    state = played(opened(), "s1 guess 50", "host join s9")
    assert "side_bet" in acts(state, "s9")
    assert isinstance(played(state, "s2 call higher").phase, Revealing)
    betted = played(state, "s9 side_bet lower", "host leave s9", "s2 call higher")
    assert view(betted, TV).bets == ()
