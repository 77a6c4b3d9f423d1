"""The way in, in houses of other kinds: containers beside the Wi-Fi, no network at all, one that
comes late, and an address that changes in the middle of the night."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.network.lan import Client, House, hosted, needed
from tests.network.test_in_the_house import HOME, fetched, on_the_code

pytestmark = [needed, pytest.mark.timeout(120)]
OLD, NEW = f"{HOME}/24", "192.168.1.99/24"
LOCAL = "http://127.0.0.1:8800"
LOOKS = 20.0  # seconds in which the host sees a change on a busy machine


@pytest.fixture
def house() -> Iterator[House]:
    made = House()
    yield made
    made.pull_down()


def test_h01_networks_of_containers_and_machines_stand_behind(house: House, tmp_path: Path) -> None:
    laptop, phone, far = map(house.machine, ("l", "p", "v"))
    house.bridge(laptop, "docker0", "172.17.0.1/16")
    house.bridge(laptop, "virbr0", "192.168.122.1/24")
    house.cable(laptop, "wg0", "10.64.0.2/32", far, "10.64.0.1/32")
    house.cable(laptop, "wlan0", OLD, phone, "192.168.1.30/24")
    with hosted(laptop, tmp_path):
        assert on_the_code(laptop) == f"http://{HOME}:8800/"
        host = Client(laptop, LOCAL, "host")
        kinds = [each["kind"] for each in host.until(lambda room: True)["addresses"]]
        assert kinds == ["wifi", "virtual", "container", "vpn"]
        Client(phone, on_the_code(laptop)).disconnect()
        host.disconnect()


def test_h06_without_a_network_the_host_says_so_and_follows_one_that_comes(
    house: House, tmp_path: Path
) -> None:
    laptop, phone = map(house.machine, ("l", "p"))
    with hosted(laptop, tmp_path) as it:
        host = Client(laptop, LOCAL, "host")
        told = host.until(lambda room: True)
        assert [each["kind"] for each in told["addresses"]] == ["loopback"]
        assert told["advice"][0]["kind"] == "trouble"
        house.cable(laptop, "wlan0", OLD, phone, "192.168.1.30/24")
        told = host.until(lambda room: HOME in room["join"]["url"], LOOKS)
        assert told["advice"][0]["kind"] != "trouble"
        assert on_the_code(laptop) == f"http://{HOME}:8800/"
        guest = Client(phone, on_the_code(laptop))
        assert guest.call("join", {"name": "Ann"})["ok"]
        assert "This laptop is in no network yet." in it.said
        for each in (guest, host):
            each.disconnect()


def test_h27_an_address_that_changes_in_the_middle_of_the_night(
    house: House, tmp_path: Path
) -> None:
    """The code follows by itself, the TV too; a guest scans it and has the seat again."""
    laptop, phone = map(house.machine, ("l", "p"))
    house.cable(laptop, "wlan0", OLD, phone, "192.168.1.30/24")
    with hosted(laptop, tmp_path):
        tv, host = Client(laptop, LOCAL, "tv"), Client(laptop, LOCAL, "host")
        ann, bo = (Client(phone, on_the_code(laptop)) for _ in range(2))
        token = ann.call("join", {"name": "Ann"})["token"]
        assert bo.call("join", {"name": "Bo"})["ok"]
        wish = {"do": "start", "title": "judge_and_jury", "options": {}}
        assert ann.call("control", wish) == {"ok": True}
        house.readdress(laptop, "wlan0", ("del", OLD), ("add", NEW))
        tv.until(lambda room: "192.168.1.99" in room["join"]["url"], LOOKS)
        assert on_the_code(laptop) == "http://192.168.1.99:8800/"
        again = Client(phone, on_the_code(laptop), token=token)
        seats = again.until(lambda room: room["phase"] == "game")["seats"]
        assert [seat["name"] for seat in seats] == ["Ann", "Bo"]
        assert again.views[-1]["you"]["seat"] == "s1"
        assert fetched(phone, "http://192.168.1.99:8800/").startswith(b"<!doctype html>")
        assert host.views[-1]["room"]["addresses"][0]["value"] == "192.168.1.99"
        for each in (again, tv, host):
            each.disconnect()
        for each in (ann, bo):  # their line goes nowhere now
            each.eio.ws.shutdown()
            each.eio.disconnect(abort=True)
