"""The play mat as a viewer sees it."""

from __future__ import annotations

from collections.abc import Iterable

from partyhost.engine.acts import Seat
from partyhost.titles.jeopardy.cards import DAILY_DOUBLES, Card, Kind
from partyhost.titles.jeopardy.table import Table
from partyhost.titles.jeopardy.views import CardView, Mat


def mat(table: Table, viewer: Seat) -> Mat:
    hand = table.hand(viewer).seen_by(viewer)
    return Mat(
        round=table.round,
        number=table.begun,
        total=table.begun + sum(max(0, len(hand) - 1) for hand in table.hands.values()),
        columns=table.columns_seen,
        daily_doubles=table.doubles_left,
        daily_double_limit=DAILY_DOUBLES[table.round],
        cards={seat: len(hand) for seat, hand in table.hands.items()},
        late=table.late,
        hand=None if hand is None else cards(table, hand),
    )


def cards(table: Table, hand: Iterable[Card]) -> tuple[CardView, ...]:
    """Cards in the order of the columns, with what each is worth at this moment."""
    order = [column.colour for column in table.columns]
    return tuple(
        CardView(card.id, card.colour, card.kind.value, worth.total, _live(table, card))
        for card in sorted(hand, key=lambda card: (order.index(card.colour), card.id))
        for worth in [table.worth(card)]
    )


def _live(table: Table, card: Card) -> bool:
    return card.kind is not Kind.DAILY_DOUBLE or table.doubles_left > 0
