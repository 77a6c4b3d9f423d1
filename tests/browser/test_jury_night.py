"""A match of Judge & Jury in real pages: a TV and five phones play three rounds, a judge is moved
and plays, a juror is looked at, a phone reloads, the host is killed, a guest goes for good."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import pytest
import socketio
from playwright.sync_api import expect

from partyhost.engine.acts import CLOCK, TIME_UP, Move
from partyhost.engine.game import Start, State, apply, begin
from partyhost.titles.judge_and_jury import TITLE
from tests.browser.eyes import shot
from tests.browser.people import Guest, Room

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

GUESTS = {"Ann": "Fox", "Ben": "Owl", "Cleo": "Robot", "Dev": "Bear", "Eva": "Panda"}
SHORT = {"deck": "small", "red_cards": False}
SEATS = ("s1", "s2", "s3", "s4", "s5")
THUMB = """() => {
    const button = (text) => [...document.querySelectorAll("main button:not([disabled])")]
        .find((each) => each.innerText.trim().startsWith(text));
    const first = (...selectors) =>
        selectors.map((each) => document.querySelector(each)).find(Boolean);
    const held = () => !globalThis.hasty && first(".jj-table button");
    const ways = [
        () => button("Next"),
        () => first(".jj-notes button"),
        () => first("button.jj-choice"),
        () => button("Leave the judges"),
        () => button("Hold"),
        () => !first(".jj-targets [aria-pressed=true]") && first(".jj-targets button"),
        () => !first(".jj-colours [aria-pressed=true]") && first(".jj-colours button"),
        () => button("Ask ") || button("Give these"),
        () => first(".jj-pick button:not([disabled])[aria-pressed=false]"),
        () => !held() && first(".jj-fan button.is-up", ".jj-fan button.is-fit"),
    ];
    globalThis.thumb = setInterval(() => ways.map((way) => way()).find(Boolean)?.click(), 40);
}"""


def seed_with_a_judge() -> int:
    """A seed by which s1 may move the only judge before the first hand, and somebody has
    research."""
    for number in range(10_000):
        state = _dealt(hashlib.sha256(f"{number}/0".encode()).hexdigest()[:32])
        table = state.table
        judges = sum(map(table.judges, table.seats))
        if judges == 1 and table.movable("s1") and any(map(table.unseen, table.seats)):
            return number
    raise AssertionError("no such seed")


def _dealt(seed: str) -> State:
    options = {rule.name: rule.default for rule in TITLE.rules({}, len(SEATS))}
    start = Start(TITLE.key, TITLE.version, seed, SEATS, {**options, **SHORT}, {})
    state = begin(TITLE, start)
    while state.phase.rule == "J1":
        state = apply(state, Move(CLOCK, TIME_UP, state.step))
    return state


class Match:
    def __init__(self, room: Room) -> None:
        self.room, self.tv = room, room.tv()
        self.guests = [room.guest(name, picture) for name, picture in GUESTS.items()]
        self.ann = self.guests[0]
        self.seats = {guest.seat: guest for guest in self.guests}
        self.host, self.hasty = socketio.Client(), False
        self.control("pace", factor=None)

    def control(self, do: str, **more: Any) -> None:
        if not self.host.connected:
            self.host.connect(f"http://127.0.0.1:{self.room.port}", auth={"role": "host"})
        assert self.host.call("control", {"do": do, **more})["ok"]

    @property
    def game(self) -> dict[str, Any]:
        return self.room.onlooker.game

    def on(self, *screens: str) -> dict[str, Any]:
        return self.room.onlooker.on(*screens)

    def start(self, rounds: str) -> None:
        self.ann.page.get_by_role("button", name="Judge & Jury").first.tap()
        self.ann.tap("Small")
        self.ann.tap(rounds, exact=True)
        self.ann.page.get_by_role("switch", name="Red cards").tap()
        shot(self.ann.page, "jury-shelf")
        self.ann.tap("Start with 5")
        while (game := self.on("choosing_side", "opening"))["screen"] == "choosing_side":
            guest = self.seats[game["seat"]]
            guest.page.locator("button.jj-choice").first.tap()
            self.moved_on(game)
        shot(self.tv, "jury-opening")
        self.ann.tap("Next", exact=True)

    def moved_on(self, game: dict[str, Any]) -> dict[str, Any]:
        view = self.room.onlooker.until(lambda view: view["game"]["step"] != game["step"])
        found: dict[str, Any] = view["game"]
        return found

    def thumbs(self, on: bool, *guests: Guest) -> None:
        """Phones on which somebody taps what there is to tap, as fast as they can."""
        for guest in guests or self.guests:
            guest.page.evaluate(f"globalThis.hasty = {str(self.hasty).lower()}")
            guest.page.evaluate(THUMB if on else "clearInterval(globalThis.thumb)")

    def hand(self, guest: Guest) -> list[str]:
        cards = guest.page.locator(".jj-fan [aria-label]").all()
        return [str(each.get_attribute("aria-label")) for each in cards]


@pytest.mark.parametrize(
    ("rounds", "last"), [("One", 1), pytest.param("Three", 2, marks=pytest.mark.soak)]
)
def test_rounds_in_court(open_room: Callable[..., Room], rounds: str, last: int) -> None:
    match = Match(open_room("--seed", str(seed_with_a_judge())))
    match.start(rounds)
    a_judge_is_moved(match)
    a_juror_is_looked_at(match)
    cards_are_played_by_hand(match)
    a_judge_raids(match)
    a_phone_reloads_and_the_host_is_killed(match)
    somebody_goes_for_good(match, last)
    podium = match.on("podium")
    assert len(podium["places"]) == 4
    expect(match.tv.locator(".fanfare h1")).to_be_visible()
    shot(match.tv, "jury-podium")


def a_judge_is_moved(match: Match) -> None:
    game = match.on("gap")
    holder = next(each["seat"] for each in game["court"]["players"] if each["judges"])
    match.ann.page.locator(".jj-moves button").first.tap()
    match.moved_on(game)
    game = match.on("gap", "turn")
    players = {each["seat"]: each for each in game["court"]["players"]}
    assert not players[holder]["judges"]
    assert players[match.ann.seat]["moved"]
    shot(match.tv, "jury-moved")
    while (game := match.on("gap", "turn"))["screen"] == "gap":
        for seat in game["undecided"]:
            match.seats[seat].tap("Leave the judges")
        match.moved_on(game)


def a_juror_is_looked_at(match: Match) -> None:
    game = match.on("turn")
    seat = next(each["seat"] for each in game["court"]["players"] if each["research"])
    guest = match.seats[seat]
    guest.page.get_by_role("button", name="Look at juror B").tap()
    juror = guest.page.get_by_role("img", name="Juror B: ")
    expect(juror).to_be_visible()
    expect(match.tv.locator(".jj-box li").nth(1).locator(".glyph")).to_have_count(1)
    assert match.game["court"]["jurors"][1]["seen_by"] == [seat]
    shot(guest.page, "jury-note")


def cards_are_played_by_hand(match: Match) -> None:
    """One is lifted and played with the button, the next one flicked up."""
    game = match.on("turn")
    guest = match.seats[game["seat"]]
    guest.page.locator(".jj-fan .is-fit").first.tap(position={"x": 20, "y": 70})
    shot(guest.page, "jury-lifted")
    guest.page.get_by_role("button", name="Play ").last.tap()
    game = match.moved_on(game)
    while (game := match.on("turn", "taken", "gap"))["screen"] != "turn":
        leave(match, game)
    guest = match.seats[game["seat"]]
    if not guest.page.locator(".jj-fan .is-fit").count():
        return
    box = guest.page.locator(".jj-fan .is-fit").last.bounding_box()
    assert box
    mouse, at = guest.page.mouse, (box["x"] + 20, box["y"] + 70)
    mouse.move(*at)
    mouse.down()
    mouse.move(at[0], at[1] - 90, steps=3)
    mouse.up()
    match.moved_on(game)


def leave(match: Match, game: dict[str, Any]) -> None:
    if game["screen"] == "taken":
        match.ann.tap("Next", exact=True)
    for seat in game.get("undecided", ()):
        match.seats[seat].tap("Leave the judges")
    match.moved_on(game)


def a_judge_raids(match: Match) -> None:
    """Thumbs play until a guest with a judge is on turn and waits; then it falls, by hand."""
    while True:
        match.thumbs(True)
        view = match.room.onlooker.until(lambda view: judge_on_turn(view["game"]), 60)
        guest = match.seats[view["game"]["seat"]]
        match.thumbs(False)
        if match.game["step"] == view["game"]["step"]:  # no thumb held it
            break
    shot(guest.page, "jury-judge")
    bank = match.tv.locator(".jj-bank").first.element_handle()
    if guest.page.locator(".jj-fan .is-fit").count():
        guest.page.get_by_role("button", name="Your judge").tap()
    guest.page.get_by_role("button", name="Play judge").tap()
    game = match.on("asking")
    expect(match.tv.locator(".is-judge h2")).to_contain_text("Order in court")
    assert bank.evaluate("(bank) => bank.isConnected"), "sides are kept from scene to scene"
    shot(match.tv, "jury-asking")
    guest.page.locator(".jj-targets button").first.tap()
    guest.page.locator(".jj-colours button").first.tap()
    guest.tap("Ask ")
    game = match.moved_on(game)
    if game["screen"] == "giving":
        shot(match.seats[game["seat"]].page, "jury-giving")
    match.hasty = True
    match.thumbs(True)


def judge_on_turn(game: dict[str, Any] | None) -> bool:
    if not game or game["screen"] != "turn":
        return False
    players = {each["seat"]: each for each in game["court"]["players"]}
    return bool(players[game["seat"]]["judges"])


def a_phone_reloads_and_the_host_is_killed(match: Match) -> None:
    match.on("turn")
    match.thumbs(False)
    guest = match.guests[1]
    before, game = sorted(match.hand(guest)), match.game
    guest.page.reload()
    expect(guest.page.locator(".jjp")).to_be_visible()
    assert sorted(match.hand(guest)) == before
    match.room.kill_and_start()
    again = match.on(game["screen"])
    assert (again["step"], again["court"]) == (game["step"], game["court"])
    match.room.onlooker.until(lambda view: all(seat["present"] for seat in view["room"]["seats"]))
    assert sorted(match.hand(guest)) == before
    match.thumbs(True)


def somebody_goes_for_good(match: Match, last: int) -> None:
    """A phone is switched off in this round, and the guest is removed."""
    match.room.onlooker.until(lambda view: view["game"]["court"]["round"] == last, 90)
    gone = match.guests.pop()
    gone.context.close()
    match.room.contexts.remove(gone.context)
    match.host = socketio.Client()
    match.control("kick", seat=gone.seat)
    game = match.room.onlooker.until(lambda view: view["game"]["screen"] == "verdict", 90)["game"]
    assert len(game["tallies"]) == 4
    shot(match.tv, "jury-verdict")
    match.room.onlooker.until(lambda view: view["game"]["screen"] == "podium", 120)
