"""What decided a match, for the podium."""

from __future__ import annotations

from collections import Counter

from partyhost.engine.acts import Seat
from partyhost.kit.podium import Fact
from partyhost.l10n import msg
from partyhost.titles.judge_and_jury.table import Table

CLOSE = 2  # points between the first two


def facts(table: Table) -> tuple[Fact, ...]:
    """The most telling ones first."""
    found = [
        _largest(table),
        _close(table),
        _most(table, "judges", [t.seat for t in table.takes if t.judge]),
        _most(table, "asked", [t.asked for t in table.takes if t.asked]),
        _most(table, "hands", [t.seat for t in table.takes]),
    ]
    return tuple(fact for fact in found if fact is not None)


def _largest(table: Table) -> Fact | None:
    most = max((take.cards + take.given for take in table.takes), default=0)
    who = [take.seat for take in table.takes if take.cards + take.given == most]
    seats = _here(table, who)
    if most < 2 or not seats:
        return None
    value = msg("judge_and_jury-fact-pile-value", count=most)
    return Fact(msg("judge_and_jury-fact-pile"), seats, value)


def _close(table: Table) -> Fact | None:
    """Where the win hung on a card or two."""
    best = sorted(table.scores, key=lambda seat: table.scores[seat], reverse=True)[:2]
    gap = table.scores[best[0]] - table.scores[best[-1]] if best else 0
    if not 0 < gap <= CLOSE:
        return None
    return Fact(
        msg("judge_and_jury-fact-close"),
        tuple(best),
        msg("judge_and_jury-fact-close-value", gap=gap),
    )


def _most(table: Table, what: str, seats: list[Seat]) -> Fact | None:
    counts = Counter(seat for seat in seats if seat in table.seats)
    if not counts:
        return None
    most = max(counts.values())
    who = _here(table, [seat for seat, count in counts.items() if count == most])
    value = msg(f"judge_and_jury-fact-{what}-value", count=most)
    return Fact(msg(f"judge_and_jury-fact-{what}"), who, value)


def _here(table: Table, seats: list[Seat]) -> tuple[Seat, ...]:
    return tuple(seat for seat in table.seats if seat in seats)
