"""People's rulings on what was typed: told by the match, taken back with it, and gone by."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from partyhost.engine.acts import Undo
from partyhost.engine.game import State, Title, apply, begin
from partyhost.engine.secret import Secret
from partyhost.judging import Rulings
from partyhost.kit.board import Written
from partyhost.kit.precedents import Precedents
from partyhost.titles import TITLES, beat_ken, jeopardy
from tests.matches import start_of
from tests.titles import ken_stories, stories
from tests.titles.test_beat_ken_answers import DOUBT
from tests.titles.test_beat_ken_answers import asked as ken_asked
from tests.titles.test_jeopardy_rulings import doubt


def made(title: Title, state: State) -> list[tuple[str, bool, tuple[str, ...]]]:
    assert title.precedents is not None
    return [(each.text, each.right, each.by) for each in title.precedents(state.table)]


def clue(*lines: str, **options: Any) -> list[tuple[str, bool, tuple[str, ...]]]:
    """What is made of a doubtful answer to a clue, which is then ruled on so."""
    state = stories.asked(**options)
    text = doubt(state)
    state = stories.played(state, f"s1 answer {text}", *lines)
    return [(each[0].replace(text, "doubt"), *each[1:]) for each in made(jeopardy.TITLE, state)]


@pytest.mark.parametrize(
    ("lines", "last"),
    [
        (["s3 right"], ("doubt", True, ("s3",))),
        (["s3 wrong"], ("doubt", False, ("s3",))),
        (["clock time_up"], None),
        (["clock time_up", "s1 appeal", "s2 vote right", "s3 vote right"],
         ("doubt", True, ("s2", "s3"))),
        (["clock time_up", "s1 appeal", "s2 vote right", "s3 vote wrong"], None),
        (["s3 right", "s2 appeal", "s2 vote wrong", "s3 vote wrong"],
         ("doubt", False, ("s2", "s3"))),
        (["s3 right", "host overrule wrong"], ("doubt", False, ("host",))),
        (["s3 right", "host next", "host overrule wrong"], ("doubt", False, ("host",))),
        (["s3 right", "clock time_up"], ("doubt", True, ("s3",))),
    ],
)  # fmt: skip
def test_a_ruling_on_a_clue_is_told(lines: list[str], last: Any) -> None:
    found = clue(*lines)
    assert (found[-1] if found else None) == last


def test_ink_speech_and_what_the_judge_says_too_are_nothing_to_remember() -> None:
    state = stories.played(stories.asked(), "s1 ink", "s3 right")
    assert made(jeopardy.TITLE, state) == []
    state = stories.played(stories.asked(judging="host"), "s1 answer right", "host right")
    assert made(jeopardy.TITLE, state) == []


def test_a_ruling_is_taken_back_with_its_step() -> None:
    state = stories.asked()
    state = stories.played(state, f"s1 answer {doubt(state)}", "s3 right", "host next")
    assert made(jeopardy.TITLE, state)
    assert made(jeopardy.TITLE, apply(state, Undo(2))) == []


def test_a_final_is_ruled_by_its_voters_but_not_by_the_one_who_wrote_it() -> None:
    state = stories.at_final(s1=100, s2=200, s3=300)
    state = stories.played(state, "s1 wager 0", "s2 wager 0", "s3 wager 0")
    text = "doubt " + stories.response(state).removeprefix("Response ")
    state = stories.played(state, f"s1 answer {text}", "s2 answer right", "s3 answer right")
    state = stories.played(state, "s1 vote wrong", "s2 vote right", "s3 vote right")
    assert made(jeopardy.TITLE, state) == [(text, True, ("s2", "s3"))]
    state = stories.played(state, "host overrule wrong")
    assert made(jeopardy.TITLE, state)[-1] == (text, False, ("host",))


def test_a_board_is_ruled_by_the_table_and_changed_by_the_host() -> None:
    state = ken_asked(ken=False)
    state = ken_stories.played(state, f"s1 answer {DOUBT}", *(f"s{n} answer wrong" for n in (2, 3)))
    state = ken_stories.played(state, "s4 answer wrong")
    votes = [f"s{n} vote right" for n in (1, 2, 3, 4)]
    state = ken_stories.played(state, *votes)
    assert made(beat_ken.TITLE, state) == [(DOUBT, True, ("s2", "s3", "s4"))]
    state = ken_stories.played(state, "host next", "host next", "host ruling red/wrong")
    assert made(beat_ken.TITLE, state)[-1] == (DOUBT, False, ("host",))
    state = ken_stories.played(state, "host next", "host overrule right")
    assert made(beat_ken.TITLE, state)[-1] == (DOUBT, True, ("host",))


def test_a_match_goes_by_what_the_house_has_ruled_before() -> None:
    for name in ("jeopardy", "beat_ken"):
        title = TITLES[name]
        start = start_of(title, 3)
        assert title.kind is not None
        ids = [item["id"] for item in title.kind.all(start.pack)]
        known = {id: {"also": ["something else entirely"], "never": []} for id in ids}
        state = begin(title, replace_pack(start, {**start.pack, "precedents": known}))
        assert state.table.precedents.house(Secret(ids[0])).rulings.also
    state = stories.asked()
    before: Any = {state.phase.asked.item.peek(): Rulings(also=("Something else entirely",))}
    table = replace(state.table, precedents=Precedents(before=Secret(before)))
    state = stories.played(replace(state, table=table), "s1 answer wrong")
    assert state.phase.said.right


def replace_pack(start: Any, pack: dict[str, Any]) -> Any:
    return type(start)(start.title, start.version, start.seed, start.seats, start.options, pack)


def test_how_strictly_ken_s_guests_are_judged_is_a_house_rule() -> None:
    outcomes = {}
    for strictness in ("normal", "strict"):
        state = ken_asked(strictness=strictness)
        question = state.phase.asked.question
        slip = Written(question.answer.peek().replace("Reply", "Repply"))
        outcomes[strictness] = question.verdict(state.table, slip).outcome
    assert outcomes == {"normal": "right", "strict": "unsure"}
