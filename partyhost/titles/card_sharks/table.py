"""What lies on the table all through a match."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from partyhost.engine.acts import Seat
from partyhost.engine.rng import Rng
from partyhost.engine.secret import Secret
from partyhost.titles.card_sharks.board import board
from partyhost.titles.card_sharks.cards import OTHER, Card, Side, deck
from partyhost.titles.card_sharks.money import Money
from partyhost.titles.card_sharks.options import Rules
from partyhost.titles.card_sharks.polls import Stack
from partyhost.titles.card_sharks.rows import Row
from partyhost.titles.card_sharks.views import Board

MOST_PLAYERS = 10
BONUS = 500  # dollars for a guess that is exactly right, where the table wants it


@dataclass(frozen=True)
class Team:
    """The guests of a side. `lead` decides for it, when here."""

    members: tuple[Seat, ...] = ()
    lead: Seat = ""


@dataclass(frozen=True)
class Guess:
    """A poll that was settled: who guessed what, and the figure."""

    seat: Seat
    guess: int
    figure: int


@dataclass(frozen=True)
class Called:
    """A call that was settled. `chance` in percent as far as anybody could know; `run`: right
    calls up to it."""

    seat: Seat
    right: bool
    chance: int
    run: int


@dataclass(frozen=True)
class Staked:
    """A bet on a Money Card that was settled."""

    seat: Seat
    amount: int
    gain: int


Deed = Guess | Called | Staked


@dataclass(frozen=True)
class Table:
    """`seats` are all guests who have a part in the match. `queue`: who has not yet had a turn
    against the king of the hill, a late guest among them without a part till then; `late` come
    into a team with the next question; `away` are guests whose phones are gone. `first` guesses
    first in this round; `turn` is the side whose move it is. `points` are right side bets,
    `bests` the best banks, `given` what else was given; `winners` have won a main round."""

    rules: Rules
    seats: tuple[Seat, ...]
    rng: Secret[Rng]
    polls: Stack
    emcee: Seat | None = None
    teams: Mapping[Side, Team] = field(default_factory=lambda: {"red": Team(), "blue": Team()})
    rows: Mapping[Side, Row] = field(default_factory=dict)
    queue: tuple[Seat, ...] = ()
    late: tuple[Seat, ...] = ()
    away: frozenset[Seat] = frozenset()
    round: int = 0
    question: int = 0
    first: Side = "red"
    turn: Side | None = None
    wins: Mapping[Side, int] = field(default_factory=dict)
    money: Money | None = None
    points: Mapping[Seat, int] = field(default_factory=dict)
    bests: Mapping[Seat, int] = field(default_factory=dict)
    given: Mapping[Seat, int] = field(default_factory=dict)
    winners: tuple[Seat, ...] = ()
    deeds: tuple[Deed, ...] = ()

    @property
    def scores(self) -> dict[Seat, int]:
        """Dollars by guest: the best bank, or the one in play, and what else was given."""
        live = self.money.bank if self.money else 0
        playing = self.teams[self.money.side].members if self.money else ()
        return {
            seat: max(self.bests.get(seat, 0), live if seat in playing else 0)
            + self.given.get(seat, 0)
            for seat in self.seats
        }

    @cached_property
    def seen(self) -> Board:
        """The table as everybody sees it: made once, and asked for by every viewer."""
        return board(self)

    @property
    def everybody(self) -> tuple[Seat, ...]:
        """All who are in the match, also those who wait for their part in it."""
        return tuple(dict.fromkeys((*self.seats, *self.queue, *self.late)))

    @property
    def sudden(self) -> bool:
        return self.question >= self.rules.sudden_death_question

    @property
    def guesser(self) -> Side:
        """The side that guesses this question: they take turns."""
        return self.first if self.question % 2 else OTHER[self.first]

    def side_of(self, seat: Seat) -> Side | None:
        return next((side for side, team in self.teams.items() if seat in team.members), None)

    def members(self, side: Side) -> tuple[Seat, ...]:
        return self.teams[side].members

    def gone(self, side: Side) -> bool:
        """Is nobody of this side here?"""
        return not set(self.members(side)) - self.away

    def lead(self, side: Side) -> Seat:
        """Who decides for a side now: its lead, or the next of its members who is here."""
        team = self.teams[side]
        start = team.members.index(team.lead) if team.lead in team.members else 0
        order = (*team.members[start:], *team.members[:start])
        return next((seat for seat in order if seat not in self.away), order[0] if order else "")

    @property
    def contestants(self) -> tuple[Seat, ...]:
        return (*self.members("red"), *self.members("blue"))

    def with_team(self, side: Side, members: Iterable[Seat]) -> Table:
        members = tuple(members)
        team = self.teams[side]
        lead = team.lead if team.lead in members else _after(team.members, team.lead, members)
        return replace(self, teams={**self.teams, side: Team(members, lead)})

    def leads_changed(self) -> Table:
        """With every question the lead of a team changes."""
        teams = {
            side: replace(team, lead=_after(team.members, team.lead, team.members))
            for side, team in self.teams.items()
        }
        return replace(self, teams=teams)

    def with_part(self, *seats: Seat) -> Table:
        """From now on these guests have a part in the match, and a score."""
        new = (seat for seat in seats if seat not in self.seats)
        return replace(self, seats=(*self.seats, *new))

    def with_row(self, side: Side, row: Row) -> Table:
        return replace(self, rows={**self.rows, side: row})

    def shuffled(self, back: str) -> tuple[tuple[Card, ...], Table]:
        """A whole deck with these backs."""
        cards, rng = self.rng.peek().shuffled(deck(back))
        return cards, replace(self, rng=Secret(rng))

    def with_points(self, seats: Iterable[Seat]) -> Table:
        points = dict(self.points)
        for seat in seats:
            points[seat] = points.get(seat, 0) + 1
        return replace(self, points=points)

    def give(self, seats: Iterable[Seat], amount: int) -> Table:
        given = {seat: self.given.get(seat, 0) + amount for seat in seats}
        return replace(self, given={**self.given, **given})

    def did(self, deed: Deed) -> Table:
        return replace(self, deeds=(*self.deeds, deed))

    def without(self, seat: Seat) -> Table:
        """A guest has left for good. A side that is left without guests keeps its place."""
        side = self.side_of(seat)
        rest = self
        if side is not None:
            rest = self.with_team(side, (each for each in self.members(side) if each != seat))
        return replace(
            rest,
            seats=tuple(each for each in self.seats if each != seat),
            queue=tuple(each for each in self.queue if each != seat),
            late=tuple(each for each in self.late if each != seat),
            away=self.away - {seat},
            emcee=None if self.emcee == seat else self.emcee,
        )


def _after(order: tuple[Seat, ...], seat: Seat, able: tuple[Seat, ...]) -> Seat:
    """The next one after `seat` in this order who is able, or nobody."""
    at = order.index(seat) + 1 if seat in order else 0
    return next((each for each in (*order[at:], *order[:at], *able) if each in able), "")
