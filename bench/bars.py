"""The bars that the figures are held to."""

from __future__ import annotations

from dataclasses import dataclass

from bench.broadcast import PARTY, SOCKETIO, WEBSOCKETS
from bench.figures import Figures

KB = 1000
FIRST_VISIT = 150 * KB  # bytes
START, RESEATED = 1.0, 2.0  # seconds
TO_SOCKETIO, TO_WEBSOCKETS, TOGETHER = 1.25, 1.5, 2.0  # times as long
BURST = 50  # answers that the bar is about


@dataclass(frozen=True)
class Bar:
    """A promise, what it came to, and what it may come to at most."""

    promise: str
    value: float
    most: float
    unit: str

    @property
    def met(self) -> bool:
        return self.value <= self.most


def bars(figures: Figures) -> list[Bar]:
    """For everything that was measured."""
    found = [bar for of in figures.under("p95") for bar in _beside(figures, *of[1:])]
    for _, answers in figures.under("all answers"):
        if answers == BURST:
            ratio = figures["all answers", answers] / figures["one answer", answers]
            found.append(Bar(f"{answers} answers at once beside one", ratio, TOGETHER, "×"))
    if figures.under("start"):
        found.append(Bar("started again, until /health answers", figures["start",], START, " s"))
    if figures.under("visit"):
        found.append(Bar("first visit of a phone", visit(figures) / KB, FIRST_VISIT / KB, " kB"))
    for of in figures.under("reseated"):
        sentence = f"killed and started again, until {of[1]} phones have their seats"
        found.append(Bar(sentence, figures[of], RESEATED, " s"))
    return found


def _beside(figures: Figures, count: object, packed: object, name: object) -> list[Bar]:
    """The host's slowest views beside those of the bare servers."""
    if name != PARTY:
        return []
    limits = (
        {SOCKETIO: TO_SOCKETIO} if packed else {SOCKETIO: TO_SOCKETIO, WEBSOCKETS: TO_WEBSOCKETS}
    )
    found = []
    for other, most in limits.items():
        ratio = figures["p95", count, packed, PARTY] / figures["p95", count, packed, other]
        how = ", compressed" if packed else ""
        found.append(Bar(f"p95 for {count} phones{how} beside {other}", ratio, most, "×"))
    return found


def visit(figures: Figures) -> float:
    """Bytes of the first visit."""
    return sum(figures[of] for of in figures.under("visit"))
