"""What this household has been asked, over all nights: only ids and times, only on this machine."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from collections.abc import Iterable, Mapping
from pathlib import Path

from partyhost.packs.memory import opened

FILE = "asked.sqlite3"
TABLE = """
create table if not exists asked (
    title text not null, item text not null, at real not null,
    primary key (title, item)) without rowid;
"""


class Asked:
    """When each item was last asked."""

    def __init__(self, folder: Path) -> None:
        self._lock = threading.Lock()
        self._times: dict[str, dict[str, float]] = {}
        self._db = opened(folder / FILE, TABLE, "select count(*), max(at) from asked")
        self.count = 0  # rises with every change, for those who keep what they made of it
        for title, item, at in self._db.execute("select title, item, at from asked"):
            self._times.setdefault(title, {})[item] = at

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
