"""What decided a match, for the podium."""

from __future__ import annotations

from collections import Counter

from partyhost.engine.acts import Seat
from partyhost.kit.podium import Fact
from partyhost.titles.judge_and_jury.table import Table


def facts(table: Table) -> tuple[Fact, ...]:
    """The most telling ones first."""
    found = [
        _largest(table),
        _most(table, "Most judges played", [t.seat for t in table.takes if t.judge], "judge"),
        _most(table, "Asked most often", [t.asked for t in table.takes if t.asked], "time"),
        _most(table, "Most hands taken", [t.seat for t in table.takes], "hand"),
    ]
    return tuple(fact for fact in found if fact is not None)


def _largest(table: Table) -> Fact | None:
    most = max((take.cards + take.given for take in table.takes), default=0)
    who = [take.seat for take in table.takes if take.cards + take.given == most]
    seats = _here(table, who)
    return Fact("Biggest pile", seats, f"{most} cards at once") if most > 1 and seats else None


def _most(table: Table, label: str, seats: list[Seat], word: str) -> Fact | None:
    counts = Counter(seat for seat in seats if seat in table.seats)
    if not counts:
        return None
    most = max(counts.values())
    who = _here(table, [seat for seat, count in counts.items() if count == most])
    return Fact(label, who, f"{most} {word}{'s' if most > 1 else ''}")


def _here(table: Table, seats: list[Seat]) -> tuple[Seat, ...]:
    return tuple(seat for seat in table.seats if seat in seats)
