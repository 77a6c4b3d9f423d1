"""What must hold of any title, present and future. A new title is tested here by its line
in TITLES alone."""

from __future__ import annotations

import copy
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Any

import msgspec
import pytest

from partyhost.engine.acts import CLOCK, HOST, TIME_UP, TV, Act, Entry, IllegalMove, Move, Undo
from partyhost.engine.game import Page, Start, State, Title, apply, begin, page, replay, wire
from partyhost.titles import TITLES
from tests.matches import SEEDS, WATCHER, random_match, start_of
from tests.secrecy import twin

pytestmark = pytest.mark.seeded
TABLES = [(title, count) for title in TITLES.values() for count in title.players]


class Table:
    """A title with so many guests, and the matches that its tests share."""

    def __init__(self, title: Title, count: int) -> None:
        self.title, self.count = title, count
        self.match = lru_cache(maxsize=20)(self._match)

    def _match(self, seed: int) -> tuple[list[State], list[Entry]]:
        played = list(random_match(self.title, self.count, seed))
        return [state for state, _ in played], [entry for _, entry in played]

    def start(self, seed: int = 7, options: Any = None) -> Start:
        return start_of(self.title, self.count, seed, options)

    def page(self, state: State, viewer: str) -> Page:
        return page(self.title, state, viewer)

    def pages(self, state: State) -> list[bytes]:
        viewers = (*state.table.scores, TV, HOST, WATCHER)
        return [wire(self.page(state, viewer)) for viewer in viewers]

    def one_of_each_screen(self, seed: int) -> list[State]:
        """A random state for every phase that a random match came through."""
        rng, found = Random(seed), dict[type, list[State]]()
        for state in self.match(seed)[0]:
            found.setdefault(type(state.phase), []).append(state)
        return [rng.choice(states) for states in found.values()]


@pytest.fixture(
    scope="module", params=TABLES, ids=[f"{title.key}-{count}" for title, count in TABLES]
)
def table(request: pytest.FixtureRequest) -> Table:
    return Table(*request.param)


def test_random_matches_end_and_keep_their_secrets(table: Table) -> None:
    for seed in range(SEEDS):
        rng = Random(seed)
        for state in table.one_of_each_screen(seed):
            for viewer in (rng.choice(list(state.table.scores)), rng.choice((TV, HOST, WATCHER))):
                other = twin(state, viewer, rng)
                assert wire(table.page(state, viewer)) == wire(table.page(other, viewer))
                assert state.phase.time(state.table) == other.phase.time(other.table)


def test_an_entry_leaves_old_states_alone_and_refusals_change_nothing(
    table: Table,
) -> None:
    nonsense = Act("no such thing", {"deep": [1]})
    for at, (state, entry) in enumerate(zip(*table.match(table.count), strict=True)):
        if at % 5:
            continue
        before = copy.deepcopy(replace(state, past=None))
        apply(state, entry)
        for seat in (*state.table.scores, HOST, WATCHER):
            with pytest.raises(IllegalMove):
                apply(state, Move(seat, nonsense, state.step))
            with pytest.raises(IllegalMove):
                apply(state, Move(seat, nonsense, state.step - 1))
        unchanged = state == before
        assert unchanged


def test_a_journal_replays_to_the_same_pages_from_any_point(table: Table) -> None:
    for seed in range(SEEDS):
        states, journal = table.match(seed)
        options = states[0].table.rules
        start = table.start(seed, msgspec.to_builtins(options))
        start = msgspec.json.decode(msgspec.json.encode(start), type=Start)
        lines = [msgspec.json.encode(entry) for entry in journal]
        moves = [msgspec.json.decode(line, type=Entry) for line in lines]
        stop = Random(seed).randrange(len(moves))
        again = replay(table.title, start, moves[:stop])
        assert table.pages(again) == table.pages(states[stop])
        for move in moves[stop:]:
            again = apply(again, move)
        assert again.phase.over


def test_undo_takes_back_step_by_step_and_old_taps_stay_void(table: Table) -> None:
    states, journal = table.match(table.count)
    for state, entry in zip(states, journal, strict=True):
        after = apply(state, entry)
        if isinstance(entry, Undo) or after.step == state.step or after.past is not state:
            continue
        back = apply(after, Undo(1))
        restored = (back.table, back.phase) == (state.table, state.phase)
        assert restored
        assert back.step > after.step
        with pytest.raises(IllegalMove):
            apply(back, entry)


def test_bots_play_a_match_to_its_end(table: Table) -> None:
    start = table.start(table.count)
    rng, state = Random(table.count), begin(table.title, start)
    for _ in range(3000):
        if state.phase.over:
            break
        state = apply(state, _bot_move(table, state, start, rng))
    assert state.phase.over


def _bot_move(table: Table, state: State, start: Start, rng: Random) -> Entry:
    for seat in state.phase.awaits(state.table):
        if seat in state.table.scores:
            act = table.title.bot(table.page(state, seat), rng, start.pack)
            if act is not None:
                return Move(seat, act, state.step)
    return Move(CLOCK, TIME_UP, state.step)


def test_a_bot_chooses_by_its_page_alone(table: Table) -> None:
    pack = table.start().pack
    states = [one for seed in (0, 1) for one in table.one_of_each_screen(seed)]
    for state in states:
        for seat in state.phase.awaits(state.table):
            if seat not in state.table.scores:
                continue
            seen: list[Page] = [
                table.page(each, seat) for each in (state, twin(state, seat, Random(table.count)))
            ]
            choices = [table.title.bot(each, Random(table.count), pack) for each in seen]
            assert choices[0] == choices[1]
