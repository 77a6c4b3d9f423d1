"""The house rules of this title: the decided rule first, and what a table may want instead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from partyhost.engine.game import HouseRule
from partyhost.kit.switches import switches

FEWEST_FOR_MORE = 3  # guests for an emcee of their own, or for a king of the hill
THIRD_ROW = 3


class Rules(msgspec.Struct, frozen=True):
    """What this match is played by; every field is a house rule of the same name."""

    party: Literal["teams", "king_of_the_hill"] = "teams"
    emcee: Literal["automatic", "human"] = "automatic"
    match: Literal["one_round", "best_of_three"] = "one_round"
    third_round: Literal["same", "three_cards"] = "same"
    row: Literal[7, 5] = 7
    sudden_death_question: Literal[5, 4, 3] = 5
    freeze: Literal["after_a_call", "always"] = "after_a_call"
    exact_match: Literal["control", "bonus"] = "control"
    money_equal: Literal["lose", "push"] = "lose"
    cash_out: Literal["last_card", "any_time"] = "last_card"
    odds: bool = False
    absent: Literal["skip", "stand_in"] = "skip"

    @property
    def teams(self) -> bool:
        return self.party == "teams"

    def wins_needed(self) -> int:
        return 2 if self.match == "best_of_three" and self.teams else 1

    def length(self, round: int) -> int:
        """Cards in a row of this round of a match."""
        short = self.third_round == "three_cards" and self.wins_needed() == 2 and round == 3
        return THIRD_ROW if short else self.row


_TEXTS: tuple[tuple[str, tuple[str, ...], str], ...] = (
    (
        "party",
        ("Two teams", "King of the hill"),
        "How more than two play: red against blue, or the winner stays and the next challenges.",
    ),
    (
        "emcee",
        ("The laptop", "A guest"),
        "Who leads through the show. A guest as emcee reads the polls and alone has the key.",
    ),
    (
        "match",
        ("One round", "Best of three"),
        "How many rows win a place at the Money Cards. A king of the hill always plays one.",
    ),
    (
        "third_round",
        ("As long as the others", "Three cards"),
        "How long the rows of a third round are, where there is one.",
    ),
    ("row", ("Seven cards", "Five, as in the old days"), "How long a row is. Five is quicker."),
    (
        "sudden_death_question",
        ("The fifth", "The fourth", "The third"),
        "Which question of a round is sudden death: from there on one miss decides.",
    ),
    (
        "freeze",
        ("After one right call", "Always"),
        "When a row may be frozen. Always: also before the first call, which blocks the others.",
    ),
    (
        "exact_match",
        ("The cards", "The cards and $500"),
        "What a guess earns that is exactly right. The money is paid at the end.",
    ),
    (
        "money_equal",
        ("Loses the bet", "Nothing happens"),
        "What two equal Money Cards in a row do to the bet.",
    ),
    (
        "cash_out",
        ("Before the last card", "Before any card"),
        "When one may stop and keep the bank of the Money Cards.",
    ),
    (
        "odds",
        ("Hidden", "Shown"),
        "Whether screens tell how likely higher and lower are, by the cards that have been seen.",
    ),
    (
        "absent",
        ("Time decides", "A stand-in plays"),
        "When a guest stays away with nobody in the team: time runs out, or a stand-in plays.",
    ),
)


def house_rules(pack: Mapping[str, Any], players: int) -> tuple[HouseRule, ...]:
    """All switches, with what this number of players can't have, and why."""
    return switches(Rules, _TEXTS, lambda name: _blocked(name, players))


def _blocked(name: str, players: int) -> dict[str, str]:
    if players >= FEWEST_FOR_MORE:
        return {}
    return {
        "party": {"king_of_the_hill": f"A king of the hill needs {FEWEST_FOR_MORE} guests."},
        "emcee": {"human": f"With an emcee of your own it takes {FEWEST_FOR_MORE} guests."},
    }.get(name, {})
