"""Examples of the rules of the Jeopardy! Card Game, by the rulings' ids."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from partyhost.engine.acts import HOST, TV, IllegalMove
from partyhost.engine.game import State, apply, begin, page
from partyhost.kit.ballot import Ballot
from partyhost.titles.jeopardy import TITLE, course
from partyhost.titles.jeopardy.cards import COLOURS, Card, Kind, clue_sum, deck
from partyhost.titles.jeopardy.phases.ending import Over
from partyhost.titles.jeopardy.phases.final import Wagering
from partyhost.titles.jeopardy.phases.turn import ChoosingCard
from tests.matches import start_of
from tests.packs import jeopardy
from tests.titles.stories import (
    COLUMN,
    KINDS,
    entry,
    in_round,
    opened,
    played,
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


def test_J25_with_doubles_used_up_when_played() -> None:
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


# --- turns, readers, the absent


def test_the_reader_sits_on_the_right_and_alone_knows_the_response() -> None:
    state = with_hand(opened(3), "s1", "Y-S")
    state = played(state, "s1 play_card s1-0")
    assert state.phase.asked.reader == "s3"
    told = {v: page(TITLE, state, v).view.clue.response for v in ("s1", "s2", "s3", TV, HOST)}  # type: ignore[attr-defined]
    assert {viewer for viewer, response in told.items() if response} == {"s3"}


def test_a_missing_reader_is_replaced_by_the_next_on_the_right() -> None:
    state = played(with_hand(opened(3), "s1", "Y-S"), "s1 play_card s1-0", "clock away")
    assert state.phase.asked.reader == "s2"
    assert state.phase.asked.response.knows == {"s2"}


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


# --- answers and rulings


def asked(count: int = 3, **options: Any) -> State:
    """s1 has played a card worth $100 and its clue is read; s3 (s2 with two) was the reader."""
    state = played(with_hand(opened(count, **options), "s1", "Y-S"), "s1 play_card s1-0")
    return played(state, "clock time_up")


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
    said = f"s1 answer What is {state.phase.asked.response.peek()}?"
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


# --- late and leaving guests


def test_a_late_guest_plays_from_round_two_with_nothing() -> None:
    state = played(opened(), "host join s9")
    assert "s9" not in state.table.scores
    while state.table.round == 1:
        state = turn(state, state.table.hand(state.phase.seat).peek()[0].id, True)
    assert state.table.scores["s9"] == 0
    state = played(state, "host next")
    assert len(state.table.hand("s9")) == 6
    with pytest.raises(IllegalMove, match="next match"):
        played(state, "host join s10")


def test_the_table_takes_ten_and_no_more() -> None:
    with pytest.raises(IllegalMove, match="full"):
        played(opened(10), "host join s11")
    state = played(opened(9), "host join s10")
    with pytest.raises(IllegalMove, match="full"):
        played(state, "host join s11")


def test_play_goes_on_when_the_player_on_turn_leaves() -> None:
    state = played(asked(3), "host leave s1")
    assert (page(TITLE, state, TV).screen, state.phase.seat) == ("choosing_card", "s2")


def test_a_reader_who_leaves_is_replaced_and_the_last_one_ends_the_match() -> None:
    state = played(asked(3), "host leave s3")
    assert state.phase.asked.reader == "s2"
    state = played(state, "host leave s2")
    assert isinstance(state.phase, Over)


# --- the final


def at_final(**scores: int) -> State:
    state = opened(len(scores))
    start = course.final_round(replace(state.table, scores=scores, round=2))
    return State(start.table, start.phase)


def to_the_end(state: State) -> State:
    while not state.phase.over:
        state = played(state, "clock time_up")
    return state


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
    assert staked.table.scores == {"s1": 500, "s2": 900}
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


# --- advanced rules


@pytest.mark.parametrize(
    ("count", "dealt", "keep"), [(2, 4, 3), (3, 3, 2), (4, 2, 1), (5, 2, 1), (10, 2, 1)]
)
def test_choosing_categories_deals_and_keeps_as_printed(count: int, dealt: int, keep: int) -> None:
    state = begin_with(count, choose_categories=True)
    for seat in state.table.seats:
        names = state.phase.dealt[seat].peek()
        assert (len(names), state.phase.keep) == (dealt, keep)
        others = [page(TITLE, state, other).view for other in (TV, HOST, "w1")]
        assert not any(set(names) & set(view.dealt or ()) for view in others)  # type: ignore[attr-defined]
    state = played(state, "clock time_up")
    assert len({column.category for column in state.table.columns}) == 6


def begin_with(count: int, **options: Any) -> State:
    return begin(TITLE, start_of(TITLE, count, options=options))


def test_the_final_category_comes_from_the_second_rounds_discards() -> None:
    state = begin_with(2, choose_categories=True, length="short")
    kept: set[str] = set()
    state = played(state, "host adjust s1 300")
    while not isinstance(state.phase, Wagering):
        if page(TITLE, state, TV).screen == "choosing_categories" and state.table.round == 2:
            kept = {name for hand in state.phase.dealt.values() for name in hand.peek()}
        state = played(state, "clock time_up")
    assert state.phase.category in kept
    assert state.phase.category not in {column.category for column in state.table.columns}


def test_a_late_guest_may_make_the_category_deck_too_small_to_choose_from() -> None:
    """Six may choose from 18 categories; seven need 20, so the last is dealt fewer or none."""
    start = start_of(TITLE, 6, options={"choose_categories": True})
    state = begin(TITLE, msgspec.structs.replace(start, pack=jeopardy(18)))
    state = played(state, "host join s7", "host adjust s1 300")
    while not isinstance(state.phase, Wagering):
        state = played(state, "clock time_up")
        assert len({column.category for column in state.table.columns}) in (0, 6)
    assert len(state.table.results) == 65


def test_hand_pick_passes_to_the_left_until_all_is_kept() -> None:
    state = played(begin_with(3, hand_pick=True), "host next")
    packs = {seat: set(pack.peek()) for seat, pack in state.phase.packs.items()}
    first = {seat: pack.peek()[0] for seat, pack in state.phase.packs.items()}
    state = played(state, *(f"{seat} pick {card.id}" for seat, card in first.items()))
    for seat, left in (("s1", "s2"), ("s2", "s3"), ("s3", "s1")):
        assert set(state.phase.packs[left].peek()) == packs[seat] - {first[seat]}
    while page(TITLE, state, TV).screen == "picking_hand":
        state = played(state, "clock time_up")
    hands: list[Card] = [card for hand in state.table.hands.values() for card in hand.peek()]
    assert len(hands) == len(set(hands)) == 18
    assert all(first[seat] in hand.peek() for seat, hand in state.table.hands.items())


def test_categories_can_be_chosen_only_where_the_packs_hold_enough() -> None:
    by_name = {rule.name: rule for rule in TITLE.rules(jeopardy(18), 6)}
    assert by_name["choose_categories"].blocked == {}
    by_name = {rule.name: rule for rule in TITLE.rules(jeopardy(18), 7)}
    assert "20 categories" in by_name["choose_categories"].blocked["true"]


def test_a_small_pack_says_what_it_lacks() -> None:
    assert TITLE.lacks(jeopardy(13, 12), 10) is None
    assert "13 categories" in str(TITLE.lacks(jeopardy(12, 12), 2))
    assert "12 clues" in str(TITLE.lacks(jeopardy(20, 11), 2))


@pytest.mark.parametrize("how", ["youngest", "captain"])
def test_the_captain_may_say_who_begins(how: str) -> None:
    state = played(begin_with(3, first_player=how), "host first s2", "host next")
    assert state.phase.seat == "s2"


def test_a_short_game_plays_three_of_four() -> None:
    state = opened(7, length="short")
    assert {len(hand) for hand in state.table.hands.values()} == {4}
    state = to_the_end(state)
    assert len(state.table.results) == 2 * 7 * 3
