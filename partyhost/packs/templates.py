"""A pack to begin with: every field, what it is for, and one example."""

from __future__ import annotations

import json
from typing import Any

from partyhost.engine.pack import PackKind
from partyhost.packs.fields import Field, fields

HEAD = """# A pack of questions for partyhost. docs/packs.md explains every line.
title = "{title}"
name = "My Pack"
language = "en"
author = ""
licence = ""
audience = "everyone"   # everyone, easy or hard
version = 1
"""
EXAMPLES: dict[str, Any] = {
    "id": "first",
    "clue": "It hangs in our hall, tells the time, and has been wrong since Easter.",
    "question": "What hangs in our hall, and has been wrong since Easter?",
    "answer": "The cuckoo clock",
    "accepted": ["cuckoo clock", "Kuckucksuhr"],
    "prompt": ["clock"],
    "reject": ["calendar"],
    "ken": "The barometer",
    "source": "Our own hall",
    "poll": "Example: out of every 100 guests at our table, how many have a clock that is wrong?",
    "group": "nobody yet",
    "n": 0,
    "year": 0,
    "credit": "An example: the figure is made up",
}
MADE_UP = {"poll": {"source": "Nobody: it is an example"}}  # by what an item is called


def new(title: str, kind: PackKind) -> str:
    """A pack as TOML, which can be played with once it has more of its kind."""
    made = [HEAD.format(title=title), f"[[{kind.groups}]]"]
    if kind.group:
        made.append(f"{kind.group} = {json.dumps(kind.names[0] if kind.names else 'Our Category')}")
    made.append(f"\n[[{kind.groups}.{kind.items}]]")
    for field in fields(kind):
        value = _example(kind, field)
        if value is not None:
            made.append(f"{field.name} = {json.dumps(value, ensure_ascii=False)}{_remark(field)}")
    return "\n".join(made) + "\n"


def _example(kind: PackKind, field: Field) -> Any:
    if field.name in MADE_UP.get(kind.items, ()):
        return MADE_UP[kind.items][field.name]
    if field.sort == "number":
        return EXAMPLES[field.name] if field.name in EXAMPLES and field.name != "answer" else 42
    if field.sort == "choice":
        return field.default if field.default in field.values else field.values[0]
    if field.sort == "switch":
        return bool(field.default)
    if field.name == kind.asks:
        return EXAMPLES.get(kind.items, EXAMPLES["question"])
    return EXAMPLES.get(field.name, [] if field.sort == "lines" else "")


def _remark(field: Field) -> str:
    if field.sort == "choice":
        return f"   # {', '.join(str(each) for each in field.values)}"
    return f"   # {field.word}" if field.word != field.name else ""
