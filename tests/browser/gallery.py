"""Pages without a server: their files come from the web application at hand, and a test shows
them any view."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Route

from partyhost.host.network import Network
from partyhost.host.rights import Rights
from partyhost.host.room import Room
from partyhost.host.web import create_app
from tests.browser.eyes import Eyes

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
LAYOUT = HERE / "layout.js"
STUB = (HERE / "stub_socket.js").read_text("utf-8")
ASK_AXE = """() => axe.run(document, {resultTypes: ["violations"]}).then(({violations}) =>
    violations.flatMap(({id, nodes}) =>
        nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ""}`)))"""


class Gallery:
    """`page` opens one of the pages of this room; `show` draws a view on it."""

    def __init__(self, browser: Browser, room: Room) -> None:
        self.browser, self.eyes = browser, Eyes(8000)
        network = Network(8000, find=lambda: [])
        self.web = create_app(room, Rights(network, "123456", b"k" * 32)).test_client()

    def page(self, path: str, **options: Any) -> Page:
        context = self.browser.new_context(**{"reduced_motion": "reduce", **options})
        self.eyes.watch(context)
        context.add_init_script(path=AXE)
        context.add_init_script(path=LAYOUT)
        context.route("**/*", self._serve)
        page = context.new_page()
        page.goto(self.eyes.origin + path)
        return page

    def _serve(self, route: Route) -> None:
        path = route.request.url.removeprefix(self.eyes.origin)
        if "/vendor/socket.io" in path:
            route.fulfill(body=STUB, content_type="text/javascript")
            return
        if path == "/host/packs":
            route.fulfill(
                json={"ok": True, "packs": [], "kinds": {}, "broken": [], "folder": "packs"}
            )
            return
        if path.startswith("/keepsake.png"):
            path = "/keepsake.png"  # of the last match that was recorded, whichever is shown
        spoken = route.request.headers.get("accept-language", "en")
        asked = {"Host": f"partyhost.local:{self.eyes.port}", "Accept-Language": spoken}
        answer = self.web.get(path, headers=asked)
        headers = {k: v for k, v in answer.headers.items() if k != "Content-Length"}
        route.fulfill(status=answer.status_code, headers=headers, body=answer.data)

    @staticmethod
    def show(page: Page, view: dict[str, Any]) -> None:
        """Drawn, with its pictures and letters there."""
        page.wait_for_function("() => globalThis.partyhostShow")
        page.evaluate("(view) => partyhostShow(view)", view)
        page.wait_for_function("() => document.querySelector('main')?.children.length")
        page.evaluate(
            """async () => {
                await document.fonts.ready;
                const images = [...document.images].filter((image) => image.loading !== "lazy");
                await Promise.all(images.map((image) => image.decode().catch(() => 0)));
                await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
            }"""
        )

    @staticmethod
    def layout(page: Page, **wants: Any) -> list[str]:
        found: list[str] = page.evaluate("(wants) => layoutProblems(wants)", wants)
        return found

    @staticmethod
    def access(page: Page) -> list[str]:
        found: list[str] = page.evaluate(ASK_AXE)
        return found
