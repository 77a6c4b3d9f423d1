"""What is too large, too slow or from elsewhere: its own connection is refused, and nobody else
notices. In both modes."""

from __future__ import annotations

import json
import socket
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from typing import Any

import psutil
import pytest
import requests
import websocket
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from partyhost.host.sockets import LARGEST_FRAME
from tests.host.outside import Host, Phone, host, wired

__all__ = ["host"]
PATH = "/socket.io/?EIO=4&transport="
FLOODED = 1.0  # seconds
SOON = 3.0  # seconds that a busy machine may take for what takes a moment
ROOM_FOR = 60_000_000  # bytes of memory that a rude client may cost the host for a moment
FLOODS = {
    "events": websocket.ABNF.create_frame('42["nonsense"]', websocket.ABNF.OPCODE_TEXT).format(),
    "no packets": websocket.ABNF.create_frame("x", websocket.ABNF.OPCODE_TEXT).format(),
    "pings": websocket.ABNF.create_frame("", websocket.ABNF.OPCODE_PING).format(),
    "requests": b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
}
DEEP = '{"a":' * 100_000
INK = {
    "strokes without end": [[1, 1, n] for n in range(50_000)],
    "points between points": [[0.5, 1, 0]],
    "words for points": [["x", "y", 0]],
    "off the paper": [[5000, -3, 0]],
}


@contextmanager
def unnoticed(host: Host) -> Iterator[None]:
    """Another phone is answered meanwhile and afterwards, and the host's memory stays small."""
    other, process = Phone(host), psutil.Process(host.process.pid)
    before = process.memory_info().rss
    yield
    begun = time.monotonic()
    assert other.call("nonsense")["error"]["code"] == "bad_request"
    assert time.monotonic() - begun < SOON
    assert process.memory_info().rss - before < ROOM_FOR
    other.close()


def test_h91_a_heavy_message_is_refused_with_a_sentence(host: Host) -> None:
    with unnoticed(host):
        wire, begun = wired(host), time.monotonic()
        wire.send('421["act",{"step":1,"act":"x","value":"' + "y" * 1_900_000 + '"}]')
        assert "too_large" in str(wire.recv())
        assert time.monotonic() - begun < SOON
        wire.close()


def test_h91_a_frame_that_is_too_large_ends_its_connection_alone(host: Host) -> None:
    with unnoticed(host):
        wire = wired(host)

        def send() -> None:
            wire.send('421["act",{"value":"' + "y" * 20_000_000 + '"}]')
            while wire.recv():
                pass
            raise websocket.WebSocketConnectionClosedException

        with pytest.raises((OSError, websocket.WebSocketException)):
            send()
        wire.close()


def test_h91_a_message_in_endless_parts_ends_its_connection_alone(host: Host) -> None:
    def endlessly() -> None:
        part, text, more = websocket.ABNF, websocket.ABNF.OPCODE_TEXT, websocket.ABNF.OPCODE_CONT
        wire.send_frame(part.create_frame('421["act","', text, 0))
        for _ in range(200):
            wire.send_frame(part.create_frame("y" * 99_999, more, 0))
            time.sleep(0.005)

    with unnoticed(host):
        wire = wired(host)
        with pytest.raises((OSError, websocket.WebSocketException)):
            endlessly()
        wire.close()


def test_h91_what_swells_when_unpacked_ends_its_connection_alone(host: Host) -> None:
    """Fifty megabytes of one letter travel as fifty kilobytes."""
    url = f"ws://127.0.0.1:{host.port}{PATH}websocket"
    with unnoticed(host), connect(url, max_size=None, close_timeout=1) as wire:
        assert str(wire.recv(10)).startswith("0{")
        wire.send('421["act","' + "y" * 50_000_000 + '"]')
        with pytest.raises(WebSocketException):
            list(iter(lambda: wire.recv(10), None))


def test_h91_a_large_body_is_refused_before_it_is_read(host: Host) -> None:
    with unnoticed(host):
        told = requests.get(f"{host.url}{PATH}polling", timeout=5)
        sid = json.loads(told.text[1:])["sid"]
        url, body = f"{host.url}{PATH}polling&sid={sid}", b"4" + b"y" * LARGEST_FRAME
        with suppress(requests.ConnectionError):  # closed before it was all sent
            assert requests.post(url, data=body, timeout=5).status_code == 400


def test_h91_a_packet_that_is_none_is_refused_to_those_who_poll(host: Host) -> None:
    with unnoticed(host):
        told = requests.get(f"{host.url}{PATH}polling", timeout=5)
        url = f"{host.url}{PATH}polling&sid={json.loads(told.text[1:])['sid']}"
        assert requests.post(url, data=b"0", timeout=5).status_code == 400


def poured(line: socket.socket, words: bytes) -> None:
    """For a while, as fast as the line takes them."""
    end = time.monotonic() + FLOODED
    line.settimeout(FLOODED)
    with suppress(OSError):  # full, or cut
        while time.monotonic() < end:
            line.sendall(words)


@pytest.mark.parametrize("flood", FLOODS)
def test_h91_a_flood_keeps_nobody_waiting(host: Host, flood: str) -> None:
    other, wire = Phone(host), wired(host)
    with closing(socket.create_connection(("127.0.0.1", host.port))) as bare:
        line = bare if flood == "requests" else wire.sock
        pouring = threading.Thread(target=poured, args=(line, FLOODS[flood] * 20_000))
        pouring.start()
        while pouring.is_alive():
            begun = time.monotonic()
            assert other.call("nonsense")["error"]["code"] == "bad_request"
            assert time.monotonic() - begun < SOON / 2
            time.sleep(0.05)
        wire.shutdown()
    other.close()


@pytest.mark.parametrize("ink", INK)
def test_h91_ink_that_is_none_is_refused_with_a_sentence(host: Host, ink: str) -> None:
    with unnoticed(host):
        phone = Phone(host)
        answer = phone.call("act", {"step": 0, "act": "note", "value": {"ink": INK[ink]}})
        assert answer["error"]["message"].endswith(".")
        phone.close()


def test_h91_what_is_deep_is_refused(host: Host) -> None:
    with unnoticed(host), closing(wired(host)) as wire:
        wire.send('421["act",' + DEEP)
        heard = iter(lambda: str(wire.recv()), "")
        answer = next(said for said in heard if not said.startswith('42["view"'))
        assert "bad_request" in answer


def test_h15_who_tries_https_is_told_no_at_once(host: Host) -> None:
    begun = time.monotonic()
    unchecked = ssl._create_unverified_context()
    line = socket.create_connection(("127.0.0.1", host.port), timeout=10)
    with line, pytest.raises(OSError, match=r"(?i)ssl"):
        unchecked.wrap_socket(line, server_hostname="partyhost.local")
    with socket.create_connection(("127.0.0.1", host.port), timeout=10) as line:
        line.sendall(b"\x16\x03\x01")
        assert b"speaks http, not https" in line.recv(1000)
    assert time.monotonic() - begun < SOON


def test_h91_a_request_that_never_ends_keeps_nobody_waiting(host: Host) -> None:
    with unnoticed(host):
        slow = [socket.create_connection(("127.0.0.1", host.port)) for _ in range(60)]
        for n, line in enumerate(slow):
            line.sendall((b"", b"G", b"GET / HTTP/1.1\r\n", b"POST / HTTP/1.1\r\nX: ")[n % 4])
        Phone(host).close()
        for line in slow:
            line.close()


def spellings(host: Host) -> list[str]:
    """What this host may be called in the bar of a browser."""
    own = socket.gethostname()
    names = ["localhost", "127.0.0.1", "192.168.1.20", "LocalHost", own, f"{own}.local", "[::1]"]
    return [f"{name}:{host.port}" for name in (*names, "partyhost.local")]


def test_h98_a_page_is_at_home_by_every_spelling(host: Host) -> None:
    for name in spellings(host):
        origin = f"http://{name.lower()}"  # as browsers say it
        asked = {"Origin": origin, "Host": name}
        told = requests.get(f"{host.url}{PATH}polling", headers=asked, timeout=5)
        assert told.status_code == 200, name
        url = f"ws://127.0.0.1:{host.port}{PATH}websocket"
        wire = websocket.create_connection(url, timeout=5, origin=origin, host=name)
        assert str(wire.recv()).startswith("0{"), name
        wire.close()


@pytest.mark.parametrize(
    ("origin", "name"),
    [
        ("http://evil.example", ""),
        ("null", ""),
        ("http://evil.example:8000", "evil.example:8000"),  # its name leads here
        ("http://192.168.1.99", ""),
        ("http://127.0.0.1:1", ""),
        ("http://localhost.evil.example", ""),
    ],
)
def test_h98_a_page_from_elsewhere_gets_no_socket(host: Host, origin: str, name: str) -> None:
    here = name or f"127.0.0.1:{host.port}"
    asked: dict[str, Any] = {"Origin": origin, "Host": here}
    told = requests.get(f"{host.url}{PATH}polling", headers=asked, timeout=5)
    assert told.status_code == 400
    url = f"ws://127.0.0.1:{host.port}{PATH}websocket"
    with pytest.raises(websocket.WebSocketBadStatusException, match="400"):
        websocket.create_connection(url, timeout=5, origin=origin, host=here)
