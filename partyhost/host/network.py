"""Which of this machine's addresses phones in the house can reach. A laptop has many: Wi-Fi,
cable, VPN, containers, virtual machines. The best is in the QR code, the others a tap away."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import msgspec
import psutil

from partyhost.l10n import msg

IP = ipaddress.IPv4Address | ipaddress.IPv6Address
ALONE = "255.255.255.255"

# What kind of network card a name tells of, the first that fits; then how it is called.
_KINDS = (
    ("loopback", r"lo\d*$|Loopback"),
    ("vpn", r"(tun|tap|wg|ppp|utun|ipsec|zt|tailscale|nord|proton|gpd|cscotun|ham)\w*\d*$"),
    ("vpn", r".*(VPN|WireGuard|Tailscale|ZeroTier|Wintun|TAP-|Hamachi)"),
    ("container", r"(docker|br-|veth|cni|flannel|podman|lxc|lxd|kube|cali)"),
    ("virtual", r"(vbox|vmnet|virbr|vnic|vEthernet|.*(VirtualBox|VMware|Hyper-V|WSL))"),
    ("hotspot", r"(bridge\d|ap\d|Local Area Connection\*|LAN-Verbindung\*)"),
    ("wifi", r"(wl|ath\d|ra\d|.*(Wi-?Fi|WLAN|Wireless|AirPort))"),
    ("cable", r"(eth|en[opsx]|em\d|usb\d|.*(Ethernet|Local Area Connection|LAN-Verbindung))"),
    ("card", r"en\d"),  # Apple gives Wi-Fi and cable the same names
)
NOT_FOR_PHONES = ("loopback", "vpn", "container", "virtual")
_ORDER = ("named", "wifi", "card", "cable", "hotspot", "other", "virtual", "container", "vpn")


@dataclass(frozen=True)
class Card:
    """One address of one network card, as the system tells it."""

    name: str
    address: str
    mac: str = ""
    alone: bool = False  # a network of one: a line between two points
    mask: str = ""  # which addresses are in the same network, "255.255.255.0"; "" if not known


class Address(msgspec.Struct, frozen=True):
    """An address a phone might use. `value` is what goes into a link, `card` the network card's
    own name."""

    value: str
    kind: str
    card: str = ""
    chosen: bool = False

    @property
    def label(self) -> str:
        """What people call this network, and which card of the laptop it is by."""
        called = msg(f"doctor-kind-{self.kind}")
        if not self.card or self.kind == "loopback":
            return called
        return msg("doctor-card", network=called, card=self.card)


def cards() -> list[Card]:
    """The addresses of all cards that are up."""
    found, states = [], psutil.net_if_stats()
    for name, entries in psutil.net_if_addrs().items():
        if name in states and not states[name].isup:
            continue
        mac = next((entry.address for entry in entries if entry.family == psutil.AF_LINK), "")
        found += [
            Card(name, entry.address, mac, entry.netmask == ALONE, entry.netmask or "")
            for entry in entries
            if entry.family in (socket.AF_INET, socket.AF_INET6)
        ]
    return found


def ranked(found: Iterable[Card]) -> list[Address]:
    """The addresses phones might reach, best first; this laptop's own only if there's no other."""
    usable = [(card, ip) for card in found if (ip := parsed(card.address)) and _shown(ip)]
    usable.sort(key=lambda pair: _rank(*pair))
    reachable = [pair for pair in usable if _kind(*pair) != "loopback"]
    return [_address(*pair) for pair in reachable or usable[:1]]


def parsed(text: str) -> IP | None:
    """An address without its zone; one that wraps an IPv4 address is that address."""
    try:
        ip = ipaddress.ip_address(text.split("%")[0])
    except ValueError:
        return None
    return getattr(ip, "ipv4_mapped", None) or ip


def _shown(ip: IP) -> bool:
    return ip.version == 4 or not (ip.is_link_local or ip.is_loopback)


def _kind(card: Card, ip: IP) -> str:
    if ip.is_loopback:
        return "loopback"
    if card.alone or ip in ipaddress.ip_network("100.64.0.0/10"):
        return "vpn"
    if card.mac.lower().replace("-", ":").startswith("0a:00:27"):
        return "virtual"  # VirtualBox's host-only cards, which Windows calls Ethernet
    kinds = (kind for kind, names in _KINDS if re.match(names, card.name, re.I))
    return next(kinds, "other")


def _rank(card: Card, ip: IP) -> tuple[int, int, str]:
    """Link-local addresses stand last, IPv6 behind IPv4, and homes' usual networks first."""
    kind = _kind(card, ip)
    order = _ORDER.index(kind) if kind in _ORDER else len(_ORDER)
    homes = ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")
    home = next((i for i, net in enumerate(homes) if ip in ipaddress.ip_network(net)), len(homes))
    return order + 100 * ip.is_link_local + 50 * (ip.version == 6), home, card.name


def _address(card: Card, ip: IP) -> Address:
    value = f"[{ip}]" if ip.version == 6 else str(ip)
    return Address(value, _kind(card, ip), card.name)


class Network:
    """The addresses, and the one that the QR code shows. `look` is called now and then."""

    def __init__(
        self,
        port: int,
        named: str | None = None,
        find: Callable[[], list[Card]] = cards,
    ) -> None:
        self.port = port
        self.named = named
        self._find = find
        self._wish: str | None = named
        self._seen: list[Address] = []
        self.look()

    def look(self) -> bool:
        """Ask the system again; true if anything has changed."""
        named = [Address(self.named, "named")] if self.named else []
        found = [address for address in ranked(self._find()) if address.value != self.named]
        before, self._seen = self._seen, named + found
        return before != self._seen

    @property
    def addresses(self) -> list[Address]:
        """Best first, one of them chosen; never empty."""
        seen = self._seen or [Address("127.0.0.1", "loopback")]
        values = [address.value for address in seen]
        chosen = self._wish if self._wish in values else values[0]
        return [msgspec.structs.replace(each, chosen=each.value == chosen) for each in seen]

    @property
    def chosen(self) -> Address:
        return next(address for address in self.addresses if address.chosen)

    def choose(self, value: str) -> None:
        """Show this address from now on; ValueError says why not."""
        if value not in [address.value for address in self.addresses]:
            raise ValueError(msg("room-address-gone"))
        self._wish = value

    def wish(self, value: str | None) -> None:
        """What was chosen before counts again, unless an address was named; while it is there."""
        self._wish = self.named or value

    @property
    def url(self) -> str:
        """Where phones join, short enough to type."""
        return self.url_of(self.chosen.value)

    def url_of(self, name: str) -> str:
        return f"http://{name}" + ("" if self.port == 80 else f":{self.port}")

    @property
    def callable(self) -> str | None:
        """The IPv4 address that a name in the house may stand for, if the chosen one is such."""
        value, kind = self.chosen.value, self.chosen.kind
        ip = parsed(value)
        return value if ip and ip.version == 4 and kind not in NOT_FOR_PHONES else None

    @property
    def warning(self) -> str | None:
        """A sentence for the host when phones will hardly find the way, else None."""
        kind = self.chosen.kind
        if kind == "loopback":
            return msg("doctor-no-network-yet")
        if kind in NOT_FOR_PHONES:
            return msg("doctor-not-for-phones", network=self.chosen.label)
        return None

    def is_own(self, peer: str | None) -> bool:
        """Whether a connection from this address comes from this very machine."""
        ip = parsed(peer or "")
        if ip is None:
            return False
        return ip.is_loopback or ip in {parsed(card.address) for card in self._find()}

    def is_near(self, peer: str) -> bool:
        """Whether this address is in one of this laptop's own networks, as far as can be told."""
        ip = parsed(peer)
        return ip is None or any(ip in net for net in map(_around, self._find()) if net)


def _around(card: Card) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    """The network that this card's address is in; where no mask is known, everything."""
    ip = parsed(card.address)
    if ip is None:
        return None
    if ip.version == 6:
        return ipaddress.ip_network((ip, 64), strict=False)
    return ipaddress.ip_network(f"{ip}/{card.mask or 0}", strict=False)


def linkable(text: str) -> str | None:
    """What `--address` names as it stands in a link, None if it can't stand in one."""
    ip = parsed(text.strip("[]"))
    if ip is not None:
        return f"[{ip}]" if ip.version == 6 else str(ip)
    letters = r"[A-Za-z0-9-]{1,63}"
    return text if re.fullmatch(rf"{letters}(\.{letters})*\.?", text) else None
