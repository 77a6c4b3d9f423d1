"""The emcee holds the show, and goes on with it."""

from __future__ import annotations

from dataclasses import dataclass

from partyhost.engine.acts import Act, Seat
from partyhost.engine.offers import Button, Offer
from partyhost.engine.phase import Next, Phase
from partyhost.l10n import msg
from partyhost.titles.card_sharks import views
from partyhost.titles.card_sharks.phases.play import Play
from partyhost.titles.card_sharks.table import Table


@dataclass(frozen=True)
class Held(Play):
    """S1. The emcee has stopped the show; what was going on begins anew afterwards."""

    rule = "S1"
    seconds = 300
    phase: Phase[Table]

    def awaits(self, table: Table) -> tuple[Seat, ...]:
        return (table.emcee,) if table.emcee else ()

    def offers(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        return (Button("resume", msg("card_sharks-go-on")),) if seat == table.emcee else ()

    def acted(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        return Next(table, self.phase, cues=("resume",))

    def intervene(self, table: Table, act: Act) -> Next[Table]:
        """It reaches what is held; where that goes on by itself, so does the show."""
        new = self.phase.intervene(table, act)
        if new.moved or new.phase.over:
            return new
        if new.table.emcee is None:
            return Next(new.table, new.phase, cues=("resume",))
        return self.stay(new.table, *new.cues, phase=new.phase)

    def view(self, table: Table, viewer: Seat) -> views.Held:
        return views.Held(table.seen)
