"""The night's page: what guests may keep, whole in one file, and nothing that they did not see."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from partyhost import cli
from partyhost.engine.acts import Undo
from partyhost.host import archive, mementos, night_page, nights, playback
from partyhost.host.network import Network
from partyhost.host.nights import Kept, Past
from partyhost.host.rights import Rights
from partyhost.host.web import create_app
from partyhost.titles import TITLES
from tests.host.house import House
from tests.host.toy import TITLES as TOYS
from tests.matches import random_match, start_of

ELSEWHERE = {"REMOTE_ADDR": "192.168.1.77", "HTTP_HOST": "192.168.1.20:8000"}
WRITTEN = ("jeopardy", "beat_ken")


class Reader(HTMLParser):
    """What stands in a page: its text, its tags, and what they refer to."""

    def __init__(self, page: bytes) -> None:
        super().__init__()
        self.text, self.tags = "", set[str]()
        self.refers: list[str] = []
        self.feed(page.decode())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.refers += [value or "" for name, value in attrs if name in ("href", "src")]
        assert not [name for name, _ in attrs if name.startswith("on")]

    def handle_data(self, data: str) -> None:
        self.text += data


def played(house: House) -> None:
    ann, bo = house.table("<i>Ann & B</i>", "Bo", rounds=1)
    ann.act("name", 7)
    bo.act("name", 3)
    house.wait(4)


def past(house: House, number: int = 1) -> Past:
    found = nights.opened(house.room.journal.rows, number, house.hands.clock().wall())
    assert found
    return found


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


@pytest.fixture
def browser(house: House) -> FlaskClient:
    network = Network(8000, find=lambda: [])
    return create_app(house.room, Rights(network, "123456", b"k" * 32)).test_client()


def test_it_says_who_won_and_loads_nothing(house: House, browser: FlaskClient) -> None:
    played(house)
    answer = browser.get("/night.html", environ_overrides=ELSEWHERE)
    page = Reader(answer.data)
    assert "<i>Ann & B</i> takes it!" in page.text, "a name is no markup"
    assert not {"script", "i", "img", "link", "iframe"} & page.tags
    assert all(each.startswith("#") for each in page.refers)
    assert not re.search(r"url\((?!#|data:font)", answer.text)
    assert answer.headers["Content-Security-Policy"] == night_page.POLICY
    assert night_page.POLICY in answer.text.replace("&#39;", "'")
    assert "partyhost-night-1.html" in answer.headers["Content-Disposition"]
    assert len(answer.data) < 60_000


def test_it_speaks_the_language_of_who_asks(house: House, browser: FlaskClient) -> None:
    played(house)
    german = browser.get("/night.html", headers={"Accept-Language": "de-AT"}).text
    assert '<html lang="de">' in german
    assert "gewinnt!" in german


def test_a_match_that_is_played_stays_out(house: House, browser: FlaskClient) -> None:
    played(house)
    host = house.client("host")
    host.control("start", title="toy", options={})
    text = Reader(browser.get("/night.html").data).text
    assert "Toy: still being played" in text
    seed = house.room.running.start.seed
    assert seed not in text
    host.control("lobby")
    assert "Toy: left before its end" in Reader(browser.get("/night.html").data).text


def test_only_the_host_has_the_pages_of_other_nights(house: House, browser: FlaskClient) -> None:
    played(house)
    house.client("host").control("new_night")
    assert "takes it" in browser.get("/host/nights/1/page").text
    assert browser.get("/host/nights/9/page").status_code == 404
    assert browser.get("/host/nights/1/page", environ_overrides=ELSEWHERE).status_code == 403
    assert "takes it" not in browser.get("/night.html", environ_overrides=ELSEWHERE).text


def test_the_command_writes_it(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played(house)
    file = tmp_path / "mine.html"
    options = cli.parsed(["export", "--page", "--data-dir", str(tmp_path), str(file)])
    assert archive.write_night(options, TOYS) == 0
    assert "takes it!" in file.read_text("utf-8")
    assert "opens in any browser" in capsys.readouterr().out


def kept(key: str, seed: int) -> Kept:
    """A match of four who do whatever may be done, drawings and all."""
    title = TITLES[key]
    entries = [entry for _, entry in random_match(title, 4, seed)]
    return Kept(1, key, "finished", 1.0, None, start_of(title, 4, seed), entries)


@pytest.mark.parametrize("key", list(TITLES))
def test_boards_are_those_that_stood_on_the_tv(key: str) -> None:
    match = kept(key, seed=2)
    found = night_page.memento_of(match, TITLES).boards
    assert len(found) == (mementos.MOST if key in WRITTEN else 0)
    assert all(board.about and (board.paths or board.text) for board in found)
    assert all(board.seat in ("s1", "s2", "s3", "s4", "s99") for board in found)


def test_what_was_taken_back_is_on_no_board() -> None:
    match = kept("jeopardy", seed=2)
    assert match.start
    *_, state = playback.states(TITLES["jeopardy"], match.start, match.entries)
    match.entries.append(Undo(_depth(state)))
    assert night_page.memento_of(match, TITLES).boards == ()


def _depth(state: Any) -> int:
    steps = 0
    while state.past is not None:
        state, steps = state.past, steps + 1
    return steps


def test_boards_of_a_muted_guest_are_left_out() -> None:
    match = kept("jeopardy", seed=2)
    first = night_page.memento_of(match, TITLES).boards[0]
    guest = {"seat": first.seat, "name": "Ann", "colour": "red", "shape": "circle", "avatar": "fox"}
    match.result = {"name": "J", "places": [], "facts": [], "unit": "$", "team": "Ann"}
    for muted in (False, True):
        night = Past(1, 1.0, 1.0, True, {}, [{**guest, "muted": muted}], [match])
        page = night_page.of(night, TITLES, known=lambda _: mementos.Memento((first,))).decode()
        assert (first.paths[0] in page) is not muted


def test_an_old_match_that_no_longer_plays_back_has_its_result() -> None:
    match = kept("jeopardy", seed=2)
    match.entries.pop(0)
    assert night_page.memento_of(match, TITLES) == mementos.Memento()
    match.start = None
    assert night_page.memento_of(match, TITLES) == mementos.Memento()
