"""A quick look whether two answers have anything in common, before they are compared."""

from __future__ import annotations

from rapidfuzz.distance import OSA

from partyhost.judging import initials
from partyhost.judging.spelling import Slip, slip
from partyhost.judging.words import Words, compact

_SHORT = 6  # letters of an abbreviation


def meets(said: Words, right: Words) -> bool:
    """They share a word, or one that slipped, or one may be the other joined or shortened."""
    if not set(said).isdisjoint(right) or initials.same(said, right):
        return True
    for one, two in ((said, right), (right, said)):
        if len(one) == 1 and len(two) > 1 and len(one[0]) <= _SHORT:
            return True
    if len(said) != len(right) and OSA.distance(compact(said), compact(right)) <= 3:
        return True
    return any(_near(one, two) for one in said for two in right)


def _near(said: str, right: str) -> bool:
    if said[0].isdigit() or right[0].isdigit():
        return said[0].isdigit() and right[0].isdigit()
    return slip(said, right, True) > Slip.OTHER or said[:4] == right[:4]
