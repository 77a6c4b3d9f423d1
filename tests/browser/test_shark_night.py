"""Card Sharks in real pages: two phones to the end of the Money Cards, with a phone reloaded in
the middle of a bet and the host killed between two card turns; then six in teams with an emcee."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise
from math import cos, radians, sin
from typing import Any

import msgspec
import pytest
import socketio
from playwright.sync_api import Locator, TimeoutError, expect

from partyhost.engine.acts import HOST, Act, Entry, Move
from partyhost.engine.game import Start, State, apply, begin, replay
from partyhost.titles.card_sharks import TITLE
from partyhost.titles.card_sharks.phases.asking import Guessing
from tests.browser.eyes import shot
from tests.browser.people import Guest, Room
from tests.matches import start_of

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

TWO = {"Ann": "Fox", "Ben": "Owl"}
SIX = {**TWO, "Cleo": "Robot", "Dan": "Frog", "Emma": "Cat", "Finn": "Bear"}
SHOWN = ("drawing", "revealing", "turned", "round_won", "money_turned", "money_over")


class Match:
    """Guests who know what comes, so that the story is short: `state` is read from the journal."""

    def __init__(self, room: Room, guests: dict[str, str]) -> None:
        self.room, self.tv = room, room.tv()
        self.guests = [room.guest(name, picture) for name, picture in guests.items()]
        self.seats = {guest.seat: guest for guest in self.guests}
        self.ann = self.guests[0]
        self.no_clocks()

    @property
    def game(self) -> dict[str, Any]:
        return self.room.onlooker.game

    def on(self, *screens: str) -> dict[str, Any]:
        return self.room.onlooker.on(*screens)

    @property
    def state(self) -> State:
        file = f"file:{self.room.program.folder}/night.sqlite3?mode=ro"
        db = sqlite3.connect(file, uri=True)
        start = db.execute("select start from matches").fetchone()[0]
        lines = db.execute("select entry from entries order by n").fetchall()
        db.close()
        entries: list[Any] = [msgspec.json.decode(line[0], type=Entry) for line in lines]
        return replay(TITLE, msgspec.json.decode(start, type=Start), entries)

    def no_clocks(self) -> None:
        """Nobody is hurried, however slow the machine."""
        host = socketio.Client()
        host.connect(f"http://127.0.0.1:{self.room.port}", auth={"role": "host"})
        assert host.call("control", {"do": "pace", "factor": None})["ok"]
        host.disconnect()

    def start(self, *rules: str) -> None:
        self.ann.page.get_by_role("button", name="Card Sharks").first.tap()
        for rule in rules:
            self.ann.tap(rule, exact=True)
        self.ann.tap(f"Start with {len(self.guests)}")

    def moves(self, act: Callable[[], None]) -> None:
        """What is done leads to the next step, unless the clock was quicker."""
        step = self.game["step"]
        with suppress(TimeoutError):
            act()
        self.room.onlooker.until(lambda view: view["game"]["step"] != step)

    def go_on(self, guest: Guest | None = None) -> None:
        """The captain's tap, or another's, unless what was shown is gone by itself."""
        if self.game["screen"] in SHOWN:
            self.moves(lambda: (guest or self.ann).button("Next", exact=True).tap(timeout=6000))

    def lead(self) -> Guest:
        (seat,) = self.game["awaits"]
        return self.seats[seat]

    def question(self) -> None:
        """Red guesses exactly what is true, so red plays the cards."""
        game = self.on("guessing")
        figure = self.state.phase.asked.figure.peek().answer  # type: ignore[attr-defined]
        guesser = self.lead()
        self.dial(guesser, figure)
        shot(guesser.page, f"shark-dial-{game['step']}")
        self.moves(lambda: guesser.tap(f"Lock in {figure}"))
        self.on("responding")
        shot(self.tv, f"shark-responding-{game['step']}")
        responder = self.lead()
        self.moves(lambda: call(responder, "higher" if figure < 100 else "lower").tap())

    def dial(self, guest: Guest, to: int) -> None:
        """Turned with the thumb, and the last bit with the small steps."""
        knob = guest.page.locator(".cs-knob")
        box = knob.bounding_box()
        assert box
        angle = radians(2.7 * to - 135)
        x, y = box["width"] * (0.5 + 0.4 * sin(angle)), box["height"] * (0.5 - 0.4 * cos(angle))
        guest.page.mouse.click(box["x"] + x, box["y"] + y)
        left = to - int(knob.get_attribute("aria-valuenow") or 0)
        for _ in range(abs(left)):
            guest.page.get_by_role("button", name=f"1 {'less' if left < 0 else 'more'}").tap()
        expect(knob).to_have_attribute("aria-valuenow", str(to))

    def next_rank(self) -> tuple[int, int]:
        """The card that lies open, and the next one."""
        table: Any = self.state.table
        row = table.money or table.rows[table.turn]
        return row.card.rank, row.down.peek()[0].rank

    def call_right(self, sharks: bool = False) -> None:
        self.on("calling")
        before, after = self.next_rank()
        word = "higher" if after > before else "lower"
        if sharks:
            self.bet_along(word)
        lead = self.lead()
        self.moves(lambda: call(lead, word).tap())

    def bet_along(self, word: str) -> None:
        """Everybody else makes a side bet, so that nobody is waited for."""
        for seat in self.game["bets"]["sharks"]:
            call(self.seats[seat], word).tap()
            self.room.onlooker.until(lambda view: seat in view["game"]["bets"]["placed"])  # noqa: B023


def smooth(count: int, **options: Any) -> int:
    """A seed by which red's row has no two equal cards side by side."""
    for number in range(1000):
        seed = hashlib.sha256(f"{number}/0".encode()).hexdigest()[:32]
        start = msgspec.structs.replace(start_of(TITLE, count, options=options), seed=seed)
        state = begin(TITLE, start)
        while not isinstance(state.phase, Guessing):
            emcee = state.phase.rule == "S1"
            act = Act("emcee", f"s{count}") if emcee else Act("next")
            state = apply(state, Move(HOST, act, state.step))
        row = [card.rank for card in state.table.rows["red"].down.peek()]
        if all(one != other for one, other in pairwise(row)):
            return number
    raise AssertionError("no such seed")


def call(guest: Guest, word: str) -> Locator:
    return guest.page.locator(f"button.cs-call[data-call={word}]")


def test_two_phones_to_the_end_of_the_money_cards(open_room: Callable[..., Room]) -> None:
    room = open_room("--seed", str(smooth(2, row=5)))
    match = Match(room, TWO)
    match.start("Five, as in the old days")
    match.on("drawing")
    shot(match.tv, "shark-drawing")
    while match.on("drawing", "guessing")["screen"] == "drawing":
        match.go_on()
    the_row(match)
    match.on("round_won")
    shot(match.tv, "shark-round-won")
    match.go_on()
    bank = the_money_cards(match)
    podium = match.on("podium")
    first = podium["places"][0]
    assert first["score"] == bank
    expect(match.tv.locator(".fanfare h1")).to_contain_text(match.seats[first["seat"]].name)
    shot(match.tv, "shark-podium")


def the_row(match: Match) -> None:
    """Red wins questions and calls right, until the row is cleared; the host is killed once."""
    killed = False
    while match.on("guessing", "round_won")["screen"] != "round_won":
        match.question()
        match.on("revealing")
        shot(match.tv, f"shark-figure-{match.game['step']}")
        match.go_on()
        match.on("basing")
        match.moves(lambda: match.lead().tap("Keep it"))
        while match.on("calling", "guessing", "round_won")["screen"] == "calling":
            match.call_right()
            shot(match.tv, f"shark-turned-{match.game['step']}")
            match.go_on()
            if not killed and match.game["screen"] == "calling":
                killed = True
                the_host_is_killed(match)


def the_host_is_killed(match: Match) -> None:
    """Between two card turns: the same cards lie there afterwards."""
    before, onlooker = match.on("calling"), match.room.onlooker
    match.room.kill_and_start()
    onlooker.view = {}  # what it saw of the host that is gone
    expect(match.tv.locator(".notices")).to_contain_text("The night goes on")
    view = onlooker.until(lambda view: all(seat["present"] for seat in view["room"]["seats"]))
    assert view["game"]["step"] == before["step"]
    assert view["game"]["board"]["rows"] == before["board"]["rows"]
    match.room.eyes.rough = False


def the_money_cards(match: Match, emcee: Guest | None = None) -> int:
    """Right every time, the least each; chips are put by tap and by drag. Equal cards lose."""
    number = 0
    while match.on("betting", "money_over")["screen"] == "betting":
        before, after = match.next_rank()
        word = "higher" if after > before else "lower"
        lead, low = match.lead(), match.game["board"]["money"]["low"]
        lead.page.locator(f"[data-zone={word}]").tap()
        if number == 0:
            a_reload_in_the_middle_of_a_bet(match, lead, word)
        if emcee:
            match.bet_along(word)
        shot(lead.page, f"shark-bet-{number}")
        match.moves(lambda: lead.page.get_by_role("button", name="Bet $").tap())  # noqa: B023
        game = match.on("money_turned")
        assert abs(game["gain"]) == (3500 if number == 0 else low)
        shot(match.tv, f"shark-money-{number}")
        match.go_on(emcee)
        number += 1
    bank = int(match.game["bank"])
    shot(match.tv, "shark-money-over")
    match.go_on(emcee)
    return bank


def a_reload_in_the_middle_of_a_bet(match: Match, lead: Guest, word: str) -> None:
    """$1,000 lie there; a tap adds $500, a drag $2,000 in two chips, and a reload keeps it all."""
    page, zone = lead.page, lead.page.locator(f"[data-zone={word}]")
    page.get_by_role("button", name="$500 chip").tap()
    expect(zone).to_contain_text("$1,500")
    for _ in range(2):
        chip = page.get_by_role("button", name="$1,000 chip").bounding_box()
        place = zone.bounding_box()
        assert chip
        assert place
        page.mouse.move(chip["x"] + 20, chip["y"] + 20)
        page.mouse.down()
        page.mouse.move(place["x"] + 60, place["y"] + 30, steps=4)
        page.mouse.up()
    expect(zone).to_contain_text("$3,500")
    page.wait_for_timeout(600)  # a chip's way to the host
    page.reload()
    expect(page.locator(f"[data-zone={word}]")).to_contain_text("$3,500")
    shot(page, "shark-bet-reloaded")


@pytest.mark.soak
def test_six_in_teams_with_an_emcee(open_room: Callable[..., Room]) -> None:
    room = open_room("--seed", str(smooth(6, row=5, emcee="human")))
    match = Match(room, SIX)
    match.start("A guest", "Five, as in the old days")
    match.on("choosing_emcee")
    emcee = match.guests[-1]
    match.ann.page.locator(".cs-guests button", has_text=emcee.name).tap()
    match.on("drawing")
    while match.on("drawing", "guessing")["screen"] == "drawing":
        match.go_on(emcee)
    the_key(match, emcee)
    match.on("basing")
    match.moves(lambda: match.lead().tap("Keep it"))
    killed = False
    while match.on("calling", "round_won")["screen"] == "calling":
        match.call_right(sharks=True)
        match.go_on(emcee)
        if not killed and match.game["screen"] == "calling":
            killed = True
            the_host_is_killed(match)
    match.go_on(emcee)
    bank = the_money_cards(match, emcee)
    podium = match.on("podium")
    first = [place["seat"] for place in podium["places"] if place["place"] == 1]
    assert {place["score"] for place in podium["places"] if place["seat"] in first} == {bank}
    table: Any = match.state.table
    assert set(first) == set(table.members("red"))
    assert emcee.seat not in [place["seat"] for place in podium["places"]]
    expect(match.tv.locator(".fanfare h1")).to_have_text("The red team takes it!")
    shot(match.tv, "shark-podium-six")


def the_key(match: Match, emcee: Guest) -> None:
    """The emcee reads, and has the figure when all is locked; the others do not."""
    expect(emcee.page.get_by_text("Read it aloud")).to_be_visible()
    figure = match.state.phase.asked.figure.peek().answer  # type: ignore[attr-defined]
    guesser = match.lead()
    match.dial(guesser, figure)
    match.moves(lambda: guesser.tap(f"Lock in {figure}"))
    match.on("responding")
    match.bet_along("lower")
    responder = match.lead()
    expect(responder.page.locator(".cs-advice")).to_be_visible()
    shot(responder.page, "shark-advice")
    expect(emcee.page.locator(".cs-keycard")).to_have_count(0)
    match.moves(lambda: call(responder, "higher").tap())
    expect(emcee.page.locator(".cs-keycard")).to_contain_text(f"{figure} of every 100")
    shot(emcee.page, "shark-key")
    expect(match.ann.page.locator(".cs-keycard")).to_have_count(0)
    match.moves(lambda: emcee.tap("Show the figure"))
    shot(match.tv, "shark-told-six")
    expect(match.tv.locator(".cs-takes")).to_contain_text("Exactly")
    match.go_on(emcee)
