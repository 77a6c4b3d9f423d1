"""The clue in play, and the answers to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from partyhost.engine.acts import Seat
from partyhost.engine.secret import Secret
from partyhost.judging import House, Key, Verdict, is_question, judge
from partyhost.kit.board import Written
from partyhost.l10n import msg
from partyhost.titles.jeopardy.cards import Card, Kind
from partyhost.titles.jeopardy.table import Said, Table
from partyhost.titles.jeopardy.views import ClueView, Sum


@dataclass(frozen=True)
class Asked:
    """Who was asked what, for how much. `response` is told to all once it is ruled on.

    `guesses` are what the others think it is, in the order in which they came.
    """

    seat: Seat
    reader: Seat
    card: Card
    category: str
    clue: str
    item: Secret[str]
    key: Secret[Key]
    sum: Sum
    again: bool
    response: Secret[str]
    told: str | None = None
    guesses: Mapping[Seat, Secret[str]] = field(default_factory=dict)

    @property
    def reader_knows(self) -> bool:
        return self.reader in self.response.knows

    def read_by(self, reader: Seat, knows: bool) -> Asked:
        """Another reads; a guess of theirs is void once they know the response."""
        asked = self.known_to((reader,)).drop(reader) if knows else self
        return replace(asked, reader=reader)

    def known_to(self, seats: tuple[Seat, ...]) -> Asked:
        """These are told as well; whoever was told before has seen it already."""
        knows = {*self.response.knows, *seats}
        return replace(self, response=Secret(self.response.peek(), knows))

    def drop(self, seat: Seat) -> Asked:
        guesses = {each: guess for each, guess in self.guesses.items() if each != seat}
        return replace(self, guesses=guesses)

    def without(self, table: Table, seat: Seat) -> Asked:
        """Of the others, one has left for good: their guess is void, and the next one reads."""
        asked = self.drop(seat)
        if seat != self.reader:
            return asked
        return asked.read_by(table.right_of(self.seat), self.reader_knows)

    def tell(self) -> Asked:
        return replace(self, told=self.response.peek())

    def guess(self, seat: Seat, text: str) -> Asked:
        return replace(self, guesses={**self.guesses, seat: Secret(text, {seat})})

    def said(self, answer: Written) -> Said | None:
        return Said(self.item, self.key, answer.text) if answer.text else None

    def knew(self, table: Table) -> tuple[Seat, ...]:
        """Who of the others had it; for the rules, once the response is told."""
        house = table.precedents.house(self.item)
        return tuple(
            seat
            for seat, guess in self.guesses.items()
            if judge(guess.peek(), self.key.peek(), house).outcome == "right"
        )

    def view(self, viewer: Seat) -> ClueView:
        response = self.response.seen_by(viewer) if self.told is None else self.told
        kind = self.card.kind.value
        return ClueView(
            self.card.colour, self.category, kind, self.clue, response, self.sum, self.again
        )


def ask(table: Table, seat: Seat, card: Card, worth: Sum) -> tuple[Asked, Table]:
    """Draw a clue for a card that lies below its category."""
    column = table.column(card.colour)
    clue, again, table = table.draw_clue(column.category)
    reader = table.right_of(seat)
    asked = Asked(
        seat=seat,
        reader=reader,
        card=card,
        category=column.category,
        clue=clue.clue,
        item=Secret(clue.id),
        key=Secret(table.clues.key(clue)),
        sum=worth,
        again=again,
        response=Secret(clue.answer),
    )
    return asked.read_by(reader, _reader_knows(table)), table


def _reader_knows(table: Table) -> bool:
    """Who reads from the card sees its back; so does who must rule on every answer."""
    rules = table.rules
    return rules.reader == "reader" or rules.answers == "spoken" or rules.judging == "reader"


def phrased(table: Table, answer: Written) -> bool:
    """Whether an answer is phrased well enough for this table; ink and speech always are."""
    return table.rules.question_form == "helped" or not answer.text or is_question(answer.text)


def may_remind(table: Table, asked: Asked) -> bool:
    """Strict tables remind in round one, but for a Daily Double; after that it is wrong."""
    return table.round == 1 and asked.card.kind is not Kind.DAILY_DOUBLE


def verdict(answer: Written, key: Key, house: House) -> Verdict:
    """The machine's ruling; what is written by hand is for people."""
    if answer.blank:
        return Verdict("wrong", msg("jeopardy-why-none"))
    if answer.ink:
        return Verdict("unsure", msg("jeopardy-why-hand"))
    return judge(answer.text, key, house)
