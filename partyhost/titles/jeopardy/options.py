"""The house rules of this title: the decided rule first, and what a table may want instead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from partyhost.engine.game import HouseRule
from partyhost.kit import switches
from partyhost.l10n import msg


class Rules(msgspec.Struct, frozen=True):
    """What this match is played by; every field is a house rule of the same name."""

    first_player: Literal["random", "youngest", "captain"] = "random"
    second_round_opener: Literal["same", "leader", "next_left", "lowest_score"] = "same"
    reader: Literal["reader", "host", "tv"] = "reader"
    judging: Literal["auto", "reader", "table", "host"] = "auto"
    strictness: Literal["normal", "kind", "strict"] = "normal"
    question_form: Literal["helped", "strict"] = "helped"
    answers: Literal["typed", "spoken"] = "typed"
    answer_seconds: Literal[15, 30, 45, 60] = 30
    rebound: Literal["off", "half"] = "off"
    daily_double_limit: Literal["awarded", "played"] = "awarded"
    penniless: Literal["zero", "stake"] = "zero"
    ties: Literal["tie_break", "share"] = "tie_break"
    absent: Literal["skip", "stand_in"] = "skip"
    choose_categories: bool = False
    hand_pick: bool = False
    length: Literal["full", "short"] = "full"

    @property
    def dealt(self) -> int:
        """Cards in a fresh hand; all but one of them are played."""
        return 6 if self.length == "full" else 4


STAKE = 500  # dollars that a guest without money gets for the final, where the table wants it


def house_rules(pack: Mapping[str, Any], players: int) -> tuple[HouseRule, ...]:
    """All switches, with what this pack and this number of players can't have, and why."""
    return switches.house_rules(Rules, "jeopardy", lambda name: _blocked(name, pack, players))


def _blocked(name: str, pack: Mapping[str, Any], players: int) -> dict[str, str]:
    if name != "choose_categories":
        return {}
    there, needed = len(pack.get("categories", ())), categories_needed(players)
    if there >= needed:
        return {}
    why = msg("jeopardy-few-categories", players=players, needed=needed, there=there)
    return {"true": why}


def categories_needed(players: int) -> int:
    """Different categories that a match with chosen categories takes (rulings 1b 40)."""
    small = {1: 14, 2: 14, 3: 15, 4: 16, 5: 17}
    return small.get(players, 6 + 2 * players)
