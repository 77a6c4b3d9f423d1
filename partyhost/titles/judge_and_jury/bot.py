"""How a bot plays: it sees its own page, and what its research showed it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from partyhost.engine.acts import Act
from partyhost.engine.game import Page
from partyhost.engine.offers import Cards, Choice, Offer
from partyhost.titles.judge_and_jury.cards import OWN, PLACES, VALUES

FAT = 2.0  # what a pile must be worth before a judge takes it
MOVES = 0.25  # how often a bot has a judge moved when it may


def choose(page: Page, rng: Random, pack: Mapping[str, Any]) -> Act | None:
    """The act of a bot that was asked for something, or None when nothing is to be done."""
    offers = {offer.act: offer for offer in page.offers if offer.act != "next"}
    view: Any = page.view
    match offers:
        case {"look": look}:
            return Act("look", look.sample(rng))
        case {"move": move, "keep": _}:
            return Act("move", move.sample(rng)) if rng.random() < MOVES else Act("keep")
        case {"ask": Choice() as ask}:
            return Act("ask", _target(ask, view, rng))
        case {"give": Cards() as give}:
            return Act("give", _gift(give, view))
        case {"side": side}:
            return Act("side", side.sample(rng))
    return _turn(offers, view, rng) if offers else None


class Worth:
    """What a card is worth to a side, by what one guest knows of the jury."""

    def __init__(self, view: Any, side: str) -> None:
        self.own = OWN[side]  # type: ignore[index]
        self.known = {note.value for note in view.mine.notes}
        open = len(PLACES) - len(self.known)
        self.rest = open / max(1, len(VALUES) - len(self.known))

    def of(self, colour: str, value: int) -> float:
        """From 0 to 1: the chance that it scores."""
        if colour != self.own:
            return 0.0
        return 1.0 if value in self.known else self.rest

    def all(self, cards: Iterable[Any]) -> float:
        return sum(self.of(card.colour, card.value) for card in cards)


def _turn(offers: Mapping[str, Offer], view: Any, rng: Random) -> Act:
    worth = Worth(view, view.mine.side)
    pile = worth.all(each.card for each in view.court.pile)
    ending = view.court.draw == 0 and len(view.mine.hand) <= 2
    if "judge" in offers and (pile >= FAT or ending):
        return Act("judge")
    offer = offers.get("play")
    if not isinstance(offer, Choice):
        return Act("pass") if "pass" in offers else Act("judge")
    cards = {card.id: card for card in view.mine.hand}
    others = sum(1 for player in view.court.players if player.hand) - 1

    def gain(id: str) -> Any:
        """What the hand brings if this card takes it, less what it gives away if not."""
        card = cards[id]
        takes = (card.value / len(VALUES)) ** max(1, others // 2 + 1)
        mine = worth.of(card.colour, card.value)
        return takes * (pile + mine + 0.2) - (1 - takes) * mine + rng.random() * 0.05

    return Act("play", max((option.value for option in offer.options), key=gain))


def _target(offer: Choice, view: Any, rng: Random) -> str:
    """Cards of the own colour, of whoever holds most."""
    own = OWN[view.mine.side]
    held = {player.seat: player.hand for player in view.court.players}
    able = [o.value for o in offer.options if o.value.endswith(f"/{own}")]
    return max(able, key=lambda value: (held.get(value.split("/")[0], 0), rng.random()))


def _gift(offer: Cards, view: Any) -> list[str]:
    """What the asker can use least, and then what the bot itself can use least."""
    sides = {player.seat: player.side for player in view.court.players}
    theirs, mine = Worth(view, sides[view.take.seat]), Worth(view, view.mine.side)
    cards = {card.id: card for card in view.mine.hand}

    def loss(id: str) -> tuple[float, float]:
        card = cards[id]
        return theirs.of(card.colour, card.value), mine.of(card.colour, card.value)

    ids = sorted((option.value for option in offer.options), key=loss)
    return ids[: offer.min]
