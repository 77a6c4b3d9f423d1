"""What every format is read from, and what it is read as."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import PurePath
from typing import Any

from partyhost.packs import decoding

LARGEST = 16_000_000  # bytes of a file
MOST_ROWS = 20_000
LONGEST_CELL = 2_000  # characters; what is longer was never a question

# Why a row can't be played, as messages
NEEDS_OPTIONS = "packs-needs-options"
TRUE_OR_FALSE = "packs-true-or-false"
NEEDS_PICTURE = "packs-needs-picture"
SEVERAL = "packs-several"


@dataclass(frozen=True)
class Options:
    """What the host chose: which columns are which fields, and which side is the question.
    `mapping`: column numbers from 0, by field; None: as the file's head says. `encoding`: one of
        `decoding.NAMES`; none: as it seems to be."""

    mapping: dict[str, int] | None = None
    swap: bool | None = None
    encoding: str = ""


@dataclass(frozen=True)
class Source:
    """A file as it was dropped; `second` is the other half where a format has two."""

    name: str
    data: bytes
    second: bytes = b""
    options: Options = Options()
    tables: list[Any] = field(default_factory=list, compare=False)  # once they are read

    @cached_property
    def told(self) -> decoding.Told:
        """Its text, and what there is to say of how its letters were read."""
        return decoding.told(self.data, self.options.encoding)

    @property
    def text(self) -> str:
        return self.told.text

    @property
    def ending(self) -> str:
        return PurePath(self.name).suffix.lower()

    @property
    def stem(self) -> str:
        return PurePath(self.name).stem or "import"


@dataclass
class Row:
    """A question of a file, in words that are the same for every format. `number` is the line or
    row that a person would look for; `wrong` are the options beside the right one; `more` are
    fields that only some titles have; `says`: why it can't be played."""

    number: int
    text: str
    answer: str
    accepted: tuple[str, ...] = ()
    vague: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()
    group: str = ""
    difficulty: int | None = None
    more: dict[str, Any] = field(default_factory=dict)
    says: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Format:
    """`key` also names it in the catalogue. `recognises` must be quick and sure; `rows` may raise
    Unreadable, and nothing else."""

    key: str
    recognises: Callable[[Source], bool]
    rows: Callable[[Source], Iterator[Row]]
