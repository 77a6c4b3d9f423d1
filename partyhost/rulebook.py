"""The rules that phones show, tied to the code that plays them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import msgspec

_SECTION = re.compile(r"^## (?P<id>\w+) (?P<name>.+)\n(?P<text>(?:(?!## ).*\n?)*)", re.M)


class Section(msgspec.Struct, frozen=True):
    """One section: `brief` fits two lines of a phone, `text` is all of it, in Markdown."""

    id: str
    name: str
    brief: str
    text: str


def sections(markdown: str, names: Mapping[str, Any]) -> dict[str, Section]:
    """Sections by id; `{Phase.attribute}` is filled from the code, so a number cannot go stale.

    Raises KeyError or AttributeError where the text names something that is not there.
    """
    found = {}
    for match in _SECTION.finditer(markdown):
        text = match["text"].strip().format_map(names)
        brief = " ".join(text.split("\n\n", 1)[0].split())
        found[match["id"]] = Section(match["id"], match["name"], brief, text)
    return found
