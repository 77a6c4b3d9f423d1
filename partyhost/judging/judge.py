"""The ruling on one typed answer, by the author's lists first and then by careful likeness."""

from __future__ import annotations

from typing import Literal

import msgspec
from rapidfuzz.distance import OSA

from partyhost.judging.numbers import number_of
from partyhost.judging.phrasing import reduced

_NOTHING = frozenset(
    ("idk", "pass", "dunno", "dont", "know", "no", "idea", "not", "sure", "nothing", "none")
)


class Key(msgspec.Struct, frozen=True):
    """What counts for one clue: the answer as shown, what else is right, what is too vague
    for a machine (`prompt`), what must never pass (`reject`), and its type."""

    answer: str
    accepted: tuple[str, ...] = ()
    prompt: tuple[str, ...] = ()
    reject: tuple[str, ...] = ()
    type: str = "thing"


class Verdict(msgspec.Struct, frozen=True):
    """`unsure` is for people to say. `why` is a short sentence for them."""

    outcome: Literal["right", "wrong", "unsure"]
    why: str


def judge(text: str, key: Key) -> Verdict:
    said = reduced(text)
    right = [reduced(each) for each in (key.answer, *key.accepted)]
    if said and said in right:
        return Verdict("right", "It is the answer.")
    if set(said.split()) <= _NOTHING:
        return Verdict("wrong", "There is no answer in it.")
    if said in map(reduced, key.reject):
        return Verdict("wrong", "It is something else.")
    if said in map(reduced, key.prompt):
        return Verdict("unsure", "It may be too vague.")
    if (number := number_of(said)) is not None:
        return _numbers(number, right)
    if any(_spells(said, each) for each in right):
        return _near(said, key)
    if any(_within(said, each) for each in right):
        return Verdict("unsure", "It holds a part of the answer, or more than the answer.")
    return Verdict("wrong", "It is not the answer.")


def _numbers(number: int, right: list[str]) -> Verdict:
    if number in [number_of(each) for each in right]:
        return Verdict("right", "It is the same number.")
    return Verdict("wrong", "The number is another.")


def _near(said: str, key: Key) -> Verdict:
    """A slip of the pen is right unless it lands as near to something else."""
    if any(_spells(said, reduced(each)) for each in (*key.reject, *key.prompt)):
        return Verdict("unsure", "It lies between two answers.")
    return Verdict("right", "It is spelt a little differently.")


def _spells(said: str, right: str) -> bool:
    """Token by token: no slip up to three letters, one up to seven, two up to eleven."""
    if said.replace(" ", "") == right.replace(" ", ""):
        return True
    ours, theirs = said.split(), right.split()
    return len(ours) == len(theirs) and all(map(_slip, ours, theirs))


def _slip(said: str, right: str) -> bool:
    if said == right:
        return True
    if (number := number_of(right)) is not None or any(c.isdigit() for c in said + right):
        return number is not None and number_of(said) == number
    if said[0] != right[0]:
        return False
    allowed = 0 if len(right) <= 3 else 1 if len(right) <= 7 else 2 if len(right) <= 11 else 3
    return int(OSA.distance(said, right)) <= allowed


def _within(said: str, right: str) -> bool:
    """One of the two has all the words of the other, or they are all but the same."""
    ours, theirs = set(said.split()), set(right.split())
    if _numbers_in(ours) != _numbers_in(theirs):
        return False
    if min(len(said), len(right)) >= 3 and (ours < theirs or theirs < ours):
        return True
    return len(right) > 3 and int(OSA.distance(said, right)) <= max(1, len(right) // 5)


def _numbers_in(words: set[str]) -> set[int]:
    return {number for word in words if (number := number_of(word)) is not None}
