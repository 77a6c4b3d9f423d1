"""Moments of every title: some states of each of its phases, out of random matches."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from random import Random

from partyhost.engine.acts import HOST, Act, Entry, IllegalMove, Move, Seat
from partyhost.engine.game import State, apply, page, wire
from partyhost.titles import TITLES
from tests.matches import random_match

TABLES = ((2, 0), (3, 1), (3, 2), (5, 3), (6, 5))  # guests, and a seed: odd ones change house rules
OF_EACH = 3  # moments of one phase

Moment = tuple[State, Entry]  # and what was done next


@cache
def moments(key: str) -> tuple[Moment, ...]:
    """Some of each kind of phase, but of the podium."""
    rng, found = Random(key), defaultdict[type, list[Moment]](list)
    for count, seed in TABLES:
        for state, entry in random_match(TITLES[key], count, seed):
            found[type(state.phase)].append((state, entry))
    chosen = (rng.sample(each, min(OF_EACH, len(each))) for each in found.values())
    return tuple(moment for some in chosen for moment in some)


def states(key: str) -> list[State]:
    return [state for state, _ in moments(key)]


def seats(state: State) -> tuple[Seat, ...]:
    return tuple(state.table.scores)


def hosted(state: State, name: str, seat: Seat) -> State | None:
    """After somebody came or left; None where the rules do not allow it now."""
    try:
        return apply(state, Move(HOST, Act(name, {"seat": seat}), state.step))
    except IllegalMove:
        return None


def seen(key: str, state: State, viewer: Seat) -> bytes:
    return wire(page(TITLES[key], state, viewer))
