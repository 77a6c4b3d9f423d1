"""The house rules of this title: the decided rule first, and what a table may want instead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from partyhost.engine.game import HouseRule
from partyhost.kit.switches import switches


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

_TEXTS: tuple[tuple[str, tuple[str, ...], str], ...] = (
    (
        "first_player",
        ("Drawn at random", "The youngest", "Captain picks"),
        "Who plays the first card. For the youngest, the captain says who that is.",
    ),
    (
        "second_round_opener",
        ("Same as round one", "The leader (fairer)", "Next to the left", "Lowest score"),
        "Who opens Double Jeopardy! Values only grow, so going first is no advantage.",
    ),
    (
        "reader",
        ("Player on the right", "The host", "The TV alone"),
        "Who reads the clue aloud. It always stands on the TV as well.",
    ),
    (
        "judging",
        ("Judge, reader if unsure", "Reader always", "Table vote", "The host"),
        "Who says whether an answer is right. Anybody may appeal once a clue.",
    ),
    (
        "strictness",
        ("As at a party", "Kind to spelling", "To the letter"),
        "How the judge reads slips of spelling. To the letter: each one is for people to say.",
    ),
    (
        "question_form",
        ("The phone helps", "Strict, as on TV"),
        "Answers are questions. Strict: a reminder in round one, wrong after that.",
    ),
    (
        "answers",
        ("Typed or drawn", "Said aloud"),
        "Said aloud: the reader listens and taps right or wrong.",
    ),
    ("answer_seconds", ("15 s", "30 s", "45 s", "60 s"), "Time to answer once the clue is read."),
    (
        "rebound",
        ("Off", "For half the value"),
        "After a miss the others may answer for half; the first right answer counts.",
    ),
    (
        "daily_double_limit",
        ("When answered right", "When played"),
        "What uses up a round's Daily Doubles: only a right answer, or playing one.",
    ),
    (
        "penniless",
        ("Answer for honour", f"Get ${STAKE}"),
        "Guests with nothing before Final Jeopardy! wager $0, or get a small stake.",
    ),
    (
        "ties",
        ("Tie-break clue", "Share the win"),
        "Equal first after the final: one more clue for the tied, or all of them win.",
    ),
    (
        "absent",
        ("Skip the turn", "A stand-in plays"),
        "When a guest stays away: their card is put aside, or a stand-in plays for them.",
    ),
    (
        "choose_categories",
        ("Off", "On"),
        "Advanced: everybody is dealt category cards and keeps some of them for the round.",
    ),
    (
        "hand_pick",
        ("Off", "On"),
        "Advanced: pick your hand card by card, passing the rest to the left.",
    ),
    (
        "length",
        ("Five cards each", "Three cards each"),
        "Short is kind to big tables: hands of four, three of them played a round.",
    ),
)


def house_rules(pack: Mapping[str, Any], players: int) -> tuple[HouseRule, ...]:
    """All switches, with what this pack and this number of players can't have, and why."""
    return switches(Rules, _TEXTS, lambda name: _blocked(name, pack, players))


def _blocked(name: str, pack: Mapping[str, Any], players: int) -> dict[str, str]:
    if name != "choose_categories":
        return {}
    there, needed = len(pack.get("categories", ())), categories_needed(players)
    if there >= needed:
        return {}
    return {"true": f"{players} players need {needed} categories; the packs hold {there}."}


def categories_needed(players: int) -> int:
    """Different categories that a match with chosen categories takes (rulings 1b 40)."""
    small = {1: 14, 2: 14, 3: 15, 4: 16, 5: 17}
    return small.get(players, 6 + 2 * players)
