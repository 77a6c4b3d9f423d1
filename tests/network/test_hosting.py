"""Who may host: the laptop itself, and from elsewhere in the house only who knows the PIN."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from socketio.exceptions import ConnectionError as Refused

from tests.network.lan import Client, House, hosted, needed

pytestmark = [needed, pytest.mark.timeout(120)]
AT_HOME, ELSEWHERE = "http://127.0.0.1:8800", "http://192.168.1.20:8800"
PIN = "314159"


@pytest.fixture
def house() -> Iterator[tuple[str, str]]:
    made = House()
    laptop, phone = made.machine("l"), made.machine("p")
    made.cable(laptop, "wlan0", "192.168.1.20/24", phone, "192.168.1.30/24")
    yield laptop, phone
    made.pull_down()


def test_from_elsewhere_in_the_house_it_takes_the_pin(
    house: tuple[str, str], tmp_path: Path
) -> None:
    laptop, phone = house
    with hosted(laptop, tmp_path, "--pin", PIN):
        own = Client(laptop, AT_HOME, "host")
        assert own.until(lambda room: True)["pin"] == PIN
        for wrong in ({}, {"pin": "000000"}, {"pin": None}):
            with pytest.raises(Refused):
                Client(phone, ELSEWHERE, "host", **wrong)
        other = Client(phone, ELSEWHERE, "host", pin=PIN)
        assert other.until(lambda room: True)["pin"] is None
        assert other.call("control", {"do": "lock", "on": True}) == {"ok": True}
        assert own.until(lambda room: room["join"]["locked"])
        guest = Client(phone, ELSEWHERE)
        answer = guest.call("control", {"do": "lock", "on": False})
        assert answer["error"]["code"] == "not_allowed"
        for client in (own, other, guest):
            client.disconnect()


def test_with_ask_pin_the_laptop_is_asked_too(house: tuple[str, str], tmp_path: Path) -> None:
    laptop, _ = house
    with hosted(laptop, tmp_path, "--ask-pin", "--pin", PIN):
        with pytest.raises(Refused):
            Client(laptop, AT_HOME, "host")
        own = Client(laptop, AT_HOME, "host", pin=PIN)
        assert own.call("control", {"do": "lock", "on": True}) == {"ok": True}
        own.disconnect()
