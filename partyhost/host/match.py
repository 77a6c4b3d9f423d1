"""The match on the table: its state, its journal, its clock. What it takes is on disk first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from partyhost.engine.acts import HOST, Act, Entry, IllegalMove, Move, Seat, Undo
from partyhost.engine.game import Start, State, Title, apply, begin, offers
from partyhost.engine.offers import Button, Number, Write
from partyhost.host import ledger
from partyhost.host.clock import Countdown
from partyhost.host.journal import Journal, MatchRow
from partyhost.host.messages import Refusal
from partyhost.l10n import msg

MOST_INK, MOST_WORDS = 250_000, 2_000  # bytes of JSON
Taken = tuple[Entry, State, Seat | None, str | None]  # with the state it leads to, who, its id
COMING_AND_GOING = frozenset({"join", "leave"})


class Match:
    """A replay that goes on. `players` are those who sit in it now."""

    def __init__(self, journal: Journal, id: int, title: Title, start: Start) -> None:
        self.journal, self.id, self.title, self.start = journal, id, title, start
        self.state: State = begin(title, start)
        self.ledger = ledger.begun(title, self.state)
        self.was_over = self.over  # at some moment, whatever undo took back since
        self.players: tuple[Seat, ...] = start.seats
        self.away: tuple[Seat, ...] = ()  # as the title was told last
        self.ever: frozenset[Seat] = frozenset(start.seats)  # also those who left again
        self.drafts: dict[Seat, dict[str, Any]] = {}
        self._lines = 0
        self._steps: list[list[Move]] = [[]]  # the moves of each step that undo can go back to
        self.clock = self._new_clock()

    @classmethod
    def begun(cls, journal: Journal, title: Title, start: Start) -> Match:
        """A new match, on disk. Raises what the title raises if it cannot deal."""
        begin(title, start)
        return cls(journal, journal.begin_match(start), title, start)

    @classmethod
    def resumed(cls, journal: Journal, title: Title, row: MatchRow) -> Match:
        """The match as it was left. Raises Refusal where the title no longer replays it."""
        sentence = msg("room-rules-changed", title=title.name)
        try:
            start = journal.start_of(row.id)
            if start.version != title.version:
                raise Refusal("bad_value", sentence)
            match = cls(journal, row.id, title, start)
            for entry in journal.entries(row.id):
                match._go(apply(match.state, entry), entry)
        except Refusal:
            raise
        except Exception as error:  # whatever a title's code meets in an old journal
            raise Refusal("bad_value", sentence) from error
        match.clock = journal.clock(row.id, match.state.step) or match._new_clock()
        match.drafts = journal.drafts(row.id, match.state.step)
        return match

    @property
    def over(self) -> bool:
        return self.state.phase.over

    @property
    def step(self) -> int:
        return self.state.step

    @property
    def awaits(self) -> tuple[Seat, ...]:
        return () if self.over else self.state.phase.awaits(self.state.table)

    def offers(self, seat: Seat, name: str) -> bool:
        """Is this act offered to this seat now?"""
        return any(offer.act == name for offer in offers(self.state, seat))

    def room_for(self, seat: Seat, name: str) -> int:
        """The most bytes of JSON that a draft of this act may take."""
        inked = any(
            offer.act == name and isinstance(offer, Write) and offer.ink
            for offer in offers(self.state, seat)
        )
        return MOST_INK if inked else MOST_WORDS

    def sends_itself(self, seat: Seat, name: str) -> bool:
        """Whether a draft of this act counts when time is up; a wager must be meant."""
        offered = [offer for offer in offers(self.state, seat) if offer.act == name]
        return bool(offered) and not isinstance(offered[0], Number | Button)

    def take(
        self, entry: Entry, now: float, seat: Seat | None = None, act_id: str | None = None
    ) -> None:
        """One more entry: applied, committed, and only then true. Raises IllegalMove."""
        state = apply(self.state, entry)
        clock = self._clock_of(state) if state.step != self.step else self.clock
        with self.journal.writing():
            self.journal.append(self.id, self._lines, entry, seat, act_id)
            self.journal.save_clock(self.id, state.step, clock, now)
            self._drop_drafts(entry, state)
        self._go(state, entry)
        self.clock = clock

    def take_together(self, taken: Sequence[Taken], now: float) -> None:
        """Entries that stay in this step, one after the other, with one commit."""
        with self.journal.writing():
            for n, (entry, state, seat, act_id) in enumerate(taken, start=self._lines):
                self.journal.append(self.id, n, entry, seat, act_id)
                self._drop_drafts(entry, state)
            self.journal.save_clock(self.id, self.step, self.clock, now)
        for entry, state, _, _ in taken:
            self._go(state, entry)

    def move(self, by: Seat, act: Act, step: int | None = None) -> Move:
        """A move of this moment; `step` where somebody says which moment was meant."""
        at = round(self.clock.spent * 1000)
        return Move(by, act, self.step if step is None else step, at)

    def undo(self, steps: int, now: float) -> None:
        """Take steps back, but nobody's coming or going: that happened, whatever the score."""
        count, dropped = self._reach(steps)
        before = {**self.__dict__, "_steps": [list(moves) for moves in self._steps]}
        try:
            with self.journal.writing():
                self.take(Undo(count), now)
                for move in filter(_comes_or_goes, dropped):
                    self._again(move.act, now)
        except Exception:  # the disk has nothing of it, so neither has the room
            self.__dict__.update(before)
            raise

    def draft(self, seat: Seat, step: int, act: str, value: Any) -> None:
        self.journal.save_draft(self.id, step, seat, act, value)
        self.drafts.setdefault(seat, {})[act] = value

    def save_clock(self, now: float) -> None:
        self.journal.save_clock(self.id, self.step, self.clock, now)

    @property
    def before(self) -> State | None:
        """The state that undo leads back to; None where nothing was played yet."""
        try:
            count, _ = self._reach(1)
        except IllegalMove:
            return None
        state: State | None = self.state
        for _ in range(count):
            state = state.past if state else None
        return state

    def _reach(self, steps: int) -> tuple[int, list[Move]]:
        """How many steps to go back so that `steps` of them were play, and what that drops."""
        played = 0
        for count, moves in enumerate(reversed(self._steps[1:]), start=1):
            played += not _comes_or_goes(moves[0])
            if played == steps:
                return count, [move for moves in self._steps[-count:] for move in moves]
        raise IllegalMove(msg("engine-undo-none"))

    def _again(self, act: Act, now: float) -> None:
        try:
            self.take(self.move(HOST, act), now)
        except IllegalMove:
            return  # before the dropped steps there was nothing to come into or to leave

    def _drop_drafts(self, entry: Entry, state: State) -> None:
        if state.step != self.step:
            self.journal.drop_drafts(self.id)
        elif isinstance(entry, Move):
            self.journal.drop_drafts(self.id, entry.by, entry.act.name)

    def _go(self, state: State, entry: Entry) -> None:
        moved = state.step != self.step
        if isinstance(entry, Undo):
            del self._steps[-entry.steps :]
            played = [move for moves in self._steps for move in moves]
            self.players = _players(self.start.seats, played)
            self.away = _away((), played)
        elif moved:
            self._steps.append([entry])
        else:
            self._steps[-1].append(entry)
            self.drafts.get(entry.by, {}).pop(entry.act.name, None)
        if moved:
            self.drafts = {}
        if isinstance(entry, Move):
            self.players = _players(self.players, [entry])
            self.away = _away(self.away, [entry])
            self.ever |= set(self.players)
        self.ledger = ledger.after(self.ledger, self.title, self.state, state, entry)
        self.state, self._lines = state, self._lines + 1
        self.was_over |= self.over

    def _new_clock(self) -> Countdown:
        return self._clock_of(self.state)

    @staticmethod
    def _clock_of(state: State) -> Countdown:
        phase = state.phase
        return Countdown.of(None if phase.over else phase.time(state.table), phase.show)


def _comes_or_goes(move: Move) -> bool:
    return move.by == HOST and move.act.name in COMING_AND_GOING


def _players(seats: tuple[Seat, ...], moves: Iterable[Move]) -> tuple[Seat, ...]:
    here = list(seats)
    for move in filter(_comes_or_goes, moves):
        seat = move.act.value["seat"]
        if move.act.name == "leave" and seat in here:
            here.remove(seat)
        elif move.act.name == "join" and seat not in here:
            here.append(seat)
    return tuple(here)


def _away(seats: tuple[Seat, ...], moves: Iterable[Move]) -> tuple[Seat, ...]:
    """Who is away by the last word on it."""
    for move in moves:
        match move:
            case Move(by="host", act=Act("away", {"seats": list(told)})):
                seats = tuple(told)
    return seats
