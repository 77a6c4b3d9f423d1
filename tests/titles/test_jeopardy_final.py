"""Final Jeopardy!, its ties, and their ends."""

from __future__ import annotations

from dataclasses import replace

import pytest

from partyhost.engine.acts import HOST, TV, IllegalMove
from partyhost.engine.game import State, page
from partyhost.kit.ballot import Ballot
from partyhost.l10n import msg
from partyhost.titles.jeopardy import TITLE, course
from partyhost.titles.jeopardy.options import STAKE
from partyhost.titles.jeopardy.phases.final import Wagering
from tests.titles.stories import (
    at_final,
    opened,
    played,
    to_the_end,
)


def test_wagers_are_hidden_until_their_board_is_turned() -> None:
    state = played(at_final(s1=500, s2=900, s3=100), "s1 wager 123", "s2 wager 900")
    for viewer in ("s2", "s3", TV, HOST):
        assert page(TITLE, state, viewer).view.wager != 123  # type: ignore[attr-defined]
    state = played(state, "s3 wager 0", *(f"{seat} answer wrong" for seat in state.table.seats))
    assert [reveal.seat for reveal in state.phase.shown] == ["s3"]
    assert state.phase.shown[0].wager is None
    state = played(state, "host next")
    assert state.phase.shown[0].wager == 0
    state = to_the_end(state)
    assert state.table.scores == {"s1": 377, "s2": 0, "s3": 100}


@pytest.mark.parametrize("wager", ["-1", "501", "100000"])
def test_wagers_out_of_range_are_refused_with_the_range(wager: str) -> None:
    with pytest.raises(IllegalMove, match="from 0 to 500"):
        played(at_final(s1=500, s2=900), f"s1 wager {wager}")


def test_silence_wagers_nothing_and_answers_wrong() -> None:
    state = played(at_final(s1=500, s2=900), "s1 wager 500", "clock time_up", "clock time_up")
    assert to_the_end(state).table.scores == {"s1": 0, "s2": 900}


def test_guests_with_nothing_answer_for_honour_or_get_a_stake() -> None:
    state = at_final(s1=0, s2=900)
    assert state.phase.awaits(state.table) == ("s2",)
    base = opened(2, penniless="stake")
    staked = course.final_round(replace(base.table, scores={"s1": 0, "s2": 900}, round=2))
    assert staked.table.scores == {"s1": STAKE, "s2": 900}
    assert msg("jeopardy-option-penniless-stake") == f"Get ${STAKE}"
    assert isinstance(staked.phase, Wagering)
    assert staked.phase.ballot == Ballot(("s1", "s2"))


def test_doubtful_responses_are_voted_on_without_their_names() -> None:
    state = at_final(s1=500, s2=900, s3=700)
    state = played(state, *(f"{seat} wager 100" for seat in state.table.seats))
    state = played(state, "s1 ink", "s2 answer wrong", "s3 answer wrong")
    assert page(TITLE, state, TV).screen == "vetting"
    assert set(state.phase.awaits(state.table)) == {"s1", "s2", "s3"}
    voted = played(state, "s1 vote right", "s2 vote wrong", "s3 vote wrong")
    assert to_the_end(voted).table.scores["s1"] == 400
    tied = played(state, "s1 vote wrong", "s2 vote wrong", "s3 vote right")
    assert to_the_end(tied).table.scores["s1"] == 600


def test_a_ruling_of_the_final_is_overruled_on_the_stage() -> None:
    state = played(at_final(s1=500, s2=900), "s1 wager 500", "s2 wager 0")
    state = played(state, "s1 answer wrong", "s2 answer wrong", "host next")
    state = played(state, "host overrule right")
    assert to_the_end(state).table.scores == {"s1": 1000, "s2": 900}


def tied() -> State:
    state = played(at_final(s1=500, s2=500, s3=0), "s1 wager 0", "s2 wager 0")
    state = played(state, *(f"{seat} answer wrong" for seat in ("s1", "s2", "s3")))
    while page(TITLE, state, TV).screen != "tie_breaking":
        state = played(state, "clock time_up")
    return state


@pytest.mark.parametrize(
    ("lines", "first"),
    [
        (["s2 answer right", "s1 answer right"], ["s2"]),
        (["s1 answer wrong", "s2 answer right"], ["s2"]),
        (["clock time_up"] * 6, ["s1", "s2"]),
    ],
)
def test_ties_are_broken_by_one_more_clue(lines: list[str], first: list[str]) -> None:
    state = to_the_end(played(tied(), *lines))
    assert [place.seat for place in state.phase.places if place.place == 1] == first


def test_a_table_may_share_the_win() -> None:
    base = opened(2, ties="share")
    after = course.after_final(replace(base.table, scores={"s1": 5, "s2": 5}))
    assert [place.place for place in after.phase.places] == [1, 1]  # type: ignore[attr-defined]


def test_the_winner_of_a_tie_break_stays_first_when_another_score_is_put_right() -> None:
    state = course.podium(at_final(s1=300, s2=300, s3=100).table, "s2")
    over = played(State(state.table, state.phase), "host adjust s3 50")
    assert [place.seat for place in over.phase.places] == ["s2", "s1", "s3"]
    assert [place.place for place in over.phase.places] == [1, 2, 3]
    with pytest.raises(IllegalMove, match="over"):
        played(over, "host overrule right")


def test_nobody_is_shown_with_less_than_nothing() -> None:
    state = played(at_final(s1=300, s2=100), "s1 wager 0", "s2 wager 100", "host adjust s2 -50")
    state = played(state, "s1 answer wrong", "s2 answer wrong", "host next")
    assert state.phase.shown[-1].after == 0
