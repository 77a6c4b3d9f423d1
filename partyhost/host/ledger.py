"""How each score came about: what every step of the present match changed in it, read from the
match itself. It says nothing that was not shown: scores and what they were for are everybody's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from partyhost import l10n
from partyhost.engine.acts import HOST, Entry, Move, Seat, Undo
from partyhost.engine.game import State, Title
from partyhost.host.lobby import rulebook_of


@dataclass(frozen=True)
class Line:
    """One change of one score: by which rule ("": by hand), over what, and what it came to."""

    seat: Seat
    rule: str
    about: str
    amount: int
    total: int


Steps = tuple[tuple[Line, ...], ...]  # one for each step that undo can go back to


def begun(title: Title, state: State) -> Steps:
    """What a match begins with, where that is not nothing."""
    return (_changes({}, title.scores(state.table), state.phase.rule, ""),)


def after(steps: Steps, title: Title, before: State, state: State, entry: Entry) -> Steps:
    """With one more entry. Steps that are taken back take their lines with them."""
    if isinstance(entry, Undo):
        return steps[: -entry.steps]
    lines = _lines(title, before, state, entry)
    if state.step != before.step:
        return (*steps, lines)
    return (*steps[:-1], (*steps[-1], *lines)) if lines else steps


def told(
    title: Title, steps: Steps, seat: Seat, language: str = l10n.ENGLISH
) -> list[dict[str, Any]]:
    """One guest's lines, the oldest first."""
    names = rulebook_of(title, language)
    return [
        {
            "rule": line.rule,
            "name": names[line.rule].name if line.rule else "",
            "about": l10n.within(language, line.about),
            "amount": line.amount,
            "total": line.total,
        }
        for lines in steps
        for line in lines
        if line.seat == seat
    ]


def _lines(title: Title, before: State, state: State, move: Move) -> tuple[Line, ...]:
    old, new = title.scores(before.table), title.scores(state.table)
    if old == new:
        return ()
    if move.by == HOST and move.act.name == "adjust":
        return _changes(old, new, "", str(move.act.value.get("reason", "")))
    return _changes(old, new, before.phase.rule, before.phase.about(before.table))


def _changes(old: Any, new: Any, rule: str, about: str) -> tuple[Line, ...]:
    changed = ((seat, new[seat] - old.get(seat, 0), new[seat]) for seat in new)
    return tuple(Line(seat, rule, about, by, total) for seat, by, total in changed if by)
