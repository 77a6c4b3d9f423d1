"""Phones that only look on, as a process of their own: `python -m tests.wire.onlookers PORT COUNT`.
Says "here" once all are connected, and then does what a line of its input says, and says so:
"join" (as many as there are places for), "podium" (when all have been told the end of a match),
"told" (how many lines broke, and when all had been told each view)."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from contextlib import suppress

from bench.crowd import Crowd
from bench.phone import Phone
from partyhost.host.door import MOST_WATCHERS

OFTEN = 0.2  # seconds between two looks at the lines


class Onlookers(Crowd):
    """They come back by themselves, as pages do."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.lost, self.knew = 0, list[tuple[int, float]]()

    def _told(self, phone: Phone) -> None:
        super()._told(phone)
        known = min(self._revs)
        if not self.knew or known > self.knew[-1][0]:
            self.knew.append((known, time.monotonic()))

    async def keep(self, port: int) -> None:
        while True:
            await asyncio.sleep(OFTEN)
            for phone in self.phones:
                if not phone.connected:
                    with suppress(OSError):
                        await phone.connect(port, packed=False)
                        self.lost += 1

    async def do(self, word: str) -> None:
        if word == "join":
            await self.each(Phone.join, self.phones[:MOST_WATCHERS])
        elif word == "podium":
            await self.until(lambda phone: b'"podium"' in phone.frame)


async def look_on(port: int, count: int) -> None:
    crowd = Onlookers(count)
    await crowd.each(lambda phone: phone.connect(port, packed=False), crowd.phones)
    print("here", flush=True)
    keeping = asyncio.create_task(crowd.keep(port))
    while word := (await asyncio.to_thread(sys.stdin.readline)).strip():
        await crowd.do(word)
        print(json.dumps([crowd.lost, crowd.knew]) if word == "told" else word, flush=True)
    keeping.cancel()


if __name__ == "__main__":
    asyncio.run(look_on(int(sys.argv[1]), int(sys.argv[2])))
