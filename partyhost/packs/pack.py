"""A pack as it was read: what it says of itself, its items in groups, and what is wrong with it."""

from __future__ import annotations

import re
from typing import Any, Literal

import msgspec

from partyhost.engine.pack import PackKind

Audience = Literal["everyone", "easy", "hard"]
Item = dict[str, Any]
Group = dict[str, Any]


class Selection(msgspec.Struct):
    """A part of a pack by how hard its items are, which is on the shelf as a pack of its own."""

    name: str
    audience: Audience
    difficulty: list[int]


class About(msgspec.Struct):
    """What a pack says of itself. `id` is its file's name without the ending."""

    title: str
    name: str
    id: str = ""
    language: str = "en"
    author: str = ""
    licence: str = ""
    audience: Audience = "everyone"
    version: int = 1
    selection: list[Selection] = []


class Problem(msgspec.Struct, frozen=True):
    """`where`: a row, an item's id, or "" for the whole file. What is a `hint` may stay so."""

    file: str
    where: str
    says: str
    hint: bool = False

    def __str__(self) -> str:
        place = f"{self.file}, {self.where}" if self.where else self.file
        return f"{place}: {self.says}"


class Pack(msgspec.Struct):
    """`groups` as the title names their fields; only items that fit are in them. `own`: the
    host's, not one that came with the program. `path` is the file or folder it lies in; `part`:
    it is a selection from the pack of that path."""

    about: About
    groups: list[Group]
    problems: list[Problem] = []
    own: bool = False
    path: str = ""
    part: bool = False

    def parts(self, kind: PackKind) -> list[Pack]:
        """Its selections."""
        return [self._part(chosen, kind) for chosen in self.about.selection]

    def _part(self, chosen: Selection, kind: PackKind) -> Pack:
        about = msgspec.structs.replace(
            self.about, name=chosen.name, audience=chosen.audience, selection=[]
        )
        usual = {each.name: each.default for each in msgspec.structs.fields(kind.item)}
        groups = [
            {
                **group,
                kind.items: [
                    item
                    for item in group[kind.items]
                    if item.get("difficulty", usual.get("difficulty")) in chosen.difficulty
                ],
            }
            for group in self.groups
        ]
        return Pack(about, groups, [], self.own, self.path, part=True)


class Unreadable(Exception):
    """A file that is no pack, or not one that can be used; says why in a sentence."""


def misfit(error: msgspec.ValidationError) -> str:
    """Which field of an `About` does not fit."""
    found = re.search(r"\$\.(\w+)", str(error))
    return found[1] if found else "title"
