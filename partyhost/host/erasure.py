"""How a night is deleted so that no byte of it stays in the journal's files. The note that bytes
are still to be wiped is on disk with the deletion, so that a crash between the two leaves nothing.
"""

from __future__ import annotations

import sqlite3

OWED = 1  # user_version of a file whose deleted rows may still lie in it


def prepare(db: sqlite3.Connection) -> None:
    """From now on what is deleted is overwritten; what an earlier run still owed is wiped."""
    db.execute("pragma secure_delete = on")
    db.execute("pragma temp_store = memory")
    if db.execute("pragma user_version").fetchone()[0] == OWED:
        try:
            wipe(db)
        except sqlite3.Error:
            return  # somebody reads just now, or the disk is full: it stays owed


def delete(db: sqlite3.Connection, night: int) -> None:
    """All rows of the night, inside a transaction of the caller's."""
    mine = "(select id from matches where night = ?)"
    for table in ("entries", "drafts", "clocks"):
        db.execute(f"delete from {table} where match in {mine}", (night,))
    for table in ("matches", "seats"):
        db.execute(f"delete from {table} where night = ?", (night,))
    db.execute("delete from nights where id = ?", (night,))
    db.execute(f"pragma user_version = {OWED}")


def wipe(db: sqlite3.Connection) -> None:
    """Write the file anew and empty its log. Raises sqlite3.Error where another program reads it
    or the disk is full; the next call, or the next start, does it then."""
    db.execute("vacuum")
    if db.execute("pragma wal_checkpoint(truncate)").fetchone()[0]:
        raise sqlite3.OperationalError("The journal is being read.")
    db.execute("pragma user_version = 0")
