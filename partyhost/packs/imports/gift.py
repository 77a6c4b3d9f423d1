"""Moodle's GIFT. The parsers that are to be had are older than the Pythons we run on, print to the
terminal or name no lines (docs/decisions), so the part of it that can be played is read here."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from partyhost.l10n import msg
from partyhost.packs.imports.phrases import bare, needs_options
from partyhost.packs.imports.source import (
    NEEDS_OPTIONS,
    NEEDS_PICTURE,
    SEVERAL,
    TRUE_OR_FALSE,
    Format,
    Row,
    Source,
)

# What was escaped stands for itself, so it is put where no mark of the format is looked for.
_ESCAPES = {mark: chr(0xE000 + n) for n, mark in enumerate("~=#{}:\\")}
_BACK = {ord(held): mark for mark, held in _ESCAPES.items()}
_ESCAPED = re.compile(r"\\([~=#{}:\\n])")
_TITLE = re.compile(r"^\s*::(.*?)::", re.S)
_MARKUP = re.compile(r"^\s*\[(html|moodle|plain|markdown)\]", re.I)
_OPTION = re.compile(r"([=~])(?:%(-?\d{1,3}(?:\.\d{1,5})?)%)?([^=~]*)", re.S)
_NUMBER = re.compile(
    r"^=?\s*(?:%\d{1,3}%)?\s*(-?\d{1,30}(?:[.,]\d{1,30}){0,9})\s*(?::\s*([\d.]+))?$"
)


@dataclass
class _Block:
    """A question as it stands between two empty lines."""

    line: int
    text: str
    group: str


def recognises(source: Source) -> bool:
    head = source.text[:50_000]
    answered = re.search(r"\{\s*(?:[=~#]|T\}|F\}|TRUE|FALSE|\})", head)
    return bool(answered) and not head.lstrip().startswith(("{", "[", "<", "#separator"))


def rows(source: Source) -> Iterator[Row]:
    for block in _blocks(source.text):
        yield _row(block)


def _blocks(text: str) -> Iterator[_Block]:
    lines: list[str] = []
    began, group, depth = 0, "", 0
    for number, line in enumerate([*text.split("\n"), ""], start=1):
        if line.lstrip().startswith("//"):
            continue
        if line.startswith("$CATEGORY:"):
            group = line[10:].strip().rstrip("/").split("/")[-1]
            continue
        if line.strip() or depth > 0:
            began = began or number
            lines.append(line)
            plain = _ESCAPED.sub("", line)
            depth = max(0, depth + plain.count("{") - plain.count("}")) if line.strip() else 0
        if lines and not line.strip():
            yield _Block(began, "\n".join(lines), group)
            lines, began, depth = [], 0, 0


def _row(block: _Block) -> Row:
    text = _ESCAPED.sub(lambda m: " " if m[1] == "n" else _ESCAPES[m[1]], block.text)
    text = _TITLE.sub("", text, count=1)
    markup = _MARKUP.match(text)
    text = _MARKUP.sub("", text, count=1)
    before, opened, rest = text.partition("{")
    inside, closed, after = rest.partition("}")
    asked = f"{before.rstrip()} _____ {after.strip()}" if after.strip() else before
    row = Row(block.line, _said(asked), "", group=_said(block.group))
    if not opened or not closed:
        row.says.append(msg("packs-no-braces"))
    else:
        _answer(row, inside.strip())
    if markup and markup[1].lower() == "html":
        row.text, media = bare(row.text)
        row.says += [msg(NEEDS_PICTURE)] if media else []
    return row


def _answer(row: Row, inside: str) -> None:
    word = inside.split("#")[0].strip().upper()
    if inside.startswith("#"):
        _number(row, inside[1:])
    elif not inside:
        row.says.append(msg("packs-essay"))
    elif word in ("T", "F", "TRUE", "FALSE"):
        row.says.append(msg(TRUE_OR_FALSE))
    elif "->" in inside:
        row.says.append(msg("packs-pairs"))
    else:
        _options(row, inside)


def _number(row: Row, inside: str) -> None:
    told = inside.split("#")[0].strip()
    found = _NUMBER.match(told.split("\n")[0].split("=%")[0].strip())
    if found:
        row.answer = _said(found[1])
        return
    row.says.append(msg("packs-range"))


def _options(row: Row, inside: str) -> None:
    right: list[str] = []
    partly: list[str] = []
    wrong: list[str] = []
    for mark, weight, text in _OPTION.findall(inside):
        said = _said(text.split("#")[0])
        share = float(weight) if weight else (100.0 if mark == "=" else 0.0)
        (right if share >= 100 else partly if share > 0 else wrong).append(said)
    choosing = "~" in inside
    if choosing and (len(right) > 1 or (partly and not right)):
        row.says.append(msg(SEVERAL))
    elif choosing and needs_options(row.text):
        row.says.append(msg(NEEDS_OPTIONS))
    row.answer = right[0] if right else ""
    row.accepted, row.wrong = tuple(right[1:]), tuple(wrong)
    row.vague = () if choosing else tuple(partly)
    if choosing and {each.lower() for each in (*right, *wrong)} == {"true", "false"}:
        row.says.append(msg(TRUE_OR_FALSE))


def _said(text: str) -> str:
    return " ".join(text.translate(_BACK).split())


FORMAT = Format("gift", recognises, rows)
