"""The nights on the laptop over HTTP: listed, sent as a file, deleted. Only with the host's
rights, and deleted only by a page of this host's own."""

from __future__ import annotations

import logging
import sqlite3
import time
from typing import Any

from flask import Blueprint, Response, jsonify, request

from partyhost.host import export, night_file, nights, trouble
from partyhost.host.rights import Rights
from partyhost.host.room import Room, refused
from partyhost.host.sockets import same_origin

log = logging.getLogger(__name__)

NO_RIGHT = "Only the host's controls may do that. Open them and give the PIN."
NOT_OURS = "Only the host's own page may do that."
NONE = "There is no such night on this laptop any more."
GOING_ON = "That night is going on again, so it was kept. Look at the list once more."
LEFT_OVER = "It is deleted, and its last traces go when the host is started again."


def blueprint(room: Room, rights: Rights) -> Blueprint:
    made = Blueprint("nights", __name__, url_prefix="/host/nights")
    made.before_request(lambda: _turned_away(rights))
    made.after_request(_told_to_nobody_else)
    made.add_url_rule("", "list", lambda: listed(room))
    made.add_url_rule("/<int:night>/file", "file", lambda night: sent(room, night))
    made.add_url_rule(
        "/<int:night>/delete", "delete", lambda night: deleted(room, night), methods=["POST"]
    )
    return made


def listed(room: Room) -> Response:
    with room.lock:
        found = nights.listed(room.journal.rows, room.shelf.titles, room.clock.wall())
    return jsonify({"ok": True, "nights": found})


def sent(room: Room, night: int) -> Any:
    """The file is read under the lock; what is computed then leaves the host time to go on."""
    with room.lock:
        past = nights.opened(room.journal.rows, night, room.clock.wall())
    if past is None:
        return _no(404, "bad_value", NONE)
    made = export.of(past, room.shelf.titles, breathe=lambda: time.sleep(0))
    answer = Response(night_file.written(made), content_type="application/gzip")
    answer.headers["Content-Disposition"] = f'attachment; filename="{export.file_name(made)}"'
    return answer


def deleted(room: Room, night: int) -> Any:
    with room.lock:
        if night == room.journal.night:
            return _no(409, "not_allowed", GOING_ON)
        if not nights.exists(room.journal.rows, night):
            return _no(404, "bad_value", NONE)
        try:
            whole = room.forget_night(night)
        except sqlite3.Error as error:
            message = "A night could not be deleted. Is the laptop's disk full?"
            trouble.report(room, "A night could not be deleted", message, error)
            return _no(500, "bad_request", message)
    log.info("A night was deleted")
    return jsonify({"ok": True, "note": None if whole else LEFT_OVER})


def _turned_away(rights: Rights) -> Any:
    if rights.may_host(request.environ) is None:
        return _no(403, "not_allowed", NO_RIGHT)
    if request.method == "POST" and not _from_our_page(rights):
        return _no(403, "not_allowed", NOT_OURS)
    return None


def _from_our_page(rights: Rights) -> bool:
    """Browsers say from which page a request comes; other programs of the host need not."""
    origin, site = request.headers.get("Origin"), request.headers.get("Sec-Fetch-Site")
    ours = same_origin(origin, request.environ, rights.named)
    return site in (None, "same-origin", "none") and ours


def _no(status: int, code: str, message: str) -> Any:
    return refused(code, message), status


def _told_to_nobody_else(response: Response) -> Response:
    response.headers["Cache-Control"] = "no-store"
    response.headers["Cross-Origin-Resource-Policy"] = "same-origin"
    return response
