"""The house rules of this title: the decided rule first, and what a table may want instead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from partyhost.engine.game import HouseRule
from partyhost.kit.switches import switches

STRENGTHS = {"gentle": 75, "normal": 80, "tough": 85, "champion": 90}  # questions of 100 he knows
GOALS = {"full": 26, "short": 13}  # spaces of $100,000


class Rules(msgspec.Struct, frozen=True):
    """What this match is played by; every field is a house rule of the same name."""

    length: Literal["full", "short"] = "full"
    ken_strength: Literal["gentle", "normal", "tough", "champion"] = "normal"
    first_player: Literal["random", "captain", "youngest"] = "random"
    reader: Literal["tv", "reader"] = "tv"
    answer_seconds: Literal[30, 45, 60, 90] = 60
    judging: Literal["auto", "table", "host"] = "auto"
    strictness: Literal["normal", "kind", "strict"] = "normal"
    team_answer: Literal["lead", "majority"] = "lead"
    duel_bonus: Literal["with_ken", "any_time"] = "with_ken"
    losses: Literal["floor", "debt"] = "floor"
    challenge_all: Literal["with_ken", "humans"] = "with_ken"
    ken_spaces: Literal["none", "yellow"] = "none"
    colour_bonus: Literal["wins", "stops"] = "wins"
    finish_round: bool = False
    absent: Literal["skip", "stand_in"] = "skip"
    ken_talks: bool = True

    @property
    def goal(self) -> int:
        return GOALS[self.length]

    @property
    def strength(self) -> int:
        return STRENGTHS[self.ken_strength]


_TEXTS: tuple[tuple[str, tuple[str, ...], str], ...] = (
    (
        "length",
        ("To $2.6 million", "Short: to $1.3 million"),
        "How far it is to the end. A full match takes about half an hour, a short one half that.",
    ),
    (
        "ken_strength",
        ("Gentle: knows 75 %", "Normal: 80 %", "Tough: 85 %", "Champion: 90 %"),
        "Guests who know half the answers beat a normal Ken four times in ten, a champion twice.",
    ),
    (
        "first_player",
        ("Drawn at random", "Captain picks", "The youngest"),
        "Who spins first. The printed rule says the smartest; let nobody fight over that.",
    ),
    (
        "reader",
        ("The TV alone", "A guest reads aloud"),
        "The question always stands on the TV. A guest to the right of the spinner may read it.",
    ),
    ("answer_seconds", ("30 s", "45 s", "60 s", "90 s"), "Time to write once the question is up."),
    (
        "judging",
        ("Judge, table if unsure", "Table vote always", "The host"),
        "Who says whether an answer is right. The table votes without knowing whose it is.",
    ),
    (
        "strictness",
        ("As at a party", "Kind to spelling", "To the letter"),
        "How the judge reads slips of spelling. To the letter: each one is for people to say.",
    ),
    (
        "team_answer",
        ("The lead decides", "Most frequent answer"),
        "What a track of several guests holds up. The lead changes with every question.",
    ),
    (
        "duel_bonus",
        ("Only if Ken takes part", "Any time"),
        "Beating Ken earns $100,000 more. Any time: also in a duel that he is not in.",
    ),
    (
        "losses",
        ("Stop at Start", "Go into debt"),
        "How far a lost challenge can push you back.",
    ),
    (
        "challenge_all",
        ("With Ken", "Guests only"),
        "Whether a Challenge All on a guest's turn includes Ken.",
    ),
    (
        "ken_spaces",
        ("None", "Four spaces"),
        "Four spaces are painted yellow: landing there on his turn earns Ken $300,000.",
    ),
    (
        "colour_bonus",
        ("Can win", "Stops before the gate"),
        "Whether the $300,000 for landing on your own colour can win at once, or you must answer.",
    ),
    (
        "finish_round",
        ("Ends at once", "Round is finished"),
        "Whether those after the first to arrive still have their turn. Both may win then.",
    ),
    (
        "absent",
        ("Skip the turn", "A stand-in plays"),
        "When a guest stays away: their turn is skipped, or a stand-in plays for them.",
    ),
    ("ken_talks", ("Silent", "Talks"), "Whether Ken has something to say about it all."),
)


def house_rules(pack: Mapping[str, Any], players: int) -> tuple[HouseRule, ...]:
    return switches(Rules, _TEXTS)
