"""Names of guests: what is shown, and which names would be taken for one another."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache

from confusable_homoglyphs import confusables  # type: ignore[import-untyped]
from wcwidth import iter_graphemes

from partyhost.host.messages import Refusal

LONGEST = 14  # letters as people count them
MOST_MARKS = 3  # accents on one letter; more would paint over the neighbours
JOINERS = {"\u200d", "\u200c", "\ufe0f", "\ufe0e"}  # parts of emoji and of some scripts
BLANKS = {"\u115f", "\u1160", "\u3164", "\uffa0", "\u2800"}  # letters that show nothing


def cleaned(text: str) -> str:
    """The name as it is shown. Raises Refusal where there is nothing to see, or too much."""
    if len(text) > 500:
        raise Refusal("bad_value", f"That name is too long: {LONGEST} letters fit.")
    plain = unicodedata.normalize("NFKC", "".join(map(_kept, text)))
    letters = [_thinned(letter) for letter in iter_graphemes(" ".join(plain.split()))]
    name = "".join(letters).strip()
    if not any(unicodedata.category(c)[0] in "LNPS" for c in name):
        raise Refusal("bad_value", "Please type a name that the others can read.")
    if len(letters) > LONGEST:
        raise Refusal("bad_value", f"That name is too long: {LONGEST} letters fit.")
    return name


def _kept(character: str) -> str:
    """Nothing invisible stays, and nothing that turns the writing around."""
    if character in JOINERS or "\U000e0020" <= character <= "\U000e007f":
        return character
    if character.isspace() or unicodedata.category(character) in {"Zs", "Zl", "Zp"}:
        return " "
    hidden = unicodedata.category(character)[0] == "C" or character in BLANKS
    return "" if hidden else character


def _thinned(letter: str) -> str:
    marks, kept = 0, []
    for character in letter:
        marks += unicodedata.category(character) in {"Mn", "Me"} and character not in JOINERS
        if marks <= MOST_MARKS:
            kept.append(character)
    return "".join(kept)


def alike(one: str, other: str) -> bool:
    """Would people take these names for one another? Case and look-alikes do not count."""
    return bool(_keys(one) & _keys(other))


def free_name(name: str, taken: Iterable[str]) -> str:
    """“Sam 2” where “Sam” is taken, and the next number where that is."""
    others = tuple(taken)
    return next(new for new in _numbered(name) if not any(alike(new, old) for old in others))


def _numbered(name: str) -> Iterator[str]:
    for number in range(2, 1000):
        ending = f" {number}"
        letters = list(iter_graphemes(name))[: LONGEST - len(ending)]
        yield "".join(letters).rstrip() + ending


@cache
def _keys(name: str) -> frozenset[str]:
    folded = unicodedata.normalize("NFKC", name).casefold()
    squeezed = "".join(c for c in folded if not c.isspace() and c not in JOINERS)
    plain = "".join(c for c in name if not c.isspace() and c not in JOINERS)
    drawn = skeleton(plain)
    return frozenset({squeezed, skeleton(squeezed), drawn, skeleton(drawn.casefold())})


def skeleton(text: str) -> str:
    """The text with every character as the prototype of those it looks like (Unicode UTS 39)."""
    drawn = "".join(map(_prototype, unicodedata.normalize("NFD", text)))
    return unicodedata.normalize("NFD", drawn)


@cache
def _prototype(character: str) -> str:
    """The kept table lists look-alikes in both directions: many stand around one prototype."""
    around = _around(character)
    if len(around) != 1:
        return character
    other = around[0]
    if len(_around(other)) > 1 or len(other) > 1:
        return other
    return min(character, other)


def _around(text: str) -> list[str]:
    return [
        entry["c"].strip("\u200e\u200f") for entry in confusables.confusables_data.get(text, [])
    ]
