"""The toy title at a pace that leaves no time to think, as a process of its own:
`python -m tests.wire.racing MODE FOLDER`. Says its port on the first line."""

from __future__ import annotations

import runpy
from typing import Any

from tests.host import toy

SECONDS = 0.3  # to name a number


def hurried(self: toy.Asking, table: toy.Table) -> Any:
    return SECONDS if table.seconds else None


if __name__ == "__main__":
    toy.Asking.time = hurried  # type: ignore[method-assign]
    runpy.run_module("tests.host.serving", run_name="__main__")
