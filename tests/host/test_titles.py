"""Every title in the box, played by bots through the room, with the host killed at odd moments."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from partyhost import assets
from partyhost.packs.shipped import packs
from partyhost.titles import TITLES
from tests.host.house import Guest, House


def game(client: Guest) -> dict[str, Any]:
    seen = {key: value for key, value in client.view["game"].items() if key != "cues"}
    return {"game": seen, "offers": client.view["offers"]}


@pytest.mark.parametrize("key", list(TITLES))
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.soak)])
def test_bots_play_to_the_podium_through_kills(key: str, seed: int, tmp_path: Path) -> None:
    shelf = packs(assets.folder("content"))
    house = House(tmp_path, titles=TITLES, packs=shelf, bots=3, seed=seed, bot_delay=(0.2, 1))
    host, rng = house.client("host"), Random(seed)
    assert host.control("start", title=key, options={})["ok"]
    for _ in range(20_000):
        if host.view["room"]["phase"] != "game":
            break
        house.wait(0.5)
        if rng.random() < 0.02 and host.view["room"]["phase"] == "game":
            before = game(host)
            house.killed()
            host = house.client("host")
            assert game(host) == before
        elif rng.random() < 0.01:
            host.control("undo")
    result = house.room.last_finished()
    assert result is not None
    assert result["title"] == key
    guests = [place for place in result["places"] if place["seat"] in house.room.roster.all]
    assert len(guests) == 3


@pytest.mark.parametrize("key", list(TITLES))
def test_guests_without_phones_are_not_waited_for(key: str, tmp_path: Path) -> None:
    """One guest looks on and does nothing, the other is gone: the match still ends."""
    house = House(tmp_path, titles=TITLES, packs=packs(assets.folder("content")), seed=3)
    _, bo = house.guest("Ann"), house.guest("Bo")
    host = house.client("host")
    assert host.control("start", title=key, options={})["ok"]
    bo.gone()
    for _ in range(20_000):
        if host.view["room"]["phase"] != "game":
            break
        house.wait(2)
    assert host.view["room"]["phase"] == "podium"
