"""A phone speaks its guest's language, the TV the room's; and a match may begin with a tour."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Playwright, expect

from partyhost.judging import is_question
from tests.browser.eyes import iphone, shot
from tests.browser.gallery import Gallery
from tests.browser.moments import Moments
from tests.browser.people import Guest, Room
from tests.judging.test_judge import QUESTIONS

pytestmark = pytest.mark.browser

ARE_QUESTIONS = """async (texts) => {
    const {isQuestion} = await import("/static/titles/jeopardy/words.js");
    return texts.map(isQuestion);
}"""


def phone(room: Room, locale: str) -> Page:
    page = room.context(**{**iphone(room.playwright.devices), "locale": locale}).new_page()
    page.goto(room.url)
    return page


def speaks(page: Page, language: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)


def german_phone_that_turns_spanish(room: Room) -> Page:
    page = phone(room, "de-AT")
    expect(page.get_by_role("button", name="Ich bin dabei")).to_be_visible()
    page.get_by_label("Hallo, ich bin").fill("Jürgen")
    page.get_by_role("button", name="Ich bin dabei").tap()
    expect(page.get_by_role("heading", name="Du bist dabei!")).to_be_visible()
    page.get_by_role("button", name="Español").tap()
    expect(page.get_by_role("heading", name="¡Ya estás!")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="¡Ya estás!")).to_be_visible()
    speaks(page, "es")
    return page


def the_tv_follows_the_room(captain: Guest, tv: Page) -> None:
    expect(tv.get_by_role("heading", name="Scan to play")).to_be_visible()
    captain.tap("Captain’s tools")
    captain.page.get_by_role("dialog").get_by_role("button", name="Deutsch").tap()
    expect(tv.get_by_role("heading", name="Scan mich")).to_be_visible()
    speaks(captain.page, "en")
    captain.page.get_by_role("dialog").get_by_role("button", name="Close").tap()


def a_tour_comes_first(captain: Guest, other: Page, tv: Page) -> None:
    switch = captain.page.get_by_role("switch", name="Show how to play first")
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.tap()
    captain.tap("Start with 2")
    expect(tv.get_by_role("heading", name="So geht’s")).to_be_visible()
    expect(other.get_by_role("heading", name="Cómo se juega")).to_be_visible()
    expect(other.locator("main button")).to_have_count(0)
    captain.tap("Start right away")
    expect(tv.locator(".turn")).to_be_visible()
    expect(other.locator("main[class^=screen-]")).to_be_visible()


def test_every_phone_has_its_language_and_a_match_may_begin_with_a_tour(open_room: Any) -> None:
    room = open_room("--seed", "7")
    captain, tv = room.guest("Ann", "Fox"), room.tv()
    other = german_phone_that_turns_spanish(room)
    the_tv_follows_the_room(captain, tv)
    a_tour_comes_first(captain, other, tv)


def test_packs_of_another_language_say_so(
    gallery: Gallery, moments: Moments, playwright: Playwright
) -> None:
    """Where they are chosen, and on the TV's shelf."""
    packs = [pack("Ours", "en"), pack("Unsere", "de"), pack("Sein", "de-CH")]
    phone = gallery.page("/", **{**iphone(playwright.devices), "locale": "de"})
    gallery.show(phone, shelved(moments.kept["phone", "lobby waits"].view, packs))
    expect(phone.locator(".left-new .speaks, .rule .speaks")).to_have_text(["Englisch"] * 2)
    assert not [each for each in gallery.layout(phone, least=12) if "speaks" in each]
    tv = gallery.page("/tv", viewport={"width": 1280, "height": 720})
    gallery.show(tv, shelved(moments.kept["tv", "lobby"].view, packs[:2]))
    expect(tv.locator(".shelf .speaks")).to_have_text(["German"])
    found = gallery.layout(tv, edge=0.05, least=28 * 720 / 1080)
    assert not [each for each in found if "speaks" in each]
    shot(phone, "packs-speak-phone")
    shot(tv, "packs-speak-tv")


def pack(name: str, language: str) -> dict[str, Any]:
    told = {"id": name, "name": name, "language": language, "audience": "everyone", "own": True}
    return {**told, "items": 60, "new": 60, "in": True, "plays": 60, "plays_new": 60}


def shelved(view: dict[str, Any], packs: list[dict[str, Any]]) -> dict[str, Any]:
    """The lobby whose first title is played with these."""
    first, *others = view["room"]["titles"]
    titles = [{**first, "packs": packs}, *others]
    return {**view, "room": {**view["room"], "titles": titles}}


def test_an_answer_is_a_question_in_any_language(
    gallery: Gallery, moments: Moments, playwright: Playwright
) -> None:
    """A phone says of it what the judge says, and begins it in its guest's language."""
    for locale, chip, begun in (
        ("de", "Was ist …", "Was ist "),
        ("es", "¿Quién es…", "¿Quién es "),
    ):
        page = gallery.page("/", **{**iphone(playwright.devices), "locale": locale})
        gallery.show(page, moments.kept["phone", "answering acts"].view)
        page.get_by_role("button", name=chip).tap()
        expect(page.locator("textarea")).to_have_value(begun)
    texts = [text for text, _ in QUESTIONS]
    assert page.evaluate(ARE_QUESTIONS, texts) == [*map(is_question, texts)]
