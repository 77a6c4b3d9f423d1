"""The end of any title: places, and what decided the match."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Generic, TypeVar

import msgspec

from partyhost.engine.acts import Seat
from partyhost.engine.phase import Phase
from partyhost.l10n import msg

T = TypeVar("T")


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """Equal scores share a place, and the next place is left out (1, 1, 3). `name` is for who
    sits on no chair, like Ken."""

    seat: Seat
    place: int
    score: int
    name: str = ""


class Fact(msgspec.Struct, frozen=True):
    """One thing worth telling about a match: “Biggest wager”, s2, “$2,000 on Rivers”."""

    label: str
    seats: tuple[Seat, ...]
    value: str


class PodiumScreen(msgspec.Struct, frozen=True, tag_field="screen", tag="podium"):
    """`team`: what all who came first are called together, where they won as one."""

    places: tuple[Place, ...]
    facts: tuple[Fact, ...]
    unit: str  # what a score counts: "$", "points"
    team: str = ""


def places(scores: Mapping[Seat, int], winners: tuple[Seat, ...] = ()) -> tuple[Place, ...]:
    """Highest score first; `winners` stand before others of the same score (a tie broken)."""
    key = {seat: (score, seat in winners) for seat, score in scores.items()}
    order = sorted(scores, key=lambda seat: key[seat], reverse=True)
    return tuple(
        Place(seat, 1 + sum(other > key[seat] for other in key.values()), scores[seat])
        for seat in order
    )


def winning_team(places: Iterable[Place], teams: Iterable[tuple[str, Iterable[Seat]]]) -> str:
    """What those who came first are called, where they are all of one team and nobody else did;
    `teams`: each colour with its guests."""
    first = {place.seat for place in places if place.place == 1}
    won = (colour for colour, members in teams if len(first) > 1 and first == set(members))
    return next((msg("kit-team", colour=colour) for colour in won), "")


@dataclass(frozen=True)
class Podium(Phase[T], Generic[T]):
    over = True
    unit: ClassVar[str] = "points"
    places: tuple[Place, ...]
    facts: tuple[Fact, ...]
    team: str = field(default="", kw_only=True)

    def view(self, table: T, viewer: Seat) -> PodiumScreen:
        return PodiumScreen(self.places, self.facts, self.unit, self.team)
