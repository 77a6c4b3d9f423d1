"""The way in, in houses with VPNs, cables, IPv6 and names: the scenarios H01, H04, H06 and H07."""

from __future__ import annotations

import io
import socket
import struct
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import socketio.exceptions
import zxingcpp
from PIL import Image

from tests.network.lan import Client, House, hosted, inside, needed

pytestmark = [needed, pytest.mark.timeout(120)]
HOME = "192.168.1.20"
MODES = pytest.mark.parametrize("mode", ["eventlet", "threading"])


@pytest.fixture
def house() -> Iterator[House]:
    made = House()
    yield made
    made.pull_down()


def fetched(machine: str, url: str) -> bytes:
    with inside(machine), urllib.request.urlopen(url, timeout=5) as answer:
        return bytes(answer.read())


def on_the_code(machine: str) -> str:
    """What the join code says, read from its picture."""
    picture = Image.open(io.BytesIO(fetched(machine, "http://127.0.0.1:8800/qr.png")))
    (found,) = zxingcpp.read_barcodes(picture.convert("L"))
    return str(found.text)


def docked(house: House) -> tuple[str, str]:
    """A laptop with a Wi-Fi where nobody is, and a cable to the network of the phone."""
    laptop, phone, nobody = map(house.machine, ("l", "p", "n"))
    house.cable(laptop, "wlan0", f"{HOME}/24", nobody, "192.168.1.77/24")
    house.cable(laptop, "eth0", "192.168.7.4/24", phone, "192.168.7.9/24")
    return laptop, phone


def test_H01_a_vpn_does_not_win_the_contest_of_addresses(house: House, tmp_path: Path) -> None:
    laptop, phone, far = map(house.machine, ("l", "p", "v"))
    house.cable(laptop, "tun0", "10.8.0.6/24", far, "10.8.0.1/24")
    house.route(laptop, "add", "default", "via", "10.8.0.1")
    house.cable(laptop, "wlan0", f"{HOME}/24", phone, "192.168.1.30/24")
    with hosted(laptop, tmp_path):
        assert on_the_code(laptop) == f"http://{HOME}:8800/"
        tv = Client(laptop, "http://127.0.0.1:8800", "tv")
        host = Client(laptop, "http://127.0.0.1:8800", "host")
        guest = Client(phone, on_the_code(laptop))
        seen = host.until(lambda room: room["join"]["reached"])
        told = [(each["value"], each["label"], each["reached"]) for each in seen["addresses"]]
        assert told == [(HOME, "Wi-Fi (wlan0)", True), ("10.8.0.6", "VPN (tun0)", False)]
        assert seen["advice"][0]["kind"] == "good" or not seen["advice"][0]["choose"]
        assert host.call("control", {"do": "address", "value": "10.8.0.6"})["ok"]
        shown = tv.until(lambda room: "10.8.0.6" in room["join"]["url"])
        assert not shown["join"]["reached"]
        assert on_the_code(laptop) == "http://10.8.0.6:8800/"
        warned = host.until(lambda room: room["advice"][0]["kind"] == "trouble")
        assert warned["advice"][0]["choose"] == HOME
        assert guest.call("join", {"name": "Ann"})["ok"]
        assert guest.lost == 0
        for each in (guest, host, tv):
            each.disconnect()


@MODES
def test_H04_a_docked_laptop_is_switched_to_the_network_of_the_phones(
    house: House, tmp_path: Path, mode: str
) -> None:
    laptop, phone = docked(house)
    with hosted(laptop, tmp_path, "--async-mode", mode):
        host = Client(laptop, "http://127.0.0.1:8800", "host")
        first = host.until(lambda room: True)
        labels = [each["label"] for each in first["addresses"]]
        assert labels == ["Wi-Fi (wlan0)", "Cable (eth0)"]
        with pytest.raises(socketio.exceptions.ConnectionError):
            Client(phone, on_the_code(laptop))
        assert not host.views[-1]["room"]["join"]["reached"]
        assert host.call("control", {"do": "address", "value": "192.168.7.4"})["ok"]
        assert on_the_code(laptop) == "http://192.168.7.4:8800/"
        guest = Client(phone, on_the_code(laptop))
        assert guest.call("join", {"name": "Ann"})["ok"]
        host.until(lambda room: room["join"]["reached"])
        assert host.call("control", {"do": "address", "value": HOME})["ok"]
        warned = host.until(lambda room: room["advice"][0]["kind"] == "trouble")
        assert warned["advice"][0]["says"].startswith("Phones come in by 192.168.7.4")
        guest.until(lambda room: HOME in room["join"]["url"])
        assert guest.lost == 0
        for each in (guest, host):
            each.disconnect()


def test_H06_an_ipv6_address_stands_in_brackets_and_is_listened_on(
    house: House, tmp_path: Path
) -> None:
    laptop, phone = map(house.machine, ("l", "p"))
    house.cable(laptop, "wlan0", "fd12:3456::20/64", phone, "fd12:3456::30/64")
    with hosted(laptop, tmp_path):
        assert on_the_code(laptop) == "http://[fd12:3456::20]:8800/"
        guest = Client(phone, on_the_code(laptop))
        host = Client(laptop, "http://127.0.0.1:8800", "host")
        told = host.until(lambda room: room["join"]["reached"])
        assert not any("fe80" in each["value"] for each in told["addresses"])
        assert fetched(phone, on_the_code(laptop)).startswith(b"<!doctype html>")
        for each in (guest, host):
            each.disconnect()


def asked(machine: str, name: str, own: str) -> str | None:
    """What mDNS says in that machine's network: the name's IPv4 address, or None."""
    labels = b"".join(bytes([len(part)]) + part.encode() for part in name.split("."))
    question = struct.pack(">6H", 0, 0, 1, 0, 0, 0) + labels + b"\0" + struct.pack(">2H", 1, 0x8001)
    with inside(machine), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        line.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton(own))
        line.bind((own, 0))
        line.settimeout(1)
        line.sendto(question, ("224.0.0.251", 5353))
        try:
            answer = line.recv(9000)
        except TimeoutError:
            return None
    mark = struct.pack(">H", 4)
    at = answer.rindex(mark)
    return socket.inet_ntoa(answer[at + 2 : at + 6])


@MODES
def test_H07_a_name_is_an_extra_and_the_code_is_numeric(
    house: House, tmp_path: Path, mode: str
) -> None:
    pytest.importorskip("zeroconf", reason="partyhost.local needs the package zeroconf")
    laptop, phone = docked(house)
    with hosted(
        laptop, tmp_path, "--address", "192.168.7.4", "--async-mode", mode, mdns=True
    ) as it:
        tv = Client(laptop, "http://127.0.0.1:8800", "tv")
        told = tv.until(lambda room: room["join"]["local"], 20)
        assert told["join"]["local"] == "http://partyhost.local:8800"
        assert told["join"]["url"] == on_the_code(laptop) == "http://192.168.7.4:8800/"
        assert asked(phone, "partyhost.local", "192.168.7.9") == "192.168.7.4"
        tv.disconnect()
        code, seconds = it.stop()
        assert (code, seconds < 6) == (0, True), it.said
        assert not (tmp_path / "mdns.txt").exists()
        assert asked(phone, "partyhost.local", "192.168.7.9") is None


def test_H07_without_the_extra_there_is_no_name(house: House, tmp_path: Path) -> None:
    laptop, _ = docked(house)
    with hosted(laptop, tmp_path):
        tv = Client(laptop, "http://127.0.0.1:8800", "tv")
        assert tv.until(lambda room: True)["join"]["local"] is None
        assert on_the_code(laptop) == f"http://{HOME}:8800/"
        assert not (tmp_path / "mdns.txt").exists()
        tv.disconnect()


def test_a_killed_hosts_name_goes_with_it(house: House, tmp_path: Path) -> None:
    pytest.importorskip("zeroconf", reason="partyhost.local needs the package zeroconf")
    laptop, phone = docked(house)
    with hosted(laptop, tmp_path, "--address", "192.168.7.4", mdns=True) as it:
        tv = Client(laptop, "http://127.0.0.1:8800", "tv")
        tv.until(lambda room: room["join"]["local"], 20)
        it.process.kill()
        until: Any = time.monotonic() + 10
        while asked(phone, "partyhost.local", "192.168.7.9") and time.monotonic() < until:
            time.sleep(0.2)
        assert asked(phone, "partyhost.local", "192.168.7.9") is None
        tv.disconnect()
