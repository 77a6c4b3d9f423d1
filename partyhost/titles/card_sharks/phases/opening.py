"""Before the first question: who is emcee, and who has red."""

from __future__ import annotations

from dataclasses import dataclass, replace

from partyhost.engine.acts import CLOCK, HOST, Act, Seat
from partyhost.engine.offers import Choice, Offer, Option
from partyhost.engine.phase import Next
from partyhost.engine.secret import Secret
from partyhost.l10n import msg
from partyhost.titles.card_sharks import course, views
from partyhost.titles.card_sharks.board import cards_view
from partyhost.titles.card_sharks.cards import Card
from partyhost.titles.card_sharks.phases.play import Play, Shown
from partyhost.titles.card_sharks.table import Table


class ChoosingEmcee(Play):
    """S1. The captain says who is emcee, where the table wants a guest to be."""

    rule = "S1"
    seconds = 30

    def awaits(self, table: Table) -> tuple[Seat, ...]:
        return (HOST,)

    def mine(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        if seat != HOST:
            return ()
        options = tuple(Option(each, each) for each in table.seats)
        return (Choice("emcee", msg("card_sharks-who-is-emcee"), options),)

    def acted(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        emcee = act.value
        if by == CLOCK:
            emcee, rng = table.rng.peek().picked(table.seats)
            table = replace(table, rng=Secret(rng))
        return course.sides_drawn(replace(table, emcee=emcee))

    def changed(self, table: Table, new: Table) -> Next[Table]:
        """With two guests left there is nobody to spare."""
        return course.sides_drawn(new) if len(new.seats) < 3 else self.stay(new)

    def view(self, table: Table, viewer: Seat) -> views.ChoosingEmcee:
        return views.ChoosingEmcee(table.seats)


@dataclass(frozen=True)
class Drawing(Shown):
    """S2. Both sides draw a card: the higher one has red, and guesses first."""

    rule = "S2"
    seconds = 8
    cards: tuple[Card, Card]
    times: int

    def acted(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        return course.drawn(table, self.cards, self.times)

    def view(self, table: Table, viewer: Seat) -> views.Drawing:
        first, second = (card.rank for card in self.cards)
        return views.Drawing(
            sides=(table.members("red"), table.members("blue")),
            cards=cards_view(self.cards),
            red=None if first == second else int(second > first),
            times=self.times,
            king=not table.rules.teams,
            emcee=table.emcee,
            queue=table.queue,
        )
