"""The journal: one SQLite file in the user's data folder. What it has committed is on disk, so
that a power cut takes nothing back that anybody was told."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import asdict, dataclass, fields
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from partyhost.engine.acts import Entry, Move, Seat, Undo
from partyhost.engine.game import Start
from partyhost.host import erasure
from partyhost.host.clock import Countdown
from partyhost.host.seats import Guest
from partyhost.packs.memory import is_foreign

FILE = "night.sqlite3"
TABLES = """
create table if not exists nights (
    id integer primary key, begun real not null, last real not null,
    over integer not null default 0, opened integer not null default 0, data blob not null);
create table if not exists seats (
    night integer not null, seat text not null, token blob not null, data blob not null,
    primary key (night, seat)) without rowid;
create table if not exists matches (
    id integer primary key, night integer not null, title text not null, start blob not null,
    status text not null, ended real, result blob);
create table if not exists entries (
    match integer not null, n integer not null, entry blob not null,
    seat text, act_id text, primary key (match, n)) without rowid;
create table if not exists drafts (
    match integer not null, step integer not null, seat text not null, act text not null,
    value blob not null, primary key (match, seat, act)) without rowid;
create table if not exists clocks (
    match integer primary key, step integer not null, seconds real, show integer not null,
    left real not null, spent real not null);
"""
LOG, NEARLY = 250, 225  # pages of the write-ahead log; how many are written until it begins anew
_read = msgspec.json.Decoder(Move | Undo)
_kept = {f.name for f in fields(Guest) if f.compare} - {"seat", "token"}


def _shape(db: sqlite3.Connection) -> list[tuple[str, str]]:
    return db.execute(
        "select t.name, c.name from sqlite_master t, pragma_table_info(t.name) c order by 1, c.cid"
    ).fetchall()


def _lengthen_log(db: sqlite3.Connection) -> None:
    """The log has its length from the start: to commit into a file that grows by it takes a quarter
    longer. A change that the memory has no room for goes to the log before it is dropped."""
    db.execute(f"pragma wal_autocheckpoint = {NEARLY}")
    db.execute("pragma cache_size = 10")
    with suppress(sqlite3.Error):  # a full disk: it grows as it can
        db.execute("begin")
        db.execute("create table log (length blob)")
        db.execute("insert into log select zeroblob(? * page_size) from pragma_page_size", (LOG,))
    if db.in_transaction:
        db.execute("rollback")
    db.execute("pragma cache_size = -2000")


@cache
def _shape_of_ours() -> list[tuple[str, str]]:
    with closing(sqlite3.connect(":memory:")) as db:
        db.executescript(TABLES)
        return _shape(db)


@dataclass
class MatchRow:
    """A row of `matches`. `status`: "running", "finished" or "left"; `result` once finished."""

    id: int
    title: str
    status: str
    ended: float | None
    result: dict[str, Any] | None


class Journal:
    """One connection, one writer, short transactions. Not safe for two hosts on one folder."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.mended = False  # the old file could not be read, and a new one was begun
        self._path = folder / FILE
        try:
            self._db = self._open(self._path)
        except sqlite3.DatabaseError as error:
            if not is_foreign(error):
                raise
            self._begin_anew()
        self.night = 0
        self.owes, self.wiped = False, True  # is a wipe due, and did the last one get all?

    @staticmethod
    def _open(file: Path) -> sqlite3.Connection:
        db = sqlite3.connect(file, timeout=0.5, isolation_level=None, check_same_thread=False)
        try:
            if _shape(db) not in ([], _shape_of_ours()):
                raise sqlite3.DatabaseError("The journal is another version's.")
            db.execute("pragma journal_mode = wal")
            db.execute("pragma synchronous = full")
            erasure.prepare(db)
            db.executescript(f"begin; {TABLES} commit;")
            _lengthen_log(db)
            if db.execute("pragma quick_check(1)").fetchone() != ("ok",):
                raise sqlite3.DatabaseError("The journal is damaged.")
        except sqlite3.DatabaseError:
            db.close()
            raise
        return db

    def set_aside(self) -> None:
        """What is in the file is no night of ours: it is kept under another name."""
        self._db.close()
        self._begin_anew()

    def _begin_anew(self) -> None:
        stamp = next(n for n in count(int(time.time())) if not self._aside(n, "").exists())
        for ending in ("", "-wal", "-shm"):
            part = self._path.with_name(self._path.name + ending)
            if part.exists():
                part.rename(self._aside(stamp, ending))
        self._db = self._open(self._path)
        self.mended = True

    def _aside(self, stamp: int, ending: str) -> Path:
        return self._path.with_name(f"broken-{stamp}-{self._path.name}{ending}")

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction, on disk when the block has ended; nothing of it if the block fails."""
        if self._db.in_transaction:  # inside an outer one, which commits
            yield self._db
            return
        self._db.execute("begin immediate")
        try:
            yield self._db
            self._db.execute("commit")
        except BaseException:
            if self._db.in_transaction:
                self._db.rollback()
            raise

    @property
    def busy(self) -> bool:
        """Inside a transaction."""
        return self._db.in_transaction

    def close(self) -> None:
        self._db.close()

    # Nights

    def last_night(self) -> tuple[int, float] | None:
        """The unfinished night and when it was last alive (wall seconds)."""
        found = self._db.execute("select id, last from nights where not over order by id desc")
        row = found.fetchone()
        return (row[0], row[1]) if row else None

    def begin_night(self, now: float) -> None:
        with self.writing() as db:
            db.execute("update nights set over = 1")
            made = db.execute(
                "insert into nights (begun, last, data) values (?, ?, '{}')", (now,) * 2
            )
            self.night = int(made.lastrowid or 0)

    def open_night(self, night: int) -> tuple[dict[str, Any], int]:
        """The night's settings, and how often it was opened before."""
        self.night = night
        row = self._db.execute("select data, opened from nights where id = ?", (night,)).fetchone()
        with self.writing() as db:
            db.execute("update nights set opened = opened + 1 where id = ?", (night,))
        return msgspec.json.decode(row[0]), row[1]

    def save_night(self, data: dict[str, Any], now: float) -> None:
        with self.writing() as db:
            values = msgspec.json.encode(data), now, self.night
            db.execute("update nights set data = ?, last = ? where id = ?", values)

    def forget_night(self, night: int) -> None:
        """The night and all its matches are deleted; `wipe` then leaves no byte of them."""
        with self.writing() as db:
            erasure.delete(db, night)
        self.owes = True

    def wipe(self) -> None:
        """Nothing that was deleted is left in any file. Where another program reads the journal,
        that takes the next deletion or start. Not inside a transaction."""
        self.owes, self.wiped = False, True
        try:
            erasure.wipe(self._db)
        except sqlite3.OperationalError:
            self.wiped = False

    @property
    def rows(self) -> sqlite3.Connection:
        """For those who only read (`nights`)."""
        return self._db

    # Seats

    def save_seats(self, guests: list[Guest]) -> None:
        rows = []
        for guest in guests:
            data = {name: value for name, value in asdict(guest).items() if name in _kept}
            rows.append((self.night, guest.seat, guest.token, msgspec.json.encode(data)))
        with self.writing() as db:
            db.executemany("insert or replace into seats values (?, ?, ?, ?)", rows)

    def seats(self) -> list[Guest]:
        rows = self._db.execute(
            "select seat, token, data from seats where night = ?", (self.night,)
        )
        return [Guest(seat=row[0], token=row[1], **msgspec.json.decode(row[2])) for row in rows]

    # Matches

    def begin_match(self, start: Start) -> int:
        with self.writing() as db:
            made = db.execute(
                "insert into matches (night, title, start, status) values (?, ?, ?, 'running')",
                (self.night, start.title, msgspec.json.encode(start)),
            )
        return int(made.lastrowid or 0)

    def matches(self) -> list[MatchRow]:
        rows = self._db.execute(
            "select id, title, status, ended, result from matches where night = ? order by id",
            (self.night,),
        )
        read = msgspec.json.decode
        return [
            MatchRow(id, title, status, ended, read(result) if result else None)
            for id, title, status, ended, result in rows
        ]

    def start_of(self, match: int) -> Start:
        """What the match began from. Raises msgspec.DecodeError for what is not a Start."""
        row = self._db.execute("select start from matches where id = ?", (match,)).fetchone()
        return msgspec.json.decode(row[0], type=Start)

    def set_match(
        self, match: int, status: str, ended: float | None, result: dict[str, Any] | None
    ) -> None:
        with self.writing() as db:
            told = msgspec.json.encode(result) if result else None
            change = "update matches set status = ?, ended = ?, result = ? where id = ?"
            db.execute(change, (status, ended, told, match))

    def append(
        self, match: int, n: int, entry: Entry, seat: Seat | None, act_id: str | None
    ) -> None:
        with self.writing() as db:
            row = match, n, msgspec.json.encode(entry), seat, act_id
            db.execute("insert into entries values (?, ?, ?, ?, ?)", row)

    def entries(self, match: int) -> list[Entry]:
        rows = self._db.execute("select entry from entries where match = ? order by n", (match,))
        return [_read.decode(row[0]) for row in rows]

    def act_ids(self) -> set[tuple[Seat, str]]:
        """Which acts of this night have counted, by seat and the id its phone gave them."""
        rows = self._db.execute(
            "select e.seat, e.act_id from entries e join matches m on m.id = e.match"
            " where m.night = ? and e.act_id is not null",
            (self.night,),
        )
        return {(row[0], row[1]) for row in rows}

    # What a match has besides its entries

    def save_draft(self, match: int, step: int, seat: Seat, act: str, value: Any) -> None:
        with self.writing() as db:
            row = match, step, seat, act, msgspec.json.encode(value)
            db.execute("insert or replace into drafts values (?, ?, ?, ?, ?)", row)

    def drafts(self, match: int, step: int) -> dict[Seat, dict[str, Any]]:
        rows = self._db.execute(
            "select seat, act, value from drafts where match = ? and step = ?", (match, step)
        )
        found: dict[Seat, dict[str, Any]] = {}
        for seat, act, value in rows:
            found.setdefault(seat, {})[act] = msgspec.json.decode(value)
        return found

    def drop_drafts(self, match: int, seat: Seat | None = None, act: str | None = None) -> None:
        """A seat's draft for one act, or everybody's."""
        with self.writing() as db:
            if seat is None:
                db.execute("delete from drafts where match = ?", (match,))
            else:
                mine = match, seat, act
                db.execute("delete from drafts where match = ? and seat = ? and act = ?", mine)

    def save_clock(self, match: int, step: int, clock: Countdown, now: float) -> None:
        with self.writing() as db:
            row = match, step, clock.seconds, clock.show, clock.left, clock.spent
            db.execute("insert or replace into clocks values (?, ?, ?, ?, ?, ?)", row)
            db.execute("update nights set last = ? where id = ?", (now, self.night))

    def clock(self, match: int, step: int) -> Countdown | None:
        row = self._db.execute(
            "select seconds, show, left, spent from clocks where match = ? and step = ?",
            (match, step),
        ).fetchone()
        return Countdown(row[0], bool(row[1]), row[2], row[3]) if row else None
