"""Turns told in the journal's own words, for the tests of Can You Beat Ken?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from partyhost.engine.acts import CLOCK, HOST, Act, Entry, Move
from partyhost.engine.game import State, apply, begin
from partyhost.engine.secret import Secret
from partyhost.titles.beat_ken import TITLE, course
from partyhost.titles.beat_ken.path import KEN, SPINNER
from partyhost.titles.beat_ken.phases.turn import Spinning
from partyhost.titles.beat_ken.table import Table
from tests.matches import start_of

SIDES = {"A": "red", "B": "blue", "C": "green", "D": "purple", "K": KEN}
KINDS = {"R": "regular", "D": "double", "T": "triple", "C1": "duel", "CA": "all"}
WRONG = "Something else entirely"


def opened(count: int = 2, **options: Any) -> State:
    """A match at its first spin; s1, on the red track, is on turn."""
    state = begin(TITLE, start_of(TITLE, count, options=options))
    table = state.table
    order = sorted(table.tracks, key=lambda track: list(SIDES.values()).index(track.colour))
    table = replace(table, tracks=tuple(order), turn=order[0].colour)
    return State(table, Spinning())


def standing(state: State, turn: str = "red", **at: int) -> State:
    """Chips stand so far from Start: standing(state, red=4, ken=9)."""
    table = replace(state.table, turn=turn)
    for side, spaces in at.items():
        table = table.put(side, spaces)
    return State(replace(table, arrived=()), Spinning())


def landed(state: State, kind: str, ground: str = "plain") -> State:
    """The spinner says so, and the token comes to a space with that background; “star” is a
    star, “other” the colour of a track that nobody plays or that is not on turn."""
    number = next(n for n, sector in enumerate(SPINNER) if sector.kind == kind)
    target = next(at for at in range(1, 32) if _fits(state.table, at, ground))
    token = (target - SPINNER[number].steps) % 32
    new = course.landing(replace(state.table, token=token), number)
    return State(new.table, new.phase)


def _fits(table: Table, at: int, ground: str) -> bool:
    space = table.path[at]
    if ground in ("plain", "other"):
        return not space.star and space.ground not in (table.turn, "plain", "yellow")
    return space.star if ground == "star" else space.ground == ground and not space.star


def with_ken(state: State, right: bool) -> State:
    """Ken knows the question in play, or does not."""
    asked = state.phase.asked
    question = replace(asked.question, ken_right=Secret(right), ken_says=Secret("what Ken says"))
    return replace(state, phase=replace(state.phase, asked=replace(asked, question=question)))


def reply(state: State) -> str:
    return str(state.phase.asked.question.answer.peek())


def played(state: State, *lines: str) -> State:
    """Lines like “s1 spin”, “s1 challenge ken/2”, “s1 answer right”, “clock time_up”."""
    for line in lines:
        state = apply(state, entry(state, line))
    return state


def entry(state: State, line: str) -> Entry:
    by, name, *rest = line.split(" ", 2)
    value: Any = rest[0] if rest else None
    if name in ("answer", "guess") and value is not None:
        words = {"right": reply(state), "wrong": WRONG}
        value = {"text": words.get(value, value)}
    elif name == "ink":
        name, value = "answer", {"ink": [[1, 2, 0, 30, 40, 90]]}
    elif name == "away" and by == CLOCK:
        name, value = "time up", "away"
    elif name in VALUES and by == HOST:
        value = VALUES[name](value)
    return Move(by, Act(name.replace("_", " ") if by == CLOCK else name, value), state.step)


VALUES: Mapping[str, Any] = {
    "overrule": lambda word: {"right": word == "right"},
    "leave": lambda seat: {"seat": seat},
    "join": lambda seat: {"seat": seat},
    "away": lambda seats: {"seats": (seats or "").split()},
    "adjust": lambda words: {"seat": words.split()[0], "amount": int(words.split()[1])},
}


def answered(state: State, right: Mapping[str, bool], ken: bool) -> State:
    """Everybody in it answers, and the boards are turned and paid."""
    if not hasattr(state.phase, "asked"):
        return state
    state = with_ken(state, ken)
    text = reply(state)
    for side in state.phase.asked.stake.humans:
        seat = state.table.lead(state.table.track(side))
        value = {"text": text if right[side] else WRONG}
        state = apply(state, Move(seat, Act("answer", value), state.step))
    return played(state, "host next", "host next", "host next")


def turned(
    state: State,
    kind: str,
    ground: str,
    right: Mapping[str, bool],
    ken: bool,
    opponent: str | None = None,
    wager: int = 1,
) -> State:
    """One whole turn, from the spin on."""
    state = played(landed(state, kind, ground), "host next")
    if state.phase.rule == "K6":
        named = {"duel": opponent, "star": KEN, "all": "all"}[state.phase.kind]
        state = played(state, f"{state.table.spinner} challenge {named}/{wager}")
    return answered(state, right, ken)


def question(state: State) -> State:
    """A plain question of red's turn is on the table."""
    return played(landed(state, "regular"), "host next")
