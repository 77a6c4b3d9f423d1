"""Flashcards: Anki's text with `#key:value` lines, and Quizlet's export of a term and a definition
in a line. Which side is the question is for the host to say; at first it is Anki's front, and of
Quizlet's sides the longer one."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from itertools import islice

from partyhost.l10n import msg
from partyhost.packs.imports.phrases import bare
from partyhost.packs.imports.source import MOST_ROWS, NEEDS_PICTURE, Format, Row, Source
from partyhost.packs.pack import Unreadable

NAMED = {"tab": "\t", "comma": ",", "semicolon": ";", "space": " ", "pipe": "|", "colon": ":"}
BETWEEN = ("\t", " - ", " – ", "::", ";", ",")
KEYS = ("#separator:", "#html:", "#notetype:", "#deck:", "#tags", "#columns:", "#guid", "#if")


def is_anki(source: Source) -> bool:
    return source.text.lstrip().lower().startswith(KEYS)


def anki(source: Source) -> Iterator[Row]:
    said, lines = _keys(source.text)
    mark = said.get("separator", "\t")
    mark = NAMED.get(mark.lower(), mark if len(mark) == 1 else "\t")
    deck, tags = said.get("deck", ""), _column(said, "tags column")
    skipped = {_column(said, f"{name} column") for name in ("tags", "deck", "notetype", "guid")}
    markup = said.get("html", "true").lower() == "true"
    reader = csv.reader(io.StringIO("\n".join(lines)), delimiter=mark)
    above = len(source.text.split("\n")) - len(lines)
    began = above + 1
    try:
        for cells in islice(reader, MOST_ROWS + 1):
            number, began = began, above + reader.line_num + 1
            sides = [cell for n, cell in enumerate(cells) if n not in skipped][:2]
            if any(cells):
                group = cells[tags] if tags is not None and tags < len(cells) else ""
                yield _card(number, sides, source, markup, _tag(group) or _tag(deck))
    except csv.Error:
        raise Unreadable(msg("packs-row-unread", row=str(began))) from None


def _keys(text: str) -> tuple[dict[str, str], list[str]]:
    lines = text.lstrip().split("\n")
    said: dict[str, str] = {}
    while lines and lines[0].lower().startswith(KEYS):
        key, _, value = lines.pop(0)[1:].partition(":")
        said[key.strip().lower()] = value.strip() or value
    return said, lines


def _column(said: dict[str, str], key: str) -> int | None:
    told = said.get(key, "")
    return int(told) - 1 if told.isdecimal() and 0 < int(told[:4]) < 100 else None


def _tag(text: str) -> str:
    """The first tag's first step: "geo::capitals easy" is about geo."""
    first = text.split()[0] if "::" in text and text.split() else text
    return first.split("::")[0].replace("_", " ").strip()[:40]


def _card(number: int, sides: list[str], source: Source, markup: bool, group: str) -> Row:
    front, back = ([*sides, "", ""])[:2]
    if source.options.swap:
        front, back = back, front
    asked, shown = bare(front) if markup else (front, False)
    answer, played = bare(back) if markup else (back, False)
    row = Row(number, asked, answer, group=group)
    row.says += [msg(NEEDS_PICTURE)] if shown or played or "[sound:" in front + back else []
    return row


def is_quizlet(source: Source) -> bool:
    lines = [line for line in source.text[:20_000].split("\n") if line.strip()][:40]
    paired = sum(line.count("\t") == 1 for line in lines)
    return bool(lines) and paired > 0.7 * len(lines) and source.ending in (".txt", "")


def quizlet(source: Source) -> Iterator[Row]:
    lines = list(enumerate(source.text.split("\n"), start=1))
    full = [(n, line) for n, line in lines if line.strip()][: MOST_ROWS + 1]
    if len(full) == 1 and full[0][1].count(";") > 1:
        full = [(n, each) for n, each in enumerate(full[0][1].split(";"), start=1) if each.strip()]
    mark = next((m for m in BETWEEN if sum(m in line for _, line in full) > 0.7 * len(full)), "\t")
    pairs = [(n, *line.partition(mark)[::2]) for n, line in full]
    swap = source.options.swap
    if swap is None:
        swap = sum(len(back) - len(front) for _, front, back in pairs) > 0
    for number, front, back in pairs:
        asked, answer = (back, front) if swap else (front, back)
        row = Row(number, asked.strip(), answer.strip())
        row.says += [] if back.strip() else [msg("packs-one-side")]
        yield row


ANKI = Format("anki", is_anki, anki)
QUIZLET = Format("quizlet", is_quizlet, quizlet)
