"""A turn: a card is played, its clue is read, and its player answers."""

from __future__ import annotations

from dataclasses import dataclass, replace

from partyhost.engine.acts import AWAY, CLOCK, HOST, TV, Act, Seat
from partyhost.engine.offers import Button, Choice, Offer, Option, Write
from partyhost.engine.phase import Next
from partyhost.kit.board import written
from partyhost.l10n import msg
from partyhost.titles.jeopardy import answers, course, views
from partyhost.titles.jeopardy.asked import Asked, ask, may_remind, phrased
from partyhost.titles.jeopardy.cards import Card
from partyhost.titles.jeopardy.mat import cards, mat
from partyhost.titles.jeopardy.phases.play import Play
from partyhost.titles.jeopardy.table import Table

LONGEST_ANSWER = 80  # letters


@dataclass(frozen=True)
class ChoosingCard(Play):
    """J5. Play a card: its colour picks the category, and the pile below it the value."""

    rule = "J5"
    seconds = 30
    seat: Seat

    def awaits(self, table: Table) -> tuple[Seat, ...]:
        return (self.seat,)

    def offers(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        if seat != self.seat:
            return ()
        hand = cards(table, table.hand(seat).seen_by(seat) or ())
        options = tuple(
            Option(
                card.card,
                table.column(card.colour).category,
                msg("jeopardy-card-worth", worth=card.worth),
            )
            for card in hand
        )
        return (Choice("play_card", msg("jeopardy-offer-play"), options),)

    def on(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        hand = table.hand(self.seat).peek()
        if act == AWAY and table.rules.absent == "skip":
            card, table = table.picked(hand)
            return course.next_turn(table.without_card(self.seat, card), self.seat)
        if by == CLOCK:
            card, table = self._cheapest(table, hand)
        else:
            card = next(card for card in hand if card.id == act.value)
        return self._play(table, card)

    def _cheapest(self, table: Table, hand: tuple[Card, ...]) -> tuple[Card, Table]:
        least = min(table.worth(card).total for card in hand)
        return table.picked(tuple(card for card in hand if table.worth(card).total == least))

    def _play(self, table: Table, card: Card) -> Next[Table]:
        worth = table.worth(card)
        table = table.lay(self.seat, card)
        if worth.doubled and table.rules.daily_double_limit == "played":
            table = replace(table, awarded=table.awarded + 1)
        asked, table = ask(table, self.seat, card, worth)
        flourish = "daily_double" if worth.doubled else "card"
        return Next(table, Reading(asked), cues=(flourish,))

    def without(self, table: Table, rest: Table, seat: Seat) -> Next[Table]:
        return passed_on(table, rest, seat) if seat == self.seat else self.stay(rest)

    def view(self, table: Table, viewer: Seat) -> views.ChoosingCard:
        return views.ChoosingCard(mat(table, viewer), self.seat, table.right_of(self.seat))


def passed_on(table: Table, rest: Table, seat: Seat) -> Next[Table]:
    """The guest whose turn it was has left for good: play passes to the next on the left."""
    return course.next_turn(rest, rest.right_of(table.left_of(seat)))


@dataclass(frozen=True)
class OnClue(Play):
    """A clue is on the stage."""

    asked: Asked

    def about(self, table: Table) -> str:
        return self.asked.category

    def offers(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        if seat != HOST:
            return ()
        return (Button("void_clue", msg("jeopardy-offer-void"), msg("jeopardy-offer-void-asks")),)

    def voided(self, table: Table) -> Next[Table]:
        """A broken clue: another one in the same category, for the same card."""
        old = self.asked
        asked, table = ask(table, old.seat, old.card, old.sum)
        return Next(table, Reading(asked), cues=("card",))

    def without(self, table: Table, rest: Table, seat: Seat) -> Next[Table]:
        if seat == self.asked.seat:
            return passed_on(table, rest, seat)
        return self.stay(rest, asked=self.asked.without(rest, seat))


class Reading(OnClue):
    """J6. The guest on the right reads the clue aloud; then the clock starts."""

    rule = "J6"
    seconds = 20

    def time(self, table: Table) -> int:
        """The TV needs as long as a calm voice: a second for fourteen letters."""
        return 3 + len(self.asked.clue) // 14 if table.rules.reader == "tv" else self.seconds

    def awaits(self, table: Table) -> tuple[Seat, ...]:
        return {"reader": (self.asked.reader,), "host": (HOST,), "tv": ()}[table.rules.reader]

    def offers(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        reads = HOST if table.rules.reader == "tv" else self.awaits(table)[0]
        ready = (Button("read", msg("jeopardy-offer-read")),) if seat == reads else ()
        return (*ready, *super().offers(table, seat))

    def on(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        if act.name == "void_clue":
            return self.voided(table)
        asked = self.asked
        if act == AWAY and len(table.seats) > 2:
            asked = asked.read_by(next_reader(table, asked), asked.reader_knows)
        return Next(table, Answering(asked), cues=("think",))

    def view(self, table: Table, viewer: Seat) -> views.Reading:
        return views.Reading(
            mat=mat(table, viewer),
            turn=self.asked.seat,
            reader=self.asked.reader,
            reads=table.rules.reader,
            clue=self.asked.view(viewer),
        )


def next_reader(table: Table, asked: Asked) -> Seat:
    """The next on the right reads when the reader is missing; never the one who answers."""
    reader = table.right_of(asked.reader)
    return table.right_of(reader) if reader == asked.seat else reader


@dataclass(frozen=True)
class Answering(OnClue):
    """J7. Answer, phrased as a question, before the clock runs out; the others guess along."""

    rule = "J7"
    reminded: bool = False

    def time(self, table: Table) -> int:
        return table.rules.answer_seconds

    def awaits(self, table: Table) -> tuple[Seat, ...]:
        return (self.asked.reader if self._spoken(table) else self.asked.seat,)

    def offers(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        if self._spoken(table) and seat == self.asked.reader:
            return self._ears(table)
        if seat == self.asked.seat:
            if self._spoken(table):
                return ()
            return (Write("answer", msg("jeopardy-offer-answer"), LONGEST_ANSWER, ink=True),)
        if seat in (HOST, TV, CLOCK):
            return super().offers(table, seat)
        if self.asked.response.seen_by(seat) is not None:
            return ()
        return (Write("guess", msg("jeopardy-offer-guess"), LONGEST_ANSWER),)

    def on(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        match act.name:
            case "void_clue":
                return self.voided(table)
            case "guess":
                text = written(act.value).text
                return self.stay(table, asked=self.asked.guess(by, text))
            case "heard_right" | "heard_wrong":
                return answers.ruled_by_ear(table, self.asked, act.name == "heard_right")
            case "heard":
                return answers.heard(table, self.asked)
            case "answer":
                return self._answered(table, act)
        return self._time_up(table, act)

    def _time_up(self, table: Table, act: Act) -> Next[Table]:
        """What is said aloud is over by now, but the listener has not tapped."""
        if not self._spoken(table):
            return answers.timed_out(table, self.asked)
        if act != AWAY:
            return answers.heard(table, self.asked)
        other = next_reader(table, self.asked)
        if other == table.right_of(self.asked.seat):
            return answers.unheard(table, self.asked)
        return Next(table, Answering(self.asked.read_by(other, True)))

    def _answered(self, table: Table, act: Act) -> Next[Table]:
        answer = written(act.value)
        if phrased(table, answer):
            return answers.answered(table, self.asked, answer)
        if may_remind(table, self.asked):
            return self.stay(table, "reminder", reminded=True)
        return answers.unphrased(table, self.asked, answer)

    @staticmethod
    def _ears(table: Table) -> tuple[Offer, ...]:
        """What the reader has heard is theirs to rule on, or others'."""
        if table.rules.judging in ("table", "host"):
            return (Button("heard", msg("jeopardy-offer-heard")),)
        return (
            Button("heard_right", msg("jeopardy-offer-right")),
            Button("heard_wrong", msg("jeopardy-offer-wrong")),
        )

    @staticmethod
    def _spoken(table: Table) -> bool:
        return table.rules.answers == "spoken"

    def view(self, table: Table, viewer: Seat) -> views.Answering:
        guess = self.asked.guesses.get(viewer)
        return views.Answering(
            mat=mat(table, viewer),
            turn=self.asked.seat,
            reader=self.asked.reader,
            spoken=self._spoken(table),
            strict=table.rules.question_form == "strict",
            reminded=self.reminded,
            clue=self.asked.view(viewer),
            guessed=tuple(self.asked.guesses),
            guess=None if guess is None else guess.seen_by(viewer),
        )
