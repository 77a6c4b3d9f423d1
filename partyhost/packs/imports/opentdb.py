"""Open Trivia DB: the JSON of its API, in any of the encodings that it can be asked for."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import unquote_plus

import msgspec

from partyhost.l10n import msg
from partyhost.packs import reading
from partyhost.packs.imports.phrases import needs_options, unescaped
from partyhost.packs.imports.source import NEEDS_OPTIONS, TRUE_OR_FALSE, Format, Row, Source
from partyhost.packs.pack import Unreadable

TYPES = ("multiple", "boolean")
HARD = {"easy": 1, "medium": 3, "hard": 5}


def recognises(source: Source) -> bool:
    text = source.text.lstrip()
    return (text.startswith(("{", "[")) and '"correct_answer"' in text[:200_000]) or (
        text.startswith("{") and '"response_code"' in text[:200]
    )


def rows(source: Source) -> Iterator[Row]:
    try:
        read = msgspec.json.decode(source.text)
    except (ValueError, RecursionError) as error:
        raise Unreadable(reading.invalid("JSON", source.text, error)) from None
    results = read.get("results") if isinstance(read, dict) else read
    if not isinstance(results, list) or not results:
        raise Unreadable(msg("packs-opentdb-empty"))
    for number, told in enumerate(results, start=1):
        yield _row(number, told if isinstance(told, dict) else {})


def _row(number: int, told: dict[str, Any]) -> Row:
    wrong = told.get("incorrect_answers")
    wrong = wrong if isinstance(wrong, list) else []
    coded = _coding(told)

    def say(name: str) -> str:
        return coded(str(told.get(name, "")))

    row = Row(
        number,
        say("question"),
        say("correct_answer"),
        wrong=tuple(coded(str(each)) for each in wrong[:10]),
        group=say("category").split(": ")[-1],
        difficulty=HARD.get(say("difficulty")),
    )
    if say("type") == "boolean" or row.answer in ("True", "False"):
        row.says.append(msg(TRUE_OR_FALSE))
    elif needs_options(row.text):
        row.says.append(msg(NEEDS_OPTIONS))
    return row


def _coding(told: dict[str, Any]) -> Callable[[str], str]:
    """How this question's texts are written: the type is a known word in each of the codes."""
    kind = str(told.get("type", ""))
    if kind not in TYPES and _from_base64(kind) in TYPES:
        return _from_base64
    asked = str(told.get("question", ""))
    if "%" in asked and " " not in asked:
        return unquote_plus if "+" in asked and "%20" not in asked else _from_percent
    return unescaped


def _from_percent(text: str) -> str:
    return unquote_plus(text.replace("+", "%2B"))


def _from_base64(text: str) -> str:
    try:
        return base64.b64decode(text, validate=True).decode("utf-8")
    except (binascii.Error, ValueError):
        return text


FORMAT = Format("opentdb", recognises, rows)
