"""The advanced rules of the Jeopardy! Card Game, and its switches."""

from __future__ import annotations

import msgspec
import pytest

from partyhost.engine.acts import HOST, TV
from partyhost.engine.game import begin, page
from partyhost.titles.jeopardy import TITLE
from partyhost.titles.jeopardy.cards import Card
from partyhost.titles.jeopardy.phases.final import Wagering
from tests.matches import start_of
from tests.packs import jeopardy
from tests.titles.stories import (
    begin_with,
    opened,
    played,
    to_the_end,
)


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
