"""Somebody at the table who knows the clues by heart and keeps the score on paper: reckoned
from the rulebook and what is seen, not from what the host says."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

STARTER = Path(__file__).resolve().parents[2] / "content" / "jeopardy" / "starter"
DOUBLES = {1: 1, 2: 2}
CARD = re.compile(
    r"^(?P<category>.+), (?P<kind>standard|bonus|Daily Double.*?)(?:, worth \$(?P<worth>[\d,]+))?$"
)


def known_answers() -> dict[str, str]:
    """Every clue of the starter pack with its answer."""
    files = [tomllib.loads(path.read_text("utf-8")) for path in sorted(STARTER.glob("*.toml"))]
    clues = [clue for file in files for clue in file.get("clue", ())]
    return {clue["clue"]: clue["answer"] for clue in clues}


@dataclass
class Scorekeeper:
    money: Counter[str] = field(default_factory=Counter)
    piles: Counter[tuple[int, str]] = field(default_factory=Counter)
    doubles: Counter[int] = field(default_factory=Counter)

    def played(self, round: int, card: str) -> tuple[int, bool]:
        """A card goes down, as its phone names it; what its clue is worth, and whether doubled.
        The phone must say the same."""
        match = CARD.match(card)
        assert match, card
        pile = round, match["category"]
        self.piles[pile] += 2 if match["kind"] == "bonus" else 1
        live = match["kind"] == "Daily Double" and self.doubles[round] < DOUBLES[round]
        worth = self.piles[pile] * 100 * round * (2 if live else 1)
        assert match["worth"] == f"{worth:,}", (card, worth)
        return worth, live

    def ruled(self, name: str, round: int, worth: int, live: bool, right: bool) -> None:
        if right:
            self.money[name] += worth
            self.doubles[round] += live

    def final(self, name: str, wager: int, right: bool) -> None:
        self.money[name] += wager if right else -wager
