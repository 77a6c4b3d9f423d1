"""What the doctor says, case by case."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from partyhost.host.doctor import PATIENCE, Facts, System, advice
from partyhost.host.network import Address

WIFI = Address("192.168.1.20", "wifi", "wlan0")
CABLE = Address("192.168.7.4", "cable", "eth0")
VPN = Address("10.8.0.6", "vpn", "tun0")
DOCKER = Address("172.17.0.1", "container", "docker0")
LOOP = Address("127.0.0.1", "loopback")
LINK = Address("169.254.9.9", "cable", "eth0")
SIX = Address("[fd00::20]", "wifi", "wlan0")
NAMED = Address("laptop.lan", "named")
SYSTEMS: tuple[System, ...] = get_args(System)


def facts(*addresses: Address, system: System = "linux", came: Any = (), **more: Any) -> Facts:
    """The first address is the one on the code."""
    first, *rest = addresses
    chosen = Address(first.value, first.kind, first.card, True)
    return Facts(system, (chosen, *rest), came=frozenset(came), **more)


CASES = [
    ("no network", facts(LOOP), "trouble", "in no network", None),
    ("no address", facts(LINK), "trouble", "no address of its own", None),
    ("VPN only", facts(VPN), "trouble", "only this: VPN (tun0)", None),
    ("containers only", facts(DOCKER), "trouble", "only this: Containers", None),
    ("VPN chosen", facts(VPN, WIFI), "trouble", "can hardly reach", WIFI.value),
    ("VPN that works", facts(VPN, WIFI, came=[VPN.value]), "good", "Phones come in", None),
    ("just begun", facts(WIFI, VPN), "good", "set for the first phone", None),
    ("nobody", facts(WIFI, minutes=5), "trouble", "for 5 minutes", None),
    ("nobody at all", facts(WIFI, minutes=200), "trouble", "for 3 hours", None),
    ("not yet odd", facts(WIFI, minutes=PATIENCE - 1), "good", "first phone", None),
    ("nobody, docked", facts(CABLE, WIFI, minutes=4), "trouble", "for 4 minutes", WIFI.value),
    ("nobody, named", facts(NAMED, WIFI, minutes=4), "trouble", "4 minutes", WIFI.value),
    ("other way", facts(CABLE, WIFI, came=[WIFI.value]), "trouble", "but the code", WIFI.value),
    ("came", facts(WIFI, CABLE, came=[WIFI.value], minutes=99), "good", "Phones come in", None),
    ("came to both", facts(CABLE, WIFI, came=[WIFI.value, CABLE.value]), "good", "come in", None),
    ("came by name", facts(NAMED, WIFI, came=[NAMED.value, WIFI.value]), "good", "come in", None),
    ("afar", facts(WIFI, came=[WIFI.value], afar=("10.9.9.9",)), "hint", "network, 10.9.9.9", None),
    ("IPv6 only", facts(SIX), "hint", "No IPv4", None),
    ("WSL", facts(DOCKER, system="wsl"), "trouble", "inside Windows", None),
    ("WSL, mirrored", facts(WIFI, system="wsl"), "good", "first phone", None),
    ("container", facts(DOCKER, system="container"), "trouble", "in a container", None),
    ("container, house", facts(WIFI, system="container"), "good", "first phone", None),
]


@pytest.mark.parametrize(
    ("seen", "kind", "words", "choose"), [case[1:] for case in CASES], ids=[c[0] for c in CASES]
)
def test_what_it_says(seen: Facts, kind: str, words: str, choose: str | None) -> None:
    (first, *_) = advice(seen)
    assert (first.kind, first.choose) == (kind, choose)
    assert words in first.says
    assert bool(first.steps) == (kind != "good")


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("case", CASES, ids=[case[0] for case in CASES])
def test_every_sentence_is_one_on_every_system(case: Any, system: System) -> None:
    seen = case[1]
    for each in advice(Facts(system, seen.addresses, 8000, 9, seen.came, seen.afar)):
        for sentence in (each.says, *each.steps):
            assert sentence[0].isupper() or sentence.startswith("partyhost")
            assert sentence.rstrip()[-1] == "." or "tcp" in sentence
            assert "{" not in sentence
        assert len(set(each.steps)) == len(each.steps)


@pytest.mark.parametrize(
    ("system", "words"),
    [("linux", "ufw allow 8123/tcp"), ("mac", "System Settings"), ("windows", "private network")],
)
def test_a_firewall_is_named_as_the_system_has_it(system: System, words: str) -> None:
    (told,) = advice(facts(WIFI, VPN, system=system, port=8123, minutes=9))
    assert words in " ".join(told.steps)
    assert "Pause the VPN on this laptop: VPN (tun0)." in told.steps
