"""How a word sounds, roughly: spellings that people and languages confuse are made one."""

from __future__ import annotations

from functools import lru_cache

from partyhost.judging.patterns import pattern

# What a word must have for the rule to say anything, the rule, and what is put there.
_RULES = tuple(
    (having, pattern(text), put)
    for having, text, put in (
        ("n", r"^(?:kn|gn|pn)", "n"), ("wr", r"^wr", "r"), ("ps", r"^ps", "s"), ("rh", r"^rh", "r"),
        ("our", r"our$", "or"), ("our", r"our(?=s$|ed$|ing$|ful$|it)", "or"),
        ("re", r"(?<=[bcdgptvh])re$", "er"), ("ogue", r"ogue$", "og"),
        ("c", r"(?:tsch|tch|cz)", "ch"), ("sch", r"sch", "sh"), ("ck", r"ck", "k"),
        ("ph", r"ph", "f"), ("gh", r"(?<=[aeiou])gh(?=t|$)", ""), ("gh", r"gh", "g"),
        ("h", r"(?:kh|ch(?=[rlnt]))", "k"), ("th", r"th", "t"), ("dh", r"dh", "d"),
        ("bh", r"bh", "b"), ("wh", r"wh", "w"), ("rh", r"rh", "r"), ("zh", r"zh", "s"),
        ("e", r"(?:ae|oe)", "e"), ("sc", r"sc(?=[eiy])", "s"), ("eau", r"eaux?", "o"),
        ("c", r"c(?=[eiy])", "s"), ("c", r"c(?!h)", "k"), ("q", r"qu?", "k"), ("x", r"x", "ks"),
        ("z", r"z", "s"), ("w", r"w", "v"), ("ee", r"ee", "i"), ("oo", r"oo", "u"),
        ("", r"(?:ie|ei|ey|ij|iy|yi|jj)", "i"), ("y", r"y", "i"), ("ou", r"ou", "u"),
        ("", r"(.)\1+", r"\1"), ("h", r"(?<=[aeiou])h(?![aeiou])", ""),
        ("", r"(?<=..)(?:[oe]f|[oe]v)$", "ov"), ("r", r"(?<=..)[aeo]r$", "er"),
        ("e", r"(?<=[^aeiou].)e$|(?<=[a-z][^aeiou])e$", ""), ("ii", r"ii$", "i"),
        ("", r"(.)\1+", r"\1"),
    )
)  # fmt: skip
_UMLAUT = pattern(r"(?<=[aou])e(?=[bcdfghklmnprstvwz])")
_SLAVIC = pattern(r"j(?=[aeou])")


@lru_cache(16384)
def sound(word: str) -> str:
    for having, rule, put in _RULES:
        if having in word:
            word = rule.sub(put, word)
    return word


@lru_cache(8192)
def sounds(word: str) -> frozenset[str]:
    """The ways to hear a word: “oe” is one letter, as in foetus, or an umlaut, as in Goethe; “ea”
    as in sea, or as in bread; a “j” may be a “y”."""
    german = _UMLAUT.sub("", word)
    long, short = word.replace("ea", "ee"), word.replace("ea", "e")
    slavic = _SLAVIC.sub("y", word)
    return frozenset(map(sound, {word, german, long, short, slavic}))
