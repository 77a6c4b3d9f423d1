"""Views of every screen, recorded from matches that are played without a server: whatever a
table of this size can see, at its fullest."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from partyhost import assets
from partyhost.packs.shipped import packs
from partyhost.titles import TITLES
from tests.host.house import Guest, House

View = dict[str, Any]
PACKS = packs(Path(assets.folder("content")))
NAMES = (
    "Maximilianne W",
    "Bo",
    "Wilhelmina Mo",
    "Cleo",
    "Dr. Fox-Müller",
    "Emma & Mia",
    "Grandma Winnie",
    "Oskar",
    "Þórunn Ýrr",
    "Mommy Windmill",
    "Late Larry",
)
FACES = (
    *("fox", "owl", "cat", "bear", "rabbit", "robot"),
    *("lion", "frog", "penguin", "panda", "octopus"),
)
INK = [[100, 200, 0, 300, 700, 90, 500, 200, 200], [200, 850, 500, 800, 860, 700]]
LONG_ANSWER = "What is the very long name of something that fills the whole of the white board?"
PLAIN: dict[str, Any] = {}
ADVANCED = {
    "choose_categories": True,
    "hand_pick": True,
    "first_player": "youngest",
    "rebound": "half",
    "question_form": "strict",
}
VOTING = {"judging": "table", "reader": "host", "rebound": "half", "hand_pick": True}
ALOUD = {"answers": "spoken", "judging": "host", "reader": "tv"}
TABLES = {2: (PLAIN, ADVANCED), 5: (PLAIN, ADVANCED, VOTING, ALOUD), 10: (PLAIN, VOTING)}
LONGEST = 1500  # steps of a match


@dataclass
class Scene:
    """What one page shows: `page` is tv, phone or host; `name` says which moment it is."""

    page: str
    name: str
    view: View

    @property
    def weight(self) -> int:
        """The fuller of two views of a screen is the one to look at."""
        return len(json.dumps(self.view["game"])) + len(json.dumps(self.view["offers"]))


class Recorder:
    """Plays matches by the house rules of TABLES with so many guests, and keeps what they see."""

    def __init__(self, folder: Path, guests: int) -> None:
        self.house = House(folder, titles=TITLES, packs=PACKS, seed=guests)
        self.room = self.house.room
        self.room.join_url = "http://192.168.178.102:8000/"
        self.scenes: dict[tuple[str, str], Scene] = {}
        self.rng = Random(guests)
        self.tv, self.host = self.house.client("tv"), self.house.client("host")
        self.newcomer = self.house.client()
        self.guests: list[Guest] = []
        self.keep("join")
        for at in range(guests):
            self.guests.append(self.house.client())
            self.guests[-1].join(NAMES[at], avatar=FACES[at])
        self.clues = {
            clue["clue"]: clue for pack in PACKS["jeopardy"]["categories"] for clue in pack["clue"]
        }

    def record(self) -> list[Scene]:
        self.house.wait()
        self.keep("lobby")
        self.oddities()
        for options in TABLES[len(self.guests)]:
            self.match(options)
        return [*self.scenes.values()]

    def keep(self, name: str) -> None:
        """What everybody sees now, unless a fuller view of the same kind is kept already."""
        told = [("tv", "", self.tv), ("host", "", self.host)]
        for guest in self.guests:
            if guest.id in self.room.clients:
                told.append(("phone", self.part(guest), guest))
        if name == "join":
            told.append(("phone", "", self.newcomer))
        for page, part, client in told:
            scene = Scene(page, f"{name} {part}".strip(), client.view)
            known = self.scenes.get((page, scene.name))
            if known is None or known.weight < scene.weight:
                self.scenes[page, scene.name] = scene

    def part(self, guest: Guest) -> str:
        view = guest.view
        if view["game"] and view["you"]["seat"] in view["game"]["awaits"]:
            return "acts"
        if view["you"]["captain"]:
            return "captain"
        return "may" if view["offers"] else "waits"

    def oddities(self) -> None:
        """A guest is away and another phone asks for the seat; the room is locked."""
        last = self.guests[-1]
        last.gone()
        self.keep_for("join away", self.newcomer)
        self.newcomer.join(NAMES[len(self.guests) - 1], claim=last.seat)
        self.keep_for("pending", self.newcomer)
        self.keep("claim")
        self.host.control("claim", seat=last.seat, allow=False)
        self.guests[-1] = last.back()
        self.host.control("lock", on=True)
        self.keep_for("join locked", self.newcomer)
        self.keep_for("lobby locked", self.tv, "tv")
        self.host.control("lock", on=False)
        if len(self.guests) == 10:
            self.keep_for("join full", self.newcomer)
            self.newcomer.join(NAMES[10], avatar=FACES[10])
            self.keep_for("lobby watching", self.newcomer)
            self.newcomer = self.house.client()

    def keep_for(self, name: str, client: Guest, page: str = "phone") -> None:
        self.scenes[page, name] = Scene(page, name, client.view)

    def match(self, options: dict[str, Any]) -> None:
        options = {"length": "short", **options}
        answer = self.host.control("start", title="jeopardy", options=options)
        assert answer["ok"], answer
        for _ in range(LONGEST):
            self.house.wait()
            game = self.host.view["game"]
            self.keep(game["screen"])
            if game["screen"] == "podium":
                self.host.control("lobby")
                return
            self.now_and_then(game)
            self.step()
        raise AssertionError("a match that never ends")

    def now_and_then(self, game: View) -> None:
        if game["screen"] == "revealing" and not game["left"]:
            self.level(game["scores"])
        if game["step"] == 9:
            self.guests[-1].gone()
            self.keep("away")
            self.guests[-1] = self.guests[-1].back()
            self.host.control("pause")
            self.keep("paused")
            self.host.control("resume")
            self.house.wait()

    def level(self, scores: dict[str, int]) -> None:
        """All become equal, so that there is a tie to break."""
        for seat, score in scores.items():
            if score != 7000:
                self.host.control("adjust", seat=seat, amount=7000 - score, reason="to level")
        self.house.wait()

    def step(self) -> None:
        """Somebody who is awaited does what is offered, or time passes."""
        offered = [(guest, guest.view["offers"]) for guest in self.guests]
        awaits = self.host.view["game"]["awaits"]
        if self.host.view["game"]["screen"] == "ruled" and self.rng.random() < 0.15:
            self.host_acts("appeal")
            return
        acting = [(guest, offers) for guest, offers in offered if guest.seat in awaits and offers]
        if acting and self.rng.random() < 0.95:
            guest, offers = self.rng.choice(acting)
            self.act(guest, offers)
        elif not self.host_acts("next", "first", "read", "right", "wrong"):
            self.house.wait(31)

    def host_acts(self, *acts: str) -> bool:
        for client in (self.host, *self.guests):
            for offer in client.view["offers"]:
                if offer["act"] in acts:
                    return bool(client.act(offer["act"], self.value(client, offer))["ok"])
        return False

    def act(self, guest: Guest, offers: list[View]) -> None:
        own = [offer for offer in offers if offer["act"] not in ("void_clue", "next", "appeal")]
        offer = self.rng.choice(own)
        answer = guest.act(offer["act"], self.value(guest, offer))
        assert answer["ok"], (offer, answer)

    def value(self, guest: Guest, offer: View) -> Any:
        match offer["type"]:
            case "choice":
                return self.rng.choice(offer["options"])["value"]
            case "cards":
                return [option["value"] for option in offer["options"][: offer["min"]]]
            case "number":
                return self.rng.choice([offer["low"], offer["high"]])
            case "write":
                return self.written(guest, offer)
        return None

    def written(self, guest: Guest, offer: View) -> View:
        clue = guest.view["game"]["clue"]
        known = self.clues[clue if isinstance(clue, str) else clue["clue"]]
        answers = [known["answer"]] * 3 + [*known.get("prompt", ())] * 2 + [LONG_ANSWER]
        if offer["ink"] and self.rng.random() < 0.2:
            return {"ink": INK}
        return {"text": self.rng.choice(answers)}
