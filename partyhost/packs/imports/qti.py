"""QTI 2.x and 3: text entry and single choice, as one XML or a zip of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from partyhost.l10n import Message, msg
from partyhost.packs.imports import archives
from partyhost.packs.imports.phrases import needs_options
from partyhost.packs.imports.source import (
    NEEDS_OPTIONS,
    NEEDS_PICTURE,
    SEVERAL,
    Format,
    Row,
    Source,
)
from partyhost.packs.pack import Unreadable

LARGEST_XML = 4_000_000
ITEM, OLD, PLACE = "assessmentitem", "questestinterop", "textentryinteraction"
NEITHER = "packs-text-or-choice"
Element = Any


def recognises(source: Source) -> bool:
    if archives.is_zip(source.data):
        return b"imsmanifest.xml" in source.data and source.ending != ".xlsx"
    head = source.text[:4_000].lstrip("\ufeff \n\t")
    return head.startswith("<") and any(
        mark in head.lower() for mark in (ITEM, "assessment-item", "imsqti", OLD)
    )


def rows(source: Source) -> Iterator[Row]:
    number = 0
    for name, data in _files(source):
        for item in _items(name, data):
            number += 1
            yield _row(number, item)
    if not number:
        raise Unreadable(msg("packs-no-qti"))


def _files(source: Source) -> Iterator[tuple[str, bytes]]:
    if not archives.is_zip(source.data):
        yield source.name, source.data
        return
    with archives.opened(source.data) as archive:
        for told in archive.infolist():
            manifest = told.filename.lower().endswith("imsmanifest.xml")
            if told.filename.lower().endswith(".xml") and not manifest:
                if told.file_size > LARGEST_XML:
                    raise Unreadable(_large(told.filename))
                yield told.filename, archives.read(archive, told.filename)


def _items(name: str, data: bytes) -> Iterator[Element]:
    from defusedxml import DefusedXmlException
    from defusedxml.ElementTree import ParseError, fromstring

    if len(data) > LARGEST_XML:
        raise Unreadable(_large(name))
    archives.refuse_entities(data)
    try:
        root = fromstring(data, forbid_dtd=True)
    except (ParseError, DefusedXmlException, ValueError, LookupError):
        raise Unreadable(msg("packs-part-not-valid", name=name[:60], format="XML")) from None
    if _name(root) == OLD:
        raise Unreadable(msg("packs-old-qti"))
    yield from (each for each in root.iter() if _name(each) == ITEM)


def _large(name: str) -> Message:
    return msg("packs-part-large", name=name[:60], most=LARGEST_XML // 1_000_000)


def _row(number: int, item: Element) -> Row:
    body = _first(item, "itembody")
    declared = _first(item, "responsedeclaration")
    row = Row(number, _asked(body) if body is not None else "", "")
    if body is None or declared is None:
        row.says.append(msg(NEITHER))
        return row
    inside = [_name(each) for each in body.iter()]
    correct = _first(declared, "correctresponse")
    right = [_text(each) for each in _all(correct, "value")] if correct is not None else []
    if inside.count(PLACE) == 1:
        _entry(row, declared, right)
    elif inside.count("choiceinteraction") == 1:
        _choice(row, body, right)
    else:
        row.says.append(msg(NEITHER))
    if any(name in ("img", "object", "audio", "video") for name in inside):
        row.says.append(msg(NEEDS_PICTURE))
    return row


def _entry(row: Row, declared: Element, right: list[str]) -> None:
    listed = _all(declared, "mapentry")
    told = [(_attribute(each, "mapkey"), _attribute(each, "mappedvalue")) for each in listed]
    worth = {key: _number(value) for key, value in told if key}
    best = max(worth.values(), default=0.0)
    whole = [key for key, value in worth.items() if value == best and value > 0]
    known = list(dict.fromkeys([*right, *whole]))
    row.answer = known[0] if known else ""
    row.accepted = tuple(known[1:])
    row.vague = tuple(key for key, value in worth.items() if 0 < value < best and key not in known)


def _choice(row: Row, body: Element, right: list[str]) -> None:
    told = {_attribute(each, "identifier"): _text(each) for each in _all(body, "simplechoice")}
    if len(right) > 1:
        row.says.append(msg(SEVERAL))
    elif needs_options(row.text):
        row.says.append(msg(NEEDS_OPTIONS))
    row.answer = told.get(right[0], "") if right else ""
    row.wrong = tuple(text for key, text in told.items() if key not in right)


def _asked(body: Element) -> str:
    """The text around the place for the answer, without the options."""
    said: list[str] = []
    hidden = 0  # how many of the elements that we are inside of are not part of the question
    stack = [(body, False)]
    while stack:
        each, left = stack.pop()
        name = _name(each)
        aside = name in ("simplechoice", "rubricblock")
        if left:
            hidden -= aside
            apart = "" if name in ("b", "i", "em", "strong", PLACE) else " "
            said.append(" " if hidden else apart + (each.tail or ""))
            continue
        hidden += aside
        said.append("_____" if name == PLACE else "")
        said.append("" if hidden else each.text or "")
        stack.append((each, True))
        stack.extend((child, False) for child in reversed(each))
    text = " ".join("".join(said).split())
    return text.removesuffix("_____").rstrip()


def _name(element: Element) -> str:
    tag = element.tag if isinstance(element.tag, str) else ""
    return tag.rpartition("}")[2].lower().removeprefix("qti-").replace("-", "")


def _attribute(element: Element, name: str) -> str:
    for key, value in element.attrib.items():
        if key.lower().replace("-", "") == name:
            return str(value)
    return ""


def _all(element: Element, name: str) -> list[Element]:
    return [each for each in element.iter() if _name(each) == name]


def _first(element: Element, name: str) -> Element | None:
    return next((each for each in element.iter() if _name(each) == name), None)


def _text(element: Element) -> str:
    return " ".join("".join(element.itertext()).split())


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return 0.0


FORMAT = Format("qti", recognises, rows)
