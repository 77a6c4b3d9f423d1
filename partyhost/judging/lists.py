"""Answers of several parts: the same set, in any order."""

from __future__ import annotations

import re
from functools import lru_cache

from partyhost.judging import initials, match
from partyhost.judging.lands import LANDS
from partyhost.judging.lexicon import is_given, is_name, is_only_word
from partyhost.judging.match import Grade, Match
from partyhost.judging.patterns import pattern
from partyhost.judging.people import NICKNAMES
from partyhost.judging.spare import LIGHT
from partyhost.judging.spelling import Slip, slip
from partyhost.judging.words import Words, compact, words

_BETWEEN = pattern(
    r"\s*(?:,|;|\n|\s&\s|&|\+|/|\band\b|\bund\b|\s-\s|\bn['’]?\b|\bwith\b|\bplus\b)\s*", re.I
)
_AN = pattern(r"(?<=\w) (?:an|nd|en|et|y|e) (?=\w)", re.I)  # “Tom an Jerry”
_AND = pattern(r"\band\b|&|\+", re.I)
_AND_THE = pattern(r"\band the\b", re.I)
Parts = tuple[Words, ...]
_MISSING = Match(Grade.OFF, "judging-not-all")
_TOO_MANY = Match(Grade.OFF, "judging-too-many")
_ANOTHER = Match(Grade.NONE, "judging-not-same")


@lru_cache(4096)
def items(text: str) -> tuple[Words, ...]:
    """The parts of a list, each in its words; what is no list is one part."""
    parts = (words(part) for part in _BETWEEN.split(text))
    return tuple(part for part in parts if part)


@lru_cache(4096)
def is_list(text: str, type: str) -> bool:
    """Two commas, an “and”, or a list by its type."""
    joined = _AND.search(text) is not None
    several = text.count(",") > 1 or type == "list"
    return (joined or several) and len(items(text)) > 1


def compare(text: str, right: str, kind: bool = False) -> Match:
    """The same parts, slipped or not; without marks between them, the same words."""
    ours, theirs = _first_names(items(_AN.sub(" and ", text)), items(right))
    if len(ours) == 1 and len(theirs) > 1:
        titled = _AND_THE.search(right) is not None
        titled = titled and not any(token in LANDS for part in theirs for token in part)
        return _unmarked(ours[0], theirs, kind, titled)
    if 1 < len(ours) < len(theirs) and sum(map(len, ours)) == sum(map(len, theirs)):
        ours = tuple((token,) for part in ours for token in part)
    if _holds_more(ours, theirs):
        return _TOO_MANY
    worst, left = Slip.SAME, list(ours)
    for part in theirs:
        found = [(_slip(each, part, kind), -n) for n, each in enumerate(left)]
        best, place = max(found, default=(Slip.OTHER, 0))
        if best <= Slip.FAR:
            return _ANOTHER if len(ours) >= len(theirs) else _part_missing(ours, theirs, kind)
        left.pop(-place)
        worst = min(worst, best)
    if left:
        return _TOO_MANY
    return _graded(worst, ours, theirs)


def _holds_more(ours: Parts, theirs: Parts) -> bool:
    """“Red white and blue” for red and white: all of it, and a part that is none of it."""
    right = {token for part in theirs for token in part}
    there = {token for part in ours for token in part}
    return right < there and any(right.isdisjoint(part) for part in ours)


def _first_names(ours: Parts, theirs: Parts) -> tuple[Parts, Parts]:
    """“Orville and Wilbur Wright” are Wilbur and Orville."""
    *firsts, last = theirs
    if len(last) != 2 or not firsts or not all(len(each) == 1 for each in firsts):
        return ours, theirs
    named = [each[0] for each in (*firsts, last)]
    if is_given(last[1]) or not all(is_name(each) and not is_only_word(each) for each in named):
        return ours, theirs
    short = tuple(each[:-1] if len(each) > 1 and each[-1] == last[1] else each for each in ours)
    return short, (*firsts, last[:1])


def _part_missing(ours: tuple[Words, ...], theirs: tuple[Words, ...], kind: bool) -> Match:
    there = any(_slip(one, two, kind) > Slip.FAR for one in ours for two in theirs)
    return _MISSING if there else match.NONE


def _graded(worst: Slip, ours: tuple[Words, ...], theirs: tuple[Words, ...]) -> Match:
    if worst is Slip.DOUBT:
        return match.ANOTHER_WORD
    if worst is Slip.SPELT:
        return match.SPELT
    same = ours == theirs
    return match.SAME if same else Match(Grade.RIGHT, "judging-same-order")


def _slip(said: Words, right: Words, kind: bool) -> Slip:
    if compact(said) == compact(right) or initials.same(said, right):
        return Slip.SAME
    ours = [token for token in said if token not in LIGHT]
    theirs = [token for token in right if token not in LIGHT]
    if not ours or not theirs:
        return Slip.OTHER
    if len(ours) + len(theirs) == 3 and all(map(_is_first, (*ours[:-1], *theirs[:-1]))):
        ours, theirs = ours[-1:], theirs[-1:]
    if len(ours) != len(theirs):
        return Slip.OTHER
    return min(map(slip, ours, theirs, [kind] * len(ours)))


def _is_first(token: str) -> bool:
    return is_given(token) or token in NICKNAMES


def _unmarked(said: Words, theirs: tuple[Words, ...], kind: bool, titled: bool) -> Match:
    """“red white blue”."""
    if any(_slip(said, part, kind) > Slip.FAR for part in theirs):
        return _MISSING if not titled else match.PARTIAL
    right = [token for part in theirs for token in part]
    ours = [token for token in said if token not in LIGHT]
    if len(ours) != len(right):
        return _MISSING if ours and set(ours) < set(right) and not titled else match.NONE
    worst, left = Slip.SAME, list(ours)
    for token in right:
        best, place = max((slip(each, token, kind), -n) for n, each in enumerate(left))
        if best <= Slip.FAR:
            return match.NONE
        left.pop(-place)
        worst = min(worst, best)
    return _graded(worst, (tuple(ours),), theirs)
