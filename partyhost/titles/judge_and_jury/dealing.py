"""How cards go from place to place. None is ever lost or doubled."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from partyhost.engine.acts import Seat
from partyhost.engine.secret import Secret
from partyhost.titles.judge_and_jury.cards import (
    HAND,
    JUDGE,
    JURY,
    OWN,
    PLACES,
    RESEARCH,
    Card,
    deck,
)
from partyhost.titles.judge_and_jury.table import NOTHING, Hidden, Look, Played, Table


def ranked(table: Table, seats: Iterable[Seat]) -> tuple[dict[Seat, int], Table]:
    """Each of these draws a jury card; the highest stands first."""
    numbers, rng = table.rng.peek().shuffled(JURY)
    draws = dict(zip(seats, numbers, strict=False))
    order = sorted(draws, key=draws.__getitem__, reverse=True)
    return {seat: draws[seat] for seat in order}, replace(table, rng=Secret(rng))


def seated(table: Table) -> Table:
    """Six of the twelve jurors sit face down."""
    jury, rng = table.rng.peek().shuffled(JURY)
    sitting = tuple(Secret(number) for number in jury[: len(PLACES)])
    return replace(
        table, rng=Secret(rng), jurors=sitting, bench=Secret(jury[len(PLACES) :]), looks=()
    )


def dealt(table: Table) -> Table:
    """A fresh deck, and six cards for each; specials are laid open and replaced."""
    made = deck(len(table.seats), table.rules.deck, table.rules.red_cards)
    cards, rng = table.rng.peek().shuffled(made.cards)
    return hands_out(replace(table, rng=Secret(rng)), cards)


def hands_out(table: Table, cards: tuple[Card, ...]) -> Table:
    """Six each from the top, clockwise from the dealer's left, then what replaces specials."""
    order = tuple(table.clockwise(table.left_of(table.dealer)))
    first = {seat: cards[n * HAND : (n + 1) * HAND] for n, seat in enumerate(order)}
    nothing: dict[Seat, Hidden] = dict.fromkeys(table.seats, NOTHING)
    table = replace(
        table,
        hands={s: _own(s, [c for c in first[s] if not c.special]) for s in table.seats},
        open={s: tuple(c for c in first[s] if c.special) for s in table.seats},
        won={seat: _own(seat, ()) for seat in nothing},
        shown=dict.fromkeys(table.seats, ()),
        draw=Secret(cards[len(order) * HAND :]),
        pile=(),
        spent=(),
        gone=NOTHING,
    )
    for seat in order:
        table = drawn(table, seat, HAND - table.holds(seat))
    return table


def _own(seat: Seat, cards: Iterable[Card]) -> Hidden:
    return Secret(tuple(cards), {seat})


def drawn(table: Table, seat: Seat, count: int) -> Table:
    """So many cards for the hand while the pile lasts; specials are laid open and replaced."""
    stack = table.draw.peek()
    fresh: list[Card] = []
    laid: list[Card] = []
    at = 0
    while len(fresh) < count and at < len(stack):
        (laid if stack[at].special else fresh).append(stack[at])
        at += 1
    return replace(
        table,
        draw=Secret(stack[at:]),
        hands={**table.hands, seat: _own(seat, (*table.hands[seat].peek(), *fresh))},
        open={**table.open, seat: (*table.open[seat], *laid)},
    )


def played(table: Table, seat: Seat, id: str) -> Table:
    """A card goes from the hand to the pile, and another one is drawn."""
    hand = table.hands[seat].peek()
    card = next(card for card in hand if card.id == id)
    rest = _own(seat, (each for each in hand if each != card))
    table = replace(
        table,
        hands={**table.hands, seat: rest},
        pile=(*table.pile, Played(card, seat)),
        passes=(),
    )
    return drawn(table, seat, 1)


def won(table: Table, seat: Seat, cards: Iterable[Card]) -> Table:
    """Cards go where a guest's won cards lie."""
    if table.rules.won_piles == "open":
        return replace(table, shown={**table.shown, seat: (*table.shown[seat], *cards)})
    mine = (*table.won[seat].peek(), *cards)
    return replace(table, won={**table.won, seat: _own(seat, mine)})


def pile_won(table: Table, seat: Seat) -> Table:
    cards = [each.card for each in table.pile]
    return replace(won(table, seat, cards), pile=(), passes=())


def spend(table: Table, seat: Seat, special: str) -> Table:
    """A judge or a research card in front of a guest is used up."""
    used = next(card for card in table.open[seat] if card.colour == special)
    rest = tuple(card for card in table.open[seat] if card != used)
    return replace(table, open={**table.open, seat: rest}, spent=(*table.spent, used))


def looked(table: Table, seat: Seat, place: str) -> Table:
    """Now this guest knows the juror, and everybody knows that."""
    table = spend(table, seat, RESEARCH)
    at = PLACES.index(place)
    juror = table.jurors[at]
    known = Secret(juror.peek(), {*juror.knows, seat})
    jurors = (*table.jurors[:at], known, *table.jurors[at + 1 :])
    return replace(table, jurors=jurors, looks=(*table.looks, Look(seat, place)))


def judge_moved(table: Table, asker: Seat, holder: Seat) -> Table:
    """The holder's judge goes to the left; the asker has had the one change of the round."""
    receiver = table.receiver(holder, asker)
    assert receiver is not None
    judge = next(card for card in table.open[holder] if card.colour == JUDGE)
    rest = tuple(card for card in table.open[holder] if card != judge)
    opened = {**table.open, holder: rest, receiver: (*table.open[receiver], judge)}
    return replace(table, open=opened, moved=table.moved | {asker})


def given(table: Table, giver: Seat, asker: Seat, cards: tuple[Card, ...]) -> Table:
    """Cards go from a hand to the asker's won ones, and the giver draws back to six."""
    rest = tuple(card for card in table.hands[giver].peek() if card not in cards)
    table = won(replace(table, hands={**table.hands, giver: _own(giver, rest)}), asker, cards)
    return drawn(table, giver, HAND - len(rest)) if table.rules.refill else table


def sorted_out(table: Table) -> Table:
    """The verdict: what was won, and what the last holder kept, of the own colour lies open; all
    other cards are out."""
    shown, out = {}, list(table.gone.peek())
    for seat in table.seats:
        cards = (*table.shown[seat], *table.won[seat].peek(), *table.hands[seat].peek())
        own = OWN[table.sides[seat]]
        shown[seat] = tuple(sorted((c for c in cards if c.colour == own), key=_by_value))
        out += [card for card in cards if card.colour != own]
    empty = {seat: _own(seat, ()) for seat in table.seats}
    return replace(table, shown=shown, won=empty, hands=empty, gone=Secret(tuple(out)))


def _by_value(card: Card) -> tuple[int, str]:
    return card.value, card.id


def discarded(table: Table) -> Table:
    """The pile of somebody who left, and that nobody answers."""
    out = (*table.gone.peek(), *(each.card for each in table.pile))
    return replace(table, pile=(), passes=(), gone=Secret(out))


def left(table: Table, seat: Seat) -> Table:
    """Somebody has gone for good: the hand goes under the draw pile while there is one; what was
    won is out."""
    scores = {each: score for each, score in table.scores.items() if each != seat}
    table = replace(table, scores=scores, moved=table.moved - {seat})
    if table.round:
        table = _cards_left(table, seat)
    rest = {
        name: {each: value for each, value in getattr(table, name).items() if each != seat}
        for name in ("sides", "hands", "won", "shown", "open", "draws", "slow")
    }
    seats = tuple(each for each in table.seats if each != seat)
    passes = tuple(each for each in table.passes if each != seat)
    return replace(table, seats=seats, passes=passes, **rest)  # type: ignore[arg-type]


def _cards_left(table: Table, seat: Seat) -> Table:
    hand, stack = table.hands[seat].peek(), table.draw.peek()
    out = (*table.gone.peek(), *table.won[seat].peek(), *table.shown[seat])
    if stack:
        table = replace(table, draw=Secret((*stack, *hand)))
    else:
        out = (*out, *hand)
    return replace(table, gone=Secret(out), spent=(*table.spent, *table.open[seat]))
