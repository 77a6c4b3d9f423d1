"""How a bot plays: it sees its own page, counts the cards that everybody has seen, and knows about
as much of the polls as a guest who reads the papers."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from partyhost.engine.acts import Act
from partyhost.engine.game import Page
from partyhost.titles.card_sharks.cards import Card, Odds, odds
from partyhost.titles.card_sharks.chips import SMALLEST

SPREAD = 17  # how far off a bot's idea of a poll is, as a standard deviation
SURE = 0.62  # below this chance a bot rather freezes
SURE_OF_ROW = 0.5  # with one card to go it dares more
WORTH_KEEPING = 40_000  # a bank that a bot takes home rather than bet half of it on a bad card


def choose(page: Page, rng: Random, pack: Mapping[str, Any]) -> Act | None:
    """The act of a bot that was asked for something, or None when nothing is to be done."""
    offered = {offer.act: offer for offer in page.offers}
    view: Any = page.view
    if getattr(view, "sealed", False) or "resume" in offered:
        return Act("next" if "next" in offered else "resume")
    if "keep" in offered or "play" in offered:
        return _of_row("keep" if "keep" in offered else "play", view, rng)
    if "guess" in offered:
        return Act("guess", min(100, max(0, round(_idea(view, rng, pack)))))
    if "call" in offered and hasattr(view, "guess"):
        return _respond(view, offered["call"], rng, pack)
    if "call" in offered:
        return _call(view, "freeze" in offered)
    if "bet_higher" in offered:
        return _bet(view, offered, rng)
    if "side_bet" in offered:
        return _side_bet(view, rng, pack)
    return None


def _idea(view: Any, rng: Random, pack: Mapping[str, Any]) -> float:
    """Of the poll that stands on the table."""
    text = view.poll.question
    for deck in pack.get("decks", ()):
        for poll in deck["poll"]:
            if poll["question"] == text:
                return rng.gauss(poll["answer"], SPREAD)
    return rng.gauss(50, SPREAD)


def _respond(view: Any, offer: Any, rng: Random, pack: Mapping[str, Any]) -> Act:
    calls = [option.value for option in offer.options]
    call = "higher" if _idea(view, rng, pack) > view.guess else "lower"
    return Act("call", call if call in calls else calls[0])


def _row(view: Any) -> Any:
    return next(row for row in view.board.rows if row.side == view.board.turn)


def _odds(row: Any) -> Odds:
    """By the cards of this deck that lie open or among the discards."""
    up = [card for card in row.cards if card is not None]
    return odds(up[-1].rank, [Card("", card.rank, "") for card in (*up, *row.discards)])


def _of_row(name: str, view: Any, rng: Random) -> Act:
    """A base card in the middle is changed; in sudden death a bad one is left to the others."""
    if name == "keep":
        seen = _odds(_row(view))
        return Act("change" if seen.chance(seen.likelier) < SURE else "keep")
    return Act("play" if rng.random() < 0.7 else "pass")


def _call(view: Any, may_freeze: bool) -> Act:
    row = _row(view)
    seen, to_go = _odds(row), sum(card is None for card in row.cards)
    sure = seen.chance(seen.likelier)
    if may_freeze and sure < (SURE_OF_ROW if to_go == 1 else SURE):
        return Act("freeze")
    return Act("call", seen.likelier)


def _bet(view: Any, offered: Mapping[str, Any], rng: Random) -> Act:
    """By twice the chance less one, and now and then boldly."""
    money = view.board.money
    seen = _odds(money)
    sure = seen.chance(seen.likelier)
    if "change" in offered and sure < SURE:
        return Act("change")
    if "cash_out" in offered and money.bank >= WORTH_KEEPING and sure < 0.7:
        return Act("cash_out")
    share = 1.0 if rng.random() < 0.1 else max(0.0, 2 * sure - 1)
    amount = round(money.bank * share / SMALLEST) * SMALLEST
    amount = min(money.high, max(money.low, amount))
    return Act(f"bet_{seen.likelier}", amount)


def _side_bet(view: Any, rng: Random, pack: Mapping[str, Any]) -> Act:
    if hasattr(view, "guess"):
        return Act("side_bet", "higher" if _idea(view, rng, pack) > view.guess else "lower")
    seen = _odds(view.board.money or _row(view))
    return Act(
        "side_bet", seen.likelier if rng.random() < 0.85 else rng.choice(("higher", "lower"))
    )
