"""What goes wrong on pages, and whom they ask: noted for every page of a browser's context."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request

NAME = "partyhost.local"  # no localhost: what pages get there is what phones get on plain http
OWN = ("data", "blob", "about")  # schemes that ask nobody
LOST = re.compile(r"ERR_(CONNECTION|INTERNET|EMPTY|SOCKET|NETWORK)|WebSocket is closed before")
MUTE = "AudioContext was not allowed to start"  # Chrome's word for a TV nobody has touched
SHOTS = os.environ.get("PARTYHOST_SHOTS")  # a folder for pictures of what the tests see


@dataclass
class Eyes:
    """`wrong` must stay empty. While `rough` the connection is being cut on purpose, and what a
    browser says of that is no fault of the page."""

    port: int
    rough: bool = False
    wrong: list[str] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)

    @property
    def origin(self) -> str:
        return f"http://{NAME}:{self.port}"

    def watch(self, context: BrowserContext) -> BrowserContext:
        context.set_default_timeout(15_000)
        context.on("request", self._request)
        context.on("console", self._console)
        context.on("weberror", lambda error: self.wrong.append(f"error: {error.error}"))
        context.on("page", self._page)
        return context

    def _page(self, page: Page) -> None:
        page.on("websocket", lambda socket: self._ask(socket.url))
        page.on("crash", lambda _: self.wrong.append(f"{page.url} crashed"))

    def _request(self, request: Request) -> None:
        self._ask(request.url)

    def _ask(self, url: str) -> None:
        self.asked.append(url)
        there = urlsplit(url)
        if there.scheme not in OWN and there.netloc != f"{NAME}:{self.port}":
            self.wrong.append(f"asked elsewhere: {url}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if MUTE not in message.text and not (self.rough and LOST.search(message.text)):
            self.wrong.append(f"{message.type}: {message.text} ({message.location.get('url')})")


class Wire:
    """What one page takes from the network, as the browser counts it."""

    def __init__(self, page: Page) -> None:
        self.bytes = 0
        self.upgrades: list[int] = []
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.loadingFinished", self._finished)
        session.on("Network.webSocketHandshakeResponseReceived", self._upgraded)

    def _finished(self, told: dict[str, Any]) -> None:
        self.bytes += int(told["encodedDataLength"])

    def _upgraded(self, told: dict[str, Any]) -> None:
        self.upgrades.append(told["response"]["status"])


def shot(page: Page, name: str) -> None:
    """A picture of the page, where the environment names a folder for them."""
    if SHOTS:
        Path(SHOTS).mkdir(parents=True, exist_ok=True)
        page.screenshot(path=f"{SHOTS}/{name}.png")


def iphone(devices: Any, **more: Any) -> dict[str, Any]:
    """A phone of 390 by 664 with touch, as a context's options."""
    named = {k: v for k, v in devices["iPhone 13"].items() if k != "default_browser_type"}
    return {**named, **more}
