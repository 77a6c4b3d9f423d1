"""A hand and the clock in the same moment: one step, and the hand is told that it came late."""

from __future__ import annotations

from typing import Any

import pytest

from tests.host.house import House, code

LEFT = (0.5, 0.02, 0.0, -0.02, -0.5)  # seconds between the hand and the end of the clock


@pytest.mark.parametrize("left", LEFT)
@pytest.mark.parametrize("hand", ["skip", "next", "host"])
def test_h63_next_at_the_moment_of_the_clock_goes_on_once(
    house: House, hand: str, left: float
) -> None:
    ann, bo = house.table("Ann", "Bo")
    host = house.client("host")
    for guest in (ann, bo):
        assert guest.act("name", 4)["ok"]
    house.tick()
    step, clock = host.step, host.view["clock"]["left_ms"] / 1000
    house.hands.awake += clock - left
    said: dict[str, Any] = {
        "skip": lambda: ann.control("skip", step=step),
        "next": lambda: ann.act("next", step=step),
        "host": lambda: host.act("next", step=step),
    }[hand]()
    house.tick()
    assert host.step == step + 1
    assert said["ok"] is (left > 0)
    if left <= 0:
        assert code(said) == "moment_passed"
    assert host.view["game"]["screen"] == "ask"
    assert host.view["clock"]["left_ms"] > 29_000  # the next question has all of its time


@pytest.mark.parametrize("left", LEFT)
def test_h58_the_last_answer_and_the_clock_close_a_question_once(house: House, left: float) -> None:
    ann, bo = house.table("Ann", "Bo", rounds=1)
    assert ann.act("name", 4)["ok"]
    tv = house.client("tv")
    house.wait(29)
    house.hands.awake += tv.view["clock"]["left_ms"] / 1000 - left
    said = bo.act("name", 9, step=0)
    house.tick()
    game = ann.view["game"]
    assert (game["screen"], game["step"]) == ("shown", 1)
    assert said["ok"] is (left > 0)
    assert game["numbers"] == {"s1": 4, "s2": 9 if left > 0 else 0}
    assert game["scores"] == game["numbers"] == bo.view["game"]["numbers"]
