"""The room behind real sockets: stock clients, both modes, both transports, kill -9, nonsense on
the wire, origins."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import requests
import socketio
import websocket
from flask import Flask

from partyhost.host.room import Room
from partyhost.host.sockets import attach, create_socketio, of_this_house, same_origin
from tests.host.toy import PACKS, TITLES

ROOT = Path(__file__).parents[2]


class Host:
    """The process of `serving.py`."""

    def __init__(self, mode: str, folder: Path) -> None:
        self.mode, self.folder, self.port = mode, folder, 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.host.serving", self.mode, str(self.folder)]
        if self.port:
            command.append(str(self.port))
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())
        self.process.stdout.close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


class Phone:
    """A stock client that keeps its last view."""

    def __init__(self, host: Host, transport: str = "websocket", **auth: Any) -> None:
        self.views: list[dict[str, Any]] = []
        self.client = socketio.Client(reconnection_delay=0.1, reconnection_delay_max=0.5)
        self.client.on("view", self.views.append)
        self.auth: dict[str, Any] = {"role": "phone", **auth}
        self.client.connect(host.url, auth=lambda: self.auth, transports=[transport], retry=True)
        self.until(lambda view: True)

    def call(self, event: str, payload: Any = None) -> dict[str, Any]:
        answer: dict[str, Any] = self.client.call(event, payload, timeout=5)
        return answer

    def join(self, name: str) -> None:
        answer = self.call("join", {"name": name, "avatar": "owl"})
        self.auth["token"] = answer["token"]

    def close(self) -> None:
        """At once, like a closed tab: without the goodbye that a stock client waits for."""
        self.client.reconnection = False
        if self.client.eio.ws:
            self.client.eio.ws.shutdown()
        self.client.eio.disconnect(abort=True)

    def until(self, right: Callable[[dict[str, Any]], bool], seconds: float = 10) -> dict[str, Any]:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.views and right(self.views[-1]):
                return self.views[-1]
            time.sleep(0.01)
        raise AssertionError(self.views[-1:])


@pytest.fixture
def host(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Host]:
    host = Host(getattr(request, "param", "threading"), tmp_path)
    yield host
    host.kill()


@pytest.mark.parametrize("host", ["eventlet", "threading"], indirect=True)
def test_stock_clients_play_and_the_host_is_killed_in_the_middle(host: Host) -> None:
    ann, bo = Phone(host), Phone(host, "polling")
    tv = Phone(host, role="tv")
    ann.join("Ann")
    bo.join("Bo")
    wish = {"do": "start", "title": "toy", "options": {"rounds": 1}}
    assert ann.call("control", wish) == {"ok": True}
    assert tv.until(lambda v: v["game"] is not None)["game"]["screen"] == "ask"
    assert ann.call("act", {"id": "1", "step": 0, "act": "name", "value": 4}) == {"ok": True}
    clock = tv.until(lambda v: v["game"]["done"] == ["s1"])["clock"]["left_ms"]
    host.kill()
    host.start()
    for phone in (ann, bo, tv):
        phone.views.clear()
    ann.until(lambda v: v["you"]["seat"] == "s1")
    view = bo.until(lambda v: v["you"]["seat"] == "s2")
    assert view["game"]["done"] == ["s1"]
    assert clock - 3500 < view["clock"]["left_ms"] <= clock + 1000
    assert ann.call("act", {"id": "1", "step": 0, "act": "name", "value": 4}) == {"ok": True}
    assert bo.call("act", {"step": 0, "act": "name", "value": 9}) == {"ok": True}
    tv.until(lambda v: v["game"]["screen"] == "podium")  # by the clock alone
    assert bo.call("leave") == {"ok": True}
    for phone in (ann, bo, tv):
        phone.close()


def test_nonsense_on_the_wire_is_answered_and_ends_nothing(host: Host) -> None:
    phone = Phone(host)
    for event in ("join", "act", "draft", "control", "view", "fly", "*", "connect", "disconnect"):
        for payload in (None, 5, "x", [1], {"do": []}, ("a", "b", 3)):
            answer = phone.call(event, payload)
            assert answer["error"]["code"] in ("bad_request", "bad_value"), answer
    assert phone.call("act", {"step": 0, "act": "x", "value": "y" * 1_000_000})["error"][
        "code"
    ] == ("too_large")
    phone.join("Ann")
    assert phone.client.connected
    phone.close()


RAW = [
    '42["act",NaN]', "42", "4", "42[]", "42{}", '42[5]', '42["act"', "42" + "[" * 50_000,
    '451-["act",{"_placeholder":true,"num":9}]', '45999-["act"]', '46["x"]', "44{}", "49", "4x",
    '42["act","\\ud800"]', '43999["x"]', "42" + "9" * 200 + '["act"]', '42/none,["act"]', "6",
    "", "zzz", "\u202e", "9", "{}", "٣",
]  # fmt: skip


def test_broken_frames_leave_the_connection_and_the_others_alone(host: Host) -> None:
    ann = Phone(host)
    raw = websocket.create_connection(
        f"ws://127.0.0.1:{host.port}/socket.io/?EIO=4&transport=websocket", timeout=5
    )
    assert raw.recv().startswith("0{")
    raw.send("40")
    while not raw.recv().startswith("40"):
        pass
    for frame in RAW:
        raw.send(frame)
    raw.send_binary(b"\x00\x01")
    raw.send('4277["join",{"name":"Raw"}]')
    while not (answer := raw.recv()).startswith("4377"):
        pass
    assert '"ok":true' in answer
    raw.close()
    ann.join("Ann")
    ann.close()


def test_every_connection_has_a_view_at_once(host: Host) -> None:
    for transport in ("websocket", "polling") * 5:
        begun = time.monotonic()
        phone = Phone(host, transport)
        assert time.monotonic() - begun < 1
        assert phone.views[0]["room"]["phase"] == "lobby"
        phone.close()


def test_who_is_refused_is_told_why_in_data(host: Host) -> None:
    told: list[Any] = []
    client = socketio.Client(reconnection=False)
    client.on("connect_error", told.append)
    with pytest.raises(socketio.exceptions.ConnectionError):
        client.connect(host.url, auth={"role": "king"}, transports=["websocket"])
    message = "The host does not know this kind of page."
    assert told == [{"message": message, "data": {"code": "bad_request", "message": message}}]


def wired(host: Host) -> websocket.WebSocket:
    """A websocket below the protocol's own level, with the role of a phone."""
    url = f"ws://127.0.0.1:{host.port}/socket.io/?EIO=4&transport=websocket"
    wire = websocket.create_connection(url, timeout=10, suppress_origin=True)
    wire.recv()
    wire.send('40{"role":"phone"}')
    assert str(wire.recv()).startswith("40")
    assert str(wire.recv()).startswith('42["view"')
    return wire


def test_a_heavy_message_holds_nobody_up(host: Host) -> None:
    wire = wired(host)
    begun = time.monotonic()
    wire.send('421["act",{"step":1,"act":"x","value":"' + "y" * 1_900_000 + '"}]')
    assert "too_large" in str(wire.recv())
    assert time.monotonic() - begun < 3
    wire.close()


def test_a_message_in_endless_parts_ends_its_connection_alone(host: Host) -> None:
    wire, other = wired(host), Phone(host)

    def endlessly() -> None:
        part, text, more = websocket.ABNF, websocket.ABNF.OPCODE_TEXT, websocket.ABNF.OPCODE_CONT
        wire.send_frame(part.create_frame('421["act","', text, 0))
        for _ in range(200):
            wire.send_frame(part.create_frame("y" * 99_999, more, 0))
            time.sleep(0.005)

    with pytest.raises((OSError, websocket.WebSocketException)):
        endlessly()
    assert other.call("nonsense")["error"]["code"] == "bad_request"
    other.close()
    wire.close()


def test_a_foreign_page_is_refused(host: Host) -> None:
    def asked(origin: str, name: str = "") -> int:
        headers = {"Origin": origin, "Host": name or f"127.0.0.1:{host.port}"}
        url = f"{host.url}/socket.io/?EIO=4&transport=polling"
        return requests.get(url, headers=headers, timeout=5).status_code

    assert asked(host.url) == 200
    assert asked("http://evil.example") == 400
    assert asked("null") == 400
    assert asked("http://evil.example:8000", "evil.example:8000") == 400
    assert asked("http://LAPTOP.local:8000", "laptop.local:8000") == 200


@pytest.mark.parametrize(
    ("origin", "name", "fits"),
    [
        ("http://localhost:8000", "localhost:8000", True),
        ("http://127.0.0.1:8000", "127.0.0.1:8000", True),
        ("http://192.168.1.20:8123", "192.168.1.20:8123", True),
        ("http://[fd00::1]:8000", "[fd00::1]:8000", True),
        ("http://LapTop:8000", "laptop:8000", True),
        ("http://partyhost.local", "partyhost.local:80", True),
        (None, "localhost:8000", True),
        ("http://localhost:8001", "localhost:8000", False),
        ("http://127.0.0.1:8000", "localhost:8000", False),
        ("http://rebound.example:8000", "rebound.example:8000", False),
        ("file://", "localhost:8000", False),
        ("http://[::", "localhost", False),
        ("http://a:99999", "a", False),
    ],
)
def test_origins(origin: str | None, name: str, fits: bool) -> None:
    assert same_origin(origin, {"HTTP_HOST": name}) is fits
    assert not of_this_house("")


def test_a_name_of_the_wide_world_is_ours_only_where_we_were_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Laptop.example.org")
    assert of_this_house("laptop.example.org")
    assert of_this_house("laptop")
    assert not of_this_house("laptop.elsewhere.example")
    assert not of_this_house("party.example.net")
    assert of_this_house("party.example.net", "Party.example.net")


def test_the_librarys_own_test_client_works(tmp_path: Path) -> None:
    app = Flask(__name__)
    server = create_socketio(app, "threading")
    room = Room.open(tmp_path, TITLES, PACKS)
    attach(server, room, may_host=lambda environ, pin: "pin" if pin == "123456" else None)
    phone = server.test_client(app, auth={"role": "phone"})
    answer = phone.emit("join", {"name": "Ann"}, callback=True)
    assert answer["seat"] == "s1"
    assert server.test_client(app, auth={"role": "host", "pin": "123456"}).is_connected()
    assert not server.test_client(app, auth={"role": "host", "pin": "000000"}).is_connected()
    assert not server.test_client(app, auth={"role": "king"}).is_connected()
    room.close()
