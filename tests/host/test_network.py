"""Which address goes into the QR code, on machines like those at real parties."""

from __future__ import annotations

import pytest

from partyhost.host.network import Card, Network, linkable, ranked

WIFI = Card("wlp3s0", "192.168.1.20")
CABLE = Card("enp0s25", "192.168.7.4")
VPN = Card("tun0", "10.8.0.6", alone=True)
DOCKER = Card("docker0", "172.17.0.1")
LOOP = Card("lo", "127.0.0.1")
LINK = Card("eth0", "169.254.10.3")
SIX = Card("wlan0", "fd12:3456::20")
SIX_LINK = Card("wlan0", "fe80::1%wlan0")


def best(*cards: Card) -> str:
    return Network(8000, find=lambda: list(cards)).url


@pytest.mark.parametrize(
    ("cards", "url"),
    [
        pytest.param([VPN, WIFI], "http://192.168.1.20:8000", id="a VPN comes first"),
        pytest.param([DOCKER, LINK, CABLE], "http://192.168.7.4:8000", id="containers"),
        pytest.param([CABLE, WIFI], "http://192.168.1.20:8000", id="docked: phones are on Wi-Fi"),
        pytest.param([LOOP, VPN], "http://10.8.0.6:8000", id="nothing but a VPN"),
        pytest.param([LOOP, LINK, VPN], "http://10.8.0.6:8000", id="link-local comes last"),
        pytest.param([LOOP, SIX_LINK, SIX], "http://[fd12:3456::20]:8000", id="IPv6 only"),
        pytest.param([SIX_LINK, LOOP], "http://127.0.0.1:8000", id="no network"),
        pytest.param([], "http://127.0.0.1:8000", id="no card at all"),
        pytest.param([Card("utun3", "10.1.1.9"), Card("en0", "10.0.0.7")], "http://10.0.0.7:8000"),
        pytest.param(
            [Card("vEthernet (WSL)", "172.28.0.1"), Card("Wi-Fi", "192.168.0.9")],
            "http://192.168.0.9:8000",
            id="Windows with WSL",
        ),
        pytest.param(
            [
                Card("Ethernet 2", "192.168.56.1", mac="0A-00-27-00-00-05"),
                Card("Ethernet", "10.0.0.3", mac="3C-52-82-00-00-01"),
            ],
            "http://10.0.0.3:8000",
            id="Windows with VirtualBox",
        ),
        pytest.param(
            [Card("Tailscale", "100.101.2.3"), Card("WLAN", "192.168.178.21")],
            "http://192.168.178.21:8000",
            id="a German Windows with Tailscale",
        ),
    ],
)
def test_the_qr_names_the_home_network(cards: list[Card], url: str) -> None:
    assert best(*cards) == url
    assert best(*reversed(cards)) == url


def test_runners_up_have_plain_names() -> None:
    labels = [address.label for address in ranked([DOCKER, VPN, CABLE, WIFI, LOOP])]
    assert labels == [
        "Wi-Fi (wlp3s0)",
        "Cable (enp0s25)",
        "Containers only (docker0)",
        "VPN (tun0)",
    ]


def test_the_host_switches_with_one_action() -> None:
    network = Network(8000, find=lambda: [WIFI, CABLE])
    network.choose("192.168.7.4")
    assert network.url == "http://192.168.7.4:8000"
    assert [each.chosen for each in network.addresses] == [False, True]
    with pytest.raises(ValueError, match="not one of this laptop’s"):
        network.choose("192.168.99.99")


def test_changes_are_noticed() -> None:
    cards = [WIFI]
    network = Network(8000, find=lambda: cards)
    assert not network.look()
    cards[:] = [Card("wlp3s0", "10.42.0.1")]
    assert network.look()
    assert network.url == "http://10.42.0.1:8000"


def test_a_chosen_address_that_goes_away_gives_way() -> None:
    cards = [WIFI, CABLE]
    network = Network(8000, find=lambda: cards)
    network.choose(CABLE.address)
    cards.remove(CABLE)
    network.look()
    assert network.url == "http://192.168.1.20:8000"
    cards.append(CABLE)
    network.look()
    assert network.url == "http://192.168.7.4:8000"


def test_what_was_chosen_before_the_host_stopped_counts_again() -> None:
    network = Network(8000, find=lambda: [WIFI, CABLE])
    other = next(each.value for each in network.addresses if not each.chosen)
    network.wish(other)
    assert network.chosen.value == other
    network.wish("10.99.99.99")
    assert network.chosen.value != "10.99.99.99"
    network.wish(None)
    assert network.chosen.value != other


def test_an_address_can_be_named() -> None:
    network = Network(80, "partyhost.local", find=lambda: [WIFI])
    assert network.url == "http://partyhost.local"
    assert [each.value for each in network.addresses] == ["partyhost.local", "192.168.1.20"]


@pytest.mark.parametrize(
    ("cards", "word"), [([LOOP], "no network yet"), ([VPN], "only VPN"), ([WIFI], None)]
)
def test_a_laptop_without_a_home_network_says_so(cards: list[Card], word: str | None) -> None:
    warning = Network(8000, find=lambda: cards).warning
    assert warning is None if word is None else word in str(warning)


@pytest.mark.parametrize(
    ("peer", "own"),
    [
        ("127.0.0.1", True),
        ("127.8.8.8", True),
        ("::1", True),
        ("::ffff:192.168.1.20", True),
        ("192.168.1.20", True),
        ("192.168.1.21", False),
        ("fe80::1%wlan0", True),
        ("", False),
        (None, False),
        ("localhost", False),
    ],
)
def test_the_hosts_own_machine(peer: str | None, own: bool) -> None:
    assert Network(8000, find=lambda: [WIFI, SIX_LINK]).is_own(peer) is own


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("192.168.1.20", "192.168.1.20"),
        ("fd00::2", "[fd00::2]"),
        ("[fd00::2]", "[fd00::2]"),
        ("my-laptop.local", "my-laptop.local"),
        ("http://192.168.1.20", None),
        ("192.168.1.20:8000", None),
        ("a b", None),
        ("", None),
    ],
)
def test_what_can_stand_in_a_link(text: str, link: str | None) -> None:
    assert linkable(text) == link
