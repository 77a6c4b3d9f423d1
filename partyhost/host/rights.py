"""Who may use the host's controls: this very machine, and those who know the PIN."""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import json
import os
import secrets
import socket
import time
from collections.abc import Callable, Mapping
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import Any

from partyhost.host.network import Network, parsed
from partyhost.l10n import msg

COOKIE = "partyhost_host"
FREE_GUESSES = 6  # a few guests behind one address may each mistype twice
FREE_TOGETHER = 60  # of a whole network, in which one machine may have any number of addresses
LONGEST_WAIT = 60.0
FORGET = 600.0  # seconds after which an address is judged afresh
MOST_GUESSERS = 1000


def pin_of_the_night(folder: Path, new: bool = False) -> tuple[str, bytes]:
    """The PIN and the key of its cookies. They outlive a restart, so that whoever had the
    controls still has them; after twelve hours, or for a new night, they are made anew."""
    place = folder / "host.json"
    try:
        kept = json.loads(place.read_text("utf-8"))
        if not new and abs(time.time() - kept["made"]) < 12 * 3600:
            return str(kept["pin"]), bytes.fromhex(kept["key"])
    except (OSError, ValueError, KeyError, TypeError):
        pass
    pin, key = f"{secrets.randbelow(1_000_000):06}", secrets.token_bytes(32)
    place.unlink(missing_ok=True)
    with os.fdopen(os.open(place, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        json.dump({"pin": pin, "key": key.hex(), "made": time.time()}, file)
    return pin, key


class Guesses:
    """Wrong guesses by address. Each is slowed for itself; nobody else notices."""

    def __init__(self, now: Callable[[], float] = time.monotonic, free: int = FREE_GUESSES) -> None:
        self._now, self._free = now, free
        self._wrong: dict[str, tuple[int, float]] = {}  # how many, and when the last was

    def wait(self, peer: str) -> float:
        """Seconds until this address may guess again."""
        count, last = self._wrong.get(peer, (0, 0.0))
        over = count - self._free
        pause = min(LONGEST_WAIT, 2.0**over) if over >= 0 else 0
        return max(0.0, last + pause - self._now())

    def wrong(self, peer: str) -> None:
        now = self._now()
        if len(self._wrong) >= MOST_GUESSERS:
            self._wrong = {p: v for p, v in self._wrong.items() if now - v[1] < LONGEST_WAIT}
        count, last = self._wrong.get(peer, (0, now))
        self._wrong[peer] = ((count if now - last < FORGET else 0) + 1, now)

    def right(self, peer: str) -> None:
        self._wrong.pop(peer, None)


class Rights:
    """Judges requests by what the server saw of them (WSGI environs)."""

    def __init__(self, network: Network, pin: str, key: bytes, ask_everybody: bool = False) -> None:
        self._network, self._pin, self._key = network, pin, key
        self._ask_everybody = ask_everybody
        self._guesses, self._together = Guesses(), Guesses(free=FREE_TOGETHER)

    def may_host(self, environ: Mapping[str, Any], pin: object = None) -> str | None:
        """Says local on the host's own machine, pin for those who know it, else None."""
        if self.is_local(environ):
            return "local"
        if self._has_cookie(environ) or (pin is not None and self.guess(environ, pin) is None):
            return "pin"
        return None

    def is_local(self, environ: Mapping[str, Any]) -> bool:
        """By the peer's address alone; headers that claim another are ignored. A page from
        elsewhere that gave its name our address is not taken for ours."""
        own = self._network.is_own(environ.get("REMOTE_ADDR"))
        return own and not self._ask_everybody and _named_as_ours(environ.get("HTTP_HOST", ""))

    def guess(self, environ: Mapping[str, Any], pin: object) -> str | None:
        """None if that is the PIN, else a sentence. Guessing gets slower and slower."""
        peer = str(environ.get("REMOTE_ADDR"))
        around = _network_of(peer)
        wait = max(self._guesses.wait(peer), self._together.wait(around))
        if wait > 0:
            return msg("room-pin-wait", seconds=int(wait) + 1)
        typed = "".join(str(pin).split())
        if hmac.compare_digest(typed.encode("utf-8", "replace"), self._pin.encode()):
            self._guesses.right(peer)
            return None
        self._guesses.wrong(peer)
        self._together.wrong(around)
        return msg("room-pin-wrong")

    @property
    def named(self) -> str | None:
        """The name that the host was told to go by."""
        return self._network.named

    @property
    def cookie(self) -> str:
        """What a browser keeps that once told the PIN."""
        return hmac.new(self._key, self._pin.encode(), hashlib.sha256).hexdigest()

    def _has_cookie(self, environ: Mapping[str, Any]) -> bool:
        try:
            morsel = SimpleCookie(environ.get("HTTP_COOKIE", "")).get(COOKIE)
        except CookieError:
            return False
        return morsel is not None and hmac.compare_digest(
            morsel.value.encode("utf-8", "replace"), self.cookie.encode()
        )


def _network_of(peer: str) -> str:
    """The network around an address, as large as homes have one."""
    ip = parsed(peer)
    bits = 24 if ip is None or ip.version == 4 else 64
    return str(ipaddress.ip_network((ip, bits), strict=False)) if ip else peer


def _named_as_ours(host: str) -> bool:
    name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
    name = name.strip("[]").lower().rstrip(".")
    if isinstance(parsed(name), ipaddress.IPv4Address | ipaddress.IPv6Address):
        return True
    own = socket.gethostname().lower()
    return name in {"localhost", own, own.split(".")[0]} or name.endswith((".local", ".localhost"))
