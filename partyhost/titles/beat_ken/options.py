"""The house rules of this title: the decided rule first, and what a table may want instead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from partyhost.engine.game import HouseRule
from partyhost.kit import switches

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


def house_rules(pack: Mapping[str, Any], players: int) -> tuple[HouseRule, ...]:
    return switches.house_rules(Rules, "beat_ken")
