"""What a host may find in its data folder, and what the folder may refuse: a sentence each time,
what was there is kept, and a new night can begin."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from partyhost.host.evening import UNOPENED
from partyhost.host.journal import FILE, Journal
from partyhost.l10n import msg
from partyhost.packs.asked import Asked
from tests.host.house import House
from tests.program import READY, Program

OLD = "create table nights (id integer primary key, begun real); insert into nights values (1, 2)"
ROWS = {
    "settings that are no JSON": "update nights set data = 'x'",
    "settings of another kind": 'update nights set data = \'{"pace": "fast"}\'',
    "a time that is none": "update nights set last = 'yesterday'",
    "a guest of another version": "update seats set data = '{\"shoe\": 9}'",
    "a guest without a word": "update seats set data = x'00ff'",
    "results that are none": "update matches set result = 'x', status = 'finished'",
}


def new_night(house: House) -> None:
    """The night that was is kept aside, said to be, and everything works."""
    ann = house.client()
    assert msg("room-set-aside") in ann.notices
    assert ann.view["room"]["seats"] == []
    assert [each["message"] for each in house.client("host").view["room"]["troubles"]] == [
        msg("room-set-aside")
    ]
    assert ann.join("Ann")["ok"]
    bo = house.guest("Bo")
    assert ann.control("start", title="toy", options={})["ok"]
    assert bo.act("name", 5)["ok"]
    house.killed()
    assert bo.back().view["game"]["done"] == [bo.seat]


def aside(folder: Path) -> list[Path]:
    return sorted(folder.glob(f"broken-*-{FILE}"))


def begun(house: House) -> None:
    house.table("Ann", "Bo")
    house.room.journal.close()


@pytest.mark.parametrize("change", list(ROWS))
def test_a_night_that_cannot_be_read_is_kept_aside(house: House, change: str) -> None:
    begun(house)
    with sqlite3.connect(house.folder / FILE) as db:
        db.execute(ROWS[change])
    db.close()
    house.killed()
    assert len(aside(house.folder)) == 1
    db = sqlite3.connect(aside(house.folder)[0])
    assert db.execute("select count(*) from seats").fetchone() == (2,)
    db.close()
    new_night(house)


@pytest.mark.parametrize(
    "change",
    [
        OLD,
        "create table seats (night, seat, token, data, hat)",
        "create table hats (id integer primary key)",
        "create view nights as select 1 as id",
    ],
)
def test_another_versions_file_is_kept_aside(folder: Path, change: str) -> None:
    with sqlite3.connect(folder / FILE) as db:
        db.executescript(change)
    db.close()
    before = (folder / FILE).read_bytes()
    house = House(folder)
    assert [each.read_bytes() for each in aside(folder)] == [before]
    new_night(house)


@pytest.mark.parametrize("keep", [0, 90, 4096, 5000])
def test_a_file_that_was_cut_off_is_kept_aside(house: House, keep: int) -> None:
    begun(house)
    file = house.folder / FILE
    file.write_bytes(file.read_bytes()[:keep] + b"\xff" * 3)
    house.killed()
    new_night(house)


def test_two_that_are_set_aside_in_one_second_are_both_kept(folder: Path) -> None:
    for _ in range(3):
        (folder / FILE).write_bytes(os.urandom(5000))
        Journal(folder).close()
    assert len(aside(folder)) == 3


def test_a_memory_of_another_version_is_begun_anew(folder: Path) -> None:
    with sqlite3.connect(folder / "asked.sqlite3") as db:
        db.execute("create table asked (question text)")
    db.close()
    asked = Asked(folder)
    asked.note("jeopardy", ["a"], 5.0)
    asked.close()
    again = Asked(folder)
    assert again.of("jeopardy") == {"a": 5.0}
    again.close()


# A folder that refuses


def mounted(kind: str) -> list[str]:
    """A shell that has such a folder of its own; nobody else sees it."""
    if not shutil.which("unshare") or subprocess.run(["unshare", "-m", "true"]).returncode:
        pytest.skip("Only who may mount can make such a folder.")
    options = {"full": "size=64k", "read-only": "size=1m"}[kind]
    after = {
        "full": 'head -c 1000000 /dev/zero > "$0/rest" 2>/dev/null',
        "read-only": 'mount -o remount,ro "$0"',
    }[kind]
    script = f'mount -t tmpfs -o {options} tmpfs "$0"; {after}; exec "$@"'
    return ["unshare", "-m", "sh", "-c", script]


@pytest.mark.parametrize(
    ("kind", "says"), [("full", UNOPENED), ("read-only", "The host cannot start here: Read-only")]
)
def test_a_folder_that_refuses_is_told_in_a_sentence(tmp_path: Path, kind: str, says: str) -> None:
    place = tmp_path / "place"
    place.mkdir()
    start = [*mounted(kind), str(place), sys.executable, "-P", "-m", "partyhost"]
    (tmp_path / "terminal").mkdir()
    with Program(tmp_path / "terminal", command=start, data=place) as program:
        assert program.process.wait(READY) == 1
    assert says in program.said
    assert "Traceback" not in program.said


def test_a_journal_that_may_only_be_read_is_not_taken_for_a_damaged_one(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    House(folder).room.close()
    connect: Callable[..., sqlite3.Connection] = sqlite3.connect

    def reading(file: Path, **more: object) -> sqlite3.Connection:
        return connect(f"file:{file}?mode=ro", uri=True, **more)

    monkeypatch.setattr(sqlite3, "connect", reading)
    with pytest.raises(sqlite3.OperationalError):
        House(folder)
    assert not aside(folder)


# Two hosts


def test_of_two_started_in_one_moment_one_is_the_host(tmp_path: Path) -> None:
    pair = [Program(tmp_path, "--port", "0"), Program(tmp_path, "--port", "0")]
    with pair[0], pair[1]:
        until = time.monotonic() + READY
        while all(each.process.poll() is None for each in pair) and time.monotonic() < until:
            time.sleep(0.05)
        ended, runs = sorted(pair, key=lambda each: each.process.poll() is None)
        assert ended.process.returncode == 0
        assert runs.health(runs.ready())["ok"]
        assert "running already" in runs.said
        assert runs.stop()[0] == 0
