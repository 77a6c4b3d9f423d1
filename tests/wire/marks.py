"""Cards, jurors, questions and polls that nobody can say by chance: whatever of them turns up on
the wire is known at once."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

from partyhost.titles.beat_ken.path import DOTS
from partyhost.titles.card_sharks import table as sharks
from partyhost.titles.card_sharks.cards import RANKS, Card
from partyhost.titles.judge_and_jury import cards, dealing
from tests.wire.canaries import SEATS, TOKEN, token

Put = Callable[[Any, str, Any], None]
ENOUGH = 40  # questions of a colour, and polls
NOTED = {
    "beat_ken": TOKEN,
    "card_sharks": re.compile(rf"{TOKEN.pattern}|zqcard\w+?zq"),
    "judge_and_jury": re.compile(r"(?:blue|gold|red)-\d+-\d+|\b\d{1,2}000000(?:55|77)\b"),
}


def mark(title: str, put: Put) -> None:
    """The cards of this title are marked from now on."""
    if title == "card_sharks":
        put(sharks, "deck", _deck)
    if title == "judge_and_jury":
        put(cards, "VALUES", tuple(n * 10**8 + 55 for n in range(1, 13)))
        put(dealing, "JURY", tuple(n * 10**8 + 77 for n in range(1, 13)))


def _deck(back: str) -> tuple[Card, ...]:
    """Each card has a suit of its own."""
    names = [(rank, n) for rank in RANKS for n in range(4)]
    return tuple(Card(f"{back}-{r}-{n}", r, f"zqcard{back}{r}n{n}zq") for r, n in names)


def packs(title: str, rng: Random) -> dict[str, Any]:
    if title == "beat_ken":
        return {
            "categories": [
                {"colour": dot, "question": [_question(rng) for _ in range(ENOUGH)]} for dot in DOTS
            ]
        }
    if title == "card_sharks":
        return {"decks": [{"poll": [_poll(rng) for _ in range(ENOUGH)]}]}
    return {}


def _question(rng: Random) -> dict[str, Any]:
    """Each seat has words of its own that are right, and others that are too vague."""
    return {
        "id": token(rng),
        "question": f"It is about {token(rng)}",
        "answer": token(rng),
        "ken": token(rng),
        "ken_knows": rng.choice((75, 100)),
        "accepted": [token(rng) for _ in SEATS],
        "prompt": [token(rng) for _ in SEATS],
        "source": token(rng),
    }


def _poll(rng: Random) -> dict[str, Any]:
    """A figure is told together with its source."""
    return {
        "id": token(rng),
        "question": f"How many like {token(rng)}?",
        "answer": rng.randint(1, 99),
        "group": "people",
        "source": token(rng),
    }
