"""From one guest's act to the new view on all phones: the host beside bare Flask-SocketIO and
bare websockets, which send the same bytes; and what a phone costs in memory."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import orjson

from bench.crowd import Crowd
from bench.figures import Effort, Figures, percentile
from bench.hosts import Host, Server, folder
from bench.table import Table

PARTY, SOCKETIO, WEBSOCKETS = "partyhost", "Flask-SocketIO", "websockets"
NAMES = (PARTY, SOCKETIO, WEBSOCKETS)
RECORDED = 4  # successive views of each phone that the bare servers send in turn
WARM = 3  # rounds before those that count

Round = Callable[[], Awaitable[float]]


async def lap(figures: Figures, count: int, rounds: int, turn: int) -> None:
    """One repeat with so many phones. `turn` changes who goes first."""
    with folder() as place:
        async with Host(Path(place)) as host:
            before, crowd = host.memory, Crowd(count)
            table = await _seated(figures, host, crowd, bool(turn % 2))
            frames = Path(place) / "frames.json"
            frames.write_bytes(orjson.dumps(await table.recorded(RECORDED)))
            sizes = [len(phone.frame) for phone in crowd.phones]
            figures.add(sum(sizes) / count, "view", count)
            crowd.close()
            async with (
                Server("bench.servers.bare_socketio", str(frames)) as socketio,
                Server("bench.servers.bare_websockets", str(frames)) as websockets,
            ):
                servers = dict(zip(NAMES, (host, socketio, websockets), strict=True))
                first = bool(turn % 2)
                for packed in (first, not first):
                    for name in NAMES[turn % 3 :] + NAMES[: turn % 3]:
                        own = table if name == PARTY else None
                        await _measured(figures, servers[name], crowd, own, name, packed, rounds)
                        if name == PARTY and packed == first:
                            each = (host.memory - before) / count
                            figures.add(each, "memory", count, packed)
                        crowd.close()


async def _seated(figures: Figures, host: Host, crowd: Crowd, packed: bool) -> Table:
    """A table whose clue is being answered, with all phones in the room."""
    table = Table(host, crowd, packed)
    count = len(crowd.phones)
    figures.add(count / await table.sit_down(), "joins", count)
    await table.begin()
    return table


async def _measured(
    figures: Figures,
    server: Server,
    crowd: Crowd,
    table: Table | None,
    name: str,
    packed: bool,
    rounds: int,
) -> None:
    await crowd.connect(server.port, packed)
    once = table.single if table else bare(crowd)
    for _ in range(WARM):
        await once()
    effort = Effort(server)
    took = []
    for _ in range(rounds):
        await crowd.breathe()
        took.append(await once())
    work, share = effort.so_far()
    of = (len(crowd.phones), packed, name)
    figures.add(percentile(took, 50), "p50", *of)
    figures.add(percentile(took, 95), "p95", *of)
    figures.add(work / rounds / len(crowd.phones), "work", *of)
    figures.add(share, "share", *of)


def bare(crowd: Crowd) -> Round:
    """A round of a server that only sends: any phone says what a guess is as long as."""
    said = {"id": "s1-12", "step": 7, "act": "guess", "value": {"text": "What is guess 7?"}}
    turns = iter(range(1_000_000))

    async def once() -> float:
        phone = crowd.phones[next(turns) % len(crowd.phones)]
        return await crowd.until_all_know(-1, lambda: [phone.call("act", said)])

    return once
