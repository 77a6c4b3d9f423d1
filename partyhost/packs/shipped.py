"""The packs that come with the program, or lie in a folder laid out like theirs:
content/<title>/<pack>/pack.toml, and one file more for each category."""

from __future__ import annotations

import logging
import tomllib
from pathlib import Path
from typing import Any

log = logging.getLogger(__name__)
Pack = dict[str, Any]


def packs(content: Path) -> dict[str, Pack]:
    """By title: what its first pack says of itself, and the categories of all its packs."""
    found: dict[str, Pack] = {}
    for about in sorted(content.glob("*/*/pack.toml")):
        title = about.parent.parent.name
        pack = _read(about)
        if pack is not None:
            pack["categories"] = _categories(about.parent)
            found.setdefault(title, {**pack, "categories": []})
            found[title]["categories"] += pack["categories"]
    return found


def _categories(folder: Path) -> list[Pack]:
    files = (path for path in sorted(folder.glob("*.toml")) if path.name != "pack.toml")
    return [category for path in files if (category := _read(path)) is not None]


def _read(path: Path) -> Pack | None:
    """A file that cannot be read is left out, and said so in the log."""
    try:
        return tomllib.loads(path.read_text("utf-8-sig"))
    except (OSError, ValueError) as error:
        log.warning("%s was left out: %s", path.name, error)
        return None
