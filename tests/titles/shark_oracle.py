"""What the rules of Card Sharks say of one main round, written from their text and from nothing
else. A row is a list of places; a place is a rank, and `open` says how many of them lie open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field


def plays(guesser: str, responder: str, guess: int, call: str, figure: int) -> str:
    """ "Had the answer been 58 or lower, the Red player would play the cards"; "an exact match":
    the guesser takes control."""
    if figure == guess:
        return guesser
    if figure > guess:
        return responder if call == "higher" else guesser
    return responder if call == "lower" else guesser


@dataclass
class Lane:
    """One side of the board, with its own deck."""

    places: list[int]
    deck: Iterator[int]
    open: int = 0
    base: int = 0
    frozen: bool = False
    thrown: list[int] = field(default_factory=list)

    @property
    def last(self) -> int:
        return self.places[self.open - 1]

    @property
    def full(self) -> bool:
        return self.open == len(self.places)


class Round:
    """Says in `asks` what comes next: question, decide, base, call or won, and for whom."""

    def __init__(
        self, red: Iterable[int], blue: Iterable[int], length: int, sudden_at: int
    ) -> None:
        self.lanes = {"red": self._lane(red, length), "blue": self._lane(blue, length)}
        self.sudden_at = sudden_at
        self.question = 0
        self.asks, self.side = "", ""
        self.won_it = ""  # who won the question that is being played
        self.changed = False
        self._next_question()

    @staticmethod
    def _lane(cards: Iterable[int], length: int) -> Lane:
        deck = iter(cards)
        return Lane([next(deck) for _ in range(length)], deck)

    @staticmethod
    def _other(side: str) -> str:
        return "blue" if side == "red" else "red"

    @property
    def sudden(self) -> bool:
        return self.question == self.sudden_at

    @property
    def right_calls(self) -> int:
        """Of the run that is going on."""
        lane = self.lanes[self.side]
        return lane.open - lane.base - 1

    @property
    def may_freeze(self) -> bool:
        return not self.sudden and self.right_calls > 0

    def _next_question(self) -> None:
        self.question += 1
        self.asks, self.side = "question", ("blue", "red")[self.question % 2]

    def _takes(self, side: str, with_change: bool) -> None:
        """A side comes to play; its base is shown when it first does."""
        lane = self.lanes[side]
        lane.open = max(lane.open, 1)
        self.asks, self.side, self.changed = "base" if with_change else "call", side, False

    # What is told

    def wins_question(self, side: str) -> None:
        self.won_it = side
        if self.sudden:
            self.asks, self.side = "decide", side
        else:
            self._takes(side, with_change=True)

    def passes(self) -> None:
        self._takes(self._other(self.side), with_change=False)

    def takes_on(self) -> None:
        self._takes(self.side, with_change=True)

    def changes(self, yes: bool) -> None:
        lane = self.lanes[self.side]
        if yes:
            lane.thrown.append(lane.places[lane.base])
            lane.places[lane.base] = next(lane.deck)
        self.asks = "call"

    def freezes(self) -> None:
        """ "resets the contestant's base card to the frozen card", "prevents the opponent from
        playing"; nothing is discarded."""
        lane = self.lanes[self.side]
        lane.base, lane.frozen = lane.open - 1, True
        self._next_question()

    def calls(self, call: str) -> None:
        lane = self.lanes[self.side]
        before, card = lane.last, lane.places[lane.open]
        lane.open += 1
        if not ((card > before) if call == "higher" else (card < before)):
            self._miss(lane)
        elif lane.full:
            self.asks = "won"

    def _miss(self, lane: Lane) -> None:
        for place in range(lane.base + 1, lane.open):
            lane.thrown.append(lane.places[place])
        for place in range(lane.base + 1, lane.open):
            lane.places[place] = next(lane.deck)
        lane.open = lane.base + 1
        if self.sudden:
            self.asks, self.side = "won", self._other(self.side)
        elif self.side == self.won_it:
            self._takes(self._other(self.side), with_change=False)
        else:
            self._next_question()
