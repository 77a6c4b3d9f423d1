"""Messages that are given to the system at once, and what a slow phone's system does not take."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from queue import Queue
from typing import Any

import pytest

from partyhost.host import server


class Line:
    """Stands in for a websocket: its frames are its messages."""

    def __init__(self, near: socket.socket) -> None:
        self._sendlock, self.closed = threading.Lock(), False
        self.socket, self.near = self, near

    @property
    def fd(self) -> socket.socket:
        return self.near

    def _pack_message(self, text: str) -> bytes:
        return text.encode()

    def sendall(self, data: bytes) -> None:
        self.near.setblocking(True)
        self.near.sendall(data)

    def close(self) -> None:
        self.closed = True


class Connection:
    def __init__(self, near: socket.socket) -> None:
        self.line, self.upgraded, self.queue = Line(near), True, Queue[str]()


@pytest.fixture
def tasks(monkeypatch: pytest.MonkeyPatch) -> list[threading.Thread]:
    begun: list[threading.Thread] = []

    def spawn(task: Any, *given: Any) -> None:
        begun.append(threading.Thread(target=task, args=given))
        begun[-1].start()

    monkeypatch.setattr(server, "_spawn", spawn)
    return begun


@pytest.fixture
def ends() -> Iterator[tuple[Connection, socket.socket]]:
    near, far = socket.socketpair()
    near.setblocking(False)
    with near, far:
        yield Connection(near), far


def test_what_fits_is_gone_at_once(
    ends: tuple[Connection, socket.socket], tasks: list[threading.Thread]
) -> None:
    phone, far = ends
    assert server.sent_at_once(phone, "one")
    assert server.sent_at_once(phone, "two")
    assert far.recv(100) == b"onetwo"
    assert not tasks


def test_what_does_not_fit_follows_and_nothing_overtakes_it(
    ends: tuple[Connection, socket.socket], tasks: list[threading.Thread]
) -> None:
    phone, far = ends
    long = "0123456789" * 500_000
    assert server.sent_at_once(phone, long)
    assert len(tasks) == 1
    assert not server.sent_at_once(phone, "later")
    heard = b""
    while len(heard) < len(long):
        heard += far.recv(1_000_000)
    tasks[0].join()
    assert heard.decode() == long
    assert server.sent_at_once(phone, "later")


def test_whatever_waits_in_the_queue_goes_first(ends: tuple[Connection, socket.socket]) -> None:
    phone, _ = ends
    phone.queue.put("an answer")
    assert not server.sent_at_once(phone, "a view")
    phone.queue.get()
    phone.upgraded = False
    assert not server.sent_at_once(phone, "a view")
    assert not server.sent_at_once(object(), "a view")


def test_a_line_that_was_cut_troubles_nobody(
    ends: tuple[Connection, socket.socket], tasks: list[threading.Thread]
) -> None:
    phone, far = ends
    assert server.sent_at_once(phone, "0123456789" * 500_000)
    far.close()
    tasks[0].join()
    assert phone.line.closed
    assert server.sent_at_once(phone, "anybody?")
