"""What decided a match, for the podium."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from partyhost.kit.podium import Fact
from partyhost.l10n import msg
from partyhost.titles.card_sharks.table import Called, Guess, Staked, Table

D = TypeVar("D")
BOLD = 45  # percent; a right call with a smaller chance is worth telling


def facts(table: Table) -> tuple[Fact, ...]:
    """The most telling ones first; never more than five."""
    found = [_shark(table), _guess(table), _run(table), _bet(table), _bold(table)]
    return tuple(fact for fact in found if fact is not None)


def _of(deeds: Iterable[object], kind: type[D]) -> list[D]:
    return [deed for deed in deeds if isinstance(deed, kind)]


def _shark(table: Table) -> Fact | None:
    most = max(table.points.values(), default=0)
    who = tuple(seat for seat, count in table.points.items() if count == most)
    value = msg("card_sharks-fact-shark-value", count=most)
    return Fact(msg("card_sharks-fact-shark"), who, value) if most else None


def _guess(table: Table) -> Fact | None:
    guesses = _of(table.deeds, Guess)
    if not guesses:
        return None
    best = min(guesses, key=lambda each: abs(each.guess - each.figure))
    off = abs(best.guess - best.figure)
    how = "off" if off else "exact"
    value = msg(f"card_sharks-fact-guess-{how}", guess=best.guess, figure=best.figure)
    return Fact(msg("card_sharks-fact-guess"), (best.seat,), value)


def _run(table: Table) -> Fact | None:
    right = [deed for deed in _of(table.deeds, Called) if deed.right]
    if not right:
        return None
    best = max(right, key=lambda each: each.run)
    value = msg("card_sharks-fact-run-value", count=best.run)
    return Fact(msg("card_sharks-fact-run"), (best.seat,), value) if best.run > 1 else None


def _bet(table: Table) -> Fact | None:
    won = [deed for deed in _of(table.deeds, Staked) if deed.gain > 0]
    if not won:
        return None
    best = max(won, key=lambda each: each.gain)
    return Fact(msg("card_sharks-fact-bet"), (best.seat,), f"${best.gain:,}")


def _bold(table: Table) -> Fact | None:
    bold = [deed for deed in _of(table.deeds, Called) if deed.right and deed.chance < BOLD]
    if not bold:
        return None
    best = min(bold, key=lambda each: each.chance)
    value = msg("card_sharks-fact-bold-value", chance=best.chance)
    return Fact(msg("card_sharks-fact-bold"), (best.seat,), value)
