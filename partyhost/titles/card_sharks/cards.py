"""A deck of 52 without jokers. The ace is high, the two is low, suits never matter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

Call = Literal["higher", "lower"]
Side = Literal["red", "blue"]
SUITS = ("spades", "hearts", "clubs", "diamonds")
TWO, ACE = 2, 14
RANKS = range(TWO, ACE + 1)
OTHER: dict[Side, Side] = {"red": "blue", "blue": "red"}


@dataclass(frozen=True)
class Card:
    """`rank`: 2 to 14, the ace."""

    id: str
    rank: int
    suit: str


def deck(back: str) -> tuple[Card, ...]:
    """Fresh from its box; `back` is the colour of its backs."""
    return tuple(Card(f"{back}-{suit}-{rank}", rank, suit) for suit in SUITS for rank in RANKS)


def right(call: str, before: int, after: int) -> bool:
    """Is the next card as called? An equal one never is."""
    return after > before if call == "higher" else after < before


@dataclass(frozen=True)
class Odds:
    """How many of the cards that nobody has seen are higher, equal, lower."""

    higher: int
    equal: int
    lower: int

    @property
    def likelier(self) -> Call:
        """Higher where both are as likely."""
        return "higher" if self.higher >= self.lower else "lower"

    def chance(self, call: str) -> float:
        """From 0 to 1."""
        count = self.higher if call == "higher" else self.lower
        return count / max(1, self.higher + self.equal + self.lower)


def odds(rank: int, seen: Iterable[Card]) -> Odds:
    """For the next card of a deck of which `seen` have been seen, all of them."""
    gone = Counter(card.rank for card in seen)
    left = {each: len(SUITS) - gone[each] for each in RANKS}
    return Odds(
        sum(count for each, count in left.items() if each > rank),
        left[rank],
        sum(count for each, count in left.items() if each < rank),
    )
