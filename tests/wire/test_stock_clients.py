"""Stock Socket.IO clients that know nothing of any title but the types of offers play every
title to the podium."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from partyhost.titles import TITLES
from tests.program import Program
from tests.wire.clients import Player, View, Wire, play

LONGEST = 150.0  # seconds that a match may take on a busy machine
NAMES = ("Ann", "Bo", "Cem", "Dee", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jo")
SMALL = [  # every two of a mode, a transport and a table
    ("eventlet", ("websocket",), 2),
    ("threading", ("polling",), 2),
    ("threading", ("websocket",), 4),
    ("eventlet", ("polling",), 4),
]
MIXED = ("websocket", "websocket", "polling")
LARGE = [("eventlet", MIXED, 10)]
Table = tuple[str, tuple[str, ...], int]
TABLES = [
    (mode, transports, count)
    for mode in ("eventlet", "threading")
    for transports in (("websocket",), ("polling",))
    for count in (2, 4, 10)
]


def every_title(first: list[Table], others: list[Table]) -> pytest.MarkDecorator:
    """All these tables for the first title. The wire is the same for all of them, so for each
    of the others only some."""
    found = [
        pytest.param(title, *table, id=f"{title}-{table[0]}-{'+'.join(table[1])}-{table[2]}")
        for title in TITLES
        for table in (first if title == next(iter(TITLES)) else others)
    ]
    return pytest.mark.parametrize(("title", "mode", "transports", "count"), found)


@every_title(SMALL + LARGE, LARGE)
def test_stock_clients_play_to_the_podium(
    title: str, mode: str, transports: tuple[str, ...], count: int, tmp_path: Path
) -> None:
    evening(tmp_path, title, mode, transports, count, short=True)


@pytest.mark.soak
@pytest.mark.timeout(1200)
@every_title(TABLES, TABLES)
def test_stock_clients_play_whole_matches(
    title: str, mode: str, transports: tuple[str, ...], count: int, tmp_path: Path
) -> None:
    evening(tmp_path, title, mode, transports, count, short=False)


def evening(
    folder: Path, title: str, mode: str, transports: tuple[str, ...], count: int, short: bool
) -> None:
    with Program(folder, "--port", "0", "--async-mode", mode, "--seed", str(count)) as program:
        port = program.ready()
        tv = Wire(port, transports[0], role="tv")
        players = [
            Player(port, transports[n % len(transports)], name, count).join()
            for n, name in enumerate(NAMES[:count])
        ]
        players[0].control("pace", factor=None)
        players[0].control("start", title=title, options=wishes(players[0].newest, title, short))
        play(players, LONGEST if short else 6 * LONGEST)
        views = [each.until(lambda view: view["room"]["phase"] == "podium") for each in players]
        views.append(tv.until(lambda view: view["room"]["phase"] == "podium"))
        for client in (tv, *players):
            client.check()
            client.close()
        assert program.stop()[0] == 0
    same_podium(views, players)
    every_act_counted_once(folder, players)


def wishes(lobby: View, title: str, short: bool) -> dict[str, Any]:
    """The house rules that make a match short, where the title has them."""
    shown = next(each for each in lobby["room"]["titles"] if each["id"] == title)
    values = {each["name"]: each["values"] for each in shown["options"]}
    wanted = {"length": "short", "rounds": 1} if short else {}
    return {name: value for name, value in wanted.items() if value in values.get(name, ())}


def same_podium(views: list[View], players: list[Player]) -> None:
    first = views[0]["game"]
    assert first["screen"] == "podium"
    placed = {place["seat"]: place["score"] for place in first["places"] if not place.get("name")}
    assert set(placed) == {player.seat for player in players}  # a figure with a name is nobody's
    assert placed == {seat: score for seat, score in first["scores"].items() if seat in placed}
    for view in views:
        game = view["game"]
        assert (game["places"], game["scores"]) == (first["places"], first["scores"])
        assert view["offers"] == []
        assert game["awaits"] == []


def every_act_counted_once(folder: Path, players: list[Player]) -> None:
    db = sqlite3.connect(folder / "night.sqlite3")
    kept = db.execute("select seat, act_id from entries where act_id is not null").fetchall()
    db.close()
    said = [
        (player.seat, id)
        for player in players
        for id, answer in player.answers.items()
        if answer["ok"]
    ]
    assert sorted(kept) == sorted(said)
    assert len(said) > len(players)
