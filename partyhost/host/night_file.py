"""A night as one file (docs/night-file.md): its types, and how it is written and read."""

from __future__ import annotations

import gzip
import io
import zlib
from typing import Any, Literal

import msgspec

from partyhost.engine.acts import Move, Undo

FORMAT, VERSION = "partyhost night", 1
LARGEST = 200_000_000  # bytes of JSON; a long night has some hundred thousand
GZIP = b"\x1f\x8b"


class Guest(msgspec.Struct):
    seat: str
    name: str
    avatar: str
    place: int
    rank: int
    bot: bool
    status: Literal["in", "left", "removed"]
    colour: str
    shape: str


class Match(msgspec.Struct):
    """`withheld` says why seed, pack and entries are not there; else it is null. `digests`: one
    for the start and one after each entry, null where the host could not play it back."""

    id: int
    title: str
    name: str
    version: int
    status: Literal["running", "finished", "left"]
    ended: float | None
    seats: tuple[str, ...]
    options: dict[str, Any]
    count: int
    result: dict[str, Any] | None
    withheld: str | None = None
    seed: str | None = None
    pack: str | None = None
    entries: list[Move | Undo] | None = None
    digests: list[str] | None = None


class NightFile(msgspec.Struct):
    format: str
    version: int
    program: str
    night: int
    begun: float
    last: float
    going_on: bool
    settings: dict[str, Any]
    guests: list[Guest]
    matches: list[Match]
    packs: dict[str, dict[str, Any]]


class _Head(msgspec.Struct):
    format: str
    version: int


class Unreadable(Exception):
    """This is no night's file that can be read here. Says why in a sentence."""


def written(night: NightFile) -> bytes:
    """The same night is the same bytes."""
    return gzip.compress(msgspec.json.encode(night), 9, mtime=0)


def read(data: bytes) -> NightFile:
    """Zipped or not. Raises Unreadable."""
    text = _unzipped(data) if data.startswith(GZIP) else data
    try:
        head = msgspec.json.decode(text, type=_Head)
    except msgspec.ValidationError:
        raise Unreadable("This is not the file of a night.") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Unreadable("This is not the file of a night, or it is damaged.") from None
    if head.format != FORMAT:
        raise Unreadable("This is not the file of a night.")
    if head.version > VERSION:
        raise Unreadable("A newer partyhost wrote this file. Update this one to read it.")
    if head.version < VERSION:
        raise Unreadable("This file is too old: this partyhost can no longer read it.")
    try:
        return msgspec.json.decode(text, type=NightFile)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Unreadable("This file of a night is damaged: parts of it make no sense.") from None


def _unzipped(data: bytes) -> bytes:
    try:
        with gzip.open(io.BytesIO(data)) as file:
            text = file.read(LARGEST + 1)
    except (OSError, EOFError, zlib.error):
        raise Unreadable("This file is damaged: it is cut short or was changed.") from None
    if len(text) > LARGEST:
        raise Unreadable("This file is too large for a night.")
    return text
