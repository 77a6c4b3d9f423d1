"""The command `partyhost` as a process of its own."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
HERE = {**os.environ, "PYTHONPATH": str(ROOT)}
READY = 60.0  # seconds that a busy machine may take


class Program:
    """Started at once; `ready` waits for it. Its output goes to a file, as a service's does.
    `source`: from this checkout, not from where it is installed; `data`: where nights are kept,
    if not in `folder`; `more`: of the environment."""

    def __init__(
        self,
        folder: Path,
        *options: str,
        command: list[str] | None = None,
        source: bool = True,
        mdns: bool = False,
        data: Path | None = None,
        more: Mapping[str, str] | None = None,
    ) -> None:
        folder.mkdir(exist_ok=True)
        self.folder, self.log = folder, folder / "terminal.txt"
        start = command or [sys.executable, "-P", "-m", "partyhost"]
        quiet = [] if mdns else ["--no-mdns"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*start, "--data-dir", str(data or folder), "--no-browser", *quiet, *options],
                cwd=folder,
                env={**(HERE if source else _elsewhere()), **(more or {})},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )

    @property
    def said(self) -> str:
        return self.log.read_text("utf-8")

    def ready(self) -> int:
        """The port, as soon as the host answers there."""
        until = time.monotonic() + READY
        while time.monotonic() < until and self.process.poll() is None:
            try:
                port = int(json.loads((self.folder / "running.json").read_text())["port"])
                self.get(port, "/health")
                return port
            except (OSError, ValueError, KeyError):
                time.sleep(0.05)
        raise AssertionError(f"The host did not start:\n{self.said}")

    @staticmethod
    def get(port: int, path: str) -> bytes:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=5) as answer:
            return bytes(answer.read())

    @classmethod
    def health(cls, port: int) -> Any:
        return json.loads(cls.get(port, "/health"))

    def stop(self, number: int = signal.SIGTERM) -> tuple[int, float]:
        """The exit code, and how many seconds it took."""
        began = time.monotonic()
        self.process.send_signal(number)
        return self.process.wait(READY), time.monotonic() - began

    def __enter__(self) -> Program:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()


def _elsewhere() -> dict[str, str]:
    return {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
