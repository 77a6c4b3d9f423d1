"""What Ken knows in the shipped packs is what tools/ken_knows.py says."""

from __future__ import annotations

import tomllib
from collections import Counter
from random import Random
from statistics import mean

from tools.ken_knows import STRENGTHS, assigned, files, read, written


def test_the_shipped_questions_agree_with_it() -> None:
    paths = files()
    known = assigned(read(paths))
    wrong = [path.name for path in paths if written(text := path.read_text("utf-8"), known) != text]
    assert not wrong, "run python3 -m tools.ken_knows"


def test_stronger_kens_know_exactly_so_much_more() -> None:
    known = assigned({f"q{n}": 1 + n % 5 for n in range(1320)})
    for strength in STRENGTHS:
        assert sum(least <= strength for least in known.values()) == round(13.2 * strength)


def test_what_is_harder_is_missed_more_often() -> None:
    difficulties = {f"q{n}": Random(n).randint(1, 5) for n in range(1000)}
    known = assigned(difficulties)
    missed = Counter(difficulties[id] for id, least in known.items() if least > 80)
    rates = [missed[level] / list(difficulties.values()).count(level) for level in range(1, 6)]
    assert rates == sorted(rates)
    assert mean(rates[:2]) < 0.1 < 0.3 < rates[-1]


def test_writing_again_changes_nothing() -> None:
    text = (
        'colour = "red"\n\n[[question]]\nid = "a"\nken = "x"\n\n[[question]]\nid = "b"\nken = "y"\n'
    )
    once = written(text, {"a": 75, "b": 100})
    assert once == written(once, {"a": 75, "b": 100})
    assert [q["ken_knows"] for q in tomllib.loads(once)["question"]] == [75, 100]
    assert once.count("\n\n") == 2
