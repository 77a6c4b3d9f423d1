"""What guests may keep of a match, read from what the TV was shown: what stood on the boards, and
what decided it, in words that any language has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from partyhost.engine.acts import TV, Entry, Seat
from partyhost.engine.game import Start, State, Title, apply, begin
from partyhost.kit.board import Written
from partyhost.kit.podium import Fact, PodiumScreen

MOST = 9  # boards of one match; ink before type, the last before the first
HEIGHT = 440  # of a board that is 1000 wide
NEAR = 9  # from the last point, where a stroke can do without one


@dataclass(frozen=True)
class Board:
    """Who wrote it and to what; `paths` are its strokes for SVG, empty where it was typed."""

    seat: Seat
    about: str
    text: str
    paths: tuple[str, ...]


@dataclass(frozen=True)
class Memento:
    """`facts` and `team` as the podium has them."""

    boards: tuple[Board, ...] = ()
    facts: tuple[Fact, ...] = ()
    team: str = ""


def of(
    title: Title,
    start: Start,
    entries: Iterable[Entry],
    breathe: Callable[[], None] = lambda: None,
) -> Memento:
    """Boards in the order of play; what was taken back was not meant. `breathe` is called now and
    then, so that a host goes on meanwhile. Raises what the title raises."""
    state = begin(title, start)
    for entry in entries:
        state = apply(state, entry)
        breathe()
    end = state.phase.view(state.table, TV)
    podium = (end.facts, end.team) if isinstance(end, PodiumScreen) else ((), "")
    return Memento(_boards(state, breathe), *podium)


def _boards(last: State, breathe: Callable[[], None]) -> tuple[Board, ...]:
    found: dict[tuple[Seat, Written], str] = {}
    for moment in _moments(last):
        breathe()
        about = moment.phase.about(moment.table)
        for seat, written in _written(moment.phase.view(moment.table, TV), ""):
            found.setdefault((seat, written), about)
    latest = [each for each in reversed(found) if each[0]]
    best = sorted(latest, key=lambda each: not each[1].ink)[:MOST]
    return tuple(_board(found[each], *each) for each in found if each in best)


def _moments(last: State) -> list[State]:
    """The end of each step, without those that were taken back."""
    found, state = [], last.past
    while state is not None:
        found.append(state)
        state = state.past
    return found[::-1]


def _written(told: Any, seat: Seat) -> Iterator[tuple[Seat, Written]]:
    """What is written anywhere in a view, with the guest who is named nearest."""
    if isinstance(told, Written):
        if not told.blank:
            yield seat, told
        return
    for who, part in _parts(told):
        yield from _written(part, who or seat)


def _parts(told: Any) -> Iterable[tuple[Seat | None, Any]]:
    """Each part of a view, with whom it belongs to."""
    if isinstance(told, msgspec.Struct):
        who = getattr(told, "seat", None) or getattr(told, "turn", None)
        return [(who, getattr(told, name)) for name in told.__struct_fields__]
    if isinstance(told, dict):
        return told.items()
    return [(None, part) for part in told] if isinstance(told, list | tuple) else ()


def _board(about: str, seat: Seat, written: Written) -> Board:
    return Board(seat, about, written.text, tuple(map(_path, written.ink)))


def _path(stroke: tuple[int, ...]) -> str:
    """One stroke, without points so near to the last one that nobody would miss them."""
    points = [(x, y * HEIGHT // 1000) for x, y in zip(stroke[::3], stroke[1::3], strict=False)]
    first, *rest = points
    at, steps = first, []
    for n, (x, y) in enumerate(rest, start=1):
        if n == len(rest) or abs(x - at[0]) + abs(y - at[1]) >= NEAR:
            steps.append(f"{x - at[0]} {y - at[1]}")
            at = x, y
    return f"M{first[0]} {first[1]}l{' '.join(steps or ['0 0'])}"
