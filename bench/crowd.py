"""All phones of a room in one process, and how long it takes until all of them know."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from random import Random
from time import perf_counter
from typing import Any

from bench.phone import Phone

PATIENCE = 30.0  # seconds after which a measurement is given up
QUIET = 0.1  # seconds without a view after which a crowd is at rest
BREATH = (0.025, 0.035)  # seconds between two rounds, as people act: more than one tick
AT_ONCE = 100  # connections that are opened at the same time


class Crowd:
    """`phones` keep their number, their seat and their token over reconnections."""

    def __init__(self, count: int) -> None:
        self.phones = [Phone(self._told) for _ in range(count)]
        for number, phone in enumerate(self.phones):
            phone.auth = {"n": number}
        self._left: set[Phone] = set()
        self._rng = Random(count)
        self._goal = 0
        self._last = self._end = 0.0
        self._all: asyncio.Future[None] | None = None

    def _told(self, phone: Phone) -> None:
        self._last = perf_counter()
        if phone in self._left and phone.rev >= self._goal:
            self._left.discard(phone)
            if not self._left and self._all and not self._all.done():
                self._end = perf_counter()
                self._all.set_result(None)

    async def connect(self, port: int, packed: bool) -> None:
        await self.each(lambda phone: phone.connect(port, packed), self.phones)
        await self.rest()

    async def each(self, do: Callable[[Phone], Awaitable[Any]], phones: Iterable[Phone]) -> None:
        """For all these, many at the same time."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(phone: Phone) -> None:
            async with gate:
                await do(phone)

        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*map(one, phones))

    async def breathe(self) -> None:
        await asyncio.sleep(self._rng.uniform(*BREATH))

    async def until(self, right: Callable[[Phone], Any]) -> None:
        """Until this is so of every phone."""
        async with asyncio.timeout(PATIENCE):
            while not all(map(right, self.phones)):
                await asyncio.sleep(QUIET / 10)

    async def rest(self) -> None:
        """Until all know the same, and nobody has been told anything for a while."""
        async with asyncio.timeout(PATIENCE):
            await asyncio.sleep(QUIET)
            while perf_counter() - self._last < QUIET or len(self._revs) > 1:
                await asyncio.sleep(QUIET / 4)

    async def until_all_know(self, rev: int, say: Callable[[], Iterable[Awaitable[Any]]]) -> float:
        """Seconds from the first word of `say` until every phone has a view of at least `rev`.
        The answers to what was said must not be refusals."""
        self._goal, self._left = rev, set(self.phones)
        self._all = asyncio.get_running_loop().create_future()
        began = perf_counter()
        answers = list(say())
        async with asyncio.timeout(PATIENCE):
            await self._all
            for answer in await asyncio.gather(*answers):
                if not answer.get("ok"):
                    raise RuntimeError(f"The server refused: {answer}")
        return self._end - began

    @property
    def _revs(self) -> set[int]:
        return {phone.rev for phone in self.phones}

    @property
    def rev(self) -> int:
        return max(self._revs)

    def close(self) -> None:
        for phone in self.phones:
            phone.close()
