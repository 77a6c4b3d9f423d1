"""Two things at the same moment: an act that is sent again, an act and the end of its time, two
hands on two devices."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
import threading
import time
import uuid
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import websocket

from tests.program import ROOT
from tests.wire.clients import PATIENCE, Player, Wire, play


@pytest.fixture(params=["eventlet", "threading"])
def port(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[int]:
    command = [sys.executable, "-m", "tests.wire.racing", request.param, str(tmp_path)]
    host = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert host.stdout is not None
    yield int(host.stdout.readline())
    host.stdout.close()
    host.kill()
    host.wait()


def kept(folder: Path) -> list[tuple[Any, ...]]:
    db = sqlite3.connect(folder / "night.sqlite3")
    rows = db.execute("select seat, act_id from entries where act_id is not null").fetchall()
    db.close()
    return rows


def table(port: int, **options: Any) -> list[Racer]:
    guests = [Racer(port, "websocket", name).join() for name in ("Ann", "Bo", "Cem")]
    guests[0].control("start", title="toy", options=options)
    for guest in guests:
        guest.until(lambda view: view["room"]["phase"] == "game")
    return guests


class Racer(Player):
    """Names a number in the last moment, and remembers whether it counted."""

    def play(self, end: float) -> None:
        self.counted: dict[int, int] = {}
        self.shown: dict[int, dict[str, int]] = {}
        view = self.until(lambda view: view["room"]["phase"] == "game")
        while view["room"]["phase"] == "game":
            game, rev = view["game"], view["rev"]
            if game["screen"] == "shown":
                self.shown[game["step"]] = game["numbers"]
                if view["you"]["captain"]:
                    self.act(view, view["offers"][0])
            elif self.seat in game["awaits"] and game["step"] not in self.counted:
                self._at_the_last_moment(view)
            view = self.until(lambda view, rev=rev: view["rev"] > rev, end - time.monotonic())  # type: ignore[misc]

    def _at_the_last_moment(self, view: dict[str, Any]) -> None:
        left = view["clock"]["left_ms"] / 1000 + self.rng.uniform(-0.04, 0.02)
        time.sleep(max(0.0, left))
        number, step = self.rng.randint(1, 100), view["game"]["step"]
        wish = {"id": uuid.uuid4().hex, "step": step, "act": "name", "value": number}
        answer = self.call("act", wish)
        assert answer["ok"] or answer["error"]["code"] == "moment_passed", answer
        self.counted[step] = number if answer["ok"] else 0


def test_h58_an_act_and_the_end_of_its_time(port: int) -> None:
    """Whoever was told that it counted finds it among those shown; nobody else does."""
    assert answered_at_the_last_moment(port, matches=1) >= 9


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_h58_two_hundred_acts_and_the_end_of_their_time(port: int) -> None:
    assert answered_at_the_last_moment(port, matches=25) >= 200


def answered_at_the_last_moment(port: int, matches: int) -> int:
    """How many answers were looked at."""
    guests, seen = table(port, rounds=9), 0
    for match in range(matches):
        if match:
            guests[0].control("start", title="toy", options={"rounds": 9})
            for guest in guests:
                guest.until(lambda view: view["room"]["phase"] == "game")
        play(guests, 60)
        for guest in guests:
            for step, numbers in guest.shown.items():
                seen += 1
                assert numbers[guest.seat] == guest.counted.get(step - 1, 0)
    for guest in guests:
        guest.check()
        guest.close()
    return seen


def test_h63_two_starts_are_one_match(port: int, tmp_path: Path) -> None:
    """The captain's phone and the host page start in the same moment."""
    captain, bo = (Racer(port, "websocket", name).join() for name in ("Ann", "Bo"))
    host, wish = Wire(port, role="host"), {"do": "start", "title": "toy", "options": {"seconds": 0}}
    for client in (captain, host):
        client.until(lambda view: len(view["room"]["seats"]) == 2)
    told = at_once(
        lambda: captain.call("control", wish),
        lambda: host.call("control", wish),
        lambda: captain.call("control", wish),
    )
    assert sorted(each["ok"] for each in told) == [False, False, True]
    for client in (captain, bo, host):
        client.until(lambda view: view["room"]["phase"] == "game" and view["game"]["step"] == 0)
        client.close()
    db = sqlite3.connect(tmp_path / "night.sqlite3")
    assert db.execute("select count(*) from matches").fetchone() == (1,)
    db.close()


def test_h60_the_same_act_again_over_a_new_connection(port: int, tmp_path: Path) -> None:
    """The line breaks at any moment after the act was sent: sent again, it has counted once."""
    ann, *others = table(port, rounds=1, seconds=0)
    ids = [f"note {n}" for n in range(16)]
    for n, id in enumerate(ids):
        wish = {"id": id, "step": 0, "act": "note", "value": {"text": f"Note {n}"}}
        broken = raw(port, ann.token)
        broken.send("427" + json.dumps(["act", wish]))
        time.sleep(n % 4 * 0.002)
        broken.shutdown()
        again = raw(port, ann.token)
        assert said(again, wish) == {"ok": True}
        again.shutdown()
    assert Counter(kept(tmp_path)) == Counter((ann.seat, id) for id in ids)
    for guest in (ann, *others):
        guest.close()


def test_h60_the_same_act_while_a_newer_connection_takes_over(port: int, tmp_path: Path) -> None:
    """It counts once, whichever comes first, and the newer one is told that it counted."""
    ann, *others = table(port, rounds=1, seconds=0)
    ids = [f"note {n}" for n in range(8)]
    old = raw(port, ann.token)
    for n, id in enumerate(ids):
        wish = {"id": id, "step": 0, "act": "note", "value": {"text": f"Note {n}"}}
        before, (newer, after) = at_once(
            lambda wish=wish, old=old: said(old, wish),
            lambda wish=wish: (line := raw(port, ann.token), said(line, wish)),
        )
        assert before["ok"] or before["error"]["code"] == "not_seated"
        assert after == {"ok": True}
        old.shutdown()
        old = newer
    old.shutdown()
    assert Counter(kept(tmp_path)) == Counter((ann.seat, id) for id in ids)
    for guest in (ann, *others):
        guest.close()


def test_h63_two_hands_go_on_once(port: int) -> None:
    """The captain's phone and the host page skip the same moment: only one of them does."""
    captain, *others = table(port, rounds=9, seconds=0)
    host = Wire(port, role="host")
    for step in range(16):
        for client in (captain, host):
            client.until(lambda view, step=step: view["game"]["step"] == step)
        wish = {"do": "skip", "step": step}
        told = at_once(
            lambda wish=wish: captain.call("control", wish),
            lambda wish=wish: host.call("control", wish),
        )
        codes = sorted(each.get("error", {}).get("code", "ok") for each in told)
        assert codes == ["moment_passed", "ok"]
    for client in (captain, host, *others):
        client.close()


def at_once(*calls: Callable[[], Any]) -> list[Any]:
    """What each of these answers, with all of them begun together."""
    told: list[Any] = [None] * len(calls)
    ready = threading.Barrier(len(calls))

    def run(n: int) -> None:
        ready.wait()
        told[n] = calls[n]()

    threads = [threading.Thread(target=run, args=(n,)) for n in range(len(calls))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return told


def raw(port: int, token: str) -> websocket.WebSocket:
    """A connection without a library that could hide what breaks."""
    address = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
    line = websocket.create_connection(address, timeout=PATIENCE)
    assert line.recv().startswith("0{")
    line.send("40" + json.dumps({"role": "phone", "token": token}))
    while not line.recv().startswith("40"):
        pass
    return line


def said(line: websocket.WebSocket, wish: dict[str, Any]) -> dict[str, Any]:
    """The answer to this act."""
    line.send("428" + json.dumps(["act", wish]))
    while not (text := line.recv()).startswith("438"):
        if text == "2":
            line.send("3")
    answer: dict[str, Any] = json.loads(text[3:])[0]
    return answer
