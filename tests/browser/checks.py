"""What must hold of any screen of any title, on the TV, on phones and on the laptop's page: nothing
cut, nothing over another, nothing too small; what people typed is text, a colour is never alone,
the clock is only there for those who act, and all know what to do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Protocol

from playwright.sync_api import Page

from tests.browser.contrast import faint
from tests.browser.gallery import Gallery
from tests.browser.shots import Shot

EDGE = 0.05  # of the TV's sides, that older sets cut off
LEAST_ON_TV = 28  # of 1080 lines
LEAST_ON_PHONE = 12
THUMB = 36
TALL = {"width": 390, "height": 844}  # a phone that one hand does not reach over
REACH = 0.4  # of its height from above, which a thumb comes to only by another grip
LONGEST_WORD = 12  # letters of one that a TV never breaks
AWAY = 0.57  # how large a TV's pixel is from three metres, beside a phone's in the hand
SHORT = "cut"  # what names of the widest letters may be
SEATED_WIDE = 7  # guests; seats of more are narrower than twelve letters of the least type
BROKEN = re.compile(r"broken word: <span\.(jy-desk__)?name>")


class Seen(Protocol):
    """What a page shows, as it is told by the host."""

    view: dict[str, Any]


def problems(page: Page, shot: Shot, scene: Seen) -> list[str]:
    """All that is wrong with this shot, as it is shown on this page."""
    found = [each for each in Gallery.layout(page, **wants(shot)) if not allowed(shot, each)]
    if shot.state in ("plain", "away"):
        facts = page.evaluate("pageFacts()")
        found += anywhere(scene, facts)
        found += CHECKS[shot.page](scene, facts) if shot.table.language == "en" else ()
    return found


def closely(page: Page, shot: Shot) -> list[str]:
    """What only a closer look finds, which takes several times as long."""
    _, high = shot.pixels
    scale = AWAY * 1080 / high if shot.page == "tv" else 1
    reach = out_of_reach(page) if (shot.page, shot.part) == ("phone", "acts") else []
    return [*reach, *Gallery.access(page), *faint(page, scale)]


def out_of_reach(page: Page) -> list[str]:
    """What decides lies where the thumb of the hand that holds the phone is: nearly half of all
    people whom Steven Hoober watched held theirs in one hand only."""
    before = page.viewport_size
    assert before
    page.set_viewport_size(TALL)
    lies = page.evaluate("reachOf()")
    page.set_viewport_size(before)
    high = lies is not None and lies < REACH
    return [f"out of the thumb’s reach, at {lies:.0%} from above"] if high else []


def wants(shot: Shot) -> dict[str, Any]:
    wide, high = shot.pixels
    if shot.page == "tv":
        words = 0 if shot.table.cast == "long" else LONGEST_WORD
        return {"least": LEAST_ON_TV * min(wide / 1920, high / 1080), "edge": EDGE, "words": words}
    if shot.page == "phone":
        return {"least": LEAST_ON_PHONE, "thumb": THUMB, "sideways": True}
    return {"least": LEAST_ON_PHONE}


def allowed(shot: Shot, problem: str) -> bool:
    narrow = shot.page == "tv" and shot.table.guests > SEATED_WIDE and BROKEN.match(problem)
    return bool(narrow) or (
        shot.page != "host" and shot.table.cast == "long" and problem.startswith(SHORT)
    )


def anywhere(scene: Seen, facts: dict[str, Any]) -> Iterator[str]:
    game, clock = scene.view["game"], scene.view["clock"]
    if facts["evil"]:
        yield "H70 H125 markup runs"
    if facts["clocks"] and not (game and game["awaits"] and clock):
        yield "H152 a clock counts where nobody acts"
    for each in facts["bare"]:
        yield f"H150 a colour alone: {each}"
    for each in facts["alike"]:
        yield f"H150 two colours with one sign: {each}"


def on_tv(scene: Seen, facts: dict[str, Any]) -> Iterator[str]:
    game, clock = scene.view["game"], scene.view["clock"]
    if not game:
        if "starts" not in facts["text"]:
            yield "H153 who starts?"
    elif game["screen"] != "podium":
        if not (facts["turn"] and facts["caption"]):
            yield "H153 what now?"
        if game["awaits"] and clock and not facts["clocks"]:
            yield "H152 no clock where somebody acts"


def on_phone(scene: Seen, facts: dict[str, Any]) -> Iterator[str]:
    game, you = scene.view["game"], scene.view["you"]
    if not game or game["screen"] == "podium" or not you["seat"]:
        return
    if you["seat"] in game["awaits"]:
        if facts["title"] != "Your move!":
            yield "H153 is it my move?"
    elif not scene.view["offers"]:  # with offers it is no waiting: there is something to do
        seats = {each["seat"]: each["name"] for each in scene.view["room"]["seats"]}
        for each in [seats[seat] for seat in game["awaits"] if seat in seats][:2]:
            if each not in facts["text"]:
                yield f"H153 who is {each}?"


def on_host(scene: Seen, facts: dict[str, Any]) -> Iterator[str]:
    game = scene.view["game"]
    if not game:
        return
    wanted = ["Back into the game"] if game["screen"] == "podium" else ["Pause", "Skip", "Undo"]
    for each in wanted:
        if each not in facts["buttons"]:
            yield f"H44 no {each}"
    if "Start with" in facts["buttons"] or not facts["now"]:
        yield "H44 the shelf over a running match"


CHECKS = {"tv": on_tv, "phone": on_phone, "host": on_host}
