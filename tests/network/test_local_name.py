"""The process that answers to partyhost.local, and a host's hold on it."""

from __future__ import annotations

import io
import logging
import socket
import time
from pathlib import Path
from typing import Any

import pytest

from partyhost.host import mdns
from partyhost.host.mdns import LocalName
from partyhost.host.network import Card, Network


class Zeroconf:
    """Stands for the package: notes what is said in which network."""

    def __init__(self, refuses: Exception | None = None) -> None:
        self.refuses, self.said = refuses, []

    def opened(self, interfaces: list[str], **_: Any) -> Any:
        self.said.append(f"open {interfaces[0]}")
        return self

    def register_service(self, info: Any) -> None:
        if self.refuses:
            raise self.refuses
        self.said.append(f"{info.server} {socket.inet_ntoa(info.addresses[0])}:{info.port}")

    def close(self) -> None:
        self.said.append("close")


def heard(monkeypatch: pytest.MonkeyPatch, stand_in: Zeroconf, lines: str) -> None:
    zeroconf = pytest.importorskip("zeroconf", reason="partyhost.local needs the package zeroconf")
    monkeypatch.setattr(zeroconf, "Zeroconf", stand_in.opened)
    monkeypatch.setattr(mdns.signal, "signal", lambda *_: None)
    mdns.main(8000, io.StringIO(lines))


def test_it_moves_with_the_address_and_is_taken_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Zeroconf()
    heard(monkeypatch, said, "192.168.1.20\n192.168.7.4\n\n")
    assert said.said == [
        *("open 192.168.1.20", "partyhost.local. 192.168.1.20:8000", "close"),
        *("open 192.168.7.4", "partyhost.local. 192.168.7.4:8000", "close"),
    ]
    assert capsys.readouterr().out == "yes 192.168.1.20\nyes 192.168.7.4\n"


def test_a_network_that_does_not_let_it_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Zeroconf(OSError("No such\ndevice"))
    heard(monkeypatch, said, "192.168.1.20\n")
    assert said.said == ["open 192.168.1.20", "close"]
    assert capsys.readouterr().out == "no OSError No such device\n"


def test_without_the_package_nothing_is_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mdns.importlib.util, "find_spec", lambda name: None)
    name = LocalName(tmp_path, 8000)
    name.call("192.168.1.20")
    assert not name.answered()
    name.stop()
    assert not list(tmp_path.iterdir())


def test_a_failure_is_logged_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """192.0.2.99 is an address that no card here has."""
    pytest.importorskip("zeroconf", reason="partyhost.local needs the package zeroconf")
    name = LocalName(tmp_path, 8000)
    name.call("192.0.2.99")
    until = time.monotonic() + 30
    with caplog.at_level(logging.WARNING):
        while not caplog.records and time.monotonic() < until:
            assert not name.answered()
            time.sleep(0.05)
        assert not name.answered()
    assert len(caplog.records) == 1
    assert "partyhost.local can't be used here" in caplog.text
    name.call(None)
    name.stop()
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("card", "named", "address"),
    [
        (Card("wlan0", "192.168.1.20"), None, "192.168.1.20"),
        (Card("tun0", "10.8.0.6"), None, None),
        (Card("wlan0", "fd12::20"), None, None),
        (Card("wlan0", "192.168.1.20"), "laptop.lan", None),
        (Card("wlan0", "192.168.1.20"), "192.168.1.99", "192.168.1.99"),
        (Card("lo", "127.0.0.1"), None, None),
    ],
)
def test_what_the_name_may_stand_for(card: Card, named: str | None, address: str | None) -> None:
    assert Network(8000, named, lambda: [card]).callable == address
