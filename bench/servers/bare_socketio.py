"""Flask-SocketIO on eventlet with the usual repairs (orjson, no scan for binary parts,
TCP_NODELAY, handlers in order) and nothing on top: it sends every phone its next recorded view
whenever one of them acts. `python -m bench.servers.bare_socketio FRAMES`."""

from __future__ import annotations

import sys

from partyhost.host import server

server.prepare("eventlet")

import itertools  # noqa: E402
from pathlib import Path  # noqa: E402
from typing import Any  # noqa: E402

import orjson  # noqa: E402
from flask import Flask, request  # noqa: E402
from flask_socketio import SocketIO  # noqa: E402
from socketio.packet import Packet  # noqa: E402

VIEWS: list[list[Any]] = [
    [orjson.loads(frame[len('42["view",') : -1]) for frame in frames]
    for frames in orjson.loads(Path(sys.argv[1]).read_bytes())
]
ROUNDS = itertools.cycle(range(len(VIEWS[0])))
HERE: dict[str, int] = {}


class Json:
    @staticmethod
    def dumps(value: Any, **_: Any) -> str:
        return orjson.dumps(value).decode()

    @staticmethod
    def loads(text: str, **_: Any) -> Any:
        return orjson.loads(text)


class FastPacket(Packet):  # type: ignore[misc]
    uses_binary_events = False
    json = Json


def sid() -> str:
    return str(request.sid)  # type: ignore[attr-defined]


def main() -> None:
    app = Flask(__name__)
    socketio = SocketIO(
        app, async_mode="eventlet", serializer=FastPacket, async_handlers=False, ping_interval=4
    )

    def act(_: Any) -> dict[str, bool]:
        now = next(ROUNDS)
        for each, number in list(HERE.items()):
            socketio.emit("view", VIEWS[number][now], to=each)
        return {"ok": True}

    socketio.on_event("connect", lambda auth: HERE.update({sid(): auth["n"]}))
    socketio.on_event("disconnect", lambda *_: HERE.pop(sid(), None) and None)
    socketio.on_event("act", act)
    port, sockets = server.listen(0)
    stopping = server.Stopping()
    stopping.heed()
    print(port, flush=True)
    server.serve(app, socketio, "eventlet", sockets, stopping)


main()
