"""A full house for an hour: ten play, two hundred look on. Memory stays as it is after the first
tenth, no handle is left behind, nobody waits. The hour goes by in a fifth of its time: somebody
acts every fifth of a second, until as much is done as if it were every second. Its figures:

    python -m pytest -n 0 -s -m soak tests/wire/test_crowd.py -k eventlet
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import threading
import time
from bisect import bisect_right
from pathlib import Path

import psutil
import pytest

from partyhost.titles import TITLES
from tests.program import ROOT, Program
from tests.wire.clients import View, play
from tests.wire.test_kills import Returner
from tests.wire.test_stock_clients import every_act_counted_once

PLAYERS, WATCHERS = 10, 200
HOUR = 3600  # acts
PACE = 0.2  # seconds between two of them
MOST = 40_000_000  # bytes that a match may take, and give back with the next one
EVERY = 0.5  # seconds between two looks at the host
LONGEST = 3600.0  # seconds that a match may take on a busy machine
LATE = 1.0  # seconds until an act is answered, and until all see it, for 95 of 100


class Onlookers:
    """Another process, which does what it is told."""

    def __init__(self, port: int) -> None:
        command = [sys.executable, "-m", "tests.wire.onlookers", str(port), str(WATCHERS)]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True)
        assert self._hears() == "here\n"

    def _hears(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def do(self, word: str) -> str:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{word}\n")
        self.process.stdin.flush()
        return self._hears()

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()


class Looks:
    """What the host takes, as time goes by."""

    def __init__(self, process: psutil.Process) -> None:
        self.process, self.memory, self.handles = process, list[int](), list[int]()
        self.ran = self.waited = 0.0
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
        tasks = Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")
        times = [[int(word) / 1e9 for word in task.read_text().split()] for task in tasks]
        self.ran, self.waited = (sum(each[n] for each in times) for n in (0, 1))

    @property
    def tenths(self) -> list[tuple[float, int]]:
        """Of each tenth of the time, the memory and the handles."""
        size = len(self.memory) // 10
        parts = [slice(n * size, (n + 1) * size) for n in range(10)]
        return [(statistics.median(self.memory[p]), max(self.handles[p])) for p in parts]

    def flat(self) -> None:
        """The last tenth is like the one after the first."""
        tenths = self.tenths
        assert tenths[-1][0] - tenths[1][0] < MOST, tenths
        assert tenths[-1][1] <= tenths[1][1] + 2, tenths


class Pace:
    """When somebody may act. `said`: when each act was said that counts, after which view, and
    when it was answered."""

    def __init__(self) -> None:
        self.turn, self.next, self.goal = threading.Lock(), 0.0, 0
        self.said: list[tuple[float, int, float]] = []

    @property
    def enough(self) -> bool:
        return len(self.said) >= self.goal


class Paced(Returner):
    """A guest who acts in turn with the others, on a phone that comes back by itself."""

    eager = 0.4
    pace: Pace
    captain: Paced
    lost = 0

    def _lost(self, *given: object) -> None:
        self.lost += 1
        super()._lost(*given)

    def choose(self, view: View) -> View | None:
        offer = super().choose(view)
        if offer is None:
            return None
        with self.pace.turn:
            time.sleep(max(0.0, self.pace.next - time.monotonic()))
            now = self.newest["game"]
            if self.pace.enough or now is None or now["step"] != view["game"]["step"]:
                return None
            self.pace.next = time.monotonic() + PACE
            return offer

    def act(self, view: View, offer: View) -> None:
        began, rev = time.monotonic(), self.newest["rev"]
        super().act(view, offer)
        if next(reversed(self.answers.values()))["ok"]:
            self.pace.said.append((began, rev, time.monotonic()))
            if self.pace.enough:
                self.captain.call("control", {"do": "end"})


def quarter(players: list[Paced], onlookers: Onlookers, pace: Pace, title: str) -> None:
    """Matches of one title, the last of which is cut short."""
    pace.goal += HOUR // len(TITLES)
    while not pace.enough:
        players[0].control("start", title=title, options={})
        play(players, LONGEST)
        assert onlookers.do("podium") == "podium\n"
        players[0].control("lobby")
        for each in players:
            each.until(lambda view: view["room"]["phase"] == "lobby")
            each.packets.clear()


def hour(folder: Path, mode: str) -> None:
    with Program(folder, "--port", "0", "--async-mode", mode, "--seed", "1") as program:
        port, pace = program.ready(), Pace()
        process = psutil.Process(program.process.pid)
        before, looks = process.num_fds(), Looks(process)
        onlookers = Onlookers(port)
        players = [Paced(port, "websocket", f"P{n}").join() for n in range(PLAYERS)]
        try:
            for each in players:
                each.pace, each.captain = pace, players[0]
            assert onlookers.do("join") == "join\n"
            players[0].control("pace", factor=None)
            for title in TITLES:
                quarter(players, onlookers, pace, title)
            lost, knew = json.loads(onlookers.do("told"))
            lost += sum(each.lost for each in players)
        finally:
            looks.over()
            onlookers.close()
            for client in players:
                client.client.shutdown()
        let_go(process, before + 3)
        assert program.stop()[0] == 0
    every_act_counted_once(folder, players)
    judged(looks, pace, knew, lost)


def let_go(process: psutil.Process, handles: int) -> None:
    until = time.monotonic() + 30
    while process.num_fds() > handles:
        assert time.monotonic() < until, (process.num_fds(), handles)
        time.sleep(0.2)


def judged(looks: Looks, pace: Pace, knew: list[tuple[int, float]], lost: int) -> None:
    revs = [rev for rev, _ in knew]
    answered = [answered - began for began, _, answered in pace.said]
    seen = [knew[bisect_right(revs, rev)][1] - began for began, rev, _ in pace.said]
    print(
        f"\n{len(pace.said)} acts in {pace.said[-1][2] - pace.said[0][0]:.0f} s; {lost} lines broke"
    )
    for what, times in (("answered", answered), ("seen by all", seen)):
        print(f"{what}: p50 {1000 * late(times, 50):.0f} ms, p95 {1000 * late(times, 95):.0f} ms")
    print("tenths, MB and handles:", *(f"{size / 1e6:.0f}/{few}" for size, few in looks.tenths))
    print(f"the host ran {looks.ran:.0f} s and waited {looks.waited:.0f} s for a processor")
    looks.flat()
    assert late(answered, 95) < LATE
    assert late(seen, 95) < LATE
    assert not lost or looks.waited > looks.ran, "lines broke on a machine that had time for them"


def late(times: list[float], percent: int) -> float:
    return statistics.quantiles(times, n=100)[percent - 1]


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("mode", ["eventlet", "threading"])
def test_h110_two_hundred_look_on_for_an_hour_and_nothing_grows(tmp_path: Path, mode: str) -> None:
    hour(tmp_path, mode)
