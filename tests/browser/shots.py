"""Which pictures are looked at: a screen, at a size, of a table, in a state, with text so large.
Every screen at one size of its page; beyond that each pair of any two of these; or all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from typing import Any, NamedTuple

from tests.browser.recorded import Scene

SIZES: dict[str, tuple[str, ...]] = {
    "tv": ("1280×720", "1920×1080", "3840×2160", "1366×768", "1280×623", "1024×768", "2560×1080"),
    "phone": ("320×568", "390×844", "430×932", "844×390", "768×1024"),
    "host": ("1280×800",),
}  # the first is the one at which all is looked at
ALL_SIZES = tuple(size for sizes in SIZES.values() for size in sizes)
STATES = ("plain", "away", "paused", "lost", "told")
TEXTS = (1, 1.25, 1.5)  # of the captain's settings


class Table(NamedTuple):
    """So many guests, which cast they are, and what they are told things in."""

    guests: int
    cast: str
    language: str = "en"

    def __str__(self) -> str:
        return " ".join(map(str, self))


Pair = tuple[tuple[int, Any], tuple[int, Any]]
Scenes = Mapping[Table, Mapping[tuple[str, str, str], Scene]]


@dataclass(frozen=True)
class Shot:
    """`table`, `page`, `name` and `part` say which scene it is."""

    table: Table
    page: str
    name: str
    part: str
    size: str
    state: str = "plain"
    text: float = 1

    def __str__(self) -> str:
        said = [self.page, self.name, self.part, str(self.table), self.size]
        said += [self.state] if self.state != "plain" else []
        said += [f"text {self.text}"] if self.text != 1 else []
        return " ".join(" ".join(said).split())

    @property
    def pixels(self) -> tuple[int, int]:
        wide, high = self.size.split("×")
        return int(wide), int(high)

    def scene(self, scenes: Scenes) -> Scene:
        return scenes[self.table][self.page, self.name, self.part]


def every(scenes: Scenes, table: Table) -> Iterator[Shot]:
    """Each scene of one table at the first size of its page."""
    for page, name, part in scenes[table]:
        yield Shot(table, page, name, part, SIZES[page][0])


def whole(scenes: Scenes, sizes: Iterable[str]) -> Iterator[Shot]:
    """Each scene of each table at all these sizes that its page has."""
    sizes = list(sizes)
    for table, kept in scenes.items():
        for (page, name, part), size in product(kept, sizes):
            if size in SIZES[page]:
                yield Shot(table, page, name, part, size)


def pairwise(scenes: Scenes, page: str, texts: Sequence[float] = (1,)) -> Iterator[Shot]:
    """So few that any two of screen, part, table, size, state and text that can meet do so in one
    of them. Each takes up a pair that is left, and as many others as it can."""
    there = [
        (name, part, table)
        for table, kept in scenes.items()
        for kind, name, part in kept
        if kind == page
    ]
    settings = [*product(SIZES[page], STATES, texts)]
    left = dict.fromkeys(p for scene in there for row in settings for p in pairs(*scene, *row))
    while left:
        first = next(iter(left))
        fits = [scene for scene in there if meets(first, scene, 0)]
        scene = max(fits, key=lambda scene: sum(pair in left for pair in pairs(*scene)))
        rows = [row for row in settings if meets(first, row, 3)]
        row = max(rows, key=lambda row: sum(pair in left for pair in pairs(*scene, *row)))
        for pair in pairs(*scene, *row):
            left.pop(pair, None)
        name, part, table = scene
        size, state, text = row
        yield Shot(table, page, name, part, size, state, text)


def pairs(*values: object) -> list[Pair]:
    """Each two of these, with their places."""
    return [*combinations(enumerate(values), 2)]


def meets(pair: Pair, values: Sequence[object], offset: int) -> bool:
    """Has this part of a row what the pair says of it?"""
    here = [(at - offset, value) for at, value in pair if 0 <= at - offset < len(values)]
    return all(values[at] == value for at, value in here)
