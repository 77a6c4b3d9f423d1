"""A pack as it was read: what it says of itself, its items in groups, and what is wrong with it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Audience = Literal["everyone", "easy", "hard"]
Item = dict[str, Any]
Group = dict[str, Any]


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
    host's, not one that came with the program. `path` is the file or folder it lies in."""

    about: About
    groups: list[Group]
    problems: list[Problem] = []
    own: bool = False
    path: str = ""


class Unreadable(Exception):
    """A file that is no pack, or not one that can be used; says why in a sentence."""
