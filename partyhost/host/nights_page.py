"""The nights on the laptop over HTTP: listed, sent as a file, deleted. Only with the host's
rights, and deleted only by a page of this host's own."""

from __future__ import annotations

import logging
import sqlite3
import time
from typing import Any

from flask import Blueprint, Response, jsonify

from partyhost.host import export, night_file, nights, trouble
from partyhost.host.guests_page import Souvenirs
from partyhost.host.rights import Rights
from partyhost.host.room import Room
from partyhost.host.within import no, said, told_to_nobody_else, turned_away
from partyhost.l10n import msg

log = logging.getLogger(__name__)


def blueprint(room: Room, rights: Rights, souvenirs: Souvenirs) -> Blueprint:
    made = Blueprint("nights", __name__, url_prefix="/host/nights")
    made.before_request(lambda: turned_away(rights))
    made.after_request(told_to_nobody_else)
    made.add_url_rule("", "list", lambda: listed(room))
    made.add_url_rule("/<int:night>/file", "file", lambda night: sent(room, night))
    made.add_url_rule("/<int:night>/page", "page", lambda night: shown(souvenirs, night))
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
        return no(404, "bad_value", msg("room-night-gone"))
    made = export.of(past, room.shelf.titles, breathe=lambda: time.sleep(0))
    answer = Response(night_file.written(made), content_type="application/gzip")
    answer.headers["Content-Disposition"] = f'attachment; filename="{export.file_name(made)}"'
    return answer


def shown(souvenirs: Souvenirs, night: int) -> Any:
    return souvenirs.page(night) or no(404, "bad_value", msg("room-night-gone"))


def deleted(room: Room, night: int) -> Any:
    with room.lock:
        if night == room.journal.night:
            return no(409, "not_allowed", msg("room-night-going-on"))
        if not nights.exists(room.journal.rows, night):
            return no(404, "bad_value", msg("room-night-gone"))
        try:
            whole = room.forget_night(night)
        except sqlite3.Error as error:
            message = msg("room-night-not-deleted")
            trouble.report(room, "A night could not be deleted", message, error)
            return no(500, "bad_request", message)
    log.info("A night was deleted")
    return jsonify({"ok": True, "note": None if whole else said(msg("room-night-traces"))})
