"""A turn: a card that fits, a judge, or a judge held back."""

from __future__ import annotations

from dataclasses import dataclass

from partyhost.engine.acts import Act, Seat
from partyhost.engine.offers import Button, Choice, Offer, Option
from partyhost.engine.phase import Next
from partyhost.l10n import msg
from partyhost.titles.judge_and_jury import course, views
from partyhost.titles.judge_and_jury.cards import Card
from partyhost.titles.judge_and_jury.court import mine
from partyhost.titles.judge_and_jury.phases.play import InRound, next_of
from partyhost.titles.judge_and_jury.table import PATIENCE, Table

QUICK = 5  # seconds for who let two turns run out


@dataclass(frozen=True)
class Turn(InRound):
    """J4. Same colour and not lower, or another colour and equal. Who can play must."""

    rule = "J4"
    seconds = 20
    quick = QUICK
    patience = PATIENCE
    seat: Seat

    def time(self, table: Table) -> int:
        return self.quick if table.impatient(self.seat) else self.seconds

    def awaits(self, table: Table) -> tuple[Seat, ...]:
        return (self.seat,)

    def asks(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        if seat != self.seat:
            return ()
        cards = table.fits(table.hands[seat].seen_by(seat))
        found: list[Offer] = []
        if cards:
            options = tuple(Option(card.id, name_of(card)) for card in cards)
            found.append(Choice("play", msg("judge_and_jury-play"), options))
        if table.judge_fits(seat):
            found.append(Button("judge", msg("judge_and_jury-play-judge")))
            if not cards:
                found.append(Button("pass", msg("judge_and_jury-hold")))
        return tuple(found)

    def done(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        if act.name == "time up":
            return self._slow(table.dawdled(self.seat))
        table = table.acted(self.seat)
        if act.name == "play":
            return course.play(table, self.seat, act.value)
        if act.name == "judge":
            return course.judge(table, self.seat)
        return course.hold(table, self.seat)

    def _slow(self, table: Table) -> Next[Table]:
        """The lowest card that fits is played; a judge never is."""
        cards = table.fits(table.hands[self.seat].peek())
        if not cards:
            return course.hold(table, self.seat)
        lowest = min(cards, key=lambda card: (card.value, card.id))
        return course.play(table, self.seat, lowest.id)

    def goes_on(self, table: Table, rest: Table, seat: Seat) -> Next[Table]:
        if seat == self.seat:
            return course.on_turn(rest, next_of(table, rest, seat, seat))
        if rest.last is None and rest.pile:
            return course.on_turn(rest, self.seat)
        return self.stay(rest)

    def view(self, table: Table, viewer: Seat) -> views.Turn:
        return views.Turn(table.seen, mine(table, viewer), self.seat)


def name_of(card: Card) -> str:
    return msg("judge_and_jury-card", colour=card.colour, value=card.value)
