"""Moodle's Aiken format: a question, lines `A) …` or `A. …`, and `ANSWER: B`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from partyhost.l10n import msg
from partyhost.packs.imports.phrases import needs_options
from partyhost.packs.imports.source import NEEDS_OPTIONS, TRUE_OR_FALSE, Format, Row, Source

_OPTION = re.compile(r"^\s*([A-Z])[.)]\s+(.*)")
_ANSWER = re.compile(r"^\s*ANSWER\s*:\s*([A-Z])\s*$", re.I)


def recognises(source: Source) -> bool:
    head = source.text[:50_000]
    return bool(re.search(r"^\s{0,8}ANSWER\s{0,4}:\s{0,4}[A-Z]\s*$", head, re.M | re.I)) and bool(
        re.search(r"^\s{0,8}A[.)]\s", head, re.M)
    )


def rows(source: Source) -> Iterator[Row]:
    asked: list[str] = []
    options: dict[str, str] = {}
    began = 0
    for number, line in enumerate(source.text.split("\n"), start=1):
        answer, option = _ANSWER.match(line), _OPTION.match(line)
        if answer:
            yield _row(began or number, asked, options, answer[1].upper())
            asked, options, began = [], {}, 0
        elif option and asked:
            options[option[1]] = option[2].strip()
        elif line.strip():
            began = began or number
            asked.append(line.strip())
    if asked:
        says: list[str] = [msg("packs-no-answer-line")]
        yield Row(began, " ".join(asked), "", says=says)


def _row(number: int, asked: list[str], options: dict[str, str], right: str) -> Row:
    row = Row(number, " ".join(asked), options.get(right, ""))
    row.wrong = tuple(text for letter, text in options.items() if letter != right)
    if right not in options:
        row.says.append(msg("packs-no-such-option", answer=right))
    elif {text.lower() for text in options.values()} == {"true", "false"}:
        row.says.append(msg(TRUE_OR_FALSE))
    elif needs_options(row.text):
        row.says.append(msg(NEEDS_OPTIONS))
    return row


FORMAT = Format("aiken", recognises, rows)
