"""Views of every title's moments, recorded without a server from matches of ten guests whose names
and answers, and packs whose texts, are what people type to see what happens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from partyhost import assets
from partyhost.packs.shipped import packs
from partyhost.titles import TITLES
from tests.browser.recorded import FACES
from tests.host.house import Guest, House

View = dict[str, Any]
MARKUP = "<i class=evil>"
BRACES = "{{7*7}}${evil}"
NAMES = (
    *(MARKUP, "W" * 14, "Ẽ̂̈" * 14, "👩‍👩‍👧‍👦" * 14, "🇨🇭" * 14),
    *(BRACES, "Mommy WW Mommy", "<svg onload=a>", "MWMW MWMW MWMW", "</p><b>”'&lt;"),
)
WRITTEN = f"{MARKUP} <img src=x onerror=evil()> {BRACES}"
TEXTS = {"clue", "question", "answer", "ken", "name"}  # of a pack, that pages show
ALIKE = 2  # moments of a match that are kept of a page other than the TV
ALWAYS = ("podium", "answering", "answering acts")
STEPS = 70  # of a match, at most


@dataclass
class Moment:
    """What one page shows of one screen. `page` is tv, phone or host."""

    page: str
    name: str
    view: View


def marked(pack: Any) -> Any:
    """The same pack, with markup before each of its texts."""
    if isinstance(pack, list):
        return [marked(each) for each in pack]
    if not isinstance(pack, dict):
        return pack
    return {
        key: f"{MARKUP}{value}" if key in TEXTS and isinstance(value, str) else marked(value)
        for key, value in pack.items()
    }


class Moments:
    """Plays one short match of a title, and keeps each screen as the TV, the host's page, a guest
    who acts and one who waits see it. `plain`: without marks in the packs."""

    def __init__(
        self, folder: Path, title: str, names: Sequence[str] = NAMES, plain: bool = False
    ) -> None:
        found = packs(Path(assets.folder("content")))
        marks = {key: {**pack, "categories": marked(pack["categories"])} if "categories" in pack
                 else marked(pack) for key, pack in found.items()}  # fmt: skip
        self.house = House(folder, titles=TITLES, packs=found if plain else marks, seed=4)
        self.title, self.rng = title, Random(4)
        self.tv, self.host = self.house.client("tv"), self.house.client("host")
        self.guests: list[Guest] = []
        for name, face in zip(names, FACES, strict=False):
            self.guests.append(self.house.client())
            assert self.guests[-1].join(name, avatar=face)["ok"], name
        self.kept: dict[tuple[str, str], Moment] = {}
        self.keep("lobby")

    def record(self) -> list[Moment]:
        short = {"length": "short"} if self.title in ("jeopardy", "beat_ken") else {}
        started = self.host.control("start", title=self.title, options=short)
        assert started["ok"], started
        for _ in range(STEPS):
            self.house.wait()
            game = self.host.view["game"]
            self.keep(game["screen"])
            if game["screen"] == "podium":
                break
            self.go_on(game)
        self.host.control("end")
        self.keep("podium")
        return [*self.kept.values()]

    def keep(self, screen: str) -> None:
        match = self.house.room.match
        awaits = match.awaits if match else ()
        told = [("tv", "", self.tv), ("host", "", self.host)]
        told += [("phone", "acts" if g.seat in awaits else "waits", g) for g in self.guests]
        for page, part, client in told:
            name = f"{screen} {part}".strip()
            alike = [key for key in self.kept if key[0] == page and key[1].endswith(part)]
            few = page == "tv" or len(alike) < ALIKE or name in ALWAYS
            if few and (page, name) not in self.kept:
                self.kept[page, name] = Moment(page, name, client.view)

    def go_on(self, game: View) -> None:
        """Somebody does what is offered, or the moment is skipped."""
        acting = [guest for guest in self.guests if guest.seat in game["awaits"]]
        guest = self.rng.choice(acting) if acting else None
        offers = guest.view["offers"] if guest else []
        if guest and offers and self.rng.random() < 0.8:
            offer = self.rng.choice(offers)
            guest.act(offer["act"], value(offer))
        else:
            self.host.control("skip", step=game["step"])


def value(offer: View) -> Any:
    match offer["type"]:
        case "choice":
            return offer["options"][0]["value"]
        case "cards":
            return [option["value"] for option in offer["options"][: offer["min"]]]
        case "number":
            return offer["low"]
        case "write":
            return {"text": WRITTEN[: offer["limit"]]}
    return None
