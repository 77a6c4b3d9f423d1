"""What follows what: rounds, questions, runs and the Money Cards. Phases ask here for the next."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from partyhost.engine.acts import Seat
from partyhost.engine.game import Start
from partyhost.engine.phase import Next, Phase
from partyhost.engine.rng import Rng
from partyhost.engine.secret import Secret
from partyhost.titles.card_sharks.cards import OTHER, Card, Side
from partyhost.titles.card_sharks.money import Money
from partyhost.titles.card_sharks.options import Rules
from partyhost.titles.card_sharks.pack import Pack, polls
from partyhost.titles.card_sharks.phases import (
    asking,
    ending,
    holding,
    money,
    opening,
    running,
    winning,
)
from partyhost.titles.card_sharks.polls import Asked, Stack
from partyhost.titles.card_sharks.rows import Row
from partyhost.titles.card_sharks.table import Table, Team

Moved = Next[Table]


def begin(start: Start) -> Moved:
    rules = msgspec.convert(start.options, Rules)
    pack = msgspec.convert(start.pack, Pack)
    stack, rng = Stack.shuffled(polls(pack), Rng(start.seed), pack.asked)
    table = Table(rules, start.seats, Secret(rng), stack)
    if rules.emcee == "human" and len(start.seats) > 2:
        return Next(table, opening.ChoosingEmcee())
    return sides_drawn(table)


def sides_drawn(table: Table) -> Moved:
    """Two teams as even as can be, or two contestants and a queue, all at random."""
    players = [seat for seat in table.seats if seat != table.emcee]
    order, rng = table.rng.peek().shuffled(players)
    table = replace(table, rng=Secret(rng))
    if table.rules.teams:
        return drawing(table, order[0::2], order[1::2])
    queue = (*order[2:], *table.queue)
    return drawing(replace(table, queue=queue), order[:1], order[1:2])


def drawing(table: Table, one: tuple[Seat, ...], two: tuple[Seat, ...], times: int = 1) -> Moved:
    """Each side draws from the red deck, which is shuffled again afterwards."""
    table = replace(table, teams={"red": Team(one, one[0]), "blue": Team(two, two[0])}, turn=None)
    (first, second, *_), table = table.shuffled("red")
    return Next(table, opening.Drawing((first, second), times), cues=("deal",))


def drawn(table: Table, cards: tuple[Card, Card], times: int) -> Moved:
    """The higher card has red and begins; a tie draws again."""
    one, two = table.members("red"), table.members("blue")
    first, second = (card.rank for card in cards)
    if first == second and one and two:
        return drawing(table, one, two, times + 1)
    if second > first:
        table = replace(table, teams={"red": table.teams["blue"], "blue": table.teams["red"]})
    return new_round(replace(table, first="red", round=0, wins={}))


def new_round(table: Table) -> Moved:
    """Both decks are shuffled, and a row is dealt from each, face down."""
    table = replace(table, round=table.round + 1, question=0)
    length = table.rules.length(table.round)
    sides: tuple[Side, ...] = ("red", "blue")
    for side in sides:
        cards, table = table.shuffled(side)
        table = table.with_row(side, Row.dealt(cards, length))
    return next_question(table)


def next_question(table: Table) -> Moved:
    table = _let_in(table)
    if table.question or table.round > 1:
        table = table.leads_changed()
    table = replace(table, question=table.question + 1)
    return ask(table, "question" if not table.sudden else "sudden_death")


def ask(table: Table, cue: str) -> Moved:
    poll, again, stack = table.polls.draw()
    table = replace(table, polls=stack, turn=table.guesser)
    return Next(table, asking.Guessing(Asked.of(poll, again)), cues=(cue,))


def void(table: Table) -> Moved:
    """A broken poll: another one for the same question."""
    return ask(table, "question")


def _let_in(table: Table) -> Table:
    """Late guests join the smaller team."""
    for seat in table.late:
        sides: tuple[Side, ...] = ("red", "blue")
        side = min(sides, key=lambda each: len(table.members(each)))
        table = table.with_team(side, (*table.members(side), seat))
    return replace(table.with_part(*table.late), late=())


def question_won(table: Table, side: Side) -> Moved:
    """Whoever wins the question plays the cards; in sudden death they may pass."""
    table = replace(table, turn=side)
    if table.sudden:
        return Next(table, running.Deciding(), cues=("decide",))
    return play(table)


def play(table: Table) -> Moved:
    """The side on turn sees its base card, and may change it."""
    assert table.turn is not None
    opened = table.with_row(table.turn, table.rows[table.turn].opened())
    return Next(opened, running.Basing(), cues=("flip",))


def play_on(table: Table, side: Side) -> Moved:
    """The other side missed or passed: this one plays from where it stands, without a change."""
    table = replace(table, turn=side)
    opened = table.with_row(side, table.rows[side].opened())
    return Next(opened, running.Calling(free=True), cues=("free_run",))


def missed(table: Table, free: bool) -> Moved:
    """What comes after a miss: the other side's free run; after that one the next question."""
    assert table.turn is not None
    side: Side = table.turn
    table = table.with_row(side, table.rows[side].missed())
    if table.sudden:
        return round_won(table, OTHER[side], "miss")
    return next_question(table) if free else play_on(table, OTHER[side])


def round_won(table: Table, side: Side, how: str) -> Moved:
    wins = {**table.wins, side: table.wins.get(side, 0) + 1}
    winners = dict.fromkeys((*table.winners, *table.members(side)))
    table = replace(table, turn=side, wins=wins, winners=tuple(winners))
    return Next(table, winning.RoundWon(side, how), cues=("round_won",))


def match_won(table: Table, side: Side) -> bool:
    return table.wins.get(side, 0) >= table.rules.wins_needed()


def after_round(table: Table, side: Side) -> Moved:
    """The Money Cards; or another round, in which the loser guesses first."""
    if not match_won(table, side):
        return new_round(replace(table, first=OTHER[side]))
    cards, table = table.shuffled("gold")
    table = replace(table, turn=side, money=Money.dealt(side, cards))
    return Next(table, money.Betting(), cues=("money",))


def money_over(table: Table) -> Moved:
    """The bank is theirs, if it is their best one."""
    assert table.money is not None
    bank, members = table.money.bank, table.members(table.money.side)
    best = bank > max(table.bests.values(), default=0)
    bests = {seat: max(bank, table.bests.get(seat, 0)) for seat in members}
    table = replace(table, bests={**table.bests, **bests})
    cue = "bust" if not bank else "jackpot"
    return Next(table, money.MoneyOver(best), cues=(cue,))


def after_money(table: Table) -> Moved:
    """The next of the queue challenges the king of the hill; with nobody left it is over."""
    pair = challengers(table)
    if len(pair) < 2:
        return podium(table)
    queue = tuple(seat for seat in table.queue if seat not in pair)
    table = replace(table.with_part(*pair), queue=queue, money=None)
    return drawing(table, pair[:1], pair[1:])


def challengers(table: Table) -> tuple[Seat, ...]:
    """The king and who comes next, or nobody."""
    if table.money is None or table.rules.teams or not table.queue:
        return ()
    return (*table.members(table.money.side), *table.queue)[:2]


def hold(table: Table, phase: Phase[Table]) -> Moved:
    return Next(table, holding.Held(phase), cues=("hold",))


def podium(table: Table) -> Moved:
    return Next(table, ending.Over.of(table), cues=("fanfare",))
