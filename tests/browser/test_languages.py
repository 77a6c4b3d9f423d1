"""A phone speaks its guest's language, the TV the room's; and a match may begin with a tour."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.eyes import iphone
from tests.browser.people import Guest, Room

pytestmark = pytest.mark.browser


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
