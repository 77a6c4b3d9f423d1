"""Whatever guests write, in names and wherever a title lets them write: it is shown as it is, or
refused with a sentence, and nothing of it turns the room around."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import orjson
import pytest

from partyhost.engine.game import offers
from partyhost.engine.offers import Write
from partyhost.titles import TITLES
from tests.host.house import House
from tests.packs import PACKS

TEXTS = [
    "", " ", "\u200b\u200d\ufeff", "\u202eabc", "\u202aabc", "a\u0000b\u0007\u001b[31m",
    "\u2028\u2029\n\r\t", "<script>alert(1)</script>", "<img src=x onerror=alert(1)>",
    "{{7*7}} ${7*7} %s %n {0}", "'; drop--", "Z\u0351\u0343\u0313\u0350" * 40,
    "\U0001f469\u200d\U0001f469\u200d\U0001f467" * 30, "\U0001f1e9\U0001f1ea" * 50,
    "\ufdfd" * 50, "W" * 10_000, "\u0645\u0631\u062d\u0628\u0627", "\ufb01\u2460\u2167",
    "9" * 5000, "\U000e0041\U000e007f", "Abuja \u202e400$", "What is Abuja?",
]  # fmt: skip
INKS: list[Any] = [
    [], [[]], [[1, 2]], [[1, 2, 3, 4]], [[0, 0, 0]] * 401, [[5, 5, 0] * 7000], [[-1, 0, 0]],
    [[1001, 0, 0]], [[1.5, 0, 0]], [["1", 2, 3]], [[None, 1, 2]], [[1, 2, -3]], [[True, 1, 2]],
    {"0": 1}, "ink", [[10**30, 1, 1]],
]  # fmt: skip
TURNS = re.compile("[\u202a-\u202e\u0000-\u0008\u000b-\u001f]")
WRITES = ("jeopardy", "beat_ken")  # the titles in which guests write


def written(house: House, guest: Any, act: str, values: list[Any]) -> int:
    """How many of these were taken."""
    taken = 0
    for value in values:
        house.hands.awake += 0.1
        wish = {"step": house.room.running.step, "act": act, "value": value}
        for answer in (house.room.draft(guest.id, wish), house.room.act(guest.id, wish)):
            taken += answer["ok"]
            if not answer["ok"]:
                assert answer["error"]["message"].rstrip("”")[-1] in ".?!"
                assert "went wrong" not in answer["error"]["message"], value
        house.tick()
        if house.room.phase != "game":
            break
    return taken


def turn(house: House, guests: list[Any], number: int) -> int:
    """Everybody writes nonsense where that is on offer, and does something else where it is not."""
    tried, rng = 0, Random(number)
    for n, guest in enumerate(guests):
        match = house.room.match
        if match is None or match.over:
            break
        for offer in offers(match.state, guest.seat):
            if isinstance(offer, Write):
                some = [{"text": text} for text in TEXTS[(number + n) % 3 :: 3]]
                some += [{"ink": ink} for ink in INKS[(number + n) % 2 :: 2]]
                written(house, guest, offer.act, some)
                tried += 1
            else:
                guest.act(offer.act, offer.sample(rng))
    return tried


@pytest.mark.parametrize("title", TITLES)
def test_h70_whatever_is_written_turns_nothing_around(folder: Path, title: str) -> None:
    house = House(folder, titles=TITLES, packs=PACKS)
    guests = [house.guest(name) for name in ("Ann", "Bo", "Cem")]
    tv, host = house.client("tv"), house.client("host")
    assert guests[0].control("start", title=title, options={})["ok"]
    tried = 0
    for number in range(40):
        if house.room.phase != "game":
            break
        step = house.room.running.step
        tried += turn(house, guests, number)
        for client in (tv, host, *guests):
            view = {**client.view, "you": None}  # one's own drafts are one's own
            assert not any(TURNS.search(text) for text in words(orjson.loads(orjson.dumps(view))))
        if house.room.phase == "game" and house.room.running.step == step:
            guests[0].control("skip", step=step)
        house.tick()
    assert bool(tried) is (title in WRITES)
    assert host.view["room"]["troubles"] == []


def words(value: Any) -> Iterator[str]:
    """Every text in this."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list | dict):
        for part in value.values() if isinstance(value, dict) else value:
            yield from words(part)


def test_h70_names_are_shown_as_they_are_or_refused(house: House) -> None:
    tv = house.client("tv")
    for text in TEXTS:
        phone = house.client()
        answer = phone.join(text)
        if answer["ok"]:
            (name,) = [seat["name"] for seat in tv.view["room"]["seats"]]
            assert name.strip() == name != ""
            assert not TURNS.search(name)
            assert len(name) <= 120
            assert phone.house.room.leave(phone.id, {})["ok"]
        else:
            assert answer["error"]["code"] == "bad_value"
            assert "went wrong" not in answer["error"]["message"]
