"""Figures of several repeats, and the one that stands for them."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median

from bench.hosts import Server


@dataclass
class Figures:
    """Values by what they are of; each repeat adds one to each."""

    values: dict[tuple[object, ...], list[float]] = field(default_factory=lambda: defaultdict(list))

    def add(self, value: float, *of: object) -> None:
        self.values[of].append(value)

    def __getitem__(self, of: tuple[object, ...]) -> float:
        """The median of the repeats. Raises KeyError where there were none."""
        if of not in self.values:
            raise KeyError(of)
        return median(self.values[of])

    def under(self, *head: object) -> list[tuple[object, ...]]:
        """What was measured, by the first words of its name."""
        return [of for of in self.values if of[: len(head)] == head]


def percentile(values: Sequence[float], percent: float) -> float:
    """The smallest value that is not below so many of them."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]


class Effort:
    """What a stretch of measuring took: of the server's processor, and of ours."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._before = server.work, time.process_time(), time.perf_counter()

    def so_far(self) -> tuple[float, float]:
        """Seconds of work of the server; the share of a core that the phones took."""
        work, own, clock = self._before
        passed = time.perf_counter() - clock
        return self._server.work - work, (time.process_time() - own) / passed
