"""A dropped file on its way: handed to a process of its own, waited for, and stopped where it takes
too long or too much. `wait` sleeps as the caller's server wants it."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import psutil

from partyhost.l10n import msg
from partyhost.packs.beside import begun
from partyhost.packs.worker import FAILED, MOST_BYTES, MOST_SECONDS, Job, Progress, Result

LOOK_EVERY = 0.05  # seconds
MOST_WAIT = 300.0  # seconds, on a machine that is busy with other things


class Running:
    """One job. `ask` says how far it is, or what came of it."""

    def __init__(self, folder: Path, job: Job) -> None:
        self.folder, self.job = folder, job
        for name in ("result.json", "progress.json"):
            (folder / name).unlink(missing_ok=True)
        (folder / "job.json").write_bytes(msgspec.json.encode(job))
        self.process = begun("partyhost.packs.worker", str(folder))
        self._began = time.monotonic()

    def ask(self) -> Progress | Result:
        over = self.process.poll() is not None
        if over:
            return self._result()
        if time.monotonic() - self._began > MOST_WAIT or self._too_much():
            self.stop()
            return Result(says=msg("packs-took-long"))
        return self._progress()

    def _result(self) -> Result:
        try:
            return msgspec.json.decode((self.folder / "result.json").read_bytes(), type=Result)
        except (OSError, ValueError):
            return Result(says=msg(FAILED))

    def _progress(self) -> Progress:
        try:
            return msgspec.json.decode((self.folder / "progress.json").read_bytes(), type=Progress)
        except (OSError, ValueError):
            return Progress(msg("packs-opening"))

    def _too_much(self) -> bool:
        """Also on systems that bound no process by themselves."""
        try:
            told = psutil.Process(self.process.pid)
            times = told.cpu_times()
            spent = times.user + times.system
            return spent > MOST_SECONDS or bool(told.memory_info().rss > MOST_BYTES)
        except psutil.Error:
            return False

    def stop(self) -> None:
        with contextlib.suppress(OSError):
            self.process.kill()
        self.process.wait(timeout=5)

    def wait(self, tell: Callable[[Progress], None], sleep: Callable[[float], None]) -> Result:
        while not isinstance(told := self.ask(), Result):
            tell(told)
            sleep(LOOK_EVERY)
        return told
