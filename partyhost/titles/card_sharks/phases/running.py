"""Playing the cards: the base card, the calls, the freeze, and sudden death."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from partyhost.engine.acts import Act, Seat
from partyhost.engine.offers import Button, Choice, Offer, Option
from partyhost.engine.phase import Next
from partyhost.l10n import msg
from partyhost.titles.card_sharks import course, views
from partyhost.titles.card_sharks.board import card_view, odds_view
from partyhost.titles.card_sharks.cards import ACE, OTHER, TWO, Card, Odds, Side, odds, right
from partyhost.titles.card_sharks.phases.play import Play, Shown, patience
from partyhost.titles.card_sharks.phases.sharks import Opened, Sharked, call_name, came
from partyhost.titles.card_sharks.rows import Row
from partyhost.titles.card_sharks.table import Called, Table


def calls(rank: int) -> tuple[Option, ...]:
    """Both calls are always allowed; an impossible one is warned of."""
    return (
        Option(
            "higher", call_name("higher"), msg("card_sharks-none-higher") if rank == ACE else ""
        ),
        Option("lower", call_name("lower"), msg("card_sharks-none-lower") if rank == TWO else ""),
    )


def playing(table: Table) -> Side:
    assert table.turn is not None
    return table.turn


class OnRow(Play):
    """A side decides about its row, without side bets."""

    def time(self, table: Table) -> int:
        return patience(table, playing(table), self.seconds or 0)

    def awaits(self, table: Table) -> tuple[Seat, ...]:
        lead = table.lead(playing(table))
        return (lead,) if lead else ()


class Basing(OnRow):
    """S6. Whoever won the question may change the base card, once, before the first call."""

    rule = "S6"
    seconds = 20

    def mine(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        if seat != table.lead(playing(table)):
            return ()
        return (
            Button("keep", msg("card_sharks-keep")),
            Button("change", msg("card_sharks-change")),
        )

    def acted(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        if act.name != "change":
            return Next(table, Calling(free=False), cues=("keep",))
        side = playing(table)
        table = table.with_row(side, table.rows[side].changed())
        return Next(table, Calling(free=False, changed_base=True), cues=("flip",))

    def view(self, table: Table, viewer: Seat) -> views.Basing:
        return views.Basing(table.seen)


@dataclass(frozen=True)
class Calling(Sharked):
    """S7. Is the next card higher or lower? An equal one is a miss. A freeze keeps what is up."""

    rule = "S7"
    seconds = 20
    free: bool = field(kw_only=True)
    changed_base: bool = False

    def row(self, table: Table) -> Row:
        return table.rows[self.side(table)]

    def odds(self, table: Table) -> Odds:
        row = self.row(table)
        return odds(row.card.rank, row.seen)

    def why_no_freeze(self, table: Table) -> str | None:
        if table.sudden:
            return msg("card_sharks-no-freeze-sudden")
        if self.row(table).called:
            return None
        if self.changed_base:
            return msg("card_sharks-no-freeze-changed")
        return None if table.rules.freeze == "always" else msg("card_sharks-no-freeze-yet")

    def decisions(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        call = Choice("call", msg("card_sharks-next-card"), calls(self.row(table).card.rank))
        freeze = () if self.why_no_freeze(table) else (Button("freeze", msg("card_sharks-freeze")),)
        return (call, *freeze)

    def decided(self, table: Table, act: Act) -> Next[Table]:
        return self._frozen(table) if act.name == "freeze" else self.lock(table, act.value)

    def late(self, table: Table) -> Next[Table]:
        if self.why_no_freeze(table) is None:
            return self._frozen(table)
        return self.settled(table, self.odds(table).likelier)

    def _frozen(self, table: Table) -> Next[Table]:
        side = self.side(table)
        table = table.with_row(side, table.rows[side].froze())
        return Next(table, Frozen(), cues=("freeze",))

    def settled(self, table: Table, call: Any) -> Next[Table]:
        side, before, row = self.side(table), self.row(table).card, self.row(table).turned()
        was_right, lead = right(call, before.rank, row.card.rank), table.lead(side)
        if lead:
            chance = round(100 * self.odds(table).chance(call))
            table = table.did(Called(lead, was_right, chance, row.called))
        bets = Opened.of(self.bets, came(before.rank, row.card.rank))
        phase = Turned(self.free, str(call), before, was_right, bets)
        cue = "card_right" if was_right else "card_wrong"
        return Next(table.with_row(side, row), phase, cues=("flip", cue))

    def view(self, table: Table, viewer: Seat) -> views.Calling:
        return views.Calling(
            board=table.seen,
            free=self.free,
            bets=self.bets_view(table, viewer),
            why_no_freeze=self.why_no_freeze(table),
            odds=odds_view(self.odds(table)) if table.rules.odds else None,
        )


@dataclass(frozen=True)
class Turned(Shown):
    """S8. The card is turned: right goes on, a miss throws the cards of this run away."""

    rule = "S8"
    seconds = 4
    free: bool
    call: str
    before: Card
    right: bool
    bets: Opened

    def acted(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        table = table.with_points(self.bets.winners)
        if not self.right:
            return course.missed(table, self.free)
        if table.rows[playing(table)].cleared:
            return course.round_won(table, playing(table), "row")
        return Next(table, Calling(free=self.free), cues=("go_on",))

    def _then(self, table: Table) -> str:
        if self.right:
            return "won" if table.rows[playing(table)].cleared else "on"
        return "lost" if table.sudden else "question" if self.free else "free"

    def view(self, table: Table, viewer: Seat) -> views.Turned:
        return views.Turned(
            board=table.seen,
            free=self.free,
            call=self.call,
            before=card_view(self.before),
            card=card_view(table.rows[playing(table)].card),
            right=self.right,
            then=self._then(table),
            bets=self.bets.view(),
        )


class Frozen(Shown):
    """S9. Frozen: the last card up is the base from now on, and the other side does not play."""

    rule = "S9"
    seconds = 4

    def acted(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        return course.next_question(table)

    def view(self, table: Table, viewer: Seat) -> views.Frozen:
        return views.Frozen(table.seen)


class Deciding(OnRow):
    """S10. Sudden death: whoever won the question plays, or passes to the other side."""

    rule = "S10"
    seconds = 20

    def mine(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        if seat != table.lead(playing(table)):
            return ()
        return (
            Button("play", msg("card_sharks-play")),
            Button("pass", msg("card_sharks-pass")),
        )

    def acted(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        if act.name == "pass":
            return course.play_on(table, OTHER[playing(table)])
        return course.play(table)

    def view(self, table: Table, viewer: Seat) -> views.Deciding:
        return views.Deciding(table.seen)
