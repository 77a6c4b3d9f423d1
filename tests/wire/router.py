"""A router between phones and the host: it can be switched off and on again, hold everything back,
and its network can be as bad as one likes."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any, Self

from partyhost.host.server import unmasked

TEXT = 1  # a websocket's frame of text, whole and not packed
HERE = "127.0.0.1"


@dataclass(frozen=True)
class Weather:
    """`delay`: seconds, from and to. The others are shares, of 1: of what phones say that arrives
    `twice`; of that and the answers to it that are `lost`; of all messages at which a connection
    is `cut`."""

    delay: tuple[float, float] = (0.0, 0.0)
    twice: float = 0.0
    lost: float = 0.0
    cut: float = 0.0


FAIR = Weather()


class Router:
    """For a `with`. `port` is the one that phones take; `source`: whence they seem to come.
    `did` counts what the weather did."""

    def __init__(self, to: int, weather: Weather = FAIR, source: str = HERE, seed: int = 0) -> None:
        self.to, self.weather, self.source, self.rng = to, weather, source, Random(seed)
        self.port, self.did = 0, Counter[str]()
        self.ends: set[asyncio.StreamWriter] = set()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever)

    def __enter__(self) -> Self:
        self.thread.start()
        self._do(self._open())
        return self

    def __exit__(self, *_: object) -> None:
        self._do(self._close())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    def off(self) -> None:
        """Every connection breaks, and there is nothing to connect to."""
        self._do(self._close())

    def on(self) -> None:
        self._do(self._open())

    def hold(self) -> None:
        """Connections stand, and nothing goes through them."""
        self.loop.call_soon_threadsafe(self.flows.clear)

    def let_go(self) -> None:
        self.loop.call_soon_threadsafe(self.flows.set)

    def _do(self, task: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(task, self.loop).result(20)

    async def _open(self) -> None:
        self.flows = asyncio.Event()
        self.flows.set()
        self.server = await asyncio.start_server(self._phone, HERE, self.port)
        self.port = self.server.sockets[0].getsockname()[1]

    async def _close(self) -> None:
        self.server.close()
        self.flows.set()
        for end in self.ends:
            end.transport.abort()
        while self.ends:
            await asyncio.sleep(0.01)

    async def _phone(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there = await asyncio.open_connection(HERE, self.to, local_addr=(self.source, 0))
        except OSError:  # the host is down
            writer.transport.abort()
            return
        both = {writer, there[1]}
        self.ends |= both
        ways = (self._way(reader, there[1], True), self._way(there[0], writer, False))
        tasks = [asyncio.ensure_future(way) for way in ways]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for end in both:
            end.transport.abort()
        await asyncio.wait(tasks)
        self.ends -= both

    async def _way(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, up: bool
    ) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            head = await reader.readuntil(b"\r\n\r\n")
            writer.write(head)
            if b"upgrade: websocket" in head.lower():
                while await self._carry(*await _frame(reader), writer, up):
                    pass
            while part := await reader.read(65536):  # a phone that polls
                await self.flows.wait()
                writer.write(part)

    async def _carry(self, frame: bytes, says: str, writer: asyncio.StreamWriter, up: bool) -> bool:
        """False if the connection is to be cut."""
        weather, chance = self.weather, self.rng.random
        await asyncio.sleep(self.rng.uniform(*weather.delay))
        await self.flows.wait()
        said = says.startswith("42") if up else says.startswith("43")
        if said and chance() < weather.lost:
            self.did["lost"] += 1
            return True
        if chance() < weather.cut:
            self.did["cut"] += 1
            writer.transport.abort()
            return False
        again = said and up and chance() < weather.twice
        self.did["twice"] += again
        writer.write(frame * (1 + again))
        await writer.drain()
        return True


async def _frame(reader: asyncio.StreamReader) -> tuple[bytes, str]:
    """The next frame of a websocket, and what it says if that is plain text."""
    head = await reader.readexactly(2)
    length = head[1] & 127
    more = await reader.readexactly({126: 2, 127: 8}.get(length, 0))
    mask = await reader.readexactly(4 if head[1] & 128 else 0)
    body = await reader.readexactly(int.from_bytes(more) if more else length)
    plain = unmasked(body, mask) if mask else body
    says = plain.decode("utf-8", "replace") if head[0] == 0x80 | TEXT else ""
    return head + more + mask + body, says
