"""A match of Can You Beat Ken? in real pages: a TV and three phones play to a winner, one writes
with a finger, one drops out of a challenge, and the host is killed in the middle."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import socketio
from playwright.sync_api import TimeoutError, expect

from partyhost.engine.rng import Rng
from partyhost.titles.beat_ken.path import SPINNER, TRACKS
from tests.browser.eyes import shot
from tests.browser.people import Guest, Room

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

GUESTS = {"Ann": "Fox", "Ben": "Owl", "Cleo": "Robot"}
STARTER = Path(__file__).resolve().parents[2] / "content" / "beat_ken" / "starter"
SQUIGGLE = [[(0.2, 0.2), (0.5, 0.7), (0.8, 0.2)], [(0.3, 0.85), (0.7, 0.85)]]


def seed_with(first: str, kind: str) -> int:
    """A seed by which this track begins and its first spin is of this kind."""
    for number in range(10_000):
        seed = hashlib.sha256(f"{number}/0".encode()).hexdigest()[:32]
        rng = Rng(seed, 1)  # the cards are shuffled already
        track, rng = rng.picked(TRACKS[: len(GUESTS)])
        sector, _ = rng.picked(SPINNER)
        if (track, sector.kind) == (first, kind):
            return number
    raise AssertionError("no such seed")


def known_answers() -> dict[str, str]:
    files = [tomllib.loads(path.read_text("utf-8")) for path in STARTER.glob("*-*.toml")]
    return {each["question"]: each["answer"] for file in files for each in file["question"]}


class Match:
    def __init__(self, room: Room) -> None:
        self.room, self.answers = room, known_answers()
        self.tv = room.tv(reduced_motion="no-preference")
        self.guests = [room.guest(name, picture) for name, picture in GUESTS.items()]
        self.ann, self.ben, self.cleo = self.guests
        self.seats = {guest.seat: guest for guest in self.guests}

    def on(self, *screens: str) -> dict[str, Any]:
        return self.room.onlooker.on(*screens)

    def start(self) -> None:
        self.ann.page.get_by_role("button", name="Can You Beat Ken?").first.tap()
        self.ann.tap("Short: to $1.3 million")
        shot(self.ann.page, "ken-shelf")
        self.ann.tap("Start with 3")
        self.on("opening")
        shot(self.tv, "ken-opening")
        self.go_on()

    def go_on(self) -> None:
        """The captain taps Next, unless the clock was quicker."""
        step = self.room.onlooker.game["step"]
        try:
            self.ann.page.get_by_role("button", name="Next", exact=True).tap(timeout=6000)
        except TimeoutError:
            assert self.room.onlooker.game["step"] != step
        self.room.onlooker.until(lambda view: view["game"]["step"] != step)

    def spin(self, flick: bool = False) -> None:
        game = self.on("spinning")
        guest = self.seats[game["board"]["spinner"]]
        if flick:
            wheel = guest.page.locator(".bk-flick").bounding_box()
            assert wheel
            middle = wheel["x"] + wheel["width"] / 2, wheel["y"] + wheel["height"] / 2
            guest.page.mouse.move(*middle)
            guest.page.mouse.down()
            guest.page.mouse.move(middle[0] + 60, middle[1] - 40, steps=4)
            guest.page.mouse.up()
        else:
            guest.page.get_by_role("button", name="Spin").last.tap()
        self.on("moving")
        shot(self.tv, f"ken-moving-{game['step']}")
        self.go_on()

    def dare(self) -> None:
        """Where a challenge is to be named: at Ken, for two."""
        game = self.on("challenging", "answering")
        if game["screen"] == "challenging":
            guest = self.seats[game["board"]["spinner"]]
            if game["kind"] == "duel":
                guest.page.locator(".bk-pick", has_text="Ken").tap()
            guest.page.locator(".bk-wager").nth(1).tap()
            shot(guest.page, f"ken-dare-{game['step']}")
            guest.page.get_by_role("button", name="for $200K").tap()
        self.on("answering")

    def write_all(self, but: Callable[[Guest], bool] = lambda _: False) -> None:
        """All that are awaited write what is right."""
        game = self.on("answering")
        for seat in game["awaits"]:
            if not but(self.seats[seat]):
                self.seats[seat].write(self.answers[game["question"]["text"]])

    def reveal(self) -> dict[str, Any]:
        """Boards, answer, Ken; where the next turn begins, or the match ends."""
        for stage in ("boards", "answer", "ken"):
            game = self.stage(stage)
            shot(self.tv, f"ken-{stage}-{game['step']}")
            self.go_on()
        return game

    def stage(self, name: str) -> dict[str, Any]:
        view = self.room.onlooker.until(lambda view: view["game"].get("stage") == name)
        game: dict[str, Any] = view["game"]
        return game

    def turn(self) -> None:
        self.spin()
        if self.room.onlooker.game["screen"] != "podium":
            self.dare()
            self.write_all()
            self.reveal()


def test_a_match_against_ken(open_room: Callable[..., Room]) -> None:
    room = open_room("--seed", str(seed_with("red", "all")))
    match = Match(room)
    match.start()
    a_challenge_without_cleo(match)
    the_host_is_killed(match)
    match.turn()  # Cleo's
    gives(room, match.ann.seat, 1_200_000)
    match.turn()  # Ken's
    match.turn()  # Ann's, at the gate
    podium = match.on("podium")
    first = podium["places"][0]
    assert (first["seat"], first["score"]) == (match.ann.seat, 1_300_000)
    assert "Ken" in {place.get("name") for place in podium["places"]}
    expect(match.tv.locator(".fanfare h1")).to_have_text("Ann takes it!")
    results = match.ben.page.locator(".results")
    expect(results).to_contain_text("Ken")
    figure = results.locator(".token:not([data-seat])")
    expect(figure).to_have_attribute("style", re.compile(r"url\("))
    shot(match.tv, "ken-podium")
    shot(match.ben.page, "ken-podium-phone")


def a_challenge_without_cleo(match: Match) -> None:
    """Cleo's phone is gone when Ann challenges all: she is left out, and votes when she is back.
    Ben writes in ink, and the table says whether it is right."""
    room, tv = match.room, match.tv
    room.eyes.rough = True
    match.cleo.context.set_offline(True)
    room.onlooker.until(lambda view: view["game"]["board"]["tracks"][2]["away"])
    match.spin(flick=True)
    match.dare()
    game = match.on("answering")
    assert game["stake"]["sides"] == ["red", "blue", "ken"]
    expect(tv.locator(".bk-lamp")).to_have_count(3)
    match.cleo.context.set_offline(False)
    expect(match.cleo.page.get_by_text("Just for fun")).to_be_visible()
    room.eyes.rough = False
    match.write_all(but=lambda guest: guest is match.ben)
    match.ben.draw(SQUIGGLE)
    shot(match.ben.page, "ken-ink-phone")
    match.ben.tap("Hold it up")
    match.on("vetting")
    shot(match.cleo.page, "ken-vote-phone")
    for guest in match.guests:
        guest.tap("Right")
    match.room.onlooker.until(lambda view: view["game"].get("stage") == "boards")
    expect(tv.locator(".bk-slate svg.ink .strokes path")).to_have_count(2)
    tracks = match.reveal()["board"]["tracks"]
    assert [track["at"] for track in tracks] == [0, 0, 0]
    after = match.on("spinning")["board"]
    assert after["tracks"][0]["at"] >= 2
    assert after["tracks"][2]["at"] == 0


def the_host_is_killed(match: Match) -> None:
    """SIGKILL while Ben writes; nobody does anything, and all go on."""
    match.spin()
    match.dare()
    game = match.on("answering")
    writer = match.seats[game["awaits"][0]]
    writer.board.fill("half")
    writer.page.wait_for_timeout(500)  # a letter's way to the host
    match.room.kill_and_start()
    expect(match.tv.locator(".notices")).to_contain_text("The night goes on")
    again = match.on("answering")
    assert (again["step"], again["question"]) == (game["step"], game["question"])
    expect(writer.board).to_have_value("half")
    match.room.onlooker.until(lambda view: all(seat["present"] for seat in view["room"]["seats"]))
    match.room.eyes.rough = False
    match.write_all()
    match.reveal()


def gives(room: Room, seat: str, goal: int) -> None:
    """The host brings a track near its end."""
    score = room.onlooker.game["scores"][seat]
    host = socketio.Client()
    host.connect(f"http://127.0.0.1:{room.port}", auth={"role": "host"})
    wish = {"do": "adjust", "seat": seat, "amount": goal - score, "reason": "to be quick"}
    assert host.call("control", wish)["ok"]
    host.disconnect()
    room.onlooker.until(lambda view: view["game"]["scores"][seat] == goal)
