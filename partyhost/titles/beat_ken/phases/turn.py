"""A turn as far as its question: the spin, the token, the challenge."""

from __future__ import annotations

from dataclasses import dataclass

from partyhost.engine.acts import AWAY, Act, Seat
from partyhost.engine.offers import Button, Choice, Offer, Option
from partyhost.engine.phase import Next
from partyhost.l10n import msg
from partyhost.titles.beat_ken import course, views
from partyhost.titles.beat_ken.board import gain_view
from partyhost.titles.beat_ken.money import DOLLARS, MOST_WAGER, Side
from partyhost.titles.beat_ken.path import KEN, SPINNER
from partyhost.titles.beat_ken.phases.play import Play, Shown
from partyhost.titles.beat_ken.reach import own_colour
from partyhost.titles.beat_ken.table import SKIPS, Table

GRACE = 30  # seconds for a spinner who is shown as away


class OnTurn(Play):
    """Belongs to the track on turn: when its last guest leaves, the spinner passes on."""

    def without(self, table: Table, rest: Table, seat: Seat) -> Next[Table]:
        left = rest.turn != KEN and not rest.track(rest.turn).members
        return course.next_turn(rest) if left else self.stay(rest)


class Spinning(OnTurn):
    """K3. The track on turn spins; for Ken anybody may."""

    rule = "K3"
    seconds = 20

    def time(self, table: Table) -> int:
        return GRACE if self._missing(table) else self.seconds

    @staticmethod
    def _missing(table: Table) -> bool:
        return table.turn != KEN and table.gone(table.track(table.turn))

    def awaits(self, table: Table) -> tuple[Seat, ...]:
        return (table.spinner,) if table.spinner else ()

    def offers(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        if table.turn == KEN and seat in table.seats:
            return (Button("spin", msg("beat_ken-offer-spin-ken")),)
        return (Button("spin", msg("beat_ken-offer-spin")),) if seat == table.spinner else ()

    def on(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        if act.name == "time up" and table.turn != KEN and (act == AWAY or self._missing(table)):
            return self._passed(table)
        if table.turn != KEN:
            table = table.changed(table.track(table.turn), skips=0)
        number, table = table.spun()
        return course.landing(table, number)

    @staticmethod
    def _passed(table: Table) -> Next[Table]:
        track = table.track(table.turn)
        skips = track.skips + 1
        table = table.changed(track, skips=skips, parked=skips >= SKIPS)
        return Next(table, Passed(), cues=("skip",))

    def view(self, table: Table, viewer: Seat) -> views.Spinning:
        return views.Spinning(table.seen)


class Passed(Shown):
    """K4. Nobody of the track is here: the turn is skipped, and the token stays."""

    rule = "K4"
    seconds = 4
    skips = SKIPS

    def on(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        return course.next_turn(table)

    def view(self, table: Table, viewer: Seat) -> views.Passed:
        return views.Passed(table.seen, table.track(table.turn).skips, SKIPS)


@dataclass(frozen=True)
class Moving(OnTurn, Shown):
    """K5. The token goes on; the own colour pays at once, a star is a challenge."""

    rule = "K5"
    seconds = 8
    number: int
    start: int

    def on(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        gain = own_colour(table)
        if gain:
            table = table.put(table.turn, gain.after)
        return course.after_landing(table, self.number)

    def view(self, table: Table, viewer: Seat) -> views.Moving:
        sector, gain = SPINNER[self.number], own_colour(table)
        return views.Moving(
            board=table.seen,
            sector=self.number,
            kind=sector.kind,
            steps=sector.steps,
            start=self.start,
            gain=gain_view(table.turn, gain) if gain else None,
            then=course.then(table, self.number, gain),
        )


@dataclass(frozen=True)
class Challenging(OnTurn):
    """K6. Name whom you challenge and for how much, before the question is seen."""

    rule = "K6"
    seconds = 25
    kind: str

    def awaits(self, table: Table) -> tuple[Seat, ...]:
        return (table.spinner,)

    def targets(self, table: Table) -> tuple[Side, ...]:
        if self.kind == "duel":
            return tuple(side for side in table.here if side != table.turn)
        return (KEN,) if self.kind == "star" else ("all",)

    def offers(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        if seat != table.spinner:
            return ()
        options = tuple(
            Option(f"{side}/{wager}", msg("beat_ken-offer-wager", side=side, money=wager * DOLLARS))
            for side in self.targets(table)
            for wager in range(1, MOST_WAGER + 1)
        )
        return (Choice("challenge", msg("beat_ken-offer-challenge"), options),)

    def on(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        if act.name == "time up":
            target = "all" if self.kind == "all" else KEN
            return course.dared(table, self.kind, target, 1)
        target, wager = act.value.split("/")
        return course.dared(table, self.kind, target, int(wager))

    def view(self, table: Table, viewer: Seat) -> views.Challenging:
        dot = table.space.dot
        return views.Challenging(table.seen, self.kind, dot, self.targets(table))
