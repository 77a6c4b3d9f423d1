"""The table as every viewer sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from partyhost.titles.card_sharks import views
from partyhost.titles.card_sharks.cards import Card, Odds, Side
from partyhost.titles.card_sharks.chips import stack
from partyhost.titles.card_sharks.money import Money
from partyhost.titles.card_sharks.rows import Row

if TYPE_CHECKING:
    from partyhost.titles.card_sharks.table import Table


def board(table: Table) -> views.Board:
    rules, money = table.rules, table.money
    return views.Board(
        teams=tuple(_team(table, side) for side in table.teams),
        rows=tuple(_row(side, row) for side, row in table.rows.items()),
        round=table.round,
        wins_needed=rules.wins_needed(),
        question=table.question,
        sudden_at=rules.sudden_death_question,
        sudden=table.sudden,
        king=not rules.teams,
        turn=table.turn,
        emcee=table.emcee,
        queue=table.queue,
        late=table.late,
        points=dict(table.points),
        bests=dict(table.bests),
        money=None if money is None else money_view(money),
        row_length=rules.length(table.round),
    )


def _team(table: Table, side: Side) -> views.TeamView:
    return views.TeamView(
        side=side,
        members=table.members(side),
        lead=table.lead(side) or None,
        away=table.gone(side),
        wins=table.wins.get(side, 0),
    )


def _row(side: Side, row: Row) -> views.RowView:
    return views.RowView(
        side=side,
        cards=(*map(card_view, row.up), *((None,) * len(row.down))),
        base=row.base,
        frozen=row.frozen,
        called=max(0, row.called),
        discards=tuple(map(card_view, row.discards)),
    )


def money_view(money: Money) -> views.MoneyView:
    low, high = money.limits
    return views.MoneyView(
        side=money.side,
        cards=(*map(card_view, money.up), *((None,) * len(money.down))),
        discards=tuple(map(card_view, money.discards)),
        bank=money.bank,
        chips={str(value): count for value, count in stack(money.bank).items()},
        low=low,
        high=high,
        last=money.last,
        changed=money.changed,
        gains=tuple(bet.gain for bet in money.bets),
    )


def card_view(card: Card) -> views.CardView:
    return views.CardView(card.rank, card.suit)


def odds_view(odds: Odds) -> views.OddsView:
    higher, lower = round(100 * odds.chance("higher")), round(100 * odds.chance("lower"))
    return views.OddsView(higher, 100 - higher - lower, lower)


def cards_view(cards: Sequence[Card]) -> tuple[views.CardView, ...]:
    return tuple(map(card_view, cards))
