"""How long the room waits for guests whose phones are gone."""

from __future__ import annotations

from collections.abc import Collection

from partyhost.engine.acts import Seat

GRACE = 45.0  # seconds, once for each absence of a guest
SHORT = 5.0  # seconds a turn, once the grace is used up


class Absence:
    """Only while the room waits for a guest who is away does their grace run out."""

    def __init__(self) -> None:
        self._left: dict[Seat, float] = {}
        self._step: int | None = None

    def back(self, seat: Seat) -> None:
        """The guest is here again: the next absence has a grace of its own."""
        self._left.pop(seat, None)

    def gone_for_good(self, seat: Seat) -> None:
        """Whoever left or was removed is not waited for as if they came back."""
        self._left[seat] = 0.0

    def run(self, passed: float, step: int, missing: Collection[Seat]) -> None:
        """`missing`: seats that are awaited in this step and away."""
        if step != self._step:
            self._step = step
            self._left = {seat: max(left, SHORT) for seat, left in self._left.items()}
        for seat in missing:
            self._left[seat] = max(0.0, self._left.get(seat, GRACE) - passed)

    def over(self, awaited: Collection[Seat], missing: Collection[Seat]) -> bool:
        """Is nobody waited for but guests whose grace has run out?"""
        if not awaited or set(awaited) - set(missing):
            return False
        return all(self._left.get(seat, GRACE) <= 0 for seat in awaited)

    def left_ms(self, seat: Seat) -> int:
        return round(self._left.get(seat, GRACE) * 1000)
