"""A curtain over a secret: open while a finger stays on it, and never without one."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, Playwright, expect

from tests.browser.eyes import iphone
from tests.browser.gallery import Gallery
from tests.browser.moments import Moments

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

LONG_PRESS = 700  # milliseconds after which a browser offers to copy what lies under a finger
PUT_AWAY = "document.dispatchEvent(new Event('visibilitychange'))"
WATCH = """() => {
    globalThis.menus = 0;
    addEventListener("contextmenu", (event) => (menus += event.defaultPrevented ? 0 : 1));
}"""


class Finger:
    """One finger on the page, as Chromium is told of it by a touch screen."""

    def __init__(self, page: Page) -> None:
        self.page: Page = page
        self.screen: CDPSession = page.context.new_cdp_session(page)

    def down(self) -> None:
        box = self.page.locator(".peek").bounding_box()
        assert box
        self.x, self.y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.tell("touchStart", [{"x": self.x, "y": self.y}])
        expect(self.page.locator(".peek .shown")).to_be_visible()

    def slide(self, down: float) -> None:
        self.tell("touchMove", [{"x": self.x, "y": self.y + down}])

    def up(self) -> None:
        if self.on:
            self.tell("touchEnd", [])

    def taken(self) -> None:
        """By the system, for a call or a swipe of its own."""
        self.tell("touchCancel", [])

    def tell(self, kind: str, points: list[Any]) -> None:
        self.on = bool(points)
        self.screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_a_curtain_is_open_only_while_a_finger_stays_on_it(
    gallery: Gallery, moments: Moments, playwright: Playwright
) -> None:
    """Of a guest who reads a clue, with what the card says behind the curtain."""
    phone = gallery.page("/", **iphone(playwright.devices))
    view = moments.kept["phone", "reading acts"].view
    gallery.show(phone, view)
    phone.evaluate(WATCH)
    finger, shown = Finger(phone), phone.locator(".peek .shown")
    for let_go in (
        finger.up,
        lambda: finger.slide(400),
        finger.taken,
        lambda: phone.set_viewport_size({"width": 664, "height": 390}),
        lambda: phone.evaluate(PUT_AWAY),
    ):
        finger.down()
        finger.slide(5)
        expect(shown).to_be_visible()
        let_go()
        expect(shown).to_have_count(0)
        finger.up()
        expect(shown).to_have_count(0)
    long_held(phone, finger)
    gallery.show(phone, {**view, "game": None, "offers": []})
    finger.up()  # from where the curtain was
    gallery.show(phone, view)
    expect(shown).to_have_count(0)
    by_keyboard(phone)


def long_held(phone: Page, finger: Finger) -> None:
    """Nothing is selected, and no menu comes."""
    finger.down()
    phone.wait_for_timeout(LONG_PRESS)
    expect(phone.locator(".peek .shown")).to_be_visible()
    assert phone.evaluate("String(getSelection()) + menus") == "0"


def by_keyboard(phone: Page) -> None:
    """One key opens it, the same key or leaving it covers it."""
    curtain, shown = phone.locator(".peek"), phone.locator(".peek .shown")
    for key in ("Enter", "Space"):
        curtain.press(key)
        expect(shown).to_be_visible()
        expect(curtain).to_have_attribute("aria-pressed", "true")
        curtain.press(key)
        expect(shown).to_have_count(0)
    curtain.press("Enter")
    curtain.press("Tab")
    expect(shown).to_have_count(0)
