"""partyhost itself, with room for more watchers: `python -m bench.servers.party WATCHERS …`,
and then the options of `partyhost`."""

from __future__ import annotations

import sys

from partyhost.host import server

server.prepare("eventlet")

from partyhost.cli import main  # noqa: E402
from partyhost.host import door  # noqa: E402

door.MOST_WATCHERS = int(sys.argv[1])
sys.exit(main(sys.argv[2:]))
