"""The Money Cards: seven cards, six bets, a bank of chips."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from partyhost.engine.secret import Secret
from partyhost.titles.card_sharks.cards import Card, Side, right
from partyhost.titles.card_sharks.chips import SMALLEST, STAKE

CARDS = 7
LEAST_BET = 1_000


def limits(bank: int, last: bool) -> tuple[int, int]:
    """The least and the most that may be bet, in dollars; on the last card at least half."""
    half = -(-bank // (2 * SMALLEST)) * SMALLEST
    return (half if last else min(LEAST_BET, bank)), bank


@dataclass(frozen=True)
class Bet:
    """A bet that was settled; `before` and `card` are ranks, `gain` what it brought."""

    call: str
    amount: int
    before: int
    card: int
    gain: int


@dataclass(frozen=True)
class Money:
    """`up` are the cards of the row that lie open, `bank` is in dollars."""

    side: Side
    deck: Secret[tuple[Card, ...]]
    down: Secret[tuple[Card, ...]]
    up: tuple[Card, ...] = ()
    discards: tuple[Card, ...] = ()
    bank: int = STAKE
    changed: bool = False
    bets: tuple[Bet, ...] = ()
    ended: str = ""  # bust, cash_out or last_card

    @classmethod
    def dealt(cls, side: Side, cards: Sequence[Card]) -> Money:
        """The first card is turned at once."""
        deck, down = Secret(tuple(cards[CARDS:])), Secret(tuple(cards[1:CARDS]))
        return cls(side, deck, down, (cards[0],))

    @property
    def card(self) -> Card:
        return self.up[-1]

    @property
    def seen(self) -> tuple[Card, ...]:
        return (*self.up, *self.discards)

    @property
    def last(self) -> bool:
        """Is the next card the last one?"""
        return len(self.down) == 1

    @property
    def limits(self) -> tuple[int, int]:
        return limits(self.bank, self.last)

    def with_new_card(self) -> Money:
        """The card that lies open is changed; only once."""
        card, *rest = self.deck.peek()
        return replace(
            self,
            up=(*self.up[:-1], card),
            discards=(*self.discards, self.card),
            deck=Secret(tuple(rest)),
            changed=True,
        )

    def settled(self, call: str, amount: int, push: bool) -> Money:
        """The next card is turned and the bet settled; with `push` an equal one changes nothing."""
        card, *rest = self.down.peek()
        gain = amount if right(call, self.card.rank, card.rank) else -amount
        if push and card.rank == self.card.rank:
            gain = 0
        bet = Bet(call, amount, self.card.rank, card.rank, gain)
        bank = self.bank + gain
        ended = "bust" if not bank else "" if rest else "last_card"
        return replace(
            self,
            up=(*self.up, card),
            down=Secret(tuple(rest)),
            bank=bank,
            bets=(*self.bets, bet),
            ended=ended,
        )
