"""One host for one data folder. The lock dies with the process, however that dies."""

from __future__ import annotations

import http.client
import json
import os
import sys
from pathlib import Path
from typing import IO, Any

PATIENCE = 2.0  # seconds for a running host's answer


class Lock:
    """`take` the folder; if another host has it, `other` says where that one is."""

    def __init__(self, folder: Path) -> None:
        self._lock, self._note = folder / "host.lock", folder / "running.json"
        self._file: IO[bytes] | None = None

    def take(self) -> bool:
        file = self._lock.open("ab")
        try:
            _lock(file)
        except OSError:
            file.close()
            return False
        self._file = file
        self._note.unlink(missing_ok=True)
        return True

    def tell(self, port: int, **addresses: str) -> None:
        """For those who come later: where this host is."""
        new = self._note.with_suffix(".new")
        new.write_text(json.dumps({"port": port, **addresses}), "utf-8")
        new.replace(self._note)

    def other(self) -> dict[str, Any] | None:
        """What the running host told, if it answers."""
        try:
            told: dict[str, Any] = json.loads(self._note.read_text("utf-8"))
            return told if _answers(int(told["port"])) else None
        except (OSError, ValueError, KeyError, TypeError):
            return None

    def release(self) -> None:
        if self._file is not None:
            self._note.unlink(missing_ok=True)
            self._file.close()
            self._file = None


def _lock(file: IO[bytes]) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        os.set_inheritable(file.fileno(), False)


def _answers(port: int) -> bool:
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        line.request("GET", "/health")
        return json.loads(line.getresponse().read())["ok"] is True
    except (OSError, http.client.HTTPException, ValueError, KeyError, TypeError):
        return False
    finally:
        line.close()
