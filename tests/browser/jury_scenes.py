"""Views of every screen of Judge & Jury, recorded from matches played without a server."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from partyhost.titles import judge_and_jury
from tests.browser.recorded import FACES, NAMES, Recorder, Scene, View
from tests.host.house import Guest, House

TABLES: dict[int, tuple[dict[str, Any], ...]] = {
    2: ({"rounds": 1},),
    5: ({"rounds": 1}, {"rounds": 1, "won_piles": "open"}),
    10: ({"rounds": 1},),
}
LONGEST = 900  # steps of a match


class JuryRecorder(Recorder):
    """Plays matches of one round, and keeps the fullest view of every moment."""

    def __init__(self, folder: Path, guests: int) -> None:
        titles = {"judge_and_jury": judge_and_jury.TITLE}
        self.house = House(folder, titles=titles, packs={"judge_and_jury": {}}, seed=guests)
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
        answer = self.host.control("start", title="judge_and_jury", options=options)
        assert answer["ok"], answer
        for _ in range(LONGEST):
            self.house.wait()
            game = self.host.view["game"]
            self.keep(moment(game))
            if game["screen"] == "podium":
                self.host.control("lobby")
                return
            self.even_out(game)
            self.step()
        raise AssertionError("a match that never ends")

    def even_out(self, game: View) -> None:
        """Two are equal at the end, so that there is a tie to break."""
        if game["screen"] == "verdict" and len(game["turned"]) == 6:
            scores = game["scores"]
            first, second = list(scores)[:2]
            best = max(scores.values())
            for seat in (first, second):
                if scores[seat] != best:
                    amount = best - scores[seat]
                    self.host.control("adjust", seat=seat, amount=amount, reason="to level")
            self.house.wait()

    def step(self) -> None:
        """Somebody who is awaited does what is offered, or the host goes on."""
        awaits = self.host.view["game"]["awaits"]
        acting = [g for g in self.guests if g.seat in awaits and g.view["offers"]]
        if acting and self.rng.random() < 0.97:
            guest = self.rng.choice(acting)
            self.act(guest, guest.view["offers"])
        elif not self.host_acts("next"):
            self.house.wait(21)

    def act(self, guest: Guest, offers: list[View]) -> None:
        own = [offer for offer in offers if offer["act"] != "next"]
        offer = self.rng.choice([each for each in own if each["act"] != "look"] or own)
        answer = guest.act(offer["act"], self.value(guest, offer))
        assert answer["ok"], (offer, answer)

    def value(self, guest: Guest, offer: View) -> Any:
        if offer["act"] == "ask" and self.rng.random() < 0.8:
            able = [each["value"] for each in offer["options"] if each["value"].endswith("/any")]
            return self.rng.choice(able)
        return super().value(guest, offer)


def moment(game: View) -> str:
    """What is special about a screen."""
    more = ""
    if game["screen"] == "turn":
        more = "" if game["court"]["pile"] else "leads"
        more += " late" if not game["court"]["draw"] else ""
    elif game["screen"] == "gap":
        more = "moved" if game["move"] else "judge" if (game["take"] or {}).get("judge") else ""
    elif game["screen"] == "verdict":
        more = "told" if len(game["turned"]) == 6 else ""
    return " ".join(f"{game['screen']} {more}".split())
