"""How answers are ruled on, appealed and paid in the Jeopardy! Card Game."""

from __future__ import annotations

import pytest

from partyhost.engine.acts import HOST, TV, IllegalMove
from partyhost.engine.game import State, apply, page
from partyhost.titles.jeopardy import TITLE
from tests.titles.stories import (
    asked,
    entry,
    in_round,
    opened,
    played,
    with_hand,
)


def doubt(state: State) -> str:
    return state.phase.asked.response.peek().replace("Response ", "doubt ")


@pytest.mark.parametrize(
    ("lines", "screen", "money"),
    [
        (["s1 answer right", "host next"], "choosing_card", 100),
        (["s1 answer wrong", "host next"], "choosing_card", 0),
        (["clock time_up", "clock time_up"], "choosing_card", 0),
        (["s1 ink"], "ruling", 0),
        (["s1 ink", "s3 right", "host next"], "choosing_card", 100),
        (["s1 ink", "s3 wrong", "host next"], "choosing_card", 0),
        (["s1 ink", "clock time_up"], "ruled", 0),
        (["s1 ink", "clock away", "s2 right", "clock time_up"], "choosing_card", 100),
        (["s1 answer wrong", "s1 appeal"], "voting", 0),
        (["s1 answer wrong", "s1 appeal", "s2 vote right", "s3 vote right"], "ruled", 0),
        (["s1 answer wrong", "s2 appeal", "s2 vote right", "s3 vote wrong", "host next"],
         "choosing_card", 0),
        (["s1 answer right", "s2 appeal", "s2 vote wrong", "s3 vote wrong", "host next"],
         "choosing_card", 0),
        (["s1 answer right", "s2 appeal", "clock time_up", "host next"], "choosing_card", 100),
        (["host void_clue"], "reading", 0),
    ],
)  # fmt: skip
def test_how_an_answer_is_ruled(lines: list[str], screen: str, money: int) -> None:
    state = played(asked(), *lines)
    assert page(TITLE, state, TV).screen == screen
    assert state.table.scores["s1"] == money


def test_an_appeal_is_made_once_a_clue() -> None:
    state = played(asked(), "s1 answer wrong", "s1 appeal", "s2 vote right", "s3 vote right")
    assert state.phase.said.right
    with pytest.raises(IllegalMove):
        played(state, "s2 appeal")


def test_with_two_players_the_host_decides_an_appeal() -> None:
    state = played(asked(2), "s1 answer wrong", "s1 appeal")
    assert page(TITLE, state, TV).screen == "ruling"
    state = played(state, "host right", "host next")
    assert state.table.scores["s1"] == 100


@pytest.mark.parametrize(
    ("judging", "screen", "who"),
    [("reader", "ruling", "s3"), ("host", "ruling", "host"), ("table", "voting", "s2")],
)
def test_who_judges_is_a_house_rule(judging: str, screen: str, who: str) -> None:
    state = played(asked(judging=judging), "s1 answer right")
    assert page(TITLE, state, TV).screen == screen
    assert who in state.phase.awaits(state.table)


def test_a_doubtful_answer_goes_to_the_reader_and_not_to_the_tv() -> None:
    state = asked()
    doubtful = entry(state, f"s1 answer {doubt(state)}")
    state = apply(state, doubtful)
    assert page(TITLE, state, "s3").view.clue.response  # type: ignore[attr-defined]
    for viewer in ("s1", "s2", TV, HOST):
        assert page(TITLE, state, viewer).view.clue.response is None  # type: ignore[attr-defined]


def test_a_strict_table_reminds_in_round_one_and_rules_after_that() -> None:
    state = asked(question_form="strict")
    reminded = played(state, "s1 answer right")
    assert (reminded.phase.reminded, reminded.step) == (True, state.step)
    for lead in ("What is", "Was ist", "¿Qué es"):
        said = f"s1 answer {lead} {state.phase.asked.response.peek()}?"
        assert played(reminded, said).phase.said.right
    late = played(in_round(state, 2, 0), "s1 answer right")
    assert not late.phase.said.right


def test_spoken_answers_are_tapped_by_the_reader() -> None:
    state = asked(answers="spoken")
    assert state.phase.awaits(state.table) == ("s3",)
    assert played(state, "s3 heard_right", "host next").table.scores["s1"] == 100
    assert played(state, "s3 heard_wrong", "host next").table.scores["s1"] == 0
    with pytest.raises(IllegalMove):
        played(state, "s1 answer right")


def test_guesses_move_no_money_and_show_only_when_ruled() -> None:
    state = played(asked(4), "s2 guess right", "s3 guess wrong", "w1 guess right")
    for viewer in ("s1", "s4", TV, HOST):
        assert page(TITLE, state, viewer).view.guess is None  # type: ignore[attr-defined]
    state = played(state, "s1 answer wrong")
    assert page(TITLE, state, TV).view.knew == ("s2", "w1")  # type: ignore[attr-defined]
    state = played(state, "host next")
    assert state.table.scores == {"s1": 0, "s2": 0, "s3": 0, "s4": 0}
    assert state.table.knew == {"s2": 1, "w1": 1}


def test_who_reads_the_response_cannot_guess() -> None:
    with pytest.raises(IllegalMove):
        played(asked(), "s3 guess right")


@pytest.mark.parametrize(
    ("lines", "scores"),
    [
        (["s2 answer right"], (0, 50, 0, 0)),
        (["s2 answer wrong", "s3 answer right"], (0, 0, 50, 0)),
        (["s3 answer right", "s2 answer right"], (0, 0, 50, 0)),
        (["s2 answer wrong", "clock time_up"], (0, 0, 0, 0)),
        (["s2 ink", "s3 answer right", "s1 wrong"], (0, 0, 50, 0)),
        (["s2 ink", "s3 answer right", "s1 right"], (0, 50, 0, 0)),
    ],
)
def test_a_rebound_pays_half_to_the_first_right(lines: list[str], scores: tuple[int]) -> None:
    state = played(asked(4, rebound="half"), "s1 answer wrong")
    assert page(TITLE, state, TV).screen == "rebounding"
    assert page(TITLE, state, TV).view.clue.response is None  # type: ignore[attr-defined]
    for line in lines:
        state = played(state, line)
    if page(TITLE, state, TV).screen == "rebounding":
        state = played(state, "clock time_up")
    state = played(state, "host next")
    assert tuple(state.table.scores.values()) == scores


def test_the_host_overrules_before_and_after_the_money_moved() -> None:
    state = played(asked(), "s1 answer wrong", "host overrule right", "host next")
    assert state.table.scores["s1"] == 100
    state = played(state, "host overrule wrong")
    assert state.table.scores["s1"] == 0
    with pytest.raises(IllegalMove, match="already"):
        played(state, "host overrule wrong")


def test_nobody_has_less_than_nothing() -> None:
    state = played(asked(), "host adjust s1 -500")
    assert state.table.scores["s1"] == 0


@pytest.mark.parametrize("judging", ["host", "table"])
def test_whoever_has_seen_the_response_has_no_rebound(judging: str) -> None:
    state = played(asked(4, rebound="half", judging=judging), "s1 answer wrong")
    while page(TITLE, state, TV).screen in ("ruling", "voting"):
        state = played(state, *_all_wrong(state))
    assert page(TITLE, state, TV).screen == "ruled"


def _all_wrong(state: State) -> list[str]:
    ask = "wrong" if page(TITLE, state, TV).screen == "ruling" else "vote wrong"
    return [f"{seat} {ask}" for seat in state.phase.awaits(state.table)]


def test_a_reader_who_was_replaced_cannot_answer_a_rebound() -> None:
    state = played(with_hand(opened(4, rebound="half"), "s1", "Y-S"), "s1 play_card s1-0")
    state = played(state, "clock away", "s1 answer wrong")
    assert state.phase.ballot.voters == ("s2",)


@pytest.mark.parametrize("judging", ["auto", "reader", "table", "host"])
def test_what_was_said_aloud_is_still_ruled_on_when_the_clock_has_run_out(judging: str) -> None:
    state = played(asked(answers="spoken", judging=judging), "clock time_up")
    view = page(TITLE, state, TV).view
    assert view.spoken  # type: ignore[attr-defined]
    while page(TITLE, state, TV).screen in ("ruling", "voting"):
        ask = "right" if page(TITLE, state, TV).screen == "ruling" else "vote right"
        state = played(state, *(f"{seat} {ask}" for seat in state.phase.awaits(state.table)))
    assert played(state, "host next").table.scores["s1"] == 100


@pytest.mark.parametrize(("judging", "screen"), [("table", "voting"), ("host", "ruling")])
def test_the_reader_passes_on_what_was_heard_where_others_rule(judging: str, screen: str) -> None:
    state = asked(answers="spoken", judging=judging)
    with pytest.raises(IllegalMove):
        played(state, "s3 heard_right")
    assert page(TITLE, played(state, "s3 heard"), TV).screen == screen


def test_a_listener_who_is_away_is_replaced_until_the_host_is_left() -> None:
    state = played(asked(answers="spoken"), "clock away")
    assert (page(TITLE, state, TV).screen, state.phase.asked.reader) == ("answering", "s2")
    state = played(state, "clock away")
    assert state.phase.by == HOST


def test_a_rebound_is_shown_and_ruled_on_at_half() -> None:
    state = played(asked(4, rebound="half"), "s1 answer wrong")
    assert page(TITLE, state, TV).view.voters == ("s2", "s3")  # type: ignore[attr-defined]
    state = played(state, "s2 ink", "s3 answer wrong")
    assert page(TITLE, state, TV).view.clue.sum.total == 50  # type: ignore[attr-defined]
