"""The house rules of this title: the decided rule first, and what a table may want instead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from partyhost.engine.game import HouseRule
from partyhost.kit.switches import switches

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


_TEXTS: tuple[tuple[str, tuple[str, ...], str], ...] = (
    ("rounds", ("Three", "One", "Five"), "How many trials make a match. Three are printed."),
    (
        "deck",
        ("Normal", "Small", "Long"),
        "How many copies of each card. A small deck makes rounds shorter, a long one longer.",
    ),
    (
        "red_cards",
        ("Left out", "In the deck"),
        "Red evidence is inadmissible: it can be played and asked for, but scores for nobody.",
    ),
    (
        "sides",
        ("Kept all match", "Swapped each round"),
        "With an odd number the smaller side has a small edge. Swapping evens it out.",
    ),
    (
        "judge_opens",
        ("Needs a card on the pile", "At any time"),
        "Whether a judge may be played on an empty pile: it takes nothing but still asks for four.",
    ),
    (
        "four_cards",
        ("The giver chooses", "Drawn blindly"),
        "Who picks the cards a judge asks for: the one who gives them, or chance.",
    ),
    (
        "refill",
        ("Stays short", "Draws back to six"),
        "Whether a guest who gave cards to a judge fills up from the draw pile.",
    ),
    (
        "won_piles",
        ("Only their number shown", "Open to all"),
        "Whether everybody may see which cards a guest has won before the verdict.",
    ),
    (
        "ties",
        ("A jury card each", "The win is shared"),
        "What settles a tie after the last round. The highest jury card wins.",
    ),
    (
        "absent",
        ("Time decides", "A stand-in plays"),
        "When a guest stays away: the lowest legal card is played, or a stand-in plays.",
    ),
)


def house_rules(pack: Mapping[str, Any], players: int) -> tuple[HouseRule, ...]:
    """All switches, with what this number of players can't have, and why."""
    return switches(Rules, _TEXTS, lambda name: _blocked(name, players))


def _blocked(name: str, players: int) -> dict[str, str]:
    if name == "deck" and players < FEWEST_FOR_SMALL:
        return {"small": "Two guests play with the smallest deck already."}
    return {}
