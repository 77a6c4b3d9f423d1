"""What decided a match, for the podium."""

from __future__ import annotations

from collections.abc import Callable

from partyhost.engine.acts import Seat
from partyhost.kit.podium import Fact
from partyhost.l10n import Message, msg
from partyhost.titles.beat_ken.money import DOLLARS
from partyhost.titles.beat_ken.path import KEN
from partyhost.titles.beat_ken.table import Table, Tally

NAMED = 2  # guests of one fact, whose names have room
STEPS = 3  # of the podium
Found = tuple[bool, Fact]  # whether a crowd did it


def facts(table: Table) -> tuple[Fact, ...]:
    """The most telling ones first, what a crowd did after what one or two did."""
    found = [
        _fourth(table),
        _most(table, "beat", lambda tally: tally.beat),
        _dare(table),
        _most(table, "streak", lambda tally: tally.best, least=2),
        _most(table, "would", lambda tally: tally.would),
        _kens(table),
    ]
    told = [each for each in found if each is not None]
    return tuple(fact for _, fact in sorted(told, key=lambda each: each[0]))


def _most(table: Table, what: str, count: Callable[[Tally], int], least: int = 1) -> Found | None:
    most = max((count(tally) for tally in table.tallies.values()), default=0)
    if most < least:
        return None
    who: tuple[Seat, ...] = tuple(s for s, tally in table.tallies.items() if count(tally) == most)
    return _told(what, who, msg(f"beat_ken-fact-{what}-value", count=most))


def _told(what: str, who: tuple[Seat, ...], value: Message) -> Found:
    """Where many did it, how many is enough to tell."""
    label = msg(f"beat_ken-fact-{what}")
    if len(who) <= NAMED:
        return False, Fact(label, who, value)
    return True, Fact(label, (), msg("beat_ken-fact-crowd", value=value, count=len(who)))


def _fourth(table: Table) -> Found | None:
    """Where Ken came, if he does not stand on the podium."""
    place = 1 + sum(money > table.ken * DOLLARS for money in table.scores.values())
    if place <= STEPS:
        return None
    value = msg("beat_ken-fact-came-value", money=table.ken * DOLLARS)
    return False, Fact(msg("beat_ken-fact-came", place=place), (), value)


def _dare(table: Table) -> Found | None:
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
    if won <= 0:
        return None
    return _told("dare", table.track(side).members, msg("beat_ken-fact-dare-value", money=won))


def _kens(table: Table) -> Found | None:
    asked = len(table.results)
    if not asked:
        return None
    right = sum(result.rulings[KEN] for result in table.results)
    value = msg("beat_ken-fact-kens-value", right=right, asked=asked)
    return False, Fact(msg("beat_ken-fact-kens"), (), value)
