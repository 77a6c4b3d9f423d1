"""An evening in Firefox and in WebKit, where they are installed: a phone joins, a TV shows it, and
matches of all titles are begun and played by real taps, with stock clients as the other guests."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NoReturn

import pytest

from partyhost.host.network import cards
from tests.browser.engines import ENGINES, Engine, Missing, Page
from tests.browser.eyes import SHOTS
from tests.browser.gallery import ASK_AXE, AXE, LAYOUT
from tests.browser.people import FIRST_PORT, Onlooker
from tests.program import Program
from tests.wire.clients import Player, Wire

pytestmark = [pytest.mark.engines, pytest.mark.timeout(400)]

UPRIGHT, ROTATED, SCREEN = (390, 844), (844, 390), (1280, 720)
NEEDED = bool(os.environ.get("PARTYHOST_ENGINES"))  # they must be here
ENOUGH = {  # what the phone has done when a match may end
    "jeopardy": {"choosing_card", "answering"},
    "beat_ken": {"spinning", "answering"},
    "card_sharks": {"calling"},
    "judge_and_jury": {"turn"},
}
LONGEST = 120  # seconds of a match on a busy machine
SLOW = 6  # and of a move on the phone
FINGER = (  # what it does where it can, in this order
    *(".jy-hand button[aria-pressed=false]", ".bk-pick", ".bk-wager", "button.cs-call"),
    *("button.jj-choice", ".jj-fan button.is-fit", ".jj-fan button.is-up"),
    *(".jj-targets button", ".jj-colours button", ".jj-pick button"),
    *("main .send button", "main .btn.main", "main .duel button", "main .choice button"),
)
SEEN = "(selector) => Boolean(document.querySelector(selector))"
STROKES = """() => {
    const strokes = [...document.querySelectorAll("svg.ink .strokes path")];
    return strokes.length ? strokes.map((each) => each.getAttribute("d")) : null;
}"""
ASKED = "() => performance.getEntriesByType('resource').map(({ name }) => name)"


class Evening:
    """A phone and a TV of one engine, and two guests who are stock clients."""

    def __init__(self, engine: Engine, program: Program) -> None:
        self.engine, self.port = engine, program.ready()
        self.onlooker, self.host = Onlooker(self.port), Wire(self.port, role="host")
        self.host.control("pace", factor=None)  # nobody is hurried, however slow the machine
        self.url = f"http://{address()}:{self.port}"
        self.tv, self.phone = engine.page(), engine.page()
        self.tv.resize(*SCREEN)
        self.tv.goto(f"{self.url}/tv")
        self.phone.resize(*UPRIGHT)
        self.phone.goto(f"{self.url}/")
        self.problems: list[str] = []
        self.looked: set[str] = set()
        self.players: list[Player] = []

    def close(self) -> None:
        for each in (*self.players, self.host):
            with suppress(OSError):  # a busy machine may have lost the line
                each.close()
        self.onlooker.close()

    def look(self, page: Page, name: str) -> None:
        """Layout and access of a page as it stands, once for each name."""
        name = f"{'tv' if page is self.tv else 'phone'} {name}"
        if name in self.looked:
            return
        self.looked.add(name)
        for tool, known in ((LAYOUT, "layoutProblems"), (AXE, "axe")):
            if not page.js("(name) => name in globalThis", known):
                page.learn(tool.read_text("utf-8"))
        found = self.layout(page) + page.js(ASK_AXE)
        self.problems += [f"{name}: {each}" for each in found]
        if SHOTS:
            kind = type(self.engine).__name__.lower()
            Path(SHOTS).mkdir(parents=True, exist_ok=True)
            Path(SHOTS, f"{kind} {name}.png".replace(" ", "-")).write_bytes(page.picture())

    def layout(self, page: Page) -> list[str]:
        """Of a page that may still be drawing."""
        wants = {"edge": 0.05} if page is self.tv else {"thumb": 36, "sideways": True}
        found: list[str] = []
        for wait in (0, 0.4, 0.8):
            time.sleep(wait)
            page.js("() => document.fonts.ready.then(() => 0)")
            found = page.js("(wants) => layoutProblems(wants)", wants)
            if not found:
                break
        return found

    def join(self) -> None:
        """One tap after the name and the picture; the line is a websocket from its beginning."""
        self.phone.until(SEEN, ".wall button")
        self.look(self.phone, "join")
        self.phone.write(".badge input", "Ann")
        self.phone.tap(".wall button:nth-child(4)")
        self.phone.tap("button[form=join]")
        self.phone.until(SEEN, "header.me")
        assert not [each for each in self.phone.js(ASKED) if "transport=polling" in each]
        assert self.phone.js("() => isSecureContext") == (address() == "127.0.0.1")
        view = self.onlooker.until(lambda view: view["room"]["seats"])
        self.seat = view["room"]["seats"][0]["seat"]
        self.players = [Player(self.port, "websocket", name).join() for name in ("Ben", "Cleo")]
        self.tv.until("(name) => document.body.innerText.includes(name)", "Cleo")
        assert "Ann" in self.tv.text()
        self.look(self.tv, "lobby")

    def play(self, title: str) -> None:
        """Until the phone has done enough there."""
        self.choose(title)
        done: set[str] = set()
        end = time.monotonic() + LONGEST
        while not done >= ENOUGH[title]:
            game = self.onlooker.game
            assert game["screen"] != "podium", done
            assert time.monotonic() < end, done
            if self.seat in game["awaits"] and self.mine(game):
                done.add(game["screen"])
            elif not self.others(game):
                self.host.call("control", {"do": "skip", "step": game["step"]})
                self.went_on(game, 5)
        self.host.control("end")
        self.phone.until(SEEN, ".results")
        self.tv.until(SEEN, ".fanfare")
        self.look(self.phone, f"{title} podium")
        self.look(self.tv, f"{title} podium")
        self.host.control("lobby")
        self.onlooker.until(lambda view: view["room"]["phase"] == "lobby")

    def choose(self, title: str) -> None:
        at = [each["id"] for each in self.onlooker.view["room"]["titles"]].index(title)
        box = f".carousel .box:nth-child({at + 1})"
        self.phone.tap(box)
        self.phone.until(SEEN, f"{box}.on")
        self.look(self.phone, f"{title} shelf")
        self.phone.tap(".dock .btn.main")
        view = self.onlooker.until(lambda view: view["game"] and view["game"]["title"] == title)
        if view["room"]["tour"]:
            self.host.control("resume")
        self.onlooker.until(lambda view: not view["room"]["paused"])

    def mine(self, game: dict[str, Any]) -> bool:
        """Whether the phone's own taps led on."""
        while not self.phone.js(SEEN, f".screen-{game['screen']} button"):
            if self.went_on(game, 0.1):  # without it
                return False
        name = f"{game['title']} {game['screen']}"
        self.look(self.phone, name)
        self.look(self.tv, name)
        if name in STORIES:
            STORIES[name](self)
        tried: set[str] = set()
        end = time.monotonic() + SLOW
        while not self.went_on(game, 0.2, self.seat) and time.monotonic() < end:
            wish = self.wish(tried)
            if wish:
                tried.add(wish)
                self.phone.tap(wish)
        return self.went_on(game, 0, self.seat)

    def wish(self, tried: set[str]) -> str | None:
        if "textarea" not in tried and self.phone.find("textarea"):
            self.phone.write("textarea", "What is this?")
            tried.add("textarea")
        ways = FINGER if tried else (*FINGER, "main .btn")
        return next((each for each in ways if each not in tried and self.phone.find(each)), None)

    def others(self, game: dict[str, Any]) -> bool:
        """Whether something that the stock clients did led on."""
        for player in self.players:
            if player.seat in game["awaits"]:
                view = player.until(lambda view: reached(view, game["step"]))
                offer = player.choose(view)
                if offer:
                    player.act(view, offer)
        return self.went_on(game, 0.3)

    def text(self, size: float) -> None:
        """The captain's choice for all phones, as soon as this one has it."""
        self.host.control("settings", text_size=size)
        zoom = "Number(getComputedStyle(document.querySelector('main > *')).zoom)"
        self.phone.until(f"(size) => {zoom} === size", size)

    def went_on(self, game: dict[str, Any], seconds: float, seat: str = "") -> bool:
        """Whether the step is another, or this seat is waited for no more."""
        end = time.monotonic() + seconds
        while (now := self.onlooker.game)["step"] == game["step"]:
            if seat and seat not in now["awaits"]:
                return True
            if time.monotonic() > end:
                return False
            time.sleep(0.02)
        return True


def reached(view: dict[str, Any], step: int) -> bool:
    return bool(view["game"]) and view["game"]["step"] >= step


def turned_large_and_behind(evening: Evening) -> None:
    """The phone is turned, its text made twice as large, and it lies behind another page while the
    match stands still and goes on."""
    phone, host = evening.phone, evening.host
    phone.resize(*ROTATED)
    evening.look(phone, "turned")
    phone.resize(*UPRIGHT)
    evening.text(2)
    if phone.js("() => 'currentCSSZoom' in document.body"):  # or what is zoomed can't be measured
        evening.look(phone, "with large text")
    evening.text(1)
    evening.tv.front()
    host.control("pause")
    evening.onlooker.until(lambda view: view["room"]["paused"])
    host.control("resume")
    phone.front()
    phone.until("() => !document.hidden && Boolean(document.querySelector('.jy-hand button'))")


def written_and_reloaded(evening: Evening) -> None:
    """Ink under the finger, with large text too; then the page is loaded anew, and left and come
    back to."""
    phone = evening.phone
    evening.text(1.5)
    phone.tap(".tray button:nth-child(2)")
    left, top, width, height = phone.box("svg.ink")
    shares = ((0.2, 0.3), (0.5, 0.7), (0.8, 0.3))
    phone.drag([(left + x * width, top + y * height) for x, y in shares])
    phone.until(STROKES)
    start = re.findall(r"[\d.]+", phone.js(STROKES)[0])[:2]
    assert [float(each) for each in start] == pytest.approx([200, 300 * 0.44], abs=12)
    evening.text(1)
    time.sleep(0.6)  # a stroke's way to the host
    phone.reload()
    assert len(phone.until(STROKES)) == 1
    phone.goto(f"{evening.url}/rules/jeopardy")
    phone.travel(-1)
    assert len(phone.until(STROKES)) == 1
    assert "Ann" in phone.text("header.me")


STORIES = {
    "jeopardy choosing_card": turned_large_and_behind,
    "jeopardy answering": written_and_reloaded,
}


def address() -> str:
    """One by which other machines reach this one, so that pages get what phones get."""
    found = [card.address for card in cards() if "." in card.address and card.name != "lo"]
    return next(iter(found), "127.0.0.1")


def missing(name: str) -> NoReturn:
    sentence = f"{name} is not installed here; `python3 run.py soak` does that."
    if NEEDED:
        pytest.fail(sentence)
    pytest.skip(sentence)


@pytest.fixture(params=ENGINES)
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    engine = ENGINES[request.param]()
    try:
        engine.open(tmp_path)
        yield engine
    except Missing:
        missing(request.param)
    finally:
        engine.stop()


def test_an_evening(engine: Engine, tmp_path: Path) -> None:
    with Program(tmp_path / "night", "--port", FIRST_PORT, "--seed", "7") as program:
        evening = Evening(engine, program)
        evening.join()
        for title in ENOUGH:
            evening.play(title)
        evening.close()
        assert not evening.problems, "\n".join(evening.problems)
        assert not engine.wrong


@pytest.mark.parametrize("name", ENGINES)
def test_an_engine_that_is_missing_is_said_to_be_and_fails_where_it_is_needed(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Missing):
        ENGINES[name]().open(tmp_path)
    for needed, outcome in ((False, pytest.skip.Exception), (True, pytest.fail.Exception)):
        monkeypatch.setattr("tests.browser.test_engines.NEEDED", needed)
        with pytest.raises(outcome, match=f"{name} is not installed here"):
            missing(name)
