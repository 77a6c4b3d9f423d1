"""What a round of Card Sharks and its Money Cards come to, by the rulings' ids."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bench import sharks
from partyhost.engine.game import State
from partyhost.titles.card_sharks.cards import RANKS, deck, odds, right
from partyhost.titles.card_sharks.chips import CHIPS, MOST, START, stack
from partyhost.titles.card_sharks.money import limits
from partyhost.titles.card_sharks.phases.asking import winner_of
from partyhost.titles.card_sharks.phases.ending import Over
from partyhost.titles.card_sharks.phases.running import Calling, Turned
from partyhost.titles.card_sharks.phases.winning import RoundWon
from tests.titles.shark_oracle import Round, plays
from tests.titles.shark_stories import (
    BLUE,
    RED,
    SHORT,
    acts,
    at_money,
    at_question,
    calling,
    figure,
    opened,
    options,
    played,
    question_won,
    ranks,
    view,
    with_figure,
    with_row,
)

VECTORS = [
    vector
    for vector in json.loads((Path(__file__).parent.parent / "vectors.json").read_text("utf-8"))
    if vector["title"] == "card_sharks"
]


def examples(*names: str) -> pytest.MarkDecorator:
    rows = [
        pytest.param(vector, id=vector["id"])
        for vector in VECTORS
        if set(names) <= set(vector["input"])
    ]
    assert rows
    return pytest.mark.parametrize("vector", rows)


@examples("guess", "call", "actual")
def test_who_wins_a_question(vector: dict[str, Any]) -> None:
    given = vector["input"]
    call = SHORT[given["call"]]
    side = winner_of("red", given["guess"], call, given["actual"])
    assert side == {"G": "red", "R": "blue"}[vector["expect"]]
    state = with_figure(opened(), given["actual"])
    state = played(state, f"{RED} guess {given['guess']}")
    if call in options(state, BLUE, "call"):
        assert view(played(state, f"{BLUE} call {call}"), "tv").winner == side


@examples("prev", "call", "next")
def test_whether_a_call_is_right(vector: dict[str, Any]) -> None:
    given = vector["input"]
    assert right(SHORT[given["call"]], given["prev"], given["next"]) is vector["expect"]
    state = with_row(opened(), "red", [given["prev"], given["next"], *[7] * 5])
    state = played(calling(state, "red"), f"{RED} call {SHORT[given['call']]}")
    assert view(state, "tv").right is vector["expect"]


@examples("bets")
def test_what_bets_bring(vector: dict[str, Any]) -> None:
    """A card of 8 after another: won by a higher one, lost by a lower, equal where it says so."""
    given = vector["input"]
    steps = {"W": 1, "L": -1, "E": 0}
    row = [8]
    for _, how in given["bets"]:
        row.append(row[-1] + steps[how])
    start, found = given.get("bank", 10_000), []
    rules = {"money_equal": "push"} if given.get("push") else {}
    state = at_money(row, bank=start, **rules)
    for amount, _ in given["bets"]:
        state = played(state, f"{RED} bet_higher {amount}")
        found.append(state.table.money.bank)
        state = played(state, "host next")
    assert found == vector["expect"]


@examples("bank", "last")
def test_what_may_be_bet(vector: dict[str, Any]) -> None:
    given = vector["input"]
    assert list(limits(given["bank"], given["last"])) == vector["expect"]


def test_the_last_bet_of_the_longest_example() -> None:
    """C14: at least half of 98,000, and cashing out would keep it."""
    state = at_money([2, 3, 4, 3, 4, 5, 4])
    for amount in (5000, 15000):
        state = played(state, f"{RED} bet_higher {amount}", "host next")
    state = played(state, f"{RED} bet_higher 1000", "host next")
    for amount in (20000, 49000):
        assert "cash_out" not in acts(state, RED)
        state = played(state, f"{RED} bet_higher {amount}", "host next")
    money = view(state, RED).board.money
    assert (money.bank, money.low, money.high, money.last) == (98_000, 49_000, 98_000, True)
    out = played(state, f"{RED} cash_out", "host next")
    assert isinstance(out.phase, Over)
    assert out.table.scores == {RED: 98_000, BLUE: 0}


@examples("chips")
def test_the_chips_of_the_box(vector: dict[str, Any]) -> None:
    pieces, worth, start, most = vector["expect"]
    # The contents list says 32 pieces; the numbers that follow it are what counts.
    assert (sum(CHIPS.values()), sum(v * n for v, n in CHIPS.items())) == (pieces, worth)
    assert sum(v * n for v, n in START.items()) == start
    assert most == MOST
    for amount in range(0, MOST + 1, 500):
        chips = stack(amount)
        assert sum(value * count for value, count in chips.items()) == amount
        assert all(count <= CHIPS[value] for value, count in chips.items())


def test_every_example_is_tested() -> None:
    told = {"guess", "prev", "bets", "bank", "chips"}
    assert len(VECTORS) == 24
    assert all(told & set(vector["input"]) for vector in VECTORS)


# Runs


def r1() -> State:
    """King, seven, jack: lower, higher, freeze."""
    state = with_row(opened(), "red", [13, 7, 11, 12, 5, 9, 2], [3, 4])
    state = question_won(state, "red")
    state = played(state, f"{RED} keep", f"{RED} call lower", "host next")
    return played(state, f"{RED} call higher", "host next", f"{RED} freeze")


def test_r1_a_freeze_moves_the_base_and_stops_the_other_side() -> None:
    state = r1()
    row = state.table.rows["red"]
    assert (row.base, row.card.rank, len(row.down)) == (2, 11, 4)
    assert not row.discards
    state = played(state, "host next")
    assert (state.table.question, state.table.guesser) == (2, "blue")
    assert ranks(state, "red") == [13, 7, 11, None, None, None, None]
    assert ranks(state, "blue") == [None] * 7


def test_r2_a_miss_replaces_the_run_alone() -> None:
    state = question_won(played(r1(), "host next"), "red")
    state = played(state, f"{RED} keep", f"{RED} call lower")
    assert not view(state, "tv").right
    assert view(state, "tv").then == "free"
    state = played(state, "host next")
    row = state.table.rows["red"]
    assert ranks(state, "red") == [13, 7, 11, None, None, None, None]
    assert (row.base, [card.rank for card in row.discards]) == (2, [12])
    assert row.down.peek()[0].rank == 3
    assert [card.rank for card in row.down.peek()[1:]] == [5, 9, 2]
    assert isinstance(state.phase, Calling)
    assert (state.table.turn, state.phase.free) == ("blue", True)
    assert "change" not in acts(state, BLUE)


def test_r3_a_free_run_can_win_the_round() -> None:
    state = with_row(opened(), "red", [8, 8, 7, 7, 7, 7, 7])
    state = with_row(state, "blue", [2, 3, 4, 5, 6, 7, 8])
    state = played(question_won(state, "red"), f"{RED} keep", f"{RED} call higher", "host next")
    for _ in range(6):
        state = played(state, f"{BLUE} call higher", "host next")
    assert isinstance(state.phase, RoundWon)
    assert (state.phase.winner, state.phase.how) == ("blue", "row")


def fifth(blue: list[int], red: list[int] | None = None) -> State:
    state = with_row(opened(), "blue", blue)
    state = with_row(state, "red", red or [7] * 7)
    return question_won(at_question(state, 5), "red")


@pytest.mark.parametrize(("blue", "winner"), [([2, 2], "red"), ([2, 3, 4, 5, 6, 7, 8], "blue")])
def test_r4_who_passes_wins_or_loses_by_the_other_side(blue: list[int], winner: str) -> None:
    state = played(fifth(blue + [9] * (7 - len(blue))), f"{RED} pass")
    assert acts(state, BLUE) == {"call"}
    while not isinstance(state.phase, RoundWon):
        state = played(state, f"{BLUE} call higher", "host next")
    assert state.phase.winner == winner


def test_r5_a_changed_base_and_an_equal_card_lose_sudden_death() -> None:
    state = with_row(fifth([9] * 7), "red", [8, 2, 7, 7, 7, 7, 7], [2])
    state = played(state, f"{RED} play", f"{RED} change")
    assert ranks(state, "red")[0] == 2
    state = played(state, f"{RED} call higher", "host next")
    assert isinstance(state.phase, RoundWon)
    assert (state.phase.winner, state.phase.how) == ("blue", "miss")


# The whole round beside an oracle

WORDS = {"question": "S3", "decide": "S10", "base": "S6", "call": "S7", "won": "S11"}


@pytest.mark.parametrize(("length", "sudden_at"), [(7, 5), (5, 4), (7, 3)])
def test_random_rounds_agree_with_the_rules_text(length: int, sudden_at: int) -> None:
    first = opened(row=length, sudden_death_question=sudden_at)
    runs = 0
    for seed in range(150):
        rng = Random(f"{length}/{seed}")
        decks = {side: rng.sample(deck(side), 52) for side in ("red", "blue")}
        state = first
        for side, shuffled in decks.items():
            row = [card.rank for card in shuffled]
            state = with_row(state, side, row[:length], row[length:])  # type: ignore[arg-type]
        told = Round(*([c.rank for c in cards] for cards in decks.values()), length, sudden_at)
        while told.asks != "won":
            compare(state, told)
            runs += told.asks == "call"
            state = one_more(state, told, rng)
        compare(state, told)
        assert state.phase.winner == told.side
    assert runs > 1000


def one_more(state: State, told: Round, rng: Random) -> State:
    """The same decision, told to both."""
    seat = {"red": RED, "blue": BLUE}[told.side]
    if told.asks == "question":
        return guessed(state, told, rng)
    if told.asks == "decide":
        word = rng.choice(("play", "pass"))
        told.passes() if word == "pass" else told.takes_on()
        return played(state, f"{seat} {word}")
    if told.asks == "base":
        change = rng.random() < 0.4
        told.changes(change)
        return played(state, f"{seat} {'change' if change else 'keep'}")
    assert ("freeze" in acts(state, seat)) == told.may_freeze
    if told.may_freeze and rng.random() < 0.25:
        told.freezes()
        return played(state, f"{seat} freeze", "host next")
    lane = told.lanes[told.side]
    likelier = "higher" if lane.last <= 8 else "lower"
    call = likelier if rng.random() < 0.85 else rng.choice(("higher", "lower"))
    told.calls(call)
    return played(state, f"{seat} call {call}", "host next")


def guessed(state: State, told: Round, rng: Random) -> State:
    guesser, responder = (RED, BLUE) if told.side == "red" else (BLUE, RED)
    names = {RED: "red", BLUE: "blue"}
    guess = rng.choice((0, 100, figure(state), rng.randint(0, 100)))
    state = played(state, f"{guesser} guess {guess}")
    call = rng.choice(options(state, responder, "call"))
    side = plays(names[guesser], names[responder], guess, call, figure(state))
    told.wins_question(side)
    return played(state, f"{responder} call {call}", "host next")


def compare(state: State, told: Round) -> None:
    assert state.phase.rule == WORDS[told.asks]
    assert state.table.turn == told.side
    assert state.table.question == told.question
    for side, lane in told.lanes.items():
        row = state.table.rows[side]
        assert [card.rank for card in (*row.up, *row.down.peek())] == lane.places
        assert (len(row.up), row.base, row.frozen) == (lane.open, lane.base, lane.frozen)
        assert sorted(card.rank for card in row.discards) == sorted(lane.thrown)


def test_rounds_of_straw_are_as_long_as_designed() -> None:
    """600 of each; the bench plays 20,000."""
    for freeze, told in sharks.DESIGNED.items():
        questions, sudden, misses, _ = sharks.rounds(600, freeze)
        assert abs(questions - told[0]) < 0.25
        assert abs(sudden - told[1]) < 0.08
        assert abs(misses - told[2]) < 0.3


def test_a_deck_has_four_of_each_rank_and_its_odds_are_counted() -> None:
    assert sorted(card.rank for card in deck("red")) == sorted([*RANKS] * 4)
    first = odds(8, [card for card in deck("red") if card.id == "red-spades-8"])
    assert (first.higher, first.equal, first.lower) == (24, 3, 24)
    assert isinstance(Turned.seconds, int)
