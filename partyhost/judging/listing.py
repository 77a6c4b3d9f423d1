"""What the house and the author have listed is ruled by that, before any rule."""

from __future__ import annotations

from functools import lru_cache

from partyhost.judging.house import House
from partyhost.judging.key import Key, Verdict, ruled
from partyhost.judging.letters import pictured, plain
from partyhost.judging.phrasing import bare, unasked
from partyhost.judging.words import Words, words


def listed(text: str, key: Key, house: House) -> Verdict | None:
    """What people here ruled before, then what the author wrote down."""
    readings = (text, unasked(text), bare(text))
    said = set(map(words, readings)) - {()}
    rulings = house.rulings
    if said & _in_words(rulings.also):
        return ruled("right", "judging-ruled-right")
    if said & _in_words(rulings.never):
        return ruled("wrong", "judging-ruled-wrong")
    if (as_written := _as_written(readings, key)) is not None:
        return as_written
    if said & _in_words((key.answer, *key.accepted)):
        return ruled("right", "judging-it")
    if said & _in_words(key.reject):
        return ruled("wrong", "judging-else")
    if said & _in_words(key.prompt):
        return ruled("unsure", "judging-vague")
    return None


def _as_written(readings: tuple[str, ...], key: Key) -> Verdict | None:
    """Letter for letter what the author wrote, where words would not tell “nil” from “0”."""
    said = {plain(reading).strip(" .?!").lower() for reading in readings}
    if said & _letters((key.answer, *key.accepted)):
        return ruled("right", "judging-it")
    if said & _letters(key.reject):
        return ruled("wrong", "judging-else")
    if said & _letters(key.prompt):
        return ruled("unsure", "judging-vague")
    return None


@lru_cache(4096)
def _letters(texts: tuple[str, ...]) -> frozenset[str]:
    return frozenset(plain(text).strip(" .?!").lower() for text in texts) - {""}


@lru_cache(4096)
def _in_words(texts: tuple[str, ...]) -> frozenset[Words]:
    return frozenset(map(words, texts)) - {()}


def read(key: Key) -> None:
    """All lists of the author, before anybody answers."""
    for texts in ((key.answer, *key.accepted), key.reject, key.prompt):
        _letters(texts)
        _in_words(texts)


def empty(text: str, key: Key) -> Verdict:
    """Marks or pictures alone; a picture of the answer is for people."""
    drawn = set(pictured(text).split())
    if any(set(said) <= drawn for said in _in_words((key.answer, *key.accepted))):
        return ruled("unsure", "judging-picture")
    return ruled("wrong", "judging-nothing")
