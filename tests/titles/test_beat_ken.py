"""What a turn of Can You Beat Ken? pays, by the rulings' ids and against the printed text."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from partyhost.engine.game import State
from partyhost.titles.beat_ken.path import DOTS, KEN, KENS_PATH, PATH, SPINNER, STARS, TRACKS
from partyhost.titles.beat_ken.phases.ending import Over
from tests.titles import ken_oracle
from tests.titles.ken_stories import (
    KINDS,
    SIDES,
    answered,
    landed,
    opened,
    played,
    question,
    standing,
    turned,
)

VECTORS = [
    pytest.param(vector, id=vector["id"])
    for vector in json.loads((Path(__file__).parent.parent / "vectors.json").read_text("utf-8"))
    if vector["title"] == "beat_ken"
]


def named(positions: dict[str, int]) -> dict[str, int]:
    return {SIDES[side]: at for side, at in positions.items()}


def result(state: State, sides: str) -> tuple[dict[str, int], str | None]:
    """Where the chips are, and who has arrived."""
    at = {side: state.table.positions[SIDES[side]] for side in sides}
    names = {SIDES[side]: side for side in sides}
    winner = names[state.table.arrived[0]] if state.table.arrived else None
    return at, winner


@pytest.mark.parametrize("vector", VECTORS)
def test_the_examples(vector: dict[str, Any]) -> None:
    given, (positions, winner) = vector["input"], vector["expect"]
    state = standing(opened(), SIDES[given["turn"]], **named(given["pos"]))
    star = given["kind"] == "STAR"
    ground = "star" if star else SIDES[given["bg"]] if "bg" in given else "plain"
    state = turned(
        state,
        "regular" if star else KINDS[given["kind"]],
        ground,
        {SIDES[side]: bool(right) for side, right in given["correct"].items()},
        given.get("ken_ok", True),
        SIDES.get(given.get("opp")),
        given.get("wager", 1),
    )
    assert result(state, "ABK") == (positions, winner)
    assert isinstance(state.phase, Over) == (winner is not None)


PLACES = ((0, 0, 0), (1, 5, 2), (23, 20, 24), (25, 24, 25), (22, 25, 23))
SPINS = [
    (spun, space, who)
    for spun, space, who in product(KINDS, ("plain", "own", "star"), "ABK")
    if not (space == "own" and who == "K")
]


@pytest.mark.parametrize(("spun", "space", "who"), SPINS)
def test_every_turn_agrees_with_the_printed_text(spun: str, space: str, who: str) -> None:
    for places in PLACES:
        at = dict(zip("ABK", places, strict=True))
        start = standing(opened(), SIDES[who], **named(at))
        state = played(
            landed(start, KINDS[spun], SIDES[who] if space == "own" else space), "host next"
        )
        for opponent, wager in dares(state):
            dared = state
            if opponent:
                target = "all" if opponent == "all" else SIDES[opponent]
                dared = played(state, f"{state.table.spinner} challenge {target}/{wager}")
            for truth in product((True, False), repeat=3):
                right = dict(zip("ABK", truth, strict=True))
                end = answered(dared, named(right), right["K"])
                told = ken_oracle.turn(who, spun, space, at, right, opponent, wager)
                assert result(end, "ABK") == told, (places, opponent, wager, right)


def dares(state: State) -> list[tuple[str | None, int]]:
    """All that the spinner may say."""
    if state.phase.rule != "K6":
        return [(None, 1)]
    letters = {side: letter for letter, side in SIDES.items()}
    return [
        (letters.get(target, "all"), wager)
        for target in state.phase.targets(state.table)
        for wager in (1, 2, 3)
    ]


@pytest.mark.parametrize("count", [1, 3, 4])
def test_other_numbers_of_tracks_agree_as_well(count: int) -> None:
    sides = "ABCD"[:count] + "K"
    at = dict(zip(sides, (3, 24, 1, 25, 20), strict=False))
    for spun, space, who in product(KINDS, ("plain", "star"), sides):
        state = standing(opened(count), SIDES[who], **named(at))
        state = played(landed(state, KINDS[spun], space), "host next")
        for opponent, wager in dares(state):
            dared = state
            if opponent:
                target = "all" if opponent == "all" else SIDES[opponent]
                dared = played(state, f"{state.table.spinner} challenge {target}/{wager}")
            for truth in ((True, False, True, False, True), (False, True, True, True, False)):
                right = dict(zip(sides, truth[:count] + truth[-1:], strict=True))
                end = answered(dared, named(right), right["K"])
                told = ken_oracle.turn(who, spun, space, at, right, opponent, wager)
                assert result(end, sides) == told, (spun, space, who, opponent, wager, right)


def test_the_path_and_the_spinner_are_those_of_the_rulings() -> None:
    grounds = Counter(space.ground for space in PATH)
    assert grounds == {**dict.fromkeys(TRACKS, 7), "plain": 4}
    assert [at for at, space in enumerate(PATH) if space.star] == sorted(STARS)
    assert all(PATH[at].ground == "plain" for at in (0, *STARS))
    assert sorted(Counter(space.dot for space in PATH).values()) == [5, 5, 5, 5, 6, 6]
    assert {space.dot for space in PATH} == set(DOTS)
    for path in (PATH, KENS_PATH):
        assert all(path[at].ground != path[(at + 1) % 32].ground for at in range(32))
    assert Counter(space.ground for space in KENS_PATH)["yellow"] == 4
    assert sum(sector.steps for sector in SPINNER) / len(SPINNER) == 3.5
    regular = sorted(sector.steps for sector in SPINNER if sector.kind == "regular")
    assert regular == [1, 2, 2, 3, 4, 4, 5, 5, 6]


def test_the_token_goes_round_and_never_back() -> None:
    state = replace(opened(), table=replace(opened().table, token=31))
    state = played(state, "s1 spin")
    assert state.table.token == (31 + SPINNER[state.phase.number].steps) % 32
    assert not state.table.path[0].star


RULES = [
    # option, who is right, Ken, sides and positions before -> after
    ({"duel_bonus": "any_time"}, "duel", "blue", {"red": 6, "blue": 2, "ken": 9}),
    ({"duel_bonus": "with_ken"}, "duel", "blue", {"red": 5, "blue": 2, "ken": 9}),
    ({"losses": "debt"}, "duel", "blue", {"red": 5, "blue": -1, "ken": 9}),
    ({"challenge_all": "humans"}, "all", None, {"red": 5, "blue": 2, "ken": 9}),
    ({"challenge_all": "with_ken"}, "all", None, {"red": 6, "blue": 2, "ken": 8}),
]


@pytest.mark.parametrize(("options", "kind", "opponent", "after"), RULES)
def test_house_rules_of_challenges(
    options: dict[str, Any], kind: str, opponent: str | None, after: dict[str, int]
) -> None:
    """Red stands on 4 and is right for 1; blue and Ken, on 9, are wrong."""
    debt = options.get("losses") == "debt"
    state = standing(opened(**options), red=4, blue=0 if debt else 3, ken=9)
    state = turned(state, kind, "plain", {"red": True, "blue": False}, False, opponent)
    assert state.table.positions == after


def test_a_star_includes_ken_in_everything_whatever_the_table_wants() -> None:
    state = standing(opened(challenge_all="humans"), red=4, blue=4, ken=9)
    state = turned(state, "all", "star", {"red": True, "blue": False}, False, None, 2)
    assert state.table.positions == {"red": 7, "blue": 2, "ken": 7}


def test_ken_may_have_yellow_spaces() -> None:
    state = standing(opened(ken_spaces="yellow"), KEN, red=4, blue=4, ken=9)
    state = turned(state, "regular", "yellow", {"red": False, "blue": False}, True)
    assert state.table.ken == 13


@pytest.mark.parametrize(("colour_bonus", "at"), [("wins", 26), ("stops", 25)])
def test_the_colour_bonus_may_stop_before_the_gate(colour_bonus: str, at: int) -> None:
    state = standing(opened(colour_bonus=colour_bonus), red=23, blue=4, ken=9)
    state = played(landed(state, "regular", "red"), "host next")
    assert state.table.at("red") == at
    assert isinstance(state.phase, Over) == (at == 26)


def test_a_short_game_ends_at_half() -> None:
    state = standing(opened(length="short"), red=12, blue=11, ken=12)
    state = turned(state, "triple", "plain", {"red": True, "blue": True}, True)
    assert state.table.positions == {"red": 13, "blue": 12, "ken": 12}
    assert isinstance(state.phase, Over)


def test_a_round_may_be_finished_and_both_win() -> None:
    state = standing(opened(finish_round=True), red=25, blue=24, ken=20)
    state = turned(state, "regular", "plain", {"red": True, "blue": True}, True)
    assert (state.table.turn, state.table.arrived) == ("blue", ("red",))
    state = question(state)
    assert state.phase.asked.stake.sides == ("blue", KEN)
    state = answered(state, {"blue": True}, True)
    state = answered(question(state), {}, True)
    assert [place.place for place in state.phase.places] == [1, 1, 3]


@pytest.mark.parametrize(("strength", "knows"), [("gentle", 3), ("normal", 4), ("champion", 4)])
def test_kens_strength_says_what_he_knows(strength: str, knows: int) -> None:
    """In five questions of the test pack he knows 75, 75, 75, 80 and never."""
    state = opened(ken_strength=strength)
    right = 0
    table = state.table
    for _ in range(40):
        asked = question(State(table, state.phase))
        table = replace(asked.table, token=0)
        right += asked.phase.asked.question.ken_right.peek()
    assert right == 40 * knows / 5


def test_no_question_comes_twice_before_all_have_come() -> None:
    table, seen = opened().table, []
    for _ in range(45):
        card, again, deck = table.deck.draw("green")
        table = replace(table, deck=deck)
        seen.append(card.id)
        assert again == (len(seen) > 40)
    assert seen[40:] == seen[:5]
