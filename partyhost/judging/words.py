"""The words of an answer, reduced to what they say: the same for every way to write them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from partyhost.judging.letters import plain
from partyhost.judging.numbers import COUNTING, counted, is_roman, roman
from partyhost.judging.patterns import pattern

Words = tuple[str, ...]
ARTICLES = frozenset(("the", "a", "an"))
_DIGIT = pattern(r"\d")
_NO_DIGIT = pattern(r"\D")
_GROUPED = pattern(r"(?<![\d.,])\d{1,3}(?:([ ,.'])\d{3})(?:\1\d{3})*(?![\d])(?!\1\d)")
_DECIMAL = pattern(r"(?<![\d,.])(\d+),(\d{1,2}|\d{4,})(?![\d,])")
_ATTACHED = pattern(r"(?<=\d)(k|mn|bn)\b", re.I)
_MILLIONS = pattern(r"((?:dollar|euro|pound|yen) +\d+(?:\.\d+)?)m\b", re.I)
_MINUS = pattern(r"(?:^|(?<=[^\d\s])\s+)-\s?(?=\d)|\bnegative\b", re.I)
_DOT = pattern(r"^dot (?=[a-z]{2,4}$)", re.I)
_NOUGHTS = pattern(r"\b[oO]+\d[\doO]*\b|\b\d[\doO]*[oO]\b(?!\d)")  # “oo7”
_TRIPLED = pattern(r"([a-z])\1\1")
_DRAWN = pattern(r"(?<=[a-z])([abefghjknopqrstuyz])\1{2,}")  # “moooo”
_BLOOD = pattern(r"^((?:type )?(?:ab?|b|o|0)) ?([+-])$|^0 (?=neg|pos)", re.I)
_TRAILING = pattern(r"(?<=\w)\++(?=\W*$)")  # “C++”, “Disney+”
_DOUBLE_O = pattern(r"\bdouble[ -](?:oh?|0|zero)\b", re.I)
_DOTTED = pattern(r"\b([A-Za-z])\.(?=\s*[A-Za-z])")
_TOKEN = pattern(r"\d+(?:\.\d+)?(?:(?:st|nd|rd|th|s)\b)?|[a-z]+_?", re.I)
_SIMPLE = pattern("[A-Za-z ]+")
_ROMAN_LETTERS = frozenset("ivxlcdm")
_SHORT = {
    "saint": "st", "street": "st", "sainte": "st", "ste": "st", "mount": "mt", "mountain": "mt",
    "fort": "ft", "doctor": "dr", "mister": "mr", "junior": "jr", "senior": "sr", "younger": "jr",
    "jnr": "jr", "snr": "sr", "xmas": "christmas",
    "teh": "the", "hte": "the", "adn": "and", "elder": "sr", "versus": "vs",
    "avenue": "ave", "road": "rd", "professor": "prof", "captain": "capt", "general": "gen",
    "sergeant": "sgt", "lieutenant": "lt", "colonel": "col", "und": "and",
    "number": "no", "pct": "percent", "limited": "ltd",
    "company": "co", "department": "dept", "university": "univ", "incorporated": "inc",
}  # fmt: skip

_LONG: dict[str, tuple[str, ...]] = {}
for _long, _token in _SHORT.items():
    _LONG[_token] = (*_LONG.get(_token, (_token,)), _long)


@lru_cache(16384)
def words(text: str) -> Words:
    """Small letters; numbers in digits; initials joined; no articles, marks or accents."""
    tokens = _tokens(plain(text))
    plainly = " ".join(tokens).lower().split()
    if "the" in plainly:
        plainly = [token for token in plainly if token != "the"]
    if plainly and all(map(_as_it_is, plainly)):
        return tuple(plainly)
    tokens = _initials([_numeral(tokens, at) for at in range(len(tokens))])
    tokens = counted([_short(tokens, at) for at in range(len(tokens))])
    return tuple(token.rstrip("_") for token in _without_articles(tokens))


def _tokens(text: str) -> list[str]:
    """The words as they are written; most texts are nothing but letters and spaces."""
    low = text.lower()
    drawn = _TRIPLED.search(low) is not None
    if _SIMPLE.fullmatch(text) and not (drawn or "per cent" in low or low.startswith("dot ")):
        return text.split()
    text = _DOT.sub("", text.replace("'", "").replace("per cent", "percent"))
    text = _BLOOD.sub(_blood, _DRAWN.sub(r"\1\1", text) if drawn else text)
    return text.split() if _SIMPLE.fullmatch(text) else _TOKEN.findall(_tidied(text))


@lru_cache(16384)
def _as_it_is(token: str) -> bool:
    """A word of several letters that is neither shortened, nor left out, nor a number."""
    special = token in _SHORT or token in ARTICLES or token in COUNTING
    return (
        len(token) > 1 and token.isalpha() and not special and not _ROMAN_LETTERS.issuperset(token)
    )


def _tidied(text: str) -> str:
    """Signs of numbers in one way, and a mark after a letter that stands for a name."""
    text = text.replace("_", " ")
    if "+" in text:
        text = _TRAILING.sub(" plus", text)
    numbered = _DIGIT.search(text) is not None
    low = text.lower()
    if (numbered and "-" in text) or "negative" in low:
        text = _MINUS.sub(" minus ", text)
    if numbered:
        if "o" in low:
            text = _NOUGHTS.sub(lambda found: found[0].replace("o", "0").replace("O", "0"), text)
            text = _DOUBLE_O.sub("00", text)
        text = _GROUPED.sub(lambda group: _NO_DIGIT.sub("", group[0]), text)
        text = _DECIMAL.sub(r"\1.\2", _MILLIONS.sub(r"\1 mn", text) if "m" in low else text)
        text = _ATTACHED.sub(r" \1", text)
    if "." in text:
        text = _DOTTED.sub(r"\1_ ", text)
    return text.replace("+", " and ")


def _blood(found: re.Match[str]) -> str:
    """“O-” is O negative."""
    if found[1] is None:
        return "O "
    sign = "positive" if found[2] == "+" else "negative"
    return f"{found[1].replace('0', 'O')} {sign}"


def _short(tokens: Sequence[str], at: int) -> str:
    """The short form of a word that is often shortened; an “n” between words is “and”."""
    if tokens[at] == "n" and 0 < at < len(tokens) - 1:
        return "and"
    return _SHORT.get(tokens[at], tokens[at])


def _numeral(tokens: Sequence[str], at: int) -> str:
    """A token in small letters; a Roman numeral in digits, where it must be one."""
    token, low = tokens[at], tokens[at].lower()
    if not _ROMAN_LETTERS.issuperset(low) or not is_roman(low):
        return low
    if len(low) == 1:
        last = at + 1 == len(tokens) or tokens[at + 1].lower() == "of"
        return str(roman(low)) if low in "ivx" and last and _after_a_word(tokens, at) else low
    if set(low) <= set("ivx") or (len(low) >= 4 and low not in ("mild", "mill")):
        return str(roman(low))
    clear = token.isupper() and not all(each.isupper() for each in tokens if each.isalpha())
    return str(roman(low)) if clear and (len(low) > 2 or low[0] in "xl") else low


def _after_a_word(tokens: Sequence[str], at: int) -> bool:
    return at > 0 and len(tokens[at - 1].rstrip("_")) > 1


def _initials(tokens: Sequence[str]) -> list[str]:
    """Letters that stand alone side by side are one token: “j r r” is “jrr”."""
    done: list[str] = []
    joined = False
    for token in tokens:
        single = len(token.rstrip("_")) == 1 and token[0].isalpha()
        if single and joined:
            done[-1] = done[-1].rstrip("_") + token
        else:
            done.append(token)
        joined = single
    return done


def _without_articles(tokens: Sequence[str]) -> Words:
    """A last “a” is a letter, and what is nothing but articles stays."""
    left = tuple(
        token
        for at, token in enumerate(tokens)
        if token not in ARTICLES or (token == "a" and at and at + 1 == len(tokens))
    )
    return left or tuple(tokens)


def has_number(said: Words) -> bool:
    """Does any of these words begin with a digit, which stands before all letters?"""
    return min(said, default="a") < ":"


def compact(said: Words) -> str:
    return "".join(said)


def joined(one: Words, two: Words) -> bool:
    """The same letters, written together or apart: “roadrunner”, “captainamerica”."""
    if compact(one) == compact(two):
        return True
    if len(one) == len(two) or (_LONG.keys().isdisjoint(one) and _LONG.keys().isdisjoint(two)):
        return False
    return not _at_length(one).isdisjoint(_at_length(two))


@lru_cache(4096)
def _at_length(said: Words) -> frozenset[str]:
    """Written together, with each word that was shortened as it may have been."""
    return frozenset(map("".join, product(*(_LONG.get(token, (token,)) for token in said))))
