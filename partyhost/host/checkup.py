"""Gathers what the doctor needs to know, and says in the terminal what the doctor says."""

from __future__ import annotations

import argparse
import json
import platform
import sys
import urllib.request
from pathlib import Path
from typing import Any

import msgspec

from partyhost.host.doctor import Advice, Facts, System, advice
from partyhost.host.doorway import Doorway
from partyhost.host.folder import of_nights
from partyhost.host.lock import Lock
from partyhost.host.network import Network

SYSTEMS: dict[str, System] = {"Darwin": "mac", "Windows": "windows"}
MARKS = (Path("/.dockerenv"), Path("/run/.containerenv"))
PATIENCE = 5.0  # seconds for a running host's answer


def system() -> System:
    if "microsoft" in platform.release().lower() and platform.system() == "Linux":
        return "wsl"
    if any(mark.exists() for mark in MARKS):
        return "container"
    return SYSTEMS.get(platform.system(), "linux")


def facts(network: Network, doorway: Doorway, minutes: float) -> Facts:
    afar = sorted(peer for peer in doorway.peers if not network.is_near(peer))
    return Facts(
        system(),
        tuple(network.addresses),
        network.port,
        0 if doorway.came else int(minutes),
        frozenset(doorway.came),
        tuple(afar),
    )


def tell(options: argparse.Namespace) -> int:
    """What the laptop sees, and what to do. 0: phones should find the way; 1: there is trouble."""
    other = Lock(of_nights(options.data_dir)).other()
    network = Network(int(other["port"]) if other else options.port, options.address)
    asked = _ask(network.port) if other else None
    lines = [f"  {each.value}  {each.label}" for each in network.addresses]
    told = asked or advice(facts(network, Doorway(), 0.0))
    running = f"runs on port {network.port}" if other else "does not run now"
    _print([f"partyhost {running}. This laptop's addresses:", *lines, ""])
    for each in told:
        _print([each.says, *(f"  - {step}" for step in each.steps)])
    return 1 if any(each.kind == "trouble" for each in told) else 0


def _ask(port: int) -> list[Advice] | None:
    """What the running host knows: it has seen phones come, or waited for them."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/host/doctor", None, PATIENCE) as line:
            told: Any = json.loads(line.read())
        return msgspec.convert(told, list[Advice]) or None
    except (OSError, ValueError, msgspec.ValidationError):
        return None


def _print(lines: list[str]) -> None:
    try:
        print("\n".join(lines), file=sys.stdout, flush=True)
    except (OSError, ValueError):
        return
