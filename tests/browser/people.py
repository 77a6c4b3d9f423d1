"""A room full of people: the TV, the phones of guests who tap, the laptop's page, and a stock
client that looks on."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import socketio
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright, expect

from tests.browser.eyes import Eyes, Wire, iphone
from tests.program import Program

View = dict[str, Any]
LONG = 30.0  # seconds
AT_ONCE = "try { localStorage.setItem('partyhost.tour', 'off') } catch {}"  # no tour before a match
FIRST_PORT = os.environ.get("PARTYHOST_TEST_PORT", "0")


class Room:
    """A host, started; `tv` and `guest` open pages by a name that is not localhost."""

    def __init__(
        self, browser: Browser, playwright: Playwright, folder: Path, *options: str
    ) -> None:
        self.browser, self.playwright, self.options = browser, playwright, options
        self.program = Program(folder, "--port", FIRST_PORT, *options)
        self.eyes = Eyes(self.program.ready())
        self.contexts: list[BrowserContext] = []
        self.onlooker = Onlooker(self.port)

    @property
    def port(self) -> int:
        return self.eyes.port

    @property
    def url(self) -> str:
        return self.eyes.origin

    def context(self, **options: Any) -> BrowserContext:
        """Without motion, unless the options ask for it: ten pages that move are too much for a
        small machine."""
        options = {"reduced_motion": "reduce", **options}
        self.contexts.append(self.eyes.watch(self.browser.new_context(**options)))
        self.contexts[-1].add_init_script(AT_ONCE)
        return self.contexts[-1]

    def tv(self, width: int = 1280, height: int = 720, **options: Any) -> Page:
        page = self.context(viewport={"width": width, "height": height}, **options).new_page()
        page.goto(f"{self.url}/tv")
        return page

    def laptop(self) -> Page:
        page = self.context(viewport={"width": 1280, "height": 800}).new_page()
        page.goto(f"{self.url}/host")
        return page

    def guest(self, name: str, picture: str) -> Guest:
        """A phone that scans and takes a seat."""
        guest = Guest(self, name)
        guest.join(picture)
        return guest

    def kill_and_start(self) -> None:
        """SIGKILL, and the same command again."""
        self.eyes.rough = True
        self.program.process.kill()
        self.program.process.wait()
        self.program = Program(self.program.folder, "--port", str(self.port), *self.options)
        assert self.program.ready() == self.port

    def close(self) -> None:
        self.eyes.rough = True
        self.onlooker.close()
        for context in self.contexts:
            context.close()
        self.program.__exit__()


class Guest:
    """One phone, and the thumb on it."""

    def __init__(self, room: Room, name: str) -> None:
        self.room, self.name, self.seat = room, name, ""
        self.context = room.context(**iphone(room.playwright.devices))
        self.page = self.open()

    def open(self) -> Page:
        page = self.context.new_page()
        self.wire = Wire(page)
        page.goto(f"{self.room.url}/")
        return page

    def reopen(self) -> None:
        """The tab is closed, and the address opened again on the same phone."""
        self.page.close()
        self.page = self.open()

    def join(self, picture: str) -> None:
        known = self.room.onlooker.seats()
        self.page.get_by_label("Hello, I’m").fill(self.name)
        self.page.get_by_role("button", name=picture, exact=True).tap()
        self.button("I’m in").tap()
        expect(self.page.locator("header.me")).to_contain_text(self.name)
        self.room.onlooker.until(lambda view: len(view["room"]["seats"]) > len(known))
        (self.seat,) = set(self.room.onlooker.seats()) - set(known)

    def button(self, name: str, exact: bool = False) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def tap(self, name: str, exact: bool = False) -> None:
        self.button(name, exact).tap()

    @property
    def board(self) -> Locator:
        return self.page.locator("textarea")

    def write(self, text: str) -> None:
        self.board.fill(text)
        self.tap("Hold it up")

    def draw(self, strokes: list[list[tuple[float, float]]]) -> None:
        """Ink on the board; points are shares of its width and height."""
        self.tap("Write", exact=True)
        box = self.page.locator("svg.ink").bounding_box()
        assert box
        mouse = self.page.mouse
        for stroke in strokes:
            points = [
                (box["x"] + x * box["width"], box["y"] + y * box["height"]) for x, y in stroke
            ]
            mouse.move(*points[0])
            mouse.down()
            for point in points[1:]:
                mouse.move(*point, steps=4)
            mouse.up()

    def peek(self) -> str:
        """What stands behind the curtain while it is held."""
        curtain = self.page.locator(".peek")
        curtain.dispatch_event("pointerdown", {"pointerId": 1, "isPrimary": True})
        text = curtain.locator(".shown").inner_text()
        curtain.dispatch_event("pointerup", {"pointerId": 1})
        return text


class Onlooker:
    """A stock client that sees what the TV sees."""

    def __init__(self, port: int) -> None:
        self.view: View = {}
        self.client = socketio.Client(reconnection_delay=0.1, reconnection_delay_max=0.5)
        self.client.on("view", self._see)
        self.client.connect(f"http://127.0.0.1:{port}", auth={"role": "tv"})

    def _see(self, view: View) -> None:
        self.view = view

    def until(self, holds: Callable[[View], Any], seconds: float = LONG) -> View:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            view = self.view
            if view and holds(view):
                return view
            time.sleep(0.02)
        raise AssertionError(f"It never came to that: {self.view.get('game')}")

    def on(self, *screens: str) -> View:
        """The game, as soon as it is on one of these screens."""
        view = self.until(lambda view: view["game"] and view["game"]["screen"] in screens)
        game: View = view["game"]
        return game

    def seats(self) -> list[str]:
        view = self.until(lambda view: True)
        return [seat["seat"] for seat in view["room"]["seats"]]

    @property
    def game(self) -> View:
        game: View = self.until(lambda view: view["game"])["game"]
        return game

    def close(self) -> None:
        self.client.disconnect()
