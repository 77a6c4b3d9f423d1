"""Values, cards, turns and readers of the Jeopardy! Card Game, by the rulings' ids."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from partyhost.engine.acts import HOST, TV, IllegalMove
from partyhost.engine.game import page
from partyhost.titles.jeopardy import TITLE, course
from partyhost.titles.jeopardy.cards import COLOURS, Kind, clue_sum, deck
from partyhost.titles.jeopardy.phases.turn import ChoosingCard
from tests.titles.stories import (
    COLUMN,
    KINDS,
    at_final,
    in_round,
    opened,
    played,
    to_the_end,
    turn,
    with_hand,
    with_pile,
)

VECTORS = [
    vector
    for vector in json.loads((Path(__file__).parent.parent / "vectors.json").read_text("utf-8"))
    if vector["title"] == "jeopardy"
]


def vectors(key: str) -> list[Any]:
    return [pytest.param(v, id=v["id"]) for v in VECTORS if key in v["input"]]


@pytest.mark.parametrize("vector", vectors("pile"))
def test_what_a_clue_is_worth(vector: dict[str, Any]) -> None:
    given = vector["input"]
    pile = [KINDS[kind] for kind in given["pile"]]
    worth = clue_sum(pile, KINDS[given["card"]], given["round"], given["dd_used"])
    assert worth.total == vector["expect"]


@pytest.mark.parametrize("vector", vectors("pile"))
def test_the_card_played_pays_what_it_said_before(vector: dict[str, Any]) -> None:
    given = vector["input"]
    state = with_hand(opened(), "s1", f"Y-{given['card']}")
    state = in_round(with_pile(state, "sun", "".join(given["pile"])), given["round"], 0)
    state = in_round(state, given["round"], given["dd_used"])
    hand = page(TITLE, state, "s1").view.mat.hand  # type: ignore[attr-defined]
    assert next(card.worth for card in hand if card.card == "s1-0") == vector["expect"]
    state = turn(state, "s1-0", True)
    assert state.table.scores == {"s1": vector["expect"], "s2": 0}


@pytest.mark.parametrize("vector", vectors("winnings"))
def test_the_final_pays_the_wager(vector: dict[str, Any]) -> None:
    given = vector["input"]
    state = at_final(s1=given["winnings"], s2=10_000)
    if given["winnings"]:
        state = played(state, f"s1 wager {given['wager']}")
    state = played(state, "s2 wager 0", f"s1 answer {'right' if given['correct'] else 'wrong'}")
    state = to_the_end(played(state, "s2 answer wrong"))
    assert state.table.scores["s1"] == vector["expect"]


@pytest.mark.parametrize("vector", vectors("plays"))
def test_the_stories(vector: dict[str, Any]) -> None:
    seats = {"A": "s1", "B": "s2"}
    given, (values, scores, awarded) = vector["input"], vector["expect"]
    state = opened()
    for seat in seats.values():
        hand = [f"{c}-{k}" for who, c, k, _ in given["plays"] if seats[who] == seat]
        state = with_hand(state, seat, *hand, "B-S")
    turns = dict.fromkeys(seats.values(), 0)
    for (who, colour, _, right), value in zip(given["plays"], values, strict=True):
        seat = seats[who]
        state = replace(state, phase=ChoosingCard(seat))
        shown = played(state, f"{seat} play_card {seat}-{turns[seat]}")
        assert shown.phase.asked.sum.total == value
        assert shown.phase.asked.category == state.table.column(COLUMN[colour]).category
        state = turn(state, f"{seat}-{turns[seat]}", right)
        turns[seat] += 1
    assert {who: state.table.scores[seat] for who, seat in seats.items()} == scores
    assert state.table.awarded == awarded


def test_h141_J25_with_doubles_used_up_when_played() -> None:
    state = opened(daily_double_limit="played")
    state = with_hand(with_hand(state, "s1", "Y-D"), "s2", "Y-D")
    state = turn(state, "s1-0", False)
    state = turn(state, "s2-0", True)
    assert state.table.scores == {"s1": 0, "s2": 200}


def test_the_phone_says_that_a_daily_double_is_a_standard_card_before_it_is_played() -> None:
    state = in_round(with_hand(opened(), "s1", "Y-D"), 1, 1)
    hand = page(TITLE, state, "s1").view.mat.hand  # type: ignore[attr-defined]
    assert [(c.worth, c.live) for c in hand if c.kind == "daily_double"] == [(100, False)]


def independent_value(pile: list[str], card: str, round: int, used: int) -> int:
    """Written from the printed rules alone: dollars a card, bonus twice, double the total."""
    dollars = 100 if round == 1 else 200
    total = sum(2 * dollars if each == "B" else dollars for each in [*pile, card])
    still = used == 0 if round == 1 else used < 2
    return 2 * total if card == "D" and still else total


def test_thousands_of_piles_agree_with_an_independent_count() -> None:
    rng = Random(11)
    for _ in range(20_000):
        pile = rng.choices("SDB", k=rng.randint(0, 20))
        card, round, used = rng.choice("SDB"), rng.choice((1, 2)), rng.randint(0, 4)
        worth = clue_sum([KINDS[k] for k in pile], KINDS[card], round, used)
        assert worth.total == independent_value(pile, card, round, used)
        assert worth.total == worth.units * worth.unit * (2 if worth.doubled else 1)


@pytest.mark.parametrize(("players", "doubles"), [(2, 2), (4, 2), (5, 1), (10, 1)])
def test_the_deck_has_72_cards_and_suits_the_table(players: int, doubles: int) -> None:
    cards = deck(players)
    assert len({card.id for card in cards}) == 72
    for colour in COLOURS:
        kinds = [card.kind for card in cards if card.colour == colour]
        assert len(kinds) == 12
        assert kinds.count(Kind.DAILY_DOUBLE) == doubles
        assert kinds.count(Kind.BONUS) == 2


def test_every_clue_of_a_match_is_asked_once() -> None:
    state = opened(4)
    asked = []
    while state.table.round == 1:
        seat = state.phase.seat
        card = state.table.hand(seat).peek()[0]
        state = played(state, f"{seat} play_card {card.id}")
        asked.append(state.phase.asked.clue)
        state = played(state, "clock time_up", "clock time_up", "host next")
    assert len(asked) == len(set(asked)) == 20


def test_a_category_without_clues_left_asks_the_oldest_again_and_says_so() -> None:
    state = opened()
    category = state.table.columns[0].category
    table, seen = state.table, []
    for _ in range(14):
        clue, again, table = table.draw_clue(category)
        seen.append(clue.id)
        assert not again
    clue, again, table = table.draw_clue(category)
    assert again
    assert clue.id == seen[0]


def test_the_reader_sits_on_the_right_and_alone_knows_the_response() -> None:
    state = with_hand(opened(3), "s1", "Y-S")
    state = played(state, "s1 play_card s1-0")
    assert state.phase.asked.reader == "s3"
    told = {v: page(TITLE, state, v).view.clue.response for v in ("s1", "s2", "s3", TV, HOST)}  # type: ignore[attr-defined]
    assert {viewer for viewer, response in told.items() if response} == {"s3"}


def test_a_missing_reader_is_replaced_by_the_next_on_the_right() -> None:
    state = played(with_hand(opened(3), "s1", "Y-S"), "s1 play_card s1-0", "clock away")
    assert state.phase.asked.reader == "s2"
    assert state.phase.asked.response.knows == {"s2", "s3"}


def test_with_two_the_opponent_reads_even_if_away() -> None:
    state = played(with_hand(opened(2), "s1", "Y-S"), "s1 play_card s1-0", "clock away")
    assert state.phase.asked.reader == "s2"


def test_who_is_away_loses_a_card_unplayed_and_who_is_slow_plays_the_cheapest() -> None:
    state = with_hand(opened(), "s1", "Y-B", "B-S")
    away = played(state, "clock away")
    assert len(away.table.hand("s1")) == len(state.table.hand("s1")) - 1
    assert not any(column.pile for column in away.table.columns)
    assert away.phase.seat == "s2"
    slow = played(state, "clock time_up")
    assert slow.phase.asked.sum.total == 100
    assert len(slow.table.hand("s1")) == len(state.table.hand("s1")) - 1


def test_a_card_that_is_not_held_is_refused_in_words() -> None:
    state = with_hand(opened(), "s1", "Y-S")
    theirs = state.table.hand("s2").peek()[0].id
    for card in (theirs, "c999", "", "sun"):
        with pytest.raises(IllegalMove, match="Choose one of") as refused:
            played(state, f"s1 play_card {card}")
        assert refused.value.code == "bad_value"
    with pytest.raises(IllegalMove):
        played(state, "s2 play_card s2-0")


def test_hands_stay_level_and_the_last_card_is_never_played() -> None:
    state = opened(3)
    while state.table.round == 1:
        state = turn(state, state.table.hand(state.phase.seat).peek()[0].id, True)
        if state.table.round == 1:
            sizes = {len(hand) for hand in state.table.hands.values()}
            assert max(sizes) - min(sizes) <= 1
    assert sum(result.round == 1 for result in state.table.results) == 15


@pytest.mark.parametrize(
    ("how", "scores", "opener"),
    [
        ("same", (0, 500, 200), "s1"),
        ("leader", (0, 500, 200), "s2"),
        ("leader", (0, 500, 500), "s2"),
        ("next_left", (0, 500, 200), "s2"),
        ("lowest_score", (300, 500, 200), "s3"),
    ],
)
def test_who_opens_round_two(how: str, scores: tuple[int, ...], opener: str) -> None:
    state = opened(3, second_round_opener=how)
    table = replace(
        state.table,
        scores=dict(zip(state.table.seats, scores, strict=True)),
        hands={seat: hand for seat, hand in state.table.hands.items() if seat == "nobody"},
    )
    after = course.next_turn(table, "s3")
    assert (after.table.round, after.table.opener) == (2, opener)
    assert not {c.category for c in after.table.columns} & {c.category for c in table.columns}
