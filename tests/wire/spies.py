"""Guests who leave recognisable words wherever a guest can write, and know what the pack knows."""

from __future__ import annotations

import json
from typing import Any, Self

from tests.wire.canaries import clues, token, word
from tests.wire.clients import Player, View

IN_A_ROUND = ("choosing_card", "reading", "answering", "ruled")


class Spy(Player):
    """`marks`: what this guest wrote to the host and nobody else may ever see, and what it is.
    Wagers differ in their last two digits, which no sum of a match has."""

    eager = 1.5
    wagers = True

    def learn(self, pack: dict[str, Any]) -> Self:
        self.clues = clues(pack)
        self.marks: dict[str, str] = {}
        self.authors: dict[str, str] = {}  # the seat that made each mark
        return self

    @property
    def keys(self) -> dict[str, str]:
        """The seats on this phone, by their tokens."""
        return {self.token: self.seat}

    def mark(self, kind: str) -> str:
        made = token(self.rng)
        self.marks[made], self.authors[made] = kind, self.seat
        return made

    def choose(self, view: View) -> View | None:
        offers = [offer for offer in view["offers"] if self._sensible(offer, view)]
        offer = super().choose({**view, "offers": offers})
        if offer and self.rng.random() < 0.4:
            value = {"text": self.mark("draft")}
            seat, step = view["you"]["seat"], view["game"]["step"]
            self.call("draft", {"step": step, "act": offer["act"], "value": value, "seat": seat})
        return offer

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
        bold = self.wagers and most >= 600
        return most // 200 * 100 - 100 + 31 + int(self.seat[1:]) if bold else 0

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
    """`undoes`: how often something is taken back; `ends`: the step in which this captain has
    had enough; `levels`: whether all have the same before the final is ruled on, for a tie."""

    undoes, ends, levels = 0.02, 10_000, False

    def begin(self, options: dict[str, Any], seats: list[str]) -> None:
        """With money enough for wagers that can be told apart."""
        self.control("pace", factor=None)
        self.control("start", title="jeopardy", options={"length": "short", **options})
        for seat in seats:
            self.control("adjust", seat=seat, amount=5000 + 700 * int(seat[1:]), reason="")

    def choose(self, view: View) -> View | None:
        step, screen = view["game"]["step"], view["game"]["screen"]
        if step >= self.ends:
            self.call("control", {"do": "end"})
            return None
        if screen in IN_A_ROUND and self.rng.random() < self.undoes:
            wish = {"do": "undo", "steps": self.rng.randint(1, 3), "step": step}
            if self.call("control", wish)["ok"]:  # else there was not so much to take back
                return None
        if screen == "final_answering" and self.levels:
            self._level(view["game"]["scores"])
        return super().choose(view)

    def _level(self, scores: dict[str, int]) -> None:
        self.levels = False
        for seat, score in scores.items():
            if score < max(scores.values()):
                lacks = max(scores.values()) - score
                self.control("adjust", seat=seat, amount=lacks, reason="for a tie")


class Latecomer(Spy):
    """Looks on as one of the crowd before joining in the middle of the match."""

    joins = 12  # the step

    def play(self, end: float) -> None:
        self.until(lambda view: bool(view["game"]) and view["game"]["step"] >= self.joins)
        self.join()
        super().play(end)


class Sharer(Spy):
    """Two guests with one phone. Whoever the cover names takes it, and now and then somebody lays
    it down in the middle of things, or looks while nobody is asked."""

    lays_down = 0.15

    def join(self) -> Self:
        super().join()
        self.tokens = {self.token: self.seat}
        wish = {"name": f"{self.name} II", "avatar": "cat", "id": self.act_id(), "share": True}
        answer = self.call("join", wish)
        self.tokens[answer["token"]] = answer["seat"]
        self.until(lambda view: len(view["you"].get("sharing", ())) == 2)
        return self

    @property
    def keys(self) -> dict[str, str]:
        return self.tokens

    def choose(self, view: View) -> View | None:
        you = view["you"]
        if you["covered"]:
            self.call("hold", {"seat": you["next"] or self.rng.choice([*self.tokens.values()])})
            return None
        self.seat = you["seat"]
        called = any(each["awaited"] for each in you["sharing"] if each["seat"] != self.seat)
        if self.rng.random() < self.lays_down or (
            called and self.seat not in view["game"]["awaits"]
        ):
            self.call("hold", {"seat": None})
            return None
        return super().choose(view)


def ink(strokes: Any) -> str:
    """A drawing as it stands in a packet."""
    return json.dumps(strokes, separators=(",", ":"))[1:-1]
