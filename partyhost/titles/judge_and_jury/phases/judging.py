"""A judge was played: somebody is asked for four cards, and gives them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from partyhost.engine.acts import Act, Seat
from partyhost.engine.offers import Cards, Choice, Offer, Option
from partyhost.engine.phase import Next
from partyhost.l10n import msg
from partyhost.titles.judge_and_jury import course, views
from partyhost.titles.judge_and_jury.cards import BLUE, GOLD, RED
from partyhost.titles.judge_and_jury.court import mine, take_view
from partyhost.titles.judge_and_jury.phases.play import InRound
from partyhost.titles.judge_and_jury.phases.turn import QUICK, name_of
from partyhost.titles.judge_and_jury.table import FOUR, Table, Take

ANY = "any"


@dataclass(frozen=True)
class Asking(InRound):
    """J6. The judge takes the pile. Ask anybody for four cards, any or of one colour."""

    rule = "J6"
    seconds = 20
    take: Take

    def time(self, table: Table) -> int:
        return QUICK if table.impatient(self.take.seat) else self.seconds

    def awaits(self, table: Table) -> tuple[Seat, ...]:
        return (self.take.seat,)

    def asks(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        if seat != self.take.seat:
            return ()
        colours = (ANY, BLUE, GOLD, *((RED,) if table.rules.red_cards else ()))
        options = tuple(
            Option(f"{target}/{colour}", msg("judge_and_jury-cards-of", colour=colour, seat=target))
            for target in course.targets(table, seat)
            for colour in colours
        )
        return (Choice("ask", msg("judge_and_jury-ask"), options),)

    def done(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        if act.name == "time up":
            most = max(course.targets(table, self.take.seat), key=table.holds)
            return course.asked(table.dawdled(self.take.seat), self.take, most, "")
        target, colour = act.value.split("/")
        return course.asked(table, self.take, target, "" if colour == ANY else colour)

    def goes_on(self, table: Table, rest: Table, seat: Seat) -> Next[Table]:
        if seat == self.take.seat:
            return course.between(rest, table.left_of(seat))
        if course.targets(rest, self.take.seat):
            return self.stay(rest)
        return course.settled(rest, self.take)

    def view(self, table: Table, viewer: Seat) -> views.Asking:
        take = take_view(self.take)
        assert take is not None
        return views.Asking(table.seen, mine(table, viewer), self.take.seat, take)


@dataclass(frozen=True)
class Giving(InRound):
    """J7. Whoever is asked chooses which cards to give, and draws back to six."""

    rule = "J7"
    seconds = 15
    count = FOUR
    take: Take

    def time(self, table: Table) -> int:
        return QUICK if table.impatient(self.take.asked) else self.seconds

    def awaits(self, table: Table) -> tuple[Seat, ...]:
        return (self.take.asked,)

    def asks(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        if seat != self.take.asked:
            return ()
        cards = course.matching(table.hands[seat].seen_by(seat), self.take.colour)
        options = tuple(Option(card.id, name_of(card)) for card in cards)
        return (Cards("give", msg("judge_and_jury-give"), options, self.count, self.count),)

    def done(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        hand = table.hands[self.take.asked].peek()
        if act.name == "time up":
            cards = course.matching(hand, self.take.colour)
            return course.give_any(table.dawdled(self.take.asked), self.take, cards)
        chosen = tuple(card for card in hand if card.id in act.value)
        return course.give(table.acted(self.take.asked), self.take, chosen)

    def goes_on(self, table: Table, rest: Table, seat: Seat) -> Next[Table]:
        if seat == self.take.seat:
            return course.between(rest, table.left_of(seat))
        if seat == self.take.asked:
            return course.ask(rest, replace(self.take, asked="", colour=""))
        return self.stay(rest)

    def view(self, table: Table, viewer: Seat) -> views.Giving:
        take = take_view(self.take)
        assert take is not None
        return views.Giving(table.seen, mine(table, viewer), self.take.asked, take, self.count)
