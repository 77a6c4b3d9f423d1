"""What happens by itself reaches a TV that says nothing: no phone or page does anything at all, and
each view comes when the clock said that it would."""

from __future__ import annotations

import time
from itertools import pairwise
from pathlib import Path
from typing import Any

from tests.program import Program
from tests.wire.clients import PATIENCE, Wire

MODES = ("eventlet", "threading")
LATE = 1.0  # seconds
STEPS = 3


class Watcher(Wire):
    """Notes when each view came."""

    def _seen(self, view: dict[str, Any]) -> None:
        self.came = getattr(self, "came", [])
        self.came.append((time.monotonic(), view))
        super()._seen(view)


def test_h107_what_the_clock_does_is_seen_by_all_at_once(tmp_path: Path) -> None:
    programs = [
        Program(tmp_path / mode, "--port", "0", "--bots", "2", "--async-mode", mode)
        for mode in MODES
    ]
    try:
        screens = [begun(program.ready()) for program in programs]
        for tv in screens:
            in_time(tv)
    finally:
        for program in programs:
            program.process.kill()
            program.process.wait()


def begun(port: int) -> Watcher:
    """Ken's table: shows go on, bots act."""
    tv, host = Watcher(port, role="tv"), Wire(port, role="host")
    host.control("start", title="beat_ken", options={})
    host.close()
    return tv


def in_time(tv: Watcher) -> None:
    tv.until(lambda view: bool(view["game"]) and view["game"]["step"] >= STEPS, 2 * PATIENCE)
    views = [(at, view) for at, view in tv.came if view["game"]]
    for (at, view), (then, _) in pairwise(views):
        if view["clock"]:
            assert then - at <= view["clock"]["left_ms"] / 1000 + LATE
    tv.close()
