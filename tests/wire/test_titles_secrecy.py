"""Matches of the other titles in which every packet to every client is kept and searched for
cards, jurors, boards and figures that its reader may not know in that step."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Self

import pytest

from partyhost.engine.game import State
from tests.wire import marks
from tests.wire.canaries import SEATS, token, tokens
from tests.wire.clients import Player, View, Wire, play
from tests.wire.knowledge import journal, states
from tests.wire.served import served
from tests.wire.told import EVERYBODY, hidden, told

LONGEST = 100.0  # seconds that a match may take on a busy machine
NAMES = ("Ann", "Bo", "Cem", "Dee", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jo")


class Guest(Player):
    """Writes words that nobody else has. What is chosen lies there half-made now and then."""

    questions: dict[str, Any]
    ends = 10_000  # the step in which the captain has had enough

    def choose(self, view: View) -> View | None:
        if view["you"]["captain"] and view["game"]["step"] >= self.ends:
            self.call("control", {"do": "end"})
            return None
        offer = super().choose(view)
        if offer and self.rng.random() < 0.3:
            draft = {"step": view["game"]["step"], "act": offer["act"], "seat": self.seat}
            value = self.value(offer, view)
            self.drafted |= set(tokens(value))
            self.call("draft", {**draft, "value": value})
        return offer

    def join(self) -> Self:
        self.drafted: set[str] = set()
        return super().join()

    def value(self, offer: View, view: View) -> Any:
        if offer["type"] != "write":
            return super().value(offer, view)
        known = self.questions[view["game"]["question"]["text"]]
        kind, at = self.rng.choice(("accepted", "prompt", "")), SEATS.index(self.seat)
        return {"text": known[kind][at] if kind else token(self.rng)}


@dataclass(frozen=True)
class Evening:
    title: str
    guests: int
    mode: str = "threading"
    transports: tuple[str, ...] = ("websocket",)
    options: dict[str, Any] = field(default_factory=dict)
    ends: int = Guest.ends

    def play(self, folder: Path, seed: int) -> list[tuple[str, Wire]]:
        """All clients, each with the viewer it is."""
        pack = marks.packs(self.title, Random(seed))
        asked = [each for group in pack.get("categories", ()) for each in group["question"]]
        Guest.questions = {each["question"]: each for each in asked}
        with served(folder, self.mode, {self.title: pack}) as port:
            crowd = [(role, Wire(port, role=role)) for role in ("tv", "host")]
            ways = self.transports
            guests = [
                Guest(port, ways[n % len(ways)], name, seed).join()
                for n, name in enumerate(NAMES[: self.guests])
            ]
            guests[0].ends = self.ends
            guests[0].control("pace", factor=None)
            guests[0].control("start", title=self.title, options=self.options)
            play(guests, LONGEST)
            everybody = [*crowd, *((guest.seat, guest) for guest in guests)]
            for _, client in everybody:
                client.until(lambda view: view["room"]["phase"] == "podium")
                client.close()
        return everybody


class Search:
    """`may[step]`: what each viewer may be told in it; `found`: what was told against that."""

    def __init__(self, title: str, played: Sequence[State]) -> None:
        self.noted: re.Pattern[str] = marks.NOTED[title]
        self.may = told(title, played)
        self.found: list[str] = []
        self.views: dict[int, list[tuple[str, str]]] = defaultdict(list)

    def read(self, viewer: str, client: Wire) -> None:
        """Whatever is no view must say nothing that the last view could not say."""
        step, own = -1, getattr(client, "drafted", set())
        for text in client.packets:
            if text.startswith('2["view",'):
                view = json.loads(text[1:])[1]
                step = view["game"]["step"] if view["game"] else -1
                self.views[step].append((viewer, text))
            for mark in self.leaks(viewer, step, text) - own:
                self.found.append(f"{mark} at {viewer} in step {step}: {text[:3000]}")

    def leaks(self, viewer: str, step: int, text: str) -> set[str]:
        return set(self.noted.findall(text)) - self.may[step][viewer] - self.may[step][EVERYBODY]


EVENINGS = {
    "court-of-two": Evening("judge_and_jury", 2, options={"rounds": 1}),
    "court-of-five": Evening(
        "judge_and_jury",
        5,
        "eventlet",
        ("websocket", "polling"),
        {"rounds": 1, "deck": "small", "won_piles": "open", "four_cards": "blind"},
        ends=90,
    ),
    "court-of-ten": Evening("judge_and_jury", 10, ends=50),
    "ken": Evening("beat_ken", 5, options={"team_answer": "majority"}, ends=60),
    "ken-and-two": Evening("beat_ken", 2, "eventlet", options={"length": "short"}, ends=25),
    "sharks": Evening("card_sharks", 5, options={"emcee": "human"}, ends=60),
}


@pytest.mark.parametrize("name", list(EVENINGS))
def test_h79_h81_no_byte_tells_what_its_reader_may_not_know(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = EVENINGS[name]
    marks.mark(evening.title, monkeypatch.setattr)
    clients = evening.play(tmp_path, seed=7)
    played = list(states(*journal(tmp_path)))
    search = Search(evening.title, played)
    for viewer, client in clients:
        search.read(viewer, client)
    assert sum(len(client.packets) for _, client in clients) > 100
    assert not search.found, f"{len(search.found)} leaks\n" + "\n".join(search.found[:3])
    blind = [kind for kind, found in holes(search, evening.title, played).items() if not found]
    assert not blind, "the search finds none of them"


def holes(search: Search, title: str, played: Sequence[State]) -> dict[str, bool]:
    """Each kind of secret put into a packet whose reader may not know it: is it found?"""
    found: dict[str, bool] = {}
    for state in played:
        for kind, secrets in hidden(title, state).items():
            if not secrets or found.get(kind):
                continue
            for viewer, text in search.views[state.step][:4]:
                leak = f'{text[:-2]},{{"leak":"{min(secrets)}"}}]'
                found[kind] = found.get(kind, False) or bool(search.leaks(viewer, state.step, leak))
    return found
