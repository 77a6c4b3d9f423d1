"""What a round of Judge & Jury comes to: `python3 -m bench.jury [--matches 200]`.

Matches of three rounds are played by the title itself with guests of straw. The model: the
prosecution is chosen first, cards that fit are played at random, a judge is used or held by the
toss of a coin, research is looked at once it lies open, half of all judges ask for the own colour
and the others for anything, whoever is asked gives at random, and one guest in ten moves a judge
when it is possible. Beside each number stands what the rules were designed with, from 1,500
matches of an earlier program of the same model. How often it moved judges is not known. The pile
that lies there when a round ends counts as a hand. Passes are those of guests who still hold a card
or a judge: with ten players about 165 a round, and 190 if the others count as well, who have
nothing left to pass with. The earlier program counted 181, so some of them; with four players,
where few run out, both ways come within two of its 50.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from random import Random
from statistics import mean, pstdev
from typing import Any

from partyhost.engine.acts import CLOCK, HOST, TIME_UP, Act, Move, Seat
from partyhost.engine.game import Start, State, apply, begin, offers
from partyhost.titles.judge_and_jury import TITLE
from partyhost.titles.judge_and_jury.cards import OWN

MOVES = 0.1


@dataclass(frozen=True)
class Cell:
    """Of one number of players: points a player and round with their spread, rounds without any,
    points by side, the prosecution's share of wins; cards played, passes and hands a round; ties
    for the win."""

    mean: float
    spread: float
    zero: float
    blue: float
    gold: float
    wins: float
    plays: float
    passes: float
    hands: float
    ties: float


DESIGNED = {
    2: Cell(3.31, 1.6, 0.04, 3.30, 3.32, 0.50, 28, 10, 13, 0.09),
    3: Cell(4.17, 2.4, 0.06, 4.14, 4.22, 0.68, 52, 35, 16, 0.09),
    4: Cell(3.17, 2.3, 0.13, 3.15, 3.19, 0.50, 52, 50, 14, 0.11),
    5: Cell(3.79, 2.8, 0.12, 3.75, 3.85, 0.59, 73, 84, 16, 0.08),
    6: Cell(3.16, 2.7, 0.19, 3.17, 3.14, 0.51, 73, 100, 15, 0.12),
    7: Cell(2.73, 2.5, 0.24, 2.69, 2.79, 0.54, 70, 109, 15, 0.12),
    8: Cell(2.41, 2.4, 0.30, 2.43, 2.38, 0.51, 70, 123, 14, 0.12),
    9: Cell(2.84, 2.8, 0.27, 2.82, 2.86, 0.56, 91, 166, 16, 0.12),
    10: Cell(2.55, 2.7, 0.32, 2.56, 2.55, 0.51, 91, 181, 16, 0.12),
}


class Match:
    """One match: `points` by round and seat; `plays`, `passes` and `hands` of all rounds."""

    def __init__(self, players: int, rng: Random) -> None:
        seats = tuple(f"s{n}" for n in range(1, players + 1))
        rules = {rule.name: rule.default for rule in TITLE.rules({}, players)}
        seed = f"{rng.getrandbits(128):032x}"
        self.rng = rng
        self.state = begin(TITLE, Start(TITLE.key, TITLE.version, seed, seats, rules, {}))
        self.plays = self.passes = self.hands = 0
        self.points: list[tuple[str, int]] = []
        self.tied = False

    def play(self) -> Match:
        while not self.state.phase.over:
            before, move = self.state, self.move()
            self.state = apply(before, move)
            self.count(before, move)
        return self

    def count(self, before: State, move: Move) -> None:
        phase: Any = before.phase
        after, now = self.state, _phase(self.state)
        if now.rule == "J9" and len(now.turned) == 6:
            table = after.table
            self.hands += table.hand
            for seat in table.seats:
                earned = sum(c.value in now.turned for c in table.shown[seat])
                self.points.append((OWN[table.sides[seat]], earned))
        self.tied |= now.rule == "J10"
        self.plays += move.act.name == "play"
        if phase.rule == "J4" and move.act.name in ("play", "pass"):
            self.passes += move.act.name == "pass"
            self.passes += _passed(after, phase.seat)

    def move(self) -> Move:
        state, rng = self.state, self.rng
        for seat in state.table.seats:
            if state.table.round and "look" in _acts(state, seat):
                return self.does(seat, "look")
        for seat in state.phase.awaits(state.table):
            acts = _acts(state, seat)
            if "move" in acts:
                return self.does(seat, "move" if rng.random() < MOVES else "keep")
            if "judge" in acts and (len(acts) == 1 or rng.random() < 0.5):
                return self.does(seat, "judge")
            return self.does(seat, next(name for name in acts if name != "judge"))
        if state.phase.show:
            return Move(HOST, Act("next"), state.step)
        return Move(CLOCK, TIME_UP, state.step)

    def does(self, seat: Seat, name: str) -> Move:
        offer = _acts(self.state, seat)[name]
        value = offer.sample(self.rng)
        if name == "side":
            value = offer.options[0].value
        if name == "ask":
            own = OWN[self.state.table.sides[seat]] if self.rng.random() < 0.5 else "any"
            value = f"{value.split('/')[0]}/{own}"
        return Move(seat, Act(name, value), self.state.step)


def _phase(state: State) -> Any:
    return state.phase


def _acts(state: State, seat: Seat) -> dict[str, Any]:
    return {offer.act: offer for offer in offers(state, seat)}


def _passed(after: State, seat: Seat) -> int:
    """How many passed at once after this guest, up to whoever is on turn or takes the hand."""
    table, stop = after.table, seat
    if after.phase.rule == "J4":
        stop = _phase(after).seat
    elif table.over:
        return 0
    count = 0
    for each in table.clockwise(table.left_of(seat)):
        if each == stop:
            break
        count += table.playing(each)
    return count


def cell(players: int, matches: int, seed: int = 1) -> Cell:
    rng = Random(f"{players}/{seed}")
    played = [Match(players, rng).play() for _ in range(matches)]
    earned = [points for match in played for _, points in match.points]
    rounds = matches * 3
    by_side = {
        side: mean(points for match in played for own, points in match.points if own == side)
        for side in OWN.values()
    }
    return Cell(
        mean(earned),
        pstdev(earned),
        mean(not points for points in earned),
        by_side["blue"],
        by_side["gold"],
        mean(_winner(match) == "prosecution" for match in played),
        sum(match.plays for match in played) / rounds,
        sum(match.passes for match in played) / rounds,
        sum(match.hands for match in played) / rounds,
        mean(match.tied for match in played),
    )


def _winner(match: Match) -> str:
    first = _phase(match.state).places[0].seat
    return str(match.state.table.sides[first])


def table(matches: int) -> str:
    names = ("mean", "spread", "zero", "blue", "gold", "wins", "plays", "passes", "hands", "ties")
    lines = [
        "A round, and in brackets what was designed",
        f"{'players':>7}" + "".join(f"{name:>15}" for name in names),
    ]
    for players, designed in DESIGNED.items():
        found = cell(players, matches)
        told = [f"{getattr(found, name):.2f} ({getattr(designed, name):g})" for name in names]
        lines.append(f"{players:>7}" + "".join(f"{each:>15}" for each in told))
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python3 -m bench.jury", description=__doc__)
    parser.add_argument("--matches", type=int, default=200, help="matches a line")
    print(table(parser.parse_args().matches))


if __name__ == "__main__":
    main()
