"""A pack's answers against its other clues: what is found, both ways, and at what cost."""

from __future__ import annotations

import random

import pytest

from partyhost.judging import Key, Verdict, cross
from partyhost.judging.cross import Answers, crossings


def test_an_answer_is_tried_both_ways_as_it_is_written() -> None:
    """As the editor of a pack does with what is typed."""
    answers = Answers()
    answers.put("a", Key("The River Seine"))
    answers.put("b", Key("Oslo"))
    answers.put("new", Key("Seine"))
    told = {(each.of, each.taken_for) for each in answers.of("new")}
    assert told == {("new", "a"), ("a", "new")}
    answers.put("new", Key("Seine", accepted=("The River Seine",)))
    assert answers.of("new") == []
    answers.drop("a")
    answers.put("new", Key("Seine"))
    assert answers.of("new") == []


def test_one_and_many_meet_however_short_they_are() -> None:
    keys = {"a": Key("Faro"), "b": Key("Faroes"), "c": Key("Lamp", accepted=("Faro", "Cat"))}
    keys["d"] = Key("Cats")
    told = {(each.of, each.taken_for) for each in crossings(keys)}
    assert {("b", "c"), ("d", "c")} <= told
    assert crossings(keys, {"a"}) == [each for each in crossings(keys) if each.taken_for == "a"]


def test_twice_as_many_clues_are_judged_twice_as_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """All share their first and last word with hundreds, and their name with few."""
    heads = ("Amber", "Silver", "Northern", "Little", "Crooked", "Lost", "Hollow", "Golden")
    tails = ("River", "Bridge", "Castle", "Mountain", "Garden", "Island", "Tower", "Street")
    rng = random.Random(3)
    names = ["".join(rng.choices("bdfghklmnprstvz", k=9)) for _ in range(280)]
    judged: list[str] = []

    def wrong(said: str, key: Key) -> Verdict:
        judged.append(said)
        return Verdict("wrong", "")

    monkeypatch.setattr(cross, "judge", wrong)
    counts = []
    for many in (560, 1_120):
        judged.clear()
        texts = (f"{heads[n % 8]} {names[n // 4]} {tails[n // 8 % 8]}" for n in range(many))
        cross.crossings({str(n): Key(text) for n, text in enumerate(texts)})
        counts.append(len(judged))
    assert 0 < counts[1] < 2.5 * counts[0] < 50_000
