"""Abbreviations, and what they stand for."""

from __future__ import annotations

from functools import cache

from partyhost.judging.lexicon import is_known, lines
from partyhost.judging.match import ANOTHER_NAME, IN_FULL, NONE, WRITTEN, Grade, Match
from partyhost.judging.people import PARTICLES, SUFFIXES
from partyhost.judging.words import Words, words

_UNCOUNTED = PARTICLES | {"of", "the", "and", "for", "in"}


@cache
def groups() -> dict[Words, set[int]]:
    """The names of things that have several, and which thing each is of."""
    found: dict[Words, set[int]] = {}
    for number, line in enumerate((*lines("aliases"), *lines("exonyms"))):
        for each in line.split("|"):
            found.setdefault(words(each), set()).add(number)
    return found


def compare(said: Words, right: Words, written: str, a_person: bool) -> Match:
    """One is the abbreviation of the other; `written` is the answer with its capital letters."""
    if same(said, right):
        return ANOTHER_NAME
    if _lettered(said, right):
        return WRITTEN
    if len(said) == 1 and len(right) > 1 and said[0].isalpha() and said[0] in _heads(right):
        if len(said[0]) > 2 and not a_person and not is_known(said[0]):
            return IN_FULL
        return Match(Grade.DOUBT, "judging-maybe-initials")
    if len(right) == 1 and len(said) > 1 and written.isupper() and right[0] in _heads(said):
        return Match(Grade.DOUBT, "judging-initials")
    return NONE


def _lettered(said: Words, right: Words) -> bool:
    """“G&T” for gin and tonic."""
    letters = len(said) == 3 and said[1] == "and" and len(said[0] + said[2]) == 2
    return letters and said == tuple(
        token if token == "and" else token[0] for token in right if token
    )


def same(said: Words, right: Words) -> bool:
    """Two names of one thing."""
    known = groups()
    things = known.get(said)
    if things is None:
        return False
    short = right[:-1] if len(right) > 1 and right[-1] in SUFFIXES else right
    return not things.isdisjoint(known.get(short, ()))


def of(long: Words, short: str) -> bool:
    """Are these the initials of all its words, or of those that count?"""
    return short in _heads(long)


def _heads(tokens: Words) -> tuple[str, str]:
    """The initials of all words, and of those that count."""
    heavy = [token[0] for token in tokens if token not in _UNCOUNTED]
    return "".join([token[0] for token in tokens]), "".join(heavy)
