"""What holds in every phase of this title: the host's interventions."""

from __future__ import annotations

from dataclasses import replace

from partyhost.engine.acts import HOST, Act, IllegalMove, Seat
from partyhost.engine.offers import Button, Offer
from partyhost.engine.phase import Next, Phase
from partyhost.l10n import msg
from partyhost.titles.jeopardy import course
from partyhost.titles.jeopardy.table import MOST_PLAYERS, Table


def next_button() -> Button:
    return Button("next", msg("jeopardy-offer-next"))


class Play(Phase[Table]):
    """A phase of a running match."""

    def intervene(self, table: Table, act: Act) -> Next[Table]:
        match act:
            case Act("adjust", {"seat": seat, "amount": amount}):
                return self.stay(table.pay(_paid(table, seat), amount), "adjust")
            case Act("overrule", {"right": bool(right)}):
                return self.overruled(table, right)
            case Act("join", {"seat": str(seat)}):
                return self.stay(joined(table, seat))
            case Act("leave", {"seat": seat}):
                return self._left(table, _seated(table, seat))
            case Act("end"):
                return course.podium(table)
        return self.stay(table)

    def overruled(self, table: Table, right: bool) -> Next[Table]:
        """The ruling last paid is turned round, and its money with it."""
        if not table.results or table.results[-1].seat not in table.scores:
            raise IllegalMove(msg("jeopardy-refusal-no-ruling"))
        *earlier, last = table.results
        if last.right == right:
            raise IllegalMove(msg("jeopardy-refusal-ruled-so"))
        amount = last.value if right else -last.value
        table = table.ruled(last.said, right, (HOST,))
        table = replace(table, results=(*earlier, replace(last, right=right)))
        if (
            last.doubled
            and last.round == table.round
            and table.rules.daily_double_limit == "awarded"
        ):
            table = replace(table, awarded=table.awarded + (1 if right else -1))
        return self.stay(table.pay(last.seat, amount), "overruled")

    def _left(self, table: Table, seat: Seat) -> Next[Table]:
        if seat in table.late:
            return self.stay(replace(table, late=tuple(s for s in table.late if s != seat)))
        rest = table.without(seat)
        if seat == table.opener:
            rest = replace(rest, opener=table.left_of(seat))
        if len(rest.scores) < 2:
            return course.podium(rest)
        return self.without(table, rest, seat)

    def without(self, table: Table, rest: Table, seat: Seat) -> Next[Table]:
        """A guest has left for good; `rest` is the table without them."""
        return self.stay(rest)


class Shown(Play):
    """Something is shown until the host goes on, or by itself after some seconds."""

    show = True

    def offers(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        return (next_button(),) if seat == HOST else ()


def joined(table: Table, seat: Seat) -> Table:
    """Late guests watch the first round and play from the second on, with nothing yet."""
    if seat in table.scores or seat in table.late:
        raise IllegalMove(msg("jeopardy-refusal-in-already"))
    if table.round > 1:
        raise IllegalMove(msg("jeopardy-refusal-begun"))
    if len(table.scores) + len(table.late) >= MOST_PLAYERS:
        raise IllegalMove(msg("jeopardy-refusal-full"))
    return replace(table, late=(*table.late, seat))


def _paid(table: Table, seat: object) -> Seat:
    if seat in table.late:
        raise IllegalMove(msg("jeopardy-refusal-late"))
    return _seated(table, seat)


def _seated(table: Table, seat: object) -> Seat:
    if not isinstance(seat, str) or (seat not in table.scores and seat not in table.late):
        raise IllegalMove(msg("jeopardy-refusal-not-in"))
    return seat
