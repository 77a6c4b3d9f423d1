"""What keeps phones out, in plain words, and what to do about it on this system. Facts in,
sentences out; `checkup` gathers the facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from partyhost.host.network import Address

System = Literal["linux", "mac", "windows", "wsl", "container"]
PATIENCE = 3.0  # minutes after which it is odd that nobody has come
HOME = ("wifi", "card", "cable", "hotspot", "other")


class Facts(msgspec.Struct, frozen=True):
    """`minutes`: how long the code has shown this address. `came`: by which of our addresses
    phones came; `afar`: those among the phones that are in none of our networks."""

    system: System
    addresses: tuple[Address, ...]
    port: int = 8000
    minutes: float = 0.0
    came: frozenset[str] = frozenset()
    afar: tuple[str, ...] = ()

    @property
    def chosen(self) -> Address:
        return next(each for each in self.addresses if each.chosen)

    def others(self, *kinds: str) -> list[Address]:
        return [each for each in self.addresses if each.kind in kinds and not each.chosen]


class Advice(msgspec.Struct, frozen=True):
    """`kind`: trouble (phones can't come in), hint, or good. `steps`: what to do, in order.
    `choose`: the address that would be better on the code, or None."""

    kind: Literal["trouble", "hint", "good"]
    says: str
    steps: tuple[str, ...] = ()
    choose: str | None = None


def advice(facts: Facts) -> list[Advice]:
    """The trouble, if there is one, else what is worth knowing; never empty."""
    troubles = filter(None, (look(facts) for look in TROUBLES))
    trouble = next(troubles, None)
    if trouble:
        return [trouble]
    hints = [hint for look in HINTS if (hint := look(facts))]
    return hints or [_good(facts)]


def _no_network(facts: Facts) -> Advice | None:
    if facts.chosen.kind != "loopback":
        return None
    says = "This laptop is in no network, so no phone can find it."
    steps = (JOIN[facts.system], HOTSPOT[facts.system], "The code on the TV follows by itself.")
    return Advice("trouble", says, steps)


def _inside_windows(facts: Facts) -> Advice | None:
    if facts.system != "wsl" or facts.came or not facts.chosen.value.startswith("172."):
        return None
    says = "partyhost runs in the Linux inside Windows (WSL), and phones can't reach into it."
    start = "Start it in Windows itself: python run.py in PowerShell."
    mirror = "Or write networkingMode=mirrored under [wsl2] in .wslconfig and restart WSL."
    return Advice("trouble", says, (start, mirror))


def _in_a_container(facts: Facts) -> Advice | None:
    inside = facts.chosen.value.startswith(("172.", "10.88."))  # as Docker and Podman number them
    if facts.system != "container" or facts.came or not inside or facts.chosen.kind == "named":
        return None
    says = "partyhost runs in a container, whose address phones can't reach."
    name = f"Publish port {facts.port} and start it with --address and the laptop's address."
    return Advice("trouble", says, ("Start the container in the host's network.", "Or: " + name))


def _no_address(facts: Facts) -> Advice | None:
    """Link-local: the card is up, and nobody gave it an address."""
    if not facts.chosen.value.startswith("169.254.") or facts.came:
        return None
    says = f"The network gave this laptop no address of its own, only {facts.chosen.value}."
    steps = ("Is the router on? Leave the Wi-Fi and join it again.", JOIN[facts.system])
    return Advice("trouble", says, (*steps, HOTSPOT[facts.system]))


def _not_for_phones(facts: Facts) -> Advice | None:
    chosen, homes = facts.chosen, facts.others(*HOME)
    if chosen.kind not in ("vpn", "container", "virtual") or chosen.value in facts.came:
        return None
    if homes:
        says = f"The code shows {chosen.value}: {chosen.label}. Phones can hardly reach that."
        steps = (f"Choose {homes[0].value}: {homes[0].label}.",)
        return Advice("trouble", says, steps, homes[0].value)
    says = f"No home network was found, only this: {chosen.label}. Phones can't reach that."
    pause = ("Pause the VPN if it hides the home network.",) if chosen.kind == "vpn" else ()
    return Advice("trouble", says, (JOIN[facts.system], *pause, HOTSPOT[facts.system]))


def _other_way(facts: Facts) -> Advice | None:
    """Phones prove that another address works; the one on the code is unproved."""
    if facts.chosen.value in facts.came or facts.chosen.kind == "named":
        return None
    proved = [each for each in facts.addresses if each.value in facts.came]
    if not proved:
        return None
    says = f"Phones come in by {proved[0].value}, but the code shows {facts.chosen.value}."
    return Advice("trouble", says, (f"Choose {proved[0].value} for the code.",), proved[0].value)


def _nobody(facts: Facts) -> Advice | None:
    if facts.came or facts.minutes < PATIENCE:
        return None
    says = f"No phone has come in for {_long(facts.minutes)}."
    same = (
        "Is the phone in the same Wi-Fi as this laptop? Mobile data off helps; a guest Wi-Fi "
        "often keeps devices apart."
    )
    vpns, homes = facts.others("vpn"), facts.others(*HOME)
    steps = [same, *(f"Pause the VPN on this laptop: {vpn.label}." for vpn in vpns[:1])]
    steps.append(FIREWALL[facts.system].format(port=facts.port))
    if homes:
        steps.append(f"Try another address on the code: {homes[0].value}, {homes[0].label}.")
    steps.append(HOTSPOT[facts.system])
    return Advice("trouble", says, tuple(steps), homes[0].value if homes else None)


def _long(minutes: float) -> str:
    hours = int(minutes / 60)
    return f"{hours} hours" if hours > 1 else f"{int(minutes)} minutes"


def _from_afar(facts: Facts) -> Advice | None:
    if not facts.afar:
        return None
    says = f"A phone came from another network, {facts.afar[0]}, and can play."
    steps = ("If others can't come in, let them join the Wi-Fi that this laptop is in.",)
    return Advice("hint", says, steps)


def _long_to_type(facts: Facts) -> Advice | None:
    if not facts.chosen.value.startswith("["):
        return None
    says = "No IPv4 network was found, so the address is long. Phones can scan it all the same."
    steps = ("A router that gives IPv4 addresses makes it short enough to type.",)
    return Advice("hint", says, steps)


def _good(facts: Facts) -> Advice:
    if facts.chosen.value in facts.came:
        return Advice("good", "Phones come in by the address on the code.")
    return Advice("good", "All is set for the first phone.")


TROUBLES: tuple[Callable[[Facts], Advice | None], ...] = (
    *(_no_network, _inside_windows, _in_a_container, _no_address),
    *(_not_for_phones, _other_way, _nobody),
)
HINTS: tuple[Callable[[Facts], Advice | None], ...] = (_from_afar, _long_to_type)

_DESKTOP = "Join the home Wi-Fi in the desktop's network menu, or plug a cable into the router."
_SHARED = "Without a router: let a phone open its hotspot, and join it with laptop and phones."
JOIN: dict[System, str] = {
    "linux": _DESKTOP,
    "mac": "Join the home Wi-Fi in the Wi-Fi menu at the top of the screen.",
    "windows": "Join the home Wi-Fi with the network symbol beside the clock.",
    "wsl": "Join the home Wi-Fi with the network symbol beside Windows' clock.",
    "container": _DESKTOP,
}
HOTSPOT: dict[System, str] = {
    "linux": _SHARED,
    "mac": _SHARED,
    "windows": "Without a router: Settings, Network & internet, Mobile hotspot; phones join that.",
    "wsl": "Without a router: Settings, Network & internet, Mobile hotspot; phones join that.",
    "container": _SHARED,
}
_DOORS = (
    "A firewall may keep port {port} shut. In a terminal: sudo ufw allow {port}/tcp, or with "
    "firewalld: sudo firewall-cmd --add-port={port}/tcp"
)
_WINDOWS = (
    "Windows may keep phones out: Settings, Network & internet, your Wi-Fi: make it a private "
    "network. Then Windows Security, Allow an app through firewall: tick Private for Python."
)
FIREWALL: dict[System, str] = {
    "linux": _DOORS,
    "mac": "The firewall may keep Python out: System Settings, Network, Firewall, Options: allow "
    "incoming connections for Python.",
    "windows": _WINDOWS,
    "wsl": _WINDOWS,
    "container": _DOORS,
}
