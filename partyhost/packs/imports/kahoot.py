"""Kahoot's spreadsheet: some rows of hints, then a head with "Question" and "Answer 1"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from partyhost.l10n import msg
from partyhost.packs.imports.phrases import needs_options, needs_picture
from partyhost.packs.imports.source import (
    NEEDS_OPTIONS,
    NEEDS_PICTURE,
    SEVERAL,
    TRUE_OR_FALSE,
    Format,
    Row,
    Source,
)
from partyhost.packs.imports.tables import Rows, all_of, formulas_in
from partyhost.packs.pack import Unreadable

HEAD_WITHIN = 40  # rows
_ANSWER = re.compile(r"^answer\s*(\d)\b", re.I)


def recognises(source: Source) -> bool:
    try:
        return _headed(source) is not None
    except Unreadable:
        return False


def rows(source: Source) -> Iterator[Row]:
    found = _headed(source)
    if found is None:
        raise Unreadable(msg("packs-kahoot-heads"))
    head, table = found
    columns = {name: n for n, name in enumerate(head)}
    asks = next(n for name, n in columns.items() if name.startswith("question"))
    right = next((n for name, n in columns.items() if name.startswith("correct")), -1)
    options = {int(told[1]): n for name, n in columns.items() if (told := _ANSWER.match(name))}
    for number, cells in table:
        yield _row(number, [*cells, *[""] * len(head)], asks, options, right)


def _headed(source: Source) -> tuple[list[str], Rows] | None:
    for table in all_of(source):
        for n, (_, cells) in enumerate(table[:HEAD_WITHIN]):
            head = [" ".join(cell.lower().split()) for cell in cells]
            asks = any(name.startswith("question") for name in head)
            if asks and any(_ANSWER.match(name) for name in head):
                return head, table[n + 1 :]
    return None


def _row(number: int, cells: list[str], asks: int, options: dict[int, int], right: int) -> Row:
    told = {n: cells[column] for n, column in options.items() if cells[column]}
    marked = [int(each) for each in re.findall(r"\d+", cells[right] if right >= 0 else "")[:8]]
    row = Row(number, cells[asks], told.get(marked[0], "") if marked else "")
    row.wrong = tuple(text for n, text in told.items() if n not in marked)
    broken = formulas_in([row.text, *told.values()])
    if broken:
        row.says.append(broken)
    elif not marked or any(n not in told for n in marked):
        row.says.append(msg("packs-which-right"))
    elif len(marked) > 1:
        row.says.append(msg(SEVERAL))
    elif {text.lower() for text in told.values()} == {"true", "false"}:
        row.says.append(msg(TRUE_OR_FALSE))
    elif needs_options(row.text):
        row.says.append(msg(NEEDS_OPTIONS))
    elif needs_picture(row.text):
        row.says.append(msg(NEEDS_PICTURE))
    return row


FORMAT = Format("kahoot", recognises, rows)
