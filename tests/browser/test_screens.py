"""Every screen at every size: nothing cut, nothing on top of another, nothing too small, nothing
that keeps anybody out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright

from tests.browser.eyes import iphone, shot
from tests.browser.gallery import Gallery
from tests.browser.recorded import Recorder, Scene

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

TVS = ((1920, 1080), (1280, 720))
PHONES = ((390, 844), (320, 568))
LAPTOP = (1280, 800)
AT = {2: slice(0, 1), 5: slice(0, 2), 10: slice(1, 2)}  # the middle table in all sizes
LEAST_ON_TV = 28  # of 1080 lines
LEAST_ON_PHONE = 12


soak = pytest.mark.soak  # ten sit at the table in `test_every_moment.py`


@pytest.fixture(
    params=(pytest.param(2, marks=soak), 5, pytest.param(10, marks=soak)),
    ids=lambda guests: f"{guests}-guests",
)
def recorder(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Recorder]:
    made = Recorder(tmp_path, request.param)
    made.record()
    yield made
    made.room.close()


@pytest.fixture
def gallery(chromium: Browser, recorder: Recorder) -> Iterator[Gallery]:
    made = Gallery(chromium, recorder.room)
    yield made
    for context in [*chromium.contexts]:
        context.close()
    assert not made.eyes.wrong


def walk(
    gallery: Gallery, page: Page, scenes: list[Scene], sizes: Any, name: str, **wants: Any
) -> list[str]:
    """Shows all scenes in all sizes; at the middle table the first size is looked at for
    access, too, which takes longest."""
    problems = []
    for scene in scenes:
        gallery.show(page, scene.view)
        for wide, high in sizes:
            page.set_viewport_size({"width": wide, "height": high})
            least = LEAST_ON_TV * high / 1080 if scene.page == "tv" else LEAST_ON_PHONE
            found = gallery.layout(page, least=least, **wants)
            if "5" in name and (wide, high) == sizes[0]:
                found += gallery.access(page)
            title = f"{name} {scene.name} {wide}×{high}"
            problems += [f"{title}: {problem}" for problem in found]
            shot(page, f"{name}-{scene.name}-{wide}".replace(" ", "_"))
    return problems


def of(recorder: Recorder, page: str) -> list[Scene]:
    return [scene for scene in recorder.scenes.values() if scene.page == page]


def test_h144_every_screen(gallery: Gallery, recorder: Recorder, playwright: Playwright) -> None:
    guests = len(recorder.guests)
    tv = gallery.page("/tv")
    tvs, phones = TVS[AT[guests]], PHONES[AT[guests]]
    problems = walk(gallery, tv, of(recorder, "tv"), tvs, f"tv{guests}", edge=0.05)
    phone = gallery.page("/", **iphone(playwright.devices))
    problems += walk(
        gallery, phone, of(recorder, "phone"), phones, f"phone{guests}", thumb=36, sideways=True
    )
    laptop = gallery.page("/host")
    problems += walk(gallery, laptop, of(recorder, "host"), (LAPTOP,), f"host{guests}")
    assert not problems, "\n".join(problems)


def test_every_podium(gallery: Gallery, recorder: Recorder) -> None:
    """Whoever shares a step: nobody is cut, and nobody stands in the words."""
    view = recorder.scenes["tv", "podium"].view
    seats = [place["seat"] for place in view["game"]["places"]]
    scenes = [
        Scene("tv", f"podium {first}+{second}", shared(view, seats, first, second))
        for first in range(1, len(seats) + 1)
        for second in range(
            min(1, len(seats) - first), len(seats) - first + 1, len(seats) // 4 or 1
        )
    ]
    problems = walk(gallery, gallery.page("/tv"), scenes, TVS[1:], "podiums", edge=0.05)
    assert not problems, "\n".join(problems)


def shared(view: Any, seats: list[str], first: int, second: int) -> Any:
    """So many share the first place and so many the second; all others are level behind."""
    ranks = [1] * first + [1 + first] * second + [1 + first + second] * len(seats)
    places = [
        {"seat": seat, "place": rank, "score": 30_000 - 1000 * rank}
        for seat, rank in zip(seats, ranks, strict=False)
    ]
    return {**view, "game": {**view["game"], "places": places}}


@pytest.mark.parametrize("recorder", [5], indirect=True, ids=["5-guests"])
def test_the_captains_tools(gallery: Gallery, recorder: Recorder, playwright: Playwright) -> None:
    phone = gallery.page("/", **iphone(playwright.devices))
    gallery.show(phone, recorder.scenes["phone", "ruled captain"].view)
    phone.get_by_role("button", name="Captain’s tools").tap()
    problems = []
    for tool in (None, "Points", "Overrule", "Bo", "End game"):
        if tool:
            phone.get_by_role("button", name=tool).tap()
        for wide, high in PHONES:
            phone.set_viewport_size({"width": wide, "height": high})
            found = gallery.layout(phone, least=LEAST_ON_PHONE, thumb=36, sideways=True)
            problems += [f"{tool} {wide}×{high}: {each}" for each in found]
            shot(phone, f"tools-{tool}-{wide}")
        problems += [f"{tool}: {each}" for each in gallery.access(phone)]
    assert not problems, "\n".join(problems)
