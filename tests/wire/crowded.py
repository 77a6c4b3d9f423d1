"""The toy title for ten, as a process of its own: `python -m tests.wire.crowded MODE FOLDER`.
Says its port on the first line."""

from __future__ import annotations

import runpy
from dataclasses import replace

from tests.host import toy

if __name__ == "__main__":
    toy.TITLES["toy"] = replace(toy.TOY, players=range(1, 11))
    runpy.run_module("tests.host.serving", run_name="__main__")
