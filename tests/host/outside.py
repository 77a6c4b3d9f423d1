"""A host with the toy title as a process of its own, and stock clients that talk to it."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import socketio
import websocket

ROOT = Path(__file__).parents[2]


class Host:
    """The process of `serving.py`."""

    def __init__(self, mode: str, folder: Path) -> None:
        self.mode, self.folder, self.port = mode, folder, 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.host.serving", self.mode, str(self.folder)]
        if self.port:
            command.append(str(self.port))
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())
        self.process.stdout.close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


class Phone:
    """A stock client that keeps its last view."""

    def __init__(self, host: Host, *transports: str, **auth: Any) -> None:
        self.views: list[dict[str, Any]] = []
        self.client = socketio.Client(reconnection_delay=0.1, reconnection_delay_max=0.5)
        self.client.on("view", self.views.append)
        self.auth: dict[str, Any] = {"role": "phone", **auth}
        ways = transports or ("websocket",)
        self.client.connect(host.url, auth=lambda: self.auth, transports=list(ways), retry=True)
        self.until(lambda view: True)

    def call(self, event: str, payload: Any = None) -> dict[str, Any]:
        answer: dict[str, Any] = self.client.call(event, payload, timeout=5)
        return answer

    def join(self, name: str) -> None:
        answer = self.call("join", {"name": name, "avatar": "owl"})
        self.auth["token"] = answer["token"]

    def close(self) -> None:
        """At once, like a closed tab: without the goodbye that a stock client waits for."""
        self.client.reconnection = False
        if self.client.eio.ws:
            self.client.eio.ws.shutdown()
        self.client.eio.disconnect(abort=True)

    def until(self, right: Callable[[dict[str, Any]], bool], seconds: float = 10) -> dict[str, Any]:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.views and right(self.views[-1]):
                return self.views[-1]
            time.sleep(0.01)
        raise AssertionError(self.views[-1:])


@pytest.fixture(scope="module", params=["eventlet", "threading"])
def host(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Host]:
    """One for all tests of a file, whose guests leave again."""
    host = Host(request.param, tmp_path_factory.mktemp("night"))
    yield host
    host.kill()


def wired(host: Host) -> websocket.WebSocket:
    """A websocket below the protocol's own level, with the role of a phone."""
    url = f"ws://127.0.0.1:{host.port}/socket.io/?EIO=4&transport=websocket"
    wire = websocket.create_connection(url, timeout=10, suppress_origin=True)
    wire.recv()
    wire.send('40{"role":"phone"}')
    while not str(wire.recv()).startswith('42["view"'):
        pass  # the welcome, and what others are told just now
    return wire
