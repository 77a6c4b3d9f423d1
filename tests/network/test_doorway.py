"""Who counts as a phone that has come, by which address, and that switching drops nobody."""

from __future__ import annotations

import json
import socket
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import socketio

from partyhost.cli import parsed
from partyhost.host import checkup, evening, server, web
from partyhost.host.doorway import MOST, Doorway
from partyhost.host.network import Address, Card, Network
from partyhost.host.rights import Rights
from partyhost.host.sockets import attach, create_socketio
from tests.host.house import House
from tests.program import Program

HERE, THERE = "192.168.1.20", "192.168.7.4"
CARDS = [Card("wlan0", HERE, mask="255.255.255.0"), Card("eth0", THERE, mask="255.255.255.0")]


def doorway() -> Doorway:
    made = Doorway()
    made.is_own = Network(8000, find=lambda: CARDS).is_own
    return made


@pytest.mark.parametrize("peer", [None, "", "127.0.0.1", "127.0.0.2", "::1", HERE, THERE])
def test_the_hosts_own_machine_is_no_phone(peer: str | None) -> None:
    made = doorway()
    made.arrive(peer, HERE, f"{HERE}:8000")
    assert not made.came
    assert not made.reached(f"http://{HERE}:8000/")


@pytest.mark.parametrize(
    ("here", "host", "url"),
    [
        (HERE, f"{HERE}:8000", f"http://{HERE}:8000/"),
        (HERE, "partyhost.local:8000", f"http://{HERE}:8000/"),
        (HERE, "laptop.lan", "http://laptop.lan/"),
        ("fd12::20", "[fd12::20]:8000", "http://[fd12::20]:8000/"),
        (f"::ffff:{HERE}", "nonsense]", f"http://{HERE}/"),
    ],
)
def test_a_phone_marks_the_address_that_it_came_by(here: str, host: str, url: str) -> None:
    made = doorway()
    made.arrive("192.168.1.30", here, host)
    assert made.reached(url)
    assert not made.reached(f"http://{THERE}:8000/")


def test_both_servers_say_where_a_phone_arrived() -> None:
    environ = {"REMOTE_ADDR": "192.168.1.30", "HTTP_HOST": "partyhost.local"}
    by_eventlet = server.whence({**environ, "SERVER_NAME": HERE})
    assert by_eventlet == ("192.168.1.30", HERE, "partyhost.local")
    with socket.create_server(("127.0.0.1", 0)) as line:
        by_threads = server.whence({**environ, "SERVER_NAME": "0.0.0.0", "werkzeug.socket": line})
    assert by_threads == ("192.168.1.30", "127.0.0.1", "partyhost.local")
    assert server.whence({**environ, "werkzeug.socket": line})[1] == ""


def test_phones_without_number_are_not_all_remembered() -> None:
    made = doorway()
    for n in range(3 * MOST):
        made.arrive(f"10.0.{n // 250}.{n % 250}", HERE, f"name{n}.lan")
    assert len(made.peers) == len(made.came) == MOST
    assert made.reached(f"http://{HERE}/")


def test_facts_name_the_phones_of_other_networks() -> None:
    made = doorway()
    made.arrive("192.168.1.30", HERE, HERE)
    made.arrive("10.9.9.9", HERE, HERE)
    told = checkup.facts(Network(8000, find=lambda: CARDS), made, 2.0)
    assert told.afar == ("10.9.9.9",)
    assert told.chosen == Address(HERE, "wifi", "wlan0", True)
    assert told.came == {HERE}


@pytest.mark.parametrize(
    ("card", "peer", "near"),
    [
        (Card("wlan0", HERE, mask="255.255.255.0"), "192.168.1.30", True),
        (Card("wlan0", HERE, mask="255.255.255.0"), "::ffff:192.168.1.30", True),
        (Card("wlan0", HERE, mask="255.255.255.0"), "192.168.2.30", False),
        (Card("wlan0", HERE), "192.168.2.30", True),
        (Card("wlan0", "fd12::20"), "fd12::99", True),
        (Card("wlan0", "fd12::20"), "fd13::99", False),
        (Card("wlan0", "nonsense"), "10.0.0.1", False),
    ],
)
def test_which_phones_are_near(card: Card, peer: str, near: bool) -> None:
    assert Network(8000, find=lambda: [card]).is_near(peer) is near


@pytest.fixture(params=["127.0.0.1", "127.0.0.2"])
def running(house: House, tmp_path: Path, request: Any) -> Iterator[tuple[evening.Evening, str]]:
    """A host in this process, which thinks that it has two networks, and where it answers."""
    if request.param != "127.0.0.1" and sys.platform == "darwin":
        pytest.skip("macOS answers at 127.0.0.1 alone")
    port, sockets = server.listen(0)
    network = Network(port, find=lambda: CARDS)
    held = evening.Evening(house.room, network, "", evening.Lock(tmp_path))
    house.room.choose_address = held.choose
    app = web.create_app(house.room, Rights(network, "123456", b"k" * 32))
    sio = create_socketio(app, "threading")
    attach(sio, house.room)
    held.show_addresses()
    stopping = server.Stopping()
    serving = threading.Thread(
        target=server.serve, args=(app, sio, "threading", sockets, stopping), daemon=True
    )
    serving.start()
    yield held, f"http://{request.param}:{port}"
    stopping.now = True
    serving.join(10)
    house.room.close()


def test_a_joined_phone_stays_while_the_address_changes(
    running: tuple[evening.Evening, str],
) -> None:
    held, url = running
    phone, lost, urls = socketio.Client(reconnection=False), [], [""]
    phone.on("disconnect", lambda *_: lost.append(1))
    phone.on("view", lambda view: urls.append(view["room"]["join"]["url"]))
    phone.connect(url, auth={"role": "phone"}, transports=["websocket"])
    assert phone.call("join", {"name": "Ann", "avatar": "fox"})["ok"]
    for value in (THERE, HERE, THERE):
        assert held.choose(value) is None
        until = time.monotonic() + 10
        while value not in urls[-1] and time.monotonic() < until:
            time.sleep(0.02)
        assert value in urls[-1]
    assert held.choose("10.0.0.1")
    assert not lost
    assert not held.room.doorway.came
    phone.disconnect()


def test_the_doctor_is_heard_by_hosts_alone(house: House) -> None:
    network = Network(8000, find=lambda: CARDS)
    house.room.doorway.facts = checkup.facts(network, Doorway(), 0)
    pages = web.create_app(house.room, Rights(network, "123456", b"k" * 32)).test_client()
    assert pages.get("/host/doctor").get_json()[0]["kind"] == "good"
    elsewhere = {"REMOTE_ADDR": "192.168.1.77", "HTTP_HOST": f"{HERE}:8000"}
    assert pages.get("/host/doctor", environ_base=elsewhere).status_code == 404
    tv, ann, host = house.client("tv"), house.guest("Ann"), house.client("host")
    assert host.view["room"]["advice"][0]["says"]
    assert "advice" not in {**tv.view["room"], **ann.view["room"]}


def test_the_terminal_says_what_the_doctor_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkup, "Network", lambda port, named: Network(port, named, lambda: []))
    assert checkup.tell(parsed(["doctor", "--data-dir", str(tmp_path)])) == 1
    said = capsys.readouterr().out
    assert "does not run now" in said
    assert "in no network" in said


def test_the_terminal_asks_the_host_that_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Program(tmp_path, "--port", "0") as program:
        port = program.ready()
        heard = json.loads(program.get(port, "/host/doctor"))
        checkup.tell(parsed(["doctor", "--data-dir", str(tmp_path)]))
        said = capsys.readouterr().out
        assert f"runs on port {port}" in said
        assert heard[0]["says"] in said
