"""Every screen of every phase: all of them at one size of the TV, of phones and of the laptop, with
axe and for contrast; then, of the frame, any two of screen, whose phone it is, table, size and
state. All at all sizes, and larger text: the soak, and `python3 run.py gallery`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright

from tests.browser.checks import closely, problems
from tests.browser.colours import alike
from tests.browser.gallery import Gallery, Viewer
from tests.browser.recorders import EVERY_TABLE, MIDDLE, RECORDERS, TABLES, recorded
from tests.browser.shots import ALL_SIZES, TEXTS, Shot, Table, every, pairwise, whole

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

LOOKED_INTO = ("", "acts", "waits")  # by axe and for contrast, which takes longest
SIGNS = {  # of a title's art, or the frame's: families of symbols whose colours mean something
    "frame": [("sh-",)],
    "jeopardy": [("jy-flame", "jy-sun", "jy-leaf", "jy-wave", "jy-bolt", "jy-flower")],
    "beat_ken": [
        ("bk-c-",),
        tuple(f"bk-t-{side}" for side in ("red", "blue", "green", "purple", "ken")),
    ],
    "judge_and_jury": [("jj-side-",)],
}


@pytest.fixture
def viewer(
    request: pytest.FixtureRequest, chromium: Browser, playwright: Playwright, tmp_path: Path
) -> Iterator[Viewer]:
    """Of a title at some tables, by the test's parameters."""
    title, tables = request.param
    scenes, room = recorded(title, tables, tmp_path)
    made = Viewer(Gallery(chromium, room), playwright, scenes)
    yield made
    made.close()
    room.close()
    assert not made.gallery.eyes.wrong


def of_each_title(tables: Mapping[str, tuple[Table, ...]]) -> pytest.MarkDecorator:
    params = [(title, tables[title]) for title in RECORDERS]
    return pytest.mark.parametrize("viewer", params, ids=RECORDERS, indirect=True)


def found(viewer: Viewer, shots: Iterable[Shot], deep: bool = False) -> list[str]:
    told = []
    for shot in sorted(shots, key=lambda shot: (shot.page, shot.state, shot.size)):
        page = viewer.show(shot)
        wrong = problems(page, shot, shot.scene(viewer.scenes))
        if deep and shot.part in LOOKED_INTO:
            wrong += closely(page, shot)
        told += [f"{shot}: {each}" for each in wrong]
    return told


PAIRED = ("frame",)  # each two of all that differs; the others' pairs in the soak
LARGEST = "3840×2160"  # takes longest: test_every_moment.py and the soak look at it


@of_each_title({title: TABLES if title in PAIRED else (MIDDLE,) for title in RECORDERS})
def test_h75_h142_h144_h150_every_screen(viewer: Viewer, request: pytest.FixtureRequest) -> None:
    scenes, title = viewer.scenes, request.node.callspec.id
    told = found(viewer, every(scenes, MIDDLE), deep=True)
    met = [*pairwise(scenes, "tv"), *pairwise(scenes, "phone")] if title in PAIRED else []
    told += found(viewer, [shot for shot in met if shot.size != LARGEST])
    for family in SIGNS.get(title, ()):
        told += alike(viewer.pages["tv", False, MIDDLE.language], family)
    assert not told, "\n".join(told)


@pytest.mark.soak
@of_each_title(dict.fromkeys(RECORDERS, EVERY_TABLE))
def test_every_screen_at_every_size(viewer: Viewer) -> None:
    told = found(viewer, whole(viewer.scenes, ALL_SIZES))
    for page in ("tv", "phone"):
        told += found(viewer, pairwise(viewer.scenes, page, TEXTS))
    assert not told, "\n".join(told)
