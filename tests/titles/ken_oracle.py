"""What the printed rules of Can You Beat Ken? say of one turn, written from their text and from
nothing else. Numbers are spaces of $100,000; a side is "A", "B", … or "K" for Ken."""

from __future__ import annotations

TOP, GATE, START = 26, 25, 0
VALUE = {"R": 1, "D": 2, "T": 3}


def turn(
    who: str,
    spun: str,
    space: str,
    at: dict[str, int],
    right: dict[str, bool],
    opponent: str | None = None,
    wager: int = 1,
) -> tuple[dict[str, int], str | None]:
    """Where all chips are after the turn of `who`, and who has won by it.

    `spun`: R, D, T (Regular, Double, Triple), C1 or CA (Challenge 1-on-1, Challenge All);
    `space`: plain, own (the background has the colour of the track on turn) or star.
    """
    chips = dict(at)
    if space == "own":
        # "s/he immediately receives a bonus of $300,000 (three spaces)"
        chips[who] = min(TOP, chips[who] + 3)
        if chips[who] == TOP:
            return chips, who

    inside, stake, challenge = _question(who, spun, space, set(chips), opponent, wager)
    for side in inside:
        if right[side]:
            chips[side] += stake
            if side != "K" and "K" in inside and not right["K"]:
                chips[side] += 1  # "any time a Player beats Ken"
        elif challenge:
            chips[side] = max(START, chips[side] - stake)

    # "No player can win on someone else's turn (including Ken)."
    for side in chips:
        chips[side] = min(chips[side], TOP if side == who else GATE)
    return chips, who if chips[who] == TOP else None


def _question(
    who: str, spun: str, space: str, everybody: set[str], opponent: str | None, wager: int
) -> tuple[set[str], int, bool]:
    """Who is in it, for how much, and whether it can be lost."""
    challenged = spun in ("C1", "CA")
    if who == "K" and (space == "star" or challenged):
        # "every player is included", "Ken automatically wagers three spaces"
        return everybody, 3, True
    if space == "star" and not challenged:
        return {who, "K"}, wager, True  # "a head-to-head challenge with Ken"
    if space == "star" or spun == "CA":
        # "every player is automatically included"; the spinning player determines the wager
        return everybody, wager, True
    if spun == "C1":
        assert opponent is not None
        return {who, opponent}, wager, True
    return everybody, VALUE[spun], False  # all answer, the wrong "stay put"
