"""The system's clock is set in the middle of the night, by hand or by the network: nothing runs out
by it, on systems that can tell sleep from a clock that was set and on those that cannot. Nor does
anything while the laptop sleeps."""

from __future__ import annotations

from pathlib import Path

import pytest

from partyhost.host.clock import Clock
from partyhost.titles import TITLES
from tests.host.house import Hands, House
from tests.host.playing import in_each_phase

HOUR = 3600.0
SET = {
    "a minute on": 60.0,
    "an hour back": -HOUR,
    "six hours on": 6 * HOUR,
    "a day back": -24 * HOUR,
}


def only_wall(hands: Hands) -> Clock:
    """As where nothing tells sleep from a clock that was set."""
    clock = Hands.clock(hands)
    return Clock(clock.monotonic, clock.wall, clock.wall)


@pytest.fixture(params=["tells", "cannot tell"])
def house(request: pytest.FixtureRequest, folder: Path) -> House:
    house = House(folder)
    if request.param == "cannot tell":
        house.hands.clock = lambda: only_wall(house.hands)  # type: ignore[method-assign]
        house.killed()
    return house


@pytest.mark.parametrize("by", list(SET))
def test_h53_a_clock_that_is_set_runs_nothing_out(house: House, by: str) -> None:
    ann, bo = house.table("Ann", "Bo")
    house.wait(3)
    house.hands.shift += SET[by]
    house.wait(0.5)
    told = ann.view
    assert told["game"]["screen"] == "ask"
    assert 26_000 <= told["clock"]["left_ms"] <= 27_000
    if told["room"]["paused"]:
        assert any("asleep" in notice for notice in bo.notices)
        assert ann.control("resume")["ok"]
    house.wait(1)
    assert 25_000 <= ann.view["clock"]["left_ms"] <= 26_000
    assert ann.act("name", 5)["ok"]
    bo.gone()
    house.wait(4)
    assert ann.view["game"]["screen"] == "ask"
    assert bo.back().act("name", 7)["ok"]
    assert ann.view["game"]["screen"] == "shown"


@pytest.mark.parametrize("by", list(SET))
def test_h53_a_clock_that_is_set_while_the_host_is_down_keeps_the_night(
    house: House, by: str
) -> None:
    ann, bo = house.table("Ann", "Bo")
    ann.act("name", 5)
    house.wait(3)
    before = bo.view["clock"]["left_ms"]
    house.hands.shift += SET[by]
    house.killed()
    ann, bo = ann.back(), bo.back()
    assert bo.view["game"]["done"] == [ann.seat]
    assert 0 <= bo.view["clock"]["left_ms"] - before <= 1000
    assert bo.act("name", 7)["ok"]


@pytest.mark.parametrize("key", list(TITLES))
def test_h53_an_hour_of_sleep_in_every_phase_changes_nothing(key: str, folder: Path) -> None:
    for night in in_each_phase(key, folder):
        night.house.wait(0.5)
        if night.playing:
            night.freezes(HOUR)
            night.reconnects()
