"""What went wrong: it reaches the log with what led to it, host pages as a sentence, and the night
goes on."""

from __future__ import annotations

import logging
import sqlite3
from collections import deque
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from partyhost.engine.acts import HOST
from partyhost.host import messages
from partyhost.l10n import msg

if TYPE_CHECKING:
    from partyhost.host.room import Room

log = logging.getLogger(__name__)

MOST = 20  # sentences on the host page
SOON = 10.0  # seconds in which the same trouble again is only counted
EVENTS: dict[Any, str] = {
    messages.Join: "join",
    messages.Acting: "act",
    messages.Drafting: "draft",
    messages.Leave: "leave",
    messages.Hold: "hold",
    messages.React: "react",
}


@dataclass
class Trouble:
    """`at`: wall seconds, when it last happened; `count`: how often."""

    message: str
    at: float
    count: int = 1


class Troubles:
    """The last ones, the newest first."""

    def __init__(self) -> None:
        self._all: deque[Trouble] = deque(maxlen=MOST)
        self._when: dict[str, float] = {}

    def told(self) -> list[dict[str, Any]]:
        return [asdict(each) for each in self._all]

    def add(self, message: str, now: float, wall: float) -> bool:
        """False if the same happened a moment ago, so that nobody needs to hear it again."""
        known = next((each for each in self._all if each.message == message), None)
        if known is not None:
            self._all.remove(known)
        self._all.appendleft(Trouble(message, wall, known.count + 1 if known else 1))
        heard = known is not None and now - self._when[message] < SOON
        if not heard:
            self._when = {each.message: self._when.get(each.message, now) for each in self._all}
            self._when[message] = now
        return not heard


def report(
    room: Room, what: str, message: str, error: Exception, toast: bool = True, **led: Any
) -> None:
    """`what` is for the log, `message` the sentence for host pages; neither quotes a guest's
    secrets. `led`: what led to it, by name."""
    with room.lock:
        if not room.troubles.add(message, room.now, room.clock.wall()):
            return
        log.error(what, exc_info=error, extra={"led": {**_moment(room), **led}})
        hosts = [client.id for client in room.clients.values() if client.role == "host"]
        if toast:
            room.notify(message, "warning", to=hosts)
        if not room.closed:
            room.show()


def refusal(room: Room, client: str, wish: Any, error: Exception) -> str:
    """An event of a client failed at the host. Reports it, and says what the client is told."""
    who, led = _name(room, client), _led(room, client, wish)
    if isinstance(error, sqlite3.Error | OSError):
        lost = msg("room-unsaved-of", who=who)
        report(room, "The journal could not be written", lost, error, **led)
        return msg("room-unsaved")
    lost = msg("room-failed-of", who=who)
    report(room, "An event could not be handled", lost, error, **led)
    return msg("room-failed")


def heard(room: Room, client: str, wish: Any, answer: dict[str, Any]) -> None:
    """Every event, for those who want the whole story."""
    if log.isEnabledFor(logging.DEBUG):
        code = "ok" if answer["ok"] else answer["error"]["code"]
        led = {**_moment(room), **_led(room, client, wish, answer["ok"]), "answer": code}
        log.debug("An event was answered", extra={"led": led})


def _moment(room: Room) -> dict[str, Any]:
    match = room.match
    if match is None:
        return {"phase": room.phase}
    state = match.state
    return {"title": match.title.key, "step": state.step, "rule": state.phase.rule}


def _led(room: Room, client_id: str, wish: Any, admitted: bool = False) -> dict[str, Any]:
    client = room.clients.get(client_id)
    led: dict[str, Any] = {"role": client.role if client else "gone"}
    led["seat"] = client.seat if client else None
    if wish is None:
        return {**led, "event": "unread"}
    if isinstance(wish, messages.Do):
        return {**led, "event": "control", "do": str(wish.__struct_config__.tag)}
    led["event"] = EVENTS[type(wish)]
    if isinstance(wish, messages.Acting | messages.Drafting):
        led["for_step"] = wish.step
        led["act"] = wish.act if admitted or _is_act(room, wish.act) else "unnamed"
    return led


def _is_act(room: Room, name: str) -> bool:
    """Is it on offer to anybody? What a client made up may be anything, also a secret."""
    match = room.match
    try:
        return match is not None and any(match.offers(s, name) for s in (*match.players, HOST))
    except Exception:  # the rules themselves may be what failed
        return False


def _name(room: Room, client_id: str) -> str:
    client = room.clients.get(client_id)
    guest = room.guest_of(client) if client else None
    if guest is not None:
        return guest.name
    return msg("room-the-host-page" if client and client.role == "host" else "room-a-phone")
