"""How a bot plays: it sees its own page, and knows of the world what the pack knows."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from partyhost.engine.acts import Act
from partyhost.engine.game import Page
from partyhost.engine.offers import Choice, Offer, Write
from partyhost.judging import Key, judge
from partyhost.kit.board import Written

NEVER = frozenset({"void_question", "next", "guess", "ruling"})
KNOWS = {1: 0.9, 2: 0.75, 3: 0.55, 4: 0.4, 5: 0.25}  # how often a bot has it, by difficulty
KENS_SLIP = 0.3  # how often it falls into the trap that Ken falls into


def choose(page: Page, rng: Random, pack: Mapping[str, Any]) -> Act | None:
    """The act of a bot that was asked for something, or None when nothing is to be done."""
    offers = [offer for offer in page.offers if offer.act not in NEVER]
    if not offers:
        return None
    if {offer.act for offer in offers} >= {"right", "wrong"} or offers[0].act == "vote":
        return _rule(offers, page.view)
    offer = rng.choice(offers)
    return Act(offer.act, _value(offer, page.view, rng, pack))


def _value(offer: Offer, view: Any, rng: Random, pack: Mapping[str, Any]) -> Any:
    match offer:
        case Choice("challenge"):
            return _challenge(view, rng)
        case Write("answer"):
            return {"text": _answer(view, rng, pack)}
    return offer.sample(rng)


def _challenge(view: Any, rng: Random) -> str:
    """At the leader; boldly from behind, carefully from the front."""
    board = view.board
    at = {"ken": board.ken, **{track.colour: track.at for track in board.tracks}}
    mine, best = at[board.turn], max(at.values())
    target = max(view.targets, key=lambda side: (at.get(side, 0), rng.random()))
    wager = 3 if mine < best - 4 else 1 if mine == best else 2
    if rng.random() < 0.25:
        wager = rng.randint(1, 3)
    return f"{target}/{wager}"


def _answer(view: Any, rng: Random, pack: Mapping[str, Any]) -> str:
    """What it knows; or Ken's mistake; or something else of the same colour."""
    text = view.question.text
    for file in pack.get("categories", ()):
        for question in file["question"]:
            if question["question"] == text:
                if rng.random() < KNOWS.get(question.get("difficulty", 3), 0.5):
                    return str(question["answer"])
                if rng.random() < KENS_SLIP:
                    return str(question["ken"])
                return str(rng.choice(file["question"])["answer"])
    return "I wonder"


def _rule(offers: list[Offer], view: Any) -> Act:
    """By the answer it was shown; for what is written by hand it is kind."""
    answer = view.answer or Written()
    right = (
        bool(answer.ink) or judge(answer.text, Key(view.question.answer or "")).outcome != "wrong"
    )
    word = "right" if right else "wrong"
    return Act("vote", word) if offers[0].act == "vote" else Act(word)
