"""The process that reads packs which take long, and leaves them for the host's next look."""

from __future__ import annotations

import sys
from pathlib import Path

from partyhost.packs.kinds import KINDS
from partyhost.packs.library import Library


def main(shipped: str, own: str, kept: str) -> int:
    Library(KINDS, Path(shipped), Path(own), Path(kept)).look()
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:4]))
