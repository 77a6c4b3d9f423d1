"""Everybody answers in the same moment: how long until all answers are on all phones, beside
one answer in the same crowd."""

from __future__ import annotations

from pathlib import Path

from bench.crowd import Crowd
from bench.figures import Figures, percentile
from bench.hosts import Host, folder
from bench.table import Table

SILENT = 2  # at the table one guest answers, and one reads and knows


async def lap(figures: Figures, answers: int, rounds: int) -> None:
    """One repeat. One answer and all answers take turns; phones compress, as browsers do."""
    with folder() as place:
        async with Host(Path(place), watchers=answers) as host:
            crowd = Crowd(answers + SILENT)
            table = Table(host, crowd)
            await table.sit_down()
            await table.begin()
            await table.burst(answers)
            one, all_ = [], []
            for _ in range(rounds):
                await crowd.rest()
                one.append(await table.single())
                await crowd.rest()
                all_.append(await table.burst(answers))
            figures.add(percentile(one, 50), "one answer", answers)
            figures.add(percentile(all_, 50), "all answers", answers)
            crowd.close()
