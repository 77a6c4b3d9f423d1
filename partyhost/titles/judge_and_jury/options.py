"""The house rules of this title: the decided rule first, and what a table may want instead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from partyhost.engine.game import HouseRule
from partyhost.kit import switches
from partyhost.l10n import msg

FEWEST_FOR_SMALL = 3


class Rules(msgspec.Struct, frozen=True):
    """What this match is played by; every field is a house rule of the same name."""

    rounds: Literal[3, 1, 5] = 3
    deck: Literal["normal", "small", "long"] = "normal"
    red_cards: bool = True
    sides: Literal["kept", "swapped"] = "kept"
    judge_opens: bool = True
    four_cards: Literal["giver", "blind"] = "giver"
    refill: bool = True
    won_piles: Literal["hidden", "open"] = "hidden"
    ties: Literal["jury_card", "shared"] = "jury_card"
    absent: Literal["time", "stand_in"] = "time"


def house_rules(pack: Mapping[str, Any], players: int) -> tuple[HouseRule, ...]:
    """All switches, with what this number of players can't have, and why."""
    return switches.house_rules(Rules, "judge_and_jury", lambda name: _blocked(name, players))


def _blocked(name: str, players: int) -> dict[str, str]:
    if name == "deck" and players < FEWEST_FOR_SMALL:
        return {"small": msg("judge_and_jury-small-already")}
    return {}
