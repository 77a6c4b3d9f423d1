"""What follows what: sides, rounds, hands, judges, verdicts and the end. Phases ask here for the
next one."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from partyhost.engine.acts import Seat
from partyhost.engine.game import Start
from partyhost.engine.phase import Next
from partyhost.engine.rng import Rng
from partyhost.engine.secret import Secret
from partyhost.titles.judge_and_jury import dealing
from partyhost.titles.judge_and_jury.cards import JUDGE, OTHER, SIDES, Card, Side
from partyhost.titles.judge_and_jury.options import Rules
from partyhost.titles.judge_and_jury.phases import ending, gap, judging, opening, turn
from partyhost.titles.judge_and_jury.table import FOUR, Table, Take


def begin(start: Start) -> Next[Table]:
    rules = msgspec.convert(start.options, Rules)
    scores = dict.fromkeys(start.seats, 0)
    table = Table(rules, start.seats, scores, Secret(Rng(start.seed)))
    draws, table = dealing.ranked(table, start.seats)
    return choosing(replace(table, draws=draws), tuple(draws))


# Sides


def open_sides(table: Table) -> tuple[Side, ...]:
    """Those with a place left: at most half of the guests are on one, or one more."""
    most = (len(table.seats) + 1) // 2
    taken = list(table.sides.values())
    return tuple(side for side in SIDES if taken.count(side) < most)


def smaller_side(table: Table) -> Side:
    taken = list(table.sides.values())
    return min(SIDES, key=taken.count)


def on_side(table: Table, seat: Seat, side: Side) -> Table:
    return replace(table, sides={**table.sides, seat: side})


def choosing(table: Table, order: tuple[Seat, ...]) -> Next[Table]:
    """The next one chooses; those who have no choice left are given their side."""
    for at, seat in enumerate(order):
        sides = open_sides(table)
        if len(sides) > 1:
            return Next(table, opening.ChoosingSide(order[at:]), cues=("turn",))
        table = on_side(table, seat, sides[0])
    return new_round(table)


# Rounds


def new_round(table: Table) -> Next[Table]:
    """Dealer, jurors, a fresh deck; late guests come in."""
    table = _sides_for_round(_let_in(table))
    if len(table.seats) < 2:
        return podium(table)
    draws, table = dealing.ranked(table, table.seats)
    table = replace(
        table,
        round=table.round + 1,
        hand=0,
        draws=draws,
        dealer=next(iter(draws)),
        moved=frozenset(),
        passes=(),
    )
    table = dealing.dealt(dealing.seated(table))
    return Next(table, opening.Opening(), cues=("round", "deal"))


def _let_in(table: Table) -> Table:
    for seat in table.late:
        table = replace(table, seats=(*table.seats, seat), scores={**table.scores, seat: 0})
        table = on_side(table, seat, smaller_side(table))
    return replace(table, late=())


def _sides_for_round(table: Table) -> Table:
    if table.rules.sides == "kept" or not table.round:
        return table
    return replace(table, sides={seat: OTHER[side] for seat, side in table.sides.items()})


def finish(table: Table) -> Next[Table]:
    """The round is over: whoever played last takes the open pile, then research is used up."""
    if table.pile:
        last = table.last
        table = dealing.pile_won(table, last) if last else dealing.discarded(table)
    return last_looks(table)


def last_looks(table: Table) -> Next[Table]:
    if any(map(table.unseen, table.seats)):
        return Next(table, ending.LastLook(), cues=("look",))
    return Next(dealing.sorted_out(table), ending.Verdict(), cues=("verdict",))


def after_round(table: Table) -> Next[Table]:
    if table.round < table.rules.rounds and len(table.seats) + len(table.late) > 1:
        return new_round(table)
    best = max(table.scores.values())
    tied = [seat for seat in table.seats if table.scores[seat] == best]
    if len(tied) < 2 or table.rules.ties == "shared":
        return podium(table)
    draws, table = dealing.ranked(table, tied)
    return Next(table, ending.TieBreak(draws), cues=("tie",))


# Hands


def between(table: Table, leader: Seat, take: Take | None = None) -> Next[Table]:
    """Before a hand is led: judges may be moved, where that is possible."""
    if any(map(table.movable, table.seats)):
        return Next(table, gap.Gap(leader, take), cues=("take",) if take else ())
    if take is not None:
        return Next(table, gap.Taken(leader, take), cues=("take",))
    return lead(table, leader)


def lead(table: Table, leader: Seat) -> Next[Table]:
    """A new hand, led by this guest or the next with cards or a judge."""
    return on_turn(replace(table, hand=table.hand + 1, passes=()), leader)


def on_turn(table: Table, seat: Seat) -> Next[Table]:
    """The first from here on who can do something; all before pass at once. Back at whoever
    played last, the hand is taken."""
    last, passes = table.last, list(table.passes)
    for each in table.clockwise(seat):
        if each == last:
            return taken(table, each)
        if each in passes:
            continue
        if table.judge_fits(each) or table.fits(table.hands[each].peek()):
            return Next(replace(table, passes=tuple(passes)), turn.Turn(each), cues=("turn",))
        if table.playing(each):
            passes.append(each)
    return lead(dealing.discarded(table), seat)


def play(table: Table, seat: Seat, id: str) -> Next[Table]:
    table = dealing.played(table, seat, id)
    new = finish(table) if table.over else on_turn(table, table.left_of(seat))
    return replace(new, cues=("play", *new.cues))


def hold(table: Table, seat: Seat) -> Next[Table]:
    """A judge is held back; the chance comes again."""
    return on_turn(replace(table, passes=(*table.passes, seat)), table.left_of(seat))


def taken(table: Table, seat: Seat) -> Next[Table]:
    take = Take(seat, len(table.pile))
    table = replace(dealing.pile_won(table, seat), takes=(*table.takes, take))
    return between(table, table.left_of(seat), take)


# Judges


def judge(table: Table, seat: Seat) -> Next[Table]:
    """The judge takes the pile, and whoever played it asks for cards."""
    take = Take(seat, len(table.pile), judge=True)
    table = dealing.pile_won(dealing.spend(table, seat, JUDGE), seat)
    return ask(table, take, "gavel")


def ask(table: Table, take: Take, *cues: str) -> Next[Table]:
    if not targets(table, take.seat):
        return settled(table, take)
    return Next(table, judging.Asking(take), cues=cues)


def targets(table: Table, seat: Seat) -> tuple[Seat, ...]:
    return tuple(each for each in table.seats if each != seat and table.holds(each))


def asked(table: Table, take: Take, target: Seat, colour: str) -> Next[Table]:
    """All that is asked for, where that is no more than four; else somebody picks."""
    take = replace(take, asked=target, colour=colour)
    cards = matching(table.hands[target].peek(), colour)
    if len(cards) <= FOUR:
        return give(table, take, cards)
    if table.rules.four_cards == "blind":
        return give_any(table, take, cards)
    return Next(table, judging.Giving(take), cues=("ask",))


def matching(hand: tuple[Card, ...] | None, colour: str) -> tuple[Card, ...]:
    return tuple(card for card in hand or () if not colour or card.colour == colour)


def give_any(table: Table, take: Take, cards: tuple[Card, ...]) -> Next[Table]:
    """Four of these, drawn blindly."""
    mixed, rng = table.rng.peek().shuffled(cards)
    return give(replace(table, rng=Secret(rng)), take, mixed[:FOUR])


def give(table: Table, take: Take, cards: tuple[Card, ...]) -> Next[Table]:
    table = dealing.given(table, take.asked, take.seat, cards)
    return settled(table, replace(take, given=len(cards)))


def settled(table: Table, take: Take) -> Next[Table]:
    """The hand of a judge is done; left of it the next one is led."""
    table = replace(table, takes=(*table.takes, take))
    if table.over:
        return finish(table)
    return between(table, table.left_of(take.seat), take)


def podium(table: Table, winners: tuple[Seat, ...] = ()) -> Next[Table]:
    return Next(table, ending.Over.of(table, winners), cues=("fanfare",))
