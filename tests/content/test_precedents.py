"""What people of this house have ruled: kept over nights, taken back, forgotten, given away."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from partyhost.cli import main
from partyhost.engine.pack import Precedent
from partyhost.judging import Rulings
from partyhost.packs.kinds import KINDS
from partyhost.packs.pack import About, Pack
from partyhost.packs.precedents import FILE, Precedents, written_in

PACK = """title = "jeopardy"
name = "Ours"
[[categories]]
name = "Pets"
[[categories.clue]]
id = "a"
clue = "It barks at the moon."
answer = "Dog"
accepted = ["hound"]
prompt = ["beast"]
reject = ["wolf"]
"""


class Plain(msgspec.Struct):
    id: str


def ruled(text: str, right: bool = True, item: str = "a") -> Precedent:
    return Precedent(item, text, right, ("s1",))


def test_rulings_are_kept_over_nights_and_forgotten_at_once(tmp_path: Path) -> None:
    known = Precedents(tmp_path)
    known.changed("jeopardy", {}, [], [ruled("mutt"), ruled("fox", False)])
    known.changed("jeopardy", {}, [], [ruled("Fox!", True)])
    known.close()
    again = Precedents(tmp_path)
    assert again.of("jeopardy") == {"a": Rulings(("mutt", "Fox!"), ())}
    assert again.of("beat_ken") == {}
    again.forget()
    assert Precedents(tmp_path).of("jeopardy") == {}


def test_what_is_taken_back_is_as_it_was_before(tmp_path: Path) -> None:
    known = Precedents(tmp_path)
    known.changed("jeopardy", {}, [], [ruled("mutt"), ruled("cur", False)])
    pack: dict[str, Any] = {"precedents": {"a": {"also": ["mutt"], "never": ["cur"]}}}
    made = [ruled("Mutt", False), ruled("pug")]
    known.changed("jeopardy", pack, [], made)
    assert known.of("jeopardy")["a"] == Rulings(("pug",), ("cur", "Mutt"))
    known.changed("jeopardy", pack, made, made[1:])
    assert known.of("jeopardy")["a"] == Rulings(("pug", "mutt"), ("cur",))
    known.changed("jeopardy", pack, made[1:], [])
    assert known.of("jeopardy")["a"] == Rulings(("mutt",), ("cur",))


def test_a_start_carries_those_on_its_items(tmp_path: Path) -> None:
    known = Precedents(tmp_path)
    known.changed("jeopardy", {}, [], [ruled("mutt"), ruled("cat", item="z")])
    pack = {"categories": [{"name": "Pets", "clue": [{"id": "a"}, {"id": "b"}]}]}
    on = known.on(KINDS["jeopardy"], "jeopardy", pack)
    assert on == {"a": {"also": ("mutt",), "never": ()}}


def test_a_damaged_memory_of_rulings_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(random.Random(3).randbytes(5_000))
    known = Precedents(tmp_path)
    known.changed("jeopardy", {}, [], [ruled("mutt")])
    assert known.of("jeopardy")["a"].also == ("mutt",)


def test_an_export_has_what_people_ruled(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "packs"
    own.mkdir()
    (own / "ours.toml").write_text(PACK)
    known = Precedents(tmp_path)
    made = [ruled("mutt", item="ours:a"), ruled("Wolf", item="ours:a")]
    made += [ruled(text, False, "ours:a") for text in ("hound", "beast")]
    known.changed("jeopardy", {}, [], made)
    known.close()
    out = tmp_path / "ours.csv"
    assert main(["packs", "export", "ours", str(out), "--data-dir", str(tmp_path)]) == 0
    rows = out.read_text("utf-8-sig").splitlines()
    assert "It barks at the moon.,Dog,mutt | Wolf,,hound | beast" in rows[-1]
    capsys.readouterr()


def test_packs_without_such_lists_are_given_away_as_they_are() -> None:
    plain = replace(KINDS["jeopardy"], item=Plain)
    facts = Pack(About("jeopardy", "Facts"), [{"name": "Pets", "clue": [{"id": "a"}]}])
    assert written_in(facts, plain, {"a": Rulings(("x",))}) is facts
