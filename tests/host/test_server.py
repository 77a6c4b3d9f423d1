"""The sockets that a host listens on."""

from __future__ import annotations

import errno
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from engineio.socket import Socket
from flask import Flask

from partyhost.host import server
from partyhost.host.intake import Door
from partyhost.host.sockets import PING, create_socketio


@contextmanager
def listening(port: int) -> Iterator[tuple[int, list[socket.socket]]]:
    found, sockets = server.listen(port)
    try:
        yield found, sockets
    finally:
        for each in sockets:
            each.close()


def test_it_listens_on_every_address_at_one_port() -> None:
    with listening(0) as (port, sockets):
        names = [each.getsockname()[:2] for each in sockets]
        assert names[0] == ("0.0.0.0", port)
        assert all(name in {("0.0.0.0", port), ("::", port)} for name in names)
        for family, address in ((socket.AF_INET, "127.0.0.1"), (socket.AF_INET6, "::1")):
            if family in {each.family for each in sockets}:
                with socket.socket(family) as phone:
                    phone.settimeout(5)
                    phone.connect((address, port))


def test_a_taken_port_gives_way_to_the_next() -> None:
    with listening(0) as (port, _), listening(port) as (other, _):
        assert port < other < port + server.TRIES


def test_a_port_taken_for_ipv6_alone_counts_as_taken() -> None:
    with socket.socket(socket.AF_INET6) as taken:
        taken.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        taken.bind(("::", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with listening(port) as (other, _):
            assert other != port


def test_without_a_free_port_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "TRIES", 1)
    with listening(0) as (port, _), pytest.raises(OSError, match="Name another with --port"):
        server.listen(port)


@pytest.mark.parametrize("offset", range(5))
@pytest.mark.parametrize("size", [0, 1, 4, 7, 4096])
def test_unmasking(size: int, offset: int) -> None:
    data, mask = bytes(n * 7 % 256 for n in range(size)), (0, 1, 128, 255)
    one_by_one = bytes(byte ^ mask[(offset + n) % 4] for n, byte in enumerate(data))
    assert server.unmasked(data, mask, size, offset) == one_by_one
    assert server.unmasked(data + b"more", mask, size, offset) == one_by_one


class Doorstep:
    """A listening socket that fails so often."""

    def __init__(self, *failures: int) -> None:
        self.failures = list(failures)

    def accept(self) -> str:
        if self.failures:
            raise OSError(self.failures.pop(0), "no")
        return "a guest"

    def getsockname(self) -> str:
        return "here"


def test_h110_a_guest_who_cannot_be_let_in_does_not_close_the_door() -> None:
    slept: list[float] = []
    door = Door(Doorstep(errno.EMFILE, errno.ECONNABORTED, errno.EPIPE), slept.append)
    assert door.accept() == "a guest"
    assert len(slept) == 3
    assert door.getsockname() == "here"
    with pytest.raises(OSError, match="no"):
        Door(Doorstep(errno.EBADF), slept.append).accept()


def test_a_second_signal_is_not_held_back() -> None:
    stopping = server.Stopping()
    assert not stopping.now
    stopping._on_signal(server.signal.SIGUSR1, None)
    assert stopping.now
    assert server.signal.getsignal(server.signal.SIGUSR1) == server.signal.SIG_DFL


@pytest.mark.parametrize("by", [3600, -3600, 86_400])
def test_h53_a_clock_that_is_set_ends_no_line_and_keeps_none(
    by: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a line where a ping is yet to be answered."""
    line = Socket(create_socketio(Flask(__name__), "threading").server.eio, "a phone")
    set_to = time.time() + by
    monkeypatch.setattr(time, "time", lambda: set_to)
    assert line.check_ping_timeout()
    line.last_ping -= PING + 1
    assert not line.check_ping_timeout()
    assert line.closed
