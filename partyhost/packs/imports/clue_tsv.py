"""The tables of the big fan collections. There `answer` is the clue that was shown, and `question`
the response. For the host's private use only."""

from __future__ import annotations

import re
from collections.abc import Iterator

from partyhost.l10n import msg
from partyhost.packs.imports.phrases import answers, needs_picture
from partyhost.packs.imports.source import NEEDS_PICTURE, Format, Row, Source
from partyhost.packs.imports.tables import formulas_in, is_sheet, rows_of

HEAD = {"category", "answer", "question"}
EITHER = {"air_date", "clue_value", "daily_double_value", "round"}
STEPS = {200: 1, 400: 2, 600: 3, 800: 4, 1000: 5, 1200: 3, 1600: 4, 2000: 5}


def recognises(source: Source) -> bool:
    if is_sheet(source):
        return False
    head = {
        cell.strip().lower() for cell in re.split(r"[\t,;]", source.text[:2_000].split("\n")[0])
    }
    return head >= HEAD and len(head & EITHER) >= 2


def rows(source: Source) -> Iterator[Row]:
    table = rows_of(source)
    names = [name.lower() for name in table[0][1]] if table else []
    for number, cells in table[1:]:
        told = dict(zip(names, cells, strict=False))
        answer, accepted = answers(told.get("question", ""))
        row = Row(number, told.get("answer", ""), answer, accepted, group=_named(told))
        row.difficulty = STEPS.get(_number(told.get("clue_value", "")))
        row.says += [msg(NEEDS_PICTURE)] if needs_picture(row.text) or "<a href" in row.text else []
        row.says += [broken] if (broken := formulas_in(cells)) else []
        yield row


def _named(told: dict[str, str]) -> str:
    name = told.get("category", "")
    return name.title().replace("'S", "'s").replace("’S", "’s") if name.isupper() else name


def _number(text: str) -> int:
    digits = re.sub(r"\D", "", text[:12])
    return int(digits) if digits else 0


FORMAT = Format("clue_tsv", recognises, rows)
