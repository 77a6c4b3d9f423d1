"""What people rule in a match is remembered for this house, and the next match goes by it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from partyhost.host.stock import Stock
from partyhost.judging import Rulings
from tests.host.house import Guest, House
from tests.host.test_packs_page import CLUE, ONE_TITLE, get, host_browser, pack, post


@pytest.fixture
def house(tmp_path: Path) -> House:
    pack(tmp_path / "content" / "jeopardy" / "shipped")
    (tmp_path / "data").mkdir()
    stock = Stock.opened(ONE_TITLE, tmp_path / "content", tmp_path / "data")
    made = House(tmp_path / "data", titles=ONE_TITLE, packs=stock, seed=5)
    made.room.forget_questions = stock.forget
    return made


@pytest.fixture
def browser(house: House) -> FlaskClient:
    return host_browser(house)


def known(house: House) -> dict[str, Rulings]:
    stock: Any = house.room.shelf.packs
    return dict(stock.precedents.of("jeopardy"))


def doubtful(house: House, *names: str) -> list[Guest]:
    """A match where the host is to rule on what the first one to answer has typed."""
    guests = [house.guest(name) for name in names]
    return begun(house, guests)


def begun(house: House, guests: list[Guest]) -> list[Guest]:
    options = {"judging": "host", "reader": "tv", "first_player": "random"}
    assert guests[0].control("start", title="jeopardy", options=options)["ok"]
    while not any(offer["type"] == "write" for guest in guests for offer in offers(guest)):
        turn(house, guests)
    writer = next(g for g in guests if any(each["act"] == "answer" for each in offers(g)))
    assert writer.act("answer", {"text": "a wild guess"})["ok"]
    return guests


def offers(guest: Guest) -> list[Any]:
    return list(guest.view["offers"])


def turn(house: House, guests: list[Guest]) -> None:
    for guest in guests:
        for offer in offers(guest):
            if offer["act"] == "play_card":
                value = offer["options"][0]["value"]
                assert guest.act("play_card", value)["ok"]
                return
    house.wait(0.5)
    assert guests[0].control("skip")["ok"]


def test_it_is_remembered_taken_back_and_forgotten(house: House) -> None:
    guests = doubtful(house, "Ann", "Bo", "Cy")
    captain = guests[0]
    assert known(house) == {}
    assert captain.act("right")["ok"]
    ((item, rulings),) = known(house).items()
    assert rulings == Rulings(("a wild guess",))
    assert captain.control("overrule", right=False)["ok"]
    assert known(house) == {item: Rulings((), ("a wild guess",))}
    assert captain.control("undo", steps=1)["ok"]
    assert known(house) == {item: Rulings()}
    assert captain.act("right")["ok"]
    assert known(house) == {item: Rulings(("a wild guess",))}
    house.room.forget_questions()
    assert known(house) == {}


def test_the_next_match_begins_with_it(house: House) -> None:
    guests = doubtful(house, "Ann", "Bo", "Cy")
    assert guests[0].act("right")["ok"]
    ((item, _),) = known(house).items()
    assert guests[0].control("end")["ok"]
    assert guests[0].control("lobby")["ok"]
    assert guests[0].control("start", title="jeopardy", options={})["ok"]
    match = house.room.match
    assert match is not None
    dealt = {each["id"] for group in match.start.pack["categories"] for each in group["clue"]}
    carried = match.start.pack["precedents"]
    assert carried == ({item: {"also": ("a wild guess",), "never": ()}} if item in dealt else {})


def test_the_host_page_tells_takes_back_sends_and_writes_them_in(
    house: House, browser: FlaskClient
) -> None:
    id = post(browser, "/new", {"title": "jeopardy", "name": "Pets"})["id"]
    one = f"/of/jeopardy/{id}"
    item = post(browser, f"{one}/put", {"group": "Dogs", "item": CLUE})["item"]["id"]
    stock: Any = house.room.shelf.packs
    ours, theirs = f"{id}:{item}", "t1-1"
    stock.precedents.put("jeopardy", ours, Rulings(("mutt", "=cur"), ("wolf",)))
    stock.precedents.put("jeopardy", theirs, Rulings((), ("word",)))
    stock.precedents.put("jeopardy", "gone", Rulings(("old",)))
    assert get(browser)["rulings"] == 5
    told = {each["said"]: each for each in get(browser, "/rulings")["rulings"]}
    mutt = {"asked": CLUE["clue"], "answer": "Dog", "right": True, "pack": id, "pack_name": "Pets"}
    assert mutt.items() <= told["mutt"].items()
    assert told["wolf"]["right"] is False
    assert (told["word"]["asked"], told["word"]["pack"]) == ("This is 7950", "shipped")
    assert (told["old"]["asked"], "pack" in told["old"]) == ("", False)
    sent = browser.get("/host/packs/rulings/file").data.decode("utf-8-sig")
    assert "Jeopardy! Card Game,Pets,It barks at the postman.,Dog,mutt,right\r\n" in sent
    assert ", =cur," in sent  # no spreadsheet's formula
    back = {"title": "jeopardy", "item": ours, "said": "=cur"}
    assert post(browser, "/rulings/take_back", back)["ok"]
    assert known(house)[ours] == Rulings(("mutt",), ("wolf",))
    assert '"mutt"' in browser.get(f"/host/packs{one}/file?as=json").text
    assert "stay as they are" in post(browser, "/of/jeopardy/shipped/rulings")["error"]["message"]
    assert post(browser, f"{one}/rulings")["written"] == 2
    (held,) = get(browser, one)["items"]
    assert (held["item"]["accepted"], held["item"]["reject"]) == (["mutt"], ["wolf"])
    assert {each["said"] for each in get(browser, "/rulings")["rulings"]} == {"word", "old"}
