"""Matches of a night's file, played back: the state after each entry, a digest of all that was to
be seen then, and the podium."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from partyhost import l10n
from partyhost.engine.acts import HOST, TV, Entry, Move, Seat
from partyhost.engine.game import Start, State, Title, apply, begin, page
from partyhost.host.night import result_of
from partyhost.host.night_file import Match, NightFile
from partyhost.host.seats import Guest, Roster

DIGITS = 16
ROUND = 20  # states between two breaths
WATCHER = "w1"


class Unplayable(Exception):
    """A match can't be played back here. Says why in a sentence."""


@dataclass
class Played:
    """A match that was played back. `differs`: after how many entries something to be seen is
    not what it was at the export (0: from the start), or None; `checked`: that was looked at."""

    match: Match
    result: dict[str, Any]
    rule: str
    checked: bool
    differs: int | None


def states(title: Title, start: Start, entries: Iterable[Entry]) -> Iterator[State]:
    state = begin(title, start)
    yield state
    for entry in entries:
        state = apply(state, entry)
        yield state


def viewers(start: Start, entries: Iterable[Entry]) -> tuple[Seat, ...]:
    """Everybody who ever saw this match: the TV, the host, players, latecomers, a watcher."""
    moves = [entry for entry in entries if isinstance(entry, Move)]
    came = [m.act.value["seat"] for m in moves if m.by == HOST and m.act.name == "join"]
    return tuple(dict.fromkeys((TV, HOST, *start.seats, *came, WATCHER)))


def digest(title: Title, state: State, eyes: Iterable[Seat]) -> str:
    """Of the pages of all viewers, as they are sent in English; whatever order their fields stand
    in."""
    seen = [page(title, state, viewer) for viewer in eyes]
    told = msgspec.json.encode(seen, order="sorted", enc_hook=l10n.hook(l10n.ENGLISH))
    return hashlib.sha256(told).hexdigest()[:DIGITS]


def digests(
    title: Title,
    start: Start,
    entries: Sequence[Entry],
    breathe: Callable[[], None] = lambda: None,
) -> list[str]:
    """One for the start and one after each entry. `breathe` is called now and then, so that a
    host goes on meanwhile. Raises what the title raises."""
    found, eyes = [], viewers(start, entries)
    for state in states(title, start, entries):
        found.append(digest(title, state, eyes))
        if len(found) % ROUND == 0:
            breathe()
    return found


def played(titles: Mapping[str, Title], night: NightFile, match: Match, check: bool) -> Played:
    """Raises Unplayable."""
    title, start = _title(titles, match), _start(night, match)
    entries: list[Entry] = list(match.entries or ())
    roster = Roster([_guest(guest) for guest in night.guests])
    try:
        *_, last = states(title, start, entries)
        found = digests(title, start, entries) if check else None
        result = result_of(title, last, roster, match.ended or night.last)
    except Exception as error:  # whatever a title's code meets in a foreign file
        raise Unplayable("It can't be played back: its rules have changed, or the file.") from error
    return Played(match, result, last.phase.rule, check, _first_difference(match.digests, found))


def _first_difference(then: list[str] | None, now: list[str] | None) -> int | None:
    if then is None or now is None:
        return None
    pairs = zip(then, now, strict=False)
    differing = (n for n, (old, new) in enumerate(pairs) if old != new)
    return next(differing, None if len(then) == len(now) else min(len(then), len(now)))


def _title(titles: Mapping[str, Title], match: Match) -> Title:
    if match.withheld:
        raise Unplayable(match.withheld)
    title = titles.get(match.title)
    if title is None:
        raise Unplayable("It can't be played back: this partyhost does not have its title.")
    if title.version != match.version:
        age = "older" if match.version < title.version else "newer"
        raise Unplayable(
            f"It can't be played back: it was played by {age} rules "
            f"(version {match.version}; here {title.version})."
        )
    return title


def _start(night: NightFile, match: Match) -> Start:
    pack = night.packs.get(match.pack or "")
    if match.seed is None or pack is None or match.entries is None:
        raise Unplayable("It can't be played back: parts of it are not in the file.")
    if len(match.entries) != match.count:
        raise Unplayable("It can't be played back: entries are missing in the file.")
    return Start(match.title, match.version, match.seed, match.seats, match.options, pack)


def _guest(told: Any) -> Guest:
    return Guest(told.seat, told.name, told.avatar, told.place, told.rank, bot=told.bot)
