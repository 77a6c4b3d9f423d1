"""Who acts, what an act is, and what it means to break the rules."""

from __future__ import annotations

from typing import Any

import msgspec

Seat = str  # a player's seat, "s1", or a watcher's, "w1"; or one of the three nobody sits in:
TV, HOST, CLOCK = "tv", "host", "clock"


class IllegalMove(Exception):
    """The rules forbid this now. Says why in words a guest can act on.

    `code` is one of the protocol's: not_offered, bad_value or moment_passed.
    """

    def __init__(self, message: str, code: str = "not_offered") -> None:
        super().__init__(message)
        self.code = code


class Act(msgspec.Struct, frozen=True):
    """A name and at most one value (JSON), the same for every title: `Act("wager", 400)`."""

    name: str
    value: Any = None


TIME_UP = Act("time up")  # the slow, and the host's Skip: all end up here
AWAY = Act("time up", "away")  # nobody is waited for but guests whose grace has run out


class Move(msgspec.Struct, frozen=True, tag="move"):
    """One line of the journal: who did what, in which step, how long after the step began.

    `at` is in milliseconds on the host's monotonic clock, stamped by the room; rules may
    count with it.
    """

    by: Seat
    act: Act
    step: int
    at: int = 0


class Undo(msgspec.Struct, frozen=True, tag="undo"):
    """The other line of the journal: the last `steps` steps are taken back."""

    steps: int = 1


Entry = Move | Undo
