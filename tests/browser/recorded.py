"""Views of every screen, recorded from matches that are played without a server: whatever a
table of this size can see, at its fullest."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Self

from partyhost.titles import TITLES
from tests.browser.casts import FACES, USUAL, Cast
from tests.host.house import Guest, House

View = dict[str, Any]
Offers = list[View]
Tables = dict[int, tuple[View, ...]]  # house rules of the matches of so many guests
INK = [[100, 200, 0, 300, 700, 90, 500, 200, 200], [200, 850, 500, 800, 860, 700]]
LONGEST = 1500  # steps of a match
ADDRESS = "http://192.168.178.102:8000/"


@dataclass
class Scene:
    """What one page shows. `page` is tv, phone or host; `name` says which moment it is, `part`
    whose phone: of one who acts, may do something, waits, or is captain."""

    page: str
    name: str
    part: str
    view: View

    def __str__(self) -> str:
        return f"{self.name} {self.part}".strip()

    @property
    def weight(self) -> int:
        """The fuller of two views of a screen is the one to look at."""
        return len(json.dumps(self.view["game"])) + len(json.dumps(self.view["offers"]))


class Recorder:
    """A room whose guests play; `scenes` are kept by page, name and part."""

    title: ClassVar[str]
    tables: ClassVar[Tables]
    patience: ClassVar[float] = 21  # seconds until the next clock has run out
    goes_on: ClassVar[tuple[str, ...]] = ("next",)  # what a host does where nobody else acts
    tools: ClassVar[tuple[str, ...]] = ("next",)  # offers that are not a guest's own move
    eager: ClassVar[float] = 0.96  # how often somebody acts where somebody may

    def __init__(self, folder: Path, guests: int, cast: Cast = USUAL, language: str = "en") -> None:
        self.cast, self.packs, self.rng = cast, cast.packs(), Random(guests)
        self.house = House(folder, titles=TITLES, packs=self.packs, seed=guests)
        self.room = self.house.room
        self.room.join_url = ADDRESS
        self.scenes: dict[tuple[str, str, str], Scene] = {}
        self.tv, self.host = self.house.client("tv"), self.house.client("host")
        assert self.host.control("settings", language=language)["ok"]
        self.guests: list[Guest] = []
        for name, face in zip(cast.names[:guests], FACES, strict=False):
            self.guests.append(self.house.client())
            answer = self.guests[-1].join(name, avatar=face)
            assert answer["ok"], (name, answer)
        self.house.wait()

    def record(self) -> Self:
        for options in self.tables[len(self.guests)]:
            self.match(options)
        return self

    def match(self, options: View) -> None:
        answer = self.host.control("start", title=self.title, options=options)
        assert answer["ok"], answer
        for _ in range(LONGEST):
            self.house.wait()
            game = self.host.view["game"]
            self.keep(self.moment(game))
            if game["screen"] == "podium":
                self.host.control("lobby")
                return
            self.between(game)
            self.step()
        raise AssertionError("a match that never ends")

    def keep(self, name: str) -> None:
        """What everybody sees now."""
        for page, client in (("tv", self.tv), ("host", self.host)):
            self.keep_as(page, name, "", client.view)
        for guest in self.here:
            view = guest.view
            self.keep_as("phone", name, part_of(view), view)

    def keep_as(self, page: str, name: str, part: str, view: View) -> None:
        """Unless a fuller view of the same kind is kept already."""
        scene = Scene(page, name, part, view)
        known = self.scenes.get((page, name, part))
        if known is None or known.weight < scene.weight:
            self.scenes[page, name, part] = scene

    @property
    def here(self) -> list[Guest]:
        return [guest for guest in self.guests if guest.id in self.room.clients]

    def moment(self, game: View) -> str:
        """Which screen it is, and what is special about it."""
        return str(game["screen"])

    def between(self, game: View) -> None:
        """What a title does now and then beside playing on."""

    def step(self) -> None:
        """Somebody who is awaited does what is offered, or the host goes on, or time passes."""
        awaits = self.host.view["game"]["awaits"]
        acting = [(guest, self.own(guest)) for guest in self.here if guest.seat in awaits]
        acting = [(guest, offers) for guest, offers in acting if offers]
        if acting and self.rng.random() < self.eager:
            guest, offers = self.rng.choice(acting)
            offer = self.likely(offers)
            answer = guest.act(offer["act"], self.value(guest, offer))
            assert answer["ok"], (offer, answer)
        elif not self.host_acts(*self.goes_on):
            self.house.wait(self.patience)

    def own(self, guest: Guest) -> Offers:
        return [offer for offer in guest.view["offers"] if offer["act"] not in self.tools]

    def likely(self, offers: Offers) -> View:
        return self.rng.choice(offers)

    def host_acts(self, *acts: str) -> bool:
        for client in (self.host, *self.here):
            for offer in client.view["offers"]:
                if offer["act"] in acts:
                    return bool(client.act(offer["act"], self.value(client, offer))["ok"])
        return False

    def along(self, *acts: str) -> None:
        """Somebody who is not awaited does one of these."""
        able = [(g, o) for g in self.here for o in g.view["offers"] if o["act"] in acts]
        if able:
            guest, offer = self.rng.choice(able)
            guest.act(offer["act"], self.value(guest, offer))

    def away(self, guest: Guest) -> Guest:
        """Gone, seen so by the others, and back."""
        guest.gone()
        self.keep("away")
        return guest.back()

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
        """One of the answers that the title knows, something long, or ink."""
        if offer["ink"] and self.rng.random() < 0.2:
            return {"ink": INK}
        answers = [*self.answers(guest), self.cast.writes]
        return {"text": self.rng.choice(answers)[: offer["limit"]]}

    def answers(self, guest: Guest) -> list[str]:
        """What may be said to the question that stands there."""
        return []


def part_of(view: View) -> str:
    if view["game"] and view["you"]["seat"] in view["game"]["awaits"]:
        return "acts"
    if view["you"]["captain"]:
        return "captain"
    return "may" if view["offers"] else "waits"
