"""Evidence, the cards that are played, and jurors, who are numbers from 1 to 12."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

Side = Literal["prosecution", "defence"]
SIDES: tuple[Side, ...] = ("prosecution", "defence")
OWN: dict[Side, str] = {"prosecution": "blue", "defence": "gold"}  # the colour that scores
OTHER: dict[Side, Side] = {"prosecution": "defence", "defence": "prosecution"}
BLUE, GOLD, RED = "blue", "gold", "red"
JUDGE, RESEARCH = "judge", "research"  # the specials: they lie open and never in a hand
VALUES = range(1, 13)
JURY = tuple(VALUES)  # twelve jurors, each number once
PLACES = ("A", "B", "C", "D", "E", "F")  # of those six who sit
HAND = 6


@dataclass(frozen=True)
class Card:
    """`value`: 1 to 12; 0 for a special."""

    id: str
    colour: str
    value: int = 0

    @property
    def special(self) -> bool:
        return self.colour in (JUDGE, RESEARCH)


def legal(card: Card, top: Card | None) -> bool:
    """May this card be played on that one, or begin a hand where there is none?"""
    if card.colour == RESEARCH:
        return False
    if card.colour == JUDGE or top is None or card.value == top.value:
        return True
    return card.colour == top.colour and card.value > top.value


def points(cards: Iterable[Card], side: Side, jurors: Iterable[int]) -> int:
    """One for each card of the side's own colour whose value is among the jurors."""
    sitting = set(jurors)
    return sum(card.colour == OWN[side] and card.value in sitting for card in cards)


@dataclass(frozen=True)
class Deck:
    """What it is made of: `copies` of each blue and gold card; red ones once or not at all."""

    copies: int
    red: bool
    judges: int
    research: int

    @property
    def cards(self) -> tuple[Card, ...]:
        copies = {BLUE: self.copies, GOLD: self.copies, RED: int(self.red)}
        evidence = tuple(
            Card(f"{colour}-{value}-{copy}", colour, value)
            for colour, count in copies.items()
            for value in VALUES
            for copy in range(1, count + 1)
        )
        specials = {JUDGE: self.judges, RESEARCH: self.research}
        return evidence + tuple(
            Card(f"{name}-{n}", name) for name, count in specials.items() for n in range(count)
        )


_COPIES = {2: 1, 3: 2, 4: 2, 5: 3, 6: 3, 7: 3, 8: 3, 9: 4, 10: 4}  # by players
_MORE = {"small": -1, "normal": 0, "long": 1}


def deck(players: int, size: str = "normal", red: bool = True) -> Deck:
    """The deck for so many players, from 2 to 10."""
    judges = max(2, (players + 1) // 2)
    return Deck(max(1, _COPIES[players] + _MORE[size]), red, judges, judges + 1)
