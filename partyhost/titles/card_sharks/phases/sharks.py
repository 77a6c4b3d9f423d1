"""A call of one side, and the side bets of all the others on it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from partyhost.engine.acts import CLOCK, HOST, TV, Act, Seat
from partyhost.engine.offers import Choice, Offer, Option
from partyhost.engine.phase import Next
from partyhost.engine.secret import Secret
from partyhost.l10n import msg
from partyhost.titles.card_sharks import views
from partyhost.titles.card_sharks.cards import Side
from partyhost.titles.card_sharks.phases.play import Play, patience
from partyhost.titles.card_sharks.table import Table

LAST_BETS = 5  # seconds for those who have not made a side bet when the call is locked
Bets = Mapping[Seat, Secret[str]]


def call_name(call: str) -> str:
    return msg(f"card_sharks-{call}")


def both_calls() -> tuple[Option, ...]:
    return tuple(Option(call, call_name(call)) for call in ("higher", "lower"))


@dataclass(frozen=True)
class Sharked(Play):
    """The lead of the side on turn decides; everybody else makes a secret side bet meanwhile.
    `locked` is what was decided, once it is."""

    bets: Bets = field(default_factory=dict)
    locked: Secret[Any] | None = None
    last_bets = LAST_BETS

    def decisions(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        """What the lead may do."""
        raise NotImplementedError

    def decided(self, table: Table, act: Act) -> Next[Table]:
        """The lead has done it: locked, or something that leads elsewhere."""
        raise NotImplementedError

    def late(self, table: Table) -> Next[Table]:
        """The lead let the time run out."""
        raise NotImplementedError

    def settled(self, table: Table, call: Any) -> Next[Table]:
        """All is locked, and what was called on is told."""
        raise NotImplementedError

    def sits_out(self, table: Table) -> tuple[Seat, ...]:
        """Who makes no side bet here although they don't decide."""
        return ()

    def side(self, table: Table) -> Side:
        assert table.turn is not None
        return table.turn

    def bet_label(self, table: Table, seat: Seat) -> str:
        if self._mate(table, seat):
            return msg("card_sharks-advice-and-bet")
        return msg("card_sharks-side-bet")

    def time(self, table: Table) -> int | None:
        if self.locked is not None:
            return LAST_BETS
        return patience(table, self.side(table), self.seconds or 0)

    def awaits(self, table: Table) -> tuple[Seat, ...]:
        if self.locked is not None:
            return self.owing(table)
        lead = table.lead(self.side(table))
        return (lead,) if lead else ()

    def sharks(self, table: Table) -> tuple[Seat, ...]:
        out = {table.lead(self.side(table)), table.emcee, *self.sits_out(table)}
        return tuple(seat for seat in table.seats if seat not in out)

    def owing(self, table: Table) -> tuple[Seat, ...]:
        """Whose side bet is still waited for; not of the absent, nor where two play."""
        sharks = self.sharks(table) if len(table.seats) > 2 else ()
        return tuple(s for s in sharks if s not in self.bets and s not in table.away)

    def _mate(self, table: Table, seat: Seat) -> bool:
        return seat in table.members(self.side(table))

    def mine(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        if seat in (HOST, TV, CLOCK):
            return ()
        if seat == table.lead(self.side(table)):
            return self.decisions(table, seat) if self.locked is None else ()
        if seat == table.emcee or seat in self.sits_out(table):
            return ()
        if self.locked is not None and seat in self.bets:
            return ()
        return (Choice("side_bet", self.bet_label(table, seat), both_calls()),)

    def acted(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        if act.name == "side_bet":
            bets = {**self.bets, by: Secret(str(act.value), {by})}
            return replace(self, bets=bets)._go_on(table)
        if act.name != "time up":
            return self.decided(table, act)
        if self.locked is None:
            return self.late(table)
        return self.settled(table, self.locked.peek())

    def lock(self, table: Table, value: Any) -> Next[Table]:
        """The call can't be changed any more; who has no side bet yet has a moment for it."""
        new = replace(self, locked=Secret(value, table.members(self.side(table))))
        if new.owing(table):
            return Next(table, new, cues=("locked",))
        return new.settled(table, value)

    def _go_on(self, table: Table) -> Next[Table]:
        """The lead may see what the team would do; the last side bet ends the waiting."""
        lead = table.lead(self.side(table))
        bets = {
            seat: Secret(bet.peek(), {*bet.knows, lead}) if self._mate(table, seat) else bet
            for seat, bet in self.bets.items()
        }
        new = replace(self, bets=bets)
        if new.locked is not None and not new.owing(table):
            return new.settled(table, new.locked.peek())
        return new.stay(table)

    def changed(self, table: Table, new: Table) -> Next[Table]:
        """Who decides now has no side bet; nor has who left."""
        gone = {new.lead(self.side(new)), *(set(table.everybody) - set(new.everybody))}
        bets = {seat: bet for seat, bet in self.bets.items() if seat not in gone}
        return replace(self, bets=bets)._go_on(new)

    def bets_view(self, table: Table, viewer: Seat) -> views.Bets:
        mine, lead = self.bets.get(viewer), table.lead(self.side(table))
        mates = table.members(self.side(table)) if viewer == lead else ()
        seen = ((s, self.bets[s].seen_by(viewer)) for s in mates if s in self.bets)
        return views.Bets(
            sharks=self.sharks(table),
            placed=tuple(self.bets),
            mine=None if mine is None else mine.seen_by(viewer),
            advice=tuple(views.Advice(seat, call) for seat, call in seen if call),
            locked=self.locked is not None,
        )


@dataclass(frozen=True)
class Opened:
    """Side bets that are open now, and the call that was right; none, where neither was."""

    calls: Mapping[Seat, str]
    came: str | None

    @classmethod
    def of(cls, bets: Bets, came: str | None) -> Opened:
        return cls({seat: bet.peek() for seat, bet in bets.items()}, came)

    @property
    def winners(self) -> Iterable[Seat]:
        return (seat for seat, call in self.calls.items() if call == self.came)

    def view(self) -> tuple[views.BetShown, ...]:
        return tuple(
            views.BetShown(seat, call, call == self.came) for seat, call in self.calls.items()
        )


def came(before: int, after: int) -> str | None:
    """The call that was right; none, where both are equal."""
    return None if before == after else "higher" if after > before else "lower"
