"""The shipped packs by how hard an evening should be: each selection is enough for a match."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from partyhost import assets
from partyhost.host.stock import Stock
from partyhost.packs.pack import Pack
from partyhost.titles import TITLES

USUAL = 3  # where an item does not say how hard it is
HARD = {"easy": {1, 2, 3}, "hard": {3, 4, 5}}


@pytest.fixture
def stock(tmp_path: Path) -> Stock:
    return Stock.opened(TITLES, Path(assets.folder("content")), tmp_path)


def items(stock: Stock, pack: Pack) -> list[dict[str, Any]]:
    kind = stock.library.kinds[pack.about.title]
    return kind.all({kind.groups: pack.groups})


@pytest.mark.parametrize("title", ["jeopardy", "beat_ken"])
@pytest.mark.parametrize("audience", list(HARD))
def test_a_selection_is_played_instead_of_its_pack(stock: Stock, title: str, audience: str) -> None:
    assert [pack.about.audience for pack in stock.playing(title)] == ["everyone"]
    stock.chosen = {title: {audience: True}}
    (chosen,) = stock.playing(title)
    assert {item.get("difficulty", USUAL) for item in items(stock, chosen)} == HARD[audience]
    assert TITLES[title].lacks(stock[title], 4) is None
    assert [pack["id"] for pack in stock.told(title)] == ["starter", "easy", "hard"]


def test_two_selections_ask_nothing_twice(stock: Stock) -> None:
    (whole,) = stock.playing("jeopardy")
    stock.chosen = {"jeopardy": {"easy": True, "hard": True}}
    kind = stock.library.kinds["jeopardy"]
    ids = [item["id"] for item in kind.all(stock["jeopardy"])]
    assert sorted(ids) == sorted(item["id"] for item in items(stock, whole))


@pytest.mark.parametrize("chosen", [{}, {"easy": True}, {"starter": False, "hard": True},
    {"easy": True, "hard": True}, {"starter": False}])  # fmt: skip
def test_the_shelf_counts_what_a_match_may_be_dealt_once(
    stock: Stock, chosen: dict[str, bool]
) -> None:
    kind = stock.library.kinds["jeopardy"]
    stock.chosen = {"jeopardy": chosen}
    ids = {item["id"] for item in kind.all(stock["jeopardy"])} if "jeopardy" in stock else set()
    assert sum(pack["plays"] for pack in stock.told("jeopardy")) == len(ids)
    stock.asked.note("jeopardy", sorted(ids)[:9], 1.0)
    left = sum(pack["plays_new"] for pack in stock.told("jeopardy"))
    assert left == max(0, len(ids) - 9)


def test_a_selection_is_no_pack_of_its_own_to_check_or_edit(stock: Stock) -> None:
    assert not any(pack.part for pack in stock.library.packs)
