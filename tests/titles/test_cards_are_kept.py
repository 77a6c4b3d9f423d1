"""Cards: nobody plays one that they do not hold, none is lost, and decks never run out."""

from __future__ import annotations

from typing import Any

import pytest

from partyhost.engine.acts import AWAY, Act, IllegalMove, Move
from partyhost.engine.game import State, apply, offers
from partyhost.titles.card_sharks import TITLE as SHARKS
from partyhost.titles.card_sharks.cards import deck
from partyhost.titles.card_sharks.money import Money
from partyhost.titles.card_sharks.rows import Row
from partyhost.titles.jeopardy import TITLE as JEOPARDY
from tests.matches import random_match
from tests.titles.moments import states
from tests.titles.stories import opened, played, with_hand


def held(state: State, seat: str) -> set[str]:
    """The cards of a hand, by their ids."""
    hands = state.table.hands
    return {card.id for card in hands[seat].peek()} if seat in hands else set()


def playable(state: State, seat: str) -> set[str]:
    named = (offer for offer in offers(state, seat) if offer.act in ("play_card", "play"))
    return {each.value for offer in named for each in getattr(offer, "options", ())}


@pytest.mark.parametrize("key", ["jeopardy", "judge_and_jury"])
def test_h84_only_cards_of_the_own_hand_may_be_played(key: str) -> None:
    seen = 0
    for state in states(key):
        everybody = set[str]().union(*(held(state, seat) for seat in state.table.scores))
        for seat in state.table.scores:
            mine = held(state, seat)
            assert playable(state, seat) <= mine
            seen += bool(playable(state, seat))
            for card in [*(everybody - mine), "c999", "", sorted(mine)]:
                for act in {offer.act for offer in offers(state, seat)} & {"play_card", "play"}:
                    with pytest.raises(IllegalMove):
                        apply(state, Move(seat, Act(act, card), state.step))
    assert seen


def test_h84_a_card_is_played_once_and_the_sixth_never() -> None:
    state = with_hand(opened(2), "s1", "Y-S", "B-S", "Y-B")
    state = played(state, "s1 play_card s1-0")
    for again in ("s1-0", "s1-1"):
        with pytest.raises(IllegalMove):
            played(state, f"s1 play_card {again}")
    last = with_hand(opened(2), "s1")  # the last card of a hand is never played
    assert len(last.table.hand("s1")) == 1
    assert not last.table.owes_a_card("s1")


@pytest.mark.parametrize("count", [2, 4, 10])
def test_h84_the_game_cards_of_a_round_are_all_there(count: int) -> None:
    before: tuple[Any, int] | None = None
    for state, entry in random_match(JEOPARDY, count, count * 2):
        table = state.table
        round = (table.round, tuple(table.hands))
        cards = sum(map(len, table.hands.values())) + sum(len(c.pile) for c in table.columns)
        if before is not None and before[0] == round and table.hands:
            assert cards == before[1]
        skips = isinstance(entry, Move) and entry.act == AWAY  # a house rule: a card is lost
        before = None if skips else (round, cards)


@pytest.mark.parametrize("count", [2, 5])
@pytest.mark.parametrize("seed", range(4))
def test_h138_the_rows_of_card_sharks_are_always_whole(count: int, seed: int) -> None:
    for state, _ in random_match(SHARKS, count, seed):
        table = state.table
        for row in table.rows.values():
            assert len(row.up) + len(row.down) == table.rules.length(table.round)
            assert len(row.up) + len(row.down) + len(row.deck) + len(row.discards) == 52
        if table.money is not None:
            assert len(table.money.up) + len(table.money.down) == 7


def test_h138_the_deck_lasts_for_the_longest_round() -> None:
    """A side changes its base and misses on its last card, with every question of a round."""
    rule = next(r for r in SHARKS.rules({}, 3) if r.name == "sudden_death_question")
    row = Row.dealt(deck("red"), 7)
    for _ in range(max(rule.values)):
        row = row.opened().changed()
        while not row.cleared:
            row = row.turned()
        row = row.missed()
        assert len(row.up) + len(row.down) == 7
    assert len(row.deck) > 0
    money = Money.dealt("red", deck("gold")).with_new_card()
    assert len(money.up) + len(money.down) == 7
