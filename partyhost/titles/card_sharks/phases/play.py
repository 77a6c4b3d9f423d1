"""What holds in every phase of this title: the host's interventions, the emcee's tools."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

from partyhost.engine.acts import HOST, Act, IllegalMove, Seat
from partyhost.engine.offers import Button, Offer
from partyhost.engine.phase import Next, Phase
from partyhost.l10n import msg
from partyhost.titles.card_sharks import course
from partyhost.titles.card_sharks.cards import Side
from partyhost.titles.card_sharks.table import Table

GRACE = 60  # seconds for a side of which nobody is here
NOBODY = 4  # seconds where nobody is left to wait for


class Play(Phase[Table]):
    """A phase of a running match."""

    polled: ClassVar[bool] = False  # a poll is on the table and may be void

    def mine(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        """What a guest may do here, but for the tools of host and emcee."""
        return ()

    def acted(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        raise NotImplementedError

    def offers(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        return (*self.mine(table, seat), *self._tools(table, seat))

    def _tools(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        if seat != HOST and seat != table.emcee:
            return ()
        onward = (Button("next", msg("card_sharks-next")),) if self.show else ()
        lost = msg("card_sharks-void-asks")
        void = (Button("void_poll", msg("card_sharks-void"), asks=lost),) if self.polled else ()
        hold = (Button("hold", msg("card_sharks-hold")),) if seat == table.emcee else ()
        return (*onward, *void, *hold)

    def on(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        if act.name == "hold":
            return course.hold(table, self)
        if act.name == "void_poll":
            return course.void(table)
        return self.acted(table, by, act)

    def intervene(self, table: Table, act: Act) -> Next[Table]:
        match act:
            case Act("adjust", {"seat": seat, "amount": int(amount)}):
                return self.stay(_given(table, seat, amount), "adjust")
            case Act("overrule"):
                raise IllegalMove(msg("card_sharks-no-rulings"))
            case Act("join", {"seat": str(seat)}):
                return self.changed(table, _joined(table, seat))
            case Act("leave", {"seat": seat}):
                return self._left(table, seat)
            case Act("away", {"seats": list(seats)}):
                gone = frozenset(seat for seat in table.seats if seat in seats)
                return self.changed(table, replace(table, away=gone))
            case Act("end"):
                return course.podium(table)
        return self.stay(table)

    def changed(self, table: Table, new: Table) -> Next[Table]:
        """Guests came or left, or their phones came and went; `new` is the table as it is now."""
        return self.stay(new)

    def _left(self, table: Table, seat: Any) -> Next[Table]:
        if seat not in table.everybody:
            raise IllegalMove(msg("card_sharks-not-in"))
        rest = table.without(seat)
        if not set(rest.everybody) - {rest.emcee}:
            return course.podium(rest)
        return self.changed(table, rest)


class Shown(Play):
    """Something is shown until host or emcee go on, or by itself after some seconds."""

    show = True


def patience(table: Table, side: Side, seconds: int) -> int:
    """How long a side has: longer while nobody of it is here, a moment when nobody is left."""
    if not table.members(side):
        return NOBODY
    return GRACE if table.gone(side) else seconds


def _joined(table: Table, seat: Seat) -> Table:
    """With the next question into the smaller team; or to the end of the queue. Until then
    nobody waits for them, and they have no score."""
    if seat in table.everybody:
        raise IllegalMove(msg("card_sharks-in-already"))
    if table.rules.teams:
        return replace(table, late=(*table.late, seat))
    return replace(table, queue=(*table.queue, seat))


def _given(table: Table, seat: Any, amount: int) -> Table:
    if seat not in table.everybody:
        raise IllegalMove(msg("card_sharks-not-in"))
    if seat not in table.seats:
        raise IllegalMove(msg("card_sharks-no-turn-yet"))
    return table.give((seat,), amount)
