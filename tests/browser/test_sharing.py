"""Guests without a phone: two on one phone, handed over under the cover, and one at the laptop
with nothing but its keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import socketio
from playwright.sync_api import Browser, Page, Playwright, expect

from partyhost.titles import TITLES
from tests.browser.casts import FACES, NAMES, USUAL
from tests.browser.eyes import iphone, shot
from tests.browser.gallery import Gallery
from tests.browser.people import Guest, Room
from tests.host.house import Guest as Client
from tests.host.house import House

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

PHONES = ((390, 844), (320, 568))


class Desk:
    """Who sits at the host's controls."""

    def __init__(self, room: Room) -> None:
        self.room, self.client = room, socketio.Client()
        self.client.connect(f"http://127.0.0.1:{room.port}", auth={"role": "host"})
        self.control("pace", factor=None)

    def control(self, do: str, **fields: Any) -> None:
        answer = self.client.call("control", {"do": do, **fields})
        assert answer["ok"] or answer["error"]["code"] == "moment_passed", answer

    def skip_to(self, *screens: str) -> None:
        while (game := self.room.onlooker.game)["screen"] not in screens:
            self.control("skip", step=game["step"])
            self.room.onlooker.until(lambda view, at=game["step"]: view["game"]["step"] > at)


@pytest.fixture
def desk(room: Room) -> Iterator[Desk]:
    made = Desk(room)
    yield made
    made.client.disconnect()


class Table:
    """The pages of those who play, by seat; on a shared phone the named guest takes it first."""

    def __init__(self, room: Room, pages: dict[str, Page], names: dict[str, str]) -> None:
        self.room, self.pages, self.names = room, pages, names

    def of(self, seat: str) -> Page:
        page = self.pages[seat]
        if [*self.pages.values()].count(page) > 1:
            take = page.get_by_role("button", name=f"I’m {self.names[seat]}")
            expect(take.or_(page.locator("header.me", has_text=self.names[seat]))).to_be_visible()
            if take.is_visible():
                shot(page, f"sharing-cover-{seat}")
                covered(page)
                page.wait_for_timeout(600)  # a thumb is not faster than that
                take.tap()
        expect(page.locator("header.me")).to_contain_text(self.names[seat])
        return page

    def clue(self) -> str:
        """One turn from the card to the ruling; whose it was."""
        game = self.room.onlooker.on("choosing_card")
        seat: str = game["turn"]
        page = self.of(seat)
        page.get_by_role("group", name="Play a card").get_by_role("button").first.click()
        page.get_by_role("button", name="Play for $").click()
        reader = self.room.onlooker.on("reading")["reader"]
        self.of(reader).get_by_role("button", name="I have read it").click()
        self.room.onlooker.on("answering")
        self.answer(seat)
        return seat

    def answer(self, seat: str) -> None:
        page = self.of(seat)
        page.locator("textarea").fill("nobody knows")
        page.get_by_role("button", name="Hold it up").click()


def covered(page: Page) -> None:
    """Nothing of a guest stands on the cover: no card, no money, no field."""
    expect(page.locator(".cover")).to_be_visible()
    assert page.locator("header.me, .jy-hand, .jy-card, .peek, textarea, .money").count() == 0


def add(phone: Guest, name: str, picture: str) -> None:
    phone.tap("Add a guest on this phone")
    sheet = phone.page.get_by_role("dialog", name="One more guest")
    sheet.get_by_label("Name of the guest").fill(name)
    sheet.get_by_role("button", name=picture, exact=True).tap()
    sheet.get_by_role("button", name="Add", exact=True).tap()
    expect(phone.page.locator(".share-strip")).to_contain_text(name)


def test_two_guests_play_on_one_phone(room: Room, desk: Desk) -> None:
    ann = room.guest("Ann", "Fox")
    add(ann, "Bo", "Owl")
    cem = room.guest("Cem", "Robot")
    names = {"s1": "Ann", "s2": "Bo", cem.seat: "Cem"}
    table = Table(room, {"s1": ann.page, "s2": ann.page, cem.seat: cem.page}, names)
    ann.tap("Start with 3")
    covered(ann.page)
    played = set()
    while len(played) < 2:
        played.add(table.clue())
        desk.skip_to("choosing_card")
    hand_over_and_reload(table)
    for seat in names:
        desk.control("adjust", seat=seat, amount=1000, reason="")
    desk.skip_to("wagering")
    for seat in names:
        table.of(seat).get_by_role("button", name="All in").click()
        table.pages[seat].locator(".send button").click()
    room.onlooker.on("final_answering")
    for seat in ("s2", "s1", cem.seat):  # whoever has the phone answers first
        table.answer(seat)
    room.onlooker.on("revealing")
    move_to_a_phone_of_ones_own(room, table)


def hand_over_and_reload(table: Table) -> None:
    page = table.pages["s1"]
    take = page.locator(".take").first
    if not take.is_visible():
        page.get_by_role("button", name="hand over").tap()
    covered(page)
    page.reload()
    expect(page.get_by_role("button", name="I’m Ann")).to_be_visible()
    expect(page.get_by_role("button", name="I’m Bo")).to_be_visible()
    covered(page)


def move_to_a_phone_of_ones_own(room: Room, table: Table) -> None:
    """Somebody lends Bo a phone: it asks for the seat, and the captain lets it in."""
    own = Guest(room, "Bo")
    own.tap("I’m Bo")
    table.of("s1").get_by_role("button", name="Let in").tap()
    expect(own.page.locator("header.me")).to_contain_text("Bo")
    expect(table.pages["s1"].locator("header.me")).to_contain_text("Ann")
    expect(table.pages["s1"].locator(".share-strip")).to_have_count(0)
    own.reopen()
    expect(own.page.locator("header.me")).to_contain_text("Bo")


def test_the_laptop_plays_by_its_keys_alone(room: Room, desk: Desk) -> None:
    ann, host = room.guest("Ann", "Fox"), room.laptop()
    with host.expect_popup() as opened:
        host.get_by_role("link", name="Take a seat at the laptop").click()
    laptop = opened.value
    keys = laptop.keyboard
    expect(laptop.get_by_label("Hello, I’m")).to_be_focused()
    keys.type("Dee")
    keys.press("Enter")
    expect(laptop.locator("header.me")).to_contain_text("Dee")
    shot(laptop, "laptop-lobby")
    ann.tap("Start with 2")
    covered(laptop)
    seat = {"Dee": "s2", "Ann": ann.seat}
    table = Table(room, {ann.seat: ann.page}, {ann.seat: "Ann"})
    while room.onlooker.on("choosing_card")["turn"] != seat["Dee"]:
        desk.control("skip", step=room.onlooker.game["step"])
        desk.skip_to("choosing_card")
    turn_by_keys(laptop, room, table)
    desk.skip_to("choosing_card")
    expect(laptop.locator(".take")).to_be_visible()
    laptop.wait_for_timeout(600)
    keys.press("1")  # whoever is waited for
    expect(laptop.locator("header.me")).to_be_visible()
    laptop.get_by_role("link", name="Rules", exact=True).click()
    expect(laptop.get_by_role("dialog", name="To read")).to_be_visible()
    keys.press("Escape")
    expect(laptop.get_by_role("dialog", name="To read")).to_have_count(0)
    expect(laptop.locator("header.me")).to_be_visible()
    keys.press("Escape")
    covered(laptop)
    laptop.reload()
    covered(laptop)
    as_a_phone = laptop.context.new_page()  # a browser is one guest, whichever page it opens
    as_a_phone.goto(laptop.url.removesuffix("play"))
    expect(as_a_phone.locator("header.me")).to_contain_text("Dee")
    expect(laptop.get_by_role("heading", name="Your seat is open elsewhere")).to_be_visible()


def turn_by_keys(laptop: Page, room: Room, table: Table) -> None:
    expect(laptop.get_by_role("heading", name="Dee, it’s your move")).to_be_visible()
    laptop.wait_for_timeout(600)
    laptop.keyboard.press("Enter")
    expect(laptop.get_by_role("group", name="Play a card")).to_be_visible()
    shot(laptop, "laptop-hand")
    laptop.keyboard.press("2")
    laptop.keyboard.press("Enter")
    room.onlooker.on("reading")
    covered(laptop)
    table.of("s1").get_by_role("button", name="I have read it").tap()
    room.onlooker.on("answering")
    expect(laptop.get_by_role("heading", name="Dee, it’s your move")).to_be_visible()
    laptop.wait_for_timeout(600)
    laptop.keyboard.press("Enter")
    expect(laptop.locator("textarea")).to_be_focused()
    laptop.keyboard.type("nobody knows")
    laptop.keyboard.press("Enter")
    room.onlooker.on("ruled")
    covered(laptop)


class Screens:
    """What shared phones and the laptop show, without a server."""

    def __init__(self, folder: Path) -> None:
        self.house = House(folder, titles=TITLES, packs=USUAL.packs(), seed=4)
        self.phone, self.laptop = self.house.client(), self.house.client(discreet=True)
        self.phone.join(NAMES[0], avatar=FACES[0])
        for name, face in zip(NAMES[1:4], FACES[1:4], strict=True):
            self.phone.join(name, avatar=face, share=True)
        self.laptop.join("Dee")
        self.other = self.house.client()
        self.other.join("Cem")

    def told(self) -> Iterator[tuple[str, Client, str]]:
        """What is to be looked at, one after the other: whose, and a button to tap first."""
        yield "shared lobby", self.phone, ""
        yield "one more guest", self.phone, "Add a guest on this phone"
        self.phone.join(NAMES[3], claim="s4", share=True)
        host = self.house.client("host")
        host.control("start", title="jeopardy", options={"length": "short"})
        yield "covered", self.phone, ""
        yield "covered laptop", self.laptop, ""
        self.house.wait(10)
        while (awaits := self.phone.view["game"]["awaits"]) and awaits[0] not in "s1 s2 s3 s4":
            host.control("skip")
            self.house.wait(10)
        yield "named", self.phone, ""
        self.phone.hold(next(seat for seat in ("s1", "s3") if seat not in awaits))
        yield "called", self.phone, ""
        self.phone.hold(awaits[0])
        yield "in hand", self.phone, ""


@pytest.fixture
def screens(tmp_path: Path) -> Iterator[Screens]:
    made = Screens(tmp_path)
    yield made
    made.house.room.close()


def test_every_screen_of_a_shared_phone(
    chromium: Browser, playwright: Playwright, screens: Screens
) -> None:
    gallery = Gallery(chromium, screens.house.room)
    phone = gallery.page("/", **iphone(playwright.devices))
    laptop = gallery.page("/play", viewport={"width": 1280, "height": 800})
    problems: list[str] = []
    for name, client, first in screens.told():
        page, sizes = (laptop, ((1280, 800),)) if client is screens.laptop else (phone, PHONES)
        gallery.show(page, client.view)
        page.wait_for_selector(".cover" if client.view["you"]["covered"] else "header.me")
        if first:
            page.get_by_role("button", name=first).tap()
        for wide, high in sizes:
            page.set_viewport_size({"width": wide, "height": high})
            found = gallery.layout(page, least=12, thumb=36, sideways=True)
            problems += [f"{name} {wide}: {each}" for each in found]
            shot(page, f"sharing-{name}-{wide}".replace(" ", "_"))
        problems += [f"{name}: {each}" for each in gallery.access(page)]
        if first:
            page.get_by_role("button", name="Close").tap()
    for context in [*chromium.contexts]:
        context.close()
    assert not gallery.eyes.wrong
    assert not problems, "\n".join(problems)
