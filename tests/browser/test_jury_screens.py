"""Every screen of Judge & Jury at every size: all of them at a table of five, the fullest at
smaller and larger ones."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, Position

from tests.browser.eyes import iphone, shot
from tests.browser.gallery import Gallery
from tests.browser.jury_scenes import JuryRecorder
from tests.browser.recorded import Scene
from tests.browser.test_screens import AT, PHONES, TVS, of, walk

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

EDGE: Position = {"x": 20, "y": 70}  # of a card in a fan that its neighbour leaves free
ON_ITS_SIDE = (844, 390)
FULLEST = {
    "tv": ("choosing_side", "opening", "turn", "gap", "asking", "verdict told", "tie_break"),
    "phone": ("turn acts", "gap acts", "asking acts", "giving acts", "verdict told waits"),
}
CAPTAINS = ("taken captain", "verdict told captain")  # and those that differ from others'
LIKE_OTHERS = ("turn leads waits", "turn leads late waits", "gap judge acts", "gap judge waits")


soak = pytest.mark.soak  # ten sit at the table in `test_every_moment.py`


@pytest.fixture(
    params=(pytest.param(2, marks=soak), 5, pytest.param(10, marks=soak)),
    ids=lambda guests: f"{guests}-guests",
)
def recorder(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[JuryRecorder]:
    made = JuryRecorder(tmp_path, request.param)
    made.record()
    yield made
    made.room.close()


def chosen(recorder: JuryRecorder, page: str) -> list[Scene]:
    scenes = [scene for scene in of(recorder, page) if special(scene.name)]
    if len(recorder.guests) != 5:
        return [scene for scene in scenes if scene.name in FULLEST[page]]
    return scenes


def special(name: str) -> bool:
    if name.endswith("captain"):
        return name in CAPTAINS
    return (name not in LIKE_OTHERS and not name.endswith("may")) or name == "turn may"


def ready(gallery: Gallery, page: Page, scene: Scene, drawn: str) -> None:
    """The title's drawings have come."""
    gallery.show(page, scene.view)
    page.wait_for_selector(drawn)


def test_every_screen(chromium: Browser, recorder: JuryRecorder, playwright: Playwright) -> None:
    gallery, guests = Gallery(chromium, recorder.room), len(recorder.guests)
    tv = gallery.page("/tv")
    ready(gallery, tv, chosen(recorder, "tv")[0], ".jj")
    problems = walk(
        gallery, tv, chosen(recorder, "tv"), TVS[AT[guests]], f"jurytv{guests}", edge=0.05
    )
    phone = gallery.page("/", **iphone(playwright.devices))
    ready(gallery, phone, chosen(recorder, "phone")[0], ".jjp")
    scenes, wants = chosen(recorder, "phone"), {"thumb": 36, "sideways": True}
    problems += walk(gallery, phone, scenes, PHONES[AT[guests]], f"juryphone{guests}", **wants)
    if guests == 5:
        problems += hands(gallery, phone, recorder)
    for context in [*chromium.contexts]:
        context.close()
    assert not problems, "\n".join(problems)
    assert not gallery.eyes.wrong


def hands(gallery: Gallery, phone: Page, recorder: JuryRecorder) -> list[str]:
    """A card lifted, the reason for another, the hand by value and covered."""
    gallery.show(phone, recorder.scenes["phone", "turn acts"].view)
    phone.locator(".jj-fan .is-fit").first.tap(position=EDGE)
    phone.locator(".jj-fan .is-dim").first.tap(position=EDGE)
    assert "is on top" in phone.locator(".jj-why").inner_text()
    phone.get_by_role("button", name="By colour").tap()
    problems = []
    for covered in (False, True):
        if covered:
            phone.get_by_role("button", name="Cover").tap()
            assert phone.locator(".jj-fan").count() == 0
        for wide, high in (*PHONES, ON_ITS_SIDE):
            phone.set_viewport_size({"width": wide, "height": high})
            below = phone.locator(".jj-foot").bounding_box()
            assert below
            assert below["y"] + below["height"] <= high, "what is to do lies too low"
            found = gallery.layout(phone, least=12, thumb=36, sideways=True)
            problems += [f"hand {wide}×{high}: {each}" for each in found]
            shot(phone, f"juryhand-{'covered' if covered else 'lifted'}-{wide}")
    return problems + gallery.access(phone)
