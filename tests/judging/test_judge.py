"""What the judge makes of answers as phones produce them."""

from __future__ import annotations

import pytest

from partyhost.judging import Key, is_question, judge
from partyhost.judging.numbers import number_of
from partyhost.judging.phrasing import reduced

BEATLES = Key("The Beatles")
BOGOTA = Key("Bogotá", ("Bogota",))
AUSTRALIA = Key("Australia", reject=("Austria",))
HENRY = Key("Henry VIII", ("Henry the Eighth",))
BUSH = Key("George H. W. Bush", ("Bush senior",), prompt=("Bush",))
YEAR = Key("1984", type="year")
COUNT = Key("1,000", type="number")
QUESTIONS = [
    ("What is Rome?", True), ("what's rome", True), ("Who are they", True),
    ("where is it", True), ("Rome", False), ("What?", False), ("what is", False),
    ("whatever", False), ("", False), ("Was ist Rom?", True), ("wer war es", True),
    ("Wo ist das", True), ("was ist", False), ("Wasser ist nass", False),
    ("¿Qué es Roma?", True), ("quien es", False), ("Quién fue él", True),
    ("¿Cuáles son?", False), ("que sera sera", False), ("Dónde está Wally", True),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "key", "outcome"),
    [
        ("beatles", BEATLES, "right"),
        ("THE BEATLES!", BEATLES, "right"),
        ("What are the Beatles?", BEATLES, "right"),
        ("who's the beatles", BEATLES, "right"),
        ("the beatels", BEATLES, "right"),
        ("the beetles", BEATLES, "unsure"),
        ("the bottles", BEATLES, "wrong"),
        ("Rolling Stones", BEATLES, "wrong"),
        ("bogota.", BOGOTA, "right"),
        ("BOGOTÁ", BOGOTA, "right"),
        ("Spider man", Key("Spider-Man"), "right"),
        ("spiderman", Key("Spider-Man"), "right"),
        ("australia", AUSTRALIA, "right"),
        ("Austria", AUSTRALIA, "wrong"),
        ("henry 8", HENRY, "right"),
        ("Henry VII", HENRY, "wrong"),
        ("Bush", BUSH, "unsure"),
        ("bush senior", BUSH, "right"),
        ("nineteen eighty four", YEAR, "right"),
        ("1985", YEAR, "wrong"),
        ("1000", COUNT, "right"),
        ("one thousand", COUNT, "right"),
        ("1 000", COUNT, "right"),
        ("100", COUNT, "wrong"),
        ("3", Key("Three"), "right"),
        ("iii", Key("3"), "right"),
        ("rock & roll", Key("Rock and roll"), "right"),
        ("Madrid or Barcelona", Key("Madrid"), "wrong"),
        ("idk", BEATLES, "wrong"),
        ("", BEATLES, "wrong"),
        ("???", BEATLES, "wrong"),
        ("no", Key("No"), "right"),
    ],
)
def test_judge(text: str, key: Key, outcome: str) -> None:
    verdict = judge(text, key)
    assert verdict.outcome == outcome, verdict.why
    assert verdict.why.endswith(".")


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("42", 42), ("forty two", 42), ("nineteen hundred", 1900), ("one hundred and one", 101),
        ("two thousand", 2000), ("nineteen eighty four", 1984), ("twenty first", 21), ("3rd", 3),
        ("xiv", 14), ("mcmxc", 1990), ("three million", 3_000_000), ("twelfth", 12), ("zero", 0),
        ("sixtieth", 60), ("house", None), ("42 apples", None), ("", None), ("i", None),
    ],
)  # fmt: skip
def test_numbers_in_all_their_dresses(text: str, number: int | None) -> None:
    assert number_of(text) == number


@pytest.mark.parametrize(("text", "question"), QUESTIONS)
def test_questions(text: str, question: bool) -> None:
    assert is_question(text) is question


def test_reduced_keeps_what_is_said() -> None:
    assert reduced("  What is the “Ærø”–Straße & Co.? ") == "aero strasse and co"
