"""Clocks and sounds of pages that are cut off, silent, or in another time."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Page, Playwright, expect

from tests.browser.eyes import iphone
from tests.browser.gallery import Gallery
from tests.browser.moments import Moments

pytestmark = pytest.mark.browser

COUNT_SOUNDS = """() => {
    Object.assign(globalThis, {effects: 0, loops: 0, rendered: 0, levels: []});
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
        if (this.context instanceof AudioContext) this.loop ? (loops += 1) : (effects += 1);
        return start.apply(this, when);
    };
    const render = OfflineAudioContext.prototype.startRendering;
    OfflineAudioContext.prototype.startRendering = function () {
        return render.call(this).finally(() => (rendered += 1));
    };
    const aim = AudioParam.prototype.setTargetAtTime;
    AudioParam.prototype.setTargetAtTime = function (to, ...when) {
        if (to) levels.push(to);
        return aim.call(this, to, ...when);
    };
}"""
EVERY_SOUND = """async () => {
    const {EFFECTS} = await import("/static/sounds/effects.js");
    return rendered > Object.keys(EFFECTS).length;
}"""
SECOND = 1300  # milliseconds in which a clock that runs has moved on, and ticked
TEXT = "[data-clock=text]"


class Screen:
    """A page that is shown one view after another, each newer than the last."""

    def __init__(self, page: Page) -> None:
        self.page, self.rev = page, 10_000
        page.evaluate(COUNT_SOUNDS)

    def show(self, view: dict[str, Any], left: int | None = None, *cues: str, **room: Any) -> None:
        self.rev += 1
        clock = {"left_ms": left, "total_ms": 60_000, "paused": bool(room.get("paused"))}
        told = {**view, "rev": self.rev, "clock": clock if left is not None else view["clock"]}
        told["room"] = {**view["room"], **room}
        if view["game"]:
            told["game"] = {**view["game"], "cues": [*cues]}
        Gallery.show(self.page, told)

    @property
    def sounds(self) -> int:
        found: int = self.page.evaluate("effects")
        return found

    def music(self, count: int) -> None:
        """So many loops were begun by now."""
        self.page.wait_for_function(f"() => loops === {count}")

    @property
    def seconds(self) -> int:
        minutes, _, seconds = self.page.locator(TEXT).first.inner_text().rpartition(":")
        return 60 * int(minutes or 0) + int(seconds)


def test_h46_h146_h152_a_tv_cut_off_or_silent(gallery: Gallery, moments: Moments) -> None:
    """It sounds once somebody has touched it, and nothing of what it missed; it neither counts nor
    ticks while it is cut off, nor where a result is only shown."""
    asked, ruled = (moments.kept["tv", name].view for name in ("answering", "ruled"))
    page = gallery.page("/tv", viewport={"width": 1280, "height": 720})
    tv, button = Screen(page), page.get_by_role("button", name="Turn the sound on")
    tv.show(asked, 30_000)
    tv.show(asked, 30_000, "correct")
    expect(button).to_be_visible()
    assert tv.sounds == 0
    button.click()
    expect(button).to_have_count(0)
    page.wait_for_function(EVERY_SOUND)
    tv.music(1)
    assert tv.sounds == 0
    tv.show(asked, 4_900, "think")
    page.wait_for_timeout(SECOND)
    assert tv.sounds > 1
    page.evaluate("partyhostLose()")
    expect(page.locator(".over")).to_contain_text("Reconnecting")
    before = tv.sounds, tv.seconds
    page.wait_for_timeout(SECOND)
    assert (tv.sounds, tv.seconds) == before
    tv.show(asked, 29_500)
    expect(page.locator(".over")).to_have_count(0)
    tv.music(2)
    assert tv.seconds > 25
    tv.show(ruled, 4_900)
    before = tv.sounds, 0
    page.wait_for_timeout(SECOND)
    assert (tv.sounds, page.locator("[data-clock], .hurry").count()) == before
    page.keyboard.press("m")
    page.reload()
    tv = Screen(page)
    tv.show(asked, 30_000)
    page.keyboard.press("x")
    tv.show(asked, 30_000, "correct")
    assert tv.sounds == 0
    expect(button).to_have_count(0)


def test_h64_phones_whose_clock_is_wrong(
    gallery: Gallery, moments: Moments, playwright: Playwright
) -> None:
    """They show what the TV shows: nothing of a clock of theirs counts."""
    screens = [(Screen(gallery.page("/tv")), moments.kept["tv", "answering"].view)]
    for minutes, zone in ((2, "Asia/Kathmandu"), (-2, "Europe/Berlin"), (1440, "Pacific/Apia")):
        page = gallery.page("/", **iphone(playwright.devices), timezone_id=zone)
        ahead = f"const now = Date.now.bind(Date); Date.now = () => now() + {minutes * 60_000}"
        page.evaluate(f"() => {{ {ahead} }}")
        screens.append((Screen(page), moments.kept["phone", "answering acts"].view))
    for left, room in ((58_000, {}), (41_000, {"paused": True}), (92_000, {})):
        for screen, view in screens:
            began = time.monotonic()
            screen.show(view, left, **room)
            seconds = screen.seconds
            passed = time.monotonic() - began
            assert left // 1000 - passed - 1 <= seconds <= left // 1000
    for screen, view in screens:
        screen.show(view, 10_600)
    for screen, _ in screens:
        screen.page.wait_for_timeout(SECOND)
        said = screen.page.locator("body > .spoken p").all_inner_texts()
        assert said.count("10 seconds left.") == 1


def test_h63_undo_says_from_which_moment(gallery: Gallery, moments: Moments) -> None:
    """So that a double click, or two hands, take one step; from the podium, too."""
    page = gallery.page("/host")
    for name, button in (("answering", "Undo"), ("podium", "Back into the game")):
        view = moments.kept["host", name].view
        gallery.show(page, view)
        page.get_by_role("button", name=button).first.click()
        wanted = {"do": "undo", "steps": 1, "step": view["game"]["step"]}
        assert page.evaluate("partyhostSaid") == wanted
        if name != "podium":
            page.evaluate("partyhostSaid = null")
            page.keyboard.press("u")
            assert page.evaluate("partyhostSaid") == wanted
