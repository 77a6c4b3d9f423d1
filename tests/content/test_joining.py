"""Rows are put to a pack that has some."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import pytest

from partyhost.packs import joining, reading, terminal
from partyhost.packs.joining import join
from partyhost.packs.kinds import KINDS
from partyhost.packs.pack import About, Pack, Unreadable

CLUES = KINDS["jeopardy"]
HELD = """title = "jeopardy"
name = "Pets"
author = "The Oaks"
[[categories]]
name = "Dogs"
[[categories.clue]]
id = "a"
clue = "It barks at the postman."
answer = "Dog"
[[categories.clue]]
id = "b"
clue = "It has no answer."
"""


def clue(id: str, text: str, answer: str) -> dict[str, Any]:
    return {"id": id, "clue": text, "answer": answer}


def made() -> Pack:
    return Pack(
        About("jeopardy", "Pets"), [{"name": "Dogs", "clue": [clue("a", "It barks.", "Dog")]}]
    )


def test_groups_of_one_name_are_one_and_what_is_there_stays_out() -> None:
    pack = made()
    new = {
        "dogs": [clue("x", "It barks!", "dog"), clue("a", "It howls at the moon.", "Wolf")],
        "Cats": [clue("c", "It purrs on the sofa.", "Cat")],
    }
    assert join(pack, CLUES, new) == 2
    told = [(group["name"], [item["id"] for item in group["clue"]]) for group in pack.groups]
    assert told == [("Dogs", ["a", "a-2"]), ("Cats", ["c"])]
    assert join(pack, CLUES, new) == 0


def test_titles_without_names_of_groups_have_one() -> None:
    pack = Pack(About("card_sharks", "Asked"), [])
    polls = [
        {"id": str(n), "question": f"How many have {n * 7919} keys?", "answer": n} for n in range(3)
    ]
    assert join(pack, KINDS["card_sharks"], {"": polls}) == 3
    assert [len(group["poll"]) for group in pack.groups] == [3]


def test_a_full_pack_takes_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(joining, "MOST_ITEMS", 1)
    with pytest.raises(Unreadable, match="at most"):
        join(made(), CLUES, {"Cats": [clue("c", "It purrs on the sofa.", "Cat")]})


def test_the_terminal_joins_and_keeps_what_was_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "packs"
    own.mkdir()
    (own / "pets.toml").write_text(HELD)
    (tmp_path / "more.csv").write_text("clue,answer,category\nIt purrs on the sofa.,Cat,Cats\n")
    made = argparse.ArgumentParser()
    terminal.add_to(made)
    told = made.parse_args(["import", str(tmp_path / "more.csv"), "--join", "none"])
    assert terminal.run(told, tmp_path, tmp_path) == 1
    assert "no pack “none”" in capsys.readouterr().err
    told = made.parse_args(["import", str(tmp_path / "more.csv"), "--join", "pets"])
    assert terminal.run(told, tmp_path, tmp_path) == 0
    assert "1 are in your pack now" in capsys.readouterr().out
    pack = reading.read(own / "pets.toml", KINDS, own=True)
    assert (pack.about.author, [group["name"] for group in pack.groups]) == (
        "The Oaks",
        ["Dogs", "Cats"],
    )
    assert (own / ".before-pets.toml").read_text() == HELD
