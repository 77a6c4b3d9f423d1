"""Time, which only this module counts: the machine's clock, and what is left of a phase."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

SLEPT = 5.0  # seconds between two ticks that no busy machine explains: it was asleep


@dataclass(frozen=True)
class Clock:
    """Three readings in seconds; tests give their own.

    `monotonic` never jumps, `awake_or_not` counts on while the machine sleeps, `wall` is the
    time of day since 1970.
    """

    monotonic: Callable[[], float] = time.monotonic
    awake_or_not: Callable[[], float] = time.time
    wall: Callable[[], float] = time.time


def system_clock() -> Clock:
    """Where the system can tell sleep from a clock that was set, it is asked."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    if boot is None:
        return Clock()
    return Clock(awake_or_not=lambda: time.clock_gettime(boot))


class Pulse:
    """The time between ticks. A tick after sleep counts as no time at all."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._awake = clock.monotonic()
        self._all = clock.awake_or_not()

    def beat(self) -> tuple[float, bool]:
        """Seconds that passed awake since the last beat, and whether the machine slept."""
        awake, total = self.clock.monotonic(), self.clock.awake_or_not()
        passed, gap = max(0.0, awake - self._awake), total - self._all
        self._awake, self._all = awake, total
        slept = max(passed, gap) > SLEPT
        return (0.0 if slept else passed), slept


@dataclass
class Countdown:
    """What a phase has left, in seconds at pace 1, so that a new pace needs no arithmetic.

    `seconds` None: as long as it takes. `show`: nobody is asked anything, so that the pace
    does not matter. `spent` is how long the phase has run, in real seconds.
    """

    seconds: float | None = None
    show: bool = False
    left: float = 0.0
    spent: float = 0.0

    @classmethod
    def of(cls, seconds: float | None, show: bool) -> Countdown:
        return cls(seconds, show, seconds or 0.0)

    def factor(self, pace: float | None) -> float | None:
        """Real seconds for one of the phase's; None: the clock stands still."""
        if self.seconds is None:
            return None
        return 1.0 if self.show else pace

    def run(self, passed: float, pace: float | None) -> None:
        self.spent += passed
        factor = self.factor(pace)
        if factor is not None:
            self.left = max(0.0, self.left - passed / factor)

    def up(self, pace: float | None) -> bool:
        return self.factor(pace) is not None and self.left <= 0.0

    def reading(self, pace: float | None, paused: bool) -> dict[str, object] | None:
        """The `clock` of a view, or None where none runs."""
        factor = self.factor(pace)
        if factor is None or self.seconds is None:
            return None
        left, total = round(self.left * factor * 1000), round(self.seconds * factor * 1000)
        return {"left_ms": left, "total_ms": total, "paused": paused}
