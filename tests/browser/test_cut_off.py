"""A phone that sleeps and a TV whose network breaks while a match goes on, and pages that outlive
the program that served them."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.people import Guest, Room

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

NOTICED = 10_000  # milliseconds until a page says that it is cut off
BACK = 5_000  # and until it is whole again
FILM = "() => document.querySelector('video.awake')?.paused === false"


def asleep(guest: Guest, on: bool) -> None:
    """As a phone whose screen locks: frozen, and off the air."""
    guest.context.set_offline(on)
    session = guest.context.new_cdp_session(guest.page)
    session.send("Page.setWebLifecycleState", {"state": "frozen" if on else "active"})


def test_h17_h20_h46_h114_asleep_cut_off_and_outlived(room: Room) -> None:
    tv = room.tv()
    ann, ben, cleo = (
        room.guest(name, picture)
        for name, picture in {"Ann": "Fox", "Ben": "Owl", "Cleo": "Robot"}.items()
    )
    assert not ann.page.evaluate("'wakeLock' in navigator")
    ann.page.wait_for_function(FILM)
    ann.tap("Three cards each")
    ann.tap("Start with 3")
    turn = room.onlooker.on("choosing_card")["turn"]
    acting = next(guest for guest in (ann, ben, cleo) if guest.seat == turn)
    others = [guest for guest in (ann, ben, cleo) if guest is not acting]
    hand = acting.page.get_by_role("group", name="Play a card").get_by_role("button")
    cards = hand.all_inner_texts()
    assert cards
    updated(room, others[0])
    room.eyes.rough = True
    tv.context.set_offline(True)
    others[0].context.set_offline(True)
    asleep(acting, True)
    began = time.monotonic()
    expect(tv.locator(".over")).to_contain_text("Reconnecting", timeout=NOTICED)
    expect(others[0].page.locator(".sign")).to_contain_text("your seat is kept", timeout=NOTICED)
    room.onlooker.until(lambda view: not seat(view, turn)["present"])
    assert time.monotonic() - began < NOTICED / 1000 + 2
    expect(others[1].page.locator(".crew .away")).to_have_count(2)
    room.onlooker.until(lambda view: seat(view, turn)["grace_ms"])  # and then it goes on
    for page in (tv, others[0].page):
        page.context.set_offline(False)
    asleep(acting, False)
    expect(tv.locator(".over")).to_have_count(0, timeout=BACK)
    expect(acting.page.locator(".sign")).to_have_count(0, timeout=BACK)
    expect(hand).to_have_text(cards, timeout=BACK)
    room.onlooker.until(lambda view: all(each["present"] for each in view["room"]["seats"]))
    expect(tv.locator(".rail .away")).to_have_count(0)
    others[0].page.wait_for_function("() => !globalThis.old")
    expect(others[0].page.locator("header.me")).to_contain_text(others[0].name)
    assert acting.page.evaluate("old")


def seat(view: dict[str, Any], wanted: str) -> dict[str, Any]:
    return next(each for each in view["room"]["seats"] if each["seat"] == wanted)


def updated(room: Room, guest: Guest) -> None:
    """From now on the host seems to serve this phone other files."""

    def answer(route: Route) -> None:
        route.fulfill(body='<script src="/static/~anew/phone.js">', content_type="text/html")

    guest.page.route("**/", answer, times=1)
    for context in room.contexts:
        for page in context.pages:
            page.evaluate("globalThis.old = true")
