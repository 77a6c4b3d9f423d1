"""The end: places on the podium."""

from __future__ import annotations

from dataclasses import dataclass, replace

from partyhost.engine.acts import Act, IllegalMove, Seat
from partyhost.engine.phase import Next
from partyhost.kit.podium import Place, Podium, winning_team
from partyhost.l10n import msg
from partyhost.titles.card_sharks.facts import facts
from partyhost.titles.card_sharks.phases.play import Play
from partyhost.titles.card_sharks.table import Table


@dataclass(frozen=True)
class Over(Podium[Table], Play):
    """S15. The best bank wins; side bets break ties."""

    rule = "S15"
    unit = "$"

    @classmethod
    def of(cls, table: Table) -> Over:
        places = ranked(table)
        return cls(places, facts(table), team=_team(table, places))

    def intervene(self, table: Table, act: Act) -> Next[Table]:
        """After the end a score may still be put right, and the places follow it."""
        if act.name != "adjust":
            raise IllegalMove(msg("card_sharks-over"), "moment_passed")
        new = super().intervene(table, act)
        places = ranked(new.table)
        return replace(new, phase=replace(self, places=places, team=_team(new.table, places)))


def ranked(table: Table) -> tuple[Place, ...]:
    """By money; among equals whoever won a row is first. A team stands on one place together;
    around a king of the hill the sharper shark is first. The emcee has no place."""
    scores = table.scores
    order = {seat: _key(table, seat, scores[seat]) for seat in scores if seat != table.emcee}
    return tuple(
        Place(seat, 1 + sum(other > order[seat] for other in order.values()), scores[seat])
        for seat in sorted(order, key=lambda each: order[each], reverse=True)
    )


def _team(table: Table, places: tuple[Place, ...]) -> str:
    return winning_team(places, ((side, table.members(side)) for side in table.teams))


def _key(table: Table, seat: Seat, score: int) -> tuple[int, bool, int]:
    sharp = 0 if table.rules.teams else table.points.get(seat, 0)
    return score, seat in table.winners, sharp
