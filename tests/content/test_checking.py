"""The check of packs, on faults made for it and on all that is shipped."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import pytest

from partyhost import assets
from partyhost.packs import reading, terminal
from partyhost.packs.checking import check, faults
from partyhost.packs.kinds import KINDS
from partyhost.packs.library import Library
from partyhost.packs.likeness import Likeness
from partyhost.packs.pack import About, Pack

CLUES = KINDS["jeopardy"]
SHIPPED = assets.folder("content")


def clue(id: str, text: str, answer: str, **more: Any) -> dict[str, Any]:
    return {"id": id, "clue": text, "answer": answer, "source": "Atlas", **more}


def checked(*clues: dict[str, Any], **about: Any) -> dict[str, str]:
    made = Pack(About("jeopardy", "Made", "made"), [{"name": "All", "clue": list(clues)}], **about)
    return {problem.where: problem.says for problem in check([made], KINDS)}


@pytest.mark.parametrize(("text", "answer", "told"), [
    ("The dogs of war were let slip by him.", "Dog", True),
    ("Hounds bark at it.", "Dog", False),
    ("It has 7 colours.", "7", True),
    ("The Great Wall of this country is long.", "The Great Wall", True),
    ("Is a whale a fish or a mammal?", "mammal", False),
    ("Napoléon was born on this island.", "Napoleon", True),
    ("It was an artful dodge.", "Art", False),
])  # fmt: skip
def test_no_answer_stands_in_its_clue(text: str, answer: str, told: bool) -> None:
    assert bool(faults(CLUES, clue("a", text, answer))) == told


def test_an_answer_is_not_right_and_wrong_at_once() -> None:
    item = clue("a", "It barks.", "Dog", accepted=["hound"], reject=["Hound"], prompt=["pet"])
    assert faults(CLUES, item) == ["“Hound” is right, and also under “never right”."]


def test_an_answer_without_a_letter_is_told_and_holds_up_no_check() -> None:
    said = "Nobody can type “🦊”: the answer needs a letter or a figure."
    assert faults(CLUES, clue("a", "It lives in our shed.", "🦊")) == [said]
    assert not faults(CLUES, clue("a", "It lives in our shed.", "Fox", accepted=["🦊"]))
    told = checked(
        clue("a", "It lives in our shed.", "Fox", accepted=["🦊"]),
        clue("b", "It sleeps beside the stove.", "🐈"),
    )
    assert told["b"].startswith("Nobody can type")


def test_the_same_question_in_other_words_is_found() -> None:
    told = checked(
        clue("a", "Which river runs through Vienna and Budapest?", "Danube"),
        clue("b", "Through Budapest and Vienna runs this river", "the Danube"),
        clue("c", "Which river runs through Cairo and Khartoum?", "Nile"),
    )
    assert told["b"] == "It is the same as a of “Made”."
    assert "c" not in told


def test_an_answer_that_is_accepted_elsewhere_is_told_where_it_is() -> None:
    told = checked(
        clue("a", "It runs through Paris.", "Seine"),
        clue("b", "Rouen lies on it.", "The River Seine"),
        clue("c", "It waltzes.", "Austria"),
        clue("d", "Its capital lies on the Danube.", "Österreich", accepted=["Austria"]),
    )
    assert told["b"] == "“Seine”, the answer of a, would be accepted here."
    assert not set(told) & {"c", "d"}


def test_balance_and_credits_are_minded() -> None:
    clues = [clue(f"i{n}", f"Word {n} of many {n * 7919}", f"Thing {n}") for n in range(30)]
    del clues[4]["source"]
    told = checked(*clues)
    assert told[""] == "30 of 30 have difficulty 3: mix them more."
    assert told["i4"] == "There is nothing under “where the fact is found”."


def test_what_is_shipped_has_no_fault() -> None:
    here = Library(KINDS, assets.folder("content"), Path("nobody's"))
    here.look()
    assert {title for title in KINDS if here.of(title)}
    assert not here.broken
    problems = check(here.packs, KINDS)
    assert not problems, "\n".join(map(str, problems))


def test_thousands_are_compared_in_seconds() -> None:
    index: Likeness[int] = Likeness()
    words = [f"w{n * n % 997}" for n in range(30_000)]
    began = time.monotonic()
    texts = [" ".join(words[n * 11 : n * 11 + 11]) for n in range(2_500)]
    for n, text in enumerate(texts):
        index.add(n, text, f"answer {n}")
    for n, text in enumerate(texts):
        index.nearest(text, f"answer {n}", range(n, len(texts)))
    assert time.monotonic() - began < 10


def run(folder: Path, *words: str, shipped: Path = SHIPPED) -> int:
    made = argparse.ArgumentParser()
    terminal.add_to(made)
    return terminal.run(made.parse_args(words), shipped, folder)


def test_the_terminal_lists_begins_checks_imports_and_exports(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for title in KINDS:
        mine = tmp_path / f"{title}.toml"
        assert run(tmp_path, "new", title, str(mine)) == 0
        assert run(tmp_path, "check", str(mine)) == 0, capsys.readouterr().out
        assert run(tmp_path, "new", title, str(mine)) == 1
    poll = (tmp_path / "card_sharks.toml").read_text("utf-8")
    assert all(each in poll for each in ("n = 0 ", "the figure is made up"))
    rows = tmp_path / "pets.csv"
    rows.write_text("clue,answer,category\nIt barks at the postman,Dog,Pets\n,Cat,Pets\n")
    assert run(tmp_path, "import", str(rows), "--name", "Our Pets") == 0
    told = capsys.readouterr().out
    assert "1 good row, 1 that can't be played" in told
    assert "row 3: The clue is missing." in told
    assert run(tmp_path, "list") == 0
    assert "our-pets" in capsys.readouterr().out
    rows.write_bytes("clue,answer\nKto napisał „Pana Tadeusza”?,Mickiewicz\n".encode("cp1250"))
    assert run(tmp_path, "import", str(rows), "--encoding", "cp1250", "--name", "Lektury") == 0
    assert "napisał" in (tmp_path / "packs" / "lektury.json").read_text("utf-8")
    assert run(tmp_path, "export", "our-pets", str(tmp_path / "out.csv")) == 0
    assert "It barks at the postman" in (tmp_path / "out.csv").read_text("utf-8-sig")
    assert run(tmp_path, "export", "starter", str(tmp_path / "starter.csv")) == 1
    assert "jeopardy/starter" in capsys.readouterr().err
    assert run(tmp_path, "export", "jeopardy/starter", str(tmp_path / "starter.csv")) == 0
    assert run(tmp_path, "export", "none") == 1
    assert "no pack “none”" in capsys.readouterr().err


def test_an_import_that_finds_nothing_says_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "x.xlsx").write_bytes(b"PK\x03\x04 nothing")
    assert run(tmp_path, "import", str(tmp_path / "x.xlsx")) == 1
    assert "damaged" in capsys.readouterr().err
    assert run(tmp_path, "import", str(tmp_path / "gone.csv")) == 1
    assert "can't be read" in capsys.readouterr().err


def test_pictures_in_a_name_are_fine(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = "Our 🎄 and 👩‍👩‍👧"
    (tmp_path / "packs").mkdir()
    rows = f"#name,{name}\nclue,answer,category\nIt barks at the postman,Dog,🐕\n"
    (tmp_path / "packs" / "🎅.csv").write_text(rows, "utf-8")
    assert run(tmp_path, "list", shipped=tmp_path) == 0
    assert f"{name}: 1 × clue" in capsys.readouterr().out
    for ending in ("csv", "toml", "json"):
        out = tmp_path / f"🎁.{ending}"
        assert run(tmp_path, "export", name, str(out), shipped=tmp_path) == 0
        pack = reading.read(out, KINDS)
        assert (pack.about.name, pack.groups[0]["name"], pack.problems) == (name, "🐕", [])
