"""What holds in every phase of this title: the host's interventions, and jury research, which
may be used at any moment of a round."""

from __future__ import annotations

from dataclasses import replace

from partyhost.engine.acts import HOST, Act, IllegalMove, Seat
from partyhost.engine.offers import Button, Choice, Offer, Option
from partyhost.engine.phase import Next, Phase
from partyhost.l10n import msg
from partyhost.titles.judge_and_jury import course, dealing
from partyhost.titles.judge_and_jury.table import MOST_PLAYERS, Table


class Play(Phase[Table]):
    """A phase of a running match."""

    def intervene(self, table: Table, act: Act) -> Next[Table]:
        match act:
            case Act("adjust", {"seat": str(seat), "amount": int(amount)}):
                return self.stay(_seated(table, seat).earning(seat, amount), "adjust")
            case Act("overrule"):
                raise IllegalMove(msg("judge_and_jury-no-rulings"))
            case Act("join", {"seat": str(seat)}):
                return self.stay(joined(table, seat))
            case Act("leave", {"seat": str(seat)}):
                return self._left(table, seat)
            case Act("end"):
                return course.podium(table)
        return self.stay(table)

    def _left(self, table: Table, seat: Seat) -> Next[Table]:
        if seat in table.late:
            return self.stay(replace(table, late=tuple(s for s in table.late if s != seat)))
        rest = dealing.left(_seated(table, seat), seat)
        if not rest.seats:
            return course.podium(rest)
        return self.without(table, rest, seat)

    def without(self, table: Table, rest: Table, seat: Seat) -> Next[Table]:
        """A guest has left for good; `rest` is the table without them."""
        return self.stay(rest)


class InRound(Play):
    """Cards are in hands: who has jury research on the table may use it."""

    def offers(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        own = self.asks(table, seat)
        places = table.unseen(seat)
        if not places:
            return own
        options = tuple(Option(place, msg("judge_and_jury-juror", place=place)) for place in places)
        return (*own, Choice("look", msg("judge_and_jury-look"), options))

    def asks(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        """What is offered besides research."""
        return ()

    def on(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        if act.name == "look":
            return self.looked(dealing.looked(table, by, act.value))
        return self.done(table, by, act)

    def looked(self, table: Table) -> Next[Table]:
        return self.stay(table, "look")

    def done(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        """What any other act leads to."""
        raise NotImplementedError

    def without(self, table: Table, rest: Table, seat: Seat) -> Next[Table]:
        """With one guest left, or none with cards, the round is scored."""
        if len(rest.seats) < 2 or rest.over:
            return course.finish(rest)
        return self.goes_on(table, rest, seat)

    def goes_on(self, table: Table, rest: Table, seat: Seat) -> Next[Table]:
        return self.stay(rest)


class Shown(Play):
    """Something is shown until the host goes on, or by itself after some seconds."""

    show = True

    def offers(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        return (following(),) if seat == HOST else ()


class ShownInRound(InRound):
    """The same while cards are in hands."""

    show = True

    def asks(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        return (following(),) if seat == HOST else ()


def following() -> Button:
    """The host need not wait for what is shown."""
    return Button("next", msg("judge_and_jury-next"))


def next_of(table: Table, rest: Table, seat: Seat, gone: Seat) -> Seat:
    """A seat that is meant, or, where it has gone, the next one on its left."""
    return next(each for each in table.clockwise(seat) if each != gone and each in rest.seats)


def _seated(table: Table, seat: Seat) -> Table:
    if seat not in table.scores:
        raise IllegalMove(msg("judge_and_jury-not-in"))
    return table


def joined(table: Table, seat: Seat) -> Table:
    """With the next round, on the smaller side."""
    if seat in table.seats or seat in table.late:
        raise IllegalMove(msg("judge_and_jury-in-already"))
    if len(table.seats) + len(table.late) >= MOST_PLAYERS:
        raise IllegalMove(msg("judge_and_jury-full", most=MOST_PLAYERS))
    if table.round >= table.rules.rounds:
        raise IllegalMove(msg("judge_and_jury-last-round"))
    return replace(table, late=(*table.late, seat))
