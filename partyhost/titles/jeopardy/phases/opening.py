"""Before the first card of a round: who begins, which categories, which hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from partyhost.engine.acts import CLOCK, HOST, Act, Seat
from partyhost.engine.offers import Cards, Choice, Offer, Option
from partyhost.engine.phase import Next
from partyhost.engine.secret import Secret
from partyhost.kit.ballot import Ballot
from partyhost.l10n import msg
from partyhost.titles.jeopardy import course, views
from partyhost.titles.jeopardy.cards import Card
from partyhost.titles.jeopardy.mat import cards, mat
from partyhost.titles.jeopardy.phases.play import Play, Shown
from partyhost.titles.jeopardy.table import Table


class ChoosingFirst(Play):
    """J1. The captain says who plays first, where the table does not want that drawn."""

    rule = "J1"
    seconds = 30

    def awaits(self, table: Table) -> tuple[Seat, ...]:
        return (HOST,)

    def offers(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        if seat != HOST:
            return ()
        label = msg(f"jeopardy-offer-first-{table.rules.first_player}")
        return (Choice("first", label, tuple(Option(each, each) for each in table.seats)),)

    def on(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        if act.name == "time up":
            opener, table = table.picked(table.seats)
            return course.categories(replace(table, opener=opener), "random")
        return course.categories(replace(table, opener=act.value), table.rules.first_player)

    def view(self, table: Table, viewer: Seat) -> views.ChoosingFirst:
        return views.ChoosingFirst(table.rules.first_player)


Names = tuple[str, ...]


@dataclass(frozen=True)
class ChoosingCategories(Play):
    """J2. Everybody secretly keeps some of the category cards dealt to them for this round."""

    rule = "J2"
    seconds = 40
    how: str
    keep: int
    dealt: Mapping[Seat, Secret[Names]]
    ballot: Ballot[Names]

    def awaits(self, table: Table) -> tuple[Seat, ...]:
        return tuple(filter(self.ballot.owes, self.ballot.voters))

    def offers(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        if not self.ballot.owes(seat):
            return ()
        names = self.dealt[seat].seen_by(seat) or ()
        keep = min(self.keep, len(names))
        options = tuple(Option(name, name) for name in names)
        return (Cards("keep", msg("jeopardy-offer-keep", count=keep), options, keep, keep),)

    def on(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        if by == CLOCK:
            ballot = self.ballot
            for seat in self.awaits(table):
                kept, table = table.shuffled(self.dealt[seat].peek())
                ballot = ballot.put(seat, kept[: self.keep])
        else:
            ballot = self.ballot.put(by, tuple(act.value))
        return self._closed(table, ballot) if ballot.full else self.stay(table, ballot=ballot)

    def _closed(self, table: Table, ballot: Ballot[Names]) -> Next[Table]:
        kept = [name for seat in ballot.voters for name in ballot[seat]]
        back = [name for hand in self.dealt.values() for name in hand.peek() if name not in kept]
        return course.chosen(table, tuple(kept), tuple(back), self.how)

    def without(self, table: Table, rest: Table, seat: Seat) -> Next[Table]:
        ballot = self.ballot.without(seat)
        return self._closed(rest, ballot) if ballot.full else self.stay(rest, ballot=ballot)

    def view(self, table: Table, viewer: Seat) -> views.ChoosingCategories:
        dealt = self.dealt[viewer].seen_by(viewer) if viewer in self.dealt else None
        kept = self.ballot.seen_by(viewer)
        done = tuple(self.ballot.done)
        return views.ChoosingCategories(table.round, self.keep, done, dealt, kept)


@dataclass(frozen=True)
class Opening(Shown):
    """J3. Six categories lie above the mat and everybody holds a hand; here is who begins."""

    rule = "J3"
    seconds = 8
    how: str

    def on(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        return course.hands_dealt(table)

    def view(self, table: Table, viewer: Seat) -> views.Opening:
        return views.Opening(mat(table, viewer), table.opener, self.how)


Picks = tuple[Card, ...]


@dataclass(frozen=True)
class PickingHand(Play):
    """J4. Everybody keeps one card and passes the rest to the left, until the hand is full."""

    rule = "J4"
    seconds: ClassVar[int] = 20
    packs: Mapping[Seat, Secret[Picks]]  # what each picks from now
    kept: Mapping[Seat, Secret[Picks]]
    done: Mapping[Seat, Secret[str]]  # the card each has picked this time

    def awaits(self, table: Table) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.packs if seat not in self.done)

    def offers(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        if seat not in self.awaits(table):
            return ()
        seen = cards(table, self.packs[seat].seen_by(seat) or ())
        options = tuple(
            Option(card.card, msg("jeopardy-card", colour=card.colour, kind=card.kind))
            for card in seen
        )
        return (Choice("pick", msg("jeopardy-offer-pick"), options),)

    def on(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        if by != CLOCK:
            return self._picked(table, {by: act.value})
        picks: dict[Seat, str] = {}
        for seat in self.awaits(table):
            card, table = table.picked(self.packs[seat].peek())
            picks[seat] = card.id
        return self._picked(table, picks)

    def _picked(self, table: Table, picks: Mapping[Seat, str]) -> Next[Table]:
        done = {**self.done, **{seat: Secret(card, {seat}) for seat, card in picks.items()}}
        if len(done) < len(self.packs):
            return self.stay(table, done=done)
        kept, passed = dict(self.kept), {}
        for seat, pack in self.packs.items():
            chosen, rest = _split(pack.peek(), done[seat].peek())
            kept[seat] = Secret((*self.kept[seat].peek(), *chosen), {seat})
            left = table.left_of(seat)
            passed[left] = Secret(rest, {left})
        if len(next(iter(passed.values()))) == 1:  # the last card needs no picking
            hands = {
                seat: Secret((*hand.peek(), *passed[seat].peek()), {seat})
                for seat, hand in kept.items()
            }
            return course.first_card(replace(table, hands=hands))
        packs = {seat: passed[seat] for seat in self.packs}
        return Next(table, PickingHand(packs, kept, {}), cues=("pass",))

    def without(self, table: Table, rest: Table, seat: Seat) -> Next[Table]:
        """The pack of a guest who left goes out with them; the others keep on passing."""
        drop = {each: pack for each, pack in self.packs.items() if each != seat}
        kept = {each: hand for each, hand in self.kept.items() if each != seat}
        done = {each: card for each, card in self.done.items() if each != seat}
        return PickingHand(drop, kept, done)._picked(rest, {})

    def view(self, table: Table, viewer: Seat) -> views.PickingHand:
        pack = self.packs[viewer].seen_by(viewer) if viewer in self.packs else None
        kept = self.kept[viewer].seen_by(viewer) if viewer in self.kept else None
        picks = table.rules.dealt - 1
        size = len(next(iter(self.packs.values())))
        return views.PickingHand(
            mat=mat(table, viewer),
            pick=table.rules.dealt - size + 1,
            picks=picks,
            done=tuple(self.done),
            offered=None if pack is None or viewer in self.done else cards(table, pack),
            kept=None if kept is None else cards(table, kept),
        )


def _split(pack: Picks, chosen: str) -> tuple[Picks, Picks]:
    kept = tuple(card for card in pack if card.id == chosen)
    return kept, tuple(card for card in pack if card.id != chosen)
