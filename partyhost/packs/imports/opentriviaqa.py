"""OpenTriviaQA: `#Q` question, `^` right answer, then the options by letter."""

from __future__ import annotations

import re
from collections.abc import Iterator

from partyhost.l10n import msg
from partyhost.packs.imports.phrases import needs_options
from partyhost.packs.imports.source import NEEDS_OPTIONS, TRUE_OR_FALSE, Format, Row, Source

_OPTION = re.compile(r"^[A-H] (.*)")


def recognises(source: Source) -> bool:
    head = source.text[:20_000]
    return bool(re.search(r"^#Q ", head, re.M) and re.search(r"^\^ ", head, re.M))


def rows(source: Source) -> Iterator[Row]:
    block: list[str] = []
    began = 1
    for number, line in enumerate(source.text.split("\n"), start=1):
        if line.startswith("#Q"):
            yield from _row(began, block)
            block, began = [], number
        block.append(line)
    yield from _row(began, block)


def _row(number: int, block: list[str]) -> Iterator[Row]:
    if not block or not block[0].startswith("#Q"):
        return
    asked, answer, options = [block[0][2:]], "", []
    for line in block[1:]:
        option = _OPTION.match(line)
        if line.startswith("^"):
            answer = line[1:].strip()
        elif option:
            options.append(option[1].strip())
        elif not answer and not options:
            asked.append(line)
    row = Row(number, " ".join(" ".join(asked).split()), answer)
    row.wrong = tuple(each for each in options if each != answer)
    if {each.lower() for each in options} == {"true", "false"}:
        row.says.append(msg(TRUE_OR_FALSE))
    elif needs_options(row.text):
        row.says.append(msg(NEEDS_OPTIONS))
    yield row


FORMAT = Format("opentriviaqa", recognises, rows)
