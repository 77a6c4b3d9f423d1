"""Board grids: categories in the first row and a clue in each cell below, with a second file of the
answers; or one long table with category, value, question and answer."""

from __future__ import annotations

from collections.abc import Iterator

from partyhost.l10n import msg
from partyhost.packs.imports.phrases import answers
from partyhost.packs.imports.source import Format, Row, Source
from partyhost.packs.imports.tables import Rows, formulas_in, rows_of, second
from partyhost.packs.pack import Unreadable

LONG = {"category", "value", "question", "answer"}


def recognises(source: Source) -> bool:
    if source.second:
        return True
    try:
        return _names(rows_of(source)[0][1]) >= LONG
    except (Unreadable, IndexError):
        return False


def rows(source: Source) -> Iterator[Row]:
    table = rows_of(source)
    if not table:
        raise Unreadable(msg("packs-no-rows"))
    if _names(table[0][1]) >= LONG:
        yield from _long(table)
        return
    if all("answer" in _names(half[0][1]) for half in (table, second(source)) if half):
        raise Unreadable(msg("packs-two-tables"))
    both = sorted((table, second(source)), key=_letters)
    yield from _grid(both[1], both[0])  # the two may be named in any order: clues are longer


def _names(cells: list[str]) -> set[str]:
    return {cell.lower() for cell in cells}


def _letters(rows: Rows) -> int:
    return sum(len(cell) for _, row in rows[1:] for cell in row)


def _grid(asked: Rows, told: Rows) -> Iterator[Row]:
    if len(told) < 2 or len(asked) < 2:
        raise Unreadable(msg("packs-board-rows"))
    categories = asked[0][1]
    given = [row for _, row in told[1:]]
    deep = len(asked) - 1
    for level, (number, cells) in enumerate(asked[1:]):
        for column, text in enumerate(cells):
            if not text:
                continue
            line = given[level] if level < len(given) else []
            answer, accepted = answers(line[column] if column < len(line) else "")
            group = categories[column] if column < len(categories) else ""
            row = Row(number, text, answer, accepted, group=group)
            row.difficulty = 1 + level * 4 // max(deep - 1, 1) if deep > 1 else None
            row.says += [broken] if (broken := formulas_in([text, row.answer])) else []
            row.says += [] if row.answer else [msg("packs-no-answer-there")]
            yield row


def _long(table: Rows) -> Iterator[Row]:
    names = [name.lower() for name in table[0][1]]
    worth: dict[str, list[int]] = {}
    made = []
    for number, cells in table[1:]:
        told = dict(zip(names, cells, strict=False))
        answer, accepted = answers(told.get("answer", ""))
        row = Row(
            number, told.get("question", ""), answer, accepted, group=told.get("category", "")
        )
        row.says += [broken] if (broken := formulas_in(cells)) else []
        value = _number(told.get("value", ""))
        worth.setdefault(row.group, []).append(value)
        made.append((row, value))
    for row, value in made:
        steps = sorted(set(worth[row.group]))
        row.difficulty = 1 + steps.index(value) * 4 // (len(steps) - 1) if len(steps) > 1 else None
        yield row


def _number(text: str) -> int:
    digits = "".join(each for each in text[:12] if each in "0123456789")
    return int(digits) if digits else 0


FORMAT = Format("board", recognises, rows)
