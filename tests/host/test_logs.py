"""What goes wrong reaches the log with what led to it, the host page as a sentence, and the night
goes on; and the log shows nothing that anybody hides."""

from __future__ import annotations

import io
import json
import logging
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from partyhost.host import logs, play, views
from partyhost.titles import TITLES
from tests.host.house import Guest, House, code
from tests.host.toy import TOY
from tests.matches import LONGEST
from tests.packs import PACKS
from tests.program import Program
from tests.wire import canaries
from tests.wire.clients import Player, Wire, sample

SAID = {"role", "seat", "event", "act", "do", "for_step", "answer"}
MOMENT = {"phase", "title", "step", "rule", "players"}
ELSEWHERE = {"code", "page"}
PIN, WORDS = "73918264", "zqmywordszq"


@pytest.fixture(params=["json", "text"])
def log(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """All that is logged at debug, as a terminal would show it."""
    stream, root = io.StringIO(), logging.getLogger()
    handler, level = logging.StreamHandler(stream), root.level
    handler.setFormatter(logs._formatter(request.param))
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield stream
    root.removeHandler(handler)
    root.setLevel(level)


def lines(log: io.StringIO) -> list[dict[str, Any]]:
    """As objects; none where it is text."""
    text = log.getvalue()
    return [json.loads(line) for line in text.splitlines()] if text.startswith("{") else []


def act_on(guest: Guest, rng: Random) -> None:
    view = guest.view
    for offer in view["offers"]:
        if guest.seat not in view["game"]["awaits"] and offer["act"] != "next":
            continue
        value = sample(offer, rng)
        if offer["type"] == "write":
            value = {"text": f"{WORDS} {canaries.token(rng)}"[: offer["limit"]]}
            draft = {"step": view["game"]["step"], "act": offer["act"], "value": value}
            guest.house.room.draft(guest.id, draft)
        guest.act(offer["act"], value, id=f"zqid{rng.random()}")
        return


def marked(part: Any, rng: Random, name: str = "") -> Any:
    """The same pack with words that nobody can say by chance, but for the names of colours."""
    if isinstance(part, dict):
        return {name: marked(value, rng, name) for name, value in part.items()}
    if isinstance(part, list):
        return [marked(value, rng, name) for value in part]
    return canaries.token(rng) if isinstance(part, str) and name != "colour" else part


@pytest.mark.parametrize("key", TITLES)
def test_a_whole_match_at_debug_shows_no_secret(key: str, tmp_path: Path, log: io.StringIO) -> None:
    rng = Random(5)
    house = House(tmp_path, titles=TITLES, packs={key: marked(PACKS.get(key), rng)})
    house.room.pin = PIN
    host = house.client("host")
    guests = [house.guest(name) for name in ("zqannzq", "zqbozq", "zqcemzq")]
    host.control("pace", factor=None)
    assert host.control("start", title=key, options={})["ok"]
    for _ in range(LONGEST):
        if house.room.phase == "podium":
            break
        for guest in guests:
            if house.room.phase == "game":
                act_on(guest, rng)
        house.wait(3)
        guests[0].act(WORDS, WORDS)
        if rng.random() < 0.1:
            host.control("adjust", seat="s1", amount=100, reason=WORDS)
    assert house.room.phase == "podium"
    text = log.getvalue()
    assert "zq" not in text
    assert PIN not in text
    assert not any(str(guest.token) in text for guest in guests)
    assert text.count("An event was answered") > 50
    for line in lines(log):
        assert set(line) <= {"time", "level", "where", "message", "led"}
        assert set(line.get("led", {})) <= SAID | MOMENT | ELSEWHERE
    assert not lines(log) or "act" in {line["led"].get("event") for line in lines(log)}


def broken(*_: Any, **__: Any) -> Any:
    raise ValueError(f"{WORDS} is not a number")


def test_an_error_is_told_with_what_led_to_it(
    house: House, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bo = house.table("zqannzq", "Bo")
    host = house.client("host")
    monkeypatch.setattr(play, "take", broken)
    assert code(ann.act("name", 17)) == "bad_request"
    monkeypatch.undo()
    house.tick()
    assert host.notices == ["What zqannzq did went wrong on the laptop. Nothing was changed."]
    assert ann.notices == []
    assert [each["message"] for each in host.view["room"]["troubles"]] == host.notices
    assert "troubles" not in ann.view["room"]
    assert bo.act("name", 3)["ok"]
    assert "zq" not in log.getvalue()
    assert "ValueError" in log.getvalue()
    for line in [line for line in lines(log) if line["level"] == "error"]:
        assert line["led"] == {
            "title": "toy", "step": 0, "rule": "T1", "role": "phone", "seat": "s1",
            "event": "act", "act": "name", "for_step": 0,
        }  # fmt: skip
        assert line["error"]["kind"] == "ValueError"
        assert line["error"]["at"][0].startswith("host/test_logs.py:")


def test_the_same_trouble_is_told_now_and_then_and_counted(
    house: House, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.table("Ann", "Bo")
    host = house.client("host")
    view = views.view

    def blind(room: Any, client: Any) -> Any:
        return broken() if client.role == "phone" else view(room, client)

    monkeypatch.setattr(views, "view", blind)
    for _ in range(8):
        house.room.show()
        house.wait(2)
    assert 2 <= log.getvalue().count("A view could not be made") <= 4
    told = host.view["room"]["troubles"]
    assert len(told) == 1
    assert told[0]["count"] >= 16
    assert told[0]["at"] > 1.7e9


@pytest.mark.parametrize("error", [ValueError(WORDS), sqlite3.OperationalError(WORDS)])
def test_a_failing_tick_does_not_end_the_night(
    error: Exception, house: House, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bo = house.table("Ann", "Bo")
    host = house.client("host")

    def fail(*_: Any) -> None:
        raise error

    monkeypatch.setattr(play, "take", fail)
    house.wait(32)
    monkeypatch.undo()
    assert len(host.view["room"]["troubles"]) == 1
    assert WORDS not in log.getvalue()
    host.control("resume")
    assert ann.act("name", 1)["ok"] or bo.act("next")["ok"] or house.room.paused is False


def test_a_page_that_fails_is_told(
    house: House, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    from partyhost.host import keepsake
    from partyhost.host.network import Network
    from partyhost.host.rights import Rights
    from partyhost.host.web import create_app

    ann, bo = house.table("zqannzq", "Bo", rounds=1)
    ann.act("name", 1)
    bo.act("name", 2)
    house.wait(4)
    host = house.client("host")
    browser = create_app(house.room, Rights(Network(8000), PIN, b"k")).test_client()
    monkeypatch.setattr(keepsake, "picture", broken)
    answer = browser.get("/keepsake.png?m=1")
    assert answer.status_code == 500
    assert "The night goes on" in answer.text
    assert host.view["room"]["troubles"][0]["message"].startswith("A page could not be shown")
    assert "/keepsake.png" in log.getvalue()
    assert "zq" not in log.getvalue()


def test_a_new_night_begins_without_old_troubles(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = house.table("Ann", "Bo")
    monkeypatch.setattr(play, "take", broken)
    ann.act("name", 17)
    host = house.client("host")
    assert host.view["room"]["troubles"]
    host.control("new_night")
    assert host.view["room"]["troubles"] == []


def test_a_bot_that_fails_is_told(tmp_path: Path, log: io.StringIO) -> None:
    house = House(tmp_path, titles={"toy": replace(TOY, bot=broken)})
    ann = house.guest("Ann")
    host = house.client("host")
    host.control("bots", count=1)
    host.control("start", title="toy", options={})
    house.wait(9)
    assert "A bot could not think" in host.view["room"]["troubles"][0]["message"]
    assert WORDS not in log.getvalue()
    assert ann.act("name", 3)["ok"]


def test_what_libraries_say_is_not_repeated(log: io.StringIO) -> None:
    logging.getLogger("engineio.server").error("packet %s of zqx", "zqsecretzq")
    try:
        broken()
    except ValueError as error:
        logging.getLogger("werkzeug").error(f"{WORDS}", exc_info=error)
    text = log.getvalue()
    assert "zq" not in text
    assert text.count("A library reported something") == 2
    assert "test_logs" in text


def test_one_line_a_record_whatever_is_in_it(log: io.StringIO) -> None:
    led = {"act": "a\nb\x1b[2J", "odd": object()}
    logging.getLogger("partyhost.x").warning("It\nis", extra={"led": led})
    assert log.getvalue().count("\n") == 1
    assert "\x1b" not in log.getvalue()


@pytest.mark.parametrize("mode", ["eventlet", "threading"])
def test_a_hosts_own_log_shows_no_secret(mode: str, tmp_path: Path) -> None:
    """The whole program at debug: terminal and file, with all that its libraries say."""
    options = ("--port", "0", "--async-mode", mode, "--pin", PIN, "--ask-pin")
    shown = ("--log-level", "debug", "--log-format", "json")
    with Program(tmp_path, *options, *shown) as program:
        port = program.ready()
        players = [Player(port, "polling", f"zq{n}zq", n).join() for n in (1, 2)]
        host = Wire(port, role="host", pin=PIN)
        players[0].control("start", title=next(iter(TITLES)), options={})
        players[0].call("act", {"step": 0, "act": WORDS, "value": WORDS})
        players[0].call("nothing", {WORDS: WORDS})
        for client in (host, *players):
            client.close()
        assert program.stop()[0] == 0
    file = (tmp_path / logs.FILE).read_text("utf-8")
    assert "An event was answered" in file
    told = [json.loads(line) for line in file.splitlines()]
    assert {"phone"} <= {line["led"]["role"] for line in told if "role" in line.get("led", {})}
    terminal = [line for line in program.said.splitlines() if line.startswith("{")]
    assert len(terminal) >= len(told) >= 5
    secrets = ["zq", *(player.token for player in players)]
    for secret in secrets:
        assert secret not in file
        assert secret not in program.said
    assert PIN not in file + "".join(terminal)


def test_a_log_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "log").write_text("a file where the folder should be")
    with Program(tmp_path, "--port", "0") as program:
        assert program.health(program.ready())["ok"]
        assert program.stop()[0] == 0
    assert "can't be written" in program.said
