"""What lies on the table all through a match."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from partyhost.engine.acts import Seat
from partyhost.engine.rng import Rng
from partyhost.engine.secret import Secret
from partyhost.titles.judge_and_jury.cards import JUDGE, PLACES, RESEARCH, Card, Side, legal
from partyhost.titles.judge_and_jury.court import court
from partyhost.titles.judge_and_jury.options import Rules
from partyhost.titles.judge_and_jury.views import Court

MOST_PLAYERS = 10
FOUR = 4  # cards that a judge asks for
PATIENCE = 2  # turns that may run out before they become short
Hidden = Secret[tuple[Card, ...]]
NOTHING: Hidden = Secret(())
NOBODY: Secret[tuple[int, ...]] = Secret(())


@dataclass(frozen=True)
class Played:
    card: Card
    seat: Seat


@dataclass(frozen=True)
class Look:
    """Who looked at which juror's place; the value is not told."""

    seat: Seat
    place: str


@dataclass(frozen=True)
class Take:
    """A hand that was taken. With a judge: `given` cards by `asked`, of `colour` or any."""

    seat: Seat
    cards: int
    judge: bool = False
    asked: Seat = ""
    colour: str = ""
    given: int = 0


@dataclass(frozen=True)
class Table:
    """`seats` clockwise. `won` are cards that only their owner may look at, `shown` those that
    all may see. `open`: judges and research in front of a guest; `gone`: cards out of the round.
    `bench`: jurors who do not sit. `moved`: who had a judge moved this round; `passes`: who could
    not or would not answer the top card; `slow`: turns in a row that ran out."""

    rules: Rules
    seats: tuple[Seat, ...]
    scores: Mapping[Seat, int]
    rng: Secret[Rng]
    sides: Mapping[Seat, Side] = field(default_factory=dict)
    draws: Mapping[Seat, int] = field(default_factory=dict)
    dealer: Seat = ""
    round: int = 0
    hand: int = 0
    hands: Mapping[Seat, Hidden] = field(default_factory=dict)
    won: Mapping[Seat, Hidden] = field(default_factory=dict)
    shown: Mapping[Seat, tuple[Card, ...]] = field(default_factory=dict)
    open: Mapping[Seat, tuple[Card, ...]] = field(default_factory=dict)
    pile: tuple[Played, ...] = ()
    draw: Hidden = NOTHING
    spent: tuple[Card, ...] = ()
    gone: Hidden = NOTHING
    jurors: tuple[Secret[int], ...] = ()
    bench: Secret[tuple[int, ...]] = NOBODY
    looks: tuple[Look, ...] = ()
    moved: frozenset[Seat] = frozenset()
    passes: tuple[Seat, ...] = ()
    slow: Mapping[Seat, int] = field(default_factory=dict)
    late: tuple[Seat, ...] = ()
    takes: tuple[Take, ...] = ()

    @cached_property
    def seen(self) -> Court:
        """The court as everybody sees it: made once, and asked for by every viewer."""
        return court(self)

    @property
    def top(self) -> Card | None:
        return self.pile[-1].card if self.pile else None

    @property
    def last(self) -> Seat | None:
        """Whose card is on top; of those who are still in the match."""
        return next((each.seat for each in reversed(self.pile) if each.seat in self.seats), None)

    @property
    def over(self) -> bool:
        """A round ends when nobody or one guest holds cards."""
        return sum(self.holds(seat) > 0 for seat in self.seats) <= 1

    def holds(self, seat: Seat) -> int:
        return len(self.hands.get(seat, NOTHING))

    def count(self, seat: Seat, special: str) -> int:
        return sum(card.colour == special for card in self.open.get(seat, ()))

    def judges(self, seat: Seat) -> int:
        return self.count(seat, JUDGE)

    def playing(self, seat: Seat) -> bool:
        """Still in the round: has cards, or a judge."""
        return bool(self.holds(seat) or self.judges(seat))

    def clockwise(self, seat: Seat) -> Iterator[Seat]:
        """Everybody once, this seat first."""
        at = self.seats.index(seat)
        return iter((*self.seats[at:], *self.seats[:at]))

    def left_of(self, seat: Seat) -> Seat:
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    def fits(self, hand: tuple[Card, ...] | None) -> tuple[Card, ...]:
        """The cards of a hand that may be played now."""
        return tuple(card for card in hand or () if legal(card, self.top))

    def judge_fits(self, seat: Seat) -> bool:
        return bool(self.judges(seat) and (self.pile or self.rules.judge_opens))

    def unseen(self, seat: Seat) -> tuple[str, ...]:
        """Places that a guest with jury research on the table may look at."""
        if not self.count(seat, RESEARCH):
            return ()
        seen = {look.place for look in self.looks if look.seat == seat}
        return tuple(place for place in PLACES if place not in seen)

    def receiver(self, holder: Seat, asker: Seat) -> Seat | None:
        """Who gets this judge if `asker` wants it moved: the next on the holder's left who is in
        the round and not the asker."""
        *others, _ = self.clockwise(self.left_of(holder))
        return next((seat for seat in others if seat != asker and self.playing(seat)), None)

    @cached_property
    def wishes(self) -> Mapping[Seat, tuple[Seat, ...]]:
        """Whose judges each guest may still have moved."""
        holders = [seat for seat in self.seats if self.judges(seat)]
        return {
            asker: tuple(
                holder for holder in holders if holder != asker and self.receiver(holder, asker)
            )
            for asker in self.seats
            if holders and asker not in self.moved
        }

    def movable(self, asker: Seat) -> tuple[Seat, ...]:
        """Whose judge this guest may still have moved."""
        return self.wishes.get(asker, ())

    def impatient(self, seat: Seat) -> bool:
        return self.slow.get(seat, 0) >= PATIENCE

    def acted(self, seat: Seat) -> Table:
        if not self.slow.get(seat):
            return self
        return replace(self, slow={**self.slow, seat: 0})

    def dawdled(self, seat: Seat) -> Table:
        return replace(self, slow={**self.slow, seat: self.slow.get(seat, 0) + 1})

    def earning(self, seat: Seat, points: int) -> Table:
        return replace(self, scores={**self.scores, seat: self.scores[seat] + points})
