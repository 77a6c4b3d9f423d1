"""A full house: ten play whole matches of every title and two hundred look on. Memory stays as it
is after the first tenth, and no handle is left behind."""

from __future__ import annotations

import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil
import pytest

from partyhost.titles import TITLES
from tests.program import ROOT, Program
from tests.wire.clients import Player, play
from tests.wire.test_stock_clients import wishes

PLAYERS, WATCHERS = 10, 200
MOST = 40_000_000  # bytes that a match may take, and give back with the next one
EVERY = 0.5  # seconds between two looks at the host
LONGEST = 900.0  # seconds that a match may take


@contextmanager
def onlookers(port: int) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "tests.wire.onlookers", str(port), str(WATCHERS)]
    pipe = subprocess.PIPE
    crowd = subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True)
    assert crowd.stdout is not None
    assert crowd.stdin is not None
    try:
        assert crowd.stdout.readline() == "here\n"
        yield crowd
    finally:
        crowd.kill()
        crowd.stdin.close()
        crowd.stdout.close()
        crowd.wait()


class Looks:
    """What the host takes, as time goes by."""

    def __init__(self, process: psutil.Process) -> None:
        self.process, self.memory, self.handles = process, list[int](), list[int]()
        self.stop = threading.Event()
        self.thread = threading.Thread(target=self._look)
        self.thread.start()

    def _look(self) -> None:
        while not self.stop.wait(EVERY):
            self.memory.append(self.process.memory_info().rss)
            self.handles.append(self.process.num_fds())

    def over(self) -> None:
        self.stop.set()
        self.thread.join()

    def flat(self) -> None:
        """The last tenth is like the one after the first."""
        tenth = len(self.memory) // 10
        early, late = self.memory[tenth : 2 * tenth], self.memory[-tenth:]
        assert statistics.median(late) - statistics.median(early) < MOST, self.memory[::tenth]
        assert max(self.handles[-tenth:]) <= max(self.handles[tenth : 2 * tenth]) + 2


def evening(folder: Path, mode: str, titles: list[str], short: bool) -> Looks:
    with Program(folder, "--port", "0", "--async-mode", mode, "--seed", "1") as program:
        port = program.ready()
        process = psutil.Process(program.process.pid)
        before, looks = process.num_fds(), Looks(process)
        players: list[Player] = []
        try:
            with onlookers(port) as crowd:
                for n in range(PLAYERS):
                    players.append(Player(port, "websocket", f"P{n}").join())
                come_in(crowd)
                players[0].control("pace", factor=None)
                for title in titles:
                    match(players, crowd, title, short)
        finally:
            looks.over()
        for client in players:
            client.close()
        until = time.monotonic() + 30
        while process.num_fds() > before + 3:
            assert time.monotonic() < until, (process.num_fds(), before)
            time.sleep(0.2)
        assert program.stop()[0] == 0
        return looks


def come_in(crowd: subprocess.Popen[str]) -> None:
    assert crowd.stdin is not None
    assert crowd.stdout is not None
    crowd.stdin.write("\n")
    crowd.stdin.flush()
    assert crowd.stdout.readline() == "joined\n"


def match(players: list[Player], crowd: subprocess.Popen[str], title: str, short: bool) -> None:
    options = wishes(players[0].newest, title, short)
    players[0].control("start", title=title, options=options)
    play(players, LONGEST)
    assert crowd.stdout is not None
    assert crowd.stdout.readline() == "podium\n"
    players[0].control("lobby")
    for each in players:
        each.until(lambda view: view["room"]["phase"] == "lobby")
        each.packets.clear()


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("mode", ["eventlet", "threading"])
def test_h110_two_hundred_look_on_and_nothing_grows(tmp_path: Path, mode: str) -> None:
    evening(tmp_path, mode, [*TITLES, *TITLES], short=False).flat()
