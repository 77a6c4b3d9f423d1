"""Words in other scripts: how they are written in Latin letters differs from tongue to tongue."""

from __future__ import annotations

from partyhost.judging import match
from partyhost.judging.match import Match
from partyhost.judging.patterns import pattern
from partyhost.judging.sounds import sound
from partyhost.judging.words import Words, compact

_UNVOICED = str.maketrans("bdgvz", "ptkfs")
_VOWELS = pattern("[aeiou]+")
_DOUBLED = pattern(r"(.)\1+")


def compare(said: Words, right: Words) -> Match:
    """“김치”, which letter by letter is “gimchi”, for kimchi; the same but for its vowels, which
    some scripts leave out, is for people."""
    ours, theirs = _sound(said), _sound(right)
    if ours == theirs:
        return match.WRITTEN
    bones = [_DOUBLED.sub(r"\1", _VOWELS.sub("", each)) for each in (ours, theirs)]
    return match.CLOSE if bones[0] == bones[1] and len(bones[0]) > 2 else match.NONE


def _sound(said: Words) -> str:
    """As if no consonant were voiced."""
    return sound(compact(said).replace("j", "ch").translate(_UNVOICED))
