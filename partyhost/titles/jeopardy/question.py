"""A clue that is put to several guests at once: in the final, and in a tie-break."""

from __future__ import annotations

from dataclasses import dataclass, replace

from partyhost.engine.acts import Seat
from partyhost.engine.secret import Secret
from partyhost.judging import Key, Verdict
from partyhost.kit.board import Written
from partyhost.titles.jeopardy.asked import verdict
from partyhost.titles.jeopardy.table import Said, Table


@dataclass(frozen=True)
class Question:
    category: str
    clue: str
    item: Secret[str]
    key: Secret[Key]
    response: Secret[str]
    public: str | None = None  # the response, once it is told to all

    def told(self) -> Question:
        return replace(self, public=self.response.peek())

    def known_to(self, seats: tuple[Seat, ...]) -> Question:
        return replace(self, response=Secret(self.response.peek(), seats))

    def response_for(self, viewer: Seat) -> str | None:
        return self.response.seen_by(viewer) if self.public is None else self.public

    def verdict(self, table: Table, answer: Written) -> Verdict:
        return verdict(answer, self.key.peek(), table.precedents.house(self.item))

    def ruled(self, table: Table, answer: Written, right: bool, by: tuple[Seat, ...]) -> Table:
        """People ruled on this answer to it."""
        said = Said(self.item, self.key, answer.text) if answer.text else None
        return table.ruled(said, right, by)


def draw(table: Table, category: str) -> tuple[Question, Table]:
    clue, _, table = table.draw_clue(category)
    key = Secret(table.clues.key(clue))
    return Question(category, clue.clue, Secret(clue.id), key, Secret(clue.answer)), table
