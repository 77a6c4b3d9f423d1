"""How fast a host is there: started again, and after a power cut with a room full of phones."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from time import perf_counter

from bench.crowd import Crowd
from bench.figures import Figures
from bench.hosts import Host, folder
from bench.phone import Phone
from bench.table import Table

FIRST_TRY, LONGEST_TRY, JITTER = 0.25, 0.5, 0.5  # as static/store.js has it, in seconds
GUESTS = 50


async def again(figures: Figures) -> None:
    """From the command to the first answer of /health, on a folder that has a night already."""
    with folder() as place:
        for counts in (False, True):
            async with Host(Path(place)) as host:
                if counts:
                    figures.add(host.started, "start")


async def after_a_cut(figures: Figures, guests: int = GUESTS) -> None:
    """The host is killed in the middle of a match and started again at once: until every phone,
    trying as often as the page does, has its seat."""
    with folder() as place:
        async with Host(Path(place)) as host:
            crowd = Crowd(guests)
            table = Table(host, crowd)
            await table.sit_down()
            await table.begin()
            began = perf_counter()
            host.kill()
        async with asyncio.timeout(30):
            back = [asyncio.create_task(_comes_back(phone, host.port)) for phone in crowd.phones]
            async with Host(Path(place), host.port) as other:
                await asyncio.gather(*back)
                await crowd.until(_seated)
                figures.add(perf_counter() - began, "reseated", guests)
                figures.add(other.started, "restart", guests)
        crowd.close()


async def _comes_back(phone: Phone, port: int) -> None:
    """The delays of Socket.IO's client: twice as long each time, more or less."""
    rng, tries = Random(phone.seat), 0
    phone.frame = b""
    while True:
        delay = FIRST_TRY * 2**tries * (1 + JITTER * rng.uniform(-1, 1))
        await asyncio.sleep(min(delay, LONGEST_TRY))
        tries += 1
        try:
            await phone.connect(port, packed=True)
        except OSError:
            continue
        return


def _seated(phone: Phone) -> bool:
    if not phone.frame:
        return False
    view = phone.view
    return view["you"]["seat"] == phone.seat and view["game"] is not None
