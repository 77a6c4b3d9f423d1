"""What starts a dispute at the table: answers as people type them, keys as quizzes write them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from partyhost.judging import Key, judge
from partyhost.packs.imports.phrases import answers
from partyhost.titles.beat_ken import pack as beat_ken
from partyhost.titles.jeopardy import pack as jeopardy

R, W, U = "right", "wrong", "unsure"


@pytest.mark.parametrize(
    ("key", "right"),
    [
        ("The Beatles", ("beatles", "THE BEATLES!", "what are the Beatles?", "the beatels")),
        ("Bogotá", ("Bogota", "bogotá.", "What is Bogota? 🎉", "BOGOTA!!!")),
        ("Spider-Man", ("spiderman", "Spider Man", "spider-man.", "Who is Spider-Man 🕷️?")),
        ("New York (City)", ("New York", "new york city", "What is New York?")),
    ],
)  # fmt: skip
def test_h127_what_differs_in_writing_alone_is_right(key: str, right: Iterable[str]) -> None:
    assert {said: judge(said, Key(key)).outcome for said in right} == dict.fromkeys(right, R)


@pytest.mark.parametrize(
    ("said", "key"),
    [("the beetles", "The Beatles"), ("Bogotta", "Bogotá"), ("Spidr-Man", "Spider-Man")],
)
def test_h127_what_is_close_is_never_lost_in_silence(said: str, key: str) -> None:
    assert judge(said, Key(key)).outcome != W


def imported(text: str) -> Key:
    """The key that becomes of such a cell of a table."""
    return Key(*answers(text))


@pytest.mark.parametrize(
    ("cell", "each"),
    [
        ("Paris/Lutetia", ("Paris", "Lutetia")), ("mother/father", ("mother", "father")),
        ("cat / dog", ("cat", "dog")), ("lion; tiger ;lynx", ("lion", "tiger", "lynx")),
        ("crepe (or galette)", ("crepe", "galette")),
        ("Paris (also accept Lutetia)", ("Paris", "Lutetia")),
        ("Paris [accept: Lutetia or Panam]", ("Paris", "Lutetia", "Panam")),
        ("Paris, accept Lutetia", ("Paris", "Lutetia")),
        ("Paris; accepted: Lutetia", ("Paris", "Lutetia")),
        ("(the) Hague", ("Hague", "the Hague")),
    ],
)  # fmt: skip
def test_h129_each_alternative_of_a_key_is_enough(cell: str, each: tuple[str, ...]) -> None:
    key = imported(cell)
    assert (key.answer, *key.accepted) == each
    assert [judge(said, key).outcome for said in each] == [R] * len(each)


@pytest.mark.parametrize("cell", ["AC/DC", "24/7", "9/11", "TCP/IP", "km/h", "1/2", "either/or"])
def test_h129_a_stroke_may_belong_to_the_answer(cell: str) -> None:
    key = imported(cell)
    assert (key.answer, key.accepted) == (cell, ())
    assert judge(cell.lower(), key).outcome == R


@pytest.mark.parametrize("cell", ["Paris or Lutetia", "cat/dog", "Truth or Dare"])
def test_h129_what_may_be_one_answer_or_two_is_for_people(cell: str) -> None:
    key = imported(cell)
    assert judge(cell, key).outcome == R
    for part in cell.replace(" or ", "/").split("/"):
        assert judge(part, key).outcome != W


@pytest.mark.parametrize(
    ("said", "outcome"),
    [
        ("Marie and Donny", R),
        ("donny and marie", R),
        ("Marie, Donny", R),
        ("Donny", W),
        ("Marie", W),
    ],
)
def test_h129_of_two_that_belong_together_both_are_needed(said: str, outcome: str) -> None:
    assert judge(said, imported("Donny & Marie")).outcome == outcome


def test_h129_a_list_that_is_called_one_stays_whole() -> None:
    assert answers("red; white; blue", of_parts=True) == ("red; white; blue", ())
    flag = Key("red; white; blue", type="list")
    assert [judge(said, flag).outcome for said in ("blue, white and red", "red")] == [R, W]


@pytest.mark.parametrize(
    ("same", "type"),
    [
        (("3", "three", "III"), "number"), (("1,000", "1000", "one thousand", "1 000"), "number"),
        (("5 km", "5 kilometres", "five kilometers"), "number"), (("1969", "in 1969"), "year"),
        (("St. Petersburg", "Saint Petersburg", "St Petersburg"), "place"),
        (("New York City", "NYC"), "place"), (("John F. Kennedy", "JFK"), "person"),
        (("The Moon", "moon", "a moon"), "thing"),
    ],
)  # fmt: skip
def test_h130_clear_equals_are_right(same: tuple[str, ...], type: str) -> None:
    key = Key(same[0], type=type)
    assert [judge(said, key).outcome for said in same] == [R] * len(same)


@pytest.mark.parametrize(
    ("said", "key"),
    [("Kennedy", Key("John F. Kennedy", type="person")), ("44", Key("44 BC"))],
)
def test_h130_what_may_mean_two_is_for_people(said: str, key: Key) -> None:
    assert judge(said, key).outcome == U


@pytest.mark.parametrize("title", [jeopardy, beat_ken])
def test_h129_each_alternative_of_a_pack_s_own_answer_is_enough(title: Any) -> None:
    item = {"id": "a", title.KIND.asks: "Which of the two?", "answer": "mother/father", "ken": ""}
    key = msgspec.convert(item, title.KIND.item, strict=False).key
    assert [judge(said, key).outcome for said in ("mother", "Father!", "uncle")] == [R, R, W]
    whole = msgspec.convert({**item, "type": "list"}, title.KIND.item, strict=False).key
    assert judge("father", whole).outcome != R
