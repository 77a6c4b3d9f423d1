"""What lies on the table all through a match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING

from partyhost.engine.acts import Seat
from partyhost.engine.rng import Rng
from partyhost.engine.secret import Secret
from partyhost.kit.precedents import Precedents
from partyhost.titles.beat_ken.board import board
from partyhost.titles.beat_ken.deck import Deck
from partyhost.titles.beat_ken.money import DOLLARS, Gain, Side, Stake, reached
from partyhost.titles.beat_ken.options import Rules
from partyhost.titles.beat_ken.path import (
    KEN,
    KENS_PATH,
    PATH,
    SPINNER,
    TRACKS,
    Sector,
    Space,
)
from partyhost.titles.beat_ken.views import Board

if TYPE_CHECKING:
    from partyhost.titles.beat_ken.question import Question

SKIPS = 3  # turns in a row without a spinner, after which a track is parked


@dataclass(frozen=True)
class Track:
    """A money track and who plays it. `at`: spaces of $100,000 from Start. A `parked` track
    neither moves nor can be challenged."""

    colour: str
    members: tuple[Seat, ...]
    lead: Seat = ""
    at: int = 0
    skips: int = 0
    parked: bool = False


@dataclass(frozen=True)
class Tally:
    """How a guest answered: `right` of `written`, the `run` they are on and the `best` one,
    how often they beat Ken and how often they would have, had they been in it."""

    written: int = 0
    right: int = 0
    run: int = 0
    best: int = 0
    beat: int = 0
    would: int = 0


@dataclass(frozen=True)
class Result:
    """One question that has been paid. `rulings` has Ken; `dared` is the track that named the
    wager, where a track did; `typed` is what was on the boards."""

    stake: Stake
    turn: Side
    dot: str
    rulings: Mapping[Side, bool]
    gains: Mapping[Side, Gain]
    dared: Side | None
    question: Question | None = None
    typed: Mapping[Side, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Table:
    """`tracks` stand in order of play; `away` are guests whose phones are gone, `late` those
    who come in with the next round; `arrived` are at the end of their track, first one first;
    `most`: how far the side on turn may still go in it, None before the spin.
    """

    rules: Rules
    tracks: tuple[Track, ...]
    deck: Deck
    rng: Secret[Rng]
    ken: int = 0
    token: int = 0
    round: int = 1
    turn: Side = ""
    most: int | None = None
    asked: int = 0
    away: frozenset[Seat] = frozenset()
    late: tuple[Seat, ...] = ()
    arrived: tuple[Side, ...] = ()
    results: tuple[Result, ...] = ()
    tallies: Mapping[Seat, Tally] = field(default_factory=dict)
    precedents: Precedents = field(default_factory=Precedents)

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(seat for track in self.tracks for seat in track.members)

    @property
    def scores(self) -> dict[Seat, int]:
        """Dollars by guest: what their track has."""
        return {seat: track.at * DOLLARS for track in self.tracks for seat in track.members}

    @cached_property
    def seen(self) -> Board:
        """The board as everybody sees it: made once, and asked for by every viewer."""
        return board(self)

    @property
    def path(self) -> tuple[Space, ...]:
        return KENS_PATH if self.rules.ken_spaces == "yellow" else PATH

    @property
    def space(self) -> Space:
        return self.path[self.token]

    def track(self, colour: Side) -> Track:
        return next(track for track in self.tracks if track.colour == colour)

    def of(self, seat: Seat) -> Track | None:
        """The track that a guest plays on."""
        return next((track for track in self.tracks if seat in track.members), None)

    def at(self, side: Side) -> int:
        return self.ken if side == KEN else self.track(side).at

    @property
    def positions(self) -> dict[Side, int]:
        return {KEN: self.ken, **{track.colour: track.at for track in self.tracks}}

    def gone(self, track: Track) -> bool:
        """Is nobody of this track here?"""
        return not set(track.members) - self.away

    def plays(self, track: Track) -> bool:
        return bool(track.members) and not track.parked and track.colour not in self.arrived

    @property
    def playing(self) -> tuple[Side, ...]:
        """All sides whose chips can move now, Ken last."""
        humans = (track.colour for track in self.tracks if self.plays(track))
        return (*humans, *(() if KEN in self.arrived else (KEN,)))

    @property
    def here(self) -> tuple[Side, ...]:
        """Of them, those who can be challenged: not shown as away."""
        return tuple(s for s in self.playing if s == KEN or not self.gone(self.track(s)))

    def lead(self, track: Track) -> Seat:
        """Who acts for a track now: its lead, or the next of its members who is here."""
        start = track.members.index(track.lead) if track.lead in track.members else 0
        order = (*track.members[start:], *track.members[:start])
        return next((seat for seat in order if seat not in self.away), order[0] if order else "")

    @property
    def spinner(self) -> Seat:
        """Who spins: the lead of the track on turn; for Ken, that of the first track."""
        if self.turn != KEN:
            return self.lead(self.track(self.turn))
        able = [track for track in self.tracks if track.members]
        here = [track for track in able if not self.gone(track)]
        return self.lead((here or able)[0]) if able else ""

    def changed(self, track: Track, **changes: object) -> Table:
        new = replace(track, **changes)  # type: ignore[arg-type]
        tracks = tuple(new if each.colour == track.colour else each for each in self.tracks)
        return replace(self, tracks=tracks)

    def put(self, side: Side, at: int) -> Table:
        """A chip stands here now; at the end of its track it has arrived."""
        table = replace(self, ken=at) if side == KEN else self.changed(self.track(side), at=at)
        if (at >= self.rules.goal) == (side in self.arrived):
            return table
        arrived = tuple(each for each in self.arrived if each != side)
        return replace(table, arrived=(*arrived, side) if at >= self.rules.goal else arrived)

    def shift(self, track: Track, spaces: int) -> Table:
        """The host gives or takes: never as far as the end, unless it was reached by play."""
        there = track.colour in self.arrived
        return self.put(track.colour, reached(self.rules, track.at + spaces, there))

    def spun(self) -> tuple[int, Table]:
        """The number of a sector, each as likely as the others."""
        number, rng = self.rng.peek().picked(range(len(SPINNER)))
        return number, replace(self, rng=Secret(rng))

    def moved(self, sector: Sector) -> Table:
        return replace(self, token=(self.token + sector.steps) % len(self.path))

    def leads_changed(self) -> Table:
        """With every question the lead of a team changes."""
        tracks = tuple(
            replace(track, lead=_after(track.members, track.lead)) for track in self.tracks
        )
        return replace(self, tracks=tracks)

    def without(self, seat: Seat) -> Table:
        """A guest has left for good; a track without guests is parked, with its money."""
        track = self.of(seat)
        if track is None:
            return replace(self, late=tuple(each for each in self.late if each != seat))
        members = tuple(each for each in track.members if each != seat)
        lead = track.lead if track.lead != seat else _after(track.members, seat)
        table = self.changed(
            track, members=members, lead=lead if members else "", parked=track.parked or not members
        )
        return replace(table, away=self.away - {seat})

    def free_colours(self) -> tuple[str, ...]:
        taken = {track.colour for track in self.tracks}
        return tuple(colour for colour in TRACKS if colour not in taken)

    def tally(self, seat: Seat) -> Tally:
        return self.tallies.get(seat, Tally())


def _after(members: tuple[Seat, ...], seat: Seat) -> Seat:
    if not members:
        return ""
    if seat not in members:
        return members[0]
    return members[(members.index(seat) + 1) % len(members)]
