"""What must hold of any screen of any title, on the TV, on phones and on the laptop's page: what
people typed is text, the clock is only there for those who act, and all know what to do."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright

from partyhost.titles import TITLES
from tests.browser.checks import CHECKS, anywhere
from tests.browser.eyes import iphone, shot
from tests.browser.gallery import Gallery
from tests.browser.moments import MARKUP, Moments

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

ODD = ((1366, 768), (1280, 623), (3840, 2160), (5120, 1440))
ALWAYS = ("jeopardy",)  # the others in the soak: test_screens.py has every screen of theirs
SHORT = "cut"  # what names of the widest letters may be


@pytest.mark.parametrize(
    "key", [pytest.param(key, marks=() if key in ALWAYS else pytest.mark.soak) for key in TITLES]
)
def test_h44_h70_h75_h125_h142_h150_h152_h153_every_screen(
    chromium: Browser, playwright: Playwright, tmp_path: Path, key: str
) -> None:
    moments = Moments(tmp_path, key)
    gallery = Gallery(chromium, moments.house.room)
    pages = {
        "tv": gallery.page("/tv", viewport={"width": 1280, "height": 720}),
        "phone": gallery.page("/", **iphone(playwright.devices)),
        "host": gallery.page("/host", viewport={"width": 1280, "height": 800}),
    }
    problems, said = [], ""
    for moment in moments.record():
        page, game = pages[moment.page], moment.view["game"]
        gallery.show(page, moment.view)
        if game and game["screen"] != "podium" and moment.page != "host":
            page.wait_for_selector(f".title-{key} > *, .drawn > *, .await")
        shot(page, f"moment-{key}-{moment.page}-{moment.name}".replace(" ", "_"))
        facts = page.evaluate("pageFacts()")
        said += facts["text"]
        found = [*anywhere(moment, facts), *CHECKS[moment.page](moment, facts)]
        if moment.page == "tv":
            found += [f"H75 {each}" for each in gallery.layout(page) if not each.startswith(SHORT)]
        problems += [f"{moment.page} {moment.name}: {each}" for each in found]
    problems += at_odd_sizes(gallery, pages["tv"], moments)
    for context in [*chromium.contexts]:
        context.close()
    moments.house.room.close()
    assert not problems, "\n".join(problems)
    assert said.count(MARKUP) > said.count(f"{MARKUP} ")  # names and the pack's texts alike
    assert not gallery.eyes.wrong


def at_odd_sizes(gallery: Gallery, tv: Page, moments: Moments) -> list[str]:
    """H142: the fullest screen on a laptop's, a large one's, and under a browser's bars."""
    screens = [moment.view for moment in moments.kept.values() if moment.page == "tv"]
    gallery.show(tv, max(screens, key=lambda view: len(str(view["game"]))))
    problems = []
    for wide, high in ODD:
        tv.set_viewport_size({"width": wide, "height": high})
        found = gallery.layout(tv, least=28 * min(wide / 1920, high / 1080), edge=0.05)
        found = [each for each in found if not each.startswith(SHORT)]
        problems += [f"H142 {wide}×{high}: {each}" for each in found]
    return problems
