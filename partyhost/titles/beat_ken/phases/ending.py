"""The end: places on the podium, Ken among them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from partyhost.engine.acts import Act, IllegalMove
from partyhost.engine.phase import Next
from partyhost.kit.podium import Place, Podium, places, winning_team
from partyhost.l10n import msg
from partyhost.titles.beat_ken.facts import facts
from partyhost.titles.beat_ken.money import DOLLARS
from partyhost.titles.beat_ken.path import KEN
from partyhost.titles.beat_ken.phases.play import Play
from partyhost.titles.beat_ken.table import Table


@dataclass(frozen=True)
class Over(Podium[Table], Play):
    """K11. The first at the end of the track wins, be it Ken."""

    rule = "K11"
    unit = "$"

    @classmethod
    def of(cls, table: Table) -> Over:
        places = _ranked(table)
        return cls(places, facts(table), team=_team(table, places))

    def intervene(self, table: Table, act: Act) -> Next[Table]:
        """After the end a score may still be put right, and the places follow it."""
        if act.name != "adjust":
            raise IllegalMove(msg("beat_ken-refusal-over"), "moment_passed")
        new = super().intervene(table, act)
        places = _ranked(new.table)
        return replace(new, phase=replace(self, places=places, team=_team(new.table, places)))


def _ranked(table: Table) -> tuple[Place, ...]:
    """Guests by the money of their track, and Ken, who sits on no chair."""
    ranked = places({**table.scores, KEN: table.ken * DOLLARS})
    return tuple(
        Place(each.seat, each.place, each.score, "Ken" if each.seat == KEN else "")
        for each in ranked
    )


def _team(table: Table, places: tuple[Place, ...]) -> str:
    return winning_team(places, ((track.colour, track.members) for track in table.tracks))
