"""The floor: the `websockets` package sends every phone its next recorded frame whenever one of
them says anything. `python -m bench.servers.bare_websockets FRAMES`."""

from __future__ import annotations

import asyncio
import itertools
import sys
from pathlib import Path

import orjson
from websockets.asyncio.server import ServerConnection, broadcast, serve
from websockets.exceptions import ConnectionClosed

FRAMES: list[list[str]] = orjson.loads(Path(sys.argv[1]).read_bytes())
ROUNDS = itertools.cycle(range(len(FRAMES[0])))
HERE: dict[int, ServerConnection] = {}


async def talk(line: ServerConnection) -> None:
    """The greetings of Socket.IO, so that one client fits all servers; then only frames."""
    await line.send("0{}")
    number = orjson.loads(str(await line.recv())[2:])["n"]
    await line.send("40{}")
    HERE[number] = line
    try:
        async for said in line:
            head = str(said).partition("[")[0]
            broadcast((line,), f'43{head[2:]}[{{"ok":true}}]')
            now = next(ROUNDS)
            for each, other in HERE.items():
                broadcast((other,), FRAMES[each][now])
    except ConnectionClosed:
        pass
    finally:
        HERE.pop(number, None)


async def main() -> None:
    async with serve(talk, "127.0.0.1", 0, max_size=None, ping_interval=None) as served:
        print(served.sockets[0].getsockname()[1], flush=True)
        await asyncio.Future()


asyncio.run(main())
