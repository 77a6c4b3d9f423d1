"""A disk that is really full: whatever somebody does that needs it is refused with a sentence, the
night stays as it is, and goes on as soon as there is room."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.host.house import House, code, unchanged

FULL = "The laptop could not save that. Is its disk full?"


@contextmanager
def full_disk(house: House) -> Iterator[None]:
    """SQLite gets not one page more than it has."""
    db = house.room.journal.rows
    pages = db.execute("pragma page_count").fetchone()[0]
    db.execute(f"pragma max_page_count = {pages}")
    yield
    db.execute("pragma max_page_count = 4294967294")


def is_full(answer: dict[str, Any]) -> bool:
    return not answer["ok"] and answer["error"]["message"] == FULL


def test_what_finds_no_room_is_refused_and_changes_nothing(house: House) -> None:
    ann, bo = house.table("Ann", "Bo", rounds=1)
    bo.act("name", 6)
    words = "x" * 70
    with full_disk(house):
        answers = (ann.act("note", {"text": f"{n} {words}"}) for n in range(150))
        assert any(map(is_full, answers))
        with unchanged(house):
            assert is_full(ann.act("note", {"text": words}))
    before = ann.view["game"]
    house.killed()
    ann = ann.back()
    assert ann.view["game"] == {**before, "cues": []}
    assert ann.act("name", 5)["ok"]
    assert ann.view["game"]["screen"] == "shown"


def test_an_end_that_cannot_be_kept_is_none(house: House) -> None:
    """The move that ends a match, its result and the points of the night are one."""
    ann, bo = house.table("Ann", "Bo", rounds=1)
    ann.act("name", 5)
    bo.act("name", 6)

    def refuse(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    journal = house.room.journal
    kept, journal.set_match = journal.set_match, refuse  # type: ignore[method-assign]
    with unchanged(house):
        assert code(ann.act("next")) == "bad_request"
    house.wait(5)  # time runs out as well, and can't be noted either
    assert ann.view["room"]["phase"] == "game"
    journal.set_match = kept  # type: ignore[method-assign]
    house.wait(1)
    assert ann.view["room"]["phase"] == "podium"
    house.killed()
    assert ann.back().view["room"]["night"] == {"s1": 2, "s2": 3}
