"""The ways to write the answers that are right, and to read the one that was given."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from partyhost.judging.lands import COUNTRIES, LONG_LANDS, STATES
from partyhost.judging.lexicon import is_name, listed
from partyhost.judging.patterns import pattern
from partyhost.judging.people import HONORIFICS
from partyhost.judging.phrasing import bare, before_reasons, once, unasked
from partyhost.judging.spare import LIGHT
from partyhost.judging.words import Words, words

_PARENTHESES = pattern(r"\s*[(\[]([^)\]]*)[)\]]\s*")
_PARTED = pattern(r"[(\[:;,/–—]| - |\sor\s", re.I)
_DESCRIBED = pattern(
    r"^(?:(?:on |in )?(?:the )?(?:continent|island|city|country|state) of "
    r"|(?:[a-z]{3,} )+)(?=[A-Z])"
)
_OTHERWISE = pattern(r"^(?:or|also|aka|a\.k\.a\.|accept|formerly|now|called)\b[\s:]*", re.I)
_SUBTITLE = pattern(r"\s*(?::\s|;\s*or,?\s|,\s*or,?\s|\s[-–—]\s|\sor\s*[:,(])\s*", re.I)
_OR = pattern(r"\bor\b")
_STROKE = pattern(r"\s+or\s+|/")
_TELLS = pattern(r"\s*(?:who|which|whose|in|the|a|an)\b")
_COMPASS = listed("compass")
_NAMES_NOTHING = COUNTRIES | _COMPASS | LIGHT | HONORIFICS


class Form(NamedTuple):
    """A right answer; `whole` when it may stand for all of it."""

    text: str
    words: Words
    whole: bool = True


@lru_cache(2048)
def forms(right: str) -> tuple[Form, ...]:
    """The answer itself, without what stands in brackets, without a subtitle or a place."""
    texts = {right: True}
    if (name := _DESCRIBED.sub("", right)) != right:
        texts.setdefault(name, True)
    if not _PARTED.search(right):
        return tuple(Form(text, words(text)) for text in texts if words(text))
    for inside in _PARENTHESES.findall(right):
        outside = _PARENTHESES.sub(" ", right).strip()
        texts.setdefault(outside, True)
        texts.setdefault(_OTHERWISE.sub("", inside), bool(_OTHERWISE.match(inside)))
    head, *tail = _SUBTITLE.split(right, maxsplit=1)
    if tail:
        whole = any(token.isdigit() for token in words(head)) or _OR.search(right)
        texts.setdefault(head, bool(whole))
        texts.setdefault(tail[0], False)
    for part in _either(right):
        texts.setdefault(part, False)
    if "," in right:
        texts.setdefault(*_before_place(right))
    return tuple(Form(text, words(text), whole) for text, whole in texts.items() if words(text))


def _before_place(right: str) -> tuple[str, bool]:
    """“Dhaka, Bangladesh” is Dhaka; but Paris, Texas, is not Paris."""
    head, _, tail = right.partition(",")
    added = words(tail)
    if _TELLS.match(tail):
        return head, True
    country = all(token in COUNTRIES for token in added)
    return head, "," not in tail and (country or len(words(head)) > 1)


def _either(right: str) -> list[str]:
    parts = _STROKE.split(right)
    return parts if len(parts) > 1 else []


@lru_cache(2048)
def readings(text: str, clue: frozenset[str]) -> tuple[str, ...]:
    """What may be meant, from the whole to the heart of it."""
    text = text.strip()
    heart = bare(text)
    short = before_reasons(heart)
    _, _, after = heart.partition(": ")
    found = [text, unasked(text), heart, short, bare(short), after, once(heart)]
    found += _before_comma(bare(short), clue)
    distinct = {words(each): each for each in reversed(found) if words(each)}
    return tuple(reversed(distinct.values()))


def _before_comma(text: str, clue: frozenset[str]) -> list[str]:
    """“Paris, France”, “Tolkien, the author”; but not “Paris, Rome”. Of “Kant, Immanuel” it is
    turned round."""
    head, _, tail = text.partition(",")
    added = words(tail)
    if not added or not words(head):
        return []
    if adds_nothing(added, clue) and not _COMPASS.issuperset(added):
        return [head]
    return [f"{tail.strip()} {head.strip()}"] if "," not in tail and len(added) <= 3 else []


def adds_nothing(added: Words, clue: frozenset[str]) -> bool:
    """A land, a title, words of the clue, or words that name nothing."""
    if " ".join(added) in LONG_LANDS:
        return True
    if all(token in _NAMES_NOTHING or token in clue for token in added):
        return True
    return len(added) > 3 or not any(is_name(token) or token in STATES for token in added)
