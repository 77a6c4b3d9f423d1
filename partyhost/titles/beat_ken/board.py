"""The game board as it lies on the table, the same for every viewer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partyhost.titles.beat_ken.money import MOST_WAGER, OWN_COLOUR, Gain, Side, Stake
from partyhost.titles.beat_ken.path import KEN
from partyhost.titles.beat_ken.views import Board, GainView, SpaceView, StakeView, TrackView

if TYPE_CHECKING:
    from partyhost.titles.beat_ken.table import Table


def board(table: Table) -> Board:
    return Board(
        goal=table.rules.goal,
        round=table.round,
        path=tuple(SpaceView(space.ground, space.dot, space.star) for space in table.path),
        token=table.token,
        turn=table.turn,
        spinner=table.spinner or None,
        spins=(*(track.colour for track in table.tracks), KEN),
        tracks=tuple(
            TrackView(
                colour=track.colour,
                members=track.members,
                lead=table.lead(track) or None,
                at=track.at,
                parked=track.parked,
                away=table.gone(track),
            )
            for track in table.tracks
        ),
        ken=table.ken,
        can_win=_can_win(table),
        arrived=table.arrived,
        late=table.late,
        talks=table.rules.ken_talks,
    )


def _can_win(table: Table) -> bool:
    """Whether the side on turn is so near that the best of turns would end it."""
    bonus = OWN_COLOUR * (table.turn != KEN or table.rules.ken_spaces == "yellow")
    most = MOST_WAGER + bonus + (table.turn != KEN)
    return table.at(table.turn) + most >= table.rules.goal


def stake_view(stake: Stake) -> StakeView:
    return StakeView(stake.kind, stake.spaces, stake.risk, stake.sides)


def gain_view(side: Side, gain: Gain) -> GainView:
    return GainView(side, gain.before, gain.after, gain.bonus)
