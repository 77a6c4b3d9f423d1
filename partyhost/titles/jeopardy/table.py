"""What lies on the table all through a match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TypeVar

from partyhost.engine.acts import Seat
from partyhost.engine.rng import Rng
from partyhost.engine.secret import Secret
from partyhost.judging import Key
from partyhost.kit.precedents import Precedents
from partyhost.titles.jeopardy.cards import COLOURS, DAILY_DOUBLES, Card, Kind, clue_sum, units
from partyhost.titles.jeopardy.clues import ClueDeck
from partyhost.titles.jeopardy.options import Rules
from partyhost.titles.jeopardy.pack import Clue
from partyhost.titles.jeopardy.views import ColumnView, Mat, PlayedView, Sum

T = TypeVar("T")
Hand = Secret[tuple[Card, ...]]
MOST_PLAYERS = 10
NO_CARDS: Hand = Secret(())
NO_NAMES: Secret[tuple[str, ...]] = Secret(())


@dataclass(frozen=True)
class Played:
    """A game card below a category, and who laid it."""

    kind: Kind
    by: Seat


@dataclass(frozen=True)
class Column:
    colour: str
    category: str
    pile: tuple[Played, ...] = ()

    @property
    def kinds(self) -> tuple[Kind, ...]:
        return tuple(played.kind for played in self.pile)


@dataclass(frozen=True)
class Said:
    """An answer that was typed, and to what."""

    item: Secret[str]
    key: Secret[Key]
    text: str


@dataclass(frozen=True)
class Result:
    """One ruling that has been paid: the match's facts and overruling look at these."""

    seat: Seat
    category: str
    value: int
    right: bool
    doubled: bool
    round: int
    said: Said | None = None


@dataclass(frozen=True)
class Table:
    """`scores` holds the seats in order of play (the next is to the left); `late` are guests
    who come in with the second round; `supply` is the rest of the category deck, `aside` the
    discards kept for the final; `awarded` counts this round's Daily Doubles."""

    rules: Rules
    scores: Mapping[Seat, int]
    clues: ClueDeck
    supply: Secret[tuple[str, ...]]
    rng: Secret[Rng]
    aside: Secret[tuple[str, ...]] = NO_NAMES
    hands: Mapping[Seat, Hand] = field(default_factory=dict)
    columns: tuple[Column, ...] = ()
    round: int = 1
    opener: Seat = ""
    awarded: int = 0
    begun: int = 0
    late: tuple[Seat, ...] = ()
    results: tuple[Result, ...] = ()
    knew: Mapping[Seat, int] = field(default_factory=dict)
    wagers: Mapping[Seat, int] = field(default_factory=dict)  # those turned round in the final
    precedents: Precedents = field(default_factory=Precedents)

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(self.scores)

    def left_of(self, seat: Seat, steps: int = 1) -> Seat:
        return self.seats[(self.seats.index(seat) + steps) % len(self.seats)]

    def right_of(self, seat: Seat) -> Seat:
        return self.left_of(seat, -1)

    def from_left_of(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats once, beginning with the one to the left and ending with `seat`."""
        return tuple(self.left_of(seat, n) for n in range(1, len(self.seats) + 1))

    def hand(self, seat: Seat) -> Hand:
        return self.hands.get(seat, NO_CARDS)

    def owes_a_card(self, seat: Seat) -> bool:
        """The last card of a hand is never played."""
        return len(self.hand(seat)) > 1

    def column(self, colour: str) -> Column:
        return next(column for column in self.columns if column.colour == colour)

    def worth(self, card: Card) -> Sum:
        return self.worths[card.colour, card.kind]

    @cached_property
    def worths(self) -> Mapping[tuple[str, Kind], Sum]:
        """What a card of each colour and kind is worth at this moment."""
        return {
            (column.colour, kind): clue_sum(column.kinds, kind, self.round, self.awarded)
            for column in self.columns
            for kind in Kind
        }

    @cached_property
    def mat_seen(self) -> Mat:
        """The mat as everybody sees it, with no hand: made once for all who look."""
        held = {seat: len(hand) for seat, hand in self.hands.items()}
        return Mat(
            round=self.round,
            number=self.begun,
            total=self.begun + sum(max(0, count - 1) for count in held.values()),
            columns=tuple(map(self._column_seen, self.columns)),
            daily_doubles=self.doubles_left,
            daily_double_limit=DAILY_DOUBLES[self.round],
            cards=held,
            late=self.late,
            hand=None,
        )

    def _column_seen(self, column: Column) -> ColumnView:
        pile = tuple(PlayedView(played.kind.value, played.by) for played in column.pile)
        return ColumnView(
            column.colour,
            column.category,
            pile,
            units(column.kinds),
            next_value=self.worths[column.colour, Kind.STANDARD].total,
            next_bonus=self.worths[column.colour, Kind.BONUS].total,
        )

    @property
    def doubles_left(self) -> int:
        return max(0, DAILY_DOUBLES[self.round] - self.awarded)

    def ruled(self, said: Said | None, right: bool, by: tuple[Seat, ...]) -> Table:
        """People ruled on an answer, which this house remembers."""
        if said is None:
            return self
        precedents = self.precedents.ruled(said.item, said.key, said.text, right, by)
        return replace(self, precedents=precedents)

    def pay(self, seat: Seat, amount: int) -> Table:
        """Nobody ever has less than nothing."""
        return replace(self, scores={**self.scores, seat: max(0, self.scores[seat] + amount)})

    def without_card(self, seat: Seat, card: Card) -> Table:
        left = tuple(each for each in self.hands[seat].peek() if each != card)
        return replace(self, hands={**self.hands, seat: Secret(left, {seat})})

    def lay(self, seat: Seat, card: Card) -> Table:
        """The card goes from the hand below its category, and counts there whatever comes."""
        played = Played(card.kind, seat)
        columns = tuple(
            replace(each, pile=(*each.pile, played)) if each.colour == card.colour else each
            for each in self.columns
        )
        return replace(self.without_card(seat, card), columns=columns, begun=self.begun + 1)

    def without(self, seat: Seat) -> Table:
        """A guest has left for good: their hand and money are out of the match."""
        scores = {each: score for each, score in self.scores.items() if each != seat}
        hands = {each: hand for each, hand in self.hands.items() if each != seat}
        late = tuple(each for each in self.late if each != seat)
        return replace(self, scores=scores, hands=hands, late=late)

    def shuffled(self, items: tuple[T, ...]) -> tuple[tuple[T, ...], Table]:
        order, rng = self.rng.peek().shuffled(items)
        return order, replace(self, rng=Secret(rng))

    def picked(self, items: tuple[T, ...]) -> tuple[T, Table]:
        item, rng = self.rng.peek().picked(items)
        return item, replace(self, rng=Secret(rng))

    def draw_categories(self, count: int) -> tuple[tuple[str, ...], Table]:
        """From the top of the category deck; fewer when it runs out."""
        deck = self.supply.peek()
        return deck[:count], replace(self, supply=Secret(deck[count:]))

    def draw_clue(self, category: str) -> tuple[Clue, bool, Table]:
        """A clue of this category, and whether the match has seen it before."""
        clue, again, clues, rng = self.clues.draw(category, self.rng.peek())
        return clue, again, replace(self, clues=clues, rng=Secret(rng))

    def with_columns(self, categories: tuple[str, ...]) -> Table:
        columns = tuple(map(Column, COLOURS, categories))
        return replace(self, columns=columns, awarded=0, begun=0)
