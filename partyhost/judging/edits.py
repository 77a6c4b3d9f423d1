"""How many letters have slipped between two texts, of which two that are swapped count as one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache


@cache
def _counted() -> Callable[..., int]:
    from rapidfuzz.distance import OSA  # only now: it takes a while to load

    return OSA.distance


def near(word: str, among: Sequence[str], most: int) -> list[str]:
    """Those that differ from a word in no more letters."""
    from rapidfuzz import process

    found = process.extract(word, among, scorer=_counted(), score_cutoff=most, limit=None)
    return [each for each, _, _ in found]


def edits(one: str, other: str) -> int:
    """“Cat” and “act” differ by one."""
    return _counted()(one, other)
