"""Which words are words, and which are names. Lists of SCOWL, and short ones of our own:
`late.txt` are words that English took in lately, `known.txt` names that quizzes ask for,
`given.txt` first names, `aliases.txt` other names of things, `exonyms.txt` those of places in
other tongues, `demonyms.txt` the peoples of places, `rulers.txt` what kings are called elsewhere,
`homophones.txt` words that sound alike, and `sets.txt` the words that the rules of the judge
speak of."""

from __future__ import annotations

import pkgutil
import re
from functools import cache


def _text(name: str) -> str:
    return (pkgutil.get_data(__name__, f"{name}.txt") or b"").decode("ascii")


def _listed(*names: str) -> frozenset[str]:
    return frozenset(word for name in names for word in _text(name).split())


@cache
def _words() -> frozenset[str]:
    return _listed("words", "late")


@cache
def _given() -> frozenset[str]:
    return _listed("given")


@cache
def _names() -> frozenset[str]:
    return _listed("names", "known", "given")


@cache
def _sets() -> dict[str, frozenset[str]]:
    parts = re.findall(r"\[(\w+)\]([^\[]*)", _text("sets"))
    return {name: frozenset(words.split()) for name, words in parts}


def listed(name: str) -> frozenset[str]:
    """One of the sets of `sets.txt`, by its name there."""
    return _sets()[name]


def lines(name: str) -> list[str]:
    return _text(name).splitlines()


def is_word(token: str) -> bool:
    """A common English word, in small letters."""
    return token in _words()


def is_name(token: str) -> bool:
    return token in _names()


def is_given(token: str) -> bool:
    """The first name of many."""
    return token in _given()


def is_known(token: str) -> bool:
    return is_word(token) or is_name(token)


def is_only_word(token: str) -> bool:
    """A common word that is nobody's name."""
    return is_word(token) and not is_name(token)


def read() -> None:
    """The long lists, before they are asked for."""
    for words in (_words, _given, _names):
        words()
