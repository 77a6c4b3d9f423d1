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


NONE = Match(Grade.NONE, "judging-not-it")
SAME = Match(Grade.RIGHT, "judging-it")
SPELT = Match(Grade.RIGHT, "judging-spelt")
WRITTEN = Match(Grade.RIGHT, "judging-same-written")
ANOTHER_WORD = Match(Grade.DOUBT, "judging-close-word")
CLOSE = Match(Grade.DOUBT, "judging-close")
PARTIAL = Match(Grade.DOUBT, "judging-part")
MORE = Match(Grade.DOUBT, "judging-more")
TURNED = Match(Grade.DOUBT, "judging-order")
ANOTHER_NAME = Match(Grade.RIGHT, "judging-another-name")
IN_FULL = Match(Grade.RIGHT, "judging-abbreviation")
WITH_LAND = Match(Grade.RIGHT, "judging-also-where")
WITH_KIND = Match(Grade.RIGHT, "judging-also-what")
NUMBER_OFF = Match(Grade.OFF, "judging-number-differs")
NUMBER_MISSING = Match(Grade.DOUBT, "judging-number-missing")


def best(matches: list[Match]) -> Match:
    return max(matches, key=lambda match: match.grade, default=NONE)
