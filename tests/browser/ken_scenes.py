"""Views of every screen of Can You Beat Ken?, recorded from matches played without a server."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random
from typing import Any

from partyhost import assets
from partyhost.titles import beat_ken
from tests.browser.recorded import FACES, INK, NAMES, Recorder, Scene, View
from tests.host.house import Guest, House

FOLDER = Path(assets.folder("content")) / "beat_ken" / "starter"
FILES = [path for path in sorted(FOLDER.glob("*.toml")) if path.name != "pack.toml"]
PACK = {"categories": [tomllib.loads(path.read_text("utf-8")) for path in FILES]}
TABLES: dict[int, tuple[dict[str, Any], ...]] = {
    2: ({"first_player": "youngest"},),
    5: ({}, {"judging": "table", "reader": "reader", "team_answer": "majority"}),
    10: ({"finish_round": True},),
}
LONGEST = 900  # steps of a match
LONG = "The very long name of something that fills the whole of a white dry-erase board"


class KenRecorder(Recorder):
    """Plays short matches, and keeps the fullest view of every moment."""

    def __init__(self, folder: Path, guests: int) -> None:
        self.house = House(
            folder, titles={"beat_ken": beat_ken.TITLE}, packs={"beat_ken": PACK}, seed=guests
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
        self.questions = {
            question["question"]: question
            for category in PACK["categories"]
            for question in category["question"]
        }

    def record(self) -> list[Scene]:
        self.house.wait()
        for options in TABLES[len(self.guests)]:
            self.match(options)
        return [*self.scenes.values()]

    def match(self, options: dict[str, Any]) -> None:
        answer = self.host.control(
            "start", title="beat_ken", options={"length": "short", **options}
        )
        assert answer["ok"], answer
        for at in range(LONGEST):
            self.house.wait()
            game = self.host.view["game"]
            self.keep(moment(game))
            if game["screen"] == "podium":
                self.host.control("lobby")
                return
            if at == 40:
                self.leave_a_turn_out()
            self.step()
        raise AssertionError("a match that never ends")

    def leave_a_turn_out(self) -> None:
        """A guest is away until the turn has gone past."""
        at = 2 if len(self.guests) == 5 else len(self.guests) - 1  # alone on a track
        last = self.guests[at]
        last.gone()
        for _ in range(120):
            self.house.wait(5)
            game = self.host.view["game"]
            self.keep(moment(game))
            if game["screen"] in ("passed", "podium"):
                break
            self.step()
        self.guests[at] = last.back()
        self.house.wait()

    def step(self) -> None:
        """Somebody who is awaited does what is offered; now and then another answers along."""
        awaits = self.host.view["game"]["awaits"]
        here = [guest for guest in self.guests if guest.id in self.room.clients]
        if self.rng.random() < 0.2:
            self.along(here)
        acting = [guest for guest in here if guest.seat in awaits and guest.view["offers"]]
        if acting and self.rng.random() < 0.96:
            guest = self.rng.choice(acting)
            self.act(guest, guest.view["offers"])
        elif not self.hosts(here):
            self.house.wait(21)

    def hosts(self, here: list[Guest]) -> bool:
        """The host goes on, says who begins, or rules."""
        for client in (self.host, *here):
            for offer in client.view["offers"]:
                if offer["act"] in ("next", "first", "right", "wrong"):
                    return bool(client.act(offer["act"], self.value(client, offer))["ok"])
        return False

    def along(self, guests: list[Guest]) -> None:
        able = [g for g in guests if any(offer["act"] == "guess" for offer in g.view["offers"])]
        if able:
            guest = self.rng.choice(able)
            guest.act("guess", {"text": self.known(guest)["answer"]})

    def act(self, guest: Guest, offers: list[View]) -> None:
        own = [each for each in offers if each["act"] not in ("void_question", "next", "ruling")]
        offer = self.rng.choice(own)
        answer = guest.act(offer["act"], self.value(guest, offer))
        assert answer["ok"], (offer, answer)

    def written(self, guest: Guest, offer: View) -> View:
        known = self.known(guest)
        if offer["ink"] and self.rng.random() < 0.25:
            return {"ink": INK}
        return {"text": self.rng.choice([known["answer"]] * 4 + [known["ken"], LONG])}

    def known(self, guest: Guest) -> View:
        return dict(self.questions[guest.view["game"]["question"]["text"]])


def moment(game: View) -> str:
    """What is special about a screen: the stage, the kind of challenge, whose turn."""
    more = ""
    if game["screen"] == "spinning":
        more = "ken" if game["board"]["turn"] == "ken" else ""
    elif game["screen"] == "moving":
        more = "bonus" if game["gain"] else game["then"]
    elif game["screen"] == "vetting":
        more = "host" if game["by_host"] else ""
    elif game["screen"] in ("revealing", "challenging", "answering"):
        kind = game["kind"] if "kind" in game else game["stake"]["kind"]
        alone = "pair" if kind in ("duel", "star") else kind if "kind" in game else ""
        more = f"{game.get('stage', '')} {alone}"
    return " ".join(f"{game['screen']} {more}".split())
