"""What the titles in the box want of their packs."""

from __future__ import annotations

from partyhost.engine.pack import PackKind
from partyhost.titles import TITLES

KINDS: dict[str, PackKind] = {key: title.kind for key, title in TITLES.items() if title.kind}
