"""One Chromium for all tests in it, and a host as a process of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

import run
from tests.browser.eyes import NAME
from tests.browser.gallery import Gallery, shown
from tests.browser.moments import Moments
from tests.browser.people import Room

NEEDLESS = (  # of a window that nobody sees; the rest is what Playwright switches off
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "AimEnabled", "LensOverlay", "MediaRouter"),
    *("HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "PaintHolding", "OptimizationHints"),
    *("NetworkTimeServiceQuerying", "PreconnectToSearch", "DestroyProfileOnBrowserClose"),
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "ThirdPartyStoragePartitioning"),
)
ARGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(NEEDLESS)}",
    f"--host-resolver-rules=MAP {NAME} 127.0.0.1",
)


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=15_000)  # two busy cores, and ten pages on them
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    path = run.find_browser()
    assert path, "These tests need Chromium or Chrome; PARTYHOST_BROWSER may name it."
    browser = playwright.chromium.launch(executable_path=path, args=[*ARGS])
    yield browser
    browser.close()


@pytest.fixture
def open_room(
    tmp_path: Path, chromium: Browser, playwright: Playwright
) -> Iterator[Callable[..., Room]]:
    """Starts a host with these options; what went wrong on any page fails the test at its end."""
    rooms: list[Room] = []

    def open(*options: str) -> Room:
        rooms.append(Room(chromium, playwright, tmp_path / f"night{len(rooms)}", *options))
        return rooms[-1]

    yield open
    for room in rooms:
        room.close()
    assert not [wrong for room in rooms for wrong in room.eyes.wrong]


@pytest.fixture
def room(open_room: Callable[..., Room]) -> Room:
    return open_room("--seed", "7")


@pytest.fixture(scope="package")
def moments(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Moments]:
    """A match of the quiz, as every page saw it."""
    made = Moments(tmp_path_factory.mktemp("moments"), "jeopardy")
    made.record()
    yield made
    made.house.room.close()


@pytest.fixture
def gallery(chromium: Browser, moments: Moments) -> Iterator[Gallery]:
    with shown(chromium, moments.house.room) as made:
        yield made
