"""What decided a match, for the podium."""

from __future__ import annotations

from partyhost.engine.acts import Seat
from partyhost.kit.podium import Fact
from partyhost.l10n import msg
from partyhost.titles.jeopardy.table import Table


def facts(table: Table) -> tuple[Fact, ...]:
    """The most telling ones first; never more than five."""
    found = [_dearest(table), _streak(table), _wager(table), _knew(table), _close(table)]
    return tuple(fact for fact in found if fact is not None)


def _dearest(table: Table) -> Fact | None:
    won = [result for result in table.results if result.right]
    if not won:
        return None
    best = max(won, key=lambda result: result.value)
    value = msg("jeopardy-fact-dearest-value", value=best.value, category=best.category)
    return Fact(msg("jeopardy-fact-dearest"), (best.seat,), value)


def _streak(table: Table) -> Fact | None:
    best, run = 0, dict.fromkeys(table.seats, 0)
    who: Seat = ""
    for result in table.results:
        run[result.seat] = run.get(result.seat, 0) + 1 if result.right else 0
        if run[result.seat] > best:
            best, who = run[result.seat], result.seat
    if best < 2:
        return None
    return Fact(msg("jeopardy-fact-streak"), (who,), msg("jeopardy-fact-streak-value", count=best))


def _wager(table: Table) -> Fact | None:
    most = max(table.wagers.values(), default=0)
    who = tuple(seat for seat, wager in table.wagers.items() if wager == most)
    if not most:
        return None
    return Fact(msg("jeopardy-fact-wager"), who, msg("jeopardy-fact-wager-value", value=most))


def _knew(table: Table) -> Fact | None:
    most = max(table.knew.values(), default=0)
    who = tuple(seat for seat, count in table.knew.items() if count == most)
    if not most:
        return None
    return Fact(msg("jeopardy-fact-knew"), who, msg("jeopardy-fact-knew-value", count=most))


def _close(table: Table) -> Fact | None:
    scores = sorted(table.scores.items(), key=lambda item: item[1], reverse=True)
    if len(scores) < 2:
        return None
    (first, best), (second, next_best) = scores[:2]
    text = msg("jeopardy-fact-top-value", gap=best - next_best)
    return Fact(msg("jeopardy-fact-top"), (first, second), text)
