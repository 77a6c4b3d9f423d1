"""What connections leave behind: nothing. Those that are refused, that vanish without a word, that
are opened and say nothing, and pages that are loaded again and again. In both modes."""

from __future__ import annotations

import socket
import struct
import time
from collections.abc import Callable

import psutil
import pytest
import requests
import websocket

from partyhost.host.sockets import PING
from tests.host.outside import Host, Phone, host, wired

__all__ = ["host"]
WARM = 60  # connections after which what stays for good is there
FEW = 3  # handles that the host may open for itself meanwhile
MOST = 30_000_000  # bytes of memory that may be another's afterwards
RESET = struct.pack("ii", 1, 0)  # a socket that is closed this way says no goodbye


def refused(host: Host) -> None:
    wire = websocket.create_connection(
        f"ws://127.0.0.1:{host.port}/socket.io/?EIO=4&transport=websocket", timeout=10
    )
    wire.recv()
    wire.send('40{"role":"king"}')
    assert str(wire.recv()).startswith("44")
    wire.shutdown()


def vanishing(host: Host) -> None:
    wire = wired(host)
    wire.sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
    wire.sock.close()


def half_open(host: Host) -> None:
    """One that polls once and is never heard of again, and one that never asks."""
    requests.get(f"{host.url}/socket.io/?EIO=4&transport=polling", timeout=10)
    line = socket.create_connection(("127.0.0.1", host.port), timeout=10)
    line.sendall(b"GET / HT")
    line.close()


def reloading(host: Host) -> None:
    phone = wired(host)
    phone.send('421["join",{"name":"Ann","avatar":"fox"}]')
    while not str(phone.recv()).startswith("431"):
        pass
    phone.send('422["leave"]')
    while not str(phone.recv()).startswith("432"):
        pass
    phone.shutdown()


KINDS = (refused, vanishing, half_open, reloading)


def left_behind(host: Host, kind: Callable[[Host], None], times: int) -> None:
    process, real = psutil.Process(host.process.pid), Phone(host)
    handles = process.num_fds() + FEW
    for _ in range(WARM):
        kind(host)
    settled(process, handles)
    memory = process.memory_info().rss
    for _ in range(times):
        kind(host)
    settled(process, handles)
    assert process.memory_info().rss - memory < MOST
    begun = time.monotonic()
    assert real.call("nonsense")["error"]["code"] == "bad_request"
    assert time.monotonic() - begun < 3
    real.close()


def settled(process: psutil.Process, handles: int) -> None:
    """Until there are no more handles than that, but for what polling waits for at most."""
    end = time.monotonic() + 3 * PING + 20
    while process.num_fds() > handles:
        assert time.monotonic() < end, (process.num_fds(), handles)
        time.sleep(0.1)


@pytest.mark.parametrize("kind", KINDS)
def test_h110_connections_leave_nothing_behind(host: Host, kind: Callable[[Host], None]) -> None:
    left_behind(host, kind, 100)


THOUSANDS = list(zip(KINDS, (20_000, 5_000, 5_000, 2_000), strict=True))


@pytest.mark.soak
@pytest.mark.parametrize(("kind", "times"), THOUSANDS)
def test_h110_thousands_of_connections_leave_nothing_behind(
    host: Host, kind: Callable[[Host], None], times: int
) -> None:
    left_behind(host, kind, times)
