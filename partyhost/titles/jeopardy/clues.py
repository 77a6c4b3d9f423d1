"""The clue deck: every clue card has one clue for each category (rulings 1b 10)."""

from __future__ import annotations

from dataclasses import dataclass

from partyhost.engine.rng import Rng
from partyhost.engine.secret import Secret
from partyhost.titles.jeopardy.pack import Category, Clue


@dataclass(frozen=True)
class ClueDeck:
    """`library`: all categories of the pack; `cards`: numbers still in the deck, top first;
    `used`: cards that were drawn from; `spent`: ids of clues asked, oldest first."""

    library: Secret[tuple[Category, ...]]
    cards: Secret[tuple[int, ...]]
    used: Secret[tuple[int, ...]]
    spent: Secret[tuple[str, ...]]

    @classmethod
    def shuffled(cls, library: tuple[Category, ...], rng: Rng) -> tuple[ClueDeck, Rng]:
        most = max(len(category.clue) for category in library)
        cards, rng = rng.shuffled(range(most))
        return cls(Secret(library), Secret(cards), Secret(()), Secret(())), rng

    def draw(self, category: str, rng: Rng) -> tuple[Clue, bool, ClueDeck, Rng]:
        """The clue of the first card from the top that is unspent in this category.

        When the deck is through, the used cards are shuffled again. True stands for a clue
        that this match has seen before: only when the category has none left.
        """
        clues = next(each.clue for each in self.library.peek() if each.name == category)
        spent = self.spent.peek()
        fresh = [n for n, clue in enumerate(clues) if clue.id not in spent]
        cards, used = self.cards.peek(), self.used.peek()
        number = next((n for n in cards if n in fresh), None)
        if number is None and fresh:
            cards, rng = rng.shuffled((*cards, *used))
            used = ()
            number = next(n for n in cards if n in fresh)
        if number is None:
            oldest = min(clues, key=lambda clue: spent.index(clue.id))
            number = clues.index(oldest)
        clue = clues[number]
        cards, used = (
            tuple(n for n in cards if n != number),
            (*(n for n in used if n != number), number),
        )
        again = clue.id in spent
        spent = (*(each for each in spent if each != clue.id), clue.id)
        return clue, again, ClueDeck(self.library, Secret(cards), Secret(used), Secret(spent)), rng
