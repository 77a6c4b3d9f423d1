"""Names of guests: what is shown, and which names would be taken for one another."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

from wcwidth import iter_graphemes

from partyhost.host.messages import Refusal
from partyhost.l10n import msg

LONGEST = 14  # letters as people count them
MOST_TYPED = 500  # characters that are looked at
MOST_MARKS = 3  # accents on one letter; more would paint over the neighbours
JOINERS = "\u200c\u200d"  # parts of emoji and of some scripts; elsewhere nothing to see
STYLES = "\ufe0e\ufe0f"  # of an emoji: in black, in colour
BLANKS = set("\u115f\u1160\u3164\uffa0\u2800\u17b4\u17b5")  # letters that show nothing
DRAWN = set("\u0305\u0332\u0333\u033f\u0489")  # lines over, under and around letters, no accents
# Hidden letters: allowed in the flag of a region, where they must end with a sign of their own.
_FLAG = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{1,6}\U000e007f")
_HIDDEN = re.compile("[\U000e0000-\U000e0fff]")
_ONE_LETTER = re.compile(
    r"(?:LATIN (?:CAPITAL|SMALL) LETTER|LETTER SMALL CAPITAL|SYMBOL LETTER) ([A-Z])$"
)


def cleaned(text: str) -> str:
    """The name as it is shown. Raises Refusal where there is nothing to see, or too much."""
    if len(text) > MOST_TYPED:
        raise Refusal("bad_value", msg("room-name-long", count=LONGEST))
    name = visible(text)
    if not any(unicodedata.category(c)[0] in "LNPS" for c in name):
        raise Refusal("bad_value", msg("room-name-unread"))
    if len(list(iter_graphemes(name))) > LONGEST:
        raise Refusal("bad_value", msg("room-name-long", count=LONGEST))
    return name


def visible(text: str) -> str:
    """Without what can't be seen, turns the writing around, or only decorates the letters."""
    seen = _stripped(text)
    while seen != text:  # what was taken off may have hidden that its neighbour is nothing, too
        seen, text = _stripped(seen), seen
    return seen


def _stripped(text: str) -> str:
    flags = _FLAG.findall(text)
    parts = [_HIDDEN.sub("", part) for part in _FLAG.split(text)]
    text = "".join(part + flag for part, flag in zip(parts, [*flags, ""], strict=True))
    text = unicodedata.normalize("NFKC", "".join(map(_unwrapped, text)))
    text = "".join(_kept(text, at) for at in range(len(text)))
    return "".join(map(_thinned, iter_graphemes(" ".join(text.split())))).strip()


def _unwrapped(character: str) -> str:
    """A letter in brackets is that letter, not three."""
    in_brackets = unicodedata.name(character, "").startswith("PARENTHESIZED LATIN")
    return plain(character) if in_brackets else character


def _kept(text: str, at: int) -> str:
    character = text[at]
    kind = unicodedata.category(character)
    if character in STYLES:
        return character if _is_picture(text[at - 1 : at]) else ""
    if character in JOINERS:
        return character if _joins(text[:at], text[at + 1 :]) else ""
    if character.isspace() or kind in {"Zs", "Zl", "Zp"}:
        return " "
    if "\U000e0020" <= character <= "\U000e007f":  # of a flag
        return character
    hidden = kind[0] == "C" or character in BLANKS or _selects(character)
    return "" if hidden or _decorates(character) else character


def _is_picture(before: str) -> bool:
    return bool(before) and unicodedata.category(before) in {"So", "Sk", "Sm", "Po", "Nd"}


def _joins(before: str, after: str) -> bool:
    """Two pictures to one, or letters of a script that is written so."""
    if not before or not after:
        return False
    last = before.rstrip(STYLES)[-1:] or before[-1]
    if _is_picture(last) and unicodedata.category(after[0]) == "So":
        return True
    return unicodedata.bidirectional(last) == "AL" or unicodedata.combining(last) == 9


def _selects(character: str) -> bool:
    """Between one letter and the next, it only chooses a shape."""
    name = unicodedata.name(character, "")
    return "VARIATION SELECTOR" in name or name == "COMBINING GRAPHEME JOINER"


def _decorates(character: str) -> bool:
    """Strikes a letter through, or draws something around it."""
    kind = unicodedata.category(character)
    return kind == "Me" or unicodedata.combining(character) == 1 or character in DRAWN


def _thinned(letter: str) -> str:
    marks, kept = 0, []
    for character in letter:
        marks += unicodedata.category(character) == "Mn" and character not in STYLES
        if marks <= MOST_MARKS:
            kept.append(character)
    return "".join(kept)


def alike(one: str, other: str) -> bool:
    """Would people take these names for one another? Case and look-alikes do not count."""
    return bool(_keys(one[:MOST_TYPED]) & _keys(other[:MOST_TYPED]))


def free_name(name: str, taken: Iterable[str]) -> str:
    """“Sam 2” where “Sam” is taken, and the next number where that is."""
    others = tuple(taken)
    return next(new for new in _numbered(name) if not any(alike(new, old) for old in others))


def _numbered(name: str) -> Iterator[str]:
    for number in range(2, 1000):
        ending = f" {number}"
        letters = list(iter_graphemes(name))[: LONGEST - len(ending)]
        yield "".join(letters).rstrip() + ending


@lru_cache(maxsize=1000)
def _keys(name: str) -> frozenset[tuple[str, str]]:
    """As typed, in small and in large letters, as some look alike only in one of them; apart, so
    that Ian, who looks like a small “lan”, is not taken for Lan."""
    seen = "".join(c for c in visible(name) if not c.isspace() and c not in JOINERS + STYLES)
    drawn = "".join(map(plain, seen))
    small, large = drawn.casefold(), drawn.upper()
    return frozenset(
        {
            ("same", small),
            ("typed", skeleton(drawn)),
            ("small", skeleton(small)),
            ("large", skeleton(large)),
        }
    )


@cache
def plain(character: str) -> str:
    """The Latin letter or the digit that this one is in another dress, else itself: squared,
    circled, white on black, as a small capital."""
    found = _ONE_LETTER.search(unicodedata.name(character, ""))
    if found:
        small = "SMALL LETTER" in unicodedata.name(character)
        return found[1].lower() if small else found[1]
    return str(unicodedata.digit(character, character))


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
    # Its table is large, and is not needed before the first guest comes.
    from confusable_homoglyphs import confusables  # type: ignore[import-untyped]

    return [
        entry["c"].strip("\u200e\u200f") for entry in confusables.confusables_data.get(text, [])
    ]
