"""Guests without a phone. A bot is told what its seat is told, and acts like any phone."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from random import Random
from typing import Any

from partyhost.engine.acts import Act, Seat
from partyhost.engine.game import State, Title, page


class Bots:
    """When which bot acts: at people's pace, each after a while of its own.

    `delay` is the shortest and the longest pause in seconds.
    """

    def __init__(self, delay: tuple[float, float], rng: Random) -> None:
        self.delay, self.rng = delay, rng
        self._due: dict[Seat, tuple[int, float]] = {}

    def due(self, now: float, step: int, seats: Collection[Seat]) -> list[Seat]:
        """Those of the awaited seats whose pause has passed; the others begin or go on with it."""
        ready = []
        for seat in seats:
            planned = self._due.get(seat)
            if planned is None or planned[0] != step:
                self._due[seat] = step, now + self.rng.uniform(*self.delay)
            elif planned[1] <= now:
                del self._due[seat]
                ready.append(seat)
        return ready

    def act(self, title: Title, state: State, seat: Seat, pack: Mapping[str, Any]) -> Act | None:
        return title.bot(page(title, state, seat), self.rng, pack)
