"""The seal of a match: a hash of the seed that all its chance comes from, told before the deal.
At the end the seed is told, too, and anybody can see that it is the one that was sealed."""

from __future__ import annotations

import hashlib
from typing import Any

from partyhost.engine.game import Start

VERSION = 1  # of the text that is hashed


def label(title: str, version: int) -> str:
    """What is sealed beside the seed."""
    return f"partyhost {VERSION} {title} {version}"


def hashed(title: str, version: int, seed: str) -> str:
    """SHA-256, in hexadecimal, of the label, a space and the seed."""
    return hashlib.sha256(f"{label(title, version)} {seed}".encode()).hexdigest()


def told(start: Start, over: bool, was_over: bool) -> dict[str, Any]:
    """As views have it. `known` says why somebody may know the seed while the match is played:
    it was chosen by who started the host, or shown before an undo."""
    known = "chosen" if start.seeded else "shown" if was_over and not over else None
    return {
        "label": label(start.title, start.version),
        "hash": hashed(start.title, start.version, start.seed),
        "seed": start.seed if over else None,
        "known": known,
    }
