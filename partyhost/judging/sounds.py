"""How a word sounds, roughly: spellings that people and languages confuse are made one."""

from __future__ import annotations

import re
from functools import lru_cache

_RULES = tuple(
    (re.compile(pattern), put)
    for pattern, put in (
        (r"^(?:kn|gn|pn)", "n"), (r"^wr", "r"), (r"^ps", "s"), (r"^rh", "r"),
        (r"our$", "or"), (r"our(?=s$|ed$|ing$|ful$|it)", "or"), (r"(?<=[bcdgptvh])re$", "er"),
        (r"ogue$", "og"), (r"(?:tsch|tch|cz)", "ch"), (r"sch", "sh"), (r"ck", "k"), (r"ph", "f"),
        (r"(?<=[aeiou])gh(?=t|$)", ""), (r"gh", "g"), (r"(?:kh|ch(?=[rlnt]))", "k"),
        (r"th", "t"), (r"dh", "d"), (r"bh", "b"), (r"wh", "w"), (r"rh", "r"), (r"zh", "s"),
        (r"(?:ae|oe)", "e"), (r"sc(?=[eiy])", "s"), (r"eaux?", "o"), (r"c(?=[eiy])", "s"),
        (r"c(?!h)", "k"), (r"qu?", "k"), (r"x", "ks"), (r"z", "s"), (r"w", "v"),
        (r"ee", "i"), (r"oo", "u"), (r"(?:ie|ei|ey|ij|iy|yi|jj)", "i"), (r"y", "i"),
        (r"ou", "u"), (r"(.)\1+", r"\1"), (r"(?<=[aeiou])h(?![aeiou])", ""),
        (r"(?<=..)(?:[oe]f|[oe]v)$", "ov"), (r"(?<=..)[aeo]r$", "er"),
        (r"(?<=[^aeiou].)e$|(?<=[a-z][^aeiou])e$", ""), (r"ii$", "i"), (r"(.)\1+", r"\1"),
    )
)  # fmt: skip


@lru_cache(16384)
def sound(word: str) -> str:
    for pattern, put in _RULES:
        word = pattern.sub(put, word)
    return word


@lru_cache(8192)
def sounds(word: str) -> frozenset[str]:
    """The ways to hear a word: “oe” is one letter, as in foetus, or an umlaut, as in Goethe; “ea”
    as in sea, or as in bread; a “j” may be a “y”."""
    german = re.sub(r"(?<=[aou])e(?=[bcdfghklmnprstvwz])", "", word)
    long, short = word.replace("ea", "ee"), word.replace("ea", "e")
    slavic = re.sub(r"j(?=[aeou])", "y", word)
    return frozenset(map(sound, (word, german, long, short, slavic)))
