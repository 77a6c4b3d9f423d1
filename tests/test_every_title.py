"""What must hold of any title, present and future. A new title is tested here by its line
in TITLES alone."""

from __future__ import annotations

import copy
import os
from dataclasses import replace
from random import Random

import msgspec
import pytest

from partyhost.engine.acts import CLOCK, HOST, TIME_UP, TV, Act, Entry, IllegalMove, Move, Undo
from partyhost.engine.game import Page, Start, State, Title, apply, begin, page, replay, wire
from partyhost.titles import TITLES
from tests.matches import WATCHER, random_match, start_of
from tests.secrecy import twin

SEEDS = int(os.environ.get("PARTYHOST_SEEDS", "20"))
TABLES = [(title, count) for title in TITLES.values() for count in title.players]
every_table = pytest.mark.parametrize(
    ("title", "count"), TABLES, ids=[f"{title.key}-{count}" for title, count in TABLES]
)


def pages(title: Title, state: State) -> list[bytes]:
    viewers = (*state.table.scores, TV, HOST, WATCHER)
    return [wire(page(title, state, viewer)) for viewer in viewers]


def entries(title: Title, count: int, seed: int) -> tuple[list[State], list[Entry]]:
    played = list(random_match(title, count, seed))
    return [state for state, _ in played], [entry for _, entry in played]


@every_table
def test_random_matches_end_and_keep_their_secrets(title: Title, count: int) -> None:
    for seed in range(SEEDS):
        rng = Random(seed)
        for state in one_of_each_screen(title, count, seed):
            for viewer in (rng.choice(list(state.table.scores)), rng.choice((TV, HOST, WATCHER))):
                other = twin(state, viewer, rng)
                assert wire(page(title, state, viewer)) == wire(page(title, other, viewer))
                assert state.phase.time(state.table) == other.phase.time(other.table)


def one_of_each_screen(title: Title, count: int, seed: int) -> list[State]:
    """A random state for every phase that a random match came through."""
    rng, found = Random(seed), dict[type, list[State]]()
    for state, _ in random_match(title, count, seed):
        found.setdefault(type(state.phase), []).append(state)
    return [rng.choice(states) for states in found.values()]


@every_table
def test_an_entry_leaves_old_states_alone_and_refusals_change_nothing(
    title: Title, count: int
) -> None:
    nonsense = Act("no such thing", {"deep": [1]})
    for at, (state, entry) in enumerate(random_match(title, count, count)):
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


@every_table
def test_a_journal_replays_to_the_same_pages_from_any_point(title: Title, count: int) -> None:
    for seed in range(SEEDS):
        states, journal = entries(title, count, seed)
        options = states[0].table.rules
        start = start_of(title, count, seed, msgspec.to_builtins(options))
        start = msgspec.json.decode(msgspec.json.encode(start), type=Start)
        lines = [msgspec.json.encode(entry) for entry in journal]
        moves = [msgspec.json.decode(line, type=Entry) for line in lines]
        stop = Random(seed).randrange(len(moves))
        again = replay(title, start, moves[:stop])
        assert pages(title, again) == pages(title, states[stop])
        end = replay(title, start, moves)
        assert end.phase.over


@every_table
def test_undo_takes_back_step_by_step_and_old_taps_stay_void(title: Title, count: int) -> None:
    states, journal = entries(title, count, count)
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


@every_table
def test_bots_play_a_match_to_its_end(title: Title, count: int) -> None:
    start = start_of(title, count, seed=count)
    rng, state = Random(count), begin(title, start)
    for _ in range(3000):
        if state.phase.over:
            break
        state = apply(state, _bot_move(title, state, start, rng))
    assert state.phase.over


def _bot_move(title: Title, state: State, start: Start, rng: Random) -> Entry:
    for seat in state.phase.awaits(state.table):
        if seat in state.table.scores:
            act = title.bot(page(title, state, seat), rng, start.pack)
            if act is not None:
                return Move(seat, act, state.step)
    return Move(CLOCK, TIME_UP, state.step)


@every_table
def test_a_bot_chooses_by_its_page_alone(title: Title, count: int) -> None:
    pack = start_of(title, count).pack
    states = [one for seed in (0, 1) for one in one_of_each_screen(title, count, seed)]
    for state in states:
        for seat in state.phase.awaits(state.table):
            if seat not in state.table.scores:
                continue
            seen: list[Page] = [
                page(title, each, seat) for each in (state, twin(state, seat, Random(count)))
            ]
            choices = [title.bot(each, Random(count), pack) for each in seen]
            assert choices[0] == choices[1]
