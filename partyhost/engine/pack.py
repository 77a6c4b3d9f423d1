"""What a title's packs hold, said once by the title: packs are read, checked, edited, imported
and dealt by it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from partyhost.engine.acts import Seat

LONGEST = 130  # characters of a question that a phone shows without scrolling


@dataclass(frozen=True)
class PackKind:
    """Items in groups: the clues of a category, the questions of a colour.

    A match's pack is `{groups: [{group: "Rivers", items: [{…}, …]}, …]}`, where `groups`,
    `group` and `items` are the names that this title gives them; `group` is "" where groups have
    no names. `asks` is the field of an item that guests are asked with; `credits` are the fields
    without which a figure may not be shown. A group is played with from `needed` items on, and a
    match has use for `most` groups.
    """

    groups: str
    group: str
    items: str
    item: type[msgspec.Struct]
    asks: str
    needed: int = 1
    most: int = 40
    names: tuple[str, ...] = ()  # of the groups, where there are no others
    choices: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)  # by field
    credits: tuple[str, ...] = ("source",)
    longest: int = LONGEST
    words: Mapping[str, str] = field(default_factory=dict)  # what people call a field

    def word(self, name: str) -> str:
        return self.words.get(name, name.replace("_", " "))

    def all(self, pack: Mapping[str, Any]) -> list[dict[str, Any]]:
        """The items of a match's pack, group after group."""
        return [item for group in pack.get(self.groups, ()) for item in group[self.items]]


class Precedent(msgspec.Struct, frozen=True):
    """People's ruling on an answer that was typed, to the item of this id; `by` those who said
    so, guests or HOST. The match makes it, and the host remembers it for the house."""

    item: str
    text: str
    right: bool
    by: tuple[Seat, ...]
