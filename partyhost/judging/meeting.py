"""A quick look whether two answers have anything in common, before they are compared."""

from __future__ import annotations

from functools import lru_cache

from partyhost.judging import initials
from partyhost.judging.edits import edits
from partyhost.judging.people import NICKNAMES
from partyhost.judging.spelling import Slip, slip
from partyhost.judging.words import Words, compact


def meets(said: Words, right: Words) -> bool:
    """They share a word, or one that slipped, or one may be the other joined or shortened."""
    if any(map(right.__contains__, said)) or initials.same(said, right):
        return True
    if len(said) != len(right):
        short, long = (said, right) if len(said) < len(right) else (right, said)
        if len(short) == 1 and _shortens(short[0], long):
            return True
        ours, theirs = compact(said), compact(right)
        if abs(len(ours) - len(theirs)) <= 3 and edits(ours, theirs) <= 3:
            return True
    return any(_near(one, two) for two in right for one in said)


def _shortens(short: str, long: Words) -> bool:
    """It may be the initials of the other, or what a person of that name is called."""
    return initials.of(long, short) or any(short in NICKNAMES.get(each, ()) for each in long)


@lru_cache(16384)
def _near(said: str, right: str) -> bool:
    if said[0].isdigit() or right[0].isdigit():
        return said[0].isdigit() and right[0].isdigit()
    return said[:4] == right[:4] or slip(said, right, True) > Slip.OTHER
