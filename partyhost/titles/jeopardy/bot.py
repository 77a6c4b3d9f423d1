"""How a bot plays: it sees its own page, and knows of the world what the pack knows."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from partyhost.engine.acts import Act
from partyhost.engine.game import Page
from partyhost.engine.offers import Choice, Number, Offer, Write
from partyhost.judging import Key, judge
from partyhost.kit.board import Written

NEVER = frozenset({"appeal", "void_clue", "next", "guess"})
KNOWS = {1: 0.9, 2: 0.8, 3: 0.65, 4: 0.5, 5: 0.35}  # how often a bot has it, by difficulty
BOLD = 0.4  # how often the best card is not the one a bot plays


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
        case Choice("play_card"):
            return _card(view.mat.hand, rng)
        case Write("answer"):
            return {"text": _answer(view, rng, pack)}
        case Number("wager", high=high):
            return (
                round(high * rng.choice((0.2, 0.5, 0.8, 1.0)) / 100) * 100 if high > 100 else high
            )
    return offer.sample(rng)


def _card(hand: Any, rng: Random) -> str:
    ranked = sorted(hand, key=lambda card: card.worth, reverse=True)
    card = ranked[1] if len(ranked) > 1 and rng.random() < BOLD else ranked[0]
    return str(card.card)


def _answer(view: Any, rng: Random, pack: Mapping[str, Any]) -> str:
    """What it knows, or something else from the same category."""
    text = view.clue if isinstance(view.clue, str) else view.clue.clue
    for category in pack.get("categories", ()):
        for clue in category["clue"]:
            if clue["clue"] == text:
                knows = rng.random() < KNOWS.get(clue.get("difficulty", 3), 0.6)
                other = rng.choice(category["clue"])["answer"]
                return f"What is {clue['answer'] if knows else other}?"
    return "What is a good question?"


def _rule(offers: list[Offer], view: Any) -> Act:
    """By the response it was shown; for what is written by hand it is kind."""
    clue = view.clue
    response = view.response if isinstance(clue, str) else clue.response
    answer = view.answer or Written()
    aloud = getattr(view, "spoken", False)
    right = aloud or bool(answer.ink) or judge(answer.text, Key(response or "")).outcome != "wrong"
    word = "right" if right else "wrong"
    return Act("vote", word) if offers[0].act == "vote" else Act(word)
