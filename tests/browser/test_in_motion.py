"""A picture that is taken at any moment is true: pages are drawn whole at once, and motion only
delays how that looks; shortly, cheaply, and without flashes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright

from partyhost.titles import TITLES
from tests.browser.eyes import iphone
from tests.browser.gallery import HERE, Gallery, shown
from tests.browser.moments import Moments

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

View = dict[str, Any]
MOVING = HERE / "moving.js"
FAULTS = {  # what a page may do that is false, or hurts
    "not drawn whole": "requestAnimationFrame(() => (main.innerHTML += '<p>late</p>'))",
    "9999 on the way": "requestAnimationFrame(() => (sum.textContent = 9999))",
    "stays instead of": "sum.textContent = 1; sum.dataset.count = 4",
    "flashes 5.0 times": "sum.animate({opacity: [0, 1, 0]}, {duration: 200, iterations: 5})",
    "takes 5000 ms": "sum.animate({opacity: [0, 1]}, 5000)",
    "moves width": "sum.animate({width: ['0px', '9px']}, 200)",
}
SMALL = '<main id="main"><b id="sum" data-count="7">7</b></main>'
NAMES = ("Annabel", "Bo", "Cleo", "Dev", "Emma & Mia", "Finn", "Grandma", "Hal", "Ivy", "Joe")


class Course(Moments):
    """All that the TV and the first guest's phone are shown, one after the other."""

    def __init__(self, folder: Path, title: str) -> None:
        self.tv_views: list[View] = []
        self.phone_views: list[View] = []
        super().__init__(folder, title, NAMES, plain=True)

    def keep(self, screen: str) -> None:
        super().keep(screen)
        self.tv_views.append(self.tv.view)
        self.phone_views.append(self.guests[0].view)


def problems(page: Page, views: list[View]) -> list[str]:
    """What is wrong while these are shown, once all that they need is there."""
    screens = {view["game"]["screen"]: view for view in views if view["game"]}
    for view in (*screens.values(), views[0]):
        Gallery.show(page, {**view, "rev": 0})
    page.wait_for_load_state("networkidle")
    page.evaluate("standStill()")
    found: list[str] = page.evaluate("(views) => movingProblems(views)", views)
    return found


@pytest.mark.soak
@pytest.mark.parametrize("key", TITLES)
def test_nothing_is_false_in_the_middle_of_motion(
    chromium: Browser, playwright: Playwright, tmp_path: Path, key: str
) -> None:
    course = Course(tmp_path, key)
    course.record()
    course.house.room.close()
    told = []
    with shown(chromium, course.house.room) as gallery:
        tv = {"viewport": {"width": 1280, "height": 720}}
        for path, views, size in (
            ("/tv", course.tv_views, tv),
            ("/", course.phone_views, iphone(playwright.devices)),
        ):
            page = gallery.page(path, **size, reduced_motion="no-preference")
            page.evaluate(f"() => {{ {MOVING.read_text('utf-8')} }}")
            told += [f"{path} {each}" for each in problems(page, views)]
    assert not told, "\n".join(told)


def test_each_fault_of_a_moving_page_is_found(chromium: Browser) -> None:
    page = chromium.new_page()
    page.evaluate(f"() => {{ {MOVING.read_text('utf-8')} }}")
    page.evaluate("standStill()")
    for fault, doing in {"": "", **FAULTS}.items():
        page.evaluate("(html) => (document.body.innerHTML = html)", SMALL)
        page.evaluate(f"globalThis.partyhostShow = () => {{ {doing} }}")
        found = page.evaluate("movingProblems([{}])")
        assert bool(found) == bool(fault), (fault, found)
        assert not fault or [each for each in found if fault in each], (fault, found)
    page.close()
