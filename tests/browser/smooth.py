"""How long the pages' tasks take: `python3 -m tests.browser.smooth`.

A match of each title is shown view by view on a TV and a phone, with motion. What counts is the
processor time of each task of the page's thread, times four for a machine four times slower."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import run
from partyhost.titles import TITLES
from tests.browser.conftest import ARGS
from tests.browser.eyes import iphone
from tests.browser.gallery import Gallery
from tests.browser.moments import Moments

SLOWER = 4
TRACED = ("toplevel", "blink.user_timing")
PATHS = {"tv": "/tv", "phone": "/"}
LONG = 50.0  # milliseconds after which a person feels that a page stumbles
HEAD = f"title           page    views  median     p95  longest  ms; over {LONG:.0f} at"
SHOW = """async () => {
    for (const view of views.map(JSON.parse)) {
        performance.mark("view " + (view.game ? view.game.screen : "lobby"));
        partyhostShow(view);
        await new Promise((later) => setTimeout(later, 150));
    }
}"""


class Course(Moments):
    """Every view of the TV and of the first guest's phone, in order."""

    def __init__(self, folder: Path, title: str) -> None:
        self.shown: dict[str, list[dict[str, Any]]] = {"tv": [], "phone": []}
        super().__init__(folder, title)

    def keep(self, screen: str) -> None:
        super().keep(screen)
        self.shown["tv"].append(self.tv.view)
        self.shown["phone"].append(self.guests[0].view)


def main() -> None:
    path = run.find_browser()
    assert path, "This needs Chromium or Chrome; PARTYHOST_BROWSER may name it."
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*ARGS])
        sizes = {"tv": {"viewport": {"width": 1920, "height": 1080}},
                 "phone": iphone(playwright.devices)}  # fmt: skip
        print(HEAD)
        for title in TITLES:
            with tempfile.TemporaryDirectory() as folder:
                course = Course(Path(folder), title)
                course.record()
                for kind, views in course.shown.items():
                    gallery = Gallery(browser, course.house.room)
                    page = gallery.page(PATHS[kind], reduced_motion="no-preference", **sizes[kind])
                    tell(title, kind, len(views), [*tasks(browser, page, views)])
                    page.context.close()
                course.house.room.close()
        browser.close()


def tasks(browser: Browser, page: Page, views: list[dict[str, Any]]) -> Iterator[tuple[str, float]]:
    """Each task after a view, by the screen, and how many milliseconds it would take. What is
    loaded once was there before."""
    for view in (views[0], next(view for view in views if view["game"])):
        Gallery.show(page, view)
    page.wait_for_timeout(500)
    page.evaluate("(texts) => { globalThis.views = texts; }", [json.dumps(view) for view in views])
    page.wait_for_timeout(1000)
    browser.start_tracing(page=page, categories=[*TRACED])
    page.evaluate(SHOW)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    events.sort(key=lambda each: each.get("ts", 0))
    thread, screen = (0, 0), ""
    for each in events:
        name, here = each["name"], (each["pid"], each["tid"])
        if name.startswith("view ") and "user_timing" in each["cat"]:
            thread, screen = here, name.removeprefix("view ")
        elif name.endswith("RunTask") and here == thread and "tdur" in each:
            yield screen, SLOWER * each["tdur"] / 1000


def tell(title: str, kind: str, views: int, found: list[tuple[str, float]]) -> None:
    times = sorted(ms for _, ms in found if ms > 1)
    over: dict[str, float] = {}
    for screen, ms in found:
        if ms > LONG:
            over[screen] = max(ms, over.get(screen, 0))
    at = ", ".join(f"{screen} {ms:.0f}" for screen, ms in over.items()) or "none"
    median, p95 = times[len(times) // 2], times[int(len(times) * 0.95)]
    print(f"{title:16}{kind:7}{views:6}{median:8.1f}{p95:8.1f}{times[-1]:9.1f}  {at}", flush=True)


if __name__ == "__main__":
    main()
