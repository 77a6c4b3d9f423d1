"""What a page of the other titles may tell in a state of a match, by the rulebook. Nothing here
asks a view or a Secret for whom it is."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Any

from partyhost.engine.game import State
from tests.wire.canaries import tokens

EVERYBODY = "everybody"
Told = dict[str, set[str]]  # by viewer


def told(title: str, played: Iterable[State]) -> dict[int, Told]:
    """By step: marks that each guest may be told in it, and those for everybody."""
    steps: dict[int, Told] = defaultdict(lambda: defaultdict(set))
    voted: Told = defaultdict(set)  # answers that were told for a vote, and to whom
    for state in played:
        found = steps[state.step]
        EACH[title](found, state.table, state.phase, type(state.phase).__name__)
        if title == "beat_ken":
            _voted(found, voted, state.table, state.phase)
    return steps


def hidden(title: str, state: State) -> Told:
    """Marks of secrets that some or all may not be told now, by their kind."""
    return HIDDEN[title](state.table, state.phase)


# Judge & Jury


def _court(found: Told, table: Any, phase: Any, screen: str) -> None:
    """Own hand, own won cards, jurors one has looked at, and all that lies open."""
    found[EVERYBODY] |= _cards(each.card for each in table.pile)
    for seat, hand in table.hands.items():
        found[seat] |= _cards(hand.peek()) | _cards(table.won[seat].peek())
        found[EVERYBODY] |= _cards(table.shown[seat])
    for look in table.looks:
        found[look.seat].add(str(table.jurors["ABCDEF".index(look.place)].peek()))
    if screen in ("ChoosingSide", "Opening"):
        found[EVERYBODY] |= set(map(str, table.draws.values()))
    if screen == "TieBreak":
        found[EVERYBODY] |= set(map(str, phase.draws.values()))
    if screen == "Verdict":
        found[EVERYBODY] |= {str(each.peek()) for each in table.jurors[: len(phase.turned)]}


def _cards(cards: Iterable[Any]) -> set[str]:
    return {mark for card in cards for mark in (card.id, str(card.value))}


def _of_court(table: Any, phase: Any) -> Told:
    held = [card for hand in table.hands.values() for card in hand.peek()]
    won = [card for pile in table.won.values() for card in pile.peek()]
    return {
        "hand": {card.id for card in held},
        "value": {str(card.value) for card in held},
        "won": {card.id for card in won},
        "draw": {card.id for card in table.draw.peek() if not card.special},
        "juror": {str(juror.peek()) for juror in table.jurors},
        "bench": set(map(str, table.bench.peek())),
    }


# Can You Beat Ken?


def _ken(found: Told, table: Any, phase: Any, screen: str) -> None:
    """The question; then what is written, the answer and Ken's board, each in its moment."""
    asked = _asked(phase)
    if asked is None:
        return
    found[EVERYBODY] |= set(tokens(asked.question.text))
    if screen == "Answering":
        for seat, paper in {**asked.papers, **asked.guesses}.items():
            for viewer in (seat, table.lead(table.of(seat))):
                found[viewer] |= _written(paper.peek())
    if screen == "Vetting":
        board = phase.doubt.boards[phase.doubt.doubtful.peek()[0][0]].peek()
        for viewer in _voters(table, phase):
            found[viewer] |= _written(board.answer)
    if screen == "Revealing":
        found[EVERYBODY] |= _revealed(phase)


def _revealed(phase: Any) -> set[str]:
    marks = {mark for board in phase.boards.values() for mark in _written(board.answer)}
    if phase.stage != "boards":
        marks.add(phase.asked.question.answer.peek())
    if phase.stage == "ken":
        marks.add(phase.asked.question.ken_says.peek())
    return marks


def _voted(found: Told, voted: Told, table: Any, phase: Any) -> None:
    """Whoever voted on an answer knows what is right while that question lasts."""
    asked = _asked(phase)
    if asked is None:
        return
    answer = asked.question.answer.peek()
    if type(phase).__name__ == "Vetting":
        voted[answer] |= {*_voters(table, phase)}
    for viewer in voted[answer]:
        found[viewer].add(answer)


def _voters(table: Any, phase: Any) -> tuple[str, ...]:
    """The host's page holds no secret: what the host rules on is for all."""
    return table.seats if phase.public is None else (EVERYBODY,)


def _asked(phase: Any) -> Any:
    return getattr(phase.doubt if hasattr(phase, "doubt") else phase, "asked", None)


def _written(paper: Any) -> set[str]:
    return set(tokens(paper if isinstance(paper, str) else paper.text))


def _of_ken(table: Any, phase: Any) -> Told:
    asked = _asked(phase)
    if asked is None:
        return {}
    question, papers = asked.question, [each.peek() for each in asked.papers.values()]
    return {
        "answer": {question.answer.peek()},
        "ken": {question.ken_says.peek()},
        "id": {question.item.peek()},
        "board": {mark for paper in papers for mark in _written(paper)},
    }


# Card Sharks


def _sharks(found: Told, table: Any, phase: Any, screen: str) -> None:
    """Cards that lie open; the question; the figure to the emcee, and then to all."""
    rows = [*table.rows.values(), *([table.money] if table.money else [])]
    open = [card for row in rows for card in (*row.up, *row.discards)]
    open += phase.cards if screen == "Drawing" else ()
    found[EVERYBODY] |= {card.suit for card in open}
    asked = getattr(phase, "asked", None)
    if asked is None:
        return
    found[EVERYBODY] |= set(tokens(asked.text))
    if screen == "Revealing":
        viewer = table.emcee if phase.open is None else EVERYBODY
        found[viewer].add(asked.figure.peek().source)


def _of_sharks(table: Any, phase: Any) -> Told:
    rows = [*table.rows.values(), *([table.money] if table.money else [])]
    asked = getattr(phase, "asked", None)
    return {
        "row": {card.suit for row in rows for card in row.down.peek()},
        "deck": {card.suit for row in rows for card in row.deck.peek()},
        "figure": {asked.figure.peek().source} if asked else set(),
        "id": {asked.figure.peek().id} if asked else set(),
    }


EACH: dict[str, Callable[[Told, Any, Any, str], None]] = {
    "judge_and_jury": _court,
    "beat_ken": _ken,
    "card_sharks": _sharks,
}
HIDDEN: dict[str, Callable[[Any, Any], Told]] = {
    "judge_and_jury": _of_court,
    "beat_ken": _of_ken,
    "card_sharks": _of_sharks,
}
