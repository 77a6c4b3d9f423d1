"""A tap answers within a tenth of a second on a slow phone: what is pressed looks pressed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright

from partyhost.titles import TITLES
from tests.browser.eyes import iphone
from tests.browser.gallery import Gallery, shown
from tests.browser.moments import Moments

pytestmark = [pytest.mark.browser, pytest.mark.soak, pytest.mark.timeout(300)]

SLOWER = 4  # times
AT_ONCE, LATE = 100.0, 500.0  # milliseconds
TRIES = 4  # of which one counts: other tests keep the machine busy
KEYS = """(known) => {
    const found = {};
    for (const key of document.querySelectorAll("#page :is(button, summary):not(:disabled)")) {
        const {x, y, width, height} = key.getBoundingClientRect();
        const [left, top] = [x + width / 2, y + height / 2];
        const seen = key.contains(document.elementFromPoint(left, top));
        const kind = [key.localName, ...key.classList, key.parentElement.className].join(" ");
        if (seen && !known.includes(kind)) found[kind] = [left, top];
    }
    return found;
}"""
WATCH = """([left, top]) => {
    const key = document.elementFromPoint(left, top).closest("button, summary");
    const looks = () => {
        const {transform, scale, boxShadow} = getComputedStyle(key);
        return [transform, scale, boxShadow, key.className].join();
    };
    const before = looks();
    globalThis.answered = new Promise((told) =>
        addEventListener("pointerdown", ({timeStamp}) => {
            const look = () => {
                const took = performance.now() - timeStamp;
                if (looks() !== before || took > 500) told(took);
                else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
        }, {once: true, capture: true}));
}"""


class Asked(Moments):
    """By screen, what some phone is asked."""

    def __init__(self, folder: Path, title: str) -> None:
        self.views: dict[str, dict[str, Any]] = {}
        super().__init__(folder, title)

    def keep(self, screen: str) -> None:
        super().keep(screen)
        for guest in self.guests:
            if guest.view["offers"]:
                self.views.setdefault(screen, guest.view)


@pytest.mark.parametrize("key", TITLES)
def test_what_is_pressed_looks_pressed_at_once(
    chromium: Browser, playwright: Playwright, tmp_path: Path, key: str
) -> None:
    asked = Asked(tmp_path, key)
    asked.record()
    asked.house.room.close()
    took: dict[str, float] = {}
    with shown(chromium, asked.house.room) as gallery:
        phone = gallery.page("/", **iphone(playwright.devices), reduced_motion="no-preference")
        for view in asked.views.values():
            Gallery.show(phone, view)
            phone.wait_for_selector(".drawn > *, .offer-box, .await")
            for kind, at in phone.evaluate(KEYS, [*took]).items():
                tries = (pressed(phone, at) for _ in range(TRIES))
                took[kind] = next((ms for ms in tries if ms <= AT_ONCE), LATE)
    assert len(took) > 4, took
    assert LATE not in took.values(), took


def pressed(phone: Page, at: list[float]) -> float:
    """How long it takes until it looks so, in milliseconds; the finger slides off again."""
    session = phone.context.new_cdp_session(phone)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    phone.evaluate(WATCH, at)
    phone.mouse.move(*at)
    phone.mouse.down()
    ms: float = phone.evaluate("answered")
    phone.mouse.move(0, 0)
    phone.mouse.up()
    session.detach()
    return ms
