"""How answers of Can You Beat Ken? are ruled on, shown, counted and changed."""

from __future__ import annotations

from typing import Any

import pytest

from partyhost.engine.acts import HOST, TV, IllegalMove
from partyhost.engine.game import State, page
from partyhost.titles.beat_ken import TITLE
from partyhost.titles.beat_ken.path import KEN
from tests.titles.ken_stories import (
    answered,
    landed,
    opened,
    played,
    question,
    reply,
    standing,
    turned,
    with_ken,
)

DOUBT = "What is Abuja?"  # every question of the test pack calls it too vague


def view(state: State, viewer: str = TV) -> Any:
    return page(TITLE, state, viewer).view


def asked(count: int = 4, ken: bool = True, **options: Any) -> State:
    """A plain question of red's turn, everybody on 5."""
    at = dict.fromkeys(("red", "blue", "green", "purple")[:count], 5)
    return with_ken(question(standing(opened(count, **options), ken=5, **at)), ken)


def test_answers_stay_secret_until_all_boards_are_turned() -> None:
    state = played(asked(), "s1 answer right")
    for viewer in ("s2", TV, HOST, "w1"):
        seen = view(state, viewer)
        assert (seen.answer, seen.team, seen.question.answer) == (None, (), None)
        assert seen.done == ("s1",)
    assert view(state, "s1").answer.text == reply(state)


def test_boards_then_the_answer_then_ken() -> None:
    state = played(asked(ken=False), "s1 answer right", "s2 answer wrong", "s3 answer wrong")
    state = played(state, "s4 answer wrong")
    seen = view(state)
    assert (seen.stage, seen.question.answer, seen.ken, seen.gains) == ("boards", None, None, ())
    assert [board.right for board in seen.boards] == [None] * 4
    state = played(state, "host next")
    seen = view(state)
    assert (seen.stage, seen.question.answer, seen.ken) == ("answer", reply(state), None)
    assert [board.right for board in seen.boards] == [True, False, False, False]
    seen = view(played(state, "host next"))
    assert (seen.ken.answer, seen.ken.right) == ("what Ken says", False)
    gains = {gain.side: (gain.before, gain.after, gain.bonus) for gain in seen.gains}
    assert gains == {
        "red": (5, 7, 1), "blue": (5, 5, 0), "green": (5, 5, 0), "purple": (5, 5, 0),
        KEN: (5, 5, 0),
    }  # fmt: skip


def test_the_minute_ends_when_all_are_in_and_silence_is_wrong() -> None:
    state = played(asked(), "s1 answer right", "s2 answer right", "s3 answer right")
    assert state.phase.rule == "K8"
    assert played(state, "s4 answer right").phase.rule == "K10"
    state = played(state, "clock time_up", "host next")
    assert [board.right for board in view(state).boards] == [True, True, True, False]


def doubtful(answer: str = f"answer {DOUBT}", **options: Any) -> State:
    state = played(asked(**options), f"s1 {answer}".strip(), "s2 answer wrong", "s3 answer wrong")
    return played(state, "s4 answer wrong")


@pytest.mark.parametrize("answer", [f"answer {DOUBT}", "ink"])
def test_ink_and_doubtful_answers_go_to_the_table_without_their_name(answer: str) -> None:
    state = doubtful(answer)
    assert (state.phase.rule, set(state.phase.awaits(state.table))) == (
        "K9",
        {"s1", "s2", "s3", "s4"},
    )
    for viewer in (TV, HOST, "w1"):
        assert (view(state, viewer).answer, view(state, viewer).question.answer) == (None, None)
    for viewer in ("s1", "s3"):
        assert view(state, viewer).question.answer.startswith("Reply ")
        assert not view(state, viewer).answer.blank


@pytest.mark.parametrize(
    ("votes", "right"),
    [
        ("s1 wrong, s2 right, s3 right, s4 wrong", True),
        ("s1 right, s2 wrong, s3 wrong, s4 right", False),
        ("s1 right, s2 right, s3 wrong, s4 wrong", False),
        ("s2 right", True),
        ("s4 wrong", False),
    ],
)
def test_the_majority_of_the_others_counts(votes: str, right: bool) -> None:
    lines = [vote.replace(" ", " vote ", 1) for vote in votes.split(", ")]
    state = played(doubtful(), *lines)
    if state.phase.rule == "K9":
        state = played(state, "clock time_up")
    assert state.phase.rule == "K10"
    assert view(played(state, "host next")).boards[0].right == right


def test_a_tie_goes_to_the_host_and_silence_counts_for_the_writer() -> None:
    state = asked(3)
    state = played(state, f"s1 answer {DOUBT}", "s2 answer wrong", "s3 answer wrong")
    state = played(state, "s1 vote wrong", "s2 vote right", "s3 vote wrong")
    assert (view(state).by_host, view(state).tied) == (True, True)
    assert view(state).answer.text == DOUBT
    assert not view(played(state, "host wrong", "host next")).boards[0].right
    assert view(played(state, "clock time_up", "host next")).boards[0].right


def test_with_two_tracks_the_host_decides() -> None:
    state = played(asked(2), "s1 ink", "s2 answer wrong")
    assert (view(state).by_host, state.phase.awaits(state.table)) == (True, (HOST,))
    assert view(played(state, "host right", "host next")).boards[0].right


def test_who_judges_is_a_house_rule() -> None:
    state = played(asked(judging="host"), "s1 answer right", "s2 answer wrong", "clock time_up")
    assert (view(state).by_host, view(state).total) == (True, 2)
    state = played(asked(judging="table"), "s1 answer Rome", "s2 answer rome", "clock time_up")
    assert (view(state).by_host, view(state).total) == (False, 1)


def test_equal_answers_are_voted_on_once() -> None:
    state = played(asked(), f"s1 answer {DOUBT}", f"s2 answer {DOUBT}", "clock time_up")
    assert view(state).total == 1
    state = played(state, "s1 vote wrong", "s2 vote wrong", "s3 vote right", "s4 vote right")
    state = played(state, "host next")
    assert [board.right for board in view(state).boards] == [True, True, False, False]


def test_a_vote_begins_again_without_a_guest_who_leaves() -> None:
    state = played(doubtful(), "s2 vote right", "host leave s4")
    assert view(state).voters == ("s1", "s2", "s3")
    assert played(state, "host leave s1").phase.rule == "K10"


def test_others_answer_along_for_fun_and_would_have_beaten_ken() -> None:
    state = played(landed(opened(3), "duel"), "host next", "s1 challenge ken/1")
    state = with_ken(state, False)
    state = played(state, "s2 guess right", "s3 guess wrong", "w1 guess right")
    for viewer in ("s1", "s3", TV, HOST):
        assert view(state, viewer).guess is None or viewer == "s3"
    with pytest.raises(IllegalMove):
        played(state, "s2 answer right")
    state = played(state, "s1 answer wrong", "host next")
    assert view(state).along == ("s2", "w1")
    state = played(state, "host next", "host next")
    assert state.table.positions == {"red": 0, "blue": 0, "green": 0, KEN: 0}
    assert (state.table.tally("s2").would, state.table.tally("s3").would) == (1, 0)


def test_streaks_and_beaten_kens_are_told_on_the_podium() -> None:
    state = opened(2)
    for ken in (False, True, False):
        state = answered(question(standing(state, red=3)), {"red": True, "blue": not ken}, ken)
    over = played(state, "host end")
    facts = {fact.label: (fact.seats, fact.value) for fact in over.phase.facts}
    assert facts["Beat Ken most often"] == (("s1", "s2"), "2 times")
    assert facts["Longest streak"] == (("s1",), "3 right in a row")
    assert facts["Ken knew"] == ((), "1 of 3 questions")


def test_the_boldest_challenge_is_told() -> None:
    state = played(landed(opened(2), "duel"), "host next", "s1 challenge blue/3")
    state = played(state, "s1 answer right", "s2 answer wrong", *["host next"] * 3, "host end")
    facts = {fact.label: (fact.seats, fact.value) for fact in state.phase.facts}
    assert facts["Boldest challenge"] == (("s1",), "$300,000 won")


@pytest.mark.parametrize(("ken", "told"), [(5, ("Ken came 4th", "$500,000")), (6, None)])
def test_the_podium_says_where_ken_came_when_he_does_not_stand_on_it(
    ken: int, told: tuple[str, str] | None
) -> None:
    state = standing(opened(4), red=9, blue=8, green=6, purple=2, ken=ken)
    facts = played(state, "host end").phase.facts
    assert [(fact.label, fact.value) for fact in facts] == ([told] if told else [])


def test_what_a_crowd_did_is_told_after_what_one_did() -> None:
    right = dict.fromkeys(("red", "blue", "green", "purple"), True)
    state = answered(question(opened(4)), right, False)
    state = turned(state, "duel", "plain", {"blue": True, KEN: True}, True, KEN, 2)
    facts = played(state, "host end").phase.facts
    assert [fact.label for fact in facts[:2]] == ["Boldest challenge", "Longest streak"]
    assert facts[-1].value == "1 time, by 4 guests"


def test_the_host_changes_a_ruling_of_any_board() -> None:
    state = played(asked(2), "s1 answer wrong", "s2 answer Oslo", "host next")
    state = played(state, "host ruling blue/right")
    assert [board.right for board in view(state).boards] == [False, True]
    state = played(state, "host overrule right", "host next", "host next")
    assert state.table.positions == {"red": 6, "blue": 6, KEN: 6}


def test_the_host_overrules_after_the_money_moved() -> None:
    state = played(asked(2), "s1 answer wrong", "s2 answer Oslo", *["host next"] * 3)
    state = played(state, "host overrule right")
    assert state.table.positions == {"red": 6, "blue": 5, KEN: 6}
    with pytest.raises(IllegalMove, match="already"):
        played(state, "host overrule right")
    with pytest.raises(IllegalMove, match="no ruling"):
        played(opened(), "host overrule right")


def test_a_broken_question_is_replaced_by_one_of_the_same_colour() -> None:
    state = played(asked(), "s1 answer right")
    new = played(state, "host void_question")
    assert view(new).done == ()
    assert view(new).question.dot == view(state).question.dot
    assert view(new).question.text != view(state).question.text
    assert new.phase.asked.stake == state.phase.asked.stake


def test_the_board_says_when_the_turn_may_decide_it() -> None:
    for turn, at, near in (
        ("red", 19, True),
        ("red", 18, False),
        (KEN, 23, True),
        (KEN, 22, False),
    ):
        state = standing(opened(), turn, **{turn: at})
        assert state.table.seen.can_win == near


@pytest.mark.parametrize(
    ("turn", "at", "kind", "ground", "near"),
    [
        ("red", 24, "regular", "plain", True),
        ("red", 23, "regular", "plain", False),
        ("red", 21, "regular", "red", True),
        ("red", 22, "duel", "plain", True),
        ("red", 22, "double", "plain", False),
        ("red", 22, "double", "star", True),
        (KEN, 24, "regular", "plain", False),
        (KEN, 23, "duel", "plain", True),
    ],
)
def test_after_the_spin_only_what_it_is_worth_can_decide_it(
    turn: str, at: int, kind: str, ground: str, near: bool
) -> None:
    state = landed(standing(opened(), turn, **{turn: at}), kind, ground)
    assert view(state).board.can_win == near


def test_a_small_wager_can_decide_nothing() -> None:
    state = played(landed(standing(opened(), red=22), "duel"), "host next")
    assert view(state).board.can_win
    near = {wager: played(state, f"s1 challenge ken/{wager}") for wager in (2, 3)}
    assert {wager: view(after).board.can_win for wager, after in near.items()} == {
        2: False,
        3: True,
    }
    assert not view(played(state, "s1 challenge blue/3")).board.can_win
