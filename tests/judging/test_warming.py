"""The judge costs the start of a host little, and nobody's answer waits for what it reads."""

from __future__ import annotations

import subprocess
import sys

COLD = """
import re, sys
import partyhost.judging as judging
from partyhost.judging import initials, lexicon

heavy = {"rapidfuzz", "anyascii"} & set(sys.modules)
assert not heavy, f"imported at once: {heavy}"
assert not initials.groups.cache_info().currsize, "built at once"
judging.warm()
def late(*args):
    raise AssertionError(f"compiled late: {args}")
re._compile = late
lexicon.lines = late
for said in ("What is Rom?", "Rome or Paris", "1.500 m", "4/7/1776", "half an hour", "Иван", "🐯",
             "Tom an Jerry", "the one who ran (twice), or so", "oo7", "Napolean", "idk", "'69"):
    for right in ("Rome", "1,500 metres", "July 4, 1776", "Tom and Jerry", "Napoleon Bonaparte",
                  "Paris, which is in France", "Yes or no", "1969", "1980s", "Star Wars: Hope"):
        judging.judge(said, judging.Key(right, clue="In French, a city"))
"""


def test_it_reads_nothing_heavy_when_imported_and_nothing_at_all_once_warm() -> None:
    done = subprocess.run([sys.executable, "-c", COLD], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
