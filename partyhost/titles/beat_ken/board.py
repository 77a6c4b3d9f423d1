"""The game board as it lies on the table, the same for every viewer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partyhost.titles.beat_ken.money import Gain, Side, Stake
from partyhost.titles.beat_ken.path import KEN
from partyhost.titles.beat_ken.reach import can_win
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
        can_win=can_win(table),
        arrived=table.arrived,
        late=table.late,
        talks=table.rules.ken_talks,
    )


def stake_view(stake: Stake) -> StakeView:
    return StakeView(stake.kind, stake.spaces, stake.risk, stake.sides)


def gain_view(side: Side, gain: Gain) -> GainView:
    return GainView(side, gain.before, gain.after, gain.bonus)
