"""Words that nobody can say by chance, and a pack made of nothing else: whatever of it turns up
on the wire is known at once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

from partyhost.titles.jeopardy.pack import Pack

TOKEN = re.compile(r"zq[a-y]{12}zq")
CARD = re.compile(r'"(c\d{1,2})"')
LETTERS = "abcdefghijklmnopqrstuvwxy"
SEATS = (*(f"s{n}" for n in range(1, 11)), "w1")
PURPOSES = ("answer", "guess")


def token(rng: Random) -> str:
    return f"zq{''.join(rng.choices(LETTERS, k=12))}zq"


def tokens(value: Any) -> Iterator[str]:
    """All tokens in a value as JSON has them."""
    if isinstance(value, str):
        yield from TOKEN.findall(value)
    elif isinstance(value, dict):
        for part in value.values():
            yield from tokens(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from tokens(part)


def pack(rng: Random, categories: int = 26, clues: int = 12) -> dict[str, Any]:
    return {
        "categories": [
            {"name": f"On {token(rng)}", "clue": [_clue(rng) for _ in range(clues)]}
            for _ in range(categories)
        ]
    }


def _clue(rng: Random) -> dict[str, Any]:
    """Each seat has words of its own that count as right, and others that are too vague; one
    that nobody ever says comes first."""
    count = 1 + len(SEATS) * len(PURPOSES)
    return {
        "id": token(rng),
        "clue": f"It is about {token(rng)}",
        "answer": token(rng),
        "accepted": [token(rng) for _ in range(count)],
        "prompt": [token(rng) for _ in range(count)],
        "reject": [token(rng)],
        "source": token(rng),
    }


def word(clue: dict[str, Any], kind: str, seat: str, purpose: str) -> str:
    """This seat's own right word (`kind` accepted) or vague one (`kind` prompt)."""
    at = 1 + SEATS.index(seat) * len(PURPOSES) + PURPOSES.index(purpose)
    return str(clue[kind][at])


def clues(found: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """By the text that is read out."""
    return {clue["clue"]: clue for each in found["categories"] for clue in each["clue"]}


def kinds(found: Pack) -> dict[str, str]:
    """What each token of a pack is, for a report."""
    named: dict[str, str] = {}
    for category in found.categories:
        named |= dict.fromkeys(tokens(category.name), "category")
        for clue in category.clue:
            named |= dict.fromkeys(tokens(clue.clue), "clue")
            named |= dict.fromkeys(tokens(clue.answer), "response")
            rest = [clue.id, clue.source, *clue.accepted, *clue.prompt, *clue.reject]
            named |= dict.fromkeys(tokens(rest), "pack")
    return named
