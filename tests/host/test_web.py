"""What the host serves over plain HTTP."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient
from PIL import Image

from partyhost import assets
from partyhost.host.network import Card, Network
from partyhost.host.rights import Rights
from partyhost.host.room import Room
from partyhost.host.web import create_app
from partyhost.titles import TITLES
from tests.packs import PACKS

ELSEWHERE = {"REMOTE_ADDR": "192.168.1.77", "HTTP_HOST": "192.168.1.20:8000"}


@pytest.fixture
def room(tmp_path: Path) -> Any:
    made = Room.open(tmp_path, TITLES, PACKS)
    made.join_url = "http://192.168.1.20:8000/"
    yield made
    made.close()


@pytest.fixture
def browser(room: Room) -> FlaskClient:
    network = Network(8000, find=lambda: [Card("wlan0", "192.168.1.20")])
    return create_app(room, Rights(network, "123456", b"k" * 32)).test_client()


@pytest.mark.parametrize("path", ["/", "/tv", "/host", "/about", *(f"/rules/{t}" for t in TITLES)])
def test_pages_and_all_they_name_are_there(browser: FlaskClient, path: str) -> None:
    answer = browser.get(path)
    assert answer.status_code == 200
    for address in set(re.findall(r'(?:href|src)="(/[^"#]*)"', answer.text)):
        assert browser.get(address).status_code == 200, address


@pytest.mark.parametrize("path", ["/", "/tv", "/about", "/nothing", "/host"])
def test_no_page_may_run_or_fetch_what_is_not_the_hosts(browser: FlaskClient, path: str) -> None:
    answer = browser.get(path)
    policy = answer.headers["Content-Security-Policy"]
    assert policy.startswith("default-src 'self'; connect-src 'self' ws://localhost")
    assert "script-src" not in policy
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["X-Frame-Options"] == "DENY"
    assert answer.headers["Referrer-Policy"] == "no-referrer"
    assert not re.search(r"<script(?![^>]*\bsrc=)|\son[a-z]+=|https?://", answer.text)


@pytest.mark.parametrize(
    ("named", "sockets"),
    [
        ("192.168.1.20:8000", "ws://192.168.1.20:8000 wss://192.168.1.20:8000"),
        ("partyhost.local", "ws://partyhost.local wss://partyhost.local"),
        ("[fd00::1]:8000", "ws: wss:"),  # no policy can name an address in brackets
        ("[fd00::1]; script-src *", "ws: wss:"),
        ("lap top", "ws://localhost wss://localhost"),
    ],
)
def test_h06_by_every_address_a_page_may_open_its_socket(
    browser: FlaskClient, named: str, sockets: str
) -> None:
    policy = browser.get("/", headers={"Host": named}).headers["Content-Security-Policy"]
    assert f"connect-src 'self' {sockets}; img-src" in policy
    assert "[" not in policy


def test_a_hosts_name_cannot_bend_the_policy(browser: FlaskClient) -> None:
    answer = browser.get("/", headers={"Host": "x; script-src *"})
    assert "script-src" not in answer.headers.get("Content-Security-Policy", "")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/nothing", 404),
        ("GET", "/console", 404),
        ("GET", "/?__debugger__=yes&cmd=resource&f=debugger.js", 200),
        ("POST", "/", 405),
        ("DELETE", "/host", 405),
        ("GET", "/rules/nothing", 404),
        ("GET", "/keepsake.png", 404),
        ("GET", "/static/../pyproject.toml", 404),
        ("GET", "/static/%2e%2e/pyproject.toml", 404),
        ("GET", "/static/.partyhost", 404),
        ("GET", "/static/~0000000000/nothing.js", 404),
        ("GET", "/static/css/+tokens+nothing.css", 404),
    ],
)
def test_problems_are_plain_pages(
    browser: FlaskClient, method: str, path: str, status: int
) -> None:
    answer = browser.open(path, method=method)
    assert answer.status_code == status
    assert not re.search(r"werkzeug|flask|python|traceback|/home|\.py\b", answer.text, re.I)


def test_a_fault_of_ours_is_told_without_a_word_about_the_program(
    browser: FlaskClient, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "last_finished", lambda: 1 / 0)
    answer = browser.get("/keepsake.png")
    assert answer.status_code == 500
    assert "Division" not in answer.text
    assert "night goes on" in answer.text


def test_too_much_is_refused(browser: FlaskClient) -> None:
    assert browser.post("/host", data={"pin": "1" * 100_000}).status_code == 413


def test_the_pin_is_asked_once_and_only_elsewhere(browser: FlaskClient) -> None:
    assert "PIN" in browser.get("/host", environ_base=ELSEWHERE).text
    wrong = browser.post("/host", data={"pin": "000000"}, environ_base=ELSEWHERE)
    assert wrong.status_code == 403
    assert "That is not the PIN" in wrong.text
    right = browser.post("/host", data={"pin": "123456"}, environ_base=ELSEWHERE)
    assert right.status_code == 303
    assert "HttpOnly" in right.headers["Set-Cookie"]
    assert "SameSite=Strict" in right.headers["Set-Cookie"]
    assert "123456" not in right.headers["Set-Cookie"]


def test_files_are_kept_for_good_under_the_version_and_asked_for_again_without(
    browser: FlaskClient,
) -> None:
    named = re.search(r'"(/static/~[0-9a-f]+/phone\.js)"', browser.get("/").text)
    assert named
    kept = browser.get(named[1], headers={"Accept-Encoding": "gzip"})
    assert "immutable" in kept.headers["Cache-Control"]
    assert kept.headers["Content-Encoding"] == "gzip"
    plain = browser.get("/static/phone.js")
    assert plain.headers["Cache-Control"] == "no-cache"
    again = browser.get("/static/phone.js", headers={"If-None-Match": plain.headers["ETag"]})
    assert again.status_code == 304


def test_a_page_asks_for_all_its_modules_at_once(browser: FlaskClient) -> None:
    told = re.findall(r'modulepreload" href="([^"]+)"', browser.get("/").text)
    assert any(address.endswith("/vendor/lit-html/lit-html.js") for address in told)
    assert all(browser.get(address).status_code == 200 for address in told)


def test_style_sheets_come_as_one(browser: FlaskClient) -> None:
    sheets = re.findall(r'stylesheet" href="([^"]+)"', browser.get("/").text)
    assert len(sheets) == 1
    assert b"@font-face" in browser.get(sheets[0]).data


def test_health(browser: FlaskClient) -> None:
    told = browser.get("/health").get_json()
    assert told["ok"] is True
    assert told["protocol"] == 1
    assert told["title"] is None


def test_the_qr_is_a_picture_of_the_join_address(browser: FlaskClient) -> None:
    vector = browser.get("/qr.svg")
    assert vector.mimetype == "image/svg+xml"
    assert vector.data.startswith(b"<svg")
    picture = Image.open(io.BytesIO(browser.get("/qr.png").data))
    assert picture.size[0] == picture.size[1] > 300


def test_the_keepsake_is_the_last_matchs(
    browser: FlaskClient, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = {"seat": "s1", "name": "Ann", "avatar": "fox", "colour": "red", "shape": "circle"}
    told = {
        "match": 7,
        "name": "Jeopardy!",
        "ended": 0.0,
        "unit": "$",
        "facts": [],
        "places": [{**place, "place": 1, "score": 400}],
    }
    monkeypatch.setattr(room, "last_finished", lambda: told)
    answer = browser.get("/keepsake.png?m=7")
    assert Image.open(io.BytesIO(answer.data)).size == (1080, 1350)
    assert browser.get("/keepsake.png?m=6").status_code == 404


@pytest.mark.parametrize("name", ["store.js", "phone.js", "tv.js", "widgets/number.js"])
def test_remarks_stay_at_home_and_lines_keep_their_numbers(browser: FlaskClient, name: str) -> None:
    source = (assets.folder("static") / name).read_text("utf-8").split("\n")
    sent = browser.get(f"/static/{name}").text.split("\n")
    assert len(sent) == len(source)
    for ours, theirs in zip(source, sent, strict=True):
        assert ours == theirs or (theirs == "" and ours.lstrip().startswith(("/**", "*", "//")))
    assert sent != source


def test_licences_of_others_travel_with_their_files(browser: FlaskClient) -> None:
    assert "SPDX" in browser.get("/static/vendor/lit-html/lit-html.js").text


def test_a_phones_first_visit_is_small(browser: FlaskClient) -> None:
    """The page and all it names, packed; fonts and pictures that its scripts fetch are weighed
    in the browser's tests."""
    page = browser.get("/", headers={"Accept-Encoding": "gzip"})
    named = set(re.findall(r'(?:href|src)="(/static/[^"]*)"', browser.get("/").text))
    sizes = [len(browser.get(each, headers={"Accept-Encoding": "gzip"}).data) for each in named]
    assert len(page.data) + sum(sizes) < 108_000
