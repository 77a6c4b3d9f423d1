"""A phone as light as it can be: a websocket without a library's comforts, which speaks just as
much Engine.IO 4 and Socket.IO 5 as it takes to be told views and to act."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Any

import orjson
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

Answer = dict[str, Any]
_VIEW = b'42["view",'
_rev = re.compile(rb'"rev":(\d+)')


class Phone(asyncio.Protocol):
    """One connection. `frame` is the newest view as it came; `rev` is its number, counted up;
    `told(phone)` is called with each. `received` counts bytes on the wire."""

    def __init__(self, told: Callable[[Phone], None]) -> None:
        self.told = told
        self.frame, self.rev, self.frames, self.received = b"", -1, 0, 0
        self.token: str | None = None
        self.seat: str | None = None
        self.auth: dict[str, Any] = {}
        self.acts = 0
        self._answers: dict[int, asyncio.Future[Answer]] = {}
        self._calls = 0
        self._transport: asyncio.Transport | None = None

    async def connect(self, port: int, packed: bool) -> None:
        """`packed`: offer compression, as browsers do. Raises OSError where nobody answers."""
        loop = asyncio.get_running_loop()
        uri = parse_uri(f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket")
        offers = [ClientPerMessageDeflateFactory()] if packed else None
        self._line = ClientProtocol(uri, extensions=offers, max_size=None)
        self._open: asyncio.Future[None] = loop.create_future()
        await loop.create_connection(lambda: self, "127.0.0.1", port)
        await self._open

    @property
    def view(self) -> dict[str, Any]:
        """The newest view, read. Raises KeyError-like errors where none has come."""
        told: dict[str, Any] = orjson.loads(self.frame[len(_VIEW) : -1])
        return told

    def call(self, event: str, payload: Any) -> asyncio.Future[Answer]:
        """Send an event; the future has its acknowledgement."""
        self._calls += 1
        answer = asyncio.get_running_loop().create_future()
        self._answers[self._calls] = answer
        self._say(b"42%d" % self._calls + orjson.dumps([event, payload]))
        return answer

    def act(self, view: dict[str, Any], name: str, value: Any) -> asyncio.Future[Answer]:
        """Something that this view offers, under an id of its own."""
        self.acts += 1
        wish = {"id": f"{self.seat}-{self.acts}", "act": name, "value": value}
        return self.call("act", {**wish, "step": view["game"]["step"]})

    async def join(self) -> None:
        """A seat, or a place among the watchers, or, where the room is full, none."""
        answer = await self.call("join", {"name": f"Guest {self.auth['n']}", "avatar": "owl"})
        if answer.get("ok"):
            self.seat, self.token = answer.get("seat"), answer.get("token")

    def close(self) -> None:
        if self._transport:
            self._transport.abort()

    # What asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self._line.send_request(self._line.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self._line.receive_data(data)
        for event in self._line.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._heard(bytes(event.data))
            elif isinstance(event, Response) and event.status_code != 101:
                self.close()
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        waiting: list[asyncio.Future[Any]] = [self._open, *self._answers.values()]
        for future in waiting:
            if not future.done():
                future.set_exception(ConnectionError("The line broke."))
                future.exception()  # whoever no longer waits need not be told
        self._transport = None

    @property
    def connected(self) -> bool:
        return self._transport is not None

    def _heard(self, text: bytes) -> None:
        if text.startswith(_VIEW):
            found = _rev.search(text)
            self.frame, self.rev = text, int(found[1]) if found else -1
            self.frames += 1
            self.told(self)
        elif text.startswith(b"43"):
            number, _, answer = text[2:].partition(b"[")
            self._answers.pop(int(number)).set_result(orjson.loads(b"[" + answer)[0])
        elif text == b"2":
            self._say(b"3")
        elif text.startswith(b"0"):
            self._say(b"40" + orjson.dumps({"role": "phone", "token": self.token, **self.auth}))
        elif text.startswith(b"40") and not self._open.done():
            self._open.set_result(None)

    def _say(self, text: bytes) -> None:
        self._line.send_text(text)
        self._flush()

    def _flush(self) -> None:
        if self._transport:
            self._transport.write(b"".join(self._line.data_to_send()))
