"""What keeps phones out, in plain words, and what to do about it on this system. Facts in,
sentences out; `checkup` gathers the facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from partyhost.host.network import Address
from partyhost.l10n import msg

System = Literal["linux", "mac", "windows", "wsl", "container"]
PATIENCE = 3  # minutes after which it is odd that nobody has come
HOME = ("wifi", "card", "cable", "hotspot", "other")


class Facts(msgspec.Struct, frozen=True):
    """`minutes`: how long the code has shown this address, in full, while nobody came. `came`: by
    which of our addresses phones came; `afar`: those among the phones that are in none of our
    networks."""

    system: System
    addresses: tuple[Address, ...]
    port: int = 8000
    minutes: int = 0
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
    says = msg("doctor-no-network")
    steps = (_join(facts), _hotspot(facts), msg("doctor-code-follows"))
    return Advice("trouble", says, steps)


def _inside_windows(facts: Facts) -> Advice | None:
    if facts.system != "wsl" or facts.came or not facts.chosen.value.startswith("172."):
        return None
    says = msg("doctor-wsl")
    start = msg("doctor-wsl-start")
    mirror = msg("doctor-wsl-mirror")
    return Advice("trouble", says, (start, mirror))


def _in_a_container(facts: Facts) -> Advice | None:
    inside = facts.chosen.value.startswith(("172.", "10.88."))  # as Docker and Podman number them
    if facts.system != "container" or facts.came or not inside or facts.chosen.kind == "named":
        return None
    says = msg("doctor-container")
    publish = msg("doctor-container-publish", port=str(facts.port))
    return Advice("trouble", says, (msg("doctor-container-network"), publish))


def _no_address(facts: Facts) -> Advice | None:
    """Link-local: the card is up, and nobody gave it an address."""
    if not facts.chosen.value.startswith("169.254.") or facts.came:
        return None
    says = msg("doctor-no-address", address=facts.chosen.value)
    steps = (msg("doctor-router"), _join(facts), _hotspot(facts))
    return Advice("trouble", says, steps)


def _not_for_phones(facts: Facts) -> Advice | None:
    chosen, homes = facts.chosen, facts.others(*HOME)
    if chosen.kind not in ("vpn", "container", "virtual") or chosen.value in facts.came:
        return None
    if homes:
        says = msg("doctor-hardly", address=chosen.value, network=chosen.label)
        steps = (msg("doctor-choose-network", address=homes[0].value, network=homes[0].label),)
        return Advice("trouble", says, steps, homes[0].value)
    says = msg("doctor-no-home", network=chosen.label)
    pause = (msg("doctor-pause-vpn"),) if chosen.kind == "vpn" else ()
    return Advice("trouble", says, (_join(facts), *pause, _hotspot(facts)))


def _other_way(facts: Facts) -> Advice | None:
    """Phones prove that another address works; the one on the code is unproved."""
    if facts.chosen.value in facts.came or facts.chosen.kind == "named":
        return None
    proved = [each for each in facts.addresses if each.value in facts.came]
    if not proved:
        return None
    better = proved[0].value
    says = msg("doctor-other-way", proved=better, shown=facts.chosen.value)
    return Advice("trouble", says, (msg("doctor-choose", address=better),), better)


def _nobody(facts: Facts) -> Advice | None:
    if facts.came or facts.minutes < PATIENCE:
        return None
    says = _nobody_for(facts.minutes)
    vpns, homes = facts.others("vpn"), facts.others(*HOME)
    steps: list[str] = [msg("doctor-same-wifi")]
    steps += [msg("doctor-pause-this-vpn", network=vpn.label) for vpn in vpns[:1]]
    steps.append(_firewall(facts))
    if homes:
        other = homes[0]
        steps.append(msg("doctor-try-network", address=other.value, network=other.label))
    steps.append(_hotspot(facts))
    return Advice("trouble", says, tuple(steps), homes[0].value if homes else None)


def _nobody_for(minutes: int) -> str:
    hours = minutes // 60
    if hours > 1:
        return msg("doctor-nobody-hours", hours=hours)
    return msg("doctor-nobody-minutes", minutes=minutes)


def _from_afar(facts: Facts) -> Advice | None:
    if not facts.afar:
        return None
    says = msg("doctor-afar", address=facts.afar[0])
    steps = (msg("doctor-afar-others"),)
    return Advice("hint", says, steps)


def _long_to_type(facts: Facts) -> Advice | None:
    if not facts.chosen.value.startswith("["):
        return None
    says = msg("doctor-long")
    steps = (msg("doctor-long-router"),)
    return Advice("hint", says, steps)


def _good(facts: Facts) -> Advice:
    if facts.chosen.value in facts.came:
        return Advice("good", msg("doctor-phones-come"))
    return Advice("good", msg("doctor-all-set"))


TROUBLES: tuple[Callable[[Facts], Advice | None], ...] = (
    *(_no_network, _inside_windows, _in_a_container, _no_address),
    *(_not_for_phones, _other_way, _nobody),
)
HINTS: tuple[Callable[[Facts], Advice | None], ...] = (_from_afar, _long_to_type)

# What is done differently on each system; a container is Linux, and WSL is Windows.
_FAMILY: dict[System, str] = {"container": "linux", "wsl": "windows"}


def _family(facts: Facts) -> str:
    return _FAMILY.get(facts.system, facts.system)


def _join(facts: Facts) -> str:
    """How to join the home Wi-Fi."""
    system = "linux" if facts.system == "container" else facts.system
    return msg(f"doctor-join-{system}")


def _hotspot(facts: Facts) -> str:
    """What to do without a router."""
    windows = _family(facts) == "windows"
    return msg("doctor-hotspot-windows" if windows else "doctor-hotspot-phone")


def _firewall(facts: Facts) -> str:
    if _family(facts) == "linux":
        return msg("doctor-firewall-linux", port=str(facts.port))
    return msg(f"doctor-firewall-on-{_family(facts)}")
