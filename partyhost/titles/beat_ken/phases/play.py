"""What holds in every phase of this title: the host's interventions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from partyhost.engine.acts import HOST, Act, IllegalMove, Seat
from partyhost.engine.offers import Button, Offer
from partyhost.engine.phase import Next, Phase
from partyhost.kit.board import Written
from partyhost.l10n import msg
from partyhost.titles.beat_ken import course
from partyhost.titles.beat_ken.money import DOLLARS, Side, settle
from partyhost.titles.beat_ken.path import KEN
from partyhost.titles.beat_ken.table import Table


class Play(Phase[Table]):
    """A phase of a running match."""

    def intervene(self, table: Table, act: Act) -> Next[Table]:
        match act:
            case Act("adjust", {"seat": seat, "amount": int(amount)}):
                return self.stay(_given(table, seat, amount), "adjust")
            case Act("overrule", {"right": bool(right)}):
                return self.overruled(table, right)
            case Act("join", {"seat": str(seat)}):
                return self.changed(table, joined(table, seat))
            case Act("leave", {"seat": seat}):
                return self._left(table, seat)
            case Act("away", {"seats": list(seats)}):
                return self.changed(table, away(table, seats))
            case Act("end"):
                return course.podium(table)
        return self.stay(table)

    def changed(self, table: Table, new: Table) -> Next[Table]:
        """Guests came, or their phones came and went; `new` is the table as it is now."""
        return self.stay(new)

    def without(self, table: Table, rest: Table, seat: Seat) -> Next[Table]:
        """A guest has left for good; `rest` is the table without them."""
        return self.stay(rest)

    def overruled(self, table: Table, right: bool) -> Next[Table]:
        """The ruling last paid is turned round: that of the track on turn, or of the only one."""
        if not table.results:
            raise IllegalMove(msg("beat_ken-refusal-no-ruling"))
        *earlier, last = table.results
        side = _ruled_side(last.turn, last.stake.humans)
        if last.rulings[side] == right:
            raise IllegalMove(msg("beat_ken-refusal-ruled-so"))
        alike = _wrote_the_same(last.typed, side)
        rulings = {**last.rulings, **dict.fromkeys(alike, right)}
        before = {side: gain.before for side, gain in last.gains.items()}
        moves = settle(table.rules, last.stake, last.turn, before, rulings)
        for each in alike:
            gained = moves[each].after - last.gains[each].after
            table = table.shift(table.track(each), gained)
        if last.question is not None:
            table = last.question.ruled(table, last.typed.get(side, ""), right, (HOST,))
        gains = {**last.gains, **{each: moves[each] for each in alike}}
        new = replace(last, rulings=rulings, gains=gains)
        return self.stay(replace(table, results=(*earlier, new)), "overruled")

    def _left(self, table: Table, seat: object) -> Next[Table]:
        if not isinstance(seat, str) or (table.of(seat) is None and seat not in table.late):
            raise IllegalMove(msg("beat_ken-refusal-not-in"))
        rest = table.without(seat)
        if seat in table.late:
            return self.stay(rest)
        if not rest.seats:
            return course.podium(rest)
        return self.without(table, rest, seat)


class Shown(Play):
    """Something is shown until the host goes on, or by itself after some seconds."""

    show = True

    def offers(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        return (Button("next", msg("beat_ken-offer-next")),) if seat == HOST else ()


def _ruled_side(turn: Side, humans: tuple[Side, ...]) -> Side:
    if turn != KEN and turn in humans:
        return turn
    if len(humans) == 1:
        return humans[0]
    raise IllegalMove(msg("beat_ken-refusal-several"))


def _wrote_the_same(typed: Mapping[Side, str], side: Side) -> tuple[Side, ...]:
    """This track, and those whose boards said the same."""
    said = Written(typed.get(side, ""))
    return (side, *(s for s, text in typed.items() if s != side and said.agrees(Written(text))))


def joined(table: Table, seat: Seat) -> Table:
    """At once where a team or a track without guests is there for them; where a track is free,
    with the next round of turns."""
    if table.of(seat) or seat in table.late:
        raise IllegalMove(msg("beat_ken-refusal-in-already"))
    orphan = any(not track.members for track in table.tracks)
    if len(table.free_colours()) > len(table.late) and not orphan:
        return replace(table, late=(*table.late, seat))
    return course.team_up(table, seat)


def away(table: Table, seats: list[object]) -> Table:
    """Whose phones are gone now. A track wakes when somebody of it is back."""
    gone = frozenset(seat for seat in table.seats if seat in seats)
    for seat in table.away - gone:
        track = table.of(seat)
        if track is not None and (track.parked or track.skips):
            table = table.changed(track, parked=False, skips=0)
    return replace(table, away=gone)


def _given(table: Table, seat: object, amount: int) -> Table:
    track = table.of(seat) if isinstance(seat, str) else None
    if track is None:
        raise IllegalMove(msg("beat_ken-refusal-no-track"))
    if amount % DOLLARS:
        raise IllegalMove(msg("beat_ken-refusal-steps", money=DOLLARS))
    return table.shift(track, amount // DOLLARS)
