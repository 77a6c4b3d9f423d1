"""Who may know what from which step on, by the rulebook and the journal of a match. Nothing here
asks a view or a Secret for whom it is."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from partyhost.engine.acts import HOST, Entry, Move
from partyhost.engine.game import Start, State, apply, begin
from partyhost.titles import TITLES
from partyhost.titles.jeopardy.pack import Pack
from tests.wire.canaries import kinds, tokens
from tests.wire.spies import ink

EVERYBODY = "everybody"


class Knowledge:
    """`first[secret][viewer]`: the step from which this viewer may be told. `cards[step][seat]`:
    the ids of a seat's own cards. `numbers`: wagers, and scores that would give them away."""

    def __init__(self, folder: Path) -> None:
        self.start, entries = journal(folder)
        self.first: dict[str, dict[str, int]] = defaultdict(dict)
        self.kind = kinds(msgspec.convert(self.start.pack, Pack))
        self.cards: dict[int, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
        self.numbers: dict[int, dict[str, int]] = defaultdict(dict)
        self.pending: dict[str, list[str]] = defaultdict(list)  # what is written and not yet told
        self.boards = Boards()
        self.states = list(states(self.start, entries))
        self._look(self.states[0])
        for (before, after), entry in zip(pairwise(self.states), entries, strict=True):
            if isinstance(entry, Move):
                self._said(before, entry, after)
            self._drawn(before, after)
            self._look(after)

    def may(self, secret: str, viewer: str, step: int) -> bool:
        known = self.first.get(secret, {})
        return min(known.get(viewer, step + 1), known.get(EVERYBODY, step + 1)) <= step

    def tell(self, secrets: Iterable[str], viewers: Iterable[str], step: int) -> None:
        for secret in secrets:
            for viewer in viewers:
                self.first[secret].setdefault(viewer, step)

    def _tell_all(self, secrets: Iterable[str], step: int) -> None:
        self.tell(secrets, (EVERYBODY,), step)

    def _drawn(self, before: State, after: State) -> None:
        """A clue is for all once its card is played, or the final has come so far."""
        spent = [each.table.clues.spent.peek() for each in (before, after)]
        clues = {clue.id: clue.clue for each in self._library() for clue in each.clue}
        for drawn in set(spent[1]) - set(spent[0]):
            if after.cues != ("undo",):
                assert _screen(after) in ("Reading", "FinalAnswering", "TieBreaking")
            self._tell_all(tokens(clues[drawn]), after.step)

    def _library(self) -> tuple[Any, ...]:
        return msgspec.convert(self.start.pack, Pack).categories

    def _said(self, before: State, move: Move, after: State) -> None:
        """What a guest writes is their own until it is answered to."""
        value, moved = move.act.value, after.step != before.step
        if move.act.name == "wager":
            self._wagered(move, before)
        if not isinstance(value, dict) or move.act.name not in ("answer", "guess"):
            return
        said = [ink(value["ink"])] if "ink" in value else list(tokens(value))
        self.kind |= dict.fromkeys(said, "writing")
        self.tell(said, (move.by,), before.step)
        if move.act.name == "guess":
            return
        if _screen(before) != "Answering":
            self.pending[move.by] = said
        elif moved:  # or it only brought a reminder
            self._tell_all(said, after.step)

    def _wagered(self, move: Move, before: State) -> None:
        wager, score = move.act.value, before.table.scores[move.by]
        if wager:
            for number in (wager, score + wager, score - wager):
                self.numbers[number][move.by] = before.step

    def _look(self, state: State) -> None:
        phase, step, table = state.phase, state.step, state.table
        self._tell_all(tokens([column.category for column in table.columns]), step)
        self._look_at_cards(state)
        look = getattr(self, f"_in_{_screen(state).lower()}", None)
        if look is not None:
            look(state)
        elif hasattr(phase, "asked") and self._reader_knows():
            self.tell(tokens(phase.asked.response.peek()), (phase.asked.reader,), step)

    def _reader_knows(self) -> bool:
        rules = self.start.options
        return (
            rules["reader"] == "reader"
            or rules["answers"] == "spoken"
            or rules["judging"] == "reader"
        )

    def _look_at_cards(self, state: State) -> None:
        held = [state.table.hands]
        if _screen(state) == "PickingHand":
            held += [state.phase.packs, state.phase.kept]
        for hands in held:
            for seat, hand in hands.items():
                self.cards[state.step][seat] |= {card.id for card in hand.peek()}

    def _in_choosingcategories(self, state: State) -> None:
        for seat, dealt in state.phase.dealt.items():
            self.tell(tokens(dealt.peek()), (seat,), state.step)

    def _in_ruling(self, state: State) -> None:
        phase = state.phase
        viewers = (EVERYBODY if phase.by == HOST else phase.by,)
        self.tell(tokens(phase.asked.response.peek()), viewers, state.step)
        self._answered(state)

    def _in_voting(self, state: State) -> None:
        voters = [seat for seat in state.table.scores if seat != state.phase.case.seat]
        self.tell(tokens(state.phase.asked.response.peek()), voters, state.step)
        self._answered(state)

    def _in_ruled(self, state: State) -> None:
        self._tell_all(tokens(state.phase.asked.response.peek()), state.step)
        self._answered(state)

    def _answered(self, state: State) -> None:
        if state.phase.case.rebound:
            self._tell_all(self.pending[state.phase.case.seat], state.step)

    def _in_wagering(self, state: State) -> None:
        self._tell_all(tokens(state.phase.category), state.step)

    def _in_finalanswering(self, state: State) -> None:
        self._tell_all(tokens(state.phase.question.category), state.step)

    _in_tiebreaking = _in_finalanswering

    def _in_vetting(self, state: State) -> None:
        """The voters see one answer and the response; with two players the host rules, and what
        the host's page may see is for all."""
        of_host = len(state.table.scores) < 3 or self.start.options["judging"] == "host"
        viewers = (EVERYBODY,) if of_host else tuple(state.table.scores)
        (author, *_), *_ = state.phase.doubt.doubtful.peek()
        self.tell(tokens(state.phase.question.response.peek()), viewers, state.step)
        self.tell(self.pending[author], viewers, state.step)

    def _in_revealing(self, state: State) -> None:
        self._tell_all(tokens(state.phase.question.response.peek()), state.step)
        shown, turned = self.boards.at(state)
        for seat in shown:
            self._tell_all(self.pending[seat], state.step)
        for numbers in self.numbers.values():
            if numbers.keys() & set(turned):
                numbers.setdefault(EVERYBODY, state.step)

    def _in_tiebroken(self, state: State) -> None:
        self._tell_all(tokens(state.phase.question.response.peek()), state.step)
        for answer in state.phase.answers:
            self._tell_all(self.pending[answer.seat], state.step)


class Boards:
    """The reveal by the rulebook: lowest score first, the response and then the wager."""

    def __init__(self) -> None:
        self.order: list[str] = []
        self.began = 0

    def at(self, state: State) -> tuple[list[str], list[str]]:
        """Whose response is shown by now, and whose wager is turned round."""
        scores = state.table.scores
        if not self.order:
            self.order, self.began = sorted(scores, key=scores.__getitem__), state.step
        steps = state.step - self.began
        return self.order[: steps // 2 + 1], self.order[: (steps + 1) // 2]


def _screen(state: State) -> str:
    return type(state.phase).__name__


def states(start: Start, entries: Iterable[Entry]) -> Iterator[State]:
    state = begin(TITLES[start.title], start)
    yield state
    for entry in entries:
        state = apply(state, entry)
        yield state


def journal(folder: Path) -> tuple[Start, list[Entry]]:
    db = sqlite3.connect(folder / "night.sqlite3")
    start = msgspec.json.decode(db.execute("select start from matches").fetchone()[0], type=Start)
    rows = db.execute("select entry from entries order by n").fetchall()
    db.close()
    return start, [msgspec.json.decode(row[0], type=Entry) for row in rows]  # type: ignore[arg-type]
