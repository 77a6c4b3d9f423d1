"""What must hold of any screen of any title, on the TV, on phones and on the laptop's page: what
people typed is text, the clock is only there for those who act, and all know what to do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright

from partyhost.titles import TITLES
from tests.browser.eyes import iphone, shot
from tests.browser.gallery import Gallery
from tests.browser.moments import MARKUP, Moment, Moments

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

ODD = ((1366, 768), (1280, 623), (3840, 2160))
SHORT = ("cut", "ends in dots")  # names of such widths may end in dots

FACTS = """() => {
    const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? "";
    const sign = (each) => each.textContent.trim() || each.querySelector("use, [role=img], img");
    const around = (each) =>
        each.dataset.side && each.parentElement.closest(`[data-side="${each.dataset.side}"]`);
    const signed = (each) => sign(each) || (around(each) && sign(around(each)));
    const coloured = "[data-side], [data-dot], [class*='jy-c-']";
    return {
        evil: document.querySelectorAll(".evil, svg[onload]").length + ("evil" in globalThis),
        clocks: document.querySelectorAll("[data-clock]").length,
        text: document.body.innerText, title: document.title,
        turn: text(".turn b"), caption: text(".caption p"), now: text(".now h2"),
        buttons: [...document.querySelectorAll("button")].map((each) => each.innerText).join("|"),
        bare: [...document.querySelectorAll(coloured)]
            .filter((each) => !signed(each) && !each.matches(".is-ghost"))
            .map((each) => each.outerHTML.slice(0, 90)),
    };
}"""


@pytest.mark.parametrize("key", TITLES)
def test_h44_h70_h75_h125_h142_h150_h152_h153_every_screen(
    chromium: Browser, playwright: Playwright, tmp_path: Path, key: str
) -> None:
    moments = Moments(tmp_path, key)
    gallery = Gallery(chromium, moments.house.room)
    pages = {
        "tv": gallery.page("/tv", viewport={"width": 1280, "height": 720}),
        "phone": gallery.page("/", **iphone(playwright.devices)),
        "host": gallery.page("/host", viewport={"width": 1280, "height": 800}),
    }
    problems, said = [], ""
    for moment in moments.record():
        page, game = pages[moment.page], moment.view["game"]
        gallery.show(page, moment.view)
        if game and game["screen"] != "podium" and moment.page != "host":
            page.wait_for_selector(f".title-{key} > *, .drawn > *, .await")
        shot(page, f"moment-{key}-{moment.page}-{moment.name}".replace(" ", "_"))
        facts = page.evaluate(FACTS)
        said += facts["text"]
        found = [*anywhere(moment, facts), *CHECKS[moment.page](moment, facts)]
        if moment.page == "tv":
            found += [f"H75 {each}" for each in gallery.layout(page) if not each.startswith(SHORT)]
        problems += [f"{moment.page} {moment.name}: {each}" for each in found]
    problems += at_odd_sizes(gallery, pages["tv"], moments)
    for context in [*chromium.contexts]:
        context.close()
    moments.house.room.close()
    assert not problems, "\n".join(problems)
    assert said.count(MARKUP) > said.count(f"{MARKUP} ")  # names and the pack's texts alike
    assert not gallery.eyes.wrong


def at_odd_sizes(gallery: Gallery, tv: Page, moments: Moments) -> list[str]:
    """H142: the fullest screen on a laptop's, a large one's, and under a browser's bars."""
    screens = [moment.view for moment in moments.kept.values() if moment.page == "tv"]
    gallery.show(tv, max(screens, key=lambda view: len(str(view["game"]))))
    problems = []
    for wide, high in ODD:
        tv.set_viewport_size({"width": wide, "height": high})
        found = gallery.layout(tv, least=28 * min(wide / 1920, high / 1080), edge=0.05)
        found = [each for each in found if not each.startswith(SHORT)]
        problems += [f"H142 {wide}×{high}: {each}" for each in found]
    return problems


def anywhere(moment: Moment, facts: dict[str, Any]) -> list[str]:
    problems = ["H70 H125 markup runs"] if facts["evil"] else []
    game, clock = moment.view["game"], moment.view["clock"]
    if facts["clocks"] and not (game and game["awaits"] and clock):
        problems.append("H152 a clock counts where nobody acts")
    problems += [f"H150 a colour alone: {each}" for each in facts["bare"]]
    return problems


def on_tv(moment: Moment, facts: dict[str, Any]) -> list[str]:
    game, clock = moment.view["game"], moment.view["clock"]
    if not game:
        return [] if "starts" in facts["text"] else ["H153 who starts?"]
    if game["screen"] == "podium":
        return []
    problems = [] if facts["turn"] and facts["caption"] else ["H153 what now?"]
    if game["awaits"] and clock and not facts["clocks"]:
        problems.append("H152 no clock where somebody acts")
    return problems


def on_phone(moment: Moment, facts: dict[str, Any]) -> list[str]:
    game, you = moment.view["game"], moment.view["you"]
    if not game or game["screen"] == "podium":
        return []
    if you["seat"] in game["awaits"]:
        return [] if facts["title"] == "Your move!" else ["H153 is it my move?"]
    if moment.view["offers"]:
        return []  # not waiting: there is something to do
    seats = {each["seat"]: each["name"] for each in moment.view["room"]["seats"]}
    named = [seats[seat] for seat in game["awaits"] if seat in seats][:2]
    return [f"H153 who is {each}?" for each in named if each not in facts["text"]]


def on_host(moment: Moment, facts: dict[str, Any]) -> list[str]:
    game = moment.view["game"]
    if not game:
        return []
    wanted = ["Back into the game"] if game["screen"] == "podium" else ["Pause", "Skip", "Undo"]
    problems = [f"H44 no {each}" for each in wanted if each not in facts["buttons"]]
    if "Start with" in facts["buttons"] or not facts["now"]:
        problems.append("H44 the shelf over a running match")
    return problems


CHECKS = {"tv": on_tv, "phone": on_phone, "host": on_host}
