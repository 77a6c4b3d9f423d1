"""Cards and figures that nobody can guess, looked for in all that is ever told: a face-down card
stands on no page before it is turned, a figure on none before it is opened but the emcee's."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from partyhost.engine.acts import HOST, TV
from partyhost.engine.game import State, begin, page, wire
from partyhost.titles.card_sharks import TITLE, table
from partyhost.titles.card_sharks.cards import RANKS, Card
from partyhost.titles.card_sharks.phases.asking import Revealing
from tests import matches
from tests.matches import WATCHER, random_match
from tests.packs import card_sharks

CARD, FIGURE = re.compile(rb"zqcard\d+zq"), re.compile(rb"zqpoll\d+zq")
SHOWS_CARDS = {"Drawing": 2, "Basing": 1, "Calling": 1, "Turned": 1, "Betting": 1, "MoneyTurned": 1}


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every card that is ever shuffled has a suit of its own, and every figure a source."""
    made = iter(range(10**9))

    def deck(back: str) -> tuple[Card, ...]:
        return tuple(
            Card(f"{back}-{n}", rank, f"zqcard{next(made)}zq") for n in range(4) for rank in RANKS
        )

    monkeypatch.setattr(table, "deck", deck)
    pack = card_sharks()
    for number, poll in enumerate(pack["decks"][0]["poll"]):
        poll["source"] = f"zqpoll{number}zq"
    monkeypatch.setitem(matches.PACKS, "card_sharks", pack)


def told(state: State, viewer: str) -> bytes:
    return wire(page(TITLE, state, viewer))


def played(count: int, seed: int) -> Iterator[State]:
    """All states of a match in which nothing is taken back."""
    for state, _ in random_match(TITLE, count, seed):
        if "undo" in state.cues:
            return
        yield state


@pytest.mark.usefixtures("marked")
@pytest.mark.parametrize("count", [2, 5, 9])
def test_a_card_is_told_when_it_is_turned_and_not_before(count: int) -> None:
    for seed in range(8):
        known: set[bytes] = set()
        step = -1
        for state in played(count, seed):
            new = set(CARD.findall(told(state, TV))) - known
            most = SHOWS_CARDS.get(type(state.phase).__name__, 0) if state.step != step else 0
            assert len(new) <= most, (seed, state.step, type(state.phase))
            known |= new
            step = state.step
            for viewer in (*state.table.seats, HOST, WATCHER):
                assert set(CARD.findall(told(state, viewer))) <= known


@pytest.mark.usefixtures("marked")
@pytest.mark.parametrize("count", [2, 5, 9])
def test_a_figure_is_told_to_the_emcee_when_all_is_locked_and_then_to_all(count: int) -> None:
    keys = 0
    for seed in range(8):
        for state in played(count, seed):
            phase: Any = state.phase
            opened = isinstance(phase, Revealing) and phase.open is not None
            sealed = isinstance(phase, Revealing) and phase.open is None
            for viewer in (*state.table.seats, TV, HOST, WATCHER):
                found = FIGURE.findall(told(state, viewer))
                may = opened or (sealed and viewer == state.table.emcee)
                assert bool(found) == may
                keys += sealed and bool(found)
    assert keys or count == 2


@pytest.mark.usefixtures("marked")
def test_a_hole_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A row that tells its next card is noticed at once."""
    from partyhost.titles.card_sharks import board

    whole = board.card_view
    monkeypatch.setattr(
        board, "_row", lambda side, row: (side, [whole(card) for card in row.down.peek()])
    )
    state = begin(TITLE, matches.start_of(TITLE, 2))
    leaked = board.board(state.table).rows
    assert not leaked  # nothing is dealt before the draw
    rng = Random(1)
    for state in played(2, rng.randrange(100)):
        if state.table.rows:
            assert len(CARD.findall(repr(board.board(state.table).rows).encode())) > 2
            return
