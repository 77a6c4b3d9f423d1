"""Who sits at a recorded table, and what the packs there say: as people do, as short as can be, or
as long and wide as can be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from partyhost import assets
from partyhost.packs.shipped import packs

FACES = (
    *("fox", "owl", "cat", "bear", "rabbit", "robot"),
    *("lion", "frog", "penguin", "panda", "octopus"),
)
NAMES = (
    *("Maximilianne W", "Bo", "Wilhelmina Mo", "Cleo", "Dr. Fox-Müller", "Emma & Mia"),
    *("Grandma Winnie", "Oskar", "Þórunn Ýrr", "Mommy Windmill", "Late Larry"),
)
SHORT_NAMES = ("I", "J", "李", "É", "ß", "7", "Ω", "ж", "z", "Y", "K")
LONG_NAMES = (
    *("W" * 14, "Mommy WW Mommy", "漢字" * 7, "عبدالرحمن محمد", "👩‍👩‍👧‍👦" * 14, "MWMW MWMW MWMW"),
    *("Ẽ̂̈" * 14, "🇨🇭" * 14, "Wolfgangmaximi", "ŁŁŁ ØØØ ÅÅÅ ÞÞ", "WWWWWWW WWWWWW"),
)
LONG_ANSWER = "What is the very long name of something that fills the whole of the white board?"
TOLD = {"clue", "question", "answer", "ken", "name"}  # texts of a pack that pages show
ENOUGH = {"clue": 14, "question": 40, "poll": 40}  # of a group, for any match

Pack = dict[str, Any]


@dataclass(frozen=True)
class Cast:
    """`names` of guests in the order they come, the longest thing they write, and what becomes of
    a pack."""

    key: str
    names: tuple[str, ...]
    writes: str
    pack: Callable[[Any], Any]

    def __str__(self) -> str:
        return self.key

    def packs(self) -> dict[str, Pack]:
        return {title: self.pack(pack) for title, pack in _shipped().items()}


@cache
def _shipped() -> dict[str, Pack]:
    return packs(Path(assets.folder("content")))


def _sorted(pack: Any, sign: int) -> Any:
    """Of each group of a pack the shortest or longest texts, as many as a match needs."""
    if not isinstance(pack, dict):
        return pack
    made = {}
    for key, value in pack.items():
        if key in ENOUGH:
            made[key] = sorted(value, key=lambda each: sign * _length(each))[: ENOUGH[key]]
        elif key in ("categories", "decks"):
            made[key] = [_sorted(each, sign) for each in value]
        else:
            made[key] = value
    return made


def _length(item: Pack) -> int:
    return sum(len(value) for key, value in item.items() if key in TOLD and isinstance(value, str))


USUAL = Cast("usual", NAMES, LONG_ANSWER, lambda pack: pack)
SHORT = Cast("short", SHORT_NAMES, "?", lambda pack: _sorted(pack, 1))
LONG = Cast("long", LONG_NAMES, "W" * 80, lambda pack: _sorted(pack, -1))
CASTS = {cast.key: cast for cast in (USUAL, SHORT, LONG)}
