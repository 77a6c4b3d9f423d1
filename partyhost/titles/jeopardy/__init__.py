"""The Jeopardy! Card Game: pick a card, hear its clue, answer with a question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from partyhost.engine.game import Title
from partyhost.l10n import msg
from partyhost.titles.jeopardy import bot, course
from partyhost.titles.jeopardy.options import Rules, house_rules
from partyhost.titles.jeopardy.pack import CATEGORIES_NEEDED, CLUES_NEEDED, KIND
from partyhost.titles.jeopardy.phases import ending, final, opening, outcome, ruling, turn, vetting
from partyhost.titles.jeopardy.table import MOST_PLAYERS

SECONDS_A_CLUE = 40
SECONDS_A_HAND = 40


def minutes(players: int, options: Mapping[str, Any]) -> tuple[int, int]:
    """Two rounds, what is chosen before each, and the final: from brisk to chatty."""
    rules = msgspec.convert(options, Rules)
    clues = 2 * (rules.dealt - 1) * players + 1
    choosing = 2 * (SECONDS_A_CLUE * rules.choose_categories + SECONDS_A_HAND * rules.hand_pick)
    brisk = clues * (SECONDS_A_CLUE - 10) + choosing
    chatty = clues * (SECONDS_A_CLUE + 5) + 2 * choosing
    return brisk // 60, -(-chatty // 60)


def lacks(pack: Mapping[str, Any], players: int) -> str | None:
    """Why this pack and this number of players can't play, or None."""
    categories = pack.get("categories", ())
    full = [each for each in categories if len(each["clue"]) >= CLUES_NEEDED]
    if len(full) < CATEGORIES_NEEDED:
        return msg(
            "jeopardy-lacks", categories=CATEGORIES_NEEDED, clues=CLUES_NEEDED, there=len(full)
        )
    return None


TITLE = Title(
    key="jeopardy",
    name="Jeopardy! Card Game",
    version=1,
    players=range(2, MOST_PLAYERS + 1),
    minutes=minutes,
    rules=house_rules,
    lacks=lacks,
    begin=course.begin,
    phases=(
        opening.ChoosingFirst,
        opening.ChoosingCategories,
        opening.Opening,
        opening.PickingHand,
        turn.ChoosingCard,
        turn.Reading,
        turn.Answering,
        ruling.Ruling,
        outcome.Rebounding,
        ruling.Voting,
        outcome.Ruled,
        final.Wagering,
        final.FinalAnswering,
        vetting.Vetting,
        final.Revealing,
        ending.TieBreaking,
        ending.TieBroken,
        ending.Over,
    ),
    scores=lambda table: table.scores,
    bot=bot.choose,
    kind=KIND,
    precedents=lambda table: table.precedents.made.peek(),
)
