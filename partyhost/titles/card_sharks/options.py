"""The house rules of this title: the decided rule first, and what a table may want instead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from partyhost.engine.game import HouseRule
from partyhost.kit import switches
from partyhost.l10n import msg

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


def house_rules(pack: Mapping[str, Any], players: int) -> tuple[HouseRule, ...]:
    """All switches, with what this number of players can't have, and why."""
    return switches.house_rules(Rules, "card_sharks", lambda name: _blocked(name, players))


def _blocked(name: str, players: int) -> dict[str, str]:
    if players >= FEWEST_FOR_MORE:
        return {}
    if name == "party":
        return {"king_of_the_hill": msg("card_sharks-king-needs", guests=FEWEST_FOR_MORE)}
    if name == "emcee":
        return {"human": msg("card_sharks-emcee-needs", guests=FEWEST_FOR_MORE)}
    return {}
