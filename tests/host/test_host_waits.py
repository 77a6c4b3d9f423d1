"""Decisions of the host: whoever has the controls and is here may think as long as the clock says;
where nobody has them, somebody gets them, and no decision waits for ever."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from partyhost.engine.acts import HOST
from partyhost.titles import TITLES
from tests.host.house import Guest
from tests.host.situations import Situation, columns, moments

ASKS_THE_HOST = [
    (key, "host" if "host" in moments(key) else "lobby")
    for key in TITLES
    if "host" in moments(key) or key == "card_sharks"  # which asks at the start and never again
]
IN_A_MATCH = [
    pytest.param(key, column, id=f"{key}-{column}")
    for key in TITLES
    for column in columns(key)
    if column not in ("lobby", "podium")
]
DECISIONS = 4


def asked(folder: Path, key: str, column: str) -> Situation:
    """A host who is asked something, with no clock on it."""
    it = Situation(folder, key, column)
    if column == "lobby":
        assert it.host.control("start", title=key, options={"emcee": "human"})["ok"]
    clock_off(it)
    assert it.house.room.match
    assert HOST in it.house.room.match.awaits
    return it


def clock_off(it: Situation) -> None:
    """Nothing but people ends a decision."""
    if not it.house.room.paused:
        assert it.guests[0].control("pace", factor=None)["ok"]


def step(it: Situation) -> int:
    assert it.house.room.match
    return it.house.room.match.step


@pytest.mark.parametrize("who", ["captain", "host page"])
@pytest.mark.parametrize(("key", "column"), ASKS_THE_HOST)
def test_h48_h57_a_host_who_thinks_is_not_away(
    key: str, column: str, who: str, folder: Path
) -> None:
    it = asked(folder, key, column)
    gone: list[Guest] = [it.host] if who == "captain" else it.guests[:1]
    for client in gone:
        client.gone()
    for _ in range(DECISIONS):
        before = step(it)
        it.house.wait(50)
        assert step(it) == before
        it.house.wait(9)
    assert it.house.room.absence.left_ms(HOST) == 45_000


@pytest.mark.parametrize(("key", "column"), ASKS_THE_HOST)
def test_h48_a_decision_that_nobody_can_make_ends_by_itself(
    key: str, column: str, folder: Path
) -> None:
    it = asked(folder, key, column)
    before = step(it)
    for client in (it.host, it.guests[0]):
        client.gone()
    it.house.wait(40)
    assert step(it) == before
    it.house.wait(8)
    assert step(it) > before


def test_a_covered_phone_still_has_its_captain(folder: Path) -> None:
    it = asked(folder, *ASKS_THE_HOST[0])
    it.host.gone()
    ann = it.guests[0]
    assert ann.join("Dee", share=True)["ok"]
    ann.seat = "s1"
    assert ann.hold(None)["ok"]
    before = step(it)
    it.house.wait(55)
    assert step(it) == before


@pytest.mark.parametrize(("key", "column"), IN_A_MATCH)
def test_h48_without_a_host_somebody_has_the_controls(key: str, column: str, folder: Path) -> None:
    """The host page closes and the captain goes: all are told who is captain next; nobody else has
    any power till then; and the match goes on, also out of a pause."""
    it = Situation(folder, key, column)
    _, bo, cy = it.guests
    for client in (it.host, it.guests[0]):
        client.gone()
    it.house.wait(58)
    assert not bo.control("end")["ok"]
    it.house.wait(4)
    assert it.tv.view["room"]["captain"] == bo.view["room"]["captain"] == bo.seat
    if it.house.room.phase == "podium":
        return  # a short clock ran out
    assert any("Bo is the captain now" in told for told in (*it.tv.notices, *cy.notices))
    if column == "paused":
        assert bo.control("resume")["ok"]
    before = step(it)
    assert bo.control("skip")["ok"]
    assert step(it) > before
    laptop = it.house.client("host")
    assert laptop.control("end")["ok"]


@pytest.mark.parametrize(("key", "column"), IN_A_MATCH)
def test_h57_something_always_moves_the_match_on(key: str, column: str, folder: Path) -> None:
    it = Situation(folder, key, column)
    clock_off(it)
    if column == "paused":
        assert it.host.control("resume")["ok"]
    for _ in range(3):
        before: Any = step(it)
        assert it.host.control("skip")["ok"]
        assert step(it) > before
        it.house.wait(1)
        if it.house.room.phase != "game":
            return
