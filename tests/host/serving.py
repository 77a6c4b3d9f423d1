"""A host with the toy title, as a process of its own: `python -m tests.host.serving MODE FOLDER`.
Says its port on the first line."""

from __future__ import annotations

import sys

from partyhost.host import server

MODE, FOLDER = sys.argv[1], sys.argv[2]
server.prepare(MODE)

from flask import Flask  # noqa: E402

from partyhost.host.room import Room  # noqa: E402
from partyhost.host.sockets import attach, create_socketio  # noqa: E402
from tests.host.toy import PACKS, TITLES  # noqa: E402


def main() -> None:
    app = Flask(__name__)
    socketio = create_socketio(app, MODE)
    port, sockets = server.listen(int(sys.argv[3]) if len(sys.argv) > 3 else 0)
    room = Room.open(FOLDER, TITLES, PACKS)
    attach(socketio, room)
    stopping = server.Stopping()
    stopping.heed()
    print(port, flush=True)
    server.serve(app, socketio, MODE, sockets, stopping)
    room.close()


main()
