"""Phones that only look on, as a process of their own: `python -m tests.wire.onlookers PORT COUNT`.
Says "here" once all are connected; after a line on its input, as many as there are places for join,
and it says "joined". Then "podium" whenever all have been told the end of a match."""

from __future__ import annotations

import asyncio
import sys

from bench.crowd import Crowd
from bench.phone import Phone
from partyhost.host.door import MOST_WATCHERS

OFTEN = 0.2  # seconds between two looks at what all were told


async def look_on(port: int, count: int) -> None:
    crowd = Crowd(count)
    await crowd.each(lambda phone: phone.connect(port, packed=False), crowd.phones)
    print("here", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    await crowd.each(Phone.join, crowd.phones[:MOST_WATCHERS])
    print("joined", flush=True)
    told = False
    while all(phone.connected for phone in crowd.phones):
        await asyncio.sleep(OFTEN)
        before, told = told, all(b'"podium"' in phone.frame for phone in crowd.phones)
        if told and not before:
            print("podium", flush=True)
    print("a line broke", flush=True)


if __name__ == "__main__":
    asyncio.run(look_on(int(sys.argv[1]), int(sys.argv[2])))
