"""How far the side on turn may get in it, at best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partyhost.titles.beat_ken.money import MOST_WAGER, Gain, Stake, landed
from partyhost.titles.beat_ken.path import KEN, SPACES, SPINNER, YELLOW, Kind

if TYPE_CHECKING:
    from partyhost.titles.beat_ken.table import Table


def own_colour(table: Table) -> Gain | None:
    """What landing here earns the side on turn at once."""
    own = YELLOW if table.turn == KEN else table.turn
    return landed(table.rules, table.at(table.turn)) if table.space.ground == own else None


def by_spin(table: Table, kind: Kind) -> int:
    """Spaces by this spin, its own colour included; the token has moved."""
    gain = own_colour(table)
    return (gain.after - gain.before if gain else 0) + by_question(table, kind)


def by_question(table: Table, kind: Kind) -> int:
    """Spaces by the question alone."""
    star = table.space.star
    spaces = SPACES[kind] if kind in SPACES and not star else MOST_WAGER
    humans = kind == "all" and not star and table.rules.challenge_all == "humans"
    return spaces + _bonus(table, not humans)


def by_stake(table: Table, stake: Stake) -> int:
    """Spaces once it is said what the question is worth."""
    return stake.spaces + _bonus(table, KEN in stake.sides)


def can_win(table: Table) -> bool:
    """Whether the side on turn may arrive in it: before the spin by the best of all."""
    most = table.most
    if most is None:
        most = max(by_spin(table.moved(sector), sector.kind) for sector in SPINNER)
    return table.at(table.turn) + most >= table.rules.goal


def _bonus(table: Table, with_ken: bool) -> int:
    """The space for beating Ken, for whom that is possible."""
    return int(table.turn != KEN and (with_ken or table.rules.duel_bonus == "any_time"))
