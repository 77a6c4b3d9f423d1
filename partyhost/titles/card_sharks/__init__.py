"""Card Sharks: guess a poll, win the cards, call them higher or lower, and bet the bank."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from partyhost.engine.game import Title
from partyhost.l10n import msg
from partyhost.titles.card_sharks import bot, course
from partyhost.titles.card_sharks.options import Rules, house_rules
from partyhost.titles.card_sharks.pack import KIND, POLLS_NEEDED, count
from partyhost.titles.card_sharks.phases import (
    asking,
    ending,
    holding,
    money,
    opening,
    running,
    winning,
)
from partyhost.titles.card_sharks.table import MOST_PLAYERS

ROUND = (4, 8)  # minutes of a main round, from brisk to chatty
MONEY = (2, 4)  # minutes of the Money Cards


def minutes(players: int, options: Mapping[str, Any]) -> tuple[int, int]:
    """Teams take as long as two; a king of the hill has a challenge for each other guest."""
    rules = msgspec.convert(options, Rules)
    if not rules.teams:
        turns = max(1, players - 1 - (rules.emcee == "human"))
        return turns * (ROUND[0] + MONEY[0]), turns * (ROUND[1] + MONEY[1])
    most = 3 if rules.wins_needed() == 2 else 1
    return rules.wins_needed() * ROUND[0] + MONEY[0], most * ROUND[1] + MONEY[1]


def lacks(pack: Mapping[str, Any], players: int) -> str | None:
    """Why this pack and this number of players can't play, or None."""
    polls = count(pack)
    if polls < POLLS_NEEDED:
        return msg("card_sharks-lacks", needed=POLLS_NEEDED, polls=polls)
    return None


TITLE = Title(
    key="card_sharks",
    name="Card Sharks",
    version=1,
    players=range(2, MOST_PLAYERS + 1),
    minutes=minutes,
    rules=house_rules,
    lacks=lacks,
    begin=course.begin,
    phases=(
        opening.ChoosingEmcee,
        holding.Held,
        opening.Drawing,
        asking.Guessing,
        asking.Responding,
        asking.Revealing,
        running.Basing,
        running.Calling,
        running.Turned,
        running.Frozen,
        running.Deciding,
        winning.RoundWon,
        money.Betting,
        money.MoneyTurned,
        money.MoneyOver,
        ending.Over,
    ),
    scores=lambda table: table.scores,
    bot=bot.choose,
    kind=KIND,
    minds_absence=True,
)
