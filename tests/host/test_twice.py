"""Whatever is sent counts once, however soon or late it is sent again, and over which line."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from partyhost.engine.acts import HOST
from partyhost.engine.game import offers, page, wire
from partyhost.titles import TITLES
from tests.host.house import Guest, House
from tests.packs import PACKS

WAITS = (0.0, 0.07, 0.15, 1.0)  # seconds between the two
MOVES = 40  # of each match
CALM = {"moment_passed", "not_offered", "bad_value"}  # the last where it is no choice any more


def pages(house: House) -> list[bytes]:
    """What the rules show to everybody."""
    match = house.room.match
    assert match is not None
    viewers = ("tv", HOST, "w1", *match.players)
    return [wire(page(match.title, match.state, viewer)) for viewer in viewers]


def wishes(house: House, rng: Random) -> Iterator[dict[str, Any]]:
    """Acts at random of those who are waited for, one after the other."""
    for _ in range(MOVES):
        match = house.room.match
        assert match is not None
        asked = [
            (seat, offer) for seat in match.awaits or (HOST,) for offer in offers(match.state, seat)
        ]
        if match.over or not asked:
            return
        seat, offer = rng.choice(asked)
        value = offer.sample(rng)
        yield {"seat": seat, "step": match.step, "act": offer.act, "value": value}


def table(folder: Path, key: str) -> tuple[House, dict[str, Guest], Random]:
    house = House(folder, titles=TITLES, packs=PACKS, seed=4)
    phones = {guest.seat: guest for guest in map(house.guest, ("Ann", "Bo", "Cy"))}
    assert phones["s1"].control("start", title=key, options={})["ok"]
    return house, {**phones, HOST: house.client("host")}, Random(key)


@pytest.mark.parametrize("again", ["same id", "no id", "new id"])
@pytest.mark.parametrize("key", list(TITLES))
def test_h60_what_is_sent_twice_is_done_once(key: str, again: str, tmp_path: Path) -> None:
    house, phones, rng = table(tmp_path, key)
    sent = 0
    for sent, wish in enumerate(wishes(house, rng), start=1):
        phone = phones[wish.pop("seat")]
        ids = {"same id": ("a", "a"), "no id": (), "new id": ("a", "b")}[again]
        first, second = ({**wish, "id": f"{sent}{id}"} for id in ids) if ids else (wish, wish)
        assert house.room.act(phone.id, first)["ok"], wish
        house.wait(rng.choice(WAITS))
        after = pages(house)
        answer = house.room.act(phone.id, second)
        assert answer["ok"] or (again == "new id" and answer["error"]["code"] in CALM), answer
        assert pages(house) == after
        house.wait(2)
    assert sent > 8


@pytest.mark.parametrize("key", list(TITLES))
def test_h60_what_is_sent_again_over_a_new_line_is_done_once(key: str, tmp_path: Path) -> None:
    house, phones, rng = table(tmp_path, key)
    sent = 0
    for sent, wish in enumerate(wishes(house, rng), start=1):
        seat = wish.pop("seat")
        wish["id"] = f"secret {sent}"
        assert house.room.act(phones[seat].id, wish)["ok"]
        after = pages(house)
        phones[seat].gone()
        if sent % 5 == 0:
            house.killed()
            phones = {each: phone.back() for each, phone in phones.items() if each != HOST}
            phones[HOST] = house.client("host")
        else:
            phones[seat] = house.client("host") if seat == HOST else phones[seat].back()
        assert house.room.act(phones[seat].id, wish)["ok"]
        assert pages(house) == after
    assert sent > 8
