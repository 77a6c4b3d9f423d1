"""A row of the main round and the deck it is dealt from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from partyhost.engine.secret import Secret
from partyhost.titles.card_sharks.cards import Card


@dataclass(frozen=True)
class Row:
    """`up` are its cards from the first place on, `down` the face-down ones after them; `base` is
    the place of the base card, counted from 0. The cards after the base are those of the run."""

    deck: Secret[tuple[Card, ...]]
    down: Secret[tuple[Card, ...]]
    up: tuple[Card, ...] = ()
    base: int = 0
    frozen: bool = False
    discards: tuple[Card, ...] = ()

    @classmethod
    def dealt(cls, cards: Sequence[Card], length: int) -> Row:
        return cls(Secret(tuple(cards[length:])), Secret(tuple(cards[:length])))

    @property
    def card(self) -> Card:
        """The card that is called on."""
        return self.up[-1]

    @property
    def called(self) -> int:
        """Right calls of this run."""
        return len(self.up) - 1 - self.base

    @property
    def cleared(self) -> bool:
        return bool(self.up) and not len(self.down)

    @property
    def seen(self) -> tuple[Card, ...]:
        """All cards of this deck that have been seen."""
        return (*self.up, *self.discards)

    def opened(self) -> Row:
        """The base is shown when its owner first gets to play, and stays up."""
        return self if self.up else self.turned()

    def turned(self) -> Row:
        card, *rest = self.down.peek()
        return replace(self, up=(*self.up, card), down=Secret(tuple(rest)))

    def changed(self) -> Row:
        """The base is replaced by the top card of the deck."""
        card, *rest = self.deck.peek()
        return replace(
            self,
            up=(*self.up[:-1], card),
            discards=(*self.discards, self.card),
            deck=Secret(tuple(rest)),
        )

    def missed(self) -> Row:
        """The cards turned since the base are discarded and replaced face down."""
        run, deck = self.up[self.base + 1 :], self.deck.peek()
        return replace(
            self,
            up=self.up[: self.base + 1],
            down=Secret((*deck[: len(run)], *self.down.peek())),
            deck=Secret(deck[len(run) :]),
            discards=(*self.discards, *run),
        )

    def froze(self) -> Row:
        """The last card up is the base from now on."""
        return replace(self, base=len(self.up) - 1, frozen=True)
