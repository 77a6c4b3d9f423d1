"""The judge costs the start of a host little, and nobody's answer waits for what it reads."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

from partyhost.judging import Key, dates, judge, listing, prepared
from partyhost.judging.forms import forms

judge_module = import_module("partyhost.judging.judge")

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


def test_a_key_is_read_when_its_question_is_asked_and_no_answer_waits_for_it() -> None:
    others = frozenset(("ada lovelace", "grace hopper", "william lovelace"))
    key = Key("Grace Hopper", ("Rear Admiral Grace Hopper",), others=others, clue="Who was she?")
    judge("somebody", Key("nobody"))
    assert prepared(key) is key
    reads = (forms, judge_module._last_names, listing._in_words, dates.named)
    misses = [each.cache_info().misses for each in reads]
    assert judge("Hopper", key).outcome == "right"
    assert judge("Ada Lovelace", key).outcome == "wrong"
    assert [each.cache_info().misses for each in reads] == misses


def test_a_last_name_that_another_answer_of_the_pack_has_is_not_enough() -> None:
    others = frozenset(("ada lovelace", "william lovelace", "grace hopper"))
    for answer, outcome in (("Ada Lovelace", "unsure"), ("Grace Hopper", "right")):
        key = Key(answer, type="person", others=others)
        assert judge(answer.split()[-1], key).outcome == outcome
