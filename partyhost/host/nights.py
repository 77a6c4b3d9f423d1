"""The nights that the journal keeps: what the host page lists, and what a night's file is made
from. Reads only, and nothing that would open a seat."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from partyhost.engine.acts import Entry, Move, Undo
from partyhost.engine.game import Start, Title
from partyhost.host.night import YOUNG
from partyhost.host.seats import Guest

_entry = msgspec.json.Decoder(Move | Undo)
PUBLIC = ("seat", "name", "avatar", "place", "rank", "bot", "status", "muted")  # of a guest


@dataclass
class Kept:
    """A match as the journal has it. `status`: "running", "finished" or "left"; `start` is None
    where it can't be read any more."""

    id: int
    title: str
    status: str
    ended: float | None
    result: dict[str, Any] | None
    start: Start | None
    entries: list[Entry]


@dataclass
class Past:
    """A night. Times are wall seconds; `going_on` while it may still be played in."""

    id: int
    begun: float
    last: float
    going_on: bool
    settings: dict[str, Any]
    guests: list[dict[str, Any]]
    matches: list[Kept]


def listed(db: sqlite3.Connection, names: Mapping[str, Title], now: float) -> list[dict[str, Any]]:
    """The newest first, without those that nobody came to, but for the present one."""
    told = [_told(past, names) for past in (_past(db, row, now) for row in _rows(db))]
    return [each for each in reversed(told) if each["guests"] or each["going_on"]]


def numbers(db: sqlite3.Connection) -> list[int]:
    """Of the nights that somebody came to, the oldest first."""
    rows = db.execute("select distinct night from seats order by night")
    return [row[0] for row in rows]


def exists(db: sqlite3.Connection, night: int) -> bool:
    return db.execute("select 1 from nights where id = ?", (night,)).fetchone() is not None


def opened(db: sqlite3.Connection, night: int, now: float) -> Past | None:
    """All of one night, with its entries. None: there is no such night."""
    row = next((row for row in _rows(db) if row[0] == night), None)
    if row is None:
        return None
    past = _past(db, row, now)
    for match in past.matches:
        match.start = _start(db, match.id)
        rows = db.execute("select entry from entries where match = ? order by n", (match.id,))
        match.entries = [_entry.decode(row[0]) for row in rows]
    return past


def _rows(db: sqlite3.Connection) -> list[tuple[Any, ...]]:
    return db.execute("select id, begun, last, over, data from nights order by id").fetchall()


def _past(db: sqlite3.Connection, row: tuple[Any, ...], now: float) -> Past:
    id, begun, last, over, data = row
    going_on = not over and now - last < YOUNG
    settings = msgspec.json.decode(data)
    for name in ("wifi", "match", "address"):  # a password, and what means nothing elsewhere
        settings.pop(name, None)
    return Past(id, begun, last, going_on, settings, _guests(db, id), _matches(db, id, going_on))


def _guests(db: sqlite3.Connection, night: int) -> list[dict[str, Any]]:
    guests = []
    for seat, data in db.execute("select seat, data from seats where night = ?", (night,)):
        guest = Guest(seat=seat, **msgspec.json.decode(data))
        colour, shape = guest.look
        told = {name: getattr(guest, name) for name in PUBLIC}
        guests.append({**told, "colour": colour, "shape": shape})
    return sorted(guests, key=lambda guest: (guest["seat"][0], guest["rank"]))


def _matches(db: sqlite3.Connection, night: int, going_on: bool) -> list[Kept]:
    """In a night that is over no match runs, even if the host was killed in the middle of one."""
    rows = db.execute(
        "select id, title, status, ended, result from matches where night = ? order by id", (night,)
    )
    found = []
    for id, title, status, ended, result in rows:
        now = "left" if status == "running" and not going_on else status
        read = msgspec.json.decode(result) if result else None
        found.append(Kept(id, title, now, ended, read, None, []))
    return found


def _start(db: sqlite3.Connection, match: int) -> Start | None:
    row = db.execute("select start from matches where id = ?", (match,)).fetchone()
    try:
        return msgspec.json.decode(row[0], type=Start)
    except msgspec.MsgspecError:
        return None


def _told(past: Past, names: Mapping[str, Title]) -> dict[str, Any]:
    shown = ("name", "avatar", "colour", "shape", "bot")
    people = {guest["name"]: guest for guest in past.guests}  # a watcher may have got a seat
    return {
        "night": past.id,
        "begun": past.begun,
        "last": past.last,
        "going_on": past.going_on,
        "guests": [{name: guest[name] for name in shown} for guest in people.values()],
        "matches": [_result(match, names) for match in past.matches],
    }


def _result(match: Kept, names: Mapping[str, Title]) -> dict[str, Any]:
    result = match.result or {}
    title = names.get(match.title)
    places = [{name: each[name] for name in ("name", "place", "score")}
              for each in result.get("places", ())]  # fmt: skip
    return {
        "title": match.title,
        "name": result.get("name") or (title.name if title else match.title),
        "status": match.status,
        "ended": match.ended,
        "places": places,
        "unit": result.get("unit", "points"),
    }
