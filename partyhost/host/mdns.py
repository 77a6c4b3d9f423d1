"""The name partyhost.local, for those who type: an extra beside the address in the code, which
some phones can't find. It is answered by a process of its own, so that nothing in the network
holds up the night; that process ends with the host, however the host ends."""

from __future__ import annotations

import importlib.util
import logging
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import IO, Any

log = logging.getLogger(__name__)

NAME = "partyhost.local"
SERVICE = "_http._tcp.local."
FAREWELL = 1.5  # seconds for taking the name back
YES, NO = "yes", "no"


class LocalName:
    """`call` it at an address; `answered` says whether the house can use the name there now."""

    def __init__(self, folder: Path, port: int) -> None:
        self._said, self._port = folder / "mdns.txt", port
        self._process: subprocess.Popen[bytes] | None = None
        self._address: str | None = None
        self._complaint = ""

    def call(self, address: str | None) -> None:
        """From now on the name stands for this IPv4 address, or with None for nothing."""
        if address == self._address:
            return
        self._address = address
        if self._process is None and (address is None or not self._start()):
            return
        self._tell(address or "")

    def _start(self) -> bool:
        if importlib.util.find_spec("zeroconf") is None:
            log.info("%s needs the package zeroconf, which is not installed.", NAME)
            return False
        try:
            with self._said.open("wb") as said:
                self._process = subprocess.Popen(
                    [sys.executable, "-P", "-m", __name__, str(self._port)],
                    env=_surroundings(),
                    stdin=subprocess.PIPE,
                    stdout=said,
                    stderr=subprocess.DEVNULL,
                )
        except OSError as error:
            log.warning("%s can't be used tonight: %s", NAME, error)
            return False
        return True

    def _tell(self, address: str) -> None:
        line = self._process.stdin if self._process else None
        try:
            if line:
                line.write(f"{address}\n".encode())
                line.flush()
        except OSError:
            log.warning("%s can't be used any more: its process has ended.", NAME)

    def answered(self) -> bool:
        process = self._process
        if process is None or self._address is None or process.poll() is not None:
            return False
        try:
            last = self._said.read_text("utf-8").rpartition("\n")[0].rpartition("\n")[2]
        except (OSError, ValueError):
            return False
        word, _, why = last.partition(" ")
        if word == NO and why != self._complaint:
            self._complaint = why
            log.warning("%s can't be used here: %s", NAME, why)
        return word == YES and why == self._address

    def stop(self) -> None:
        """Take the name back, so that no phone keeps it."""
        process, self._process = self._process, None
        if process is None or process.stdin is None:
            return
        try:
            process.stdin.close()
            process.wait(FAREWELL)
        except (OSError, subprocess.TimeoutExpired):
            process.kill()
        self._said.unlink(missing_ok=True)


def _surroundings() -> dict[str, str]:
    """The process finds this very package, from wherever it was started."""
    here = str(Path(__file__).resolve().parents[2])
    rest = os.environ.get("PYTHONPATH")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([here, rest] if rest else [here])}


def main(port: int, lines: IO[str]) -> None:
    """The process: each line is an address to answer with, an empty one none; ends with them."""
    for name in ("SIGINT", "SIGBREAK", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    answering: Any = None
    for line in lines:
        if answering:
            answering.close()
        address = line.strip()
        answering = _answer(address, port) if address else None
    if answering:
        answering.close()


def _answer(address: str, port: int) -> Any:
    """Say the name in the network of this address; None if that can't be."""
    import zeroconf

    info = zeroconf.ServiceInfo(
        SERVICE,
        f"partyhost.{SERVICE}",
        addresses=[socket.inet_aton(address)],
        port=port,
        server=f"{NAME}.",
    )
    answering = None
    try:
        answering = zeroconf.Zeroconf([address], ip_version=zeroconf.IPVersion.V4Only)
        answering.register_service(info)
    except zeroconf.NonUniqueNameException:
        _say(f"{NO} another laptop here has that name already")
    except (OSError, zeroconf.Error) as error:
        _say(f"{NO} {type(error).__name__} {error}")
    else:
        _say(f"{YES} {address}")
        return answering
    if answering:
        answering.close()
    return None


def _say(words: str) -> None:
    print(" ".join(words.split()), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.stdin)
