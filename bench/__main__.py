"""One run of everything: `python3 run.py bench`, or `--quick` for less than a minute."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

import orjson

from bench import broadcast, report, starts, together, visit
from bench.figures import Figures

RESULTS = Path(__file__).resolve().parent / "results" / "latest.json"


@dataclass(frozen=True)
class Plan:
    """How much is measured. `crowds`: phones, and rounds of each; `bursts`: answers at once."""

    repeats: int
    crowds: dict[int, int]
    bursts: dict[int, int]
    guests: int


FULL = Plan(3, {8: 200, 50: 120, 200: 60}, {50: 20, 120: 10}, 50)
QUICK = Plan(1, {8: 60, 50: 40, 200: 20}, {50: 10, 120: 5}, 50)


async def measure(plan: Plan) -> Figures:
    """Repeats run in turns, so that a busy moment of the machine hits all alike."""
    figures = Figures()
    for turn in range(plan.repeats):
        for count, rounds in plan.crowds.items():
            say(f"repeat {turn + 1} of {plan.repeats}: {count} phones")
            await broadcast.lap(figures, count, rounds, turn)
        for answers, rounds in plan.bursts.items():
            say(f"repeat {turn + 1} of {plan.repeats}: {answers} answers at once")
            await together.lap(figures, answers, rounds)
        say(f"repeat {turn + 1} of {plan.repeats}: starts")
        await starts.again(figures)
        await starts.after_a_cut(figures, plan.guests)
    await visit.first(figures)
    return figures


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="one repeat, fewer rounds")
    parser.add_argument("--out", type=Path, default=RESULTS, help="where the JSON goes")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    began = perf_counter()
    figures = asyncio.run(measure(QUICK if options.quick else FULL))
    seconds = perf_counter() - began
    options.out.parent.mkdir(parents=True, exist_ok=True)
    data = report.as_data(figures, seconds)
    options.out.write_bytes(orjson.dumps(data, option=orjson.OPT_INDENT_2) + b"\n")
    print(report.as_text(figures, seconds))


if __name__ == "__main__":
    main()
