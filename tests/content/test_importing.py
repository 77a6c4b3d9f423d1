"""Files that hosts have, in every format with its traps."""

from __future__ import annotations

import base64
import json
from typing import Any
from urllib.parse import quote

import msgspec
import pytest

from partyhost.engine.pack import PackKind
from partyhost.packs.decoding import NAMES
from partyhost.packs.imports.reader import Line, Preview, preview
from partyhost.packs.imports.source import Options, Source
from partyhost.packs.pack import Unreadable
from partyhost.titles import TITLES
from tests.content import making

CLUES = TITLES["jeopardy"].kind
assert CLUES


class Poll(msgspec.Struct, frozen=True):
    id: str
    question: str
    answer: int
    group: str = ""
    n: int = 0
    year: int = 0
    turned: bool = False


POLLS = PackKind("packs", "", "poll", Poll, "question", credits=("n", "year", "group"))


def read(name: str, data: bytes | None = None, second: str = "", **options: Any) -> Preview:
    source = Source(
        name,
        making.data(name) if data is None else data,
        making.data(second) if second else b"",
        Options(**options),
    )
    return preview(source, "jeopardy", CLUES)


def good(told: Preview) -> list[tuple[str, str, str]]:
    fit = [line for line in told.lines if not line.says]
    return [(line.group, line.item["clue"], line.item["answer"]) for line in fit]


def bad(told: Preview) -> dict[int, str]:
    return {line.row: " ".join(line.says) for line in told.lines if line.says}


def line(told: Preview, answer: str) -> Line:
    return next(line for line in told.lines if line.item.get("answer") == answer)


@pytest.mark.parametrize("coding", ["plain", "base64", "url3986", "urlLegacy"])
def test_open_trivia_db_in_all_its_encodings(coding: str) -> None:
    whole = json.loads(making.data("opentdb.json"))
    plain = {"&amp;": "&", "&quot;": '"'}
    code = {
        "plain": lambda text: text,
        "base64": lambda text: base64.b64encode(text.encode()).decode(),
        "url3986": lambda text: quote(text, safe=""),
        "urlLegacy": lambda text: quote(text, safe=" ").replace(" ", "+"),
    }[coding]
    for result in whole["results"] if coding != "plain" else ():
        for key, value in result.items():
            for mark, letter in plain.items():
                value = value.replace(mark, letter) if isinstance(value, str) else value
            kept = key == "type" and coding != "base64"
            told = [code(each) for each in value] if isinstance(value, list) else code(value)
            result[key] = value if kept else told
    told = read("x.json", json.dumps(whole).encode())
    assert told.format == "opentdb"
    assert good(told) == [
        ("Rivers", "Which river runs through Vienna & Budapest?", "Danube"),
        ("Words", 'What is the German word for "fish"?', "Fisch"),
    ]
    assert line(told, "Danube").item["reject"] == ["Rhine", "Elbe", "Volga"]
    assert line(told, "Danube").item["difficulty"] == 1
    assert "options" in bad(told)[2]
    assert "True or false" in bad(told)[3]


def test_an_empty_answer_of_open_trivia_db_says_so() -> None:
    with pytest.raises(Unreadable, match="no questions in it"):
        read("x.json", b'{"response_code": 5, "results": []}')


def test_in_a_table_of_clues_the_answer_is_what_was_shown() -> None:
    told = read("clues.tsv")
    assert told.format == "clue_tsv"
    assert good(told)[0] == ("Planets", "It is the closest planet to the Sun", "Mercury")
    crepe = line(told, "a crepe").item
    assert crepe["clue"] == "A thin pancake of Brittany"
    assert crepe["accepted"] == ["galette"]
    assert bad(told) == {7: "It needs its picture or sound."}


@pytest.mark.parametrize("turned", [False, True])
def test_a_board_is_two_files_in_any_order(turned: bool) -> None:
    names = ["board_questions.csv", "board_answers.csv"]
    told = read(names[turned], second=names[not turned])
    assert told.format == "board"
    assert len(good(told)) == 6
    assert ("Rivers", "River through Cairo", "the Nile") in good(told)
    assert line(told, "crepe").item["accepted"] == ["galette"]
    assert [line.item["difficulty"] for line in told.lines] == [1, 1, 1, 5, 5, 5]


def test_two_tables_are_no_board() -> None:
    table = b"category,clue,answer\nPets,It barks at the post,Dog\n"
    with pytest.raises(Unreadable, match="one file at a time"):
        preview(Source("one.csv", table, table), "jeopardy", CLUES)


@pytest.mark.parametrize(
    "begin", [b"\xff\xd8\xff\xe0\x00\x10JFIF", b"\x89PNG\r\n\x1a\n\x00", b"%PDF-1.7"]
)
@pytest.mark.parametrize("name", ["photo.csv", "photo.xlsx"])
def test_a_picture_is_told_as_one_whatever_it_is_called(name: str, begin: bytes) -> None:
    with pytest.raises(Unreadable, match="a picture"):
        preview(Source(name, begin + b" {=\xfe ~\xfd} " * 90), "jeopardy", CLUES)


def test_a_long_board_splits_what_else_is_right() -> None:
    told = read("board_long.csv")
    assert told.format == "board"
    assert [answer for _, _, answer in good(told)] == ["the Danube", "Nile", "The Thames"]
    assert line(told, "Nile").item["accepted"] == ["the Nile"]
    assert line(told, "The Thames").item["accepted"] == ["Isis"]
    assert [line.item["difficulty"] for line in told.lines] == [1, 3, 5]


def test_kahoots_head_is_found_by_its_words_and_numbers_are_whole() -> None:
    told = read("quiz.xlsx", making.kahoot())
    assert told.format == "kahoot"
    assert [each[1:] for each in good(told)] == [
        ("Which river runs through Vienna?", "Danube"),
        ("How many are a dozen?", "12"),
    ]
    wrong = bad(told)
    assert set(wrong) == {11, 12, 13, 14}
    assert "Several" in wrong[11]
    assert "True or false" in wrong[12]
    assert "which of its answers" in wrong[13]
    assert "picture" in wrong[14]


def test_anki_has_keys_tags_and_fields_of_several_lines() -> None:
    told = read("anki.txt")
    assert told.format == "anki"
    assert good(told)[0] == ("geo", "Capital of Norway", "Oslo")
    assert told.lines[2].item["clue"] == "Two-line front, quoted field"
    assert [line.row for line in told.lines] == [6, 7, 8]
    swapped = read("anki.txt", swap=True)
    assert good(swapped)[0] == ("geo", "Oslo", "Capital of Norway")
    html = (
        b"#separator:tab\n#html:true\n<b>Bird</b> &amp; tree?<br>Which?\tRobin\n<img src=x>\tOwl\n"
    )
    told = read("cards.txt", html)
    assert good(told) == [("cards", "Bird & tree? Which?", "Robin")]
    assert "picture" in bad(told)[4]


def test_of_quizlets_sides_the_longer_one_is_asked() -> None:
    told = read("quizlet.txt")
    assert told.format == "quizlet"
    assert good(told)[0] == ("quizlet", "Capital of Norway", "Oslo")
    assert good(read("quizlet.txt", swap=False))[0][1:] == ("Oslo", "Capital of Norway")
    assert bad(read("q.txt", b"Oslo\tCapital of Norway\nBern\tCapital there\nalone\t\n")) == {
        3: "It has one side only. The clue is missing."
    }


def test_gift_with_every_kind_of_question() -> None:
    told = read("quiz.gift")
    assert told.format == "gift"
    assert {each[0] for each in good(told)} == {"Capitals"}
    assert [each[1:] for each in good(told)] == [
        ("What is the capital of Norway?", "Oslo"),
        ("Which sign is {a} = b: a sum?", "an equation"),
        ("In what year was Grant born?", "1822"),
        ("Vienna lies on the _____ and so does Budapest.", "Danube"),
    ]
    assert line(told, "Oslo").item["accepted"] == ["Kristiania"]
    assert line(told, "Danube").item["prompt"] == ["Inn"]
    assert line(told, "an equation").item["reject"] == ["a verse", "a song"]
    says = bad(told)
    expected = {11: "range", 13: "True or false", 15: "match pairs", 17: "essay", 21: "options"}
    expected |= {23: "Several", 25: "picture", 27: "braces"}
    assert {row: word in says.get(row, "") for row, word in expected.items()} == dict.fromkeys(
        expected, True
    ), says


def test_aiken() -> None:
    told = read("aiken.txt")
    assert told.format == "aiken"
    assert good(told) == [("aiken", "What is the capital of Norway?", "Oslo")]
    assert line(told, "Oslo").item["reject"] == ["Bergen", "Trondheim"]
    assert "options" in bad(told)[7]
    assert "no option D" in bad(told)[12]


def test_open_trivia_qa() -> None:
    told = read("opentriviaqa.txt")
    assert told.format == "opentriviaqa"
    assert [each[1] for each in good(told)] == ["Which river runs through Vienna and Budapest?"]
    assert set(bad(told)) == {9, 14}


def test_qti_as_a_file_and_as_a_zip() -> None:
    told = read("entry.xml")
    assert told.format == "qti"
    assert good(told)[0][1:] == ("The capital of Norway is _____.", "Oslo")
    assert told.lines[0].item["prompt"] == ["Kristiania"]
    files = {"imsmanifest.xml": b"<manifest/>", "a/choice.xml": making.data("choice.xml")}
    told = read("quiz.zip", making.zipped({**files, "entry.xml": making.data("entry.xml")}))
    assert [each[2] for each in good(told)] == ["Danube", "Oslo"]
    assert told.lines[0].item["clue"] == "Which river runs through Vienna?"
    assert told.lines[0].item["reject"] == ["Rhine"]


@pytest.mark.parametrize("code", ["utf-8", "utf-8-sig", "cp1252", "utf-16", "utf-16-le"])
@pytest.mark.parametrize("mark", [";", ",", "\t"])
def test_h115_a_table_in_any_encoding_with_any_separator(code: str, mark: str) -> None:
    text = making.data("table.csv").decode().replace(";", mark).replace("\n", "\r\n")
    told = read("table.csv", text.encode(code))
    assert told.format == "table"
    assert told.mapping["clue"] == 0
    assert told.mapping["answer"] == 1
    assert good(told) == [
        ("Flüsse", "Welcher Fluss fließt durch Wien?", "Donau"),
        ("Städte", "Wie heißt die Hauptstadt Norwegens?", "Oslo"),
    ]
    assert bad(told)[4] == "The clue is missing."
    assert "formula" in bad(told)[5]


def test_columns_are_mapped_by_the_host() -> None:
    rows = b"1,Danube,Which river runs through Vienna?\n2,Oslo,Which is the capital of Norway?\n"
    told = read("t.csv", rows)
    assert "which columns" in told.says[0]
    told = read("t.csv", rows, mapping={"clue": 2, "answer": 1})
    assert [each[2] for each in good(told)] == ["Danube", "Oslo"]


def test_a_spreadsheets_formulas_without_a_value_and_errors_are_told() -> None:
    rows = [("question", "answer"), ("What is one and one?", "=1+1"), ("And this?", "#REF!")]
    told = read("t.xlsx", making.sheet(rows))
    assert "formula" in bad(told)[2]
    assert "error #REF!" in bad(told)[3]


def test_what_is_asked_twice_is_told_and_long_names_are_cut() -> None:
    rows = b"clue,answer,category\nWhat barks at night?,Dog,Pets\nWhat barks at night?,Dog,Pets\n"
    assert bad(read("t.csv", rows)) == {3: "It is in the file twice."}
    told = read("t.csv", b"clue,answer,category\nWhat barks?,Dog," + b"Pets " * 20 + b"\n")
    assert len(told.lines[0].group) == 40


def test_the_limit_of_a_clue_and_an_answer_that_gives_itself_away() -> None:
    rows = f"clue,answer\n{'long ' * 40},Dog\nThe dog that barks?,Dogs\n".encode()
    says = bad(read("t.csv", rows))
    assert says[2] == "The clue has 199 characters; 130 fit."
    assert "“Dogs” stands in the clue" in says[3]
    assert read("t.csv", rows).lines[0].item["clue"].startswith("long long")


def test_polls_are_imported_like_anything_else() -> None:
    rows = "question,answer,group,n,year,turned\nTips?,36%,US fliers,858,2014,yes\nX?,many,,,,\n"
    told = preview(Source("polls.csv", rows.encode()), "polls", POLLS)
    assert told.lines[0].item["answer"] == 36
    assert told.lines[0].item["turned"] is True
    assert told.lines[0].item["group"] == "US fliers"
    assert "whole number" in told.lines[1].says[0]


def test_a_pack_of_our_own_is_read_back() -> None:
    text = (
        '[[categories]]\nname="Pets"\n[[categories.clue]]\nid="a"\nclue="It barks"\nanswer="Dog"\n'
    )
    told = read("pack.toml", b'title = "jeopardy"\n' + text.encode())
    assert told.format == "pack"
    assert [(line.group, line.item["id"]) for line in told.lines] == [("Pets", "a")]
    with pytest.raises(Unreadable, match="another title"):
        read("pack.toml", b'title = "beat_ken"\n' + text.encode())


@pytest.mark.parametrize(
    ("encoding", "text"),
    [
        ("cp1250", "question,answer\nKto napisał „Pana Tadeusza”?,Mickiewicz\nGdzie?,Łódź\n"),
        ("cp1255", "question,answer\nמה בירת צרפת?,פריז\n"),
        ("cp1252", "question,answer\nWo liegt Köln?,am Rhein\n"),
    ],
)
def test_the_host_can_say_which_encoding_it_is(encoding: str, text: str) -> None:
    """Of a guess, the page is told; what was said is not doubted."""
    guessed = read("old.csv", text.encode(encoding))
    assert guessed.encoding in NAMES
    assert guessed.says[0].startswith("Its letters are read as")
    told = read("old.csv", text.encode(encoding), encoding=encoding)
    assert (told.encoding, told.says) == (encoding, [])
    first = text.splitlines()[1].split(",")
    assert good(told)[0][1:] == (first[0], first[1])
    assert read("new.csv", text.encode()).encoding == ""
