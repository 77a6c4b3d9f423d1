"""Is this word that word, slipped? By its letters, by its sound, and by what it spells instead."""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache

from partyhost.judging.edits import edits
from partyhost.judging.lands import LANDS, PLACES
from partyhost.judging.lexicon import is_known, is_name, is_only_word, is_word, lines
from partyhost.judging.patterns import pattern
from partyhost.judging.sounds import sounds
from partyhost.judging.variants import one_spelling

_KEYS = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
_ADJECTIVES = (
    *("n", "an", "ian", "ean", "ese", "ish", "ic", "ern", "er", "ers", "ing", "ed", "ly", "ness"),
    *("al", "ical", "ist", "ism", "i", "ite", "y", "ous", "ful", "ship", "hood", "like", "d"),
    *("ward", "wards"),
)  # fmt: skip
_VOWELS = pattern("[aeiou]")
_AN_EIGHT = pattern(r"(1?\d)s? \1s?")  # and eights
_COMPASS = {"n": "north", "s": "south", "e": "east", "w": "west"}
_OF_PLACES: dict[str, frozenset[str]] = {
    place: frozenset(peoples) for place, *peoples in map(str.split, lines("demonyms"))
}
_NOUN_ENDS = ("", "a", "y", "e", "ia", "o", "ium", "us", "land", "d", "al", "any")


class Slip(IntEnum):
    """From another word altogether to the same; DOUBT is for people to say."""

    OTHER = 0
    FAR = 1  # one letter more than may slip: nothing by itself
    DOUBT = 2
    SPELT = 3
    SAME = 4


def allowed(length: int, kind: bool = False) -> int:
    """How many letters may slip in a word of this length."""
    plain = 0 if length <= 3 else 1 if length <= 7 else 2 if length <= 11 else 3
    return plain + (kind and length >= 5)


@lru_cache(16384)
def slip(said: str, right: str, kind: bool = False) -> Slip:
    """Of one token to another, both reduced; a token with a digit never slips."""
    if said == right:
        return Slip.SAME
    if not (said.isalpha() and right.isalpha()):
        return Slip.SAME if _AN_EIGHT.fullmatch(f"{said} {right}") else Slip.OTHER
    distance = edits(said, right)
    if _unlike(said, right, distance):
        return Slip.DOUBT if said in _OF_PLACES.get(right, ()) else Slip.OTHER
    if one_spelling(said) == one_spelling(right) or _is_point(said, right):
        return Slip.SAME
    if _inflected(said, right):
        return Slip.SAME if min(len(said), len(right)) > 2 else Slip.DOUBT
    if len(right) <= 3 and len(said) <= 3:
        return _short(said, right)
    if sounds(said) & sounds(right) and min(len(said), len(right)) > 2:
        return _heard(said, right)
    return _near(said, right, min(distance, _by_ear(said, right) + 1), kind)


def _short(said: str, right: str) -> Slip:
    if len(said) < 2 or len(right) < 2:
        return Slip.OTHER
    swapped = said[0] == right[0] and sorted(said) == sorted(right)
    near = swapped or bool(sounds(said) & sounds(right)) or (len(right) == 2 and said[:2] == right)
    return Slip.DOUBT if near else Slip.OTHER


def _is_point(said: str, right: str) -> bool:
    """“N” for north or northern."""
    point = _COMPASS.get(said)
    return point is not None and right in (point, f"{point}ern")


def _unlike(said: str, right: str, distance: int) -> bool:
    """So far apart that nobody could hear them as one."""
    nothing = distance >= min(len(said), len(right)) and said[0] != right[0] and len(right) > 3
    return nothing or (distance > 3 + len(right) // 4 and said[:3] != right[:3])


def _inflected(said: str, right: str) -> bool:
    """The one is the plural of the other; two names are two names."""
    if said[:2] != right[:2]:
        return False
    short, long = sorted((said, right), key=len)
    ends = {short + "s", short + "es", short[:-1] + "ies" if short.endswith("y") else ""}
    if short.endswith(("s", "z")):
        ends.add(f"{short}{short[-1]}es")
    if short.endswith("f"):
        ends |= {short[:-1] + "ves"}
    if short.endswith("fe"):
        ends |= {short[:-2] + "ves"}
    hissed = short.endswith("s") and (not long.endswith("ses") or len(short) < 3)
    if long not in ends or hissed or len(short) < 2:
        return _latin_plural(short, long) or _doing(said, right)
    if is_name(long) and not is_word(long) and long not in LANDS:
        return is_word(short)
    return True


def _doing(said: str, right: str) -> bool:
    """“Hibernating” for hibernate, “running” for run along."""
    stem = right.removesuffix("e")
    doubled = f"{right}{right[-1]}ing"
    return len(right) > 3 and is_word(right) and said in (f"{stem}ing", f"{right}ing", doubled)


def _latin_plural(short: str, long: str) -> bool:
    """“Fungus” and “fungi”, “bacterium” and “bacteria”, “alga” and “algae”."""
    endings = (("us", "i"), ("um", "a"), ("a", "ae"), ("is", "es"), ("man", "men"), ("on", "a"))
    for one, many in endings:
        for first, second in ((short, long), (long, short)):
            if first.endswith(one) and second == first.removesuffix(one) + many:
                other = one == "is" and is_word(second.removesuffix("es"))  # taxes are no taxis
                return len(first) > 4 and not other and not (is_name(first) and is_name(second))
    return False


def _heard(said: str, right: str) -> Slip:
    """It sounds the same: fine, but for a common word that stands for something else."""
    if not is_known(said) or (is_name(said) and not is_only_word(right) and not is_word(said)):
        return Slip.SPELT
    return Slip.DOUBT


def _near(said: str, right: str, distance: int, kind: bool) -> Slip:
    """By the letters that slipped, by eye or by ear."""
    if said[0] == right[0] and len(right) > 4 and sorted(said) == sorted(right):
        distance = 1
    most = allowed(len(right), kind)
    if distance > most + 1:
        return Slip.DOUBT if _derived(said, right) else Slip.OTHER
    begun = _begins_alike(said, right)
    if distance > most or not begun:
        return _beyond(said, right, distance, most, begun)
    if not is_known(said):
        return Slip.SPELT
    return _spells(said, right, distance, kind)


def _by_ear(said: str, right: str) -> int:
    return min(edits(one, two) for one in sounds(said) for two in sounds(right))


def _begins_alike(said: str, right: str) -> bool:
    """The first letter holds, unless it is swapped with the second or sounds the same."""
    if said[0] == right[0] or said[:2] == right[1::-1]:
        return True
    heard = {sound[0] for sound in sounds(said) if sound}
    return bool(heard & {sound[0] for sound in sounds(right) if sound})


def _spells(said: str, right: str, distance: int, kind: bool) -> Slip:
    """A slip that is a word by itself: two names are two answers; one letter is for people."""
    if _derived(said, right):
        return Slip.DOUBT
    if is_name(said) and not is_word(said) and not is_only_word(right):
        unlike = (said in PLACES) != (right in PLACES)  # Athena is no place
        near = unlike or akin(said, right) or _but_for_a_vowel(said, right)
        return Slip.DOUBT if near else Slip.OTHER
    if distance > 1 and (_by_ear(said, right) > 1 or len(right) < 8):
        return Slip.OTHER
    return Slip.SPELT if kind and not is_name(said) else Slip.DOUBT


def nearly(said: str, right: str) -> bool:
    """It sounds the same, or but for a vowel it is, or two letters are swapped."""
    if len(said) > 4 and sorted(said) == sorted(right):
        return True
    return bool(sounds(said) & sounds(right)) or _but_for_a_vowel(said, right)


def _but_for_a_vowel(said: str, right: str) -> bool:
    """“Grenada” for Granada; short names are too near to each other."""
    ours, theirs = (_VOWELS.sub("", word) for word in (said, right))
    return ours == theirs and len(said) == len(right) >= 6


def _beyond(said: str, right: str, distance: int, most: int, begun: bool) -> Slip:
    if is_known(said):
        return Slip.DOUBT if _derived(said, right) else Slip.OTHER
    if not begun:
        return _first_key(said, right)
    return Slip.FAR if 0 < most < 3 and _by_ear(said, right) <= most else Slip.OTHER


def _first_key(said: str, right: str) -> Slip:
    """The first letter is the key beside it, or was not struck at all."""
    if len(right) >= 8 and (said == right[1:] or (said[1:] == right[1:] and _beside(said, right))):
        return Slip.SPELT
    return Slip.OTHER


def _beside(said: str, right: str) -> bool:
    rows = {letter: (row, at) for row, keys in enumerate(_KEYS) for at, letter in enumerate(keys)}
    (row, at), (other, there) = rows[said[0]], rows[right[0]]
    return abs(row - other) <= 1 and abs(at - there + (row - other) * 0.5) <= 1


def _action(word: str) -> str:
    """“Hibernation” and “hibernate”."""
    return word.removesuffix("ion") if word.endswith("ion") else word.removesuffix("e")


def _derived(said: str, right: str) -> bool:
    """“Eastern” for east, “Italian” for Italy: of the same stem, but not the same."""
    if said in _OF_PLACES.get(right, ()) or (len(said) > 6 and _action(said) == _action(right)):
        return True
    stem = 0
    while stem < min(len(said), len(right)) and said[stem] == right[stem]:
        stem += 1
    return right == f"{said}ern" or any(
        said[cut:] in _ADJECTIVES and right[cut:] in _NOUN_ENDS
        for cut in range(max(3, stem - 1), stem + 1)
    )


@lru_cache(4096)
def akin(said: str, right: str) -> bool:
    """Forms of one first name: Leonard and Leonardo, Emmanuel and Immanuel; not Paul and Paula."""
    if said.endswith("a") != right.endswith("a"):
        return False
    return any(_core(one) == _core(two) for one in sounds(said) for two in sounds(right))


def _core(sound: str) -> str:
    begun = "a" + sound.lstrip("aeiou") if sound[:1] in tuple("aeiou") else sound
    return begun.rstrip("aeiou") or begun
