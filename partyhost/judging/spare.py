"""Words that an answer may have or not: light ones, titles, kinds of things, places."""

from __future__ import annotations

from typing import NamedTuple

from partyhost.judging.lands import COUNTRIES, LANDS
from partyhost.judging.lexicon import is_given, is_only_word, is_word, listed
from partyhost.judging.people import HONORIFICS, OF_ANOTHER, PARTICLES, SUFFIXES
from partyhost.judging.spelling import Slip
from partyhost.judging.words import Words

LIGHT = PARTICLES | listed("light")
GENERIC = listed("generic")
COMPASS = listed("compass")
DROPPABLE = listed("droppable")
APPOSED = listed("apposed")
WORKS = listed("works")
TITLED = listed("titled")
TURNING = OF_ANOTHER | listed("turning")
_TITLES = HONORIFICS - OF_ANOTHER


ARTICLES = listed("articles")
LANGUAGES = listed("languages")
QUEENS = listed("queens")
OFFICIAL = listed("official")
NOT_BY_THAT_NAME = listed("not_by_that_name")


class Compared(NamedTuple):
    worst: Slip
    missing: Words
    extra: Words
    matched: Words


def may_miss(token: str, met: Compared, clue: frozenset[str]) -> bool:
    """Light words, titles, and kinds of things that the clue names anyway."""
    if (
        token in LIGHT
        or _article(token, met, clue)
        or (token == "no" and any(each[0].isdigit() for each in met.matched))
    ):
        return True
    heavy = [each for each in met.matched if each not in LIGHT]
    if token in SUFFIXES or not heavy:
        return len(heavy) > 1
    land = any(each in LANDS for each in heavy)
    if (
        not all(map(is_only_word, heavy))
        and token in GENERIC
        and (token in clue or (token in DROPPABLE and not land))
    ):
        return True
    if land:
        return False
    named = [each for each in heavy if is_name_like(each)]
    titled = token in _TITLES and "of" not in met.missing
    return titled and bool(named) and not _first_alone(heavy)


def _first_alone(heavy: list[str]) -> bool:
    """“Jack” for Captain Jack; kings are called by their first names."""
    return len(heavy) == 1 and is_given(heavy[0])


def is_name_like(token: str) -> bool:
    return token.isalpha() and len(token) > 3 and token not in GENERIC


def is_land(token: str, said: Words, met: Compared) -> bool:
    """Where it lies, said last: “Paris France”."""
    return token in COUNTRIES and said.index(token) >= len(met.matched)


def may_add(token: str, said: Words, met: Compared, clue: frozenset[str]) -> bool:
    if token in ("no", "part", "vol") and any(each[0].isdigit() for each in met.matched):
        return True
    if (
        token in LIGHT
        or token in SUFFIXES
        or _article(token, met, clue)
        or _initial(token, said, met)
    ):
        return True
    if is_given(token) and token not in HONORIFICS and token in clue:
        return False
    if token in TURNING:
        return token in OF_ANOTHER and _hers(met.matched)
    if token in OFFICIAL:
        return NOT_BY_THAT_NAME.isdisjoint(met.matched)
    if token in DROPPABLE and token not in clue:
        return LANDS.isdisjoint(met.matched) and not all(map(is_only_word, met.matched))
    if _in_clue(token, clue) or token in DROPPABLE or token in HONORIFICS:
        return True
    return (token in APPOSED and said[0] == token) or (token in WORKS and said[-1] == token)


def _in_clue(token: str, clue: frozenset[str]) -> bool:
    """“Disney's”, too, where the clue says Disney."""
    return token in clue or token.removesuffix("s") in clue


def _article(token: str, met: Compared, clue: frozenset[str]) -> bool:
    """“Un chat”, where the clue asks for it in French."""
    asked = not LANGUAGES.isdisjoint(clue) or not any(map(is_word, met.matched))
    return token in ARTICLES and asked and (len(token) > 1 or not LANGUAGES.isdisjoint(clue))


def _initial(token: str, said: Words, met: Compared) -> bool:
    """A middle initial: “Harrison J. Ford”."""
    return len(token) == 1 and len(met.matched) > 1 and 0 < said.index(token) < len(said) - 1


def _hers(matched: Words) -> bool:
    """A queen's name: “Elizabeth”, “Victoria”."""
    return matched[:1] != () and (
        matched[0] in QUEENS or (is_given(matched[0]) and matched[0].endswith("a"))
    )
