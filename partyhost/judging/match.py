"""How an answer compares to one of those that are right."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple


class Grade(IntEnum):
    """A definite difference (OFF) outweighs a doubt; what is right outweighs both."""

    NONE = 0
    DOUBT = 1
    OFF = 2
    RIGHT = 3


class Match(NamedTuple):
    grade: Grade
    why: str


NONE = Match(Grade.NONE, "It is not the answer.")
SAME = Match(Grade.RIGHT, "It is the answer.")
SPELT = Match(Grade.RIGHT, "It is spelt a little differently.")
WRITTEN = Match(Grade.RIGHT, "It is the same, written another way.")
ANOTHER_WORD = Match(Grade.DOUBT, "It is close, but spells another word.")
CLOSE = Match(Grade.DOUBT, "It is close, but not close enough to be sure.")
PARTIAL = Match(Grade.DOUBT, "It is only a part of the answer.")
MORE = Match(Grade.DOUBT, "It says more than the answer.")
TURNED = Match(Grade.DOUBT, "The words stand in another order.")
ANOTHER_NAME = Match(Grade.RIGHT, "It is another name of it.")
IN_FULL = Match(Grade.RIGHT, "It is the usual abbreviation.")
WITH_LAND = Match(Grade.RIGHT, "It also says where that is.")
WITH_KIND = Match(Grade.RIGHT, "It also says what that is.")
NUMBER_OFF = Match(Grade.OFF, "The number differs.")
NUMBER_MISSING = Match(Grade.DOUBT, "The number is missing.")


def best(matches: list[Match]) -> Match:
    return max(matches, key=lambda match: match.grade, default=NONE)
