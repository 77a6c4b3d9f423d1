"""Acts of the same moment: as if said one after the other, but on disk with one commit."""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path
from random import Random
from typing import Any

import pytest

from partyhost.host import together
from partyhost.host.inbox import Inbox
from tests.host.house import Guest, House, code, unchanged

NAMES = ("Ann", "Bo", "Cy", "Dee")
Said = list[tuple[str, Any]]


def wish(guest: Guest, act: str, value: Any = None, **more: Any) -> tuple[str, Any]:
    return guest.id, {"step": guest.step, "act": act, "value": value, **more}


def commits(house: House) -> list[str]:
    """From now on, every commit of the journal."""
    seen: list[str] = []
    house.room.journal._db.set_trace_callback(
        lambda statement: seen.append(statement) if statement.lower() == "commit" else None
    )
    return seen


def test_all_are_answered_and_kept_with_one_commit(house: House) -> None:
    guests = house.table(*NAMES)
    said = [wish(guest, "name", n, id=f"tap {n}") for n, guest in enumerate(guests[:3])]
    seen = commits(house)
    rev = guests[0].view["rev"]
    assert together.act(house.room, said) == [{"ok": True}] * 3
    assert len(seen) == 1
    assert guests[3].view["game"]["done"] == ["s1", "s2", "s3"]
    assert guests[3].view["rev"] == rev + 3
    house.killed()
    assert house.client(token=guests[3].token).view["game"]["done"] == ["s1", "s2", "s3"]
    assert ("s3", "tap 2") in house.room.counted


def test_what_ends_the_step_ends_it_for_those_behind(house: House) -> None:
    ann, bo, cy, dee = house.table(*NAMES)
    said = [wish(ann, "name", 1), wish(bo, "name", 2), wish(cy, "name", 3), wish(dee, "name", 4)]
    late = [wish(ann, "note", {"text": "hm"}), wish(bo, "name", 7, id="again")]
    *answers, first, second = together.act(house.room, said + late)
    assert answers == [{"ok": True}] * 4
    assert ann.view["game"]["numbers"] == {"s1": 1, "s2": 2, "s3": 3, "s4": 4}
    assert code(first) == code(second) == "moment_passed"


def test_nonsense_between_them_changes_nothing(house: House) -> None:
    ann, bo, cy, _ = house.table(*NAMES)
    tv = house.client("tv")
    bad = [(bo.id, "name"), wish(cy, "name", 101), wish(tv, "name", 1), ("gone", {}), (cy.id, {})]
    answers = together.act(house.room, [wish(ann, "name", 1), *bad, wish(bo, "name", 2)])
    codes = [code(answer) for answer in answers[1:-1]]
    assert codes == ["bad_request", "bad_value", "not_seated", "not_seated", "bad_request"]
    assert answers[0] == answers[-1] == {"ok": True}
    assert ann.view["game"]["done"] == ["s1", "s2"]


def test_the_same_tap_twice_counts_once(house: House) -> None:
    ann, bo, *_ = house.table(*NAMES)
    twice = [wish(ann, "note", {"text": "hm"}, id="one"), wish(bo, "name", 2)]
    assert together.act(house.room, [*twice, twice[0]]) == [{"ok": True}] * 3
    entries = house.room.journal.entries(house.room.running.id)
    assert [entry.act.name for entry in entries if hasattr(entry, "act")] == ["note", "name"]


def test_a_full_disk_takes_none_of_them(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bo, cy, _ = house.table(*NAMES)
    said = [wish(guest, "name", 5, id="tap") for guest in (ann, bo, cy)]

    def full(*_: Any) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as disk, unchanged(house):
        disk.setattr(house.room.journal, "save_clock", full)
        answers = together.act(house.room, said)
    assert [code(answer) for answer in answers] == ["bad_request"] * 3
    assert "disk" in answers[0]["error"]["message"]
    assert not house.room.journal.entries(house.room.running.id)
    assert together.act(house.room, said) == [{"ok": True}] * 3


@pytest.mark.parametrize("seed", range(12))
def test_it_is_as_if_they_were_said_one_by_one(seed: int, tmp_path: Path) -> None:
    rng = Random(seed)
    houses = [House(tmp_path / name, seed=seed) for name in ("one", "together")]
    tables = [house.table(*NAMES, rounds=9) for house in houses]
    for _ in range(12):
        said = _random(tables[0], rng)
        one_by_one = [houses[0].room.act(*each) for each in said]
        assert together.act(houses[1].room, said) == one_by_one
        assert _told(tables[0]) == _told(tables[1])
    one, two = (house.room.journal.entries(house.room.running.id) for house in houses)
    assert one == two


def _random(guests: list[Guest], rng: Random) -> Said:
    """What these guests may say in one moment: mostly sense, some of it late or twice."""
    said = [_something(guest, rng) for guest in rng.choices(guests, k=rng.randint(2, 6))]
    return said + [rng.choice(said)] * rng.randint(0, 1)


def _something(guest: Guest, rng: Random) -> tuple[str, Any]:
    act, value = rng.choice(
        [("name", rng.randint(0, 120)), ("note", {"text": "hm"}), ("next", None), ("hurry", None)]
    )
    more = {"id": str(rng.random())} if rng.random() < 0.7 else {}
    late = {"step": guest.step - 1} if rng.random() < 0.1 else {}
    return wish(guest, act, value, **more, **late)


def _told(guests: list[Guest]) -> list[Any]:
    return [{**guest.view, "room": None, "rev": 0} for guest in guests]


def test_acts_wait_for_the_tick_and_a_closing_host_lets_them_go(house: House) -> None:
    guests = house.table(*NAMES)
    inbox, answers = Inbox(house.room), {}
    acts = [wish(guest, "name", 3) for guest in guests[:3]]

    def say(client: str, payload: Any) -> None:
        answers[client] = inbox.act(client, payload)

    threads = [threading.Thread(target=say, args=each) for each in acts[:2]]
    for thread in threads:
        thread.start()
    while inbox.count < 2:
        threads[0].join(0.01)
    assert not answers
    inbox.answer()
    for thread in threads:
        thread.join()
    assert list(answers.values()) == [{"ok": True}] * 2
    last = threading.Thread(target=say, args=acts[2])
    last.start()
    while inbox.count < 3:
        last.join(0.01)
    house.room.close()
    inbox.answer()
    last.join()
    assert code(answers[guests[2].id]) == code(inbox.act(*acts[2])) == "not_allowed"
