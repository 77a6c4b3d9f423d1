"""Hands, judges and verdicts of Judge & Jury, by the rulings' ids and against their text."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bench import jury
from partyhost.engine.game import State
from partyhost.titles.judge_and_jury import TITLE, course, dealing
from partyhost.titles.judge_and_jury.cards import HAND, VALUES, Deck, deck, legal, points
from tests.matches import SEEDS, random_match
from tests.titles import jury_oracle
from tests.titles.jury_stories import (
    COLOURS,
    SIDES,
    asked_to_act,
    begun,
    card,
    cards,
    every_card,
    ids,
    lying,
    offered,
    on_turn,
    opened,
    played,
    to_verdict,
    view,
    with_jury,
    with_pile,
    words,
)

VECTORS = [
    vector
    for vector in json.loads((Path(__file__).parent.parent / "vectors.json").read_text("utf-8"))
    if vector["title"] == "judge_and_jury"
]
SEVEN = "B1 B2 B2 B7 G1 G3 R4"  # the cards of T09, and of T10


def examples(*names: str) -> pytest.MarkDecorator:
    rows = [
        pytest.param(vector, id=vector["id"])
        for vector in VECTORS
        if set(names) <= set(vector["input"])
    ]
    assert rows
    return pytest.mark.parametrize("vector", rows)


def word(pair: Any) -> str:
    return pair if isinstance(pair, str) else f"{pair[0]}{pair[1]}"


def four(hands: dict[str, str], open: str = "", players: int = 4, **options: Any) -> State:
    """A table of four in its first round."""
    return lying(opened(players, **options), hands, draw="R1 R2 R3 R5 R6 R7 R8", open=open)


# T01 to T07: what fits


@examples("top", "card")
def test_what_fits(vector: dict[str, Any]) -> None:
    top, mine = word(vector["input"]["top"]), word(vector["input"]["card"])
    assert legal(card(mine), card(top)) is vector["expect"]
    hand = "B10" if mine == "J" else f"{mine} B10"
    state = four({"s1": "G1 R9", "s2": hand, "s3": "B9"}, "s2 J" if mine == "J" else "")
    state = asked_to_act(with_pile(state, f"s1 {top}"), "s2")
    if mine == "J":
        assert played(state, "s2 judge").phase.rule == "J6"
    elif vector["expect"]:
        assert offered(state, "s2", "play") == ids(state, "s2", mine)
        assert mine not in words(played(state, f"s2 play {mine}").table.hands["s2"].peek())
    else:  # nobody can answer, so all pass at once
        assert state.phase.rule == "J5"
        assert state.table.takes[-1].seat == "s1"


# T08 to T12: what counts


@examples("side", "cards", "jury")
def test_what_counts(vector: dict[str, Any]) -> None:
    given = vector["input"]
    side = {"B": "prosecution", "G": "defence"}[given["side"]]
    won = cards(SEVEN if given["cards"] == "same seven" else given["cards"])
    assert points(won, side, given["jury"]) == vector["expect"]  # type: ignore[arg-type]
    seat = {"prosecution": "s1", "defence": "s2"}[side]
    state = with_jury(four({"s1": "R1", "s2": "R1", "s3": "R12"}), given["jury"])
    table = dealing.won(state.table, seat, won)
    end = course.finish(table)
    before = table.scores[seat]
    state = to_verdict(State(end.table, end.phase))
    assert state.table.scores[seat] - before == vector["expect"]
    tally = next(each for each in view(state, "tv").tallies if each.seat == seat)
    assert tally.points == vector["expect"]


# T13 to T16: what a judge gets


@examples("hand", "ask")
def test_what_a_judge_gets(vector: dict[str, Any]) -> None:
    hand = " ".join(map(word, vector["input"]["hand"]))
    colour = COLOURS[vector["input"]["ask"]] if vector["input"]["ask"] else "any"
    state = on_turn(four({"s1": "B1 B2", "s2": hand, "s3": "B9"}, "s1 J"), "s1")
    state = played(state, "s1 judge", f"s1 ask s2/{colour}")
    if state.phase.rule == "J7":
        options = offered(state, "s2", "give")
        state = played(state, f"s2 give {words(state.table.hands['s2'].peek()[:4])}")
        assert len(options) > 4
    assert len(state.table.won["s1"]) == vector["expect"]
    assert state.table.takes[-1].given == vector["expect"]
    assert state.table.holds("s2") == HAND
    assert state.phase.leader == "s2"


# T17 to T22, T22b: where a judge goes


@examples("holder", "asker")
def test_where_a_judge_goes(vector: dict[str, Any]) -> None:
    moved(**vector["input"], to=vector["expect"])


def test_t22b_the_next_but_one_asks() -> None:
    moved(players=5, holder=4, asker=1, to=0)


def moved(players: int, holder: int, asker: int, to: int | None) -> None:
    seats = [f"s{n + 1}" for n in range(players)]
    state = four(dict.fromkeys(seats, "B1 G1"), f"{seats[holder]} J", players)
    new = course.between(state.table, "s1")
    state = State(new.table, new.phase)
    if to is None:
        assert state.phase.rule == "J4"
        return
    assert offered(state, seats[asker], "move") == [seats[holder]]
    assert not offered(state, seats[holder], "move")
    state = played(state, f"{seats[asker]} move {seats[holder]}")
    assert [state.table.judges(seat) for seat in seats] == [n == to for n in range(players)]
    assert not offered(state, seats[asker], "move")


# T23 to T25: who is on which side


@examples("wishes")
def test_who_is_on_which_side(vector: dict[str, Any]) -> None:
    state = begun(vector["input"]["players"])
    order = tuple(state.table.draws)
    numbers = [state.table.draws[seat] for seat in order]
    assert numbers == sorted(set(numbers), reverse=True)
    for seat, wish in zip(order, vector["input"]["wishes"], strict=True):
        if state.phase.rule == "J1" and SIDES[wish] in offered(state, seat, "side"):
            state = played(state, f"{seat} side {SIDES[wish]}")
    assert state.phase.rule == "J2"
    assert [state.table.sides[seat] for seat in order] == [SIDES[w] for w in vector["expect"]]


# T26 to T30: whole hands


def test_t26_a_hand_is_taken() -> None:
    hands = {"s1": "G4 R1", "s2": "G7 R1", "s3": "B7 R2"}
    state = lying(opened(3), hands, draw="R3 R4 R5")
    state = played(on_turn(state, "s1"), "s1 play G4", "s2 play G7", "s3 play B7")
    assert state.phase.rule == "J5"
    assert len(state.table.won["s3"]) == 3
    assert played(state, "clock time_up").phase.seat == "s1"
    assert [state.table.holds(seat) for seat in ("s1", "s2", "s3")] == [2, 2, 2]


def test_t27_a_judge_takes_a_pile_and_raids() -> None:
    hands = {"s1": "B1 B2", "s2": "G1 G2", "s3": "R4 B3 G9"}
    state = lying(opened(3), hands, draw="B4 B5 B6 G5 G6", open="s2 J")
    state = on_turn(with_pile(state, "s3 G4 s1 G7"), "s2")
    state = played(state, "s2 judge")
    assert not state.table.pile
    state = played(state, "s2 ask s3/red")
    assert words(state.table.won["s2"].peek()) == "G4 G7 R4"
    assert state.table.holds("s3") == 6
    assert state.phase.leader == "s3"
    assert played(state, "clock time_up").phase.seat == "s3"


def test_t28_a_round_ends_with_one_holder() -> None:
    state = lying(opened(3), {"s1": "B5 R9", "s2": "R9", "s3": ""})
    state = on_turn(with_jury(with_pile(state, "s3 R9"), [5, 7, 8, 10, 11, 12]), "s2")
    state = played(state, "s2 play R9")
    assert state.phase.rule == "J9"
    assert view(state, "tv").tallies[0].values == (5,)
    assert [len(state.table.shown[s]) for s in ("s1", "s2", "s3")] == [1, 0, 0]
    assert every_card(state.table).total() == 4
    assert to_verdict(state).table.scores == {"s1": 1, "s2": 0, "s3": 0}


def test_t29_a_tie_is_settled_by_jury_cards() -> None:
    state = opened(3, rounds=3)
    totals = [sum(points) for points in ((3, 0, 5), (2, 4, 2), (1, 1, 1))]
    scores = dict(zip(state.table.seats, totals, strict=True))
    new = course.after_round(replace(state.table, round=3, scores=scores))
    assert new.phase.rule == "J10"
    tie = State(new.table, replace(new.phase, draws={"s2": 11, "s1": 4}))  # type: ignore[call-arg]
    places = played(tie, "clock time_up").phase.places
    assert [(p.seat, p.place, p.score) for p in places] == [
        ("s2", 1, 8), ("s1", 2, 8), ("s3", 3, 3)
    ]  # fmt: skip


def test_t30_specials_of_the_deal_are_laid_open_and_replaced() -> None:
    state = opened(2)
    top = cards("J Q B1 B2 B3 B4" + " G1 G2 G3 G4 G5 G6" + " J B5 Q B6 R1 R2")
    table = dealing.hands_out(state.table, top)
    assert words(table.hands["s1"].peek()) == "B1 B2 B3 B4 B5 B6"
    assert words(table.open["s1"]) == "J J Q Q"
    assert (table.judges("s1"), len(table.draw)) == (2, 2)


# Against the text, at random


def hands_at_random(rng: Random, players: int) -> tuple[list[str], list[int], list[str]]:
    def some(least: int, most: int) -> str:
        picked = [
            f"{rng.choice('BGR')}{rng.choice(VALUES)}" for _ in range(rng.randint(least, most))
        ]
        return " ".join(picked)

    hands = [some(0, 6) for _ in range(players)]
    judges = [int(rng.random() < 0.2) for _ in range(players)]
    return hands, judges, some(0, 4).split()


def pairs(hand: str) -> list[jury_oracle.Card]:
    return [(each[0], int(each[1:])) for each in hand.split()]


@pytest.mark.parametrize("players", range(2, 11))
def test_a_moment_of_a_hand_agrees_with_the_printed_text(players: int) -> None:
    rng, bases = (
        Random(players),
        {opens: opened(players, judge_opens=opens) for opens in (False, True)},
    )
    for _ in range(400):
        opens = rng.random() < 0.5
        hands, judges, pile = hands_at_random(rng, players)
        held = list(map(pairs, hands))
        if sum(map(bool, held)) < 2:
            continue
        seats = bases[opens].table.seats
        last = rng.randrange(players)
        laid = " ".join(f"{seat} J" for seat, one in zip(seats, judges, strict=True) if one)
        state = lying(bases[opens], dict(zip(seats, hands, strict=True)), open=laid)
        state = with_pile(state, " ".join(f"{seats[last]} {each}" for each in pile))
        check(state, held, judges, pairs(" ".join(pile)), last, opens)


def check(
    state: State,
    held: list[list[jury_oracle.Card]],
    judges: list[int],
    pile: list[jury_oracle.Card],
    last: int,
    opens: bool,
) -> None:
    seats = state.table.seats
    new = asked_to_act(state, seats[(last + 1) % len(seats)])
    if pile:
        told = jury_oracle.next_to_act(held, judges, pile, last, opens)
    else:
        told = jury_oracle.leads(held, judges, last, opens)
    if told is None:
        assert new.table.takes[-1].seat == seats[last]
        return
    assert new.phase.rule == "J4"
    assert new.phase.seat == seats[told]
    may = set(pairs(" ".join(_names(new, offered(new, seats[told], "play")))))
    choices: set[object] = {*may, *(a for a in ("judge", "pass") if offered(new, seats[told], a))}
    assert choices == jury_oracle.choices(held[told], judges[told], pile, opens)


def _names(state: State, ids: list[str]) -> list[str]:
    found = [c for hand in state.table.hands.values() for c in hand.peek() if c.id in ids]
    return words(tuple(found)).split()


def test_moves_of_judges_agree_with_the_printed_text() -> None:
    rng = Random(8)
    for players in range(2, 11):
        base = opened(players)
        for _ in range(60):
            hands, judges, _ = hands_at_random(rng, players)
            seats = base.table.seats
            laid = " ".join(f"{seat} J" for seat, one in zip(seats, judges, strict=True) if one)
            table = lying(base, dict(zip(seats, hands, strict=True)), open=laid).table
            playing = [bool(hand or one) for hand, one in zip(hands, judges, strict=True)]
            for holder in range(players):
                for asker in set(range(players)) - {holder}:
                    told = jury_oracle.judge_goes_to(holder, asker, playing)
                    to = table.receiver(seats[holder], seats[asker])
                    assert to == (None if told is None else seats[told])


# Cards


@pytest.mark.parametrize(
    ("players", "size"), [(2, 41), (3, 65), (4, 65), (6, 91), (8, 93), (10, 119)]
)
def test_the_deck_grows_with_the_table(players: int, size: int) -> None:
    assert len(deck(players).cards) == len({each.id for each in deck(players).cards}) == size
    assert deck(10) == Deck(4, True, 5, 6)
    assert len(deck(players, red=False).cards) == size - 12


@pytest.mark.seeded
@pytest.mark.parametrize("players", range(2, 11))
def test_no_card_is_lost_or_doubled(players: int) -> None:
    for seed in range(SEEDS):
        whole: dict[int, int] = {}  # by round, for one step back may lead into the last one
        for state, _ in random_match(TITLE, players, seed):
            if not state.table.round:
                continue
            found = every_card(state.table)
            assert set(found.values()) <= {1}
            jury = [*(juror.peek() for juror in state.table.jurors), *state.table.bench.peek()]
            assert sorted(jury) == list(VALUES)
            if state.phase.rule == "J2":
                whole[state.table.round] = found.total()
            assert found.total() == whole[state.table.round]


@pytest.mark.parametrize("players", [2, 4, pytest.param(10, marks=pytest.mark.soak)])
def test_the_simulation_agrees_with_what_was_designed(players: int) -> None:
    found = jury.cell(players, matches=60)
    assert found.mean == pytest.approx(jury.DESIGNED[players].mean, abs=0.5)
    assert found.plays == pytest.approx(jury.DESIGNED[players].plays, rel=0.08)
    assert found.hands == pytest.approx(jury.DESIGNED[players].hands, rel=0.08)
