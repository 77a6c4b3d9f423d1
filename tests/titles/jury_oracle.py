"""What the printed rules of the court game, and the rulings on what they leave open, say of one
moment of a hand; written from their text and from nothing else.

A card is a pair of colour and value; hands are lists of them by player, counted clockwise from 0.
"""

from __future__ import annotations

Card = tuple[str, int]


def fits(card: Card, top: Card | None) -> bool:
    """ "1. a same colored card that is higher or of the same value; 2. a different colored card,
    only if it is of the same value". The first card of a hand may be any."""
    if top is None:
        return True
    if card[0] == top[0]:
        return card[1] >= top[1]
    return card[1] == top[1]


def choices(hand: list[Card], judges: int, pile: list[Card], opens: bool) -> set[object]:
    """All that a player whose turn it is may do: cards, "judge", "pass". Nothing but "pass" is
    no choice, and the game moves on by itself."""
    top = pile[-1] if pile else None
    may: set[object] = {card for card in hand if fits(card, top)}
    must = bool(may)  # "a player must play a card if they can"
    if judges and (pile or opens):
        may.add("judge")  # "unless the only card they can play is a judge card"
    if not must:
        may.add("pass")
    return may


def next_to_act(
    hands: list[list[Card]], judges: list[int], pile: list[Card], last: int, opens: bool
) -> int | None:
    """After `last` has played: who has a choice next, or None where `last` takes the hand."""
    for step in range(1, len(hands)):
        player = (last + step) % len(hands)
        if choices(hands[player], judges[player], pile, opens) != {"pass"}:
            return player
    return None


def leads(hands: list[list[Card]], judges: list[int], taker: int, opens: bool) -> int:
    """ "whenever a hand is taken, the player to the left of the player that took the hand, will
    begin the next hand"; where that one has nothing to begin it with, the next."""
    for step in range(1, len(hands) + 1):
        player = (taker + step) % len(hands)
        if hands[player] or (judges[player] and opens):
            return player
    raise AssertionError("a round that is over")


def given(hand: list[Card], colour: str | None) -> int:
    """How many cards a judge gets: "they will only get the amount of cards the player has of the
    requested color", and never more than four."""
    return min(4, sum(colour in (None, card[0]) for card in hand))


def judge_goes_to(holder: int, asker: int, playing: list[bool]) -> int | None:
    """ "the judge will be moved to the player on the left. However, the judge card cannot be
    moved to the person who asked": then to the next. Who is out of the round is skipped."""
    for step in range(1, len(playing)):
        player = (holder + step) % len(playing)
        if player != asker and playing[player]:
            return player
    return None
