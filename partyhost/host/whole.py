"""A change of the room that is whole or none: on disk in one piece, and where the disk or the rules
refuse it, the memory is what it was before. A full disk leaves the night as it is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from partyhost.host.room import Room

GROWING = frozenset({dict, list, set})  # what is changed in place


@contextmanager
def whole(room: Room) -> Iterator[None]:
    """What the block does is true and on disk once it has ended; if it raises, nothing of it is.
    A block within another is a part of that one. Under the room's lock."""
    if room.journal.busy:
        yield
        return
    before = Memory(room)
    try:
        with room.journal.writing():
            yield
    except BaseException:
        before.restore()
        room.shelf.choose(room.night.packs)
        raise
    if room.journal.owes:
        room.journal.wipe()


class Memory:
    """All that changes of a room change, as it is now. Values of views and of matches are never
    changed but replaced, so two levels of copies do."""

    def __init__(self, room: Room) -> None:
        own = room, room.journal, room.roster, room.absence, room.doorway, room.night, room.match
        guests, clients = room.roster.all.values(), room.clients.values()
        things = [thing for thing in (*own, *guests, *clients) if thing is not None]
        self._kept = [(thing, _fields(thing)) for thing in things]

    def restore(self) -> None:
        for thing, fields in self._kept:
            for name, value in fields.items():
                setattr(thing, name, value)


def _fields(thing: Any) -> dict[str, Any]:
    if isinstance(thing, msgspec.Struct):
        return msgspec.structs.asdict(thing)
    fields = {**vars(thing)}
    fields.pop("told", None)
    for name, value in fields.items():
        if type(value) in GROWING:
            fields[name] = _copied(value)
    return fields


def _copied(value: Any) -> Any:
    """A copy, with copies of what in it can change."""
    if isinstance(value, dict):
        return {name: _once(each) for name, each in value.items()}
    if isinstance(value, list):
        return [_once(each) for each in value]
    return set(value)


def _once(value: Any) -> Any:
    return value.copy() if type(value) in GROWING else value
