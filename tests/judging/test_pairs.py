"""The judge against people: pairs of answers with what they say. Two in five are wrong answers
that lie near. `docs/judging.md` says who wrote them, and what each lot gave when first read."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from bench.judging import Score, ours, read, score
from partyhost.judging import Key, judge
from partyhost.judging.cross import Crossing, crossings

HERE = Path(__file__).resolve().parent
CONTENT = HERE.parents[1] / "content"


@pytest.fixture(scope="module")
def scored() -> Score:
    return score("partyhost", read([HERE / "pairs.jsonl"], ""), ours)


def test_the_judge_agrees_with_people(scored: Score) -> None:
    assert scored.met.total() >= 300
    assert scored.agreement >= 0.965
    assert scored.share("reject", "accept") <= 0.005, "wrong answers that are accepted"
    assert scored.share("accept", "accept") >= 0.965, "right answers that are accepted"
    assert scored.share("prompt", "accept") <= 0.05, "doubtful answers that are accepted"
    assert scored.share("", "prompt") <= 0.09, "answers that people are asked about"


def test_the_judge_agrees_with_people_it_never_learned_from() -> None:
    """No rule was made for any of these pairs, and none may be."""
    held = score("partyhost", read([HERE / "held.jsonl"], ""), ours)
    assert held.met.total() == 400
    assert held.agreement >= 0.97
    assert held.share("reject", "accept") <= 0.01
    assert held.share("accept", "accept") >= 0.95
    assert held.share("prompt", "accept") <= 0.1
    assert held.share("", "prompt") <= 0.085  # 8.3 % of the labels ask for it


def shipped() -> dict[str, Key]:
    keys = {}
    for path in sorted((CONTENT / "jeopardy").rglob("*.toml")):
        for clue in tomllib.loads(path.read_text("utf-8")).get("clue", ()):
            lists = (tuple(clue.get(name, ())) for name in ("accepted", "prompt", "reject"))
            keys[clue["id"]] = Key(clue["answer"], *lists, clue["type"], clue["clue"])
    return keys


def test_the_lists_of_every_shipped_clue_are_kept() -> None:
    for clue, key in shipped().items():
        ruled = {
            "right": (key.answer, *key.accepted),
            "unsure": key.prompt,
            "wrong": key.reject,
        }
        for outcome, texts in ruled.items():
            for text in texts:
                for said in (text, f"What is {text}?", text.lower(), f"I think it's {text}"):
                    assert judge(said, key).outcome == outcome, (clue, said)


def test_no_shipped_answer_is_taken_for_another() -> None:
    assert crossings(shipped()) == []


def test_the_cross_answer_test_finds_what_crosses() -> None:
    keys = {
        "a": Key("Albert Einstein", type="person"),
        "b": Key("Einsteen", clue="A made-up name"),
        "c": Key("7", type="number"),
        "d": Key("VII"),
        "e": Key("Rome"),
    }
    assert [(each.of, each.taken_for) for each in crossings(keys)] == []
    keys["d"] = Key("7 dwarfs")
    found = crossings(keys)
    assert found == [Crossing("7 dwarfs", "d", "c", found[0].why)]
