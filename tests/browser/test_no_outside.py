"""Pages ask nobody but the host, by a name that gives them no more than plain http does; and
little of it goes over the air."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.eyes import Wire, iphone
from tests.browser.people import Room

pytestmark = pytest.mark.browser

FIRST_VISIT = 150_000  # bytes over the wire, heads of answers included
FIRST_HAND = 240_000  # with the shelf, the captain's tools, and the first title
PAGES = ("/", "/tv", "/host", "/rules/jeopardy", "/about", "/nothing-here")


def test_h12_h21_no_page_asks_elsewhere(room: Room) -> None:
    for path in PAGES:
        page = room.context().new_page()
        page.goto(room.url + path, wait_until="networkidle")
        assert not page.evaluate("isSecureContext")
        expect(page.locator("h1").first).to_be_visible()
    # that there is nothing at one of them is said in its console, and that is right
    room.eyes.wrong = [wrong for wrong in room.eyes.wrong if "/nothing-here" not in wrong]


def test_the_first_visit_is_small_and_the_next_smaller(room: Room) -> None:
    context = room.context(**iphone(room.playwright.devices))
    page = context.new_page()
    wire = Wire(page)
    page.goto(room.url, wait_until="networkidle")
    expect(page.get_by_role("button", name="I’m in")).to_be_visible()
    first = wire.bytes
    assert first < FIRST_VISIT
    page.reload(wait_until="networkidle")
    assert wire.bytes - first < first / 5


def test_the_drawings_of_a_title_come_when_it_starts_and_are_small(open_room: Any) -> None:
    room = open_room("--bots", "3", "--seed", "7")
    guest = room.guest("Ann", "Fox")
    guest.tap("Start with 4")
    expect(guest.page.locator("main[class^=screen-]")).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    assert guest.wire.bytes < FIRST_HAND


@pytest.mark.parametrize(
    ("mode", "paths"), [("eventlet", ("/", "/tv", "/host")), ("threading", ("/",))]
)
def test_h103_h114_the_socket_is_a_websocket_from_the_start(
    open_room: Any, mode: str, paths: tuple[str, ...]
) -> None:
    room = open_room("--async-mode", mode)
    for path in paths:
        page = room.context().new_page()
        wire = Wire(page)
        page.goto(room.url + path, wait_until="networkidle")
        expect(page.locator("h1").first).to_be_visible()
        assert wire.upgrades == [101]
    sockets = [url for url in room.eyes.asked if "/socket.io/?" in url]
    assert sockets
    assert all("EIO=4" in url for url in sockets)
    assert not [url for url in room.eyes.asked if "transport=polling" in url]
