"""The chips of the box, and how a bank is laid out in them."""

from __future__ import annotations

CHIPS = {100_000: 4, 25_000: 10, 10_000: 6, 5_000: 5, 1_000: 5, 500: 2}  # how many there are
SMALLEST = 500
STAKE = 10_000
START = {5_000: 1, 1_000: 4, 500: 2}  # as the printed rules hand them out
MOST = 640_000


def stack(amount: int) -> dict[int, int]:
    """An amount in as few chips as the box allows; the stake as it is handed out.

    `amount`: dollars, a multiple of 500 that the box can pay.
    """
    if amount == STAKE:
        return dict(START)
    chips = {}
    for value, there in CHIPS.items():
        count = min(there, amount // value)
        if count:
            chips[value] = count
            amount -= count * value
    return chips
