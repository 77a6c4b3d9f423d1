"""A night as one file: what is in it, what stays out, and that it plays back to the same."""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from partyhost import cli
from partyhost.engine.acts import Act, Move
from partyhost.host import archive, export, night_file, nights, playback, seal
from partyhost.host.journal import Journal
from partyhost.host.night_file import NightFile, Unreadable
from partyhost.titles import TITLES
from tests.host.house import Guest, House
from tests.host.toy import TITLES as TOYS
from tests.matches import random_match, start_of
from tests.program import ROOT

PUBLIC = {"seat", "name", "avatar", "place", "rank", "bot", "status", "colour", "shape"}


def played(house: House) -> list[Guest]:
    ann, bo = house.table("Ann", "Bo", rounds=1)
    ann.act("note", {"text": "my own words"})
    ann.act("name", 30)
    bo.act("name", 71)
    ann.control("undo")
    ann.control("adjust", seat="s1", amount=5, reason="for the cake")
    bo.act("name", 70)
    ann.act("next")
    return [ann, bo]


def exported(house: House, secrets: bool = False) -> NightFile:
    journal = house.room.journal
    past = nights.opened(journal.rows, journal.night, house.hands.clock().wall())
    assert past
    return night_file.read(night_file.written(export.of(past, TOYS, secrets)))


def replayed(night: NightFile, number: int = 0, titles: Any = TOYS) -> playback.Played:
    return playback.played(titles, night, night.matches[number], check=True)


def test_a_night_is_one_file_and_plays_back_to_the_same(house: House) -> None:
    played(house)
    night = exported(house)
    assert [guest.name for guest in night.guests] == ["Ann", "Bo"]
    match = night.matches[0]
    assert (match.status, match.withheld, match.count) == ("finished", None, 7)
    assert len(match.digests or ()) == 8
    result = replayed(night)
    assert result.differs is None
    assert [(p["name"], p["score"]) for p in result.result["places"]] == [("Bo", 70), ("Ann", 35)]
    assert result.result["places"] == house.room.last_finished()["places"]  # type: ignore[index]


def test_the_same_night_is_the_same_bytes(house: House) -> None:
    played(house)
    assert night_file.written(exported(house)) == night_file.written(exported(house))


def test_what_opens_anything_is_never_in_it(house: House) -> None:
    guests = played(house)
    tokens = [str(guest.token) for guest in guests]
    house.client("host").control("wifi", name="canary net", password="canary word")
    guests[0].control("start", title="toy", options={})
    guests[0].act("name", 3, id="canary-id")
    text = msgspec.json.encode(exported(house, secrets=True))
    hashes = [row[0] for row in house.room.journal.rows.execute("select token from seats")]
    for secret in (*tokens, "canary", house.room.pin or "no pin"):
        assert secret.encode() not in text
    for mark in hashes:
        assert mark.hex().encode() not in text
        assert msgspec.json.encode(mark) not in text
    told = msgspec.json.decode(text)
    assert set(told["guests"][0]) == PUBLIC


def test_secrets_of_a_running_match_stay_out_unless_asked_for(house: House) -> None:
    ann, _ = played(house)
    ann.control("start", title="toy", options={})
    ann.act("name", 88)
    night = exported(house)
    first, second = night.matches
    assert second.status == "running"
    assert second.withheld == export.RUNNING
    assert first.withheld == export.SAME_QUESTIONS
    assert [second.seed, second.pack, second.entries, second.digests] == [None] * 4
    assert night.packs == {}
    assert b"88" not in msgspec.json.encode(second)
    night = exported(house, secrets=True)
    assert night.packs
    assert replayed(night, 1).differs is None
    assert night.matches[1].entries[0].act.value == 88  # type: ignore[index,union-attr]


def test_a_match_that_was_broken_off_hides_nothing_any_more(house: House) -> None:
    ann, _ = house.table("Ann", "Bo")
    ann.act("name", 88)
    old = house.room.journal.night
    house.client("host").control("new_night")
    past = nights.opened(house.room.journal.rows, old, house.hands.clock().wall())
    assert past
    night = export.of(past, TOYS)
    assert (night.matches[0].status, night.matches[0].withheld) == ("left", None)
    assert replayed(night).differs is None


def test_a_changed_rule_shows(house: House) -> None:
    played(house)
    night = exported(house)
    toy = TOYS["toy"]
    louder = replace(toy, scores=lambda table: {s: n * 2 for s, n in table.scores.items()})
    assert replayed(night, titles={"toy": louder}).differs == 3  # the first scores that aren't 0
    with pytest.raises(playback.Unplayable, match="older rules"):
        replayed(night, titles={"toy": replace(toy, version=2)})
    with pytest.raises(playback.Unplayable, match="does not have its title"):
        replayed(night, titles={})
    night.matches[0].entries.pop(0)  # type: ignore[union-attr]
    with pytest.raises(playback.Unplayable, match="entries are missing"):
        replayed(night)
    night = exported(house)
    night.matches[0].entries[1] = Move("s1", Act("name", 500), 0)  # type: ignore[index]
    with pytest.raises(playback.Unplayable, match="rules have changed, or the file"):
        replayed(night)


def test_files_that_are_none_are_refused_with_a_sentence(house: House) -> None:
    played(house)
    good = night_file.written(exported(house))
    text = gzip.decompress(good)
    told = msgspec.json.decode(text)
    cases: list[tuple[bytes, str]] = [
        (b"", "or it is damaged"),
        (b"\x89PNG\r\n", "or it is damaged"),
        (b"[" * 100_000, "not the file of a night"),
        (b'{"night": 1}', "not the file of a night"),
        (b'{"format": "a cake", "version": 1}', "not the file of a night"),
        (good[: len(good) // 2], "cut short"),
        (good[:40] + b"xxxx" + good[44:], "damaged"),
        (text[: len(text) // 2], "damaged"),
        (msgspec.json.encode({**told, "version": 2}), "newer partyhost"),
        (msgspec.json.encode({**told, "version": 0}), "too old"),
        (msgspec.json.encode({**told, "matches": [{}]}), "make no sense"),
    ]
    for data, sentence in cases:
        with pytest.raises(Unreadable, match=sentence):
            night_file.read(data)
    assert night_file.read(text).night == 1


def test_a_file_larger_than_any_night_is_not_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(night_file, "LARGEST", 1000)
    with pytest.raises(Unreadable, match="too large"):
        night_file.read(gzip.compress(b" " * 2000))


@pytest.mark.parametrize("key", TITLES)
def test_every_title_plays_back_to_the_same(key: str, tmp_path: Path) -> None:
    """In another process too, whose hashes are seeded anew."""
    title = TITLES[key]
    journal = Journal(tmp_path)
    journal.begin_night(time.time())
    start = start_of(title, 3, seed=4)
    match = journal.begin_match(start)
    for n, (_, entry) in enumerate(random_match(title, 3, 4)):
        journal.append(match, n, entry, None, None)
    journal.set_match(match, "finished", time.time(), None)
    journal.close()
    file = tmp_path / "night.json.gz"
    words = ["export", "--data-dir", str(tmp_path), "--night", "1", str(file)]
    assert cli.main(words) == 0
    command = [sys.executable, "-P", "-m", "partyhost", "replay", str(file), "--check"]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONHASHSEED": "99"},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "is the same as at the export" in done.stdout
    assert title.name in done.stdout


def test_the_command_says_what_it_does(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """While the host runs; by default the last night that somebody came to."""
    played(house)
    assert house.room.match is not None
    sealed = seal.told(house.room.match.start, True, True)["hash"]
    house.client("host").control("new_night")
    options = cli.parsed(["export", "--data-dir", str(tmp_path), str(tmp_path / "mine")])
    assert archive.write_night(options, TOYS) == 0
    assert "Night 1" in capsys.readouterr().out
    assert (tmp_path / "mine").stat().st_mode & 0o077 == 0
    with pytest.raises(archive.Refused, match="is there already"):
        archive.write_night(options, TOYS)
    replay = cli.parsed(["replay", "--check", str(tmp_path / "mine")])
    assert archive.play_back(replay, TOYS) == 0
    said = capsys.readouterr().out
    assert "1. Toy, finished" in said
    assert " 1  Bo  70 points" in said
    assert f"Seal {sealed}" in said
    assert archive.play_back(replay, {}) == 1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["export", "--data-dir", "{}/nothing"], "There is no night in"),
        (["export", "--data-dir", "{}", "--night", "9"], "There is no such night"),
        (["export", "--data-dir", "{}", "{}/no/such/folder"], "can't be written"),
        (["replay", "{}/nothing"], "can't be read"),
        (["replay", "{}/night.sqlite3"], "not the file of a night"),
    ],
)
def test_the_commands_refuse_with_a_sentence(
    words: list[str],
    sentence: str,
    house: House,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    house.guest("Ann")
    assert cli.main([word.format(tmp_path) for word in words]) == 1
    assert sentence in capsys.readouterr().err


def test_options_of_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.parsed(["export", "--night", "3"]).night == 3
    assert cli.parsed([]).command == "host"
    for words in (["--port", "1", "export"], ["export", "--night", "0"], ["replay"]):
        with pytest.raises(SystemExit):
            cli.parsed(words)
    assert "A night is a number from 1 on." in capsys.readouterr().err


def test_a_foreign_name_does_not_command_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    archive.say("Ann\x1b[2J and Bo")
    assert capsys.readouterr().out == "Ann?[2J and Bo\n"
