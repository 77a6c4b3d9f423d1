"""Phones that are not the one at hand: too old, slow, turned, with text twice as large."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, Route, expect

from partyhost.titles import TITLES
from tests.browser.eyes import iphone, shot
from tests.browser.gallery import Gallery
from tests.browser.moments import Moments, View
from tests.browser.people import Guest, Room

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

NAMES = ("Annabel", "Bo", "Cleo", "Dev", "Emma & Mia", "Finn", "Grandma", "Hal", "Ivy", "Joe")
LOOKS = (((844, 390), 1), ((390, 844), 2))  # the size, and how much larger the text is
SLOWER = 6  # times
OLD = {  # what a browser of those days does not have
    "no modules": "delete HTMLScriptElement.prototype.noModule",
    "no styles of today": "CSS.supports = () => false",
}


@pytest.mark.parametrize("lacks", OLD)
def test_a_browser_that_is_too_old_says_so(room: Room, lacks: str) -> None:
    for path, script in {"/": "phone.js", "/tv": "tv.js", "/host": "host.js"}.items():
        page = room.context().new_page()
        page.add_init_script(OLD[lacks])
        if lacks == "no modules":  # so it runs none
            page.route(f"**/{script}", no_script)
        page.goto(room.url + path)
        for language in ("en", "de", "es"):
            expect(page.locator(f".minimum [lang={language}]")).to_be_visible()
        expect(page.locator("#page")).to_be_hidden()
        page.close()
    # that nobody reads what was loaded beforehand is no fault here
    room.eyes.wrong = [wrong for wrong in room.eyes.wrong if "preload" not in wrong]


def no_script(route: Route) -> None:
    route.fulfill(body="", content_type="text/javascript")


def test_a_browser_of_today_is_not_told_so(room: Room) -> None:
    page = room.context().new_page()
    page.goto(room.url)
    expect(page.locator(".wall")).to_be_visible()
    expect(page.locator(".minimum")).to_be_hidden()


@pytest.mark.parametrize(
    "key",
    [pytest.param(key, marks=() if key == "jeopardy" else pytest.mark.soak) for key in TITLES],
)
def test_turned_and_with_large_text_nothing_is_cut(
    chromium: Browser, playwright: Playwright, tmp_path: Path, key: str
) -> None:
    moments = Moments(tmp_path, key, NAMES, plain=True)
    gallery = Gallery(chromium, moments.house.room)
    page = gallery.page("/", **iphone(playwright.devices, device_scale_factor=1))
    problems = []
    for moment in moments.record():
        if moment.page == "phone" and not moment.name.endswith("waits"):
            problems += looked_at(gallery, page, key, moment.view, moment.name)
    for context in [*chromium.contexts]:
        context.close()
    moments.house.room.close()
    assert not problems, "\n".join(problems)


def looked_at(gallery: Gallery, page: Page, key: str, view: View, name: str) -> list[str]:
    problems = []
    settings = view["room"]["settings"]
    for (wide, high), size in LOOKS:
        page.set_viewport_size({"width": wide, "height": high})
        room = {**view["room"], "settings": {**settings, "text_size": size}}
        gallery.show(page, {**view, "room": room})
        if view["game"] and view["game"]["screen"] != "podium":
            page.wait_for_selector(f".title-{key} > *, .drawn > *, .await")
        found = gallery.layout(page, thumb=36, sideways=True)
        problems += [f"{name} {wide}×{high}, text {size}: {each}" for each in found]
        shot(page, f"other-{key}-{name}-{wide}".replace(" ", "_"))
    return problems


def test_a_slow_phone_plays_its_turn_once(room: Room) -> None:
    """Two taps while it is still busy with the first are one."""
    guests = [room.guest(name, picture) for name, picture in {"Ann": "Fox", "Ben": "Owl"}.items()]
    for guest in guests:
        slow_down(guest)
    guests[0].tap("Start with 2")
    turn = room.onlooker.on("choosing_card")["turn"]
    acting = next(guest for guest in guests if guest.seat == turn)
    acting.page.get_by_role("group", name="Play a card").get_by_role("button").first.tap()
    acting.button("Play for $").evaluate("(button) => { button.click(); button.click(); }")
    game = room.onlooker.on("reading")
    assert game["mat"]["number"] == 1
    for guest in guests:
        expect(guest.page.locator("header.me")).to_contain_text(guest.name)


def slow_down(guest: Guest) -> None:
    session = guest.context.new_cdp_session(guest.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
