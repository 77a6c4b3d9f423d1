"""How often Ken wins, and how long a match lasts: `python3 -m bench.ken [--games 1000]`.

Matches are played by the title's own path, spinner and arithmetic with guests of straw. The model:
a question is as hard for everybody, and Ken misses the hardest ones; guests know some colours
better than others; they wager one to three by how well they know the colour; a 1-on-1 goes at Ken
half the time, else at the guest in the lead. Beside each share stands what the rules were designed
with, from 3,000 matches of an earlier program of the same model. Of its numbers for the spread of
questions and guests no record was kept; those here were fitted to its shares. A chance that falls
with the difficulty by a straight line does not fit: weak guests get nothing right where Ken fails,
so that he beats them, and strong ones everything, so that they beat him, too often. By a logistic
curve, as tests are scored, all of its shares are met within the noise.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from random import Random
from statistics import mean, quantiles

from partyhost.titles.beat_ken.money import KENS_WAGER, Side, Stake, landed, settle
from partyhost.titles.beat_ken.options import STRENGTHS, Rules
from partyhost.titles.beat_ken.path import DOTS, KEN, PATH, SPACES, SPINNER, TRACKS

RATES = (0.40, 0.55, 0.70)
DESIGNED = {  # Ken's share of wins by players, their rate, and his strength
    (2, 0.40): (0.74, 0.82, 0.90, 0.94), (2, 0.55): (0.43, 0.55, 0.67, 0.76),
    (2, 0.70): (0.15, 0.25, 0.36, 0.49), (3, 0.40): (0.71, 0.83, 0.88, 0.94),
    (3, 0.55): (0.40, 0.51, 0.65, 0.76), (3, 0.70): (0.16, 0.23, 0.34, 0.48),
    (4, 0.40): (0.73, 0.82, 0.89, 0.94), (4, 0.55): (0.38, 0.52, 0.65, 0.76),
    (4, 0.70): (0.14, 0.24, 0.34, 0.48),
}  # fmt: skip
PLAIN, CHALLENGE = 75, 88  # seconds of a turn
SLOPE = 1.8  # from the easiest question to the hardest, in units of log odds
TASTE = 0.12  # how far a guest's rate in a colour may be from the mean
MOST_TURNS = 400


@dataclass
class Game:
    """One match: `rates` are the guests' chances by colour."""

    rules: Rules
    rates: dict[Side, dict[str, float]]
    rng: Random
    turns: int = 0
    seconds: int = 0

    def __post_init__(self) -> None:
        self.at = dict.fromkeys((*self.rates, KEN), 0)
        self.token = 0

    def winner(self) -> Side | None:
        for _ in range(MOST_TURNS):
            for side in (*self.rates, KEN):
                self.turn(side)
                if self.at[side] >= self.rules.goal:
                    return side
        return None

    def turn(self, side: Side) -> None:
        sector = self.rng.choice(SPINNER)
        self.token = (self.token + sector.steps) % len(PATH)
        space = PATH[self.token]
        self.turns += 1
        if space.ground == side:
            self.at[side] = landed(self.rules, self.at[side]).after
            if self.at[side] >= self.rules.goal:
                return
        stake = self.stake(side, sector.kind, space.star, space.dot)
        self.seconds += CHALLENGE if stake.risk else PLAIN
        right = self.answers(space.dot)
        for each, gain in settle(self.rules, stake, side, self.at, right).items():
            self.at[each] = gain.after

    def stake(self, side: Side, kind: str, star: bool, dot: str) -> Stake:
        everybody = (*self.rates, KEN)
        if not star and kind in SPACES:
            return Stake(kind, SPACES[kind], False, everybody)
        if side == KEN:
            return Stake("all", KENS_WAGER, True, everybody)
        wager = self.wager(side, dot)
        if kind == "all" or (star and kind == "duel"):
            return Stake("all", wager, True, everybody)
        target = KEN if star else self.target(side)
        return Stake("star" if star else "duel", wager, True, (side, target))

    def wager(self, side: Side, dot: str) -> int:
        rate = self.rates[side][dot]
        return 3 if rate >= 0.6 else 2 if rate >= 0.45 else 1

    def target(self, side: Side) -> Side:
        others = [each for each in self.rates if each != side]
        if not others or self.rng.random() < 0.5:
            return KEN
        return max(others, key=lambda each: (self.at[each], self.rng.random()))

    def answers(self, dot: str) -> dict[Side, bool]:
        hard = self.rng.random()
        right = {KEN: hard < self.rules.strength / 100}
        for side, rates in self.rates.items():
            right[side] = self.rng.random() < _chance(rates[dot], hard)
        return right


def _chance(rate: float, hard: float) -> float:
    """That a guest of this rate has a question; `hard` is from 0 to 1."""
    odds = log(rate / (1 - rate)) + SLOPE * (0.5 - hard)
    return 1 / (1 + exp(-odds))


@dataclass(frozen=True)
class Cell:
    """What so many matches came to: Ken's `share` with its standard `error`, minutes of them."""

    share: float
    error: float
    turns: float
    minutes: float
    brisk: float
    chatty: float


def cell(players: int, rate: float, rules: Rules, games: int, seed: int = 1) -> Cell:
    rng = Random(f"{players}/{rate}/{rules.ken_strength}/{seed}")
    played = [Game(rules, _guests(players, rate, rng), rng) for _ in range(games)]
    wins = sum(game.winner() == KEN for game in played)
    minutes = [game.seconds / 60 for game in played]
    tenths = quantiles(minutes, n=10)
    share = wins / games
    error = sqrt(share * (1 - share) / games)
    turns = mean(game.turns for game in played)
    return Cell(share, error, turns, mean(minutes), tenths[0], tenths[-1])


def _guests(players: int, rate: float, rng: Random) -> dict[Side, dict[str, float]]:
    return {
        track: {dot: rate + rng.uniform(-TASTE, TASTE) for dot in DOTS}
        for track in TRACKS[:players]
    }


def table(games: int, players: Sequence[int] = (1, 2, 3, 4)) -> str:
    lines = [
        "Ken's share of wins, and in brackets what was designed (turns; minutes, 10-90 %)",
        f"{'guests':>6} {'right':>6}" + "".join(f"{name:>38}" for name in STRENGTHS),
    ]
    for count in players:
        for rate in RATES:
            cells = [_told(count, rate, n, games) for n in range(len(STRENGTHS))]
            lines.append(f"{count:>6} {rate:>6.0%}" + "".join(f"{each:>38}" for each in cells))
    return "\n".join(lines)


def _told(players: int, rate: float, strength: int, games: int) -> str:
    name = list(STRENGTHS)[strength]
    found = cell(players, rate, Rules(ken_strength=name), games)  # type: ignore[arg-type]
    designed = DESIGNED.get((players, rate))
    beside = f" ({designed[strength]:.2f})" if designed else ""
    length = f"{found.turns:.0f}; {found.minutes:.0f}, {found.brisk:.0f}-{found.chatty:.0f}"
    return f"{found.share:.2f}±{found.error:.2f}{beside} {length}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python3 -m bench.ken", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="matches a cell")
    options = parser.parse_args()
    print(table(options.games))


if __name__ == "__main__":
    main()
