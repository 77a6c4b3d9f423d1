"""partyhost as guests have it, without what only the tools of development install:
`python -m bench.servers.party WATCHERS …`, and then the options of `partyhost`. WATCHERS: how many
may watch; 0: as many as in a real night."""

from __future__ import annotations

import sys

for extra in ("requests", "websocket"):  # the Socket.IO library would load them
    sys.modules[extra] = None  # type: ignore[assignment]

from partyhost.host import server  # noqa: E402

server.prepare("eventlet")

from partyhost.cli import main  # noqa: E402
from partyhost.host import door  # noqa: E402

door.MOST_WATCHERS = int(sys.argv[1]) or door.MOST_WATCHERS
sys.exit(main(sys.argv[2:]))
