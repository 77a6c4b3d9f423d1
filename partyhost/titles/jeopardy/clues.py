"""The clue deck: every clue card has one clue for each category (rulings 1b 10)."""

from __future__ import annotations

from dataclasses import dataclass, replace

import msgspec

from partyhost.engine.rng import Rng
from partyhost.engine.secret import Secret
from partyhost.judging import Key, all_reduced, prepared
from partyhost.titles.jeopardy.pack import Category, Clue


@dataclass(frozen=True)
class ClueDeck:
    """`library`: all categories of the pack; `cards`: numbers still in the deck, top first;
    `used`: cards that were drawn from; `spent`: ids of clues asked, oldest first; `asked`:
    those that other matches asked before."""

    library: Secret[tuple[Category, ...]]
    cards: Secret[tuple[int, ...]]
    used: Secret[tuple[int, ...]]
    spent: Secret[tuple[str, ...]]
    asked: Secret[tuple[str, ...]]

    @classmethod
    def shuffled(
        cls, library: tuple[Category, ...], rng: Rng, asked: tuple[str, ...] = ()
    ) -> tuple[ClueDeck, Rng]:
        most = max(len(category.clue) for category in library)
        cards, rng = rng.shuffled(range(most))
        return cls(Secret(library), Secret(cards), Secret(()), Secret(()), Secret(asked)), rng

    def draw(self, category: str, rng: Rng) -> tuple[Clue, bool, ClueDeck, Rng]:
        """The clue of the first card from the top that is unspent in this category.

        When the deck is through, the used cards are shuffled again. What other matches asked
        comes only when the category has nothing else left, the longest ago first. True stands
        for a clue that this match has seen before.
        """
        clues = next(each.clue for each in self.library.peek() if each.name == category)
        met = self._met()
        fresh = [n for n, clue in enumerate(clues) if clue.id not in met]
        cards, used = self.cards.peek(), self.used.peek()
        number = next((n for n in cards if n in fresh), None)
        if number is None and fresh:
            cards, rng = rng.shuffled((*cards, *used))
            used = ()
            number = next(n for n in cards if n in fresh)
        if number is None:
            number = min(range(len(clues)), key=lambda n: met[clues[n].id])
        clue = clues[number]
        cards, used = (
            tuple(n for n in cards if n != number),
            (*(n for n in used if n != number), number),
        )
        spent = self.spent.peek()
        again = clue.id in spent
        spent = (*(each for each in spent if each != clue.id), clue.id)
        left = replace(self, cards=Secret(cards), used=Secret(used), spent=Secret(spent))
        return clue, again, left, rng

    def key(self, clue: Clue) -> Key:
        """What counts for this clue, where the others of the pack have their answers."""
        answers = tuple(each.answer for group in self.library.peek() for each in group.clue)
        return prepared(msgspec.structs.replace(clue.key, others=all_reduced(answers)))

    def _met(self) -> dict[str, int]:
        """How long ago each clue was asked, in this match or before: the lowest came first."""
        spent = self.spent.peek()
        before = [each for each in self.asked.peek() if each not in spent]
        return {each: n for n, each in enumerate((*before, *spent))}
