"""Any table, by its columns: guessed from the head, or as the host says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from partyhost.engine.pack import PackKind
from partyhost.packs.fields import called, fields
from partyhost.packs.imports.phrases import answers
from partyhost.packs.imports.source import Row, Source
from partyhost.packs.imports.tables import Rows, formulas_in, rows_of

GROUP = "group"
OTHER_NAMES = {
    "asks": ("question", "clue", "prompt", "text", "front", "frage", "pregunta", "domanda", "q"),
    "answer": (
        *("answer", "correct answer", "correct", "solution", "response", "back"),
        *("antwort", "réponse", "respuesta", "risposta", "a", "percent", "%"),
    ),
    GROUP: ("category", "colour", "color", "topic", "subject", "theme", "kategorie", "thema"),
    "accepted": ("also accept", "accept", "alternatives", "alternate answers", "aliases"),
    "reject": ("never accept", "wrong", "wrong answers", "distractors"),
    "difficulty": ("level", "hard"),
    "source": ("where", "reference", "url"),
}


def table(source: Source) -> tuple[list[str], Rows]:
    """The names of the columns, and the rows below them."""
    rows = rows_of(source)
    if not rows:
        return [], []
    width = max(len(cells) for _, cells in rows[:200])
    if _is_head(rows[0][1]):
        return [*rows[0][1], *(f"Column {n + 1}" for n in range(len(rows[0][1]), width))], rows[1:]
    return [f"Column {n + 1}" for n in range(width)], rows


def _is_head(cells: list[str]) -> bool:
    known = {name for names in OTHER_NAMES.values() for name in names}
    return any(cell.lower() in known for cell in cells)


def columns_of(kind: PackKind) -> list[tuple[str, str]]:
    """The fields that a column can be, and what people call them."""
    named = [(field.name, called(field.word)) for field in fields(kind) if field.name != "id"]
    return [*named, (GROUP, called(kind.word(kind.group)))] if kind.group else named


def guessed(head: list[str], kind: PackKind) -> dict[str, int]:
    """Columns by field, as far as their names say so."""
    plain = [" ".join(name.lower().replace("_", " ").split()) for name in head]
    found: dict[str, int] = {}
    for name, word in columns_of(kind):
        role = "asks" if name == kind.asks else name
        mine = (name.replace("_", " "), word, kind.group if name == GROUP else name)
        for known in (*mine, *OTHER_NAMES.get(role, ())):
            if known in plain and plain.index(known) not in found.values():
                found[name] = plain.index(known)
                break
    return found


def rows(kind: PackKind, table: Rows, mapping: Mapping[str, int]) -> Iterator[Row]:
    for number, cells in table:
        told = {name: cells[n] for name, n in mapping.items() if 0 <= n < len(cells)}
        answer, accepted = answers(told.pop("answer", ""), told.get("type") == "list")
        group = told.pop(GROUP, "") if kind.group else ""
        row = Row(number, told.pop(kind.asks, ""), answer, group=group)
        listed = [each.strip() for each in told.pop("accepted", "").split("|")]
        row.accepted = tuple(dict.fromkeys(each for each in (*listed, *accepted) if each))
        row.says += [broken] if (broken := formulas_in(cells)) else []
        row.more = told
        yield row
