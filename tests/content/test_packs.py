"""Packs from disk: read, told apart, joined, dealt; and what this house was asked before."""

from __future__ import annotations

import argparse
import os
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from partyhost.engine.game import Start, begin
from partyhost.l10n import ENGLISH, hook, msg, within
from partyhost.packs import deal, reading, terminal, writing
from partyhost.packs.asked import FILE, Asked
from partyhost.packs.fields import fields, fitted
from partyhost.packs.kinds import KINDS
from partyhost.packs.library import Library
from partyhost.packs.pack import About, Pack, Unreadable
from partyhost.titles import TITLES

CLUES = KINDS["jeopardy"]
TOML = """title = "jeopardy"
name = "Ours"
[[categories]]
name = "Pets"
[[categories.clue]]
id = "a"
clue = "It barks at the moon."
answer = "Dog"
[[categories.clue]]
id = "b"
clue = 7
answer = ["no"]
difficulty = 9
colour = "red"
"""
CLUE_A = 'clue = "It purrs."\nanswer = "Cat"\n'
CSV = (
    "#name,Ours\ncategory,id,clue,answer,accepted\nPets,a,It barks at the moon.,Dog,hound | mutt\n"
)


def clue(id: str, **more: Any) -> dict[str, Any]:
    return {"id": id, "clue": f"Asked as {id}", "answer": f"Answer {id}", **more}


def pack(name: str, own: bool = False, **groups: int) -> Pack:
    made = [{"name": group, "clue": [clue(f"{group}{n}") for n in range(size)]}
            for group, size in groups.items()]  # fmt: skip
    return Pack(About("jeopardy", name, name.lower()), made, own=own, path=f"{name}.toml")


def test_an_items_faults_are_sentences_about_its_fields() -> None:
    item, wrong = fitted(CLUES, {"id": "b", "clue": 7, "answer": ["no"], "difficulty": 9, "x": 1})
    assert item["clue"] == "7"
    assert wrong == [
        "The answer should be a text.",
        "The difficulty is one of 1, 2, 3, 4, 5, not “9”.",
        "There is no field “x” here.",
    ]
    assert [field.sort for field in fields(CLUES)[:4]] == ["text", "text", "text", "lines"]


@pytest.mark.parametrize("name", ["ours.toml", "ours.csv", "ours.json"])
def test_one_file_is_a_pack_in_each_format(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    if name.endswith("json"):
        (tmp_path / "x.csv").write_text(CSV)
        made = reading.read(tmp_path / "x.csv", KINDS)
        path.write_bytes(writing.written(made, CLUES, ".json"))
    else:
        path.write_text(TOML if name.endswith("toml") else CSV)
    found = reading.read(path, KINDS, own=True)
    assert found.about.name == "Ours"
    assert found.groups[0]["name"] == "Pets"
    assert found.groups[0]["clue"][0]["answer"] == "Dog"
    assert ("hound" in str(found.groups)) == (not name.endswith("toml"))
    assert [problem.where for problem in found.problems] == ["b"] * 3 * name.endswith("toml")


def test_a_folder_is_a_pack_and_its_broken_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('title = "jeopardy"\nname = "Mine"\n')
    pets = 'name = "Pets"\n[[clue]]\nid = "a"\nclue = "It barks"\nanswer = "Dog"\n'
    (tmp_path / "pets.toml").write_text(pets)
    (tmp_path / "more.csv").write_text("category,clue,answer\nPets,It purrs,Cat\n")
    (tmp_path / "bad.toml").write_text("name = ")
    found = reading.read(tmp_path, KINDS)
    assert [item["answer"] for item in found.groups[0]["clue"]] == ["Cat", "Dog"]
    assert "not valid TOML" in found.problems[0].says


@pytest.mark.parametrize(("ending", "text", "line"), [
    (".toml", 'title = "jeopardy"\n= 3\n', 2), (".toml", 'title = "jeopardy"\nname =\n\n', 2),
    (".json", '{"title": "jeopardy",\n"name": "é" 3}', 2), (".json", '{"title":\n', 1),
])  # fmt: skip
def test_a_fault_of_a_file_is_named_by_its_line_in_any_language(
    ending: str, text: str, line: int
) -> None:
    with pytest.raises(Unreadable) as refused:
        reading.parsed(text.encode(), ending, KINDS)
    kind = ending[1:].upper()
    told = f"Die Datei ist kein gültiges {kind}: Schau in Zeile {line}."
    assert refused.value.args[0].within("de") == told


@pytest.mark.parametrize(("text", "says"), [
    ("name = 'x'", "which title"), ("title = 'chess'\nname = 'x'", "no title “chess”"),
    ("title = 'jeopardy'\naudience = 'robots'", "does not fit"), ("= 3", "not valid TOML"),
])  # fmt: skip
def test_what_is_no_pack_says_why(tmp_path: Path, text: str, says: str) -> None:
    (tmp_path / "x.toml").write_text(text)
    with pytest.raises(Unreadable, match=says):
        reading.read(tmp_path / "x.toml", KINDS)


def test_two_items_with_one_id_are_not_both_kept(tmp_path: Path) -> None:
    (tmp_path / "x.csv").write_text(CSV + "Pets,a,It purrs.,Cat,\n")
    found = reading.read(tmp_path / "x.csv", KINDS)
    assert len(found.groups[0]["clue"]) == 1
    assert "with this id" in found.problems[0].says


@settings(max_examples=60, deadline=None)
@given(st.lists(st.fixed_dictionaries({
    "clue": st.text(min_size=1, max_size=40), "answer": st.text(min_size=1, max_size=30),
    "accepted": st.lists(st.text(max_size=12), max_size=3), "difficulty": st.integers(1, 5),
}), max_size=5), st.sampled_from(reading.ENDINGS))  # fmt: skip
def test_what_is_written_is_read_back(raws: list[dict[str, Any]], ending: str) -> None:
    fit = [fitted(CLUES, {"id": f"i{n}", **raw}) for n, raw in enumerate(raws)]
    items = [item for item, wrong in fit if not wrong and "|" not in str(item)]
    made = Pack(About("jeopardy", "Ours", "ours"), [{"name": "Pets", "clue": items}])
    told = reading.parsed(writing.written(made, CLUES, ending), ending, KINDS)
    back = [fitted(CLUES, each) for each in told["categories"][0]["clue"]] if items else []
    assert [item for item, _ in back] == items
    assert not any(wrong for _, wrong in back)


def test_no_cell_of_a_table_begins_as_a_formula() -> None:
    made = pack("Ours", Pets=1)
    made.groups[0]["clue"][0]["clue"] = "=HYPERLINK(1)"
    assert b",=HYPERLINK" not in writing.written(made, CLUES, ".csv")


def library(tmp_path: Path) -> Library:
    (tmp_path / "own").mkdir(exist_ok=True)
    return Library(KINDS, tmp_path / "shipped", tmp_path / "own", tmp_path / "kept.json")


def test_the_hosts_own_files_come_change_and_go(tmp_path: Path) -> None:
    here = library(tmp_path)
    assert not here.look()
    file = tmp_path / "own" / "ours.toml"
    file.write_text(TOML)
    (tmp_path / "own" / "bad.json").write_text("{")
    assert here.look()
    assert [known.about.name for known in here.packs] == ["Ours"]
    assert [problem.file for problem in here.broken] == ["bad.json"]
    assert not here.look()
    file.write_text(TOML.replace("Ours", "Theirs"))
    os.utime(file, (1, 1))
    assert here.look()
    assert here.packs[0].about.name == "Theirs"
    again = library(tmp_path)
    again._read = None  # type: ignore[method-assign, assignment]  # nothing is read a second time
    assert again.look()
    assert again.packs[0].groups == here.packs[0].groups
    file.unlink()
    assert here.look()
    assert not here.packs


def test_faults_are_told_in_the_languages_of_pages_after_the_next_start_too(tmp_path: Path) -> None:
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "ours.toml").write_text(TOML + "[[categories.clue]]\nid = 'a'\n" + CLUE_A)
    (tmp_path / "own" / "bad.json").write_text("{")
    for _ in range(2):
        here = library(tmp_path)
        here.look()
        told = [each.says for each in (*here.broken, *here.packs[0].problems)]
        german, spanish = within("de", told), within("es", told)
        assert len(told) == 5
        assert not {*told} & {*german, *spanish}
        assert "„Schwierigkeit“ ist eins von 1, 2, 3, 4, 5, nicht „9“." in german
        assert german[0].startswith("Die Datei ist kein gültiges JSON: ")


def test_links_and_hidden_files_are_nobodys_packs(tmp_path: Path) -> None:
    here = library(tmp_path)
    (tmp_path / "secret.toml").write_text(TOML)
    (tmp_path / "own" / "link.toml").symlink_to(tmp_path / "secret.toml")
    (tmp_path / "own" / ".hidden.toml").write_text(TOML)
    assert not here.look()


def test_what_takes_long_to_read_is_left_to_another_process(tmp_path: Path) -> None:
    here = library(tmp_path)
    (tmp_path / "own" / "big.toml").write_text(TOML + "# long\n" * 40_000)
    here.look(large=False)
    assert not here.packs
    assert here.waiting
    assert library(tmp_path).look()  # as that process does
    assert here.look(large=False)
    assert here.packs
    assert not here.waiting


def test_packs_are_joined_and_small_groups_gathered() -> None:
    one, two = pack("One", Pets=12), pack("Two", own=True, pets=12, a=5, b=4, c=4, d=2)
    whole = deal.joined(CLUES, [one, two])
    sizes = {group["name"]: len(group["clue"]) for group in whole["categories"]}
    assert sizes == {"Pets": 24, "Two": 15}
    ids = [item["id"] for item in CLUES.all(whole)]
    assert len(set(ids)) == len(ids) == 39
    assert "two:pets0" in ids


def test_the_longest_ago_comes_first_and_new_ones_before_all() -> None:
    whole = deal.joined(CLUES, [pack("One", Pets=20)])
    asked = {f"Pets{n}": 100.0 - n for n in range(6)}
    dealt = deal.dealt(CLUES, whole, asked)
    ids = [item["id"] for item in CLUES.all(dealt)]
    assert ids == [f"Pets{n}" for n in range(6, 20)]
    assert dealt["asked"] == []
    asked = {f"Pets{n}": 100.0 - n for n in range(15)}
    dealt = deal.dealt(CLUES, whole, asked)
    ids = [item["id"] for item in CLUES.all(dealt)]
    assert ids == [*(f"Pets{n}" for n in range(15, 20)), *(f"Pets{n}" for n in range(14, 7, -1))]
    assert dealt["asked"] == [f"Pets{n}" for n in range(14, 7, -1)]


def test_clues_that_the_house_has_met_come_last_in_a_match() -> None:
    title = TITLES["jeopardy"]
    groups = {f"Topic{n}": 14 for n in range(13)}
    whole = deal.joined(CLUES, [pack("One", **groups)])
    asked = {f"{name}{n}": 50.0 - n for name in groups for n in range(6)}
    options = {rule.name: rule.default for rule in title.rules(whole, 3)}
    start = Start("jeopardy", 1, "ab", ("s1", "s2", "s3"), options, deal.dealt(CLUES, whole, asked))
    table = begin(title, start).table
    deck, rng = table.clues, table.rng.peek()
    drawn = []
    for _ in range(12):
        told, again, deck, rng = deck.draw("Topic4", rng)
        drawn.append(told.id)
        assert not again
    assert not set(drawn[:8]) & set(asked)
    assert drawn[8:] == [f"Topic4{n}" for n in range(5, 1, -1)]


def test_what_was_asked_is_kept_over_nights_and_forgotten_at_once(tmp_path: Path) -> None:
    asked = Asked(tmp_path)
    asked.note("jeopardy", ["a", "b"], 5.0)
    asked.note("jeopardy", ["a"], 9.0)
    asked.close()
    again = Asked(tmp_path)
    assert again.of("jeopardy") == {"a": 9.0, "b": 5.0}
    assert again.of("beat_ken") == {}
    again.forget()
    assert Asked(tmp_path).of("jeopardy") == {}


def test_a_damaged_memory_of_questions_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(random.Random(3).randbytes(5_000))
    asked = Asked(tmp_path)
    asked.note("jeopardy", ["a"], 5.0)
    assert asked.of("jeopardy") == {"a": 5.0}


def test_the_packs_of_a_start_survive_the_journal() -> None:
    whole = deal.dealt(CLUES, deal.joined(CLUES, [pack("One", Pets=14)]), {"Pets3": 1.0})
    assert msgspec.json.decode(msgspec.json.encode(whole)) == whole


@pytest.mark.skipif(os.name == "nt", reason="Windows knows no such names")
def test_h121_h125_a_name_that_no_page_can_show_costs_only_its_own_pack(tmp_path: Path) -> None:
    """As an archive from another system leaves them."""
    own = tmp_path / "own"
    (own / "folder").mkdir(parents=True)
    lost = os.fsdecode(b"Spa\xdf.csv")
    for place in (own, own / "folder"):
        (place / lost).write_text(CSV)
    (own / "folder" / "pack.toml").write_text(TOML.replace("Ours", "Folder"))
    for name in ("<b>{{7*7}}.csv", "line\nbreak.csv", "ümlaut \u202e.csv", "x" * 240 + ".csv"):
        (own / name).write_text(CSV.replace("Ours", "Markup"))
    shelf = Library(KINDS, tmp_path / "shipped", own, tmp_path / "kept.json")
    assert shelf.look()
    assert sorted(each.about.name for each in shelf.packs) == ["Folder"] + 4 * ["Markup"]
    assert [str(each) for each in shelf.broken] == ["Spa\\udcdf.csv: " + msg("packs-name-lost")]
    assert msgspec.json.encode([shelf.packs, shelf.broken], enc_hook=hook(ENGLISH))
    assert not shelf.look()
    again = Library(KINDS, tmp_path / "shipped", own, tmp_path / "kept.json")
    assert not again.look(large=False) or again.packs == shelf.packs
    assert [str(each) for each in again.broken] == [str(each) for each in shelf.broken]


def test_h121_a_file_that_fails_the_reader_costs_only_its_own_pack(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = reading.read

    def stumbles(path: Path, *rest: Any) -> Pack:
        if path.name == "odd.csv":
            raise KeyError("nobody thought of it")
        return read(path, *rest)

    monkeypatch.setattr(reading, "read", stumbles)
    shelf = library(tmp_path)
    for name in ("odd.csv", "good.csv"):
        (shelf.own / name).write_text(CSV)
    assert shelf.look()
    assert [each.about.id for each in shelf.packs] == ["good"]
    assert [each.file for each in shelf.broken] == ["odd.csv"]


@pytest.mark.skipif(os.name == "nt", reason="Windows knows no such names")
def test_h121_a_file_of_such_a_name_is_imported(tmp_path: Path) -> None:
    file = tmp_path / os.fsdecode(b"Spa\xdf.csv")
    file.write_text("clue,answer,category\nIt barks at the postman,Dog,Pets\n")
    made = argparse.ArgumentParser()
    terminal.add_to(made)
    told = made.parse_args(["import", str(file)])
    assert terminal.run(told, tmp_path / "shipped", tmp_path) == 0
    assert [each.name for each in (tmp_path / "packs").iterdir()] == ["spa-udcdf.json"]
