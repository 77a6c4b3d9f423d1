"""Every screen of Can You Beat Ken? at every size: all of them at a table of five, the fullest at
smaller and larger ones."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright

from tests.browser.eyes import iphone
from tests.browser.gallery import Gallery
from tests.browser.ken_scenes import KenRecorder
from tests.browser.recorded import Scene
from tests.browser.test_screens import AT, PHONES, TVS, of, walk

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

FULLEST = {
    "tv": ("opening", "spinning", "challenging pair", "answering", "revealing ken", "podium"),
    "phone": ("spinning acts", "challenging pair acts", "answering acts", "revealing ken captain"),
}
LIKE_OTHERS = ("moving", "spinning", "challenging", "opening", "passed", "reading")  # captains'


soak = pytest.mark.soak  # ten sit at the table in `test_every_moment.py`


@pytest.fixture(
    params=(pytest.param(2, marks=soak), 5, pytest.param(10, marks=soak)),
    ids=lambda guests: f"{guests}-guests",
)
def recorder(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[KenRecorder]:
    made = KenRecorder(tmp_path, request.param)
    made.record()
    yield made
    made.room.close()


def chosen(recorder: KenRecorder, page: str) -> list[Scene]:
    scenes = of(recorder, page)
    if len(recorder.guests) != 5:
        return [scene for scene in scenes if scene.name in FULLEST[page]]
    return [
        scene
        for scene in scenes
        if not (scene.name.endswith("captain") and scene.name.startswith(LIKE_OTHERS))
    ]


def ready(gallery: Gallery, page: Page, scene: Scene, drawn: str) -> None:
    """The title's drawings have come."""
    gallery.show(page, scene.view)
    page.wait_for_selector(drawn)


def test_every_screen(chromium: Browser, recorder: KenRecorder, playwright: Playwright) -> None:
    gallery, guests = Gallery(chromium, recorder.room), len(recorder.guests)
    tv = gallery.page("/tv")
    ready(gallery, tv, chosen(recorder, "tv")[0], ".bk")
    problems = walk(
        gallery, tv, chosen(recorder, "tv"), TVS[AT[guests]], f"kentv{guests}", edge=0.05
    )
    phone = gallery.page("/", **iphone(playwright.devices))
    ready(gallery, phone, chosen(recorder, "phone")[0], ".bkp")
    scenes, wants = chosen(recorder, "phone"), {"thumb": 36, "sideways": True}
    problems += walk(gallery, phone, scenes, PHONES[AT[guests]], f"kenphone{guests}", **wants)
    for context in [*chromium.contexts]:
        context.close()
    assert not problems, "\n".join(problems)
    assert not gallery.eyes.wrong
