"""Guests who leave recognisable words wherever a guest can write, and know what the pack knows."""

from __future__ import annotations

import json
from typing import Any

from tests.wire.canaries import clues, token, word
from tests.wire.clients import Player, View

IN_A_ROUND = ("choosing_card", "reading", "answering", "ruled")


class Spy(Player):
    """`marks`: what this guest wrote to the host and nobody else may ever see, and what it is.
    Wagers differ in their last two digits, which no sum of a match has."""

    eager = 1.5
    undoes = 0.0  # how often a captain takes something back

    def learn(self, pack: dict[str, Any]) -> Spy:
        self.clues = clues(pack)
        self.marks: dict[str, str] = {}
        return self

    def mark(self, kind: str) -> str:
        made = token(self.rng)
        self.marks[made] = kind
        return made

    def choose(self, view: View) -> View | None:
        if self._takes_back(view):
            wish = {"do": "undo", "steps": self.rng.randint(1, 3), "step": view["game"]["step"]}
            self.call("control", wish)
            return None
        offers = [offer for offer in view["offers"] if self._sensible(offer, view)]
        offer = super().choose({**view, "offers": offers})
        if offer and self.rng.random() < 0.4:
            value = {"text": self.mark("draft")}
            step = view["game"]["step"]
            self.call("draft", {"step": step, "act": offer["act"], "value": value})
        return offer

    def _takes_back(self, view: View) -> bool:
        rounds = view["game"]["screen"] in IN_A_ROUND
        return rounds and view["you"]["captain"] and self.rng.random() < self.undoes

    def _sensible(self, offer: View, view: View) -> bool:
        """One guess a clue, and few clues are void."""
        if offer["act"] == "guess":
            return view["game"]["guess"] is None
        return offer["act"] != "void_clue" or self.rng.random() < 0.1

    def value(self, offer: View, view: View) -> Any:
        if offer["type"] == "write":
            return self._write(offer, view["game"]["clue"])
        if offer["act"] == "wager":
            return self._wager(offer["high"])
        return super().value(offer, view)

    def _wager(self, most: int) -> int:
        return most // 200 * 100 - 100 + 31 + int(self.seat[1:]) if most >= 600 else 0

    def _write(self, offer: View, shown: Any) -> dict[str, Any]:
        clue = self.clues[shown["clue"] if isinstance(shown, dict) else shown]
        chance = self.rng.random()
        if offer["ink"] and chance < 0.15:
            return {"ink": [[self.rng.randint(10, 99) for _ in range(9)]]}
        if chance < 0.65:
            said = word(clue, "accepted", self.seat, offer["act"])
        elif chance < 0.85:
            said = word(clue, "prompt", self.seat, offer["act"])
        else:
            said = token(self.rng)
        return {"text": said if self.rng.random() < 0.1 else f"What is {said}?"}

    def act_id(self) -> str:
        return self.mark("id")


class Captain(Spy):
    """`ends`: the step in which this captain has had enough."""

    undoes = 0.02
    ends = 10_000

    def begin(self, options: dict[str, Any], seats: list[str]) -> None:
        """With money enough for wagers that can be told apart."""
        self.control("pace", factor=None)
        self.control("start", title="jeopardy", options={"length": "short", **options})
        for seat in seats:
            self.control("adjust", seat=seat, amount=5000 + 700 * int(seat[1:]), reason="")


    def choose(self, view: View) -> View | None:
        if view["game"]["step"] >= self.ends:
            self.call("control", {"do": "end"})
            return None
        return super().choose(view)


class Latecomer(Spy):
    """Looks on as one of the crowd before joining in the middle of the match."""

    joins = 12  # the step

    def play(self, end: float) -> None:
        self.until(lambda view: bool(view["game"]) and view["game"]["step"] >= self.joins)
        self.join()
        super().play(end)


def ink(strokes: Any) -> str:
    """A drawing as it stands in a packet."""
    return json.dumps(strokes, separators=(",", ":"))[1:-1]
