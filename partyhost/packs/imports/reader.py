"""A dropped file becomes a preview: which format it is, what its rows say, and what is wrong with
each. Nothing that is in a file raises anything but Unreadable."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import msgspec

from partyhost.engine.pack import PackKind
from partyhost.l10n import msg
from partyhost.packs import fields
from partyhost.packs.checking import faults
from partyhost.packs.imports import (
    aiken,
    archives,
    board,
    clue_tsv,
    flashcards,
    gift,
    kahoot,
    mapped,
    opentdb,
    opentriviaqa,
    own,
    qti,
    tables,
)
from partyhost.packs.imports.source import (
    LARGEST,
    MOST_ROWS,
    Format,
    Row,
    Source,
)
from partyhost.packs.likeness import words
from partyhost.packs.pack import Item, Unreadable

FORMATS = (
    opentdb.FORMAT,
    qti.FORMAT,
    opentriviaqa.FORMAT,
    flashcards.ANKI,
    gift.FORMAT,
    aiken.FORMAT,
    clue_tsv.FORMAT,
    kahoot.FORMAT,
    board.FORMAT,
    flashcards.QUIZLET,
)
PACKED = (qti.FORMAT, kahoot.FORMAT, board.FORMAT)  # what may come in a zip or a spreadsheet
TABLE, OWN = "table", "pack"
PICTURES = (b"\xff\xd8\xff", b"\x89PNG", b"GIF8", b"RIFF", b"BM", b"%PDF-", b"ID3", b"OggS")
MOST_SHOWN = 500  # letters or entries of what does not fit
Progress = Callable[[str, int], None]


class Line(msgspec.Struct):
    """A row as it would be imported: it is good if it has nothing to say."""

    row: int
    group: str
    item: Item
    says: list[str] = []


class Preview(msgspec.Struct):
    """`columns` and `mapping` only of a table; `swapped` only of cards with two sides; `encoding`
    only where it was guessed or said."""

    format: str
    name: str
    title: str
    lines: list[Line]
    says: list[str] = []
    columns: list[str] = []
    mapping: dict[str, int] = {}
    fields: list[tuple[str, str]] = []
    swapped: bool | None = None
    encoding: str = ""


def preview(
    source: Source, title: str, kind: PackKind, group: str = "", tell: Progress = lambda w, n: None
) -> Preview:
    """`group` is for rows that name none. Raises Unreadable where nothing can be made of it."""
    if len(source.data) > LARGEST or len(source.second) > LARGEST:
        raise Unreadable(msg("packs-too-large", most=LARGEST // 1_000_000))
    if not source.data.strip():
        raise Unreadable(msg("packs-empty"))
    if _pictured(source.data):
        raise Unreadable(msg("packs-picture"))
    told, rows = _started(source, title, kind)
    _tell_letters(told, source)
    seen = set[str]()
    for n, row in enumerate(islice(rows, MOST_ROWS + 1)):
        if n == MOST_ROWS:
            told.says.append(msg("packs-too-many", most=MOST_ROWS))
            break
        told.lines.append(_line(kind, row, group or source.stem[: fields.LONGEST_NAME], seen))
        if n % 200 == 0:
            tell("rows", n)
    if not told.lines:
        raise Unreadable(msg("packs-no-questions", what=told.name))
    return told


def _tell_letters(told: Preview, source: Source) -> None:
    """What there is to say of how a text's letters were read."""
    if "told" in vars(source):
        told.encoding = source.told.encoding
        told.says += [source.told.says] if source.told.says else []


def _started(source: Source, title: str, kind: PackKind) -> tuple[Preview, Iterator[Row]]:
    if own.recognises(source):
        return Preview(OWN, msg("packs-format-pack"), title, []), own.rows(source, title, kind)
    found = format_of(source)
    if found:
        told = Preview(found.key, msg(f"packs-format-{found.key}"), title, [])
        if found in (flashcards.ANKI, flashcards.QUIZLET):
            told.swapped = bool(source.options.swap)
        return told, found.rows(source)
    if not tables.is_sheet(source) and _no_text(source.data):
        raise Unreadable(msg("packs-unknown-kind"))
    head, table = mapped.table(source)
    mapping = source.options.mapping
    mapping = mapped.guessed(head, kind) if mapping is None else mapping
    told = Preview(TABLE, msg("packs-format-table"), title, [], columns=head, mapping=mapping)
    told.fields = mapped.columns_of(kind)
    if not table:
        raise Unreadable(msg("packs-no-rows"))
    if kind.asks not in mapping or "answer" not in mapping:
        told.says.append(msg("packs-which-columns"))
    return told, mapped.rows(kind, table, mapping)


def _pictured(data: bytes) -> bool:
    """By its first bytes, whatever its name ends in; text may begin with the same letters."""
    return data.startswith(PICTURES) and (data[:4] == b"%PDF" or b"\x00" in data[:2_000])


def _no_text(data: bytes) -> bool:
    return data.lstrip()[:1] in (b"{", b"[", b"<") or b"\x00\x00\x00" in data[:2_000]


def format_of(source: Source) -> Format | None:
    if source.options.mapping is not None:
        return None
    packed = archives.is_zip(source.data) or tables.is_sheet(source)
    known = PACKED if packed else FORMATS
    return next((each for each in known if each.recognises(source)), None)


def _line(kind: PackKind, row: Row, group: str, seen: set[str]) -> Line:
    """The row as an item of this title, and all that is wrong with it."""
    known = {field.name: field for field in fields.fields(kind)}
    raw: dict[str, Any] = {kind.asks: row.text, "answer": row.answer, **row.more}
    raw.setdefault("id", made_id(row.text, row.answer))
    lists = {"accepted": row.accepted, "prompt": row.vague, "reject": row.wrong}
    for name, values in lists.items():
        if name in known and values and not raw.get(name):
            raw[name] = _short(values, row.answer)
    if "ken" in known and row.wrong and not raw.get("ken"):
        raw["ken"] = row.wrong[0]
    if "difficulty" in known and row.difficulty and not raw.get("difficulty"):
        raw["difficulty"] = row.difficulty
    item, wrong = fields.fitted(kind, {k: v for k, v in raw.items() if k in known})
    says = [*row.says, *wrong]
    if "\ufffd" in row.text + row.answer:
        says.append(msg("packs-letters-lost"))
    if not says:
        says = [*faults(kind, item), *_again(kind, item, seen)]
    written = {name: _cut(raw[name]) for name in known if raw.get(name) not in (None, "", [])}
    return Line(row.number, _group(kind, row.group, group), {**written, **item}, says)


def _cut(value: Any) -> Any:
    """What does not fit is shown to those who mend it, but not without end."""
    return value[:MOST_SHOWN] if isinstance(value, str | list | tuple) else value


def _group(kind: PackKind, named: str, otherwise: str) -> str:
    if not kind.group:
        return ""
    name = fields.plain(named)
    if kind.names:
        found = next((each for each in kind.names if each == name.lower()), None)
        return found or (otherwise if otherwise in kind.names else kind.names[0])
    if len(name) > fields.LONGEST_NAME:
        name = name[: fields.LONGEST_NAME - 1].rstrip() + "…"
    return name or otherwise


def _short(values: tuple[str, ...], answer: str) -> list[str]:
    """What a list takes of long or many options: they are no reason to refuse the question."""
    plain = (fields.plain(value)[: fields.LONGEST_TEXT] for value in values)
    return [each for each in plain if each and words(each) != words(answer)][: fields.MOST_LINES]


def _again(kind: PackKind, item: Item, seen: set[str]) -> list[str]:
    if item["id"] in seen:
        return [msg("packs-twice")]
    seen.add(item["id"])
    return []


def made_id(text: str, answer: str) -> str:
    """The same question has the same id when its file is imported again."""
    told = " ".join((*words(text[:500]), "/", *words(answer[:200])))
    return hashlib.sha256(told.encode()).hexdigest()[:10]
