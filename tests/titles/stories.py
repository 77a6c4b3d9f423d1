"""Matches told in the journal's own words, for the tests of the Jeopardy! Card Game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from partyhost.engine.acts import CLOCK, HOST, Act, Entry, Move
from partyhost.engine.game import State, apply, begin
from partyhost.engine.secret import Secret
from partyhost.titles.jeopardy import TITLE, course
from partyhost.titles.jeopardy.cards import Card, Kind
from partyhost.titles.jeopardy.phases.turn import ChoosingCard
from partyhost.titles.jeopardy.table import Played
from tests.matches import start_of

KINDS = {"S": Kind.STANDARD, "D": Kind.DAILY_DOUBLE, "B": Kind.BONUS}
COLUMN = {"Y": "sun", "B": "wave"}  # the rulings' yellow and blue


def opened(count: int = 2, **options: Any) -> State:
    """A match at its first card; s1 opens."""
    state = begin(TITLE, start_of(TITLE, count, options=options))
    state = replace(state, table=replace(state.table, opener="s1"))
    while not isinstance(state.phase, ChoosingCard):
        state = apply(state, Move(CLOCK, Act("time up"), state.step))
    return state


def with_hand(state: State, seat: str, *cards: str) -> State:
    """The seat holds these: “Y-S” is a yellow standard card; a spare one is never played."""
    hand = tuple(
        Card(f"{seat}-{n}", COLUMN.get(card[0], card[0]), KINDS[card[2]])
        for n, card in enumerate((*cards, "B-S"))
    )
    hands = {**state.table.hands, seat: Secret(hand, {seat})}
    return replace(state, table=replace(state.table, hands=hands))


def with_pile(state: State, colour: str, pile: str) -> State:
    """A pile like “SB” below the column."""
    played = tuple(Played(KINDS[kind], "s2") for kind in pile)
    columns = tuple(
        replace(column, pile=played) if column.colour == colour else column
        for column in state.table.columns
    )
    return replace(state, table=replace(state.table, columns=columns))


def in_round(state: State, round: int, awarded: int) -> State:
    return replace(state, table=replace(state.table, round=round, awarded=awarded))


def response(state: State) -> str:
    """What is right for the clue in play."""
    phase = state.phase
    question = phase.asked if hasattr(phase, "asked") else phase.question
    return str(question.response.peek())


def text_of(state: State, word: str) -> str:
    answers = {"right": response(state), "wrong": "Something else entirely"}
    return answers.get(word, word)


def played(state: State, *lines: str) -> State:
    """Lines like “s1 play_card s1-0”, “s1 answer right”, “clock time_up”, “host next”."""
    for line in lines:
        state = apply(state, entry(state, line))
    return state


def entry(state: State, line: str) -> Entry:
    by, name, *rest = line.split(" ", 2)
    value: Any = rest[0] if rest else None
    if name in ("answer", "guess") and value is not None:
        value = {"text": text_of(state, value)}
    elif name == "ink":
        name, value = "answer", {"ink": [[1, 2, 0, 30, 40, 90]]}
    elif name == "wager":
        value = int(value)
    elif name == "away":
        name, value = "time up", "away"
    elif name in ("overrule", "leave", "join", "adjust"):
        value = VALUES[name](value)
    return Move(by, Act(name.replace("_", " ") if by == CLOCK else name, value), state.step)


VALUES: Mapping[str, Any] = {
    "overrule": lambda word: {"right": word == "right"},
    "leave": lambda seat: {"seat": seat},
    "join": lambda seat: {"seat": seat},
    "adjust": lambda words: {"seat": words.split()[0], "amount": int(words.split()[1])},
}


def turn(state: State, card: str, right: bool) -> State:
    """One whole turn of whoever is on: the card, the reading, the answer, the money."""
    seat = state.phase.seat
    state = played(state, f"{seat} play_card {card}")
    reader = state.phase.asked.reader
    state = played(state, f"{reader} read", f"{seat} answer {'right' if right else 'wrong'}")
    return played(state, f"{HOST} next")


def at_final(**scores: int) -> State:
    state = opened(len(scores))
    start = course.final_round(replace(state.table, scores=scores, round=2))
    return State(start.table, start.phase)


def to_the_end(state: State) -> State:
    while not state.phase.over:
        state = played(state, "clock time_up")
    return state


def begin_with(count: int, **options: Any) -> State:
    return begin(TITLE, start_of(TITLE, count, options=options))


def asked(count: int = 3, **options: Any) -> State:
    """s1 has played a card worth $100 and its clue is read; s3 (s2 with two) was the reader."""
    state = played(with_hand(opened(count, **options), "s1", "Y-S"), "s1 play_card s1-0")
    return played(state, "clock time_up")
