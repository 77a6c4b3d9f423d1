"""Makes the judge's lexicon from the SCOWL word lists: `python tools/lexicon.py FOLDER`, where
FOLDER holds its lists (`english-words.10`, …) as Debian's package scowl lays them."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent / "partyhost" / "judging" / "lexicon"
SHORT_UP_TO, LONG_UP_TO, NAMES_UP_TO = 40, 55, 50  # of SCOWL: the smaller, the better known
PLAIN = re.compile(r"[a-z]{2,}")


def main() -> None:
    folder = Path(sys.argv[1])
    words = set(entries(folder, "*-words.*", SHORT_UP_TO))
    words |= {word for word in entries(folder, "*-words.*", LONG_UP_TO) if len(word) > 4}
    names = {
        *entries(folder, "*-upper.*", NAMES_UP_TO),
        *entries(folder, "*-proper-names.*", NAMES_UP_TO),
    }
    for name, lines in {"words": words, "names": names}.items():
        (HERE / f"{name}.txt").write_text("\n".join(sorted(lines)) + "\n", "ascii")


def entries(folder: Path, pattern: str, largest: int) -> Iterator[str]:
    """Plain words in small letters, of all lists up to this size."""
    for path in folder.glob(pattern):
        if int(path.suffix[1:]) <= largest and "variant" not in path.name:
            for line in path.read_text("latin-1").lower().splitlines():
                if PLAIN.fullmatch(line):
                    yield line


if __name__ == "__main__":
    main()
