"""What stood on the TV is not asked again until everything was: over matches, an end before the
end, and a host that dies."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from partyhost.host.stock import OWN, Stock
from partyhost.packs.library import Library
from partyhost.titles import TITLES
from tests import packs
from tests.host.playing import Night

MADE = packs.PACKS
ASKING = [key for key, title in TITLES.items() if title.kind]


def stock(folder: Path) -> Stock:
    kinds = {key: title.kind for key, title in TITLES.items() if title.kind}
    library = Library(kinds, folder / "shipped", folder / OWN)
    library.look()
    return Stock(TITLES, library, folder)


def night_with(folder: Path, key: str) -> Night:
    (folder / OWN).mkdir()
    raw = {"title": key, "name": "Ours", **MADE[key]}
    (folder / OWN / "ours.json").write_bytes(msgspec.json.encode(raw))
    return Night(folder, key, seed=1, packs=stock(folder))


def strings(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield value
        case dict():
            for each in value.values():
                yield from strings(each)
        case list():
            for each in value:
                yield from strings(each)


class Log:
    """All questions that stood on the TV in a match."""

    def __init__(self, night: Night, key: str) -> None:
        self.night, kind = night, TITLES[key].kind
        assert kind
        self.known = {item[kind.asks] for item in kind.all(MADE[key])}
        self.matches: list[set[str]] = []

    def plays(self, key: str, most: int) -> None:
        self.night.starts(key)
        self.matches.append(set())
        for _ in range(6_000):
            if not self.night.playing or len(self.matches[-1]) >= most:
                return
            self.look()
            self.night.goes_on()
            self.look()

    def look(self) -> None:
        game = self.night.tv.view["game"] or {}
        self.matches[-1] |= self.known & set(strings(game))


@pytest.mark.parametrize("key", ASKING)
def test_h123_no_question_twice_in_an_evening(key: str, folder: Path) -> None:
    night = night_with(folder, key)
    log = Log(night, key)
    log.plays(key, 6)
    night.house.options["packs"] = stock(folder)
    night.restarted()
    assert len(night.house.options["packs"].asked.of(key)) >= len(log.matches[0])
    log.look()
    if night.playing:
        assert night.host.control("end")["ok"]
    for _ in range(2):
        log.plays(key, 8)
        if night.playing:
            assert night.host.control("end")["ok"]
    seen = [len(each) for each in log.matches]
    assert min(seen) >= 2, seen
    assert sum(seen) == len(set.union(*log.matches))
    night.house.room.forget_questions = night.house.options["packs"].forget
    assert night.host.control("forget", what="questions")["ok"]
    new = night.house.options["packs"].told(key)[0]
    assert new["new"] == new["items"]


def test_h123_when_all_was_asked_the_longest_ago_comes_first(folder: Path) -> None:
    night = night_with(folder, "card_sharks")
    log = Log(night, "card_sharks")
    while True:
        log.plays("card_sharks", 10)
        if night.playing:
            assert night.host.control("end")["ok"]
        if len(set.union(*log.matches)) < sum(map(len, log.matches)):
            break
    assert len(set.union(*log.matches[:-1])) > 45  # of 60 that are there
