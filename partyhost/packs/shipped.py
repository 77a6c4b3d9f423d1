"""The packs that come with the program, or lie in a folder laid out like theirs, each title's as
one: content/<title>/<pack>/pack.toml, and one file more for each group."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from partyhost.packs import deal
from partyhost.packs.kinds import KINDS
from partyhost.packs.library import Library


def packs(content: Path) -> dict[str, dict[str, Any]]:
    library = Library(KINDS, content, content / "nobody's")
    library.look()
    return {key: deal.joined(kind, found) for key, kind in KINDS.items()
            if (found := library.of(key))}  # fmt: skip
