"""A host with packs and marked cards of the test's own, as a process of its own:
`python -m tests.wire.serving MODE FOLDER [LEAK …]`. The packs are FOLDER/packs.json, by their
titles. Says its port on the first line. Each LEAK is one of `leaks.py`."""

from __future__ import annotations

import sys

from partyhost.host import server

MODE, FOLDER, LEAKS = sys.argv[1], sys.argv[2], sys.argv[3:]
server.prepare(MODE)

import json  # noqa: E402
from pathlib import Path  # noqa: E402

from flask import Flask  # noqa: E402

from partyhost.host.room import Room  # noqa: E402
from partyhost.host.sockets import attach, create_socketio  # noqa: E402
from partyhost.titles import TITLES  # noqa: E402
from tests.wire import leaks, marks  # noqa: E402


def main() -> None:
    app = Flask(__name__)
    socketio = create_socketio(app, MODE)
    port, sockets = server.listen(0)
    packs = json.loads((Path(FOLDER) / "packs.json").read_text("utf-8"))
    for title in packs:
        marks.mark(title, setattr)
    room = Room.open(FOLDER, TITLES, packs)
    for name in LEAKS:
        getattr(leaks, name)(room)
    attach(socketio, room)
    stopping = server.Stopping()
    stopping.heed()
    print(port, flush=True)
    server.serve(app, socketio, MODE, sockets, stopping)
    room.close()


main()
