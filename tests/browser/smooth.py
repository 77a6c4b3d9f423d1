"""How long the pages' tasks take: `python3 -m tests.browser.smooth`.

A match of each title is shown view by view on a TV and a phone, with motion. What counts is the
processor time of the longest task of the page's thread after each view, times four for a machine
four times slower. Whatever else runs beside it only makes a task longer: the match is shown three
times, on new pages, and each view counts with the least of the three. Titles may be named."""

from __future__ import annotations

import json
import sys
import tempfile
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
ROUNDS = 3
LOADED = 3000  # milliseconds after which images are there; before a match there is a tour
TRACED = ("toplevel", "blink.user_timing")
PATHS = {"tv": "/tv", "phone": "/"}
LOBBY = {"screen": "lobby"}
LONG = 50.0  # milliseconds after which a person feels that a page stumbles
HEAD = f"title           page    views  median     p95  longest  over {LONG:.0f} ms"
SHOW = """async () => {
    for (const view of views.map(JSON.parse)) {
        performance.mark("view");
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
        for title in sys.argv[1:] or TITLES:
            with tempfile.TemporaryDirectory() as folder:
                course = Course(Path(folder), title)
                course.record()
                for kind, views in course.shown.items():
                    gallery = Gallery(browser, course.house.room)
                    rounds = []
                    for _ in range(ROUNDS):
                        page = gallery.page(
                            PATHS[kind], reduced_motion="no-preference", **sizes[kind]
                        )
                        rounds.append(longest(browser, page, views))
                        page.context.close()
                    screens = [(view["game"] or LOBBY)["screen"] for view in views]
                    tell(title, kind, screens, [min(times) for times in zip(*rounds, strict=True)])
                course.house.room.close()
        browser.close()


def longest(browser: Browser, page: Page, views: list[dict[str, Any]]) -> list[float]:
    """How many milliseconds the longest task after each view would take. What is loaded once was
    there before."""
    for view in (views[0], next(view for view in views if view["game"])):
        Gallery.show(page, view)
    page.wait_for_timeout(500)
    page.evaluate("(texts) => { globalThis.views = texts; }", [json.dumps(view) for view in views])
    page.wait_for_timeout(LOADED)
    browser.start_tracing(page=page, categories=[*TRACED])
    page.evaluate(SHOW)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    # by their ends: a task began before the view that it shows
    events.sort(key=lambda each: each.get("ts", 0) + each.get("dur", 0))
    thread, found = (0, 0), list[float]()
    for each in events:
        name, here = each["name"], (each["pid"], each["tid"])
        if name == "view" and "user_timing" in each["cat"]:
            thread = here
            found.append(0)
        elif name.endswith("RunTask") and here == thread and "tdur" in each:
            found[-1] = max(found[-1], SLOWER * each["tdur"] / 1000)
    return found


def tell(title: str, kind: str, screens: list[str], times: list[float]) -> None:
    over: dict[str, float] = {}
    for screen, ms in zip(screens, times, strict=True):
        if ms > LONG:
            over[screen] = max(ms, over.get(screen, 0))
    at = ", ".join(f"{screen} {ms:.0f}" for screen, ms in over.items()) or "none"
    count, slow, ordered = len(times), sum(ms > LONG for ms in times), sorted(times)
    median, p95 = ordered[count // 2], ordered[int(count * 0.95)]
    print(
        f"{title:16}{kind:7}{count:6}{median:8.1f}{p95:8.1f}{ordered[-1]:9.1f}  {slow}: {at}",
        flush=True,
    )


if __name__ == "__main__":
    main()
