"""The PIN, and who is never asked for it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from partyhost.host.network import Card, Network
from partyhost.host.rights import FREE_GUESSES, Guesses, Rights, pin_of_the_night

KEY = b"k" * 32


def rights(ask_everybody: bool = False) -> Rights:
    network = Network(8000, find=lambda: [Card("wlan0", "192.168.1.20")])
    return Rights(network, "123456", KEY, ask_everybody)


def request(peer: str, host: str = "192.168.1.20:8000", **headers: str) -> dict[str, Any]:
    return {"REMOTE_ADDR": peer, "HTTP_HOST": host, **headers}


@pytest.mark.parametrize("peer", ["127.0.0.1", "::1", "192.168.1.20", "::ffff:127.0.0.1"])
def test_the_hosts_own_machine_is_not_asked(peer: str) -> None:
    assert rights().may_host(request(peer)) == "local"


def test_ask_pin_asks_everybody() -> None:
    assert rights(ask_everybody=True).may_host(request("127.0.0.1")) is None


def test_others_are_asked_and_forwarded_headers_say_nothing() -> None:
    forged = request("192.168.1.77", HTTP_X_FORWARDED_FOR="127.0.0.1", HTTP_FORWARDED="for=::1")
    assert rights().may_host(forged) is None
    assert rights().may_host(forged, "123456") == "pin"
    assert rights().may_host(forged, " 123 456 ") == "pin"


@pytest.mark.parametrize("pin", ["", "12345", "1234567", "é", 123456.5, ["123456"], {}, True])
def test_wrong_pins(pin: object) -> None:
    assert rights().may_host(request("192.168.1.77"), pin) is None


def test_a_page_from_elsewhere_under_our_address_is_not_ours() -> None:
    assert rights().may_host(request("127.0.0.1", "evil.example.com:8000")) is None


@pytest.mark.parametrize("host", ["localhost:8000", "127.0.0.1", "[::1]:8000", "LAPTOP.local:80"])
def test_every_spelling_of_this_machine_is_ours(host: str) -> None:
    assert rights().may_host(request("127.0.0.1", host)) == "local"


def test_a_browser_that_told_the_pin_is_known_by_its_cookie() -> None:
    judge = rights()
    cookie = f"other=1; partyhost_host={judge.cookie}"
    assert judge.may_host(request("192.168.1.77", HTTP_COOKIE=cookie)) == "pin"
    assert judge.may_host(request("192.168.1.77", HTTP_COOKIE="partyhost_host=123456")) is None


def test_guessing_gets_slow_for_the_guesser_alone() -> None:
    judge, now = rights(), [0.0]
    judge._guesses = Guesses(lambda: now[0])
    for guess in range(FREE_GUESSES):
        assert "not the PIN" in str(judge.guess(request("192.168.1.66"), f"{guess}"))
    assert "Too many" in str(judge.guess(request("192.168.1.66"), "123456"))
    assert judge.guess(request("192.168.1.77"), "123456") is None
    now[0] += 2
    assert judge.guess(request("192.168.1.66"), "123456") is None


@pytest.mark.parametrize("address", ["fd12::{:x}", "192.168.1.{}"])
def test_h89_many_addresses_of_one_machine_are_slowed_together(address: str) -> None:
    judge, now = rights(), [0.0]
    judge._guesses, judge._together = Guesses(lambda: now[0]), Guesses(lambda: now[0], 60)
    judged = 0
    for guess in range(200):
        now[0] += 0.1
        answer = judge.guess(request(address.format(30 + guess)), f"{guess:06}")
        judged += "not the PIN" in str(answer)
    assert 60 <= judged < 70
    assert judge.guess(request("192.168.7.77"), "123456") is None
    assert judge.may_host(request("127.0.0.1")) == "local"


def test_five_hundred_guesses_a_minute_are_few() -> None:
    now, tried = [0.0], 0
    guesses = Guesses(lambda: now[0])
    for _ in range(500):
        now[0] += 60 / 500
        if not guesses.wait("x"):
            guesses.wrong("x")
            tried += 1
    assert tried <= 12


def test_the_pin_outlives_a_restart_and_not_the_night(tmp_path: Path) -> None:
    pin, key = pin_of_the_night(tmp_path)
    assert len(pin) == 6
    assert pin.isdigit()
    assert pin_of_the_night(tmp_path) == (pin, key)
    assert pin_of_the_night(tmp_path, new=True)[1] != key
    (tmp_path / "host.json").write_text("nonsense")
    assert len(pin_of_the_night(tmp_path)[0]) == 6
