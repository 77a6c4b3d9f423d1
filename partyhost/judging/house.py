"""What this house adds: how strict it is, and what its people have ruled before."""

from __future__ import annotations

from typing import Literal

import msgspec

from partyhost.judging.words import words

Strictness = Literal["kind", "normal", "strict"]
MOST_REMEMBERED = 24  # rulings on one clue, each way
LONGEST_REMEMBERED = 80  # letters


class Rulings(msgspec.Struct, frozen=True):
    """What people ruled on one clue: `also` was right, `never` was wrong. Texts as written."""

    also: tuple[str, ...] = ()
    never: tuple[str, ...] = ()


class House(msgspec.Struct, frozen=True):
    strictness: Strictness = "normal"
    rulings: Rulings = Rulings()


def same(one: str, other: str) -> bool:
    """Do the two say the same, to a word?"""
    return words(one) == words(other)


def learned(rulings: Rulings, text: str, right: bool) -> Rulings:
    """The rulings with this one; the last word on a text counts. What says nothing, or is too
    long to be an answer, is not remembered."""
    said = words(text)
    if not said or len(text) > LONGEST_REMEMBERED:
        return rulings
    also = [each for each in rulings.also if words(each) != said]
    never = [each for each in rulings.never if words(each) != said]
    (also if right else never).append(text.strip())
    return Rulings(tuple(also[-MOST_REMEMBERED:]), tuple(never[-MOST_REMEMBERED:]))
