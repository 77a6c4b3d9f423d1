"""What guests may ask for beside the match: the seal, how a score came about, reactions."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from partyhost.titles import TITLES
from tests.browser.eyes import shot
from tests.browser.gallery import Gallery, shown
from tests.host.house import Guest, House
from tests.packs import PACKS

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]
SIZES = ((390, 844), (320, 568))


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    made = House(tmp_path, titles=TITLES, packs=PACKS)
    yield made
    made.room.close()


@pytest.fixture
def guests(house: House) -> list[Guest]:
    guests = [house.guest("Maximilianne W"), house.guest("Bo")]
    assert guests[0].control("start", title="judge_and_jury", options={})["ok"]
    return guests


@pytest.fixture
def gallery(chromium: Browser, house: House) -> Iterator[Gallery]:
    with shown(chromium, house.room) as made:
        yield made


def phone(gallery: Gallery) -> Page:
    return gallery.page("/", viewport={"width": 390, "height": 844}, has_touch=True)


def is_fit(gallery: Gallery, page: Page, name: str) -> None:
    for wide, high in SIZES:
        page.set_viewport_size({"width": wide, "height": high})
        shot(page, f"{name}-{wide}")
        assert not gallery.layout(page, least=12), name
    assert not gallery.access(page)


def test_a_phone_opens_the_seal_on_plain_http(gallery: Gallery, guests: list[Guest]) -> None:
    """It keeps the seal from the first view on, and reckons the hash itself at the podium."""
    ann, bo = guests
    page = phone(gallery)
    gallery.show(page, bo.view)
    assert page.evaluate("crypto.subtle === undefined")
    page.get_by_role("button", name="Was it dealt fairly?").tap()
    sheet = page.get_by_role("dialog")
    hashed = bo.view["game"]["seal"]["hash"]
    expect(sheet.locator(".stamp")).to_contain_text(hashed[:4])
    is_fit(gallery, page, "seal")
    ann.control("end")
    gallery.show(page, bo.view)
    page.get_by_role("button", name="Was it dealt fairly?").tap()
    expect(sheet).to_contain_text("The seal holds.")
    expect(sheet).to_contain_text("kept this seal since the match began")
    is_fit(gallery, page, "seal-holds")


def test_another_seed_is_called_out(gallery: Gallery, guests: list[Guest]) -> None:
    ann, bo = guests
    ann.control("end")
    page = phone(gallery)
    gallery.show(page, bo.view)
    page.get_by_role("button", name="Was it dealt fairly?").tap()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("This phone came after the deal")
    forged: Any = copy.deepcopy(bo.view)
    forged["game"]["seal"]["seed"] = "0" * 32
    gallery.show(page, forged)
    expect(sheet.get_by_role("alert")).to_contain_text("The seal is broken!")
    is_fit(gallery, page, "seal-broken")


def test_another_seal_in_the_middle_of_a_match_is_not_taken_for_the_first(
    gallery: Gallery, guests: list[Guest]
) -> None:
    ann, bo = guests
    page = phone(gallery)
    gallery.show(page, bo.view)
    swapped: Any = copy.deepcopy(bo.view)
    swapped["game"]["step"] += 7
    swapped["game"]["seal"]["hash"] = "f" * 64
    gallery.show(page, swapped)
    ann.control("end")
    gallery.show(page, bo.view)
    page.get_by_role("button", name="Was it dealt fairly?").tap()
    expect(page.get_by_role("dialog")).to_contain_text("kept this seal since the match began")


def test_a_score_says_how_it_came_about(gallery: Gallery, guests: list[Guest]) -> None:
    ann, bo = guests
    ann.control("adjust", seat=bo.seat, amount=3, reason="for the cake")
    ann.control("adjust", seat=bo.seat, amount=-1)
    page = phone(gallery)
    gallery.show(page, bo.view)
    page.get_by_role("banner").get_by_role("button", name="2: how it came about").tap()
    lines = page.locator(".ledger li")
    expect(lines).to_have_count(2)
    expect(lines.last).to_contain_text("for the cake")
    is_fit(gallery, page, "ledger")
    page.get_by_role("button", name="Maximilianne W: how it came about").tap()
    expect(page.get_by_role("dialog")).to_contain_text("Nothing yet")


def test_a_score_says_so_wherever_it_stands(gallery: Gallery, guests: list[Guest]) -> None:
    """In the frame's slab of one's standing and in a title's own drawing."""
    ann = guests[0]
    for title, place in (("judge_and_jury", ".standing"), ("beat_ken", ".bk-own")):
        ann.control("lobby")
        assert ann.control("start", title=title, options={})["ok"]
        page = phone(gallery)
        waits = next(each for each in guests if each.seat not in each.view["game"]["awaits"])
        gallery.show(page, waits.view)
        page.locator(f"{place} button.asks").tap()
        expect(page.get_by_role("dialog", name="How it came about")).to_be_visible()


def test_the_tv_tells_the_seal_where_it_tells_the_rule(
    gallery: Gallery, guests: list[Guest]
) -> None:
    """Nothing lies over anything; and until the drawings of the title are there, its box stands
    on the stage."""
    view = guests[0].house.client("tv").view
    tv = gallery.page("/tv", viewport={"width": 1280, "height": 720})
    held: list[Route] = []
    tv.route("**/titles/judge_and_jury.js", lambda route: held.append(route))
    gallery.show(tv, {**view, "rev": 0, "game": None, "room": {**view["room"], "phase": "lobby"}})
    tv.clock.install()
    gallery.show(tv, view)
    expect(tv.locator(".stage .box")).to_be_visible()
    expect(tv.locator(".turn")).to_have_text("Judge & Jury")
    shot(tv, "coming")
    held[0].fallback()
    caption = tv.locator(".caption")
    expect(caption).to_contain_text(view["game"]["seal"]["hash"][60:])
    expect(tv.locator(".notices p, .stage .box")).to_have_count(0)
    shot(tv, "sealed")
    tv.clock.fast_forward(7_000)
    expect(caption).to_contain_text(view["game"]["brief"]["text"][:20])


def test_reactions_go_out_once_and_rise_at_the_chair(gallery: Gallery, guests: list[Guest]) -> None:
    ann, bo = guests
    waiting = next(each for each in guests if each.seat not in each.view["game"]["awaits"])
    page = phone(gallery)
    gallery.show(page, waiting.view)
    expect(page.get_by_role("button", name="Applause")).to_be_visible()
    said = page.evaluate(
        """() => ["Applause", "Wow"].map((name) => {
            document.querySelector(`[aria-label="${name}"]`).click();
            return globalThis.partyhostSaid;
        })"""
    )
    assert said == [{"kind": "clap"}] * 2, "the second was too soon"
    is_fit(gallery, page, "reactions")
    tv = gallery.page("/tv", viewport={"width": 1280, "height": 720})
    gallery.show(tv, ann.house.client("tv").view)
    expect(tv.locator(".chair")).to_have_count(2)
    chair, risen = tv.evaluate(
        """(seat) => {
            partyhostHear("reaction", {seat, kind: "heart"});
            return ['.chair[data-seat="2"] .token', ".reactions span"]
                .map((what) => document.querySelector(what).getBoundingClientRect().toJSON());
        }""",
        bo.seat,
    )
    assert abs(risen["x"] - chair["x"]) < 2 * chair["width"]
    assert risen["y"] < chair["y"] + chair["height"]
    expect(tv.locator(".reactions span")).to_have_count(0)
    ann.control("settings", reactions=False)
    gallery.show(page, waiting.view)
    expect(page.get_by_role("button", name="Applause")).to_have_count(0)
