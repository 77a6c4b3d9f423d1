"""A pack of this program, as TOML or JSON. Its CSV is a table like any other, and read as one where
it says nothing of itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from partyhost.engine.pack import PackKind
from partyhost.l10n import msg
from partyhost.packs import reading
from partyhost.packs.imports.source import Row, Source
from partyhost.packs.pack import Unreadable

_ITEMS = re.compile(r"^\s*(?:\[\[[\w.]+\]\]|title\s*=)", re.M)


def recognises(source: Source) -> bool:
    if source.ending == ".toml":
        return bool(_ITEMS.search(source.text[:200_000]))
    if source.ending == ".json":
        return '"title"' in source.text[:5_000] and '"correct_answer"' not in source.text[:50_000]
    return source.ending == ".csv" and source.text.lstrip().startswith("#")


def rows(source: Source, title: str, kind: PackKind) -> Iterator[Row]:
    raw = reading.parsed(source.data, source.ending, {title: kind})
    if raw.get("title", title) != title:
        raise Unreadable(msg("packs-other-title", title=str(raw["title"])[:40]))
    number = 0
    for group in _groups(raw, kind):
        name = str(group.get(kind.group, "")) if kind.group else ""
        items = group.get(kind.items)
        for item in items if isinstance(items, list) else []:
            number += 1
            told: dict[str, Any] = dict(item) if isinstance(item, dict) else {}
            text, answer = str(told.pop(kind.asks, "")), told.pop("answer", "")
            yield Row(number, text, str(answer), group=name, more=told)


def _groups(raw: dict[str, Any], kind: PackKind) -> list[dict[str, Any]]:
    listed = raw.get(kind.groups)
    found = [each for each in listed if isinstance(each, dict)] if isinstance(listed, list) else []
    return [*found, raw] if kind.items in raw else found
