"""Views of every screen of Card Sharks, recorded from matches played without a server."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random
from typing import Any

from partyhost import assets
from partyhost.titles import card_sharks
from tests.browser.recorded import FACES, NAMES, Recorder, Scene, View
from tests.host.house import Guest, House

FOLDER = Path(assets.folder("content")) / "card_sharks" / "starter"
FILES = [path for path in sorted(FOLDER.glob("*.toml")) if path.name != "pack.toml"]
PACK = {"decks": [tomllib.loads(path.read_text("utf-8")) for path in FILES]}
TABLES: dict[int, tuple[dict[str, Any], ...]] = {
    2: ({"odds": True, "match": "best_of_three"},),
    5: (
        {"sudden_death_question": 4},
        {"emcee": "human", "sudden_death_question": 3, "money_equal": "push"},
        {"party": "king_of_the_hill", "sudden_death_question": 3, "freeze": "always"},
    ),
    10: ({"sudden_death_question": 4},),
}
LONGEST = 900  # steps of a match
TOOLS = ("void_poll", "next", "hold")


class SharkRecorder(Recorder):
    """Plays matches, and keeps the fullest view of every moment."""

    def __init__(self, folder: Path, guests: int) -> None:
        self.house = House(
            folder,
            titles={"card_sharks": card_sharks.TITLE},
            packs={"card_sharks": PACK},
            seed=guests,
        )
        self.room = self.house.room
        self.room.join_url = "http://192.168.178.102:8000/"
        self.scenes: dict[tuple[str, str], Scene] = {}
        self.rng = Random(guests)
        self.tv, self.host = self.house.client("tv"), self.house.client("host")
        self.guests: list[Guest] = []
        for at in range(guests):
            self.guests.append(self.house.client())
            self.guests[-1].join(NAMES[at], avatar=FACES[at])

    def record(self) -> list[Scene]:
        self.house.wait()
        for options in TABLES[len(self.guests)]:
            self.match(options)
        return [*self.scenes.values()]

    def match(self, options: dict[str, Any]) -> None:
        answer = self.host.control("start", title="card_sharks", options=options)
        assert answer["ok"], answer
        held = False
        for _ in range(LONGEST):
            self.house.wait()
            game = self.host.view["game"]
            self.keep(moment(game))
            if game["screen"] == "podium":
                self.host.control("lobby")
                return
            if game["screen"] == "basing" and not held:
                held = self.hold()
            self.step()
        raise AssertionError("a match that never ends")

    def hold(self) -> bool:
        """The emcee holds the show for a moment."""
        for guest in self.guests:
            if any(offer["act"] == "hold" for offer in guest.view["offers"]):
                guest.act("hold", None)
                self.house.wait()
                self.keep("held")
                return True
        return False

    def step(self) -> None:
        """Somebody who is awaited does what is offered; others bet and advise."""
        awaits = self.host.view["game"]["awaits"]
        if self.rng.random() < 0.6:
            self.along()
        acting = [g for g in self.guests if g.seat in awaits and self.own(g)]
        self.draft(acting)
        if acting:
            guest = self.rng.choice(acting)
            offer = self.likely(self.own(guest))
            answer = guest.act(offer["act"], self.value(guest, offer))
            assert answer["ok"], (offer, answer)
        elif not self.hosts():
            self.house.wait(6)

    def draft(self, acting: list[Guest]) -> None:
        """Chips lie on a side, and the bet is not yet locked."""
        for guest in acting:
            bet = next((o for o in guest.view["offers"] if o["act"] == "bet_lower"), None)
            if bet and bet["high"] >= 10_000:
                value = bet["high"] // 1000 * 500 + 500
                view = {**guest.view, "you": {**guest.view["you"], "drafts": {"bet_lower": value}}}
                self.scenes["phone", "betting drawn"] = Scene("phone", "betting drawn", view)

    def own(self, guest: Guest) -> list[View]:
        return [offer for offer in guest.view["offers"] if offer["act"] not in TOOLS]

    def likely(self, offers: list[View]) -> View:
        """Mostly calls; a freeze, a change or a cash-out now and then."""
        rare = {"freeze": 0.25, "change": 0.3, "cash_out": 0.2, "pass": 0.5}
        weights = [rare.get(offer["act"], 1.0) for offer in offers]
        return self.rng.choices(offers, weights)[0]

    def value(self, guest: Guest, offer: View) -> Any:
        if offer["act"] in ("bet_higher", "bet_lower"):
            low, high, step = offer["low"], offer["high"], offer["step"]
            return low if self.rng.random() < 0.3 else (low + high) // 2 // step * step
        if offer["type"] == "number":
            return self.rng.randint(5, 95)
        return super().value(guest, offer)

    def along(self) -> None:
        able = [
            (guest, offer)
            for guest in self.guests
            for offer in guest.view["offers"]
            if offer["act"] in ("side_bet", "advise")
        ]
        if able:
            guest, offer = self.rng.choice(able)
            guest.act(offer["act"], self.value(guest, offer))

    def hosts(self) -> bool:
        for offer in self.host.view["offers"]:
            if offer["act"] in ("next", "emcee"):
                return bool(self.host.act(offer["act"], self.value(self.host, offer))["ok"])
        return False


def moment(game: View) -> str:
    """What is special about a screen: what is locked, what comes, who plays."""
    more = ""
    if game["screen"] in ("calling", "responding", "betting"):
        more = "locked" if game["bets"]["locked"] else ""
        if game["screen"] == "betting" and game["board"]["money"]["last"]:
            more = f"{more} last"
    elif game["screen"] == "turned":
        more = game["then"]
    elif game["screen"] == "revealing":
        more = "sealed" if game["sealed"] else ""
    elif game["screen"] == "money_turned":
        more = "won" if game["gain"] > 0 else "lost"
    elif game["screen"] == "money_over":
        more = "bust" if game["how"] == "bust" else ""
    return " ".join(f"{game['screen']} {more}".split())
