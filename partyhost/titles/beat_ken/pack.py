"""What a pack of this title holds: files of questions by the colour of their dot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from partyhost.engine.pack import PackKind
from partyhost.judging import Key, Rulings, either
from partyhost.titles.beat_ken.path import DOTS

KEN_KNOWS = (75, 80, 85, 90, 100)  # strengths; 100 is never
QUESTIONS_NEEDED = 35  # of each colour: a long match asks about thirty in all


class Question(msgspec.Struct, frozen=True):
    """One question and what counts as its answer. `ken` is what Ken says where he misses it;
    `ken_knows` the least strength at which he does not (75, 80, 85, 90; 100 is never)."""

    id: str
    question: str
    answer: str
    ken: str
    ken_knows: int = 75
    accepted: tuple[str, ...] = ()
    prompt: tuple[str, ...] = ()
    reject: tuple[str, ...] = ()
    type: str = "thing"
    difficulty: int = 3
    source: str = ""

    @property
    def key(self) -> Key:
        also = (*self.accepted, *either(self.answer, self.type))
        return Key(self.answer, also, self.prompt, self.reject, self.type, self.question)


class Category(msgspec.Struct, frozen=True):
    colour: str
    question: tuple[Question, ...]


class Pack(msgspec.Struct, frozen=True):
    """`asked`: ids of questions that this house has met before, the longest ago first;
    `precedents`: what its people have ruled, by id."""

    categories: tuple[Category, ...]
    asked: tuple[str, ...] = ()
    precedents: dict[str, Rulings] = {}


KIND = PackKind(
    groups="categories",
    group="colour",
    items="question",
    item=Question,
    asks="question",
    needed=QUESTIONS_NEEDED,
    most=len(DOTS),
    names=DOTS,
    choices={
        "type": ("thing", "person", "place", "number", "year", "title", "list"),
        "difficulty": (1, 2, 3, 4, 5),
        "ken_knows": KEN_KNOWS,
    },
    words={
        "accepted": "also right",
        "prompt": "too vague",
        "reject": "never right",
        "type": "kind of answer",
        "source": "where the fact is found",
        "ken": "what Ken says where he misses it",
        "ken_knows": "from which strength Ken knows it",
    },
)
Library = dict[str, tuple[Question, ...]]


def library(pack: Pack) -> Library:
    """All questions by colour. The i-th of each colour together make question card i."""
    return {
        dot: tuple(q for each in pack.categories if each.colour == dot for q in each.question)
        for dot in DOTS
    }


def counts(pack: Mapping[str, Any]) -> dict[str, int]:
    """How many questions there are of each colour."""
    found = dict.fromkeys(DOTS, 0)
    for category in pack.get("categories", ()):
        if category.get("colour") in found:
            found[category["colour"]] += len(category.get("question", ()))
    return found
