"""What this household has been asked, over all nights: only ids and times, only on this machine."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from collections.abc import Iterable, Mapping
from pathlib import Path

FILE = "asked.sqlite3"
TABLE = """
create table if not exists asked (
    title text not null, item text not null, at real not null,
    primary key (title, item)) without rowid;
"""


class Asked:
    """Losing it costs a repeat and nothing else, so no damage and no full disk stops a night."""

    def __init__(self, folder: Path) -> None:
        self._lock = threading.Lock()
        self._times: dict[str, dict[str, float]] = {}
        self._db = self._opened(folder / FILE)
        self.count = 0  # rises with every change, for those who keep what they made of it
        for title, item, at in self._db.execute("select title, item, at from asked"):
            self._times.setdefault(title, {})[item] = at

    @staticmethod
    def _opened(file: Path) -> sqlite3.Connection:
        try:
            return _connected(file)
        except sqlite3.Error:
            with contextlib.suppress(OSError):
                file.unlink()
            try:
                return _connected(file)
            except sqlite3.Error:
                return _connected(Path(":memory:"))

    def of(self, title: str) -> Mapping[str, float]:
        """When each item was last asked, in wall seconds."""
        return self._times.get(title, {})

    def note(self, title: str, items: Iterable[str], now: float) -> None:
        rows = [(title, item, now) for item in items]
        if not rows:
            return
        with self._lock:
            self._times.setdefault(title, {}).update({item: now for _, item, _ in rows})
            self.count += 1
            with contextlib.suppress(sqlite3.Error), self._db:
                self._db.executemany("insert or replace into asked values (?, ?, ?)", rows)

    def forget(self) -> None:
        """Everything counts as new again. Raises sqlite3.Error where it could not be deleted."""
        with self._lock:
            with self._db:
                self._db.execute("delete from asked")
            self._times = {}
            self.count += 1

    def close(self) -> None:
        self._db.close()


def _connected(file: Path) -> sqlite3.Connection:
    db = sqlite3.connect(file, timeout=0.5, check_same_thread=False)
    try:
        db.execute("pragma journal_mode = wal")
        db.execute("pragma synchronous = normal")
        db.execute("pragma secure_delete = on")
        db.executescript(TABLE)
        db.execute("select count(*), max(at) from asked").fetchone()
    except sqlite3.Error:
        db.close()
        raise
    return db
