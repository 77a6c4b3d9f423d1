"""What leaves over one of eventlet's websockets: in order, and without anybody's waiting."""

from __future__ import annotations

import socket
import zlib
from collections.abc import Callable
from contextlib import suppress
from typing import Any

MOST_UNSENT = 8_000_000  # bytes that a phone may be behind; more ends its connection
LEVEL = 3  # of compression: a view is nearly the one before, and a higher one takes thrice as long


class Line:
    """`send` takes the place of the websocket's own. A message is given to the system at once.
    What a slow phone's system does not take yet follows in a task of its own, before all later
    ones."""

    def __init__(self, websocket: Any, spawn: Callable[[Callable[[], None]], None]) -> None:
        self._websocket, self._spawn = websocket, spawn
        self._unsent = b""
        options = websocket.extensions.get("permessage-deflate")
        if options is not None:
            bits = options.get("server_max_window_bits", zlib.MAX_WBITS)
            websocket._deflate_enc = zlib.compressobj(LEVEL, zlib.DEFLATED, -bits)

    def send(self, message: Any, **kind: Any) -> None:
        """`kind`: what eventlet says of its control frames."""
        frame = self._websocket._pack_message(message, **kind)
        if self._unsent:
            self._unsent += frame
            if len(self._unsent) > MOST_UNSENT:
                self._cut()
            return
        self._unsent = frame[self._taken(frame) :]
        if self._unsent:
            self._spawn(self._follow)

    def _taken(self, frame: bytes) -> int:
        """How many bytes the system takes. Of a line that is cut whoever listens at it hears."""
        try:
            taken: int = self._websocket.socket.fd.send(frame)
            return taken
        except BlockingIOError:
            return 0
        except OSError:
            return len(frame)

    def _follow(self) -> None:
        try:
            while self._unsent:
                sent = self._websocket.socket.send(self._unsent)
                self._unsent = self._unsent[sent:]
        except OSError:
            self._cut()

    def _cut(self) -> None:
        self._unsent = b""
        with suppress(OSError):
            self._websocket.socket.shutdown(socket.SHUT_RDWR)
