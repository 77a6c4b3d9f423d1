"""Servers as processes of their own: started, watched, killed."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from types import TracebackType
from typing import Self

import orjson
import psutil

ROOT = Path(__file__).resolve().parent.parent
READY = 30.0  # seconds that a server may take to start
LOOK = 0.005  # seconds between two looks whether it has


class Server:
    """A process that says its port on its first line."""

    def __init__(self, module: str, *words: str) -> None:
        self.process = _python("-m", module, *words, stdout=subprocess.PIPE)
        self.port = 0
        self._watched = psutil.Process(self.process.pid)

    async def ready(self) -> Self:
        assert self.process.stdout
        line = await asyncio.to_thread(self.process.stdout.readline)
        self.port = int(line)
        return self

    @property
    def memory(self) -> int:
        """Bytes that are in use now."""
        return int(self._watched.memory_info().rss)

    @property
    def work(self) -> float:
        """Seconds of a processor so far."""
        times = self._watched.cpu_times()
        return float(times.user + times.system)

    def kill(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        if self.process.stdout:
            self.process.stdout.close()

    async def __aenter__(self) -> Self:
        return await self.ready()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: object, trace: TracebackType | None
    ) -> None:
        self.kill()


class Host(Server):
    """partyhost on a data folder. `watchers`: how many may watch; 0: as in a real night."""

    def __init__(self, folder: Path, port: int = 0, watchers: int = 0) -> None:
        self.folder = folder
        self.began = perf_counter()
        self.process = _python(
            *("-m", "bench.servers.party", str(watchers)),
            *("--data-dir", str(folder), "--port", str(port), "--no-browser", "--no-mdns"),
            stdout=subprocess.DEVNULL,
        )
        self.port = port
        self.started = 0.0  # seconds from the command to the first answer of /health
        self._watched = psutil.Process(self.process.pid)

    async def ready(self) -> Self:
        while not await asyncio.to_thread(self._healthy):
            if self.process.poll() is not None or perf_counter() - self.began > READY:
                raise RuntimeError("partyhost did not start. Try `python3 run.py host`.")
            await asyncio.sleep(LOOK)
        self.started = perf_counter() - self.began
        return self

    def _healthy(self) -> bool:
        try:
            note = orjson.loads((self.folder / "running.json").read_bytes())
            self.port = int(note["port"])
            urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health", timeout=2).close()
        except (OSError, ValueError, KeyError):
            return False
        return True


def folder() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="partyhost-bench-")


def _python(*words: str, stdout: int) -> subprocess.Popen[bytes]:
    environ = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONWARNINGS": "ignore"}
    environ.pop("PYTHONDONTWRITEBYTECODE", None)  # a start with nothing compiled is a first one
    command: Sequence[str] = [sys.executable, "-P", *words]
    return subprocess.Popen(command, cwd=ROOT, env=environ, stdin=subprocess.DEVNULL, stdout=stdout)
