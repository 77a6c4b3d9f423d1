"""The laptop's lid is closed in the middle of a timed question, and opened again. Those who gave
up on the host meanwhile are back by themselves."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from partyhost.host.clock import SLEPT
from tests.program import ROOT
from tests.wire.clients import PATIENCE
from tests.wire.test_kills import Returner, Screen

BACK = 10.0  # seconds in which everybody is live again


def asleep(folder: Path, seconds: float, count: int) -> None:
    command = [sys.executable, "-m", "tests.host.serving", "eventlet", str(folder)]
    host = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert host.stdout is not None
    try:
        port = int(host.stdout.readline())
        tv = Screen(port, role="tv")
        phones = [Returner(port, "websocket", f"Guest {n}").join() for n in range(count)]
        phones[0].control("start", title="toy", options={})
        view = tv.until(lambda view: view["room"]["phase"] == "game")
        began, left = time.monotonic(), view["clock"]["left_ms"]
        os.kill(host.pid, signal.SIGSTOP)
        awake = time.monotonic() - began
        time.sleep(seconds)
        os.kill(host.pid, signal.SIGCONT)
        woken = time.monotonic()
        for client in (tv, *phones):
            told = client.until(lambda view: view["room"]["paused"], PATIENCE)
            assert told["game"]["screen"] == "ask"
            assert abs(left - told["clock"]["left_ms"] - awake * 1000) < 1000
        assert time.monotonic() - woken < BACK
        assert any("asleep" in packet for packet in tv.packets)
        phones[0].control("resume")
        for phone in phones:
            wish = {"id": phone.name, "step": 0, "act": "name", "value": 5}
            assert phone.call("act", wish) == {"ok": True}
        tv.until(lambda view: view["game"]["screen"] == "shown")
        for client in (tv, *phones):
            client.client.shutdown()
    finally:
        host.stdout.close()
        host.kill()
        host.wait()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows stops no process")
def test_h53_a_lid_that_was_closed_for_a_while(tmp_path: Path) -> None:
    asleep(tmp_path, SLEPT + 1, 3)


@pytest.mark.soak
@pytest.mark.skipif(sys.platform == "win32", reason="Windows stops no process")
def test_h53_a_lid_that_was_closed_for_two_minutes(tmp_path: Path) -> None:
    asleep(tmp_path, 120, 6)
