"""How long a round of Card Sharks lasts, and what the Money Cards pay:
`python3 -m bench.sharks [--rounds 20000]`.

Rounds are played by the title's own rows, odds and money, by guests of straw who count cards. The
model: either side wins a question as often as the other; the likelier call is always made; a base
card is changed where its likelier call has a smaller chance than that of a new card, on average; a
side freezes, where it may, below a certain chance. Beside each number stands what the rules were
designed with, from 20,000 rounds of an earlier program of which only the results are kept. Its line
for sides that never freeze is met by sides that freeze where even the likelier call is below one
half; ones that truly never do need fewer questions and miss more. How it rounded careful bets is
not known, so that line of the Money Cards lies near and no closer. All in hangs on when the one
change is used: from 14.5 % at below .55 over 15.8 % at .62 to 14.7 % at .70, as here. A median of
$18,000 with the least can't come of the rules: five bets of $1,000 leave an odd number of
thousands, and half of it once more $16,500 or $19,500. With an equal card as a push it is met.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from statistics import mean, median

from partyhost.titles.card_sharks.cards import OTHER, Odds, Side, deck, odds, right
from partyhost.titles.card_sharks.chips import MOST, SMALLEST
from partyhost.titles.card_sharks.money import Money
from partyhost.titles.card_sharks.rows import Row

LENGTH, SUDDEN = 7, 5
MEAN_CHANCE = 0.70  # of the likelier call on a card as it comes
DESIGNED = {  # below this chance a side freezes: questions, share of sudden deaths, misses
    0.5: (3.4, 0.37, 4.1), 0.6: (4.1, 0.57, 2.9), 0.7: (4.6, 0.78, 2.3),
}  # fmt: skip
PAID = {  # what the Money Cards were designed to come to
    "all in": "mean $95,000, most 14.9%, bust 85%",
    "careful": "median $37,000, bust 7%",
    "careful, equal is a push": "mean $60,000",
    "the least": "median $18,000",
    "the least, equal is a push": "no other figure",
}
ROUNDS = 20_000


@dataclass
class Round:
    """One main round: `questions` asked, `misses` made, `first`: cleared with the first one."""

    rng: Random
    freeze: float
    questions: int = 0
    misses: int = 0
    first: bool = False

    def __post_init__(self) -> None:
        self.rows: dict[Side, Row] = {}
        for side in OTHER:
            cards = self.rng.sample(deck(side), 52)
            self.rows[side] = Row.dealt(cards, LENGTH)

    def play(self) -> Side:
        while True:
            self.questions += 1
            side: Side = self.rng.choice(("red", "blue"))
            ended = self.run(side, change=True)
            if ended == "won":
                self.first = self.questions == 1
                return side
            if self.questions == SUDDEN:
                return OTHER[side]
            if ended == "miss" and self.run(OTHER[side], change=False) == "won":
                return OTHER[side]

    def run(self, side: Side, change: bool) -> str:
        row = self.rows[side].opened()
        if change and best(row) < MEAN_CHANCE:
            row = row.changed()
        while not row.cleared:
            if row.called and self.questions < SUDDEN and best(row) < self.freeze:
                self.rows[side] = row.froze()
                return "frozen"
            call, before = of(row).likelier, row.card.rank
            row = row.turned()
            if not right(call, before, row.card.rank):
                self.misses += 1
                self.rows[side] = row.missed()
                return "miss"
        return "won"


def of(cards: Row | Money) -> Odds:
    return odds(cards.card.rank, cards.seen)


def best(cards: Row | Money) -> float:
    """The chance of the likelier call."""
    seen = of(cards)
    return seen.chance(seen.likelier)


Bettor = Callable[[Money], int]


def all_in(money: Money) -> int:
    return money.bank


def careful(money: Money) -> int:
    """Twice the chance less one, of the bank."""
    return round(money.bank * max(0.0, 2 * best(money) - 1) / SMALLEST) * SMALLEST


def least(money: Money) -> int:
    return 0


def bank(rng: Random, bettor: Bettor, push: bool) -> int:
    """What the Money Cards come to; the last card is played."""
    money = Money.dealt("red", rng.sample(deck("gold"), 52))
    while not money.ended:
        if not money.changed and best(money) < MEAN_CHANCE:
            money = money.with_new_card()
        low, high = money.limits
        amount = min(high, max(low, bettor(money)))
        money = money.settled(of(money).likelier, amount, push)
    return money.bank


def rounds(count: int, freeze: float, seed: int = 1) -> tuple[float, float, float, float]:
    """Mean questions, share of sudden deaths, mean misses, share cleared with the first one."""
    rng = Random(f"{freeze}/{seed}")
    played = [Round(rng, freeze) for _ in range(count)]
    for each in played:
        each.play()
    return (
        mean(each.questions for each in played),
        mean(each.questions == SUDDEN for each in played),
        mean(each.misses for each in played),
        mean(each.first for each in played),
    )


def banks(count: int, bettor: Bettor, push: bool = False, seed: int = 1) -> list[int]:
    rng = Random(f"{bettor.__name__}/{push}/{seed}")
    return [bank(rng, bettor, push) for _ in range(count)]


def table(count: int) -> str:
    lines = ["Main round, and in brackets what was designed"]
    for freeze in (0.0, *DESIGNED):
        questions, sudden, misses, first = rounds(count, freeze)
        told = DESIGNED.get(freeze, (0.0, 0.0, 0.0))
        beside = f" ({told[0]}, {told[1]:.0%}, {told[2]})" if freeze else ""
        lines.append(
            f"  freeze below {freeze:.0%}: {questions:.1f} questions, sudden death {sudden:.0%}, "
            f"{misses:.1f} misses{beside}; cleared at once {first:.0%}"
        )
    lines.append("Money Cards")
    for name, bettor, push in (
        ("all in", all_in, False), ("careful", careful, False),
        ("careful, equal is a push", careful, True), ("the least", least, False),
        ("the least, equal is a push", least, True),
    ):  # fmt: skip
        found = banks(count, bettor, push)
        lines.append(
            f"  {name}: median ${median(found):,.0f}, mean ${mean(found):,.0f}, "
            f"most {mean(each == MOST for each in found):.1%}, "
            f"bust {mean(not each for each in found):.1%} ({PAID[name]})"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python3 -m bench.sharks", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="rounds a line")
    print(table(parser.parse_args().rounds))


if __name__ == "__main__":
    main()
