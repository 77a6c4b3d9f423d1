"""One evening of the host's tools in real pages: everything that the laptop can do with mouse and
keyboard, and everything that the captain's drawer offers, two taps each."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from tests.browser.eyes import NAME, shot
from tests.browser.people import Guest, Room

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

FORM = ".guest-tools .form"


class Laptop:
    """The host page, with a mouse and a keyboard."""

    def __init__(self, room: Room) -> None:
        self.room, self.page = room, room.laptop()
        self.tv = room.tv()

    def button(self, name: str, within: str = "body") -> Locator:
        return self.page.locator(within).get_by_role("button", name=name)

    def click(self, name: str, within: str = "body") -> None:
        self.button(name, within).click()

    def key(self, key: str) -> None:
        self.page.locator("h1").first.click()
        self.page.keyboard.press(key)

    def guest(self, name: str) -> None:
        """Open what may be done with a guest."""
        self.click(name, ".people")
        expect(self.page.locator(FORM)).to_be_visible()

    def until(self, holds: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        return self.room.onlooker.until(holds)

    def shot(self, name: str) -> None:
        shot(self.page, f"tools-{name}")
        shot(self.tv, f"tools-{name}-tv")


def names(view: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in view["room"]["seats"]]


def seat(view: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(s for s in view["room"]["seats"] if s["name"] == name)
    return found


def test_h01_h78_a_host_with_mouse_and_keyboard(open_room: Callable[..., Room]) -> None:
    room = open_room("--seed", "7", "--address", NAME)
    laptop = Laptop(room)
    guests = {
        name: room.guest(name, picture)
        for name, picture in {"Ann": "Fox", "Ben": "Owl", "Cleo": "Robot"}.items()
    }
    the_room(laptop)
    the_guests(laptop, guests)
    the_way_in(laptop)
    the_match(laptop, guests)
    who_comes_back(laptop, guests["Cleo"])
    the_end(laptop)


def the_room(laptop: Laptop) -> None:
    """Lock, bots, clocks, size of the text, sound."""
    laptop.shot("lobby")
    lock = laptop.page.get_by_role("switch", name="Lock room")
    lock.focus()
    laptop.page.keyboard.press("Space")
    laptop.until(lambda view: view["room"]["join"]["locked"])
    late = Guest(laptop.room, "Dora")
    expect(late.page.get_by_text("The room is locked")).to_be_visible()
    shot(late.page, "tools-locked-phone")
    laptop.shot("locked")
    late.context.close()
    laptop.page.get_by_role("switch", name="Room locked").click()
    laptop.click("One bot more")
    laptop.until(lambda view: len(names(view)) == 4)
    laptop.click("One bot less")
    laptop.until(lambda view: len(names(view)) == 3)
    laptop.click("×1.5")
    laptop.click("large")
    laptop.page.get_by_role("switch", name="TV sound").click()
    wanted = {"pace": 1.5, "text_size": 1.25, "sound": False}
    laptop.until(lambda view: wanted.items() <= view["room"]["settings"].items())
    laptop.shot("settings")
    for name in ("×1", "normal"):
        laptop.page.get_by_role("button", name=name, exact=True).click()
    laptop.page.get_by_role("switch", name="TV sound").click()


def the_guests(laptop: Laptop, guests: dict[str, Guest]) -> None:
    """Rename, move, mute, a stand-in, another captain."""
    laptop.guest("Ben")
    laptop.page.get_by_label("Name of Ben").fill("Benno")
    laptop.page.keyboard.press("Enter")
    laptop.until(lambda view: "Benno" in names(view))
    expect(guests["Ben"].page.locator("header.me")).to_contain_text("Benno")
    laptop.click("Earlier", FORM)
    laptop.until(lambda view: names(view)[0] == "Benno")
    laptop.click("Mute", FORM)
    laptop.click("Stand-in", FORM)
    laptop.click("Captain", FORM)
    view = laptop.until(lambda view: seat(view, "Benno")["captain"])
    laptop.until(lambda view: seat(view, "Benno")["muted"] and seat(view, "Benno")["stand_in"])
    assert view["room"]["captain"] == guests["Ben"].seat
    laptop.shot("guest")
    laptop.click("Unmute", FORM)
    laptop.click("No stand-in", FORM)
    laptop.guest("Ann")
    laptop.click("Captain", FORM)
    laptop.until(lambda view: seat(view, "Ann")["captain"])
    laptop.click("Ann", ".people")


def the_way_in(laptop: Laptop) -> None:
    """H01: another address on the code, which scans at once; and a second code for the Wi-Fi."""
    addresses = laptop.page.locator(".addresses input")
    addresses.first.focus()
    laptop.page.keyboard.press("ArrowDown")
    view = laptop.until(lambda view: NAME not in view["room"]["join"]["url"])
    expect(laptop.tv.locator(".addr")).not_to_contain_text(NAME)
    code = laptop.tv.locator(".code img.qr")
    code.evaluate("(image) => image.decode()")
    picture = Image.open(io.BytesIO(code.screenshot())).convert("L")
    assert [found.text for found in zxingcpp.read_barcodes(picture)] == [
        view["room"]["join"]["url"]
    ]
    laptop.shot("address")
    addresses.nth(1).focus()
    laptop.page.keyboard.press("ArrowUp")
    laptop.until(lambda view: NAME in view["room"]["join"]["url"])
    laptop.page.get_by_label("Name", exact=True).fill("Sunflower")
    laptop.page.get_by_label("Password", exact=True).fill("twelve bees")
    laptop.page.keyboard.press("Enter")
    laptop.until(lambda view: view["room"]["wifi"])
    expect(laptop.tv.locator("img[src^='/wifi.svg']")).to_be_visible()
    laptop.shot("wifi")
    laptop.click("Take it off")
    laptop.until(lambda view: not view["room"]["wifi"])


def the_match(laptop: Laptop, guests: dict[str, Guest]) -> None:
    """Begin, pause, skip, points with a reason, overrule, undo."""
    laptop.click("Start with 3")
    game = laptop.room.onlooker.on("choosing_card", "opening")
    while game["screen"] != "choosing_card":
        laptop.click("Next")
        game = laptop.room.onlooker.on("choosing_card")
    laptop.shot("match")
    renamed_in_the_middle(laptop, guests["Ann"])
    laptop.key("p")
    expect(laptop.tv.get_by_text("Paused").first).to_be_visible()
    laptop.shot("paused")
    laptop.key("p")
    laptop.until(lambda view: not view["room"]["paused"])
    for screen in ("reading", "answering"):
        laptop.key("s")
        laptop.room.onlooker.on(screen)
    turn = next(guest for guest in guests.values() if guest.seat == game["turn"])
    turn.write("no idea")
    laptop.room.onlooker.on("ruled")
    laptop.click("Overrule")
    laptop.click("Right", ".tools")
    laptop.until(lambda view: view["game"].get("right"))
    expect(laptop.tv.locator(".jy-stamp")).to_have_text("Right")
    laptop.shot("overruled")
    laptop.click("Points")
    laptop.page.get_by_label("Whose").select_option(guests["Ben"].seat)
    laptop.page.get_by_label("Why (the TV shows it)").fill("for the cake")
    laptop.shot("points")
    laptop.click("+200", ".amounts")
    laptop.until(lambda view: view["game"]["scores"][guests["Ben"].seat] == 200)
    expect(laptop.tv.locator(".notices")).to_contain_text("Benno gets $200: for the cake")
    laptop.shot("adjusted")
    laptop.click("Points")
    laptop.key("u")
    laptop.room.onlooker.on("answering")
    expect(laptop.tv.locator(".notices")).to_contain_text("What was shown has been seen")
    laptop.shot("undone")


def renamed_in_the_middle(laptop: Laptop, ann: Guest) -> None:
    """H78: the name and nothing else, on the TV and the guest's own phone within two seconds."""
    before = laptop.room.onlooker.game
    laptop.guest("Ann")
    laptop.page.get_by_label("Name of Ann").fill("Annika")
    laptop.page.keyboard.press("Enter")
    expect(ann.page.locator("header.me")).to_contain_text("Annika", timeout=2000)
    expect(laptop.tv.locator(".rail")).to_contain_text("Annika", timeout=2000)
    after = laptop.room.onlooker.game
    same = ("screen", "step", "turn", "scores", "mat")
    assert {key: after[key] for key in same} == {key: before[key] for key in same}
    laptop.page.get_by_label("Name of Annika").fill("Ann")
    laptop.page.keyboard.press("Enter")
    laptop.until(lambda view: "Ann" in names(view))
    laptop.click("Ann", ".people")


def who_comes_back(laptop: Laptop, cleo: Guest) -> None:
    """Removed, asks, is let in."""
    laptop.guest("Cleo")
    laptop.click("Remove", FORM)
    laptop.shot("remove")
    laptop.page.get_by_role("alertdialog").get_by_role("button", name="Remove").click()
    laptop.until(lambda view: "Cleo" not in names(view))
    expect(cleo.page.get_by_text("You were removed")).to_be_visible()
    shot(cleo.page, "tools-removed-phone")
    cleo.page.get_by_role("button", name="Ask").tap()
    expect(laptop.page.locator(".claim-list")).to_contain_text("Cleo was removed")
    laptop.shot("claim")
    laptop.click("Let in", ".claim-list")
    laptop.until(lambda view: "Cleo" in names(view))
    expect(cleo.page.locator("header.me")).to_contain_text("Cleo")


def the_end(laptop: Laptop) -> None:
    """A podium before the time, back into the match, the end, a new night, and one deleted."""
    for again in (True, False):
        laptop.click("End game")
        laptop.page.get_by_role("button", name="End it").click()
        laptop.room.onlooker.on("podium")
        if again:
            laptop.shot("podium")
            laptop.click("Back into the game")
            laptop.until(lambda view: view["room"]["phase"] == "game")
    laptop.click("Back to the shelf")
    laptop.until(lambda view: view["room"]["phase"] == "lobby")
    laptop.click("New night")
    laptop.page.get_by_role("button", name="Yes, do it").click()
    laptop.until(lambda view: not view["room"]["seats"])
    nights = laptop.page.locator(".nights ol > li")
    expect(nights).to_have_count(2)
    nights.last.scroll_into_view_if_needed()
    laptop.shot("nights")
    nights.last.get_by_role("button", name="Delete").click()
    laptop.page.get_by_role("button", name="Delete it").click()
    expect(nights).to_have_count(1)


class Captain:
    """The captain's phone: the drawer, and two taps in it at most."""

    def __init__(self, guest: Guest) -> None:
        self.guest, self.page = guest, guest.page

    def tap(self, *faces: str) -> None:
        assert len(faces) <= 2
        drawer = self.page.get_by_role("dialog", name="Captain’s tools")
        if not drawer.is_visible():
            self.page.get_by_role("button", name="Captain’s tools").tap()
        for face in faces:
            found = drawer.get_by_role("button", name=face).or_(
                drawer.get_by_role("switch", name=face)
            )
            found.first.tap()

    def yes(self, face: str) -> None:
        self.page.get_by_role("alertdialog").get_by_role("button", name=face).tap()

    def until(self, holds: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        return self.guest.room.onlooker.until(holds)

    def shot(self, name: str, of: Locator | None = None) -> None:
        """On a phone of today, and on the smallest."""
        for width, height in ((320, 568), (390, 844)):
            self.page.set_viewport_size({"width": width, "height": height})
            if of is not None:
                of.scroll_into_view_if_needed()
            fits(self.page)
            shot(self.page, f"captain-{name}-{width}")


def test_a_captain_with_a_phone(open_room: Callable[..., Room]) -> None:
    room = open_room("--seed", "7", "--bots", "1")
    ann, ben = room.guest("Ann", "Fox"), room.guest("Ben", "Owl")
    captain = Captain(ann)
    room_and_guests(captain, ben)
    ann.tap("Start with 3")
    played(captain, {ann.seat: ann, ben.seat: ben})
    ended(captain)


def room_and_guests(captain: Captain, ben: Guest) -> None:
    """What may be done before a match."""
    settings = {"pace": 2, "text_size": 1.25, "sound": False, "narration": True}
    settings |= {"reactions": False}
    for face in ("×2", "large", "TV sound", "Read aloud", "Reactions", "Lock room"):
        captain.tap(face)
    view = captain.until(lambda view: settings.items() <= view["room"]["settings"].items())
    captain.until(lambda view: view["room"]["join"]["locked"])
    captain.shot("drawer")
    for face in ("×1", "normal", "TV sound", "Read aloud", "Room locked", "One bot less"):
        captain.tap(face)
    captain.until(lambda view: len(names(view)) == 2)
    captain.tap("One bot more")
    captain.until(lambda view: len(names(view)) == 3)
    captain.tap("Ben", "Mute")
    captain.tap("Stand-in")
    captain.until(lambda view: seat(view, "Ben")["muted"] and seat(view, "Ben")["stand_in"])
    captain.page.get_by_label("Name of Ben").fill("Benno")
    captain.shot("guest", captain.page.locator(FORM))
    captain.tap("Rename")
    captain.tap("Unmute")
    captain.tap("No stand-in")
    captain.tap("Later")
    view = captain.until(lambda view: names(view)[-1] == "Benno")
    assert view["room"]["captain"] == captain.guest.seat
    captain.tap("Remove")
    captain.shot("remove")
    captain.yes("Not now")
    captain.tap("Close")


def played(captain: Captain, guests: dict[str, Guest]) -> None:
    """What may be done in one, until somebody has answered."""
    onlooker = captain.guest.room.onlooker
    while onlooker.game["screen"] != "answering" or onlooker.game["turn"] not in guests:
        step = onlooker.game["step"]
        captain.tap("Skip")
        captain.until(lambda view, step=step: view["game"]["step"] > step)
    captain.tap("Pause")
    captain.until(lambda view: view["room"]["paused"])
    captain.shot("paused")
    captain.tap("Go on")
    captain.until(lambda view: not view["room"]["paused"])
    captain.tap("Close")
    guests[onlooker.game["turn"]].write("no idea")
    onlooker.on("ruled")
    captain.tap("Pause")
    captain.tap("Overrule", "Right")
    captain.until(lambda view: view["game"].get("right"))
    captain.tap("Points")
    captain.shot("points", captain.page.get_by_role("button", name="Give", exact=True))
    captain.tap("+100")
    captain.until(lambda view: 100 in view["game"]["scores"].values())
    captain.tap("Points")
    captain.tap("Undo")
    onlooker.on("answering")
    captain.tap("Go on")


def ended(captain: Captain) -> None:
    captain.tap("End game")
    captain.shot("end")
    captain.yes("End it")
    captain.guest.room.onlooker.on("podium")
    captain.shot("podium")
    captain.tap("Back into the game")
    captain.until(lambda view: view["room"]["phase"] == "game")
    captain.tap("Captain")
    captain.until(lambda view: seat(view, "Benno")["captain"])
    expect(captain.page.get_by_role("dialog")).to_have_count(0)


def fits(page: Page) -> None:
    """Nothing stands out at the sides."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
