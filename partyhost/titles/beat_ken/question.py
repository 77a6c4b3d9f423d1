"""The question in play."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from partyhost.engine.acts import Seat
from partyhost.engine.secret import Secret
from partyhost.judging import Key, Verdict, judge
from partyhost.kit.board import Written
from partyhost.l10n import msg
from partyhost.titles.beat_ken.table import Table
from partyhost.titles.beat_ken.views import QuestionView


@dataclass(frozen=True)
class Question:
    """`ken_right` and `ken_says` are Ken's board; `public` the answer, once it is told to all."""

    dot: str
    text: str
    again: bool
    item: Secret[str]
    key: Secret[Key]
    answer: Secret[str]
    ken_right: Secret[bool]
    ken_says: Secret[str]
    public: str | None = None

    def told(self) -> Question:
        return replace(self, public=self.answer.peek())

    def known_to(self, seats: Iterable[Seat]) -> Question:
        return replace(self, answer=Secret(self.answer.peek(), {*self.answer.knows, *seats}))

    def verdict(self, table: Table, written: Written) -> Verdict:
        """The machine's ruling; what is written by hand is for people."""
        if written.blank:
            return Verdict("wrong", msg("beat_ken-why-none"))
        if written.ink:
            return Verdict("unsure", msg("beat_ken-why-hand"))
        return judge(written.text, self.key.peek(), table.precedents.house(self.item))

    def ruled(self, table: Table, text: str, right: bool, by: tuple[Seat, ...]) -> Table:
        """People ruled on an answer, which this house remembers."""
        precedents = table.precedents.ruled(self.item, self.key, text, right, by)
        return replace(table, precedents=precedents)

    def view(self, viewer: Seat) -> QuestionView:
        answer = self.answer.seen_by(viewer) if self.public is None else self.public
        return QuestionView(self.dot, self.text, answer, self.again)


def drawn(table: Table, dot: str) -> tuple[Question, Table]:
    """The top card's question of this colour, with what Ken writes at this table's strength."""
    card, again, deck = table.deck.draw(dot)
    knows = card.ken_knows <= table.rules.strength
    question = Question(
        dot=dot,
        text=card.question,
        again=again,
        item=Secret(card.id),
        key=Secret(table.deck.key(card)),
        answer=Secret(card.answer),
        ken_right=Secret(knows),
        ken_says=Secret(card.answer if knows else card.ken),
    )
    return question, replace(table, deck=deck)
