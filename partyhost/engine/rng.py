"""Chance as a value: the same seed and the same draws give the same game, on any Python."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Rng:
    """`seed` is the match's, at least 128 random bits in hexadecimal; `draws` counts uses."""

    seed: str
    draws: int = 0

    def shuffled(self, items: Sequence[T]) -> tuple[tuple[T, ...], Rng]:
        """Shuffled by hand: Python promises a stable `random()`, not a stable `shuffle`."""
        source, cards = Random(f"{self.seed}/{self.draws}"), list(items)
        for i in range(len(cards) - 1, 0, -1):
            j = int(source.random() * (i + 1))
            cards[i], cards[j] = cards[j], cards[i]
        return tuple(cards), replace(self, draws=self.draws + 1)

    def picked(self, items: Sequence[T]) -> tuple[T, Rng]:
        """One of the items, each as likely as the others; there must be at least one."""
        at = int(Random(f"{self.seed}/{self.draws}").random() * len(items))
        return items[at], replace(self, draws=self.draws + 1)
