"""The deck of game cards, and what a clue is worth."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from partyhost.titles.jeopardy.views import Sum

COLOURS = ("flame", "sun", "leaf", "wave", "bolt", "flower")
UNIT = {1: 100, 2: 200}  # dollars for each card in the pile, by round
DAILY_DOUBLES = {1: 1, 2: 2}  # that may be awarded, by round
BIG_TABLE = 5  # from so many players on, each colour has one Daily Double less


class Kind(Enum):
    STANDARD = "standard"
    DAILY_DOUBLE = "daily_double"
    BONUS = "bonus"

    @property
    def units(self) -> int:
        return 2 if self is Kind.BONUS else 1


@dataclass(frozen=True)
class Card:
    id: str
    colour: str
    kind: Kind


def deck(players: int) -> tuple[Card, ...]:
    """72 cards, twelve of each colour (rulings 1e), unshuffled."""
    doubles = 1 if players >= BIG_TABLE else 2
    kinds = (10 - doubles) * [Kind.STANDARD] + doubles * [Kind.DAILY_DOUBLE] + 2 * [Kind.BONUS]
    every = [(colour, kind) for colour in COLOURS for kind in kinds]
    return tuple(Card(f"c{n}", colour, kind) for n, (colour, kind) in enumerate(every, 1))


def units(pile: Iterable[Kind]) -> int:
    return sum(kind.units for kind in pile)


def clue_sum(pile: Iterable[Kind], kind: Kind, round: int, awarded: int) -> Sum:
    """What a card is worth when laid on a pile (both rounds; printed scoring samples A to C).

    `awarded`: Daily Doubles used up in this round; at the limit one is a standard card.
    """
    doubled = kind is Kind.DAILY_DOUBLE and awarded < DAILY_DOUBLES[round]
    count, unit = units(pile) + kind.units, UNIT[round]
    return Sum(count, unit, doubled, False, count * unit * (1 + doubled))
