"""What opens under a thumb, at several sizes: the captain's tools, a hand of cards, and podiums on
which places are shared."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, Position

from tests.browser.casts import CASTS
from tests.browser.eyes import iphone, shot
from tests.browser.gallery import Gallery, shown
from tests.browser.recorded import Recorder
from tests.browser.recorders import RECORDERS

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

PHONES = ((390, 844), (320, 568))
ON_ITS_SIDE = (844, 390)
TV = {"width": 1280, "height": 720}
TOOLS = (None, "Points", "Overrule", "Bo", "End game")
EDGE: Position = {"x": 20, "y": 70}  # of a card in a fan that its neighbour leaves free


@pytest.fixture
def recorder(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Recorder]:
    title, options = request.param
    made = RECORDERS[title](tmp_path, 5, CASTS["usual"])
    made.match(options)
    yield made
    made.room.close()


@pytest.fixture
def gallery(chromium: Browser, recorder: Recorder) -> Iterator[Gallery]:
    with shown(chromium, recorder.room) as made:
        yield made


def of(title: str, **options: Any) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("recorder", [(title, options)], indirect=True, ids=[title])


def looked_at(phone: Page, name: str, sizes: tuple[tuple[int, int], ...]) -> list[str]:
    problems = []
    for wide, high in sizes:
        phone.set_viewport_size({"width": wide, "height": high})
        found = Gallery.layout(phone, least=12, thumb=36, sideways=True)
        problems += [f"{name} {wide}×{high}: {each}" for each in found]
        shot(phone, f"{name}-{wide}".replace(" ", "_"))
    return problems


@of("jeopardy", length="short")
def test_the_captains_tools(gallery: Gallery, recorder: Recorder, playwright: Playwright) -> None:
    phone = gallery.page("/", **iphone(playwright.devices))
    gallery.show(phone, recorder.scenes["phone", "ruled", "captain"].view)
    phone.get_by_role("button", name="Captain’s tools").tap()
    problems = []
    for tool in TOOLS:
        if tool:
            phone.get_by_role("button", name=tool, exact=tool == "Bo").tap()
        problems += looked_at(phone, f"tools {tool}", PHONES)
        problems += [f"{tool}: {each}" for each in gallery.access(phone)]
    assert not problems, "\n".join(problems)


@of("judge_and_jury", rounds=1)
def test_a_hand_of_cards(gallery: Gallery, recorder: Recorder, playwright: Playwright) -> None:
    """A card lifted, the reason for another, the hand by value and covered."""
    phone = gallery.page("/", **iphone(playwright.devices))
    gallery.show(phone, recorder.scenes["phone", "turn", "acts"].view)
    phone.locator(".jj-fan .is-fit").first.tap(position=EDGE)
    phone.locator(".jj-fan .is-dim").first.tap(position=EDGE)
    assert "is on top" in phone.locator(".jj-why").inner_text()
    phone.get_by_role("button", name="By colour").tap()
    problems = []
    for covered in (False, True):
        if covered:
            phone.get_by_role("button", name="Cover").tap()
            assert phone.locator(".jj-fan").count() == 0
        problems += looked_at(phone, f"hand {covered}", (*PHONES, ON_ITS_SIDE))
        below = phone.locator(".jj-foot").bounding_box()
        assert below
        assert below["y"] + below["height"] <= ON_ITS_SIDE[1], "what is to do lies too low"
    assert not problems + gallery.access(phone), "\n".join(problems)


@of("jeopardy", length="short")
def test_every_podium(gallery: Gallery, recorder: Recorder) -> None:
    """Whoever shares a step: nobody is cut, and nobody stands in the words."""
    view = recorder.scenes["tv", "podium", ""].view
    seats = [place["seat"] for place in view["game"]["places"]]
    tv, problems = gallery.page("/tv", viewport=TV), []
    for first in range(1, len(seats) + 1):
        rest = len(seats) - first
        for second in range(min(1, rest), rest + 1):
            gallery.show(tv, shared(view, seats, first, second))
            found = gallery.layout(tv, least=28 * TV["height"] / 1080, edge=0.05, words=12)
            problems += [f"podium {first}+{second}: {each}" for each in found]
    assert not problems, "\n".join(problems)


def shared(view: Any, seats: list[str], first: int, second: int) -> Any:
    """So many share the first place and so many the second; all others are level behind."""
    ranks = [1] * first + [1 + first] * second + [1 + first + second] * len(seats)
    places = [
        {"seat": seat, "place": rank, "score": 30_000 - 1000 * rank}
        for seat, rank in zip(seats, ranks, strict=False)
    ]
    return {**view, "game": {**view["game"], "places": places}}
