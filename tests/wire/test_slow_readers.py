"""A screen whose connection is full keeps nobody waiting, and is told everything in the end."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
import websocket

from tests.program import ROOT
from tests.wire.clients import PATIENCE, Player, View

RENAMES = 40  # each one is told to everybody
TINY = 4096  # bytes that the slow screen's system takes in unread


@pytest.fixture(params=["eventlet", "threading"])
def port(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[int]:
    command = [sys.executable, "-m", "tests.host.serving", request.param, str(tmp_path)]
    host = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert host.stdout is not None
    yield int(host.stdout.readline())
    host.stdout.close()
    host.kill()
    host.wait()


def slow_screen(port: int) -> websocket.WebSocket:
    """A TV of the Socket.IO protocol by hand, that has read nothing but its welcome."""
    made = websocket.create_connection(
        f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket",
        sockopt=[(socket.SOL_SOCKET, socket.SO_RCVBUF, TINY)],
        timeout=PATIENCE,
    )
    made.recv()
    made.send('40{"role":"tv"}')
    while not made.recv().startswith("40"):
        pass
    return made


def test_a_full_connection_holds_up_nobody(port: int) -> None:
    tv, ann = slow_screen(port), Player(port, "websocket", "Ann").join()
    for n in range(RENAMES):
        ann.control("rename", seat=ann.seat, name=f"Ann {n}")
        time.sleep(0.05)
    views: list[View] = []
    while not views or names(views[-1]) != [f"Ann {RENAMES - 1}"]:
        text = tv.recv()
        if text == "2":
            tv.send("3")
        elif text.startswith('42["view",'):
            views.append(json.loads(text[2:])[1])
    tv.close()
    ann.close()
    assert all(one["rev"] < two["rev"] for one, two in pairwise(views))
    assert len(views) > RENAMES / 2


def names(view: View) -> list[str]:
    return [seat["name"] for seat in view["room"]["seats"]]
