"""The tour of a title before its match: everything stands still, and nothing stays so."""

from __future__ import annotations

from typing import Any

import pytest

from partyhost.host.touring import SECONDS
from tests.host.house import Guest, House


def toured(house: House, *names: str) -> list[Guest]:
    guests = [house.guest(name) for name in names]
    assert guests[0].control("start", title="toy", options={}, tour=True)["ok"]
    return guests


def room(guest: Guest) -> dict[str, Any]:
    told: dict[str, Any] = guest.view["room"]
    return told


def goes_on(guest: Guest) -> bool:
    return not room(guest)["paused"] and room(guest)["tour"] is None


def test_a_tour_stands_before_the_match_and_ends_by_itself(house: House) -> None:
    ann, bo = toured(house, "Ann", "Bo")
    tv = house.client("tv")
    before = ann.view["clock"]["left_ms"]
    assert room(tv)["paused_why"] == "tour"
    assert room(tv)["tour"] == {"left_ms": SECONDS * 1000, "total_ms": SECONDS * 1000}
    assert bo.act("name", 5)["error"]["code"] == "paused"
    house.wait(10)
    assert room(tv)["tour"]["left_ms"] == (SECONDS - 10) * 1000
    assert ann.view["clock"]["left_ms"] == before
    house.wait(SECONDS - 9)
    assert goes_on(tv)
    assert bo.act("name", 5)["ok"]


@pytest.mark.parametrize("control", ["resume", "skip"])
def test_whoever_has_the_controls_ends_it(house: House, control: str) -> None:
    ann, bo = toured(house, "Ann", "Bo")
    step = ann.step
    assert bo.control(control)["error"]["code"] == "not_allowed"
    assert ann.control(control)["ok"]
    assert goes_on(bo)
    assert ann.step == step


def test_no_tour_where_none_is_asked_for(house: House) -> None:
    ann, _ = house.table("Ann", "Bo")
    assert goes_on(ann)


def test_a_tour_outlives_the_host_and_is_never_stuck(house: House) -> None:
    ann, bo = toured(house, "Ann", "Bo")
    house.wait(20)
    house.killed()
    ann, bo = ann.back(), bo.back()
    assert room(ann)["tour"]["left_ms"] == SECONDS * 1000
    house.wait(SECONDS + 1)
    assert goes_on(ann)
    assert bo.act("name", 5)["ok"]


def test_a_match_whose_laptop_slept_in_the_tour_waits_for_people(house: House) -> None:
    ann, _ = toured(house, "Ann", "Bo")
    house.hands.slept += 120
    house.tick()
    assert room(ann)["paused_why"] == "asleep"
    assert ann.control("resume")["ok"]
    assert goes_on(ann)


def test_what_ends_a_match_ends_its_tour(house: House) -> None:
    ann, _ = toured(house, "Ann", "Bo")
    assert ann.control("end")["ok"]
    assert room(ann)["tour"] is None
    house.wait(SECONDS + 1)
    assert room(ann)["phase"] == "podium"


def test_the_room_tells_what_was_played_tonight(house: House) -> None:
    ann = house.guest("Ann")
    house.guest("Bo")
    assert room(ann)["played"] == []
    assert ann.control("start", title="toy", options={})["ok"]
    house.killed()
    assert room(ann.back())["played"] == ["toy"]
