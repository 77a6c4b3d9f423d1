"""The figures as a table and as JSON."""

from __future__ import annotations

import os
import platform
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

from bench.bars import KB, Bar, bars, visit
from bench.broadcast import NAMES
from bench.figures import Figures

MS = 1000
_HEAD = ("phones", "view kB", "compr.", "server", "p50 ms", "p95 ms", "µs a view", "phones' CPU")
_ROW = "  {:>6}  {:>7}  {:<6}  {:<14}  {:>7}  {:>7}  {:>9}  {:>11}"


def as_text(figures: Figures, seconds: float) -> str:
    parts = [
        " · ".join(machine().values()),
        "One act, until all phones have their new view\n" + _broadcasts(figures),
        "\n".join(_others(figures)),
        "The bars\n" + "\n".join(map(_line, bars(figures))),
        f"Measured in {seconds:.0f} s.",
    ]
    return "\n\n".join(parts)


def as_data(figures: Figures, seconds: float) -> dict[str, Any]:
    """Every value of every repeat under its name, and the bars."""
    named = {" · ".join(map(str, of)): values for of, values in figures.values.items()}
    told = [{**asdict(bar), "met": bar.met} for bar in bars(figures)]
    return {"machine": machine(), "seconds": seconds, "bars": told, "figures": named}


def machine() -> dict[str, str]:
    return {
        "when": f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC",
        "cores": f"{os.cpu_count()} cores, loopback",
        "python": f"Python {platform.python_version()} on {platform.system()}",
    }


def _broadcasts(figures: Figures) -> str:
    lines = [_ROW.format(*_HEAD)]
    found = [of[1:] for of in figures.under("p50")]
    for count, packed, name in sorted(
        found, key=lambda of: (of[0], of[1], NAMES.index(str(of[2])))
    ):
        lines.append(
            _ROW.format(
                str(count),
                f"{figures['view', count] / KB:.1f}",
                "yes" if packed else "no",
                str(name),
                f"{figures['p50', count, packed, name] * MS:.1f}",
                f"{figures['p95', count, packed, name] * MS:.1f}",
                f"{figures['work', count, packed, name] * MS * MS:.0f}",
                f"{figures['share', count, packed, name]:.0%}",
            )
        )
    return "\n".join(lines)


def _others(figures: Figures) -> list[str]:
    lines = []
    for _, answers in figures.under("all answers"):
        one, together = (figures[each, answers] * MS for each in ("one answer", "all answers"))
        lines.append(
            f"{answers} answers at once, shown to all: {together:.1f} ms; one: {one:.1f} ms"
        )
    for of in figures.under("joins"):
        lines.append(f"{of[1]} phones connect and join: {figures[of]:.0f} a second")
    for of in figures.under("memory"):
        how = "compressed" if of[2] else "plain"
        lines.append(f"memory of a phone among {of[1]}, {how}: {figures[of] / KB:.0f} kB")
    if figures.under("start"):
        lines.append(f"started again, until /health answers: {figures['start',]:.2f} s")
    if figures.under("visit"):
        count, size = len(figures.under("visit")), visit(figures) / KB
        lines.append(f"first visit: {size:.0f} kB in {count} answers")
    for of in figures.under("reseated"):
        lines.append(
            f"kill -9 and start, until {of[1]} phones have their seats: {figures[of]:.2f} s, "
            f"of which {figures['restart', of[1]]:.2f} s are the start"
        )
    return lines


def _line(bar: Bar) -> str:
    mark = "met   " if bar.met else "MISSED"
    value = f"{bar.value:.2f}{bar.unit}"
    return f"  {mark}  {bar.promise:<60} {value:>10}, at most {bar.most:g}{bar.unit}"
