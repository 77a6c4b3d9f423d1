"""Abbreviations, and what they stand for."""

from __future__ import annotations

from partyhost.judging.lexicon import is_known, lines
from partyhost.judging.match import ANOTHER_NAME, IN_FULL, NONE, WRITTEN, Grade, Match
from partyhost.judging.people import PARTICLES, SUFFIXES
from partyhost.judging.words import Words, words

_GROUPS: dict[Words, set[int]] = {}
for _number, _line in enumerate((*lines("aliases"), *lines("exonyms"))):
    for _each in _line.split("|"):
        _GROUPS.setdefault(words(_each), set()).add(_number)


def compare(said: Words, right: Words, written: str, a_person: bool) -> Match:
    """One is the abbreviation of the other; `written` is the answer with its capital letters."""
    if same(said, right):
        return ANOTHER_NAME
    if _lettered(said, right):
        return WRITTEN
    if len(said) == 1 and len(right) > 1 and said[0].isalpha() and said[0] in _heads(right):
        if len(said[0]) > 2 and not a_person and not is_known(said[0]):
            return IN_FULL
        return Match(Grade.DOUBT, "They may be its initials.")
    if len(right) == 1 and len(said) > 1 and written.isupper() and right[0] in _heads(said):
        return Match(Grade.DOUBT, "Its initials are right.")
    return NONE


def _lettered(said: Words, right: Words) -> bool:
    """“G&T” for gin and tonic."""
    letters = len(said) == 3 and said[1] == "and" and len(said[0] + said[2]) == 2
    return letters and said == tuple(
        token if token == "and" else token[0] for token in right if token
    )


def same(said: Words, right: Words) -> bool:
    """Two names of one thing."""
    short = right[:-1] if len(right) > 1 and right[-1] in SUFFIXES else right
    groups = _GROUPS.get(said)
    return groups is not None and not groups.isdisjoint(_GROUPS.get(short, ()))


def _heads(tokens: Words) -> tuple[str, str]:
    """The initials of all words, and of those that count."""
    heavy = [
        token for token in tokens if token not in PARTICLES | {"of", "the", "and", "for", "in"}
    ]
    return "".join(t[0] for t in tokens), "".join(t[0] for t in heavy)
