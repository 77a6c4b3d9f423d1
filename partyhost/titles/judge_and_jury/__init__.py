"""Judge & Jury: follow with evidence, take hands, and have what the hidden jurors want."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from partyhost.engine.game import Title
from partyhost.titles.judge_and_jury import bot, course
from partyhost.titles.judge_and_jury.options import Rules, house_rules
from partyhost.titles.judge_and_jury.phases import ending, gap, judging, opening, turn
from partyhost.titles.judge_and_jury.table import MOST_PLAYERS

ROUND = {2: 2.5, 3: 4, 4: 5, 5: 6, 6: 7, 7: 7, 8: 7, 9: 8, 10: 9}  # minutes, by players
SIZES = {"small": 0.75, "normal": 1.0, "long": 1.25}
CHATTY = 1.7


def minutes(players: int, options: Mapping[str, Any]) -> tuple[int, int]:
    """From brisk to chatty."""
    rules = msgspec.convert(options, Rules)
    brisk = ROUND[players] * SIZES[rules.deck] * rules.rounds
    return max(1, round(brisk)), max(2, round(brisk * CHATTY))


def lacks(pack: Mapping[str, Any], players: int) -> str | None:
    """Nothing: the cards are the program's own."""
    return None


TITLE = Title(
    key="judge_and_jury",
    name="Judge & Jury",
    version=1,
    players=range(2, MOST_PLAYERS + 1),
    minutes=minutes,
    rules=house_rules,
    lacks=lacks,
    begin=course.begin,
    phases=(
        opening.ChoosingSide,
        opening.Opening,
        gap.Gap,
        turn.Turn,
        gap.Taken,
        judging.Asking,
        judging.Giving,
        ending.LastLook,
        ending.Verdict,
        ending.TieBreak,
        ending.Over,
    ),
    scores=lambda table: table.scores,
    bot=bot.choose,
    words={"HAND": 6, "MOST_PLAYERS": MOST_PLAYERS},
)
