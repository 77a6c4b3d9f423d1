"""Houses with networks of their own: a laptop and phones in network namespaces, joined by
cables. Linux lets only root make them; elsewhere `needed` skips the test with the reason."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import socketio

from tests.program import Program

CLONE_NEWNET = 0x40000000


def _ip(*words: str) -> None:
    done = subprocess.run(["ip", *words], capture_output=True, text=True)
    assert not done.returncode, f"ip {' '.join(words)}: {done.stderr}"


def why_not() -> str | None:
    """Why no networks can be made here, or None."""
    if not sys.platform.startswith("linux"):
        return "network namespaces are a thing of Linux"
    if os.geteuid() != 0 or shutil.which("ip") is None:
        return "network namespaces need root and the command ip"
    probe = f"party{os.getpid()}probe"
    if subprocess.run(["ip", "netns", "add", probe], capture_output=True).returncode:
        return "this machine does not let networks be made"
    _ip("netns", "del", probe)
    return None


REASON = why_not()
needed = pytest.mark.skipif(REASON is not None, reason=str(REASON))


class House:
    """Makes machines, by names of a few letters, and cables between their network cards."""

    def __init__(self) -> None:
        self.machines: list[str] = []
        self.cables = 0

    def machine(self, name: str) -> str:
        made = f"party{os.getpid()}{name}"
        _ip("netns", "add", made)
        self.machines.append(made)
        _ip("-n", made, "link", "set", "lo", "up")
        return made

    def cable(self, one: str, card: str, address: str, other: str, far: str) -> None:
        """`one`'s card of this name and address, and `other`'s with the address `far`."""
        self.cables += 1
        end = f"far{self.cables}"
        _ip("-n", one, "link", "add", card, "type", "veth", "peer", "name", end, "netns", other)
        for machine, name, given in ((one, card, address), (other, end, far)):
            own = ["nodad"] if ":" in given else []
            _ip("-n", machine, "addr", "add", given, "dev", name, *own)
            _ip("-n", machine, "link", "set", name, "up")

    def bridge(self, machine: str, card: str, address: str) -> None:
        """A network of the machine's own, as containers have one."""
        _ip("-n", machine, "link", "add", card, "type", "bridge")
        _ip("-n", machine, "addr", "add", address, "dev", card)
        _ip("-n", machine, "link", "set", card, "up")

    def readdress(self, machine: str, card: str, *changes: tuple[str, str]) -> None:
        """`changes`: "add" or "del", and an address."""
        for change, address in changes:
            own = ["nodad"] if ":" in address and change == "add" else []
            _ip("-n", machine, "addr", change, address, "dev", card, *own)

    def route(self, machine: str, *words: str) -> None:
        _ip("-n", machine, "route", *words)

    def pull_down(self) -> None:
        for machine in self.machines:
            subprocess.run(["ip", "netns", "del", machine], capture_output=True)


@contextmanager
def inside(machine: str) -> Iterator[None]:
    """What this thread opens in the block, and threads it starts, are on that machine."""
    libc = ctypes.CDLL(None, use_errno=True)
    with open("/proc/thread-self/ns/net") as home, open(f"/run/netns/{machine}") as there:
        assert not libc.setns(there.fileno(), CLONE_NEWNET), os.strerror(ctypes.get_errno())
        try:
            yield
        finally:
            libc.setns(home.fileno(), CLONE_NEWNET)


def hosted(machine: str, folder: Path, *options: str, mdns: bool = False) -> Program:
    """partyhost on that machine, for a `with`; it answers already."""
    words = ["ip", "netns", "exec", machine, sys.executable, "-P", "-m", "partyhost"]
    program = Program(folder, "--port", "8800", *options, command=words, mdns=mdns)
    with inside(machine):
        program.ready()
    return program


class Client(socketio.Client):  # type: ignore[misc]
    """A page on some machine, which opens this address; `lost` counts broken connections."""

    def __init__(self, machine: str, url: str, role: str = "phone", **auth: Any) -> None:
        super().__init__(reconnection=False)
        self.views: list[dict[str, Any]] = []
        self.lost = 0
        self.on("view", self.views.append)
        self.on("disconnect", self._lose)
        with inside(machine):
            said = {"role": role, **auth}
            self.connect(url, auth=said, transports=["websocket"], wait_timeout=5)

    def _lose(self, *_: Any) -> None:
        self.lost += 1

    def until(self, holds: Any, seconds: float = 10.0) -> dict[str, Any]:
        """The room, as soon as that holds of it."""
        for _ in range(int(seconds / 0.05)):
            if self.views and holds(self.views[-1]["room"]):
                room: dict[str, Any] = self.views[-1]["room"]
                return room
            self.sleep(0.05)
        raise AssertionError(f"It never came to that: {self.views[-1:]}")
