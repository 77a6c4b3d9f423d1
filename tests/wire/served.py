"""`serving.py`, started and stopped."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.program import ROOT


@contextmanager
def served(folder: Path, mode: str, packs: Mapping[str, Any], *leaks: str) -> Iterator[int]:
    """The port of a host that has these packs, until the block ends."""
    (folder / "packs.json").write_text(json.dumps(packs), "utf-8")
    command = [sys.executable, "-m", "tests.wire.serving", mode, str(folder), *leaks]
    host = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        assert host.stdout is not None
        with host.stdout:
            port = int(host.stdout.readline())
        yield port
        host.terminate()
        host.wait(20)
    finally:
        host.kill()
        host.wait()
