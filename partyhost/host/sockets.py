"""The room on Flask-SocketIO: `create_socketio(app, async_mode)` makes the server,
`attach(socketio, room, may_host)` joins it to a room and starts the ticks.

`may_host(environ, pin)` says what a client may that asks for the host's controls: "local" (the
host's own machine), "pin" (the right PIN) or None, and then the connection is refused.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import orjson
from engineio.packet import MESSAGE
from engineio.packet import Packet as EnginePacket
from flask import Flask, request
from flask_socketio import ConnectionRefusedError, SocketIO
from socketio.packet import CONNECT, CONNECT_ERROR, EVENT, Packet

from partyhost import l10n
from partyhost.host import hands, trouble
from partyhost.host.clients import Brings
from partyhost.host.inbox import Inbox
from partyhost.host.room import Room, refused
from partyhost.host.server import fit, whence
from partyhost.l10n import msg

TICK = 0.02  # seconds between two views of a client at the least
GATHERING = 0.05  # seconds: the longest that a view waits for more that keeps coming in
HANDFUL = 8  # messages between two looks at what came in meanwhile
PING = 4  # seconds between two pings, and as long for the answer: sleeping phones are noticed
LARGEST_FRAME = 2_000_000  # bytes; larger ones end the connection
UNREADABLE = "unreadable"
NAMES = ("join", "draft", "hold", "leave", "react", "control")  # of events, beside the acts
RESERVED = {"connect", "disconnect", "*"}  # what the library calls its own events
HOME_NAMES = (".local", ".lan", ".home", ".internal", ".localdomain", ".home.arpa")

MayHost = Callable[[Mapping[str, Any], Any], str | None]


class Json:
    """orjson as the Socket.IO library calls it. What it can't read becomes an event of its own,
    so that it is answered like any other."""

    @staticmethod
    def dumps(value: Any, **_: Any) -> str:
        return orjson.dumps(value).decode()

    @staticmethod
    def loads(text: str, **_: Any) -> Any:
        try:
            return orjson.loads(text)
        except orjson.JSONDecodeError:
            return [UNREADABLE]


class FastPacket(Packet):  # type: ignore[misc]
    """Without the scan for binary parts, which the protocol does not have."""

    uses_binary_events = False
    json = Json
    data: Any

    def __init__(self, *args: Any, encoded_packet: Any = None, **more: Any) -> None:
        super().__init__(*args, encoded_packet=encoded_packet, **more)
        if encoded_packet is not None and not encoded_packet:
            self.data = [UNREADABLE]

    def decode(self, encoded_packet: Any) -> int:
        try:
            super().decode(encoded_packet)
        except (ValueError, TypeError, RecursionError):
            self.packet_type, self.namespace, self.data = EVENT, None, None
        if self.packet_type >= CONNECT_ERROR:  # binary parts, or no packet of a client at all
            self.packet_type = EVENT
        if self.packet_type == EVENT and not _is_event(self.data):
            self.data = [UNREADABLE]
        if self.packet_type == CONNECT and self.data == [UNREADABLE]:
            self.data = {UNREADABLE: True}
        return 0


def _is_event(data: Any) -> bool:
    named = isinstance(data, list) and bool(data) and isinstance(data[0], str)
    return named and data[0] not in RESERVED


def create_socketio(app: Flask, async_mode: str, named: str | None = None) -> SocketIO:
    """`async_mode`: "eventlet" or "threading"; `named`: the name that the host goes by."""
    made = SocketIO(
        app,
        async_mode=async_mode,
        serializer=FastPacket,
        async_handlers=False,
        ping_interval=PING,
        ping_timeout=PING,
        max_http_buffer_size=LARGEST_FRAME,
        cors_allowed_origins=partial(same_origin, named=named),
        manage_session=False,
    )
    fit(async_mode, made.server.eio)
    return made


def same_origin(origin: str | None, environ: Mapping[str, Any], named: str | None = None) -> bool:
    """Did this page come from this host, by whatever spelling of its name? Forwarded headers
    say nothing, and a name of the wide world that points here is not this house's."""
    if not origin:
        return True
    try:
        page = urlsplit(origin)
        here = urlsplit(f"//{environ.get('HTTP_HOST', '')}")
        ports = (page.port or _port(page.scheme), here.port or _port(page.scheme))
    except ValueError:
        return False
    name = (page.hostname or "").rstrip(".")
    same = name == (here.hostname or "").rstrip(".") and ports[0] == ports[1]
    return page.scheme in ("http", "https") and same and of_this_house(name, named)


def of_this_house(name: str, named: str | None = None) -> bool:
    """An address, a name without dots, one of a home network, this machine's own and whole one,
    or the one that the host was told to go by."""
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        plain = bool(name) and ("." not in name or name.endswith(HOME_NAMES))
        own = {each.lower().rstrip(".") for each in (socket.gethostname(), named) if each}
        return plain or name in own
    return True


def _port(scheme: str) -> int:
    return 443 if scheme == "https" else 80


def loopback_only(environ: Mapping[str, Any], pin: Any) -> str | None:
    """Who may host when nothing else is said: this machine, by its own address."""
    try:
        address = ipaddress.ip_address(str(environ.get("REMOTE_ADDR", "")).partition("%")[0])
    except ValueError:
        return None
    mapped = getattr(address, "ipv4_mapped", None) or address
    return "local" if mapped.is_loopback else None


def attach(socketio: SocketIO, room: Room, may_host: MayHost = loopback_only) -> None:
    """From now on the room answers the events of the protocol, and its ticks run."""

    def connect(auth: Any = None) -> None:
        role, local = _role(auth, may_host)
        if role == "phone":
            room.doorway.arrive(*whence(request.environ))
        room.connect(_sid(), role, _brings(auth), local)

    def disconnect(*_: Any) -> None:
        room.disconnect(_sid())

    def unknown(event: str, sid: str, *_: Any) -> dict[str, Any]:
        return room.nonsense(sid)

    socketio.on_event("connect", connect)
    socketio.on_event("disconnect", disconnect)
    inbox = Inbox(room)
    answers = {name: getattr(room, name) for name in NAMES}
    for name, answer in {**answers, "act": inbox.act}.items():
        handler = _handler(answer, optional=name == "leave")
        socketio.server.on(name, _guarded(room, handler))
    socketio.server.on("*", _guarded(room, unknown))
    socketio.on_error_default(partial(_unseen, room))
    socketio.start_background_task(_tick, socketio, room, inbox)


def _handler(
    answer: Callable[[str, Any], dict[str, Any]], optional: bool
) -> Callable[..., dict[str, Any]]:
    """A stock client may leave out the payload of an event that needs none."""

    def handle(sid: str, *payload: Any) -> dict[str, Any]:
        if not payload:
            return answer(sid, {} if optional else None)
        return answer(sid, payload[0])

    return handle


def _guarded(room: Room, handle: Callable[..., dict[str, Any]]) -> Callable[..., dict[str, Any]]:
    """For events that need nothing of the request they came with: to make one of Flask's for
    each of them takes as long as the rules do."""

    def guarded(*args: Any) -> dict[str, Any]:
        try:
            return handle(*args)
        except Exception as error:
            return _unseen(room, error)

    return guarded


def _role(auth: Any, may_host: MayHost) -> tuple[Any, bool]:
    """What a client is, and whether on the host's own machine. Raises what refuses it."""
    role = auth.get("role", "phone") if isinstance(auth, dict) else "phone"
    if role not in ("phone", "tv", "host"):
        raise _refusal("bad_request", msg("room-no-role"))
    if role != "host":
        return role, False
    rights = may_host(request.environ, auth.get("pin"))
    if rights is None:
        raise _refusal("not_allowed", msg("room-give-pin"))
    return role, rights == "local"


def _brings(auth: Any) -> Brings:
    """Whatever a client says, as far as it is of the protocol's shape."""
    told = auth if isinstance(auth, dict) else {}
    more, hold = told.get("tokens"), told.get("hold")
    tokens = [told.get("token"), *(more if isinstance(more, list) else [])]
    known = dict.fromkeys(token for token in tokens if isinstance(token, str))
    return Brings(
        tuple(known)[: 2 * hands.MOST],
        hold if isinstance(hold, str) else None,
        told.get("discreet") is True,
        l10n.known(told["language"]) if "language" in told else None,
    )


def _refusal(code: str, message: str) -> ConnectionRefusedError:
    return ConnectionRefusedError(message, {"code": code, "message": message})


def _sid() -> str:
    return str(request.sid)  # type: ignore[attr-defined]


def _unseen(room: Room, error: Exception) -> dict[str, Any]:
    message = msg("room-failed-somebody")
    trouble.report(room, "An event could not be handled", message, error)
    return refused("bad_request", msg("room-failed"))


def _tick(socketio: SocketIO, room: Room, inbox: Inbox) -> None:
    """As long as the room is open. Whatever goes wrong in one turn, the next one comes."""
    while not room.closed:
        try:
            _turn(socketio, room, inbox)
        except Exception as error:
            trouble.report(room, "A turn of the ticks went wrong", msg("room-tick-failed"), error)
            socketio.sleep(TICK)
    inbox.answer()


def _turn(socketio: SocketIO, room: Room, inbox: Inbox) -> None:
    """What is new is sent at once; what comes within a tick of that goes together in the next."""
    manager = socketio.server.manager
    for client in room.unopened():
        if manager.is_connected(client, "/"):
            room.opened(client)
    inbox.answer()
    if _show(socketio, room, inbox):
        socketio.sleep(TICK)
    if inbox.waiting or room.changed.wait(TICK):
        _gather(socketio, room, inbox)


def _show(socketio: SocketIO, room: Room, inbox: Inbox) -> bool:
    """Send what is new; False if nothing is. Acts that come in meanwhile are taken in at once,
    and whoever is still to be told is told them too: fifty answers are not shown twice."""
    due, shared, until = room.tick(), Shared(), room.now + GATHERING
    anything = bool(due)
    while due:
        handful, due = due[:HANDFUL], due[HANDFUL:]
        for client, event, payload in handful:
            _send(socketio, room, client, event, payload, shared)
        if due and room.now < until:
            socketio.sleep(0)
            if inbox.waiting:
                waiting = {client for client, _, _ in due}
                room.unsent(due)
                inbox.answer()
                due = sorted(room.tick(), key=lambda each: each[0] not in waiting)
    return anything


def _gather(socketio: SocketIO, room: Room, inbox: Inbox) -> None:
    """As long as more keeps coming in, it is taken in, so that all of it is shown at once."""
    until, seen, now = room.now + GATHERING, None, (room.rev, inbox.count)
    while seen != now and room.now < until:
        seen = now
        socketio.sleep(0)
        now = room.rev, inbox.count


class Shared:
    """The parts of a view that many are told alike are turned into JSON once for all of them."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[Any, orjson.Fragment]] = {}

    def told(self, payload: dict[str, Any]) -> dict[str, Any]:
        parts = {name: payload[name] for name in ("room", "game") if payload.get(name)}
        return {**payload, **{name: self._once(part) for name, part in parts.items()}}

    def _once(self, part: Any) -> orjson.Fragment:
        if id(part) not in self._known:
            self._known[id(part)] = part, orjson.Fragment(orjson.dumps(part))
        return self._known[id(part)][1]


def _send(
    socketio: SocketIO, room: Room, client: str, event: str, payload: dict[str, Any], shared: Shared
) -> None:
    """What can't be sent to one client keeps nothing from the others, nor the ticks from going.
    The packet of one event to one client is made here: its way through `emit`, which can do much
    more, takes several times as long."""
    server = socketio.server
    try:
        connection = server.eio.sockets.get(server.manager.eio_sid_from_sid(client, "/"))
        if connection is not None:
            told = f"{EVENT}{orjson.dumps([event, shared.told(payload)]).decode()}"
            connection.send(EnginePacket(MESSAGE, told))
    except Exception as error:
        message = msg("room-screen-lost")
        trouble.report(room, "A message could not be sent", message, error, event=event)
