"""The bench measures something on any machine; what comes out is for people to read."""

from __future__ import annotations

import asyncio

from bench import broadcast, report
from bench.broadcast import NAMES
from bench.figures import Figures, percentile


def test_a_small_run_has_all_its_figures() -> None:
    figures = Figures()
    asyncio.run(broadcast.lap(figures, 3, rounds=2, turn=0))
    for packed in (False, True):
        for name in NAMES:
            assert 0 < figures["p50", 3, packed, name] <= figures["p95", 3, packed, name]
    told = report.as_text(figures, 1.0)
    assert all(name in told for name in NAMES)
    assert {bar["unit"] for bar in report.as_data(figures, 1.0)["bars"]} == {"×"}


def test_figures_of_repeats_have_one_that_stands_for_them() -> None:
    figures = Figures()
    for value in (9.0, 1.0, 2.0):
        figures.add(value, "start")
    assert figures["start",] == 2.0
    assert percentile([3, 1, 2], 50) == 2
    assert percentile(list(range(100)), 95) == 95
