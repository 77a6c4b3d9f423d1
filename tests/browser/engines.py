"""Firefox and WebKit, each spoken to in the standard's own words: WebDriver BiDi, which Firefox
answers by itself, and the older WebDriver, which WebKit comes with. No library stands between."""

from __future__ import annotations

import base64
import json
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import requests
import websocket

LONG = 60.0  # seconds that a busy machine may take
Point = tuple[float, float]
BOX = """(found) => {
    let zoom = 1; // that WebKit leaves out of a box
    for (let at = found; at && !("currentCSSZoom" in at); at = at.parentElement) {
        zoom *= Number(getComputedStyle(at).zoom) || 1;
    }
    const { left, top, width, height } = found.getBoundingClientRect();
    return [left, top, width, height].map((each) => each * zoom);
}"""
FIND = f"""(selector) => {{
    const fits = (each) => !each.disabled && each.checkVisibility();
    const found = [...document.querySelectorAll(selector)].find(fits);
    if (!found) return null;
    found.scrollIntoView({{ block: "center", inline: "center", behavior: "instant" }});
    const [left, top, width, height] = ({BOX})(found);
    const places = [0.5, 0.2, 0.8].map((share) => [left + width * share, top + height / 2]);
    return places.find((at) => found.contains(document.elementFromPoint(...at))) ?? null;
}}"""
PREFERENCES = {
    "remote.active-protocols": 1,  # BiDi
    "app.update.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "browser.safebrowsing.downloads.remote.enabled": False,
    "browser.newtabpage.enabled": False,
    "intl.accept_languages": "en",
    "ui.prefersReducedMotion": 1,
    "services.settings.server": "data:,",
    "extensions.getAddons.cache.enabled": False,
}
NO_TOOLBAR = (
    "* { padding: 0; min-width: 0; min-height: 0; font-size: 1px; -gtk-icon-source: none; }"
)
NO_MOTION = "[Settings]\ngtk-enable-animations = 0\n"


class Missing(Exception):
    """The engine is not installed here."""


class Page:
    """A page and the finger on it; how an engine is told stands in the classes below."""

    def goto(self, url: str) -> None:
        raise NotImplementedError

    def reload(self) -> None:
        raise NotImplementedError

    def travel(self, pages: int) -> None:
        """Back in the history where it is negative."""
        raise NotImplementedError

    def front(self) -> None:
        """The others are behind it from now on."""
        raise NotImplementedError

    def resize(self, width: int, height: int) -> None:
        raise NotImplementedError

    def told(self, script: str) -> str:
        """What this expression becomes, as text."""
        raise NotImplementedError

    def act(self, kind: str, actions: list[dict[str, Any]]) -> None:
        raise NotImplementedError

    def picture(self) -> bytes:
        raise NotImplementedError

    def js(self, function: str, *values: Any) -> Any:
        """What a function of the page's own language gives for these values."""
        given = ", ".join(map(json.dumps, values))
        return json.loads(
            self.told(f"(async () => JSON.stringify(await ({function})({given}) ?? null))()")
        )

    def until(self, function: str, *values: Any, seconds: float = LONG) -> Any:
        """What it gives as soon as that is something."""
        end = time.monotonic() + seconds
        while not (found := self.js(function, *values)):
            assert time.monotonic() < end, f"{function} {values}: {self.text()[:600]}"
            time.sleep(0.03)
        return found

    def learn(self, tool: str) -> None:
        """A script that a test brings along."""
        self.told(f"(() => {{ {tool}\n; return 'learnt'; }})()")

    def text(self, selector: str = "body") -> str:
        found: str = self.js("(of) => document.querySelector(of)?.innerText", selector) or ""
        return found

    def find(self, selector: str) -> Point | None:
        """Where it can be touched: the first that is seen, and nothing lies over it."""
        found = self.js(FIND, selector)
        return (found[0], found[1]) if found else None

    def box(self, selector: str) -> tuple[float, float, float, float]:
        """Left, top, width and height, as fingers count."""
        self.until("(selector) => Boolean(document.querySelector(selector))", selector)
        found: list[float] = self.js(f"(of) => ({BOX})(document.querySelector(of))", selector)
        return found[0], found[1], found[2], found[3]

    def tap(self, selector: str) -> None:
        x, y = self.until(FIND, selector)
        self.drag([(x, y)])

    def drag(self, points: Sequence[Point]) -> None:
        moves = [_moved(*point) for point in points]
        up, down = {"type": "pointerUp", "button": 0}, {"type": "pointerDown", "button": 0}
        self.act("pointer", [moves[0], down, *moves[1:], up])

    def write(self, selector: str, text: str) -> None:
        self.tap(selector)
        self.act(
            "key", [{"type": kind, "value": each} for each in text for kind in ("keyDown", "keyUp")]
        )


def _moved(x: float, y: float) -> dict[str, Any]:
    return {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}


def _hands(kind: str, actions: list[dict[str, Any]], pointer: str) -> list[dict[str, Any]]:
    """The actions of one finger or of the keys."""
    parameters = {"parameters": {"pointerType": pointer}} if kind == "pointer" else {}
    return [{"type": kind, "id": f"the {kind}", "actions": actions, **parameters}]


class Engine:
    """A browser that is started and stopped; `wrong`: what its pages said went wrong."""

    version = ""

    def __init__(self) -> None:
        self.processes: list[subprocess.Popen[bytes]] = []
        self.wrong: list[str] = []

    def open(self, folder: Path) -> None:
        """Raises Missing: it is not installed."""
        raise NotImplementedError

    def page(self) -> Page:
        raise NotImplementedError

    def start(self, *command: str, **more: Any) -> None:
        more = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, **more}
        self.processes.append(subprocess.Popen(command, **more))

    def stop(self) -> None:
        for process in reversed(self.processes):
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


class Firefox(Engine):
    line: websocket.WebSocket | None = None

    def stop(self) -> None:
        super().stop()
        if self.line:
            self.line.shutdown()

    def open(self, folder: Path) -> None:
        found = shutil.which("firefox-esr") or shutil.which("firefox")
        if not found:
            raise Missing
        lines = [f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in PREFERENCES.items()]
        (folder / "user.js").write_text("\n".join(lines), "utf-8")
        self.start(
            *(found, "--headless", "--no-remote", "--profile", str(folder)),
            *("--remote-debugging-port", "0"),
        )
        told = json.loads(awaited(lambda: (folder / "WebDriverBiDiServer.json").read_text("utf-8")))
        self.count = 0
        self.line = websocket.create_connection(
            f"ws://{told['ws_host']}:{told['ws_port']}/session", timeout=LONG, suppress_origin=True
        )
        self.version = self.call("session.new", capabilities={})["capabilities"]["browserVersion"]
        self.call("session.subscribe", events=["log.entryAdded"])

    def call(self, method: str, **parameters: Any) -> Any:
        assert self.line
        self.count += 1
        self.line.send(json.dumps({"id": self.count, "method": method, "params": parameters}))
        while (told := json.loads(self.line.recv())).get("id") != self.count:
            entry = told.get("params", {})
            if entry.get("level") == "error":
                self.wrong.append(entry["text"])
        assert told["type"] == "success", told
        return told["result"]

    def page(self) -> Page:
        return Tab(self, self.call("browsingContext.create", type="tab")["context"])


class Tab(Page):
    def __init__(self, firefox: Firefox, context: str) -> None:
        self.firefox, self.context = firefox, context

    def call(self, method: str, **parameters: Any) -> Any:
        return self.firefox.call(method, context=self.context, **parameters)

    def goto(self, url: str) -> None:
        self.call("browsingContext.navigate", url=url, wait="complete")

    def reload(self) -> None:
        self.call("browsingContext.reload", wait="complete")

    def travel(self, pages: int) -> None:
        self.call("browsingContext.traverseHistory", delta=pages)

    def front(self) -> None:
        self.call("browsingContext.activate")

    def resize(self, width: int, height: int) -> None:
        self.call("browsingContext.setViewport", viewport={"width": width, "height": height})

    def told(self, script: str) -> str:
        answer = self.firefox.call(
            "script.evaluate",
            expression=script,
            target={"context": self.context},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer
        text: str = answer["result"]["value"]
        return text

    def act(self, kind: str, actions: list[dict[str, Any]]) -> None:
        self.call("input.performActions", actions=_hands(kind, actions, "touch"))

    def picture(self) -> bytes:
        return base64.b64decode(self.call("browsingContext.captureScreenshot")["data"])


class WebKit(Engine):
    """Safari's engine, in the small browser that WebKitGTK brings, on a screen that nobody sees."""

    def open(self, folder: Path) -> None:
        browsers = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
        if not (browsers and shutil.which("WebKitWebDriver") and shutil.which("Xvfb")):
            raise Missing
        (folder / "gtk-3.0").mkdir()
        (folder / "gtk-3.0" / "gtk.css").write_text(NO_TOOLBAR, "utf-8")  # as narrow as a phone
        (folder / "gtk-3.0" / "settings.ini").write_text(NO_MOTION, "utf-8")
        ours = {
            "DISPLAY": f":{self.screen()}",
            "XDG_CONFIG_HOME": str(folder),
            "LANG": "en_US.UTF-8",
        }
        port = free_port()
        self.start("WebKitWebDriver", f"--port={port}", env={**os.environ, **ours})
        self.session = f"http://127.0.0.1:{port}/session"
        awaited(lambda: requests.get(f"http://127.0.0.1:{port}/status", timeout=LONG).text)
        options = {"binary": str(browsers[-1]), "args": ["--automation"]}
        wish = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        told = self.call("", capabilities=wish)
        self.session += f"/{told['sessionId']}"
        self.version = told["capabilities"]["browserVersion"]
        self.shown = self.call("/window", "GET")
        self.fresh = [self.shown]

    def screen(self) -> int:
        """The number of a new one."""
        read, write = os.pipe()
        size = ("-screen", "0", "2000x1200x24", "-nolisten", "tcp")
        self.start("Xvfb", "-displayfd", str(write), *size, pass_fds=[write])
        os.close(write)
        with os.fdopen(read) as told:
            return int(told.readline())

    def call(self, path: str, method: str = "POST", **body: Any) -> Any:
        answer = requests.request(
            method, self.session + path, json=body if method == "POST" else None, timeout=LONG
        )
        value = answer.json()["value"]
        assert answer.ok, value
        return value

    def page(self) -> Page:
        if not self.fresh:
            self.fresh.append(self.call("/window/new", type="window")["handle"])
        return Window(self, self.fresh.pop())


class Window(Page):
    def __init__(self, webkit: WebKit, handle: str) -> None:
        self.webkit, self.handle = webkit, handle

    def call(self, path: str, method: str = "POST", **body: Any) -> Any:
        self.front()
        return self.webkit.call(path, method, **body)

    def goto(self, url: str) -> None:
        self.call("/url", url=url)

    def reload(self) -> None:
        self.call("/refresh")

    def travel(self, pages: int) -> None:
        for _ in range(abs(pages)):
            self.call("/back" if pages < 0 else "/forward")

    def front(self) -> None:
        if self.webkit.shown != self.handle:
            self.webkit.call("/window", handle=self.handle)
            self.webkit.shown = self.handle

    def resize(self, width: int, height: int) -> None:
        """Bars that are left of the browser are no part of the page."""
        self.call("/window/rect", x=0, y=0, width=width, height=height)
        bars = self.js("() => outerHeight - innerHeight")
        self.call("/window/rect", width=width, height=height + bars)
        self.until("(wide, high) => innerWidth === wide && innerHeight === high", width, height)

    def told(self, script: str) -> str:
        text: str = self.call("/execute/sync", script=f"return {script}", args=[])
        return text

    def act(self, kind: str, actions: list[dict[str, Any]]) -> None:
        self.call("/actions", actions=_hands(kind, actions, "mouse"))

    def picture(self) -> bytes:
        return base64.b64decode(self.call("/screenshot", "GET"))


ENGINES: dict[str, type[Engine]] = {"firefox": Firefox, "webkit": WebKit}


def free_port() -> int:
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        port: int = line.getsockname()[1]
        return port


def awaited(answer: Callable[[], str]) -> str:
    """What this gives as soon as it does."""
    end = time.monotonic() + LONG
    while True:
        try:
            return answer()
        except OSError:  # no file and no line yet
            assert time.monotonic() < end
            time.sleep(0.05)
