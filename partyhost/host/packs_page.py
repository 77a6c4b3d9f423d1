"""Packs over HTTP, for the host's page: listed, edited, sent as files; and files that are dropped,
looked at and imported. Only with the host's rights."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterator
from functools import wraps
from typing import Any, TypeVar
from urllib.parse import quote

import msgspec
from flask import Blueprint, Response, jsonify, request

from partyhost.host.desk import Desk, Written
from partyhost.host.dropping import Again, Drops
from partyhost.host.messages import Refusal
from partyhost.host.rights import Rights
from partyhost.host.room import Room
from partyhost.host.rulings import Ruled, Ruling
from partyhost.host.stock import Stock
from partyhost.host.within import asked_for, no, said, told_to_nobody_else, turned_away
from partyhost.l10n import msg
from partyhost.packs import reading, writing
from partyhost.packs.imports.source import LARGEST

log = logging.getLogger(__name__)
STATUS = {"bad_value": 400, "not_allowed": 403, "too_large": 413, "bad_request": 400}
CHUNK = 64 * 1024
T = TypeVar("T")
TYPES = {".csv": "text/csv; charset=utf-8", ".json": "application/json", ".toml": "text/plain"}


class Named(msgspec.Struct):
    title: str = ""
    name: str = ""


class Row(msgspec.Struct):
    """A row of a dropped file as somebody mended it; none: it is left out."""

    written: Written | None = None


def blueprint(room: Room, rights: Rights, drops: Drops) -> Blueprint:
    made = Blueprint("packs", __name__, url_prefix="/host/packs")
    made.before_request(lambda: turned_away(rights))
    made.after_request(told_to_nobody_else)
    page = PacksPage(room, drops)
    for path, (method, answer) in page.routes().items():
        made.add_url_rule(path, path, _answered(answer), methods=[method])
    return made


def _answered(answer: Callable[..., Any]) -> Callable[..., Any]:
    """What is refused is said as everywhere, with a status of its kind."""

    @wraps(answer)
    def answered(**named: Any) -> Any:
        try:
            told = answer(**named)
        except Refusal as refusal:
            return no(STATUS.get(refusal.code, 409), refusal.code, refusal.args[0])
        return told if isinstance(told, Response) else jsonify(said({"ok": True, **(told or {})}))

    return answered


def _sent(kind: type[T]) -> T:
    try:
        return msgspec.json.decode(request.get_data(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Refusal("bad_request", msg("room-unread")) from None


class PacksPage:
    """The routes, each with what answers it."""

    def __init__(self, room: Room, drops: Drops) -> None:
        self.room, self.drops, self.desk = room, drops, drops.desk
        self.ruled = Ruled(self.desk)

    def routes(self) -> dict[str, tuple[str, Callable[..., Any]]]:
        one = "/of/<title>/<id>"
        return {
            "": ("GET", self.told),
            "/rulings": ("GET", self.ruled.told),
            "/rulings/file": ("GET", self.rulings_file),
            "/rulings/take_back": ("POST", self.take_back),
            "/forget": ("POST", self.forget),
            "/check/<title>": ("POST", self.check),
            "/new": ("POST", self.begin),
            one: ("GET", self.items),
            f"{one}/file": ("GET", self.file),
            f"{one}/rulings": ("POST", self.write_rulings),
            f"{one}/put": ("POST", self.put),
            f"{one}/remove/<path:item>": ("POST", self.remove),
            f"{one}/about": ("POST", self.describe),
            f"{one}/delete": ("POST", self.delete),
            "/imports": ("POST", self.drop),
            "/imports/<job>": ("GET", self.ask),
            "/imports/<job>/again": ("POST", self.again),
            "/imports/<job>/rows/<int:n>": ("POST", self.mend),
            "/imports/<job>/keep": ("POST", self.keep),
            "/imports/<job>/off": ("POST", self.take_off),
        }

    def changed(self) -> None:
        self.room.show()

    def told(self) -> dict[str, Any]:
        return {**self.desk.told(), "rulings": self.ruled.count()}

    def rulings_file(self) -> Response:
        return _download(self.ruled.table(), "rulings", ".csv")

    def take_back(self) -> None:
        self.ruled.take_back(_sent(Ruling))

    def write_rulings(self, title: str, id: str) -> dict[str, Any]:
        written = self.ruled.write_in(title, id)
        self.changed()
        return {"written": written}

    def forget(self) -> None:
        try:
            self.room.forget_questions()
        except sqlite3.Error:
            raise Refusal("bad_value", msg("room-unsaved")) from None
        self.room.notify(msg("room-all-new-again"))
        self.changed()

    def check(self, title: str) -> dict[str, Any]:
        _, says, hints = self.desk.check(title, _sent(Written), request.args.get("pack", ""))
        return {"says": says, "hints": hints}

    def begin(self) -> dict[str, Any]:
        wish = _sent(Named)
        id = self.desk.begin(wish.title, wish.name)
        self.changed()
        return {"id": id}

    def items(self, title: str, id: str) -> dict[str, Any]:
        start = request.args.get("from", 0, int)
        return self.desk.items(title, id, request.args.get("find", "")[:200], max(0, start))

    def file(self, title: str, id: str) -> Response:
        ending = f".{request.args.get('as', 'csv')}"
        if ending not in reading.ENDINGS:
            raise Refusal("bad_value", msg("packs-sent-as"))
        pack = self.ruled.with_them(self.desk.pack(title, id))
        return _download(writing.written(pack, self.desk.kind(title), ending), id, ending)

    def put(self, title: str, id: str) -> dict[str, Any]:
        item, hints = self.desk.put(title, id, _sent(Written))
        self.changed()
        return {"item": item, "hints": hints}

    def remove(self, title: str, id: str, item: str) -> None:
        self.desk.remove(title, id, item)
        self.changed()

    def describe(self, title: str, id: str) -> None:
        self.desk.describe(title, id, _sent(dict[str, Any]))
        self.changed()

    def delete(self, title: str, id: str) -> None:
        self.desk.delete(title, id)
        self.changed()

    def drop(self) -> dict[str, Any]:
        """The body is the file as it is. With `first` it is two: so many bytes, and the rest."""
        request.max_content_length = 2 * LARGEST + CHUNK
        if (request.content_length or 0) > 2 * LARGEST:
            raise Refusal("too_large", msg("packs-too-large", most=LARGEST // 1_000_000))
        first = request.args.get("first", 0, int)
        parts = {"upload": _chunks(first or None)}
        if first:
            parts["second"] = _chunks(None)
        name, title = request.args.get("name", "file"), request.args.get("title", "")
        return {"job": self.drops.drop(name, title, parts, asked_for())}

    def ask(self, job: str) -> dict[str, Any]:
        told = self.drops.ask(job)
        if told.get("result", {}).get("path"):
            self.changed()
        return told

    def again(self, job: str) -> None:
        self.drops.again(job, _sent(Again))

    def mend(self, job: str, n: int) -> dict[str, Any]:
        says, hints = self.drops.mend(job, n, _sent(Row).written)
        return {"says": says, "hints": hints}

    def keep(self, job: str) -> None:
        self.drops.keep(job, _sent(dict[str, Any]))

    def take_off(self, job: str) -> None:
        self.drops.take_off(job)


def _download(made: bytes, name: str, ending: str) -> Response:
    """Any letters may be in a file's name."""
    answer = Response(made, content_type=TYPES[ending])
    named = quote(f"{name}{ending}", safe="")
    answer.headers["Content-Disposition"] = f"attachment; filename*=UTF-8''{named}"
    return answer


def _chunks(size: int | None) -> Iterator[bytes]:
    """The body as it comes in, up to so many bytes."""
    left = size
    while left is None or left > 0:
        chunk = request.stream.read(CHUNK if left is None else min(CHUNK, left))
        if not chunk:
            return
        left = None if left is None else left - len(chunk)
        yield chunk


def opened(room: Room) -> Drops | None:
    """The desk of a room that plays from a stock of packs."""
    stock = room.shelf.packs
    return Drops(Desk(stock), stock.library.own.parent) if isinstance(stock, Stock) else None
