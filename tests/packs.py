"""Small packs for tests, as facts made up for the purpose."""

from __future__ import annotations

from typing import Any


def jeopardy(categories: int = 26, clues: int = 14) -> dict[str, Any]:
    """Categories “Topic 1” …; the answer to clue 3 of topic 2 is “Response b-c”."""
    return {
        "categories": [
            {"name": f"Topic {n}", "clue": [_clue(n, m) for m in range(1, clues + 1)]}
            for n in range(1, categories + 1)
        ]
    }


def _clue(n: int, m: int) -> dict[str, Any]:
    word = f"{chr(96 + n) * 3} {chr(96 + m) * 4}"
    return {
        "id": f"t{n}-{m}",
        "clue": f"This is number {m} of topic {n}",
        "answer": f"Response {word}",
        "accepted": [word],
        "prompt": [f"doubt {word}"],
        "difficulty": 1 + m % 5,
    }


PACKS: dict[str, dict[str, Any]] = {"jeopardy": jeopardy()}
