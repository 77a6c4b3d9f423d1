"""The game path, a loop of 32 spaces, and the spinner's 14 sectors."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["regular", "double", "triple", "duel", "all"]
TRACKS = ("red", "blue", "green", "purple")
DOTS = ("red", "orange", "green", "blue", "purple", "brown")
KEN, YELLOW, PLAIN = "ken", "yellow", "plain"

_GROUNDS = "w r g b g p r b w p g r g p b r p g w b r b r g p b r w g p b p"
_DOTS = "2 0 1 5 3 2 1 0 3 5 0 1 0 1 3 2 4 5 0 1 5 4 2 4 0 4 3 4 2 5 3 1"
_NAMES = {"w": PLAIN, "r": "red", "b": "blue", "g": "green", "p": "purple"}
STARS = frozenset({8, 18, 27})
KENS = frozenset({6, 14, 23, 29})  # one space of each track's seven, where Ken has his own


@dataclass(frozen=True)
class Space:
    """`ground`: the colour behind it; `dot`: the colour of its question; `star`: “Can you beat
    Ken?”."""

    ground: str
    dot: str
    star: bool


PATH = tuple(
    Space(_NAMES[ground], DOTS[int(dot)], at in STARS)
    for at, (ground, dot) in enumerate(zip(_GROUNDS.split(), _DOTS.split(), strict=True))
)
KENS_PATH = tuple(
    Space(YELLOW, space.dot, space.star) if at in KENS else space for at, space in enumerate(PATH)
)


@dataclass(frozen=True)
class Sector:
    kind: Kind
    steps: int


SPINNER = (  # clockwise from the top
    Sector("regular", 1),
    Sector("triple", 1),
    Sector("regular", 2),
    Sector("regular", 4),
    Sector("duel", 3),
    Sector("regular", 5),
    Sector("regular", 6),
    Sector("double", 3),
    Sector("regular", 2),
    Sector("all", 4),
    Sector("regular", 3),
    Sector("regular", 4),
    Sector("duel", 6),
    Sector("regular", 5),
)
SPACES = {"regular": 1, "double": 2, "triple": 3}  # what a right answer is worth
