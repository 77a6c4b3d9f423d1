"""What decided a match, for the podium."""

from __future__ import annotations

from collections.abc import Callable

from partyhost.engine.acts import Seat
from partyhost.kit.podium import Fact
from partyhost.titles.beat_ken.money import DOLLARS
from partyhost.titles.beat_ken.path import KEN
from partyhost.titles.beat_ken.table import Table, Tally

NAMED = 2  # guests of one fact, whose names have room
STEPS = 3  # of the podium
_CROWD = " guests"


def facts(table: Table) -> tuple[Fact, ...]:
    """The most telling ones first, what a crowd did after what one or two did."""
    found = [
        _fourth(table),
        _most(table, "Beat Ken most often", lambda tally: tally.beat, "{} time", "{} times"),
        _dare(table),
        _most(table, "Longest streak", lambda tally: tally.best, "", "{} right in a row"),
        _most(table, "Would have beaten Ken", lambda tally: tally.would, "{} time", "{} times"),
        _kens(table),
    ]
    told = [fact for fact in found if fact is not None]
    return tuple(sorted(told, key=lambda fact: fact.value.endswith(_CROWD)))


def _most(
    table: Table, label: str, count: Callable[[Tally], int], once: str, often: str
) -> Fact | None:
    most = max((count(tally) for tally in table.tallies.values()), default=0)
    words = once if most == 1 else often
    if not most or not words:
        return None
    who: tuple[Seat, ...] = tuple(s for s, tally in table.tallies.items() if count(tally) == most)
    return _told(label, who, words.format(most))


def _told(label: str, who: tuple[Seat, ...], value: str) -> Fact:
    """Where many did it, how many is enough to tell."""
    if len(who) <= NAMED:
        return Fact(label, who, value)
    return Fact(label, (), f"{value}, by {len(who)} guests")


def _fourth(table: Table) -> Fact | None:
    """Where Ken came, if he does not stand on the podium."""
    place = 1 + sum(money > table.ken * DOLLARS for money in table.scores.values())
    if place <= STEPS:
        return None
    return Fact(f"Ken came {place}th", (), f"${table.ken * DOLLARS:,}")


def _dare(table: Table) -> Fact | None:
    """The challenge that brought the most to the track that named it."""
    dared = [
        (result.gains[side], side)
        for result in table.results
        if (side := result.dared) is not None and side in result.gains
    ]
    if not dared:
        return None
    gain, side = max(dared, key=lambda each: each[0].after - each[0].before)
    won = (gain.after - gain.before) * DOLLARS
    members = table.track(side).members
    return _told("Boldest challenge", members, f"${won:,} won") if won > 0 else None


def _kens(table: Table) -> Fact | None:
    asked = len(table.results)
    right = sum(result.rulings[KEN] for result in table.results)
    return Fact("Ken knew", (), f"{right} of {asked} questions") if asked else None
