"""The stack of question cards: each has one question of every colour."""

from __future__ import annotations

from dataclasses import dataclass, replace

import msgspec

from partyhost.engine.rng import Rng
from partyhost.engine.secret import Secret
from partyhost.judging import Key, all_reduced, prepared
from partyhost.titles.beat_ken.pack import Library, Question


@dataclass(frozen=True)
class Deck:
    """`cards`: numbers of the cards still in the stack, top first; `used`: those taken off,
    oldest first; `spent`: ids of questions asked, oldest first; `asked`: those that other
    matches asked before."""

    library: Secret[Library]
    cards: Secret[tuple[int, ...]]
    used: Secret[tuple[int, ...]]
    spent: Secret[tuple[str, ...]]
    asked: Secret[tuple[str, ...]]

    @classmethod
    def shuffled(cls, library: Library, rng: Rng, asked: tuple[str, ...] = ()) -> tuple[Deck, Rng]:
        cards, rng = rng.shuffled(range(max(map(len, library.values()))))
        return cls(Secret(library), Secret(cards), Secret(()), Secret(()), Secret(asked)), rng

    def draw(self, dot: str) -> tuple[Question, bool, Deck]:
        """The question of this colour on the first card from the top where it is new.

        Through the stack, the cards used least recently come back first. What other matches
        asked comes only when there is nothing else left, the longest ago first. True stands for
        a question that this match has seen before.
        """
        questions, met = self.library.peek()[dot], self._met()
        stack = (*self.cards.peek(), *self.used.peek())
        able = (n for n in stack if n < len(questions) and questions[n].id not in met)
        number = next(able, None)
        if number is None:
            number = min(range(len(questions)), key=lambda n: met[questions[n].id])
        question, spent = questions[number], self.spent.peek()
        left = replace(
            self,
            cards=Secret(tuple(n for n in self.cards.peek() if n != number)),
            used=Secret((*(n for n in self.used.peek() if n != number), number)),
            spent=Secret((*(each for each in spent if each != question.id), question.id)),
        )
        return question, question.id in spent, left

    def key(self, question: Question) -> Key:
        """What counts for this question, where the others of the pack have their answers."""
        groups = self.library.peek().values()
        answers = tuple(each.answer for group in groups for each in group)
        return prepared(msgspec.structs.replace(question.key, others=all_reduced(answers)))

    def _met(self) -> dict[str, int]:
        """How long ago each question was asked, in this match or before: the lowest came first."""
        spent = self.spent.peek()
        before = [each for each in self.asked.peek() if each not in spent]
        return {each: n for n, each in enumerate((*before, *spent))}
