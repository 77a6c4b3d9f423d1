"""What a pack of this title holds: polls, each with its figure and who was asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from partyhost.engine.pack import PackKind

POLLS_NEEDED = 15  # three rounds of five

Hundred = Annotated[int, msgspec.Meta(ge=0, le=100)]
Count = Annotated[int, msgspec.Meta(ge=0)]


class Poll(msgspec.Struct, frozen=True):
    """`answer`: of every hundred that were asked, so many. `group`: who was asked, `n` how many,
    in which `year` (none where `group` names several); `source`: by whom; `credit`: the line that
    its licence asks for. `turned`: the figure is for the other side of what was asked. 0 and ""
    stand for what is not known."""

    id: str
    question: str
    answer: Hundred
    group: str = ""
    n: Count = 0
    year: Count = 0
    source: str = ""
    credit: str = ""
    turned: bool = False


class Deck(msgspec.Struct, frozen=True):
    poll: tuple[Poll, ...]


class Pack(msgspec.Struct, frozen=True):
    """`asked`: ids of polls that this house has met before, the longest ago first."""

    decks: tuple[Deck, ...]
    asked: tuple[str, ...] = ()


KIND = PackKind(
    groups="decks",
    group="",
    items="poll",
    item=Poll,
    asks="question",
    needed=POLLS_NEEDED,
    most=1,
    credits=("group", "n", "source", "credit"),
    words={
        "answer": "figure",
        "group": "who was asked",
        "n": "how many were asked",
        "year": "when",
        "source": "by whom",
        "credit": "credit line",
        "turned": "asked the other way round",
    },
)


def polls(pack: Pack) -> tuple[Poll, ...]:
    return tuple(poll for deck in pack.decks for poll in deck.poll)


def count(pack: Mapping[str, Any]) -> int:
    return sum(len(deck.get("poll", ())) for deck in pack.get("decks", ()))
