"""Starts and random matches, for tests of any title."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from partyhost.engine.acts import AWAY, CLOCK, HOST, TIME_UP, Act, Entry, IllegalMove, Move, Undo
from partyhost.engine.game import Start, State, Title, apply, begin, offers
from tests.packs import PACKS

SEEDS = int(os.environ.get("PARTYHOST_SEEDS", "20"))  # of each table in `seeded` tests
LATE, WATCHER = "s99", "w1"
LONGEST = 4000


def seats(count: int) -> tuple[str, ...]:
    return tuple(f"s{n}" for n in range(1, count + 1))


def start_of(
    title: Title, count: int, seed: int = 7, options: Mapping[str, Any] | None = None
) -> Start:
    """A match of so many seats by the default house rules, or with these changed."""
    pack = PACKS[title.key]
    rules = {rule.name: rule.default for rule in title.rules(pack, count)}
    seed_text = f"{seed:032x}"
    return Start(
        title.key, title.version, seed_text, seats(count), {**rules, **(options or {})}, pack
    )


def random_options(title: Title, count: int, rng: Random) -> dict[str, Any]:
    """Any house rules that this table can have."""
    rules = title.rules(PACKS[title.key], count)
    return {
        rule.name: rng.choice(
            [value for value in rule.values if json.dumps(value) not in rule.blocked]
        )
        for rule in rules
    }


def random_match(title: Title, count: int, seed: int) -> Iterator[tuple[State, Entry]]:
    """Every state of a match in which all that may be done is done at random: acts that are
    offered, clocks that run out, guests who stay away, and now and then a hand of the host."""
    rng = Random(seed)
    options = random_options(title, count, rng) if seed % 2 else None
    state = begin(title, start_of(title, count, seed, options))
    for _ in range(LONGEST):
        if state.phase.over:
            return
        entry = _entry(state, rng)
        yield state, entry
        state = apply(state, entry)
    raise AssertionError("a match that never ends")


def _entry(state: State, rng: Random) -> Entry:
    if rng.random() < 0.03 and (entry := _intervention(state, rng)) is not None:
        return entry
    players = tuple(state.table.scores)
    choices = [(s, offer) for s in (*players, WATCHER, HOST) for offer in offers(state, s)]
    awaits = state.phase.awaits(state.table)
    awaited = [choice for choice in choices if choice[0] in awaits]
    if not choices or rng.random() < 0.1:
        return Move(CLOCK, rng.choice((TIME_UP, AWAY)), state.step)
    seat, offer = rng.choice(awaited if awaited and rng.random() < 0.8 else choices)
    return Move(seat, Act(offer.act, offer.sample(rng)), state.step, rng.randint(0, 30_000))


def _intervention(state: State, rng: Random) -> Entry | None:
    players = tuple(state.table.scores)
    someone = rng.choice(players)
    acts = [
        Act("adjust", {"seat": someone, "amount": 100, "reason": "for the cake"}),
        Act("overrule", {"right": rng.random() < 0.5}),
        Act("join", {"seat": LATE}),
        Act("away", {"seats": [seat for seat in players if rng.random() < 0.3]}),
        *([Act("leave", {"seat": someone})] if len(players) > 2 and rng.random() < 0.3 else []),
    ]
    entry = rng.choice([Move(HOST, act, state.step) for act in acts] + [Undo(1)])
    try:
        apply(state, entry)
    except IllegalMove:
        return None
    return entry
