"""The Money Cards: a bet on every card, higher or lower."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from partyhost.engine.acts import Act, Seat
from partyhost.engine.offers import Button, Number, Offer
from partyhost.engine.phase import Next
from partyhost.l10n import msg
from partyhost.titles.card_sharks import course, views
from partyhost.titles.card_sharks.board import card_view, odds_view
from partyhost.titles.card_sharks.cards import Card, Odds, odds
from partyhost.titles.card_sharks.chips import MOST, SMALLEST, STAKE
from partyhost.titles.card_sharks.money import LEAST_BET, Bet, Money
from partyhost.titles.card_sharks.phases.play import Shown
from partyhost.titles.card_sharks.phases.sharks import Opened, Sharked, came
from partyhost.titles.card_sharks.table import Staked, Table


def the(table: Table) -> Money:
    assert table.money is not None
    return table.money


@dataclass(frozen=True)
class Betting(Sharked):
    """S12. Bet on the next card, higher or lower; change one card a round; mind the last one."""

    rule = "S12"
    seconds = 40
    stake, least, most = f"${STAKE:,}", f"${LEAST_BET:,}", f"${MOST:,}"

    def decisions(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        money = the(table)
        low, high = money.limits
        quick = tuple(sorted({low, *_half(low, high), high}))
        bets = (
            Number("bet_higher", msg("card_sharks-on-higher"), low, high, SMALLEST, quick),
            Number("bet_lower", msg("card_sharks-on-lower"), low, high, SMALLEST, quick),
        )
        change = () if money.changed else (Button("change", msg("card_sharks-change-card")),)
        leave = msg("card_sharks-cash-out", bank=f"${money.bank:,}")
        out = () if self.why_no_cash_out(table) else (Button("cash_out", leave),)
        return (*bets, *change, *out)

    @staticmethod
    def why_no_cash_out(table: Table) -> str | None:
        if the(table).last or table.rules.cash_out == "any_time":
            return None
        return msg("card_sharks-no-cash-out")

    def decided(self, table: Table, act: Act) -> Next[Table]:
        money = the(table)
        if act.name == "change":
            table = replace(table, money=money.with_new_card())
            return Next(table, Betting(), cues=("flip",))
        if act.name == "cash_out":
            return _cashed(table)
        return self.lock(table, (act.name.removeprefix("bet_"), int(act.value)))

    def late(self, table: Table) -> Next[Table]:
        """The least on the likelier side; before the last card they keep what they have."""
        money = the(table)
        if money.last:
            return _cashed(table)
        return self.settled(table, (self.odds(table).likelier, money.limits[0]))

    def odds(self, table: Table) -> Odds:
        money = the(table)
        return odds(money.card.rank, money.seen)

    def settled(self, table: Table, call: Any) -> Next[Table]:
        money, (side, amount) = the(table), call
        new = money.settled(side, amount, table.rules.money_equal == "push")
        lead, bet = table.lead(money.side), new.bets[-1]
        if lead:
            table = table.did(Staked(lead, amount, bet.gain))
        bets = Opened.of(self.bets, came(bet.before, bet.card))
        cue = "card_right" if bet.gain > 0 else "card_wrong"
        phase = MoneyTurned(bet, money.card, bets)
        return Next(replace(table, money=new), phase, cues=("flip", cue))

    def view(self, table: Table, viewer: Seat) -> views.Betting:
        return views.Betting(
            board=table.seen,
            bets=self.bets_view(table, viewer),
            why_no_cash_out=self.why_no_cash_out(table),
            odds=odds_view(self.odds(table)) if table.rules.odds else None,
        )


def _half(low: int, high: int) -> tuple[int, ...]:
    half = high // (2 * SMALLEST) * SMALLEST
    return (half,) if low < half < high else ()


def _cashed(table: Table) -> Next[Table]:
    return course.money_over(replace(table, money=replace(the(table), ended="cash_out")))


@dataclass(frozen=True)
class MoneyTurned(Shown):
    """S13. The card is turned, and the bet is won or lost; an equal card loses it."""

    rule = "S13"
    seconds = 5
    bet: Bet
    before: Card
    bets: Opened

    def acted(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        table = table.with_points(self.bets.winners)
        if the(table).ended:
            return course.money_over(table)
        return Next(table, Betting(), cues=("go_on",))

    def view(self, table: Table, viewer: Seat) -> views.MoneyTurned:
        return views.MoneyTurned(
            board=table.seen,
            call=self.bet.call,
            amount=self.bet.amount,
            before=card_view(self.before),
            card=card_view(the(table).card),
            gain=self.bet.gain,
            bets=self.bets.view(),
        )


@dataclass(frozen=True)
class MoneyOver(Shown):
    """S14. What is in the bank is theirs; a king of the hill stays for the next challenger."""

    rule = "S14"
    seconds = 7
    best: bool

    def acted(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        return course.after_money(table)

    def view(self, table: Table, viewer: Seat) -> views.MoneyOver:
        money, next_ones = the(table), course.challengers(table)
        return views.MoneyOver(
            board=table.seen,
            how=money.ended,
            bank=money.bank,
            best=self.best,
            challenger=next_ones[-1] if next_ones else None,
        )
