"""How each score came about: line by line, in every title."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from partyhost.engine.acts import TV
from partyhost.engine.game import apply, begin
from partyhost.host import ledger
from partyhost.host.network import Network
from partyhost.host.rights import Rights
from partyhost.host.web import create_app
from partyhost.titles import TITLES
from tests.host.house import House
from tests.matches import random_match, start_of
from tests.secrecy import twin


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.soak)])
@pytest.mark.parametrize("key", list(TITLES))
def test_the_lines_of_a_guest_add_up_to_the_score(key: str, seed: int) -> None:
    """At every moment of a match with all its oddities, also after undo; and they tell of
    nothing that the TV had not shown."""
    title = TITLES[key]
    steps, rng = ledger.begun(title, begin(title, start_of(title, 3))), Random(seed)
    told = 0
    for state, entry in random_match(title, 3, seed):
        known = {line for lines in steps for line in lines}
        after = apply(state, entry)
        steps = ledger.after(steps, title, state, after, entry)
        for seat, score in title.scores(after.table).items():
            lines = ledger.told(title, steps, seat)
            assert sum(line["amount"] for line in lines) == score
            assert [line["total"] for line in lines][-1:] in ([], [score])
        if {line for lines in steps for line in lines} - known:
            other = twin(state, TV, rng)
            assert other.phase.about(other.table) == state.phase.about(state.table)
            told += 1
    assert told


def test_a_guest_sees_what_each_point_was_for_and_undo_takes_it_back(tmp_path: Path) -> None:
    house = House(tmp_path)
    ann, bo = house.table("Ann", "Bo", rounds=1)
    ann.act("name", 7)
    bo.act("name", 0)
    house.wait(4)
    ann.control("undo")
    ann.control("adjust", seat="s1", amount=-2, reason="too loud")
    expected = [
        {"rule": "T1", "name": "Toy", "about": "", "amount": 7, "total": 7},
        {"rule": "", "name": "", "about": "too loud", "amount": -2, "total": 5},
    ]
    assert asked(house, "s1") == expected
    assert asked(house, "s2") == asked(house, "nobody") == []
    house.killed()
    assert asked(house, "s1") == expected
    house.client("host").control("lobby")
    assert asked(house, "s1") == []


def asked(house: House, seat: str) -> list[dict[str, Any]]:
    network = Network(8000, find=lambda: [])
    browser = create_app(house.room, Rights(network, "123456", b"k" * 32)).test_client()
    answer = browser.get(f"/ledger/{seat}")
    assert answer.headers["Cache-Control"] == "no-store"
    lines: list[dict[str, Any]] = answer.json["lines"]
    return lines
