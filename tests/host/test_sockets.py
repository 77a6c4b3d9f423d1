"""The room behind real sockets: stock clients, both modes, both transports, kill -9, nonsense on
the wire, origins."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import socketio
import websocket
from flask import Flask

from partyhost.host.room import Room
from partyhost.host.sockets import attach, create_socketio, of_this_house, same_origin
from tests.host.outside import Host, Phone, host
from tests.host.toy import PACKS, TITLES

__all__ = ["host"]


@pytest.fixture(params=["eventlet", "threading"])
def mortal(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Host]:
    host = Host(request.param, tmp_path)
    yield host
    host.kill()


def test_stock_clients_play_and_the_host_is_killed_in_the_middle(mortal: Host) -> None:
    host = mortal
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
    phone.call("leave")
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
    raw.send('42["leave"]')
    raw.close()
    ann.join("Ann")
    ann.call("leave")
    ann.close()


@pytest.mark.parametrize("transports", [["websocket"], ["polling"], ["polling", "websocket"]])
def test_h112_every_connection_has_a_view_at_once(host: Host, transports: list[str]) -> None:
    """The third one changes from polling to a websocket in the middle of it."""
    for _ in range(6):
        begun = time.monotonic()
        phone = Phone(host, *transports)
        assert time.monotonic() - begun < 1
        assert phone.views[0]["room"]["phase"] == "lobby"
        assert phone.client.transport() == transports[-1]
        phone.close()


def test_who_is_refused_is_told_why_in_data(host: Host) -> None:
    told: list[Any] = []
    client = socketio.Client(reconnection=False)
    client.on("connect_error", told.append)
    with pytest.raises(socketio.exceptions.ConnectionError):
        client.connect(host.url, auth={"role": "king"}, transports=["websocket"])
    message = "The host does not know this kind of page."
    assert told == [{"message": message, "data": {"code": "bad_request", "message": message}}]


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
