"""Who wrote the same to the same question is ruled on alike, whoever rules, and whenever."""

from __future__ import annotations

from dataclasses import replace

import pytest

from partyhost.engine.acts import TV
from partyhost.engine.game import State, page
from partyhost.kit.board import together, written
from partyhost.titles.beat_ken.path import KEN
from partyhost.titles.jeopardy import TITLE
from tests.titles import ken_stories as ken
from tests.titles.stories import asked, at_final, played, response, to_the_end

DOUBTFUL = "doubt"  # the tests' packs put “doubt” and the key's words to people


def doubt(state: State, text: str = "What is {}?") -> str:
    """What nobody but people can rule on here."""
    return text.format(f"{DOUBTFUL} {response(state).removeprefix('Response ')}")


def final(*texts: str) -> State:
    """Everybody wagers 100 of 500 and writes this; a {} in it is the text that is in doubt."""
    seats = [f"s{n}" for n, _ in enumerate(texts, 1)]
    state = played(at_final(**dict.fromkeys(seats, 500)), *(f"{s} wager 100" for s in seats))
    lines = [f"{s} answer {doubt(state, text)}" for s, text in zip(seats, texts, strict=True)]
    return played(state, *lines)


def screen(state: State) -> str:
    return page(TITLE, state, TV).screen


@pytest.mark.parametrize(("vote", "paid"), [("right", 600), ("wrong", 400)])
def test_h130_the_final_votes_once_on_what_two_guests_wrote(vote: str, paid: int) -> None:
    state = final("What is {}?", "{} !", "nonsense", "nothing")
    assert page(TITLE, state, TV).view.total == 1  # type: ignore[attr-defined]
    other = "wrong" if vote == "right" else "right"  # those who wrote it vote the other way
    state = played(
        state, f"s1 vote {other}", f"s2 vote {other}", f"s3 vote {vote}", "clock time_up"
    )
    assert screen(state) == "revealing"
    assert to_the_end(state).table.scores == {"s1": paid, "s2": paid, "s3": 400, "s4": 400}


def test_h130_the_vote_goes_on_when_one_of_the_two_has_left() -> None:
    state = played(final("{}", "{}", "nonsense", "nothing"), "host leave s1")
    state = played(state, "s2 vote wrong", "s3 vote right", "s4 vote right")
    assert to_the_end(state).table.scores == {"s2": 600, "s3": 400, "s4": 400}


def test_h130_what_is_written_by_hand_is_voted_on_one_by_one() -> None:
    state = played(at_final(s1=500, s2=500, s3=500), *(f"s{n} wager 100" for n in (1, 2, 3)))
    state = played(state, "s1 ink", "s2 ink", "s3 answer wrong")
    assert page(TITLE, state, TV).view.total == 2  # type: ignore[attr-defined]


@pytest.mark.parametrize("boards", [1, 2, 3])
def test_h130_an_overruled_board_of_the_final_takes_the_same_answer_along(boards: int) -> None:
    state = final("nonsense", "Nonsense!", "nothing")
    state = played(state, *["host next"] * (2 * boards - 1))
    if boards == 3:
        state = played(state, "host overrule right")
        assert to_the_end(state).table.scores == {"s1": 400, "s2": 400, "s3": 600}
        return
    state = played(state, "host overrule right")
    assert to_the_end(state).table.scores == {"s1": 600, "s2": 600, "s3": 400}
    again = played(state, "host overrule wrong")
    assert to_the_end(again).table.scores == {"s1": 400, "s2": 400, "s3": 400}


def test_h130_who_wrote_nothing_is_forgiven_alone() -> None:
    state = played(at_final(s1=500, s2=500), "s1 wager 100", "s2 wager 100", "clock time_up")
    state = played(state, "host next", "host overrule right")
    assert to_the_end(state).table.scores == {"s1": 600, "s2": 400}


def tied(first: str, second: str) -> State:
    state = final("nonsense", "nothing")
    while screen(state) != "tie_breaking":
        state = played(state, "clock time_up")
    return played(state, f"s1 answer {first}", f"s2 answer {second}")


def test_h130_a_tie_break_that_is_overruled_goes_to_nobody_who_wrote_the_same() -> None:
    state = tied("right", "right")
    assert state.phase.winner == "s1"
    state = played(state, "host overrule wrong")
    assert state.phase.winner is None
    assert tied("wrong", "wrong").phase.winner is None
    right = played(tied("wrong", "nothing"), "host overrule right")
    assert [answer.right for answer in right.phase.answers] == [True, False]


@pytest.mark.parametrize("judging", ["auto", "reader"])
def test_h130_a_rebound_that_says_the_same_is_as_wrong(judging: str) -> None:
    state = asked(4, rebound="half", judging=judging)
    state = played(state, f"s1 answer {doubt(state)}", "s4 wrong")
    assert screen(state) == "rebounding"
    state = played(state, f"s2 answer {doubt(state)}", f"s3 answer {doubt(state, '{}')}")
    assert (screen(state), state.phase.said.right) == ("ruled", False)


def test_h130_a_rebound_may_say_the_same_as_a_question() -> None:
    state = asked(4, rebound="half", question_form="strict")
    state = replace(state, table=replace(state.table, round=2))
    state = played(state, f"s1 answer {response(state)}")
    assert screen(state) == "rebounding"
    state = played(state, f"s2 answer What is {response(state)}?", "s3 answer nothing")
    assert (state.phase.case.seat, state.phase.said.right) == ("s2", True)


def test_h130_ken_takes_the_same_board_along_when_one_is_overruled() -> None:
    state = ken.played(ken.question(ken.opened(3)), *(f"s{n} answer {t}" for n, t in BOARDS))
    state = ken.played(ken.with_ken(state, True), "host next")
    changed = ken.played(state, "host ruling blue/right")
    assert changed.phase.rulings == {"red": True, "blue": True, "green": False}
    later = ken.played(state, "host next", "host next", "host overrule right")
    assert later.table.results[-1].rulings == {
        "red": True, "blue": True, "green": False, KEN: True,
    }  # fmt: skip
    assert later.table.at("red") == later.table.at("blue") > later.table.at("green")


BOARDS = ((1, "Oslo"), (2, "What is Oslo?"), (3, "Rome"))


def test_h130_what_is_drawn_is_never_taken_for_a_word() -> None:
    ink, typed = written({"ink": [[1, 2, 0]]}), written({"text": "What is Red?"})
    said = {"red": ink, "blue": typed, "green": written({"text": "red!"}), "purple": ink}
    assert together(said) == (("red",), ("blue", "green"), ("purple",))
