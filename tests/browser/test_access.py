"""Pages without eyes and without a mouse: what a screen reader is told, what a keyboard reaches."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright

from partyhost.titles import TITLES
from tests.browser.eyes import iphone
from tests.browser.gallery import Gallery, shown
from tests.browser.moments import Moments

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

View = dict[str, Any]
LONGEST = 40  # views of a match; the last is always its end
HEARD = """async (views) => {
    const region = document.querySelector(".spoken[role=status]");
    const own = (path) => import(new URL(path, document.querySelector("script[type=module]").src));
    const {makeApi} = await own("./api.js");
    const {say} = await own(`./titles/${views.at(-1).game.title}.js`);
    const told = [];
    let heard = [];
    const hear = (records) =>
        records.forEach((each) => each.addedNodes.forEach((node) => heard.push(node.textContent)));
    const watcher = new MutationObserver(hear);
    watcher.observe(region, {childList: true});
    for (const view of views) {
        partyhostShow(view);
        await new Promise((drawn) => setTimeout(drawn));
        const api = makeApi({view, drafts: {}, left: () => null}, view, "").api;
        const said = view.game ? say(view, api) : null;
        told.push([heard, document.querySelector(".turn b")?.textContent ?? "", said ?? ""]);
        heard = [];
    }
    return told;
}"""


LISTEN = """
    const add = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (kind, ...rest) {
        if (["click", "pointerdown"].includes(kind) && this instanceof Element) this.taps = true;
        return add.call(this, kind, ...rest);
    };
"""
CONTROLS = (
    "button:enabled, a[href], input:enabled, textarea:enabled, select:enabled, [tabindex='0']"
)
TO_REACH = """(controls) => {
    document.activeElement.blur();
    const seen = (each) =>
        each.checkVisibility({visibilityProperty: true}) && !each.closest("[inert]");
    const told = (each) => each.outerHTML.slice(0, 120);
    const all = [...document.querySelectorAll(controls)].filter(seen);
    all.forEach((each, at) => (each.dataset.nth = at));
    const mouse = [...document.querySelectorAll("#page *")].filter((each) =>
        each.taps && seen(each) && !each.matches(controls) && !each.closest("button, label")
        && !each.querySelector(controls));
    return [all.map(told), mouse.map(told)];
}"""
REACHED = """() => {
    const each = document.activeElement;
    const ringed = (part) => part && getComputedStyle(part).outlineStyle !== "none"
        && parseFloat(getComputedStyle(part).outlineWidth) >= 2;
    const box = each.getBoundingClientRect();
    const there = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    const ring = ringed(each) || ringed(each.parentElement) || ringed(each.nextElementSibling);
    return [each.dataset.nth ?? null, Boolean(ring && there)];
}"""


class Course(Moments):
    """All that the TV and the first guest's phone are shown, one after the other; and by
    screen what it asks for."""

    def __init__(self, folder: Path, title: str) -> None:
        self.shown: list[tuple[View, View]] = []
        self.asked: dict[str, View] = {}
        super().__init__(folder, title)

    def keep(self, screen: str) -> None:
        super().keep(screen)
        self.shown = [*self.shown[:LONGEST], (self.tv.view, self.guests[0].view)]
        for guest in self.guests:
            if guest.view["offers"]:
                self.asked.setdefault(screen, guest.view)


# The others are played in the soak: what is told and reached is the frame's in all of them.
ALWAYS = ("judge_and_jury",)


@pytest.fixture(
    scope="module",
    params=[pytest.param(key, marks=() if key in ALWAYS else pytest.mark.soak) for key in TITLES],
)
def course(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Course:
    made = Course(tmp_path_factory.mktemp("course"), request.param)
    made.record()
    made.house.room.close()
    return made


@pytest.fixture
def gallery(chromium: Browser, course: Course) -> Any:
    with shown(chromium, course.house.room) as made:
        yield made


def test_what_a_screen_reader_is_told(
    gallery: Gallery, course: Course, playwright: Playwright
) -> None:
    """Whose turn it is, clues and results: each once, as it comes, on the TV and on a phone."""
    on_tv = told_by(gallery.page("/tv"), [tv for tv, _ in course.shown])
    on_phone = told_by(
        gallery.page("/", **iphone(playwright.devices)), [hand for _, hand in course.shown]
    )
    turn, result, mine = "", "", ""
    for (view, hand), (heard, title, said), (buzz, _, _) in zip(
        course.shown, on_tv, on_phone, strict=True
    ):
        game = view["game"]
        if not game or game["screen"] == "podium":
            assert len(heard) <= 1, heard
            continue
        if said and said != result:
            assert heard.pop() == said
        assert len(heard) <= 1, heard
        turn = heard[0] if heard else turn
        assert title in turn, f"nobody is told of {title}"
        acts = hand["you"]["seat"] in game["awaits"]
        now = f"{game['step']} {game['brief']['name']}" if acts else ""
        moves = [text for text in buzz if text.startswith("Your move")]
        assert len(moves) == (now not in ("", mine)), (now, buzz)
        result, mine = said, now
    assert "winner" in on_tv[-1][0][0]


def test_a_pause_is_told_once(gallery: Gallery, course: Course, playwright: Playwright) -> None:
    """By the region of all that is said; the sign of it is for eyes. A tour is no pause."""
    tv, hand = course.shown[-2]
    for page, view in (
        (gallery.page("/tv"), tv),
        (gallery.page("/", **iphone(playwright.devices)), hand),
        (gallery.page("/", **iphone(playwright.devices)), covered(hand)),
    ):
        room = {**view["room"], "paused": True, "paused_why": "captain"}
        tour = {"left_ms": 9_000, "total_ms": 28_000}
        for n, (more, times) in enumerate((({"tour": tour}, 0), ({}, 1))):
            Gallery.show(page, {**view, "rev": 9_000 + n, "room": {**room, **more}})
            live = page.locator("[role=status], [role=alert], [aria-live]").all_inner_texts()
            assert sum("paused" in each.lower() for each in live) == times, live


def covered(hand: View) -> View:
    """The same on a phone that is shared and lies under its cover."""
    seat = hand["you"]["seat"]
    one = {"seat": seat, "name": "Zoe", "awaited": True}
    return {
        **hand,
        "you": {**hand["you"], "seat": None, "covered": True, "next": seat, "sharing": [one]},
    }


def told_by(page: Page, views: list[View]) -> list[tuple[list[str], str, str]]:
    """What is heard as each view is shown, whose turn the TV then shows, what it may read aloud."""
    first = next(view for view in views if view["game"])
    for view in ({**views[0], "rev": 0}, first):
        Gallery.show(page, view)
    page.wait_for_selector("[class*=title-] > *, .drawn > *, .await, .offer-box")
    told: list[tuple[list[str], str, str]] = page.evaluate(HEARD, views)
    return told


def test_a_keyboard_reaches_every_control(
    gallery: Gallery, course: Course, playwright: Playwright
) -> None:
    """In every scene of a phone that asks for something; by Tab, and one sees where one is."""
    page = gallery.page("/", **iphone(playwright.devices))
    page.add_init_script(LISTEN)
    page.reload()
    problems = []
    for screen, view in course.asked.items():
        Gallery.show(page, view)
        page.wait_for_selector(".drawn > *, .offer-box")
        wanted, mouse = page.evaluate(TO_REACH, CONTROLS)
        problems += [f"{screen}: only by mouse: {each}" for each in mouse]
        missing = dict(enumerate(wanted))
        for _ in range(len(wanted) + 2):  # the browser's own bar is among the stops
            page.keyboard.press("Tab")
            at, seen = page.evaluate(REACHED)
            if at is not None:
                html = missing.pop(int(at), "")
                problems += [] if seen else [f"{screen}: focus is not seen: {html}"]
        problems += [f"{screen}: not reached: {each}" for each in missing.values()]
    assert len(course.asked) > 3
    assert not problems, "\n".join(problems)
