"""Work with packs that takes longer than a moment is done in processes beside the host's."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def begun(module: str, *words: str) -> subprocess.Popen[bytes]:
    """Another Python of ours, that says nothing and is said nothing."""
    given = os.environ.get("PYTHONPATH")
    environ = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(ROOT), *([given] if given else [])]),
    }
    return subprocess.Popen(
        [sys.executable, "-P", "-m", module, *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=environ,
    )
