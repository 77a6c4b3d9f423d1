"""Messages that are given to the system at once, and what a slow phone's system does not take."""

from __future__ import annotations

import socket
import threading
import zlib
from collections.abc import Callable, Iterator
from queue import Queue
from typing import Any, ClassVar

import pytest
from eventlet.websocket import RFC6455WebSocket

from partyhost.host import line, server
from partyhost.host.line import Line

LONG = "0123456789" * 500_000


class GreenSocket:
    """As eventlet's: it waits where the system's own, `fd`, would not."""

    def __init__(self, near: socket.socket) -> None:
        self.fd, self.shutdown = near, near.shutdown

    def send(self, data: bytes) -> int:
        waits = self.fd.dup()
        waits.setblocking(True)
        with waits:
            return waits.send(data)


class Websocket:
    """Its frames are its messages."""

    extensions: ClassVar[dict[str, dict[str, int]]] = {}

    def __init__(self, near: socket.socket) -> None:
        self.socket = GreenSocket(near)

    def _pack_message(self, message: str, **kind: Any) -> bytes:
        return message.encode()


class Phone:
    """The two ends, and the tasks that follow up."""

    def __init__(self, near: socket.socket, far: socket.socket) -> None:
        self.far, self.tasks = far, list[Callable[[], None]]()
        self.line = Line(Websocket(near), self.tasks.append)

    def hear(self, length: int) -> str:
        followers = [threading.Thread(target=task) for task in self.tasks]
        for each in followers:
            each.start()
        heard = b""
        while len(heard) < length:
            heard += self.far.recv(1_000_000)
        for each in followers:
            each.join()
        self.tasks.clear()
        return heard.decode()


@pytest.fixture
def phone() -> Iterator[Phone]:
    near, far = socket.socketpair()
    near.setblocking(False)
    with near, far:
        yield Phone(near, far)


def test_what_fits_is_gone_at_once(phone: Phone) -> None:
    phone.line.send("one")
    phone.line.send("two")
    assert not phone.tasks
    assert phone.hear(6) == "onetwo"


def test_what_does_not_fit_follows_and_nothing_overtakes_it(phone: Phone) -> None:
    for message in (LONG, "later", "still later"):
        phone.line.send(message)
    assert len(phone.tasks) == 1
    assert phone.hear(len(LONG) + 16) == f"{LONG}laterstill later"
    phone.line.send("and again at once")
    assert not phone.tasks
    assert phone.hear(17) == "and again at once"


def test_a_phone_that_is_too_far_behind_is_cut(
    phone: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line, "MOST_UNSENT", len(LONG))
    phone.line.send(LONG)
    phone.line.send(LONG)
    heard = b"".join(iter(lambda: phone.far.recv(1_000_000), b""))  # until it ends
    assert len(heard) < len(LONG)


def test_a_line_that_was_cut_troubles_nobody(phone: Phone) -> None:
    phone.line.send(LONG)
    phone.far.close()
    phone.tasks.pop()()
    phone.line.send("anybody?")
    assert not phone.tasks  # nothing is kept for nobody


class Connection:
    def __init__(self) -> None:
        self.upgraded, self.queue = True, Queue[str]()


class Packet:
    def __init__(self, packet_type: int = server.MESSAGE) -> None:
        self.packet_type = packet_type

    def encode(self) -> str:
        return "a view"


def test_whatever_waits_in_the_queue_goes_first() -> None:
    connection, at_once, later = Connection(), list[str](), list[Packet]()

    def send() -> None:
        server._send(connection, at_once.append, later.append, Packet())

    send()
    assert (at_once, len(later)) == (["a view"], 0)
    connection.queue.put("an answer")
    send()
    connection.queue.get()
    connection.upgraded = False
    send()
    assert (at_once, len(later)) == (["a view"], 2)


def test_a_ping_keeps_to_the_queue() -> None:
    at_once, later = list[str](), list[Packet]()
    server._send(Connection(), at_once.append, later.append, Packet(2))
    assert (at_once, len(later)) == ([], 1)


def test_what_a_phone_unpacks_is_what_was_said() -> None:
    """Over eventlet's own websocket, whose packing of a message is not of its public face."""
    near, far = socket.socketpair()
    with near, far:
        packed = {"permessage-deflate": {"server_max_window_bits": 10}}
        websocket = RFC6455WebSocket(GreenSocket(near), {}, 13, extensions=packed)
        made = Line(websocket, print)
        unpack = zlib.decompressobj(-10)
        for said in ("a view " * 100, "a view " * 99 + "and more"):
            made.send(said)
            frame = far.recv(1_000)
            assert frame[0] == 0xC1  # a whole text, compressed
            assert unpack.decompress(frame[2:] + b"\0\0\xff\xff").decode() == said
