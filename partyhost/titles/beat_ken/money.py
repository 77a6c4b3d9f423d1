"""What a question moves on the money tracks. Pure arithmetic of spaces of $100,000."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from partyhost.titles.beat_ken.options import Rules
from partyhost.titles.beat_ken.path import KEN

DOLLARS = 100_000  # a space
OWN_COLOUR = 3  # spaces for landing on one's own colour
KENS_WAGER = 3
MOST_WAGER = 3
Side = str  # a track by its colour, or Ken


@dataclass(frozen=True)
class Stake:
    """Who takes part, and for how much. `kind` is regular, double, triple, duel, star or all;
    where there is a `risk`, a wrong answer goes back as far as a right one goes forward."""

    kind: str
    spaces: int
    risk: bool
    sides: tuple[Side, ...]

    @property
    def humans(self) -> tuple[Side, ...]:
        return tuple(side for side in self.sides if side != KEN)

    def without(self, side: Side) -> Stake:
        return replace(self, sides=tuple(each for each in self.sides if each != side))


@dataclass(frozen=True)
class Gain:
    """How one chip moves: `bonus` is the part for beating Ken."""

    before: int
    after: int
    bonus: int = 0


def settle(
    rules: Rules, stake: Stake, turn: Side, at: Mapping[Side, int], right: Mapping[Side, bool]
) -> dict[Side, Gain]:
    """Where the chips of all who take part end up. `right` has Ken, whether he takes part
    or not."""
    beatable = not right[KEN] and (KEN in stake.sides or rules.duel_bonus == "any_time")
    gains = {}
    for side in stake.sides:
        bonus = int(beatable and side != KEN and right[side])
        moved = stake.spaces if right[side] else -stake.spaces * stake.risk
        after = reached(rules, at[side] + moved + bonus, side == turn)
        gains[side] = Gain(at[side], after, bonus)
    return gains


def reached(rules: Rules, at: int, own_turn: bool) -> int:
    """Nobody arrives on somebody else's turn, and nobody goes past the end."""
    least = -rules.goal if rules.losses == "debt" else 0
    return max(least, min(at, rules.goal if own_turn else rules.goal - 1))


def landed(rules: Rules, at: int) -> Gain:
    """The bonus for one's own colour; where it can't win, it stops before the gate."""
    return Gain(at, reached(rules, at + OWN_COLOUR, rules.colour_bonus == "wins"))
