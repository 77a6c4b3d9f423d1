"""Can You Beat Ken?: spin, write, wager, and be at the end of the track before Ken is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from partyhost.engine.game import Title
from partyhost.l10n import msg
from partyhost.titles.beat_ken import bot, course
from partyhost.titles.beat_ken.options import Rules, house_rules
from partyhost.titles.beat_ken.pack import KIND, QUESTIONS_NEEDED, counts
from partyhost.titles.beat_ken.phases import asking, ending, opening, revealing, turn, vetting

MOST_PLAYERS = 10
SECONDS_A_TURN = 75
BRISK, CHATTY = 17, 32  # turns of a full match, from very good guests to weak ones


def minutes(players: int, options: Mapping[str, Any]) -> tuple[int, int]:
    """From brisk to chatty; teams take no longer than the tracks they sit on."""
    rules = msgspec.convert(options, Rules)
    scale = SECONDS_A_TURN * rules.goal / 26
    return round(BRISK * scale / 60), round(CHATTY * scale / 60)


def lacks(pack: Mapping[str, Any], players: int) -> str | None:
    """Why this pack and this number of players can't play, or None."""
    dot, fewest = min(counts(pack).items(), key=lambda item: item[1])
    if fewest < QUESTIONS_NEEDED:
        return msg("beat_ken-lacks", needed=QUESTIONS_NEEDED, dot=dot, there=fewest)
    return None


TITLE = Title(
    key="beat_ken",
    name="Can You Beat Ken?",
    version=1,
    players=range(1, MOST_PLAYERS + 1),
    minutes=minutes,
    rules=house_rules,
    lacks=lacks,
    begin=course.begin,
    phases=(
        opening.ChoosingFirst,
        opening.Opening,
        turn.Spinning,
        turn.Passed,
        turn.Moving,
        turn.Challenging,
        asking.Reading,
        asking.Answering,
        vetting.Vetting,
        revealing.Revealing,
        ending.Over,
    ),
    scores=lambda table: table.scores,
    bot=bot.choose,
    kind=KIND,
    minds_absence=True,
    precedents=lambda table: table.precedents.made.peek(),
)
