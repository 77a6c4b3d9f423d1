"""Ten phones on lines where messages are late, lost and doubled, and connections break, play each
title. Whoever is waited for first acts, and does what the moment alone decides, so that the match
must end as it does on good lines."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from partyhost.engine.acts import Act, Move
from partyhost.host.journal import Journal
from partyhost.titles import TITLES
from tests.program import Program
from tests.wire.clients import View, play
from tests.wire.router import FAIR, Router, Weather
from tests.wire.test_kills import Returner
from tests.wire.test_router import BAD, NAMES
from tests.wire.test_stock_clients import every_act_counted_once, wishes

LINES = {"good": FAIR, "bad": BAD}
LONGEST = 1200.0  # seconds that a match may take on a busy machine


class InTurn(Returner):
    def choose(self, view: View) -> View | None:
        awaits, offers = view["game"]["awaits"], view["offers"]
        goes_on = [offer for offer in offers if offer["act"] == "next"]
        first = next(iter(awaits), "host")
        if first != self.seat and not (first == "host" and view["you"]["captain"]):
            return None
        self.rng = Random(f"{self.name} {view['game']['step']} {json.dumps(offers)}")
        if goes_on:
            return goes_on[0]
        return self.rng.choice(offers) if awaits and offers else None


def ended(folder: Path, title: str, weather: Weather) -> Any:
    """Places and scores of a short match, the cards of which are always the same, and all that
    guests did in it."""
    with Program(folder, "--port", "0", "--seed", "3") as program, Router(program.ready()) as way:
        guests = [InTurn(way.port, "websocket", name).join() for name in NAMES]
        guests[0].control("pace", factor=None)
        options = wishes(guests[0].newest, title, short=True)
        guests[0].control("start", title=title, options=options)
        way.weather = weather
        play(guests, LONGEST)
        way.weather = FAIR
        views = [each.until(lambda view: view["room"]["phase"] == "podium") for each in guests]
        for each in guests:
            each.client.shutdown()
        assert weather == FAIR or all(way.did[what] for what in ("lost", "twice", "cut")), way.did
        assert program.stop()[0] == 0
    every_act_counted_once(folder, guests)
    results = [(view["game"]["places"], view["game"]["scores"]) for view in views]
    assert all(result == results[0] for result in results)
    return *results[0], done(folder)


def done(folder: Path) -> list[tuple[str, Act, int]]:
    journal = Journal(folder)
    (number,) = journal.rows.execute("select max(id) from matches").fetchone()
    entries = journal.entries(number)
    journal.close()
    moves = [entry for entry in entries if isinstance(entry, Move) and entry.by[0] == "s"]
    return [(move.by, move.act, move.step) for move in moves]


@pytest.mark.soak
@pytest.mark.timeout(2400)
@pytest.mark.parametrize("title", TITLES)
def test_h60_on_bad_lines_each_title_ends_as_on_good_ones(tmp_path: Path, title: str) -> None:
    good, bad = (ended(tmp_path / name, title, line) for name, line in LINES.items())
    assert bad == good
