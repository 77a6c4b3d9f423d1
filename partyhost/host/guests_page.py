"""What anybody in the house may ask for over HTTP beside the pages: how a score came about, and the
night's page."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from flask import Blueprint, Response, jsonify

from partyhost.host import ledger, nights
from partyhost.host.mementos import Memento
from partyhost.host.nights import Kept
from partyhost.host.room import Room
from partyhost.host.within import told_to_nobody_else

MOST = 40  # matches whose mementos are kept at hand


class Souvenirs:
    """The pages of nights. What is to be kept of a match is read once: it is played back for that,
    which takes about a second."""

    def __init__(self, room: Room, language: Callable[[], str]) -> None:
        self.room, self.language = room, language
        self._read: dict[tuple[int, float | None], Memento] = {}

    def page(self, night: int) -> Response | None:
        """As a page to look at and to save; None: there is no such night."""
        from partyhost.host import night_page  # only few ask for it, and it loads much

        room = self.room
        with room.lock:
            past = nights.opened(room.journal.rows, night, room.clock.wall())
        if past is None:
            return None
        made = night_page.of(past, room.shelf.titles, self.language(), self._known)
        answer = Response(made, content_type="text/html; charset=utf-8")
        answer.headers["Content-Security-Policy"] = night_page.POLICY
        answer.headers["Content-Disposition"] = f'inline; filename="{night_page.file_name(past)}"'
        return answer

    def _known(self, match: Kept) -> Memento:
        from partyhost.host import night_page

        key = match.id, match.ended
        if key not in self._read:
            if len(self._read) >= MOST:
                self._read.clear()
            titles = self.room.shelf.titles
            self._read[key] = night_page.memento_of(match, titles, lambda: time.sleep(0))
        return self._read[key]


def blueprint(room: Room, souvenirs: Souvenirs) -> Blueprint:
    made = Blueprint("guests", __name__)
    made.after_request(told_to_nobody_else)
    made.add_url_rule(
        "/ledger/<seat>", "ledger", lambda seat: lines(room, seat, souvenirs.language())
    )
    made.add_url_rule("/night.html", "night", lambda: tonight(room, souvenirs))
    return made


def tonight(room: Room, souvenirs: Souvenirs) -> Response:
    page = souvenirs.page(room.journal.night)
    assert page is not None, "there is always a night"
    return page


def lines(room: Room, seat: str, language: str) -> Response:
    """Of the match on the table; of nobody, or without a match, there are none."""
    with room.lock:
        match = room.match
        told: list[dict[str, Any]] = (
            ledger.told(match.title, match.ledger, seat, language) if match else []
        )
    return jsonify({"ok": True, "lines": told})
