"""SIGKILL in the middle of the traffic: stock clients come back by themselves, send again what was
not answered, and the match goes on as the journal says."""

from __future__ import annotations

import shutil
import signal
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any

import msgspec
import pytest
import socketio

from partyhost.engine.acts import TV, Entry
from partyhost.engine.game import page, replay, wire
from partyhost.host.journal import Journal
from partyhost.titles import TITLES
from tests.program import Program
from tests.wire.clients import OVERTAKEN, PATIENCE, Player, View, Wire

BACK = 10.0  # seconds in which everybody is back, once the host answers
SOON = 1.5  # seconds after which an act that nobody answered is sent again
NAMES = ("Ann", "Bo", "Cem")
KILLS, MANY = 5, 75  # of each title


class Screen(Wire):
    returns = True


class Returner(Player):
    """A phone that comes back by itself, and says again what was not answered."""

    returns, eager = True, 1.0

    def call(self, event: str, payload: Any = None) -> dict[str, Any]:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                answer: dict[str, Any] = self.client.call(event, payload, timeout=SOON)
                return answer
            except socketio.exceptions.SocketIOError:
                assert time.monotonic() < until, "never answered"
                time.sleep(0.05)

    def act(self, view: View, offer: View) -> None:
        id, step = self.act_id(), view["game"]["step"]
        wish = {"id": id, "step": step, "act": offer["act"], "value": self.value(offer, view)}
        answer = self.answers[id] = self.call("act", wish)
        assert answer["ok"] or answer["error"]["code"] in (*OVERTAKEN, "paused"), (wish, answer)

    def busy(self, stop: threading.Event, failures: list[BaseException]) -> None:
        try:
            while not stop.is_set():
                view = self.newest
                offer = self.choose(view) if view["room"]["phase"] == "game" else None
                if offer is not None:
                    self.act(view, offer)
                time.sleep(self.rng.uniform(0.01, 0.1))
        except BaseException as failure:
            failures.append(failure)


@contextmanager
def traffic(players: list[Returner]) -> Iterator[None]:
    stop, failures = threading.Event(), list[BaseException]()
    threads = [threading.Thread(target=each.busy, args=(stop, failures)) for each in players]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        stop.set()
        for thread in threads:
            thread.join()
    assert not failures, failures


class Evening:
    """A host that is killed and started again, on one port and one folder."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder, self.rng, self.copies = folder, Random(seed), 0
        self.program = Program(folder, "--port", "0")
        self.port = self.program.ready()
        self.tv = Screen(self.port, role="tv")
        self.players = [Returner(self.port, "websocket", name, seed).join() for name in NAMES]
        self.clients: list[Wire] = [self.tv, *self.players]

    @property
    def captain(self) -> Returner:
        return self.players[0]

    def match(self, title: str, kills: int) -> int:
        """How often the host died in it: so often, if it does not end before."""
        self.captain.control("start", title=title, options={})
        self.captain.until(lambda view: view["room"]["phase"] == "game")
        deaths = 0
        while deaths < kills and self.captain.newest["room"]["phase"] == "game":
            before, deaths = self.killed(), deaths + 1
            assert self.written()[1][: len(before)] == before
        self.is_as_the_journal_says(title)
        if self.captain.newest["room"]["phase"] == "game":
            self.captain.control("end")
        for client in self.clients:
            client.until(lambda view: view["room"]["phase"] == "podium")
        self.captain.control("lobby")
        return deaths

    def killed(self) -> list[Entry]:
        """The entries that were on disk when it died."""
        with traffic(self.players):
            time.sleep(self.rng.uniform(0.3, 1.2))
            self.program.stop(signal.SIGKILL)
            revs = [client.newest["rev"] for client in self.clients]
            before = self.written()[1]
            self.program = Program(self.folder, "--port", str(self.port))
            assert self.program.ready() == self.port
            began = time.monotonic()
            for client, rev in zip(self.clients, revs, strict=True):
                client.until(lambda view, rev=rev: view["rev"] // 1_000_000 > rev // 1_000_000)  # type: ignore[misc]
            assert time.monotonic() - began < BACK
            time.sleep(0.3)
        return before

    def written(self) -> tuple[Any, list[Entry]]:
        """The last match as it lies on the disk in this moment."""
        self.copies += 1
        copy = self.folder.with_name(f"copy-{self.copies}")
        copy.mkdir()
        for file in self.folder.glob("night.sqlite3*"):
            shutil.copy(file, copy)
        journal = Journal(copy)
        number = journal.rows.execute("select max(id) from matches").fetchone()[0]
        found = journal.start_of(number), journal.entries(number)
        journal.close()
        shutil.rmtree(copy)
        return found

    def is_as_the_journal_says(self, key: str) -> None:
        if self.captain.newest["room"]["phase"] == "game":
            self.captain.control("pause")
        start, entries = self.written()
        state = replay(TITLES[key], start, entries)
        for client, viewer in ((self.tv, TV), *((each, each.seat) for each in self.players)):
            shown = msgspec.json.decode(wire(page(TITLES[key], state, viewer)))["view"]
            game = client.until(lambda view: view["game"]["step"] == state.step)["game"]
            assert {name: game[name] for name in shown} == shown

    def over(self) -> None:
        """All that anybody was told it had done is on disk, each once, and nothing else."""
        for client in self.clients:
            client.client.shutdown()
        assert self.program.stop()[0] == 0
        journal = Journal(self.folder)
        rows = journal.rows.execute("select seat, act_id from entries where act_id is not null")
        kept = Counter(rows.fetchall())
        journal.close()
        heard = [
            (player.seat, id)
            for player in self.players
            for id, answer in player.answers.items()
            if answer["ok"]
        ]
        assert kept == Counter(heard)
        assert len(heard) > 20


def evening(folder: Path, title: str, kills: int) -> None:
    it = Evening(folder / "night", kills)
    try:
        left = kills
        while left:
            left -= it.match(title, left)
        it.over()
    finally:
        it.program.process.kill()
        it.program.process.wait()


def test_h50_killed_20_times_in_the_traffic_everybody_comes_back(tmp_path: Path) -> None:
    """Four hosts at the same time, since most of it is waiting."""
    with ThreadPoolExecutor(len(TITLES)) as pool:
        folders = [Path(mkdtemp(dir=tmp_path)) for _ in TITLES]
        list(pool.map(evening, folders, TITLES, [KILLS] * len(TITLES)))


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("title", TITLES)
def test_h50_killed_300_times_in_the_traffic(tmp_path: Path, title: str) -> None:
    evening(tmp_path, title, MANY)
