"""What guests and hosts do wrong, or twice, or in two places at once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
import socketio
from playwright.sync_api import Browser, Locator, Page, Playwright, expect

from tests.browser.eyes import shot
from tests.browser.people import Guest, Room

pytestmark = pytest.mark.browser

MARKUP = "<b>&amp;</b>"
NAMES = {"Ann": "Fox", "Ben": "Owl", "Cleo": "Robot"}


@pytest.fixture(scope="module")
def evening(
    tmp_path_factory: pytest.TempPathFactory, chromium: Browser, playwright: Playwright
) -> Iterator[tuple[Room, list[Guest]]]:
    """A host and three guests for all of these tests; the first is the captain."""
    room = Room(chromium, playwright, tmp_path_factory.mktemp("evening"), "--seed", "7")
    yield room, [room.guest(name, picture) for name, picture in NAMES.items()]
    room.close()


@pytest.fixture
def room(evening: tuple[Room, list[Guest]]) -> Iterator[Room]:
    """The evening's, in the lobby; what a test opens is closed after it, and nothing went wrong."""
    room, guests = evening
    kept = len(room.contexts)
    yield room
    for context in room.contexts[kept:]:
        context.close()
    del room.contexts[kept:]
    for guest in guests:
        for page in guest.context.pages[1:]:
            page.close()
        guest.page = guest.context.pages[0]
    back_to_the_shelf(room)
    wrong, room.eyes.wrong = room.eyes.wrong, []
    assert not wrong


def back_to_the_shelf(room: Room) -> None:
    if room.onlooker.view["room"]["phase"] == "game":
        control(room, "end")
    if room.onlooker.view["room"]["phase"] != "lobby":
        control(room, "lobby")
    room.onlooker.until(lambda view: view["room"]["phase"] == "lobby")


def control(room: Room, do: str) -> None:
    with socketio.SimpleClient() as host:
        host.connect(f"http://127.0.0.1:{room.port}", auth={"role": "host"})
        assert host.call("control", {"do": do})["ok"]


@pytest.fixture
def table(room: Room, evening: tuple[Room, list[Guest]]) -> list[Guest]:
    return evening[1]


@pytest.fixture
def playing(room: Room, table: list[Guest]) -> list[Guest]:
    """A short match has come to its first card."""
    table[0].tap("Three cards each")
    table[0].tap("Start with 3")
    skip_the_opening(room)
    return table


def skip_the_opening(room: Room) -> None:
    room.onlooker.on("opening")
    control(room, "skip")
    room.onlooker.on("choosing_card")


def by_seat(guests: list[Guest], seat: str) -> Guest:
    return next(guest for guest in guests if guest.seat == seat)


def double_tap(button: Locator) -> None:
    """Both taps before the page can draw again."""
    button.evaluate("(button) => { button.click(); button.click(); }")


def play_and_read(room: Room, guests: list[Guest]) -> tuple[Guest, Guest]:
    """Whose turn it is, and who reads: the clue is open and the clock runs."""
    game = room.onlooker.on("choosing_card")
    turn, reader = by_seat(guests, game["turn"]), by_seat(guests, game["reader"])
    hand(turn).first.tap()
    double_tap(turn.button("Play for $"))
    room.onlooker.on("reading")
    double_tap(reader.button("I have read it"))
    room.onlooker.on("answering")
    return turn, reader


def hand(guest: Guest) -> Locator:
    return guest.page.get_by_role("group", name="Play a card").get_by_role("button")


def test_twice_is_once(room: Room, table: list[Guest]) -> None:
    table[0].tap("Three cards each")
    double_tap(table[0].button("Start with 3"))
    skip_the_opening(room)
    turn, _ = play_and_read(room, table)
    assert room.onlooker.game["mat"]["number"] == 1
    assert room.onlooker.game["mat"]["cards"][turn.seat] == 3
    turn.board.fill("nobody knows")
    double_tap(turn.button("Hold it up"))
    game = room.onlooker.on("ruled")
    assert not game["right"]
    double_tap(table[0].button("Next", exact=True))
    game = room.onlooker.on("choosing_card")
    assert (game["mat"]["number"], game["turn"]) == (1, after(table, turn).seat)
    for guest in table:
        expect(guest.page.locator(".sign.warn")).to_have_count(0)


def after(table: list[Guest], guest: Guest) -> Guest:
    return table[(table.index(guest) + 1) % len(table)]


def test_markup_is_shown_as_it_was_written(open_room: Any) -> None:
    room = open_room("--seed", "7")
    tv = room.tv()
    guests = [room.guest(MARKUP, "Fox"), room.guest("<i>Ben", "Owl"), room.guest("Cleo", "Cat")]
    expect(tv.get_by_text(MARKUP, exact=True)).to_be_visible()
    guests[0].tap("Start with 3")
    turn, _ = play_and_read(room, guests)
    answer = "<img src=x onerror=alert(1)> <b>bold</b>"
    turn.write(answer)
    room.onlooker.on("ruled", "ruling")
    expect(tv.locator(".jy-slate .board")).to_contain_text(answer)
    expect(tv.locator(".jy-slate .board").locator("b, img")).to_have_count(0)
    expect(turn.page.locator(".jy-said")).to_contain_text(answer)
    shot(tv, "markup-tv")


def test_the_newer_tab_has_the_seat(room: Room, playing: list[Guest]) -> None:
    ann = playing[0]
    old = ann.page
    ann.page = ann.open()
    expect(ann.page.locator("header.me")).to_contain_text("Ann")
    expect(old.get_by_role("heading", level=1)).to_have_text("Your seat is open elsewhere")
    shot(old, "replaced-phone")
    old.get_by_role("button", name="Play here instead").tap()
    expect(old.locator("header.me")).to_contain_text("Ann")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Your seat is open elsewhere")
    seats = room.onlooker.view["room"]["seats"]
    assert [seat["name"] for seat in seats] == [*NAMES]


def test_a_removed_guest_is_told_and_asks_to_come_back(open_room: Any) -> None:
    room = open_room()
    ann, ben = room.guest("Ann", "Fox"), room.guest("Ben", "Owl")
    open_drawer(ann)
    ann.tap("Ben")
    ann.tap("Remove")
    ann.page.get_by_role("alertdialog").get_by_role("button", name="Remove").tap()
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("You are out of the room")
    ben.page.reload()
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("You are out of the room")
    shot(ben.page, "removed-phone")
    ben.tap("Ask to come back")
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Nearly there")
    shot(ann.page, "claim-phone")
    ann.tap("Let in")
    expect(ben.page.locator("header.me")).to_contain_text("Ben")


def open_drawer(captain: Guest) -> None:
    captain.tap("Captain’s tools")


def test_the_laptop_pauses_skips_undoes_and_ends(room: Room, playing: list[Guest]) -> None:
    laptop, tv = room.laptop(), room.tv()
    first = room.onlooker.game
    press(laptop, "Pause")
    expect(tv.locator(".over")).to_contain_text("Paused")
    expect(
        by_seat(playing, first["turn"]).page.get_by_role("heading", name="Paused")
    ).to_be_visible()
    shot(laptop, "host-paused")
    press(laptop, "Go on")
    expect(tv.locator(".over")).to_have_count(0)
    press(laptop, "Skip")
    room.onlooker.on("reading")
    press(laptop, "Undo")
    back = room.onlooker.on("choosing_card")
    assert (back["turn"], back["mat"]) == (first["turn"], first["mat"])
    press(laptop, "End game")
    shot(laptop, "host-asked")
    laptop.get_by_role("alertdialog").get_by_role("button", name="Not now").click()
    press(laptop, "End game")
    laptop.get_by_role("alertdialog").get_by_role("button", name="End it").click()
    room.onlooker.on("podium")
    expect(tv.locator(".fanfare h1")).to_be_visible()
    shot(laptop, "host-podium")
    press(laptop, "Back to the shelf")
    expect(laptop.get_by_role("button", name="Start with 3")).to_be_visible()


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).first.click()


def test_points_with_a_reason_and_an_overruled_answer(room: Room, playing: list[Guest]) -> None:
    laptop, tv = room.laptop(), room.tv()
    turn, _ = play_and_read(room, playing)
    turn.write("nobody knows")
    room.onlooker.on("ruled")
    press(laptop, "Overrule")
    press(laptop, "Right")
    expect(tv.locator(".jy-stamp")).to_have_text("Right")
    press(laptop, "Points")
    laptop.get_by_label("Whose").select_option(turn.seat)
    laptop.get_by_label("Why (the TV shows it)").fill("misread clue")
    press(laptop, "+500")
    expect(tv.locator(".notices")).to_contain_text("misread clue")
    room.onlooker.until(lambda view: view["game"]["scores"][turn.seat] == 500)


def test_others_are_asked_for_the_pin(open_room: Any) -> None:
    room = open_room("--ask-pin", "--pin", "314159")
    laptop = room.laptop()
    shot(laptop, "pin")
    room.eyes.rough = True
    laptop.get_by_label("PIN").fill("000000")
    press(laptop, "Open the controls")
    expect(laptop.get_by_role("alert")).to_be_visible()
    assert not re.search("314159", laptop.content())
    laptop.get_by_label("PIN").fill("314159")
    press(laptop, "Open the controls")
    expect(laptop.get_by_role("heading", name="The way in")).to_be_visible()
    room.eyes.wrong = [wrong for wrong in room.eyes.wrong if "/host" not in wrong]


def test_the_tv_is_reloaded_in_the_middle(room: Room, playing: list[Guest]) -> None:
    tv = room.tv()
    expect(tv.locator(".jy-mat")).to_be_visible()
    tv.reload()
    expect(tv.locator(".jy-mat")).to_be_visible()
    tv.close()
    expect(room.tv().locator(".jy-mat")).to_be_visible()


def test_h24_pulled_down_and_back_and_forward_again(room: Room, playing: list[Guest]) -> None:
    """On the hand and on the answer's form; from the rules, and from where the phone was before."""
    pulled_down_reloads_nothing(playing[0])
    turn, _ = play_and_read(room, playing)
    expect(turn.board).to_be_visible()
    pulled_down_reloads_nothing(turn)
    turn.page.go_back()
    assert turn.page.url == "about:blank"
    turn.page.go_forward()
    expect(turn.board).to_be_visible()
    for guest in playing[:2]:
        guest.page.goto(f"{room.url}/rules/jeopardy")
        guest.page.go_back()
        expect(guest.page.locator("header.me")).to_contain_text(guest.name)
        guest.page.go_forward()
        guest.page.go_back()
        expect(guest.page.locator("header.me")).to_contain_text(guest.name)
    room.onlooker.until(lambda view: all(seat["present"] for seat in view["room"]["seats"]))
    assert len(room.onlooker.seats()) == 3


PULLS = """() => [document.documentElement, document.body, document.querySelector("main")]
    .filter((each, i) => i < 2 || each.scrollHeight > each.clientHeight)
    .filter((each) => getComputedStyle(each).overscrollBehaviorY === "auto")
    .map((each) => each.localName)"""


def pulled_down_reloads_nothing(guest: Guest) -> None:
    """A desktop's browser has no pull to refresh: what phones' go by is looked at."""
    assert guest.page.evaluate(PULLS) == []


NONSENSE = {
    "$1,000": (1000, ""),
    "1 000": (1000, ""),
    "-5": (None, "From $0 to $1,500"),
    "1e3": (None, "whole number"),
    "12.5": (None, "whole number"),
    "9999999": (None, "From $0 to $1,500"),
    "": (None, "whole number"),
    "<b>": (None, "whole number"),
}


def test_nonsense_in_the_wager(room: Room, playing: list[Guest]) -> None:
    """Refused in words, and nothing can be sent; what people write for a number is one."""
    laptop = room.laptop()
    turn = playing[0]
    press(laptop, "Points")
    laptop.get_by_label("Whose").select_option(turn.seat)
    press(laptop, "+1,000")
    press(laptop, "+500")
    skip_to_the_final(room, laptop)
    amount = turn.page.get_by_label("Amount, typed")
    send = turn.page.locator(".send button")
    for text, (value, words) in NONSENSE.items():
        amount.fill(text)
        if value is None:
            expect(turn.page.locator(".send .hint")).to_contain_text(words)
            expect(send).to_be_disabled()
        else:
            expect(send).to_have_text(f"Lock in ${value:,}")
    shot(turn.page, "wager-nonsense")
    amount.fill("$1,000")
    double_tap(send)
    room.onlooker.on("final_answering")


def skip_to_the_final(room: Room, laptop: Page) -> None:
    while room.onlooker.game["screen"] != "wagering":
        step = room.onlooker.game["step"]
        press(laptop, "Skip")
        room.onlooker.until(lambda view, step=step: view["game"]["step"] != step)
