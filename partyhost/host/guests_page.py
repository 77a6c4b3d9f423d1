"""What anybody in the house may ask for over HTTP beside the pages: how a score came about."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, jsonify

from partyhost.host import ledger
from partyhost.host.room import Room
from partyhost.host.within import told_to_nobody_else


def blueprint(room: Room) -> Blueprint:
    made = Blueprint("guests", __name__)
    made.after_request(told_to_nobody_else)
    made.add_url_rule("/ledger/<seat>", "ledger", lambda seat: lines(room, seat))
    return made


def lines(room: Room, seat: str) -> Response:
    """Of the match on the table; of nobody, or without a match, there are none."""
    with room.lock:
        match = room.match
        found: list[dict[str, Any]] = ledger.told(match.title, match.ledger, seat) if match else []
    return jsonify({"ok": True, "lines": found})
