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


def beat_ken(questions: int = 40) -> dict[str, Any]:
    """Six colours; the answer to red question 3 is “Reply red ccc”. Ken knows four of five, and
    all questions take an answer that random play gives."""
    return {
        "categories": [
            {"colour": colour, "question": [_question(colour, n) for n in range(questions)]}
            for colour in ("red", "orange", "green", "blue", "purple", "brown")
        ]
    }


def _question(colour: str, n: int) -> dict[str, Any]:
    word = chr(97 + n % 26) * (3 + n // 26)
    return {
        "id": f"{colour}-{n}",
        "question": f"This is {colour} question {n}",
        "answer": f"Reply {colour} {word}",
        "accepted": ["Lagos", "7"] if n % 2 else ["no idea"],
        "prompt": ["What is Abuja?"] if n % 4 else [],
        "difficulty": 1 + n % 5,
        "ken": f"Mistake {colour} {word}",
        "ken_knows": (75, 75, 75, 80, 100)[n % 5],
    }


def card_sharks(polls: int = 60) -> dict[str, Any]:
    """Poll 3 has the figure 3 * 37 mod 101, and it is said who was asked, when and by whom."""
    return {"decks": [{"poll": [_poll(n) for n in range(1, polls + 1)]}]}


def _poll(n: int) -> dict[str, Any]:
    return {
        "id": f"poll-{n}",
        "question": f"Out of every hundred, how many chose thing {n}?",
        "answer": n * 37 % 101,
        "group": f"group {n}",
        "n": 1000 + n,
        "year": 1900 + n,
        "source": f"survey {n}",
        "credit": f"credit {n}",
        "turned": n % 3 == 0,
    }


PACKS: dict[str, dict[str, Any]] = {
    "jeopardy": jeopardy(),
    "beat_ken": beat_ken(),
    "card_sharks": card_sharks(),
    "judge_and_jury": {},
}
