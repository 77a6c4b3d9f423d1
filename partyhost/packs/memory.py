"""What a household remembers on this machine: small SQLite files in the data folder. Losing one
costs a repeat or a vote and nothing else, so no damage and no full disk stops a night."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path


def opened(file: Path, schema: str, probe: str) -> sqlite3.Connection:
    """The file, anew where it is damaged or another version's, and in memory alone where the disk
    or somebody who holds it refuses it. `probe` reads all of it that could be damaged."""
    for _ in range(2):
        try:
            return _connected(file, schema, probe)
        except sqlite3.Error as error:
            if not is_foreign(error):
                break
            with contextlib.suppress(OSError):
                file.unlink()
    return _connected(Path(":memory:"), schema, probe)


def is_foreign(error: sqlite3.Error) -> bool:
    """Is the file damaged or another version's, and not only kept from us for now?"""
    if isinstance(error, sqlite3.OperationalError):
        return getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_ERROR
    return True


def _connected(file: Path, schema: str, probe: str) -> sqlite3.Connection:
    db = sqlite3.connect(file, timeout=0.5, check_same_thread=False)
    try:
        db.execute("pragma journal_mode = wal")
        db.execute("pragma synchronous = normal")
        db.execute("pragma secure_delete = on")
        db.executescript(schema)
        db.execute(probe).fetchall()
    except sqlite3.Error:
        db.close()
        raise
    return db
