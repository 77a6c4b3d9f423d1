"""What a pack of this title holds."""

from __future__ import annotations

import msgspec

from partyhost.engine.pack import PackKind
from partyhost.judging import Key, Rulings, either

CATEGORIES_NEEDED = 13  # two rounds of six and the final
CLUES_NEEDED = 12  # a colour has twelve cards, so no category is asked more often


class Clue(msgspec.Struct, frozen=True):
    """One clue and what counts as its answer. `difficulty` is 1 to 5; `source` says where the
    fact is to be found."""

    id: str
    clue: str
    answer: str
    accepted: tuple[str, ...] = ()
    prompt: tuple[str, ...] = ()
    reject: tuple[str, ...] = ()
    type: str = "thing"
    difficulty: int = 3
    source: str = ""

    @property
    def key(self) -> Key:
        also = (*self.accepted, *either(self.answer, self.type))
        return Key(self.answer, also, self.prompt, self.reject, self.type, self.clue)


class Category(msgspec.Struct, frozen=True):
    name: str
    clue: tuple[Clue, ...]


class Pack(msgspec.Struct, frozen=True):
    """`asked`: ids of clues that this house has met before, the longest ago first;
    `precedents`: what its people have ruled, by id."""

    categories: tuple[Category, ...]
    asked: tuple[str, ...] = ()
    precedents: dict[str, Rulings] = {}


KIND = PackKind(
    groups="categories",
    group="name",
    items="clue",
    item=Clue,
    asks="clue",
    needed=CLUES_NEEDED,
    most=26,  # ten players who choose among category cards
    choices={
        "type": ("thing", "person", "place", "number", "year", "title", "list"),
        "difficulty": (1, 2, 3, 4, 5),
    },
    words={
        "name": "category",
        "accepted": "also right",
        "prompt": "too vague",
        "reject": "never right",
        "type": "kind of answer",
        "source": "where the fact is found",
    },
)
