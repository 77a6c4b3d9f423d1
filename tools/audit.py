"""Asks the indexes of known faults about every package of the locks: `python3 run.py audit`.
0: none is known; 1: some are, or nothing could be learned, and a sentence says which."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent.parent
LOCKS = ("requirements.lock", "requirements-dev.lock", "requirements-audit.lock")
INDEXES = ("pypi", "osv")
SECONDS = 300.0
UNREACHED = (
    "No index of known faults could be reached, so nothing is known about {} of {} packages. "
    "Try again with internet."
)


def main() -> int:
    packages = locked()
    faults, unknown = gathered([asked(index) for index in INDEXES], packages)
    for name, fault in faults:
        better = ", ".join(fault["fix_versions"]) or "none yet"
        print(f"{name} {packages[name]}: {fault['id']}. Versions without it: {better}.")
    if unknown:
        print(UNREACHED.format(len(unknown), len(packages)))
    if not faults and not unknown:
        print(f"No fault is known of these {len(packages)} packages.")
    return 1 if faults or unknown else 0


def locked() -> dict[str, str]:
    """Every package with its version."""
    lines = [line for lock in LOCKS for line in (HERE / lock).read_text("utf-8").splitlines()]
    pins = [line.split()[0] for line in lines if "==" in line and not line.startswith((" ", "#"))]
    return {pin.split("==")[0]: pin.split("==")[1] for pin in pins}


def asked(index: str) -> list[dict[str, Any]]:
    """What one of them says, package by package; nothing if it can't be reached."""
    files = [word for lock in LOCKS for word in ("-r", str(HERE / lock))]
    command = [sys.executable, "-m", "pip_audit", "--disable-pip", "--require-hashes", *files]
    command += ["-f", "json", "-s", index, "--progress-spinner", "off", "--timeout", "15"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)
        told: list[dict[str, Any]] = json.loads(done.stdout)["dependencies"]
    except (OSError, ValueError, KeyError, subprocess.TimeoutExpired):
        return []
    return told


def gathered(
    told: list[list[dict[str, Any]]], packages: dict[str, str]
) -> tuple[list[tuple[str, dict[str, Any]]], list[str]]:
    """Known faults by package, each once, and the packages that no index knows anything of."""
    known: dict[str, dict[str, dict[str, Any]]] = {}
    for each in (each for index in told for each in index):
        if "vulns" in each:
            known.setdefault(each["name"], {}).update(
                {fault["id"]: fault for fault in each["vulns"]}
            )
    faults = [(name, fault) for name in sorted(known) for fault in known[name].values()]
    return faults, sorted(set(packages) - set(known))


if __name__ == "__main__":
    sys.exit(main())
