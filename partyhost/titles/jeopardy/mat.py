"""The play mat as a viewer sees it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from partyhost.engine.acts import Seat
from partyhost.titles.jeopardy.cards import Card, Kind
from partyhost.titles.jeopardy.table import Table
from partyhost.titles.jeopardy.views import CardView, Mat


def mat(table: Table, viewer: Seat) -> Mat:
    hand = table.hand(viewer).seen_by(viewer)
    seen = table.mat_seen
    return seen if hand is None else replace(seen, hand=cards(table, hand))


def cards(table: Table, hand: Iterable[Card]) -> tuple[CardView, ...]:
    """Cards in the order of the columns, with what each is worth at this moment."""
    worth, order = table.worths, [column.colour for column in table.columns]
    return tuple(
        CardView(
            card.id,
            card.colour,
            card.kind.value,
            worth[card.colour, card.kind].total,
            card.kind is not Kind.DAILY_DOUBLE or table.doubles_left > 0,
        )
        for card in sorted(hand, key=lambda card: (order.index(card.colour), card.id))
    )
