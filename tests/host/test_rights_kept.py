"""What belongs to the host stays with the host: no name, no guess, no seat and no raw event gives
it to a guest, in any title."""

from __future__ import annotations

import logging
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from flask.testing import FlaskClient

from partyhost.engine.acts import HOST
from partyhost.engine.game import offers
from partyhost.host import messages
from partyhost.host.network import Card, Network
from partyhost.host.rights import Rights
from partyhost.host.room import Room
from partyhost.host.stock import Stock
from partyhost.host.web import create_app
from partyhost.titles import TITLES
from tests.host.house import House, code, unchanged
from tests.packs import PACKS

PHONE = {"REMOTE_ADDR": "192.168.1.77", "HTTP_HOST": "192.168.1.20:8000"}
STATIC = Path(__file__).parents[2] / "static"
FIELDS: dict[str, Any] = {
    "seat": "s2", "after": None, "name": "Bo", "on": True, "allow": True, "right": True,
    "amount": 100, "factor": 2, "count": 1, "title": "jeopardy", "packs": {}, "value": "10.0.0.1",
    "what": "questions",
}  # fmt: skip


def controls() -> list[dict[str, Any]]:
    """Every control there is, with all that it needs."""
    found = []
    for kind in messages.Control.__args__:
        told = {name: FIELDS[name] for name in kind.__struct_fields__ if name in FIELDS}
        found.append({"do": kind.__struct_config__.tag, **told})
    return found


def test_every_control_that_pages_name_is_known_here() -> None:
    named = {
        do
        for script in STATIC.rglob("*.js")
        if "vendor" not in script.parts
        for do in re.findall(r"\bdo: \"(\w+)\"", script.read_text("utf-8"))
    }
    assert len(named) > 15
    assert named <= {each["do"] for each in controls()}


@pytest.mark.parametrize("title", TITLES)
def test_h96_no_control_works_from_a_guest_or_from_nobody(folder: Path, title: str) -> None:
    house = House(folder, titles=TITLES, packs=PACKS)
    ann, bo = house.guest("Ann"), house.guest("Bo")
    nobody, tv = house.client(), house.client("tv")
    for phase in ("lobby", "game"):
        for client in (bo, nobody, tv):
            with unchanged(house):
                for wish in controls():
                    house.hands.awake += 0.02
                    assert code(house.room.control(client.id, wish)) == "not_allowed", wish
        if phase == "lobby":
            assert ann.control("start", title=title, options={})["ok"]
            house.tick()


@pytest.mark.parametrize("title", TITLES)
def test_h96_no_decision_of_the_host_is_a_guests(folder: Path, title: str) -> None:
    """Whatever the host or the captain is offered in the course of a match."""
    house = House(folder, titles=TITLES, packs=PACKS)
    ann, bo = house.guest("Ann"), house.guest("Bo")
    strangers = [bo, house.client(), house.client("tv")]
    assert ann.control("start", title=title, options={})["ok"]
    seen = set()
    for _ in range(30):
        match = house.room.match
        if match is None or match.over:
            break
        for offer in offers(match.state, HOST):
            if match.offers(bo.seat, offer.act):
                continue
            seen.add(offer.act)
            with unchanged(house):
                for client in strangers:
                    code(client.act(offer.act, offer.sample(Random(1))))
        assert ann.control("skip", step=match.step)["ok"]
        house.tick()
    assert seen


def test_h96_who_tries_is_told_and_the_log_once(house: House, caplog: Any) -> None:
    _, bo = house.table("Ann", "Bo")
    with caplog.at_level(logging.DEBUG, "partyhost"):
        answer = bo.control("end")
    assert answer["error"]["message"] == "Only the captain or the host can do that."
    leds = [record.led for record in caplog.records if hasattr(record, "led")]
    told = [led for led in leds if "answer" in led]
    assert [led["answer"] for led in told] == ["not_allowed"]
    assert (told[0]["do"], told[0]["seat"]) == ("end", "s2")


@pytest.fixture
def browser(tmp_path: Path) -> Any:
    content = tmp_path / "content"
    content.mkdir()
    room = Room.open(tmp_path, TITLES, Stock.opened(TITLES, content, tmp_path))
    network = Network(8000, find=lambda: [Card("wlan0", "192.168.1.20")])
    yield create_app(room, Rights(network, "123456", b"k" * 32)).test_client()
    room.close()


def test_h96_nothing_under_host_is_a_guests(browser: FlaskClient) -> None:
    rules = [rule for rule in browser.application.url_map.iter_rules() if "/host" in rule.rule]
    assert len(rules) > 15
    for rule in rules:
        path = re.sub(r"<[^>]+>", "1", rule.rule)
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}:
            answer = browser.open(path, method=method, environ_base=PHONE, data={"pin": "000000"})
            assert answer.status_code in (401, 403, 404), (path, method)
            assert "123456" not in answer.text
            assert b"csv" not in answer.data


def test_h86_no_power_follows_from_a_name(house: House) -> None:
    """The host page and the captain are away for so long, and a guest comes in as one of them."""
    for away in (5, 120, 900):
        house.room.new_night()
        ann, bo = house.guest("Host"), house.guest("Bo")
        host = house.client("host")
        for phone in (ann, host):
            phone.gone()
        house.wait(away)
        heir = "s2" if away > 60 else "s1"
        for name in ("Host", "host", " HOST ", "H\u043est", "H\u200bost", "captain"):
            thief = house.client()
            answer = thief.join(name)
            view = thief.view["you"]
            assert not view["captain"], name
            assert not answer["ok"] or answer["seat"] not in ("s1", "s2")
            assert code(thief.control("lock", on=True)) == "not_allowed"
            thief.gone()
        assert house.client("host").view["room"]["captain"] == heir
        back = ann.back()
        assert back.view["you"]["seat"] == "s1"
        assert back.view["you"]["captain"] is (heir == "s1")
        bo.gone()


def test_h88_nothing_that_others_are_shown_opens_a_seat(house: House) -> None:
    ann = house.client()
    ann.join("Ann", id="the id of Ann's tap")
    bo = house.guest("Bo")
    told: list[str] = []

    def collect(value: Any) -> None:
        for part in value.values() if isinstance(value, dict) else value:
            if isinstance(part, dict | list):
                collect(part)
            elif isinstance(part, str):
                told.append(part)

    for view in (bo.view, house.client("tv").view, house.client("host").view):
        collect(view)
    assert ann.token not in told
    guesses = [*told, "s1", "", "null", ann.token[:-1], ann.token + "x", ann.token.upper()]
    for guess in guesses:
        assert house.client(token=guess).view["you"]["seat"] is None, guess


def test_h88_two_phones_with_one_token_are_one_guest(house: House) -> None:
    ann, _ = house.table("Ann", "Bo")
    twin = ann.back()
    assert twin.view["you"]["seat"] == "s1"
    assert ann.view["you"]["replaced"]
    assert ann.view["offers"] == []
    assert code(ann.act("name", 4)) == "not_seated"
    assert code(ann.control("end")) == "not_allowed"
    assert twin.act("name", 5)["ok"]
    assert len(twin.view["room"]["seats"]) == 2


def test_a_guest_acts_for_nobody_else(house: House) -> None:
    ann, bo = house.table("Ann", "Bo")
    watcher = house.client()
    for thief in (bo, watcher):
        for wish in ({"seat": "s1"}, {"seat": "host"}, {"seat": "w1"}, {"seat": "s99"}):
            with unchanged(house):
                code(thief.act("name", 4, step=0, **wish))
                code(house.room.draft(thief.id, {"step": 0, "act": "name", "value": 4, **wish}))
                code(house.room.leave(thief.id, {"seat": wish["seat"]}))
    assert code(bo.hold("s1")) in ("not_seated", "not_allowed", "bad_value")
    assert ann.view["offers"]


def test_h38_the_host_who_plays_has_one_seat_and_keeps_the_controls(house: House) -> None:
    host, play = house.client("host"), house.client()
    assert play.join("Me")["seat"] == "s1"
    assert play.join("Me again")["seat"] == "s1"
    assert len(host.view["room"]["seats"]) == 1
    house.guest("Bo")
    assert host.control("kick", seat="s1")["ok"]
    assert [seat["seat"] for seat in host.view["room"]["seats"]] == ["s2"]
    assert host.control("lock", on=True)["ok"]
    assert host.control("start", title="toy", options={}) is not None
    assert play.view["you"]["removed"]


def test_h38_a_captain_who_removes_himself_leaves_a_captain(house: House) -> None:
    ann, bo = house.table("Ann", "Bo")
    assert ann.control("kick", seat="s1")["ok"]
    assert bo.view["you"]["captain"]
    assert code(ann.control("lock", on=True)) == "not_allowed"
    assert bo.control("lock", on=True)["ok"]
