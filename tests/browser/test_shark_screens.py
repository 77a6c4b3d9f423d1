"""Every screen of Card Sharks at every size: all of them at a table of five, the fullest at smaller
and larger ones."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright

from tests.browser.eyes import iphone, shot
from tests.browser.gallery import Gallery
from tests.browser.recorded import Scene
from tests.browser.shark_scenes import SharkRecorder
from tests.browser.test_screens import AT, PHONES, TVS, of, walk

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

SIDEWAYS, CLOCK = (844, 390), 32  # a phone on its side, and the clock along its edge
FULLEST = {
    "tv": ("drawing", "guessing", "calling", "deciding", "revealing", "betting", "podium"),
    "phone": (
        *("guessing acts", "calling acts", "betting acts", "calling may", "revealing captain"),
        *("basing acts", "deciding acts", "responding acts"),
    ),
}
ON_TV = (
    *("choosing_emcee", "drawing", "guessing", "responding", "revealing sealed", "revealing"),
    *("basing", "calling", "turned free", "frozen", "deciding", "round_won"),
    *("betting last", "money_turned won", "money_over", "podium"),
)
ON_PHONES = (
    *("choosing_emcee captain", "drawing waits", "guessing acts", "responding acts"),
    *("responding may", "revealing sealed acts", "revealing waits", "basing acts", "calling acts"),
    *("calling may", "turned on waits", "deciding acts", "betting acts", "betting may"),
    *("betting drawn", "money_turned won waits", "money_over waits"),
)


soak = pytest.mark.soak  # ten sit at the table in `test_every_moment.py`


@pytest.fixture(
    params=(pytest.param(2, marks=soak), 5, pytest.param(10, marks=soak)),
    ids=lambda guests: f"{guests}-guests",
)
def recorder(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[SharkRecorder]:
    made = SharkRecorder(tmp_path, request.param)
    made.record()
    yield made
    made.room.close()


def chosen(recorder: SharkRecorder, page: str) -> list[Scene]:
    names = FULLEST[page]
    if len(recorder.guests) == 5:
        names = ON_TV if page == "tv" else ON_PHONES
    return [scene for scene in of(recorder, page) if scene.name in names]


def ready(gallery: Gallery, page: Page, scene: Scene, drawn: str) -> None:
    """The title's drawings have come."""
    gallery.show(page, scene.view)
    page.wait_for_selector(drawn)


def out_of_reach(gallery: Gallery, page: Page, scenes: list[Scene]) -> list[str]:
    """What decides something and stands, on a phone that lies on its side, under its edge."""
    wide, high = SIDEWAYS
    page.set_viewport_size({"width": wide, "height": high})
    problems = []
    for scene in scenes:
        gallery.show(page, scene.view)
        shot(page, f"sharkphone-{scene.name}-{wide}".replace(" ", "_"))
        for key in page.locator(".csp :is(.btn.main, .cs-call, button.cs-key)").all():
            box = key.bounding_box()
            if box and box["y"] + box["height"] > high - CLOCK:
                problems.append(f"{scene.name} sideways: {key.inner_text()!r} at {box['y']:.0f}")
    return problems


def test_every_screen(chromium: Browser, recorder: SharkRecorder, playwright: Playwright) -> None:
    gallery, guests = Gallery(chromium, recorder.room), len(recorder.guests)
    tv = gallery.page("/tv")
    ready(gallery, tv, chosen(recorder, "tv")[0], ".cs")
    problems = walk(
        gallery, tv, chosen(recorder, "tv"), TVS[AT[guests]], f"sharktv{guests}", edge=0.05
    )
    phone = gallery.page("/", **iphone(playwright.devices))
    ready(gallery, phone, chosen(recorder, "phone")[0], ".csp")
    scenes, wants = chosen(recorder, "phone"), {"thumb": 36, "sideways": True}
    problems += walk(gallery, phone, scenes, PHONES[AT[guests]], f"sharkphone{guests}", **wants)
    if guests == 2:
        problems += out_of_reach(gallery, phone, scenes)
    for context in [*chromium.contexts]:
        context.close()
    assert not problems, "\n".join(problems)
    assert not gallery.eyes.wrong
