"""A match of Jeopardy! at a table of up to ten, brought to the moment at which everybody else
may guess along, as often as they like: the act that is measured."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from bench.crowd import Crowd
from bench.hosts import Server
from bench.phone import Phone

STEPS = 60  # acts in which any match is at a clue that is being answered


class Table:
    """`guessers` are the phones that may guess now."""

    def __init__(self, server: Server, crowd: Crowd, packed: bool = True) -> None:
        self.server, self.crowd, self.packed = server, crowd, packed
        self.guessers: list[Phone] = []
        self._guesses = 0

    async def sit_down(self) -> float:
        """Everybody connects and joins, the first one as the captain. The seconds that takes
        until the last of them has an answer."""
        began = perf_counter()
        await self._arrive(self.crowd.phones[0])
        await self.crowd.each(self._arrive, self.crowd.phones[1:])
        took = perf_counter() - began
        await self.crowd.until(
            lambda phone: phone.frame and phone.view["you"]["seat"] == phone.seat
        )
        return took

    async def _arrive(self, phone: Phone) -> None:
        await phone.connect(self.server.port, self.packed)
        await phone.join()

    async def begin(self) -> None:
        """Deal, and go on until a clue is being answered; no clock runs there."""
        captain = self.crowd.phones[0]
        for control in ({"do": "pace", "factor": None}, {"do": "start", "title": "jeopardy"}):
            answer = await captain.call("control", control)
            if not answer.get("ok"):
                raise RuntimeError(f"The match did not begin: {answer}")
        await self.crowd.until(lambda phone: phone.view["game"])
        for _ in range(STEPS):
            await self.crowd.rest()
            self.guessers = [phone for phone in self.crowd.phones if _offered(phone, "guess")]
            if self.guessers:
                return
            await self._step()
        raise RuntimeError("The match did not come to a clue.")

    async def _step(self) -> None:
        """Whoever is waited for does the first thing that is offered."""
        for phone in self.crowd.phones:
            view = phone.view
            own = phone.seat in view["game"]["awaits"] or not view["game"]["awaits"]
            if own and view["offers"]:
                offer = view["offers"][0]
                options = offer.get("options")
                await phone.act(view, offer["act"], options[0]["value"] if options else None)
                return

    async def single(self) -> float:
        """Seconds from one guess until all phones have the view that follows."""
        self._guesses += 1
        phone = self.guessers[self._guesses % len(self.guessers)]
        view, text = phone.view, f"What is guess {self._guesses}?"
        goal = self.crowd.rev + 1
        return await self.crowd.until_all_know(
            goal, lambda: [phone.act(view, "guess", {"text": text})]
        )

    async def burst(self, count: int) -> float:
        """The same when so many guess in the same moment, until all are shown to all."""
        self._guesses += 1
        actors, text = self.guessers[:count], f"What is guess {self._guesses}?"
        if len(actors) < count:
            raise RuntimeError(f"Only {len(actors)} of {count} may guess.")
        view, goal = actors[0].view, self.crowd.rev + count
        return await self.crowd.until_all_know(
            goal, lambda: [phone.act(view, "guess", {"text": text}) for phone in actors]
        )

    async def recorded(self, rounds: int) -> list[list[str]]:
        """For each phone the frames of so many rounds, as the host sent them."""
        frames: list[list[str]] = [[] for _ in self.crowd.phones]
        for _ in range(rounds):
            await self.single()
            await self.crowd.rest()
            for phone, kept in zip(self.crowd.phones, frames, strict=True):
                kept.append(phone.frame.decode())
        return frames


def _offered(phone: Phone, act: str) -> Any:
    return phone.frame and any(offer["act"] == act for offer in phone.view["offers"])
