"""A title whose rules ask who is away is told, and told again after an undo and a restart."""

from __future__ import annotations

from pathlib import Path

import pytest

from partyhost.titles.beat_ken import TITLE
from tests.host.house import Guest, House
from tests.packs import PACKS


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path, titles={"beat_ken": TITLE}, packs=PACKS, seed=3)


def begun(house: House) -> list[Guest]:
    guests = [house.guest(name) for name in ("Ann", "Ben", "Cleo")]
    assert guests[0].control("start", title="beat_ken", options={})["ok"]
    house.wait()
    return guests


def away(guest: Guest) -> list[str]:
    tracks = guest.view["game"]["board"]["tracks"]
    return [track["colour"] for track in tracks if track["away"]]


def test_the_rules_know_who_has_been_away_for_a_while(house: House) -> None:
    ann, _, cleo = begun(house)
    cleo.gone()
    house.wait(2)
    assert away(ann) == []
    house.wait(2)
    assert away(ann) == ["green"]
    cleo.back()
    house.wait()
    assert away(ann) == []


def test_an_undo_does_not_bring_back_who_is_away(house: House) -> None:
    ann, _, cleo = begun(house)
    ann.act("next")
    cleo.gone()
    house.wait(4)
    assert ann.control("undo", steps=1)["ok"]
    house.wait()
    assert away(ann) == ["green"]


def test_after_a_restart_guests_have_a_moment_to_come_back(house: House) -> None:
    ann, ben, cleo = begun(house)
    cleo.gone()
    house.wait(4)
    house.killed()
    ann, _ = ann.back(), ben.back()
    house.wait()
    assert away(ann) == ["green"]
    house.wait(4)
    assert away(ann) == ["green"]


def test_a_stand_in_is_there(house: House) -> None:
    ann, _, cleo = begun(house)
    cleo.gone()
    house.wait(4)
    assert ann.control("stand_in", seat=cleo.seat, on=True)["ok"]
    house.wait()
    assert away(ann) == []


def test_ken_has_a_name_in_the_result(house: House) -> None:
    ann, *_ = begun(house)
    assert ann.control("end")["ok"]
    told = house.room.last_finished()
    assert told
    assert "Ken" in {place["name"] for place in told["places"]}
    assert "ken" not in ann.view["room"]["night"]


def test_nonsense_about_who_is_away_changes_nothing(house: House) -> None:
    ann, *_ = begun(house)
    host = house.client("host")
    for value in (None, {}, {"seats": 7}, {"seats": [None, {}, "s99"]}):
        host.act("away", value)
        house.wait()
        assert away(ann) == []
