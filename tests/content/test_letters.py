"""Tables as other programs saved them: their letters, their line ends, and what is missing."""

from __future__ import annotations

import pytest

from partyhost.judging.judge import judge
from partyhost.judging.key import Key
from partyhost.packs.imports.reader import Preview, preview
from partyhost.packs.imports.source import Source
from partyhost.packs.kinds import KINDS
from partyhost.packs.pack import Unreadable

CLUES = KINDS["jeopardy"]
FOOD = "Food,“It’s eaten in the mañana” — said the café’s owner,piñata\nMoney,It costs €5,euro\n"
# ruff: noqa: RUF001
GERMAN = "Städte,Wie heißt die Stadt – am Rhein – mit dem Dom?,Köln\nFluß,Größe 5 €,Weiß\n"
CZECH = "Města,Jaké je hlavní město České republiky?,Praha\nHory,Nejvyšší hora?,Sněžka\n"
TURKISH = "Kent,Türkiye'nin başkenti neresidir?,Ankara\nKent,En kalabalık şehir,İstanbul\n"
RUSSIAN = "Город,Как называется столица России?,Москва\nРека,Её берега зелены,Нева\n"
JAPANESE = "都市,日本の首都はどこですか,東京\n山,富士山の高さは,三千メートル\n"
HEAD = "category,clue,answer\n"


def read(data: bytes) -> Preview:
    return preview(Source("table.csv", data), "jeopardy", CLUES)


def rows(told: Preview) -> list[tuple[str, str, str]]:
    return [(line.group, line.item["clue"], line.item["answer"]) for line in told.lines]


def meant(text: str) -> list[tuple[str, ...]]:
    return [tuple(line.split(",")) for line in text.splitlines()]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        *((text, code) for text in (FOOD, GERMAN) for code in ("cp1252", "mac_roman")),
        (FOOD[FOOD.index("Money") :], "cp1252"),
        (FOOD[FOOD.index("Money") :], "mac_roman"),
        (CZECH, "cp1250"),
        (CZECH, "iso8859_2"),
        (TURKISH, "cp1254"),
        (RUSSIAN, "cp1251"),
        (RUSSIAN, "koi8_r"),
        (JAPANESE, "cp932"),
    ],
)
def test_h117_older_encodings_are_known_and_told(text: str, code: str) -> None:
    told = read((HEAD + text).encode(code))
    assert rows(told) == meant(text)
    assert len(told.says) == 1
    assert told.says[0].startswith("Its letters are read as ")
    assert "say which encoding it is" in told.says[0]
    assert read((HEAD + text).encode("utf-8")).says == []


@pytest.mark.parametrize("code", ["cp1252", "mac_roman"])
def test_h117_two_encodings_in_one_table_are_told_and_read_line_by_line(code: str) -> None:
    first, second = FOOD.splitlines(keepends=True)
    told = read((HEAD + first).encode(code) + second.encode() + GERMAN.encode())
    assert rows(told) == meant(FOOD + GERMAN)
    assert "in two encodings" in told.says[0]
    assert "mañana" in told.says[0] or "It’s" in told.says[0]


def test_h117_an_answer_of_any_encoding_is_matched_by_typed_letters() -> None:
    line = read((HEAD + FOOD).encode("cp1252")).lines[0]
    key = Key(line.item["answer"])
    assert judge("pinata", key).outcome == "right"


def sentences(text: str) -> list[str]:
    try:
        told = read(text.encode())
    except Unreadable as error:
        return [str(error)]
    return told.says + [f"row {line.row}: {each}" for line in told.lines for each in line.says]


SAME = (
    ("Pets", 'It says "woof"\nand barks', "Dog"),
    ("Pets", "It purrs", "Cat"),
    ("Pets", "It swims, in a bowl", "Fish"),
)
CELLS = HEAD + 'Pets,"It says ""woof""\nand barks",Dog  \n Pets ,It purrs,Cat\u00a0\n'
CELLS += 'Pets,"It swims, in a bowl",Fish'


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"], ids=["LF", "CRLF", "CR"])
@pytest.mark.parametrize("last", ["", "\n", "\n\n,,\n\n"], ids=["no end", "an end", "blank lines"])
def test_h119_line_ends_and_breaks_inside_cells(end: str, last: str) -> None:
    told = read((CELLS + last).replace("\n", end).encode())
    found = [(group, " ".join(clue.split()), answer) for group, clue, answer in rows(told)]
    assert found == [(group, " ".join(clue.split()), answer) for group, clue, answer in SAME]
    assert not any(line.says for line in told.lines)
    for _, clue, answer in rows(told):
        assert (clue + answer).isprintable() or "\n" in clue


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "The file is empty."),
        ("\n \n", "The file is empty."),
        (HEAD, "There are no rows in it."),
        ("colour,shape,size\nred,round,7\n", "Please say which columns"),
        (HEAD + "Pets,It barks,\n", "row 2: The answer is missing."),
        (HEAD + "Pets,,Dog\n", "row 2: The clue is missing."),
        (HEAD + "Pets,It barks,Dog\nPets,It barks,Dog\n", "row 3: It is in the file twice."),
    ],
)
def test_h121_what_a_table_lacks_is_said_by_its_row(text: str, says: str) -> None:
    assert any(each.startswith(says) for each in sentences(text)), sentences(text)


def test_h121_columns_that_nobody_knows_and_groups_that_nobody_named_do_no_harm() -> None:
    told = read(b"clue,answer,colour,category\nIt barks,Dog,red,\nIt purrs,Cat,blue,Pets\n")
    assert rows(told) == [("table", "It barks", "Dog"), ("Pets", "It purrs", "Cat")]
    assert not any(line.says for line in told.lines)
