"""The table as pages are told it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from partyhost.engine.acts import Seat
from partyhost.titles.judge_and_jury.cards import PLACES, RESEARCH, Card
from partyhost.titles.judge_and_jury.views import (
    CardView,
    Court,
    JurorView,
    Mine,
    NoteView,
    PlayedView,
    PlayerView,
    TakeView,
)

if TYPE_CHECKING:
    from partyhost.titles.judge_and_jury.table import Table, Take


def cards_view(cards: Iterable[Card]) -> tuple[CardView, ...]:
    return tuple(CardView(card.id, card.colour, card.value) for card in cards)


def court(table: Table) -> Court:
    return Court(
        round=table.round,
        rounds=table.rules.rounds,
        hand=table.hand,
        dealer=table.dealer or None,
        pile=tuple(
            PlayedView(CardView(p.card.id, p.card.colour, p.card.value), p.seat) for p in table.pile
        ),
        last=table.last,
        draw=len(table.draw),
        jurors=tuple(
            JurorView(place, tuple(look.seat for look in table.looks if look.place == place))
            for place in PLACES[: len(table.jurors)]
        ),
        players=tuple(_player(table, seat) for seat in table.seats),
        late=table.late,
        red=table.rules.red_cards,
    )


def _player(table: Table, seat: Seat) -> PlayerView:
    shown = table.shown.get(seat, ())
    return PlayerView(
        seat=seat,
        side=table.sides.get(seat),
        hand=table.holds(seat),
        won=len(shown) + (len(table.won[seat]) if seat in table.won else 0),
        judges=table.judges(seat),
        research=table.count(seat, RESEARCH),
        moved=seat in table.moved,
        passed=seat in table.passes,
        out=table.round > 0 and not table.playing(seat),
        shown=cards_view(shown),
    )


def mine(table: Table, viewer: Seat) -> Mine | None:
    """What only this guest sees: hand, won cards, and the jurors looked at."""
    if viewer not in table.hands or viewer not in table.sides:
        return None
    notes = [
        NoteView(place, value)
        for place, juror in zip(PLACES, table.jurors, strict=False)
        if (value := juror.seen_by(viewer)) is not None
    ]
    return Mine(
        table.sides[viewer],
        cards_view(table.hands[viewer].seen_by(viewer) or ()),
        cards_view((*table.shown[viewer], *(table.won[viewer].seen_by(viewer) or ()))),
        tuple(notes),
    )


def take_view(take: Take | None) -> TakeView | None:
    if take is None:
        return None
    return TakeView(
        take.seat, take.cards, take.judge, take.asked or None, take.colour or None, take.given
    )
