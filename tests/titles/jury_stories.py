"""Hands told in the journal's own words, for the tests of Judge & Jury."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from itertools import count
from typing import Any

from partyhost.engine.acts import CLOCK, HOST, Act, Entry, Move
from partyhost.engine.game import State, apply, begin, offers, page
from partyhost.engine.secret import Secret
from partyhost.titles.judge_and_jury import TITLE, course
from partyhost.titles.judge_and_jury.cards import Card
from partyhost.titles.judge_and_jury.phases.opening import ChoosingSide
from partyhost.titles.judge_and_jury.phases.turn import Turn
from partyhost.titles.judge_and_jury.table import Hidden, Played, Table
from tests.matches import start_of

COLOURS = {"B": "blue", "G": "gold", "R": "red", "J": "judge", "Q": "research"}
SIDES = {"P": "prosecution", "D": "defence"}
_numbers = count(100)


def card(word: str) -> Card:
    """“G6” is a gold 6, “J” a judge, “Q” jury research; each is a card of its own."""
    colour, value = COLOURS[word[0]], int(word[1:] or 0)
    return Card(f"{colour}-{value}-{next(_numbers)}", colour, value)


def cards(words: str) -> tuple[Card, ...]:
    return tuple(map(card, words.split()))


def begun(players: int, **options: Any) -> State:
    """The first choice of a side."""
    return begin(TITLE, start_of(TITLE, players, options=options))


def opened(players: int = 3, **options: Any) -> State:
    """Cards are dealt; s1 and every second guest prosecute, and s1 leads."""
    state = begun(players, **options)
    while isinstance(state.phase, ChoosingSide):
        state = played(state, "clock time_up")
    seats = state.table.seats
    sides = {seat: ("prosecution", "defence")[n % 2] for n, seat in enumerate(seats)}
    return replace(state, table=replace(state.table, sides=sides, dealer=seats[-1]))


def lying(state: State, hands: Mapping[str, str], draw: str = "", open: str = "") -> State:
    """All cards of the table: hands by seat, the draw pile from the top, and open specials like
    “s2 J s3 Q”. Nothing has been played or won."""
    table = state.table
    laid: dict[str, tuple[Card, ...]] = dict.fromkeys(table.seats, ())
    words = open.split()
    for seat, word in zip(words[::2], words[1::2], strict=True):
        laid[seat] += (card(word),)
    held: dict[str, Hidden] = {
        seat: Secret(cards(hands.get(seat, "")), {seat}) for seat in table.seats
    }
    won: dict[str, Hidden] = {seat: Secret((), {seat}) for seat in table.seats}
    table = replace(
        table, hands=held, open=laid, won=won, draw=Secret(cards(draw)), pile=(), passes=()
    )
    return replace(state, table=table)


def with_pile(state: State, words: str) -> State:
    """A hand in play, like “s1 G4 s2 G7”."""
    each = words.split()
    pile = tuple(Played(card(w), s) for s, w in zip(each[::2], each[1::2], strict=True))
    return replace(state, table=replace(state.table, pile=pile))


def on_turn(state: State, seat: str) -> State:
    return State(state.table, Turn(seat))


def asked_to_act(state: State, seat: str) -> State:
    """The first from this seat on who can do something, or what comes where nobody can."""
    new = course.on_turn(state.table, seat)
    return State(new.table, new.phase)


def with_jury(state: State, numbers: list[int]) -> State:
    jurors = tuple(Secret(number) for number in numbers)
    return replace(state, table=replace(state.table, jurors=jurors))


def ids(state: State, seat: str, words: str) -> list[str]:
    """Cards of the hand by their names, like “G7 B2”."""
    hand = list(state.table.hands[seat].peek())
    found = []
    for word in words.split():
        name = COLOURS[word[0]], int(word[1:])
        got = next(each for each in hand if (each.colour, each.value) == name)
        hand.remove(got)
        found.append(got.id)
    return found


def played(state: State, *lines: str) -> State:
    """Lines like “s1 play G7”, “s2 ask s3/red”, “s3 give R1 R4 B2 G8”, “clock time_up”."""
    for line in lines:
        state = apply(state, entry(state, line))
    return state


def entry(state: State, line: str) -> Entry:
    by, name, *rest = line.split(" ", 2)
    value: Any = rest[0] if rest else None
    if name == "play":
        value = ids(state, by, value)[0]
    elif name == "give":
        value = ids(state, by, value)
    elif by == HOST and name in VALUES:
        value = VALUES[name](value)
    return Move(by, Act(name.replace("_", " ") if by == CLOCK else name, value), state.step)


VALUES: Mapping[str, Any] = {
    "overrule": lambda word: {"right": word == "right"},
    "leave": lambda seat: {"seat": seat},
    "join": lambda seat: {"seat": seat},
    "adjust": lambda words: {"seat": words.split()[0], "amount": int(words.split()[1])},
}


def offered(state: State, seat: str, act: str) -> list[str]:
    """The values of an offer; “” for a button."""
    return [
        option.value
        for offer in offers(state, seat)
        if offer.act == act
        for option in getattr(offer, "options", (None,))
        if option is not None
    ] or ["" for offer in offers(state, seat) if offer.act == act]


def words(found: tuple[Card, ...]) -> str:
    """“B2 G7”, in order."""
    letters = {colour: letter for letter, colour in COLOURS.items()}
    names = sorted((letters[each.colour], each.value) for each in found)
    return " ".join(f"{letter}{value or ''}" for letter, value in names)


def view(state: State, viewer: str) -> Any:
    return page(TITLE, state, viewer).view


def every_card(table: Table) -> Counter[str]:
    """All cards of the round, wherever they lie."""
    places: list[tuple[Card, ...]] = [table.draw.peek(), table.spent, table.gone.peek()]
    places.append(tuple(each.card for each in table.pile))
    for held in (table.hands, table.won):
        places += [hidden.peek() for hidden in held.values()]
    for laid in (table.open, table.shown):
        places += list(laid.values())
    return Counter(each.id for place in places for each in place)


def to_verdict(state: State) -> State:
    """As time goes by, to the last juror of this round."""
    while not (state.phase.rule == "J9" and len(state.phase.turned) == 6):
        state = played(state, "clock time_up")
    return state
