"""A whole night in real pages: a TV and four phones play a match from the code to the podium,
and everything happens to them that happens to phones and laptops."""

from __future__ import annotations

import sqlite3
import time
from typing import Any

import msgspec
import pytest
from playwright.sync_api import TimeoutError, expect

from tests.browser.eyes import shot
from tests.browser.people import Guest, Room
from tests.browser.scorekeeper import Scorekeeper, known_answers

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

GUESTS = {"Ann": "Fox", "Ben": "Owl", "Cleo": "Robot", "Dan": "Frog"}
SQUIGGLE = [[(0.2, 0.2), (0.5, 0.7), (0.8, 0.2)], [(0.3, 0.85), (0.7, 0.85)]]
OFFLINE = 40.0  # seconds
BACK = 10_000  # ms in which all pages are back by themselves
WRONG = "nobody knows"


class Night:
    """The four at the table, what they know, and how the clues went so far."""

    def __init__(self, room: Room) -> None:
        self.room, self.paper, self.answers = room, Scorekeeper(), known_answers()
        self.tv = room.tv(reduced_motion="no-preference")
        expect(self.tv.locator("img.qr").first).to_be_visible()
        self.guests = [room.guest(name, picture) for name, picture in GUESTS.items()]
        self.seats = {guest.seat: guest for guest in self.guests}
        self.captain = self.guests[0]
        self.gone: Guest | None = None
        self.gone_since = 0.0

    @property
    def game(self) -> dict[str, Any]:
        return self.room.onlooker.game

    def on(self, *screens: str) -> dict[str, Any]:
        return self.room.onlooker.on(*screens)

    def start(self) -> None:
        """House rules and Start on the captain's shelf."""
        self.captain.tap("Three cards each")
        expect(self.captain.button("Three cards each")).to_have_attribute("aria-pressed", "true")
        shot(self.captain.page, "night-shelf")
        shot(self.tv, "night-lobby")
        self.captain.tap("Start with 4")

    def clue(self, number: int) -> None:
        """One turn, from the card to the ruling; what is special about it goes by its number."""
        game = self.on("choosing_card")
        guest, round = self.seats[game["turn"]], game["mat"]["round"]
        if guest is self.gone:
            self.come_back()
        worth, live = self.play_card(guest, round)
        self.read(number)
        right = SPECIAL.get(number, Night.say)(self, guest, number)
        self.on("ruled")
        self.paper.ruled(guest.name, round, worth, live, right)
        expect(self.tv.locator(".jy-stamp")).to_have_text("Right" if right else "Wrong")
        expect(guest.page.locator(".jy-verdict")).to_contain_text("Right" if right else "Wrong")
        shot(self.tv, f"night-{number}-ruled")
        if number == LEAVES:
            self.go_offline(guest)
        self.go_on()
        after = self.on("choosing_card", "opening", "wagering")
        self.check_scores(after["scores"])

    def play_card(self, guest: Guest, round: int) -> tuple[int, bool]:
        hand = guest.page.get_by_role("group", name="Play a card").get_by_role("button")
        card = hand.first.locator(".spoken").inner_text()
        hand.first.tap()
        shot(guest.page, f"night-hand-{round}")
        paid = self.paper.played(round, card)
        guest.tap(f"Play for ${paid[0]:,}")
        return paid

    def read(self, number: int) -> None:
        """The guest on the right reads aloud, with the response behind the curtain."""
        game = self.on("reading")
        reader = self.seats[game["reader"]]
        if reader is self.gone:  # the clock starts without the reader
            expect(self.tv.locator(".chair.away .name")).to_have_text(reader.name)
            shot(self.tv, "night-away")
        else:
            assert self.answers[game["clue"]["clue"]] in reader.peek()
            reader.tap("I have read it")
        self.on("answering")

    def answer(self) -> str:
        return self.answers[self.game["clue"]["clue"]]

    def say(self, guest: Guest, number: int) -> bool:
        """Typed; every fifth one wrong."""
        right = number % 5 != 2
        guest.write(self.answer() if right else WRONG)
        return right

    def reload(self, guest: Guest, number: int) -> bool:
        """The phone is reloaded with a half-typed answer."""
        guest.board.fill(self.answer()[:3])
        guest.page.reload()
        expect(guest.board).to_have_value(self.answer()[:3])
        guest.write(self.answer())
        return True

    def close_and_reopen(self, guest: Guest, number: int) -> bool:
        guest.board.fill(self.answer()[:2])
        guest.page.wait_for_timeout(500)  # a letter's way to the host
        guest.reopen()
        expect(guest.board).to_have_value(self.answer()[:2])
        guest.write(self.answer())
        return True

    def ink(self, guest: Guest, number: int) -> bool:
        """Drawn with a finger; the TV draws it again, and the reader rules."""
        guest.draw(SQUIGGLE)
        expect(guest.page.locator("svg.ink .strokes path")).to_have_count(2)
        shot(guest.page, "night-ink-phone")
        guest.tap("Hold it up")
        game = self.on("ruling")
        strokes = self.tv.locator(".jy-slate svg.ink .strokes path")
        expect(strokes).to_have_count(2)
        assert all(path.get_attribute("d") for path in strokes.all())
        self.tv.wait_for_timeout(1200)  # the ink dries
        shot(self.tv, "night-ink-tv")
        shot(self.seats[game["by"]].page, "night-ruling-phone")
        self.seats[game["by"]].tap("Right")
        return True

    def kill_the_host(self, guest: Guest, number: int) -> bool:
        """SIGKILL and a new start; nobody does anything, and all are back."""
        guest.board.fill(self.answer()[:2])
        guest.page.wait_for_timeout(500)
        before = self.game
        self.room.kill_and_start()
        began = time.monotonic()
        for page in [self.tv, *(each.page for each in self.guests)]:
            expect(page.get_by_text("Reconnecting …")).to_have_count(0, timeout=BACK)
        expect(self.tv.locator(".notices")).to_contain_text("The night goes on", timeout=BACK)
        shot(self.tv, "night-goes-on")
        assert time.monotonic() - began < BACK / 1000
        self.same_as(before)
        expect(guest.board).to_have_value(self.answer()[:2])
        guest.write(self.answer())
        self.room.eyes.rough = False
        return True

    def same_as(self, before: dict[str, Any]) -> None:
        view = self.room.onlooker.until(
            lambda view: all(seat["present"] for seat in view["room"]["seats"])
        )
        assert {**view["game"], "cues": []} == {**before, "cues": []}
        for each in self.guests:
            expect(each.page.locator("header.me")).to_contain_text(each.name)

    def go_offline(self, guest: Guest) -> None:
        self.room.eyes.rough = True
        self.gone, self.gone_since = guest, time.monotonic()
        guest.context.set_offline(True)
        gone = [guest.seat]
        self.room.onlooker.until(lambda view: away(view) == gone, 15)

    def come_back(self) -> None:
        assert self.gone
        guest, self.gone = self.gone, None
        expect(guest.page.locator(".signs")).to_contain_text("Reconnecting")
        shot(guest.page, "night-offline-phone")
        left = OFFLINE - (time.monotonic() - self.gone_since)
        guest.page.wait_for_timeout(max(0.0, left) * 1000)
        guest.context.set_offline(False)
        self.room.onlooker.until(lambda view: not away(view), 5)
        self.room.eyes.rough = False

    def go_on(self) -> None:
        """The captain taps Next, unless the clock was quicker."""
        step = self.game["step"]
        try:
            self.captain.tap("Next")
        except TimeoutError:
            assert self.game["step"] != step
        self.room.onlooker.until(lambda view: view["game"]["step"] != step)

    def check_scores(self, scores: dict[str, int]) -> None:
        named = {self.seats[seat].name: score for seat, score in scores.items()}
        assert named == {name: self.paper.money[name] for name in GUESTS}

    def final(self) -> None:
        """Hidden wagers in three ways, then everybody writes; the last one is wrong."""
        self.on("wagering")
        money = {guest: self.paper.money[guest.name] for guest in self.guests}
        wagers = {
            guest: wager(guest, way, money[guest])
            for way, guest in enumerate(self.guests)
            if money[guest]
        }
        clue = self.on("final_answering")["clue"]
        shot(self.tv, "night-final")
        right = [*wagers][:-1]
        for guest in self.guests:
            guest.write(self.answers[clue] if guest in right else WRONG)
        for guest, amount in wagers.items():
            self.paper.final(guest.name, amount, guest in right)
        while self.on("revealing", "podium")["screen"] == "revealing":
            shot(self.tv, f"night-reveal-{self.game['step']}")
            self.go_on()


def away(view: dict[str, Any]) -> list[str]:
    return [seat["seat"] for seat in view["room"]["seats"] if not seat["present"]]


def wager(guest: Guest, way: int, money: int) -> int:
    """All in; typed with a dollar sign; with +; or nothing."""
    amount = guest.page.get_by_label("Amount, typed")
    if way == 0:
        guest.tap("All in")
    elif way == 1:
        amount.fill(f"${money // 100 * 50:,}")
    elif way == 2:
        guest.page.get_by_role("button", name="more").tap()
    shot(guest.page, f"night-wager-{way}")
    sum = int(amount.input_value().replace("$", "").replace(",", ""))
    assert sum == [money, money // 100 * 50, sum, 0][way]
    guest.page.locator(".send button").tap()
    return sum


LEAVES = 5  # after this clue its guest is offline for 40 s
SPECIAL = {1: Night.reload, 3: Night.ink, 4: Night.close_and_reopen, 13: Night.kill_the_host}


def test_a_whole_night(room: Room) -> None:
    night = Night(room)
    night.start()
    for number in range(24):
        night.clue(number)
    night.final()
    podium = night.on("podium")
    paper = night.paper.money
    told = {night.seats[place["seat"]].name: place["score"] for place in podium["places"]}
    assert told == {name: paper[name] for name in GUESTS}
    expect(night.tv.locator(".fanfare h1")).to_contain_text(max(GUESTS, key=paper.__getitem__))
    for guest in night.guests:
        results = guest.page.locator(".results")
        for name in GUESTS:
            line = results.locator("li", has_text=name)
            expect(line).to_contain_text(f"${paper[name]:,}")
    shot(night.tv, "night-podium")
    shot(night.captain.page, "night-podium-phone")
    assert in_the_journal(room) == sorted(told.values(), reverse=True)
    assert room.program.health(room.port)["title"] is None


def in_the_journal(room: Room) -> list[int]:
    """The scores of the one match that is finished there, the first first."""
    journal = sqlite3.connect(f"file:{room.program.folder}/night.sqlite3?mode=ro", uri=True)
    rows = journal.execute("select result from matches where status = 'finished'").fetchall()
    journal.close()
    ((result,),) = rows
    return [place["score"] for place in msgspec.json.decode(result)["places"]]
