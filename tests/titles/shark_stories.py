"""Rounds told in the journal's own words, for the tests of Card Sharks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from partyhost.engine.acts import CLOCK, HOST, Act, Entry, Move
from partyhost.engine.game import State, apply, begin, page
from partyhost.engine.secret import Secret
from partyhost.titles.card_sharks import TITLE, course
from partyhost.titles.card_sharks.cards import Card, Side
from partyhost.titles.card_sharks.money import Money
from partyhost.titles.card_sharks.phases.money import Betting
from partyhost.titles.card_sharks.phases.running import Calling
from partyhost.titles.card_sharks.rows import Row
from partyhost.titles.card_sharks.table import Table, Team
from tests.matches import start_of

RED, BLUE = "s1", "s2"
SHORT: Mapping[str, str] = {"H": "higher", "L": "lower"}


def begun(count: int = 2, **options: Any) -> State:
    return begin(TITLE, start_of(TITLE, count, options=options))


def opened(count: int = 2, **options: Any) -> State:
    """A match at its first guess. In teams odd seats are red; s1 leads red, s2 leads blue."""
    table = begun(count, **options).table
    seats = table.seats
    if table.rules.teams:
        sides: dict[Side, Team] = {
            "red": Team(seats[0::2], seats[0]),
            "blue": Team(seats[1::2], seats[1]),
        }
        table = replace(table, teams=sides)
    else:
        sides = {"red": Team(seats[:1], seats[0]), "blue": Team(seats[1:2], seats[1])}
        table = replace(table, teams=sides, queue=seats[2:])
    new = course.new_round(table)
    return State(new.table, new.phase)


def cards(*ranks: int) -> tuple[Card, ...]:
    return tuple(Card(f"c{n}-{rank}", rank, "spades") for n, rank in enumerate(ranks))


def with_row(state: State, side: Side, row: Sequence[int], deck: Sequence[int] = ()) -> State:
    """The side's row and the top of its deck hold these ranks, all face down."""
    filled = cards(*row, *deck, *([7] * 30))
    table = state.table.with_row(side, Row.dealt(filled, len(row)))
    return replace(state, table=table)


def at_question(state: State, number: int) -> State:
    """The same table at this question of its round."""
    table: Table = replace(state.table, question=number - 1)
    new = course.ask(replace(table, question=number), "question")
    return State(new.table, new.phase)


def figure(state: State) -> int:
    return int(state.phase.asked.figure.peek().answer)


def with_figure(state: State, number: int) -> State:
    """The poll on the table has this figure."""
    asked = state.phase.asked
    poll = asked.figure.peek()
    told = {f: getattr(poll, f) for f in poll.__struct_fields__}
    changed = Secret(type(poll)(**{**told, "answer": number}), asked.figure.knows)
    return replace(state, phase=replace(state.phase, asked=replace(asked, figure=changed)))


def question_won(state: State, side: Side) -> State:
    """Guess, call and figure, so that this side plays the cards."""
    state = with_figure(state, 60)
    table = state.table
    guesser, other = table.guesser, "blue" if table.guesser == "red" else "red"
    call = "lower" if side == guesser else "higher"
    lead, responder = table.lead(guesser), table.lead(other)
    return played(
        state, f"{lead} guess 50", f"{responder} call {call}", *_last_bets(state), "host next"
    )


def _last_bets(state: State) -> list[str]:
    return ["clock time_up"] if len(state.table.seats) > 2 else []


def at_money(
    row: Sequence[int], deck: Sequence[int] = (), bank: int = 10_000, count: int = 2, **options: Any
) -> State:
    """The first bet of red's Money Cards; the row holds these ranks."""
    table = opened(count, **options).table
    money = Money.dealt("red", cards(*row, *([7] * (7 - len(row))), *deck, 3, 4))
    money = replace(money, bank=bank)
    table = replace(table, turn="red", money=money, winners=table.members("red"))
    return State(table, Betting())


def calling(state: State, side: Side, free: bool = False) -> State:
    """This side is in control, its base open."""
    table = replace(state.table, turn=side)
    table = table.with_row(side, table.rows[side].opened())
    return State(table, Calling(free=free))


def played(state: State, *lines: str) -> State:
    """Lines like “s1 guess 58”, “s2 call higher”, “s1 freeze”, “clock time_up”, “host next”."""
    for line in lines:
        state = apply(state, entry(state, line))
    return state


def entry(state: State, line: str) -> Entry:
    by, name, *rest = line.split(" ", 2)
    value: Any = rest[0] if rest else None
    if name in ("guess", "advise", "bet_higher", "bet_lower"):
        value = int(value)
    elif name == "away" and by == CLOCK:
        name, value = "time up", "away"
    elif by == HOST and name in VALUES:
        value = VALUES[name](value)
    return Move(by, Act(name.replace("_", " ") if by == CLOCK else name, value), state.step)


VALUES: Mapping[str, Any] = {
    "overrule": lambda word: {"right": word == "right"},
    "leave": lambda seat: {"seat": seat},
    "join": lambda seat: {"seat": seat},
    "away": lambda seats: {"seats": (seats or "").split()},
    "adjust": lambda words: {"seat": words.split()[0], "amount": int(words.split()[1])},
}


def view(state: State, viewer: str) -> Any:
    return page(TITLE, state, viewer).view


def acts(state: State, seat: str) -> set[str]:
    return {offer.act for offer in page(TITLE, state, seat).offers}


def options(state: State, seat: str, act: str) -> list[str]:
    offers = page(TITLE, state, seat).offers
    return [o.value for offer in offers if offer.act == act for o in getattr(offer, "options", ())]


def ranks(state: State, side: Side) -> list[int | None]:
    """The row as the TV shows it."""
    row = next(row for row in view(state, "tv").board.rows if row.side == side)
    return [None if card is None else card.rank for card in row.cards]
