"""How connections come in, and how fast what they say is heard."""

from __future__ import annotations

import errno
import logging
import time
from collections.abc import Callable
from typing import Any

log = logging.getLogger(__name__)

FULL_SECONDS = 0.2  # until a full host looks again whether it can take another connection
TLS = b"\x16"  # how a browser begins that tries https first
NO_HTTPS = (
    b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: text/plain\r\n\r\n"
    b"This host speaks http, not https. Please type http:// before its address.\n"
)
BURST, A_SECOND = 400, 100  # what a connection may say at once, and in every second


class Pace:
    """Of a connection. All others have their turn after each of its words, and what it says
    faster than any page does is heard later."""

    def __init__(self) -> None:
        self._due = 0.0

    def keep(self) -> None:
        """Before each word."""
        now = time.monotonic()
        self._due = max(self._due, now - BURST / A_SECOND) + 1 / A_SECOND
        time.sleep(max(0.0, self._due - now))


class Door:
    """A listening socket of eventlet's, whose server would take no more guests for good once the
    system has no file left for one, or a guest goes while being let in."""

    def __init__(self, listening: Any, sleep: Callable[[float], Any]) -> None:
        self._listening, self._sleep = listening, sleep

    def __getattr__(self, name: str) -> Any:
        return getattr(self._listening, name)

    def accept(self) -> Any:
        while True:
            try:
                return self._listening.accept()
            except OSError as error:
                if error.errno == errno.EBADF:  # closed
                    raise
                log.warning("A connection could not be taken", extra={"led": {"no": error.errno}})
                self._sleep(FULL_SECONDS)


def asks(heard: Any, answer: Any) -> bool:
    """Does a connection begin like a request? A browser that tries https is told no at once, and
    tries http next."""
    try:
        first = heard.peek(1)[:1]
        if first == TLS:
            heard.read1()
            answer.write(NO_HTTPS)
        return first not in (b"", TLS)
    except OSError:
        return False
