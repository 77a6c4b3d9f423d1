"""Pages without a server: their files come from the web application at hand, and a test shows
them any view."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Playwright, Route

from partyhost.host.network import Network
from partyhost.host.rights import Rights
from partyhost.host.room import Room
from partyhost.host.web import create_app
from tests.browser.eyes import Eyes, iphone
from tests.browser.shots import Scenes, Shot
from tests.browser.states import CHANGED, REFUSED, UNDONE, begun, with_text

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
LAYOUT = HERE / "layout.js"
FACTS = HERE / "facts.js"
CONTRAST = HERE / "contrast.js"
STUB = (HERE / "stub_socket.js").read_text("utf-8")
ASK_AXE = """async () => {
    const art = [...document.querySelectorAll(".sprites")].map((each) => [each.parentNode, each]);
    art.forEach(([, each]) => each.remove()); // half of all elements, and none that is read
    const rules = {"color-contrast": {enabled: false}}; // contrast.py sees more, in the picture
    const told = await axe.run(document, {resultTypes: ["violations"], preload: false, rules});
    art.forEach(([parent, each]) => parent.prepend(each));
    return told.violations.flatMap(({id, nodes}) =>
        nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ""}`));
}"""
READY = """async () => {
    await document.fonts.ready;
    const images = [...document.images].filter((image) => image.loading !== "lazy");
    await Promise.all(images.map((image) => image.decode().catch(() => 0)));
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
}"""
SHOW = f"""async (view) => {{
    const until = async (there) => {{
        while (!there()) await new Promise((later) => setTimeout(later, 5));
    }};
    await until(() => globalThis.partyhostShow);
    partyhostShow(view);
    await until(() => document.querySelector("main")?.children.length);
    await ({READY})();
}}"""
TELL = "(notice) => partyhostHear('notice', notice)"
PATHS = {"tv": "/tv", "phone": "/", "host": "/host"}


@contextmanager
def shown(browser: Browser, room: Room) -> Iterator[Gallery]:
    """The pages of this room, in which nothing may go wrong."""
    made = Gallery(browser, room)
    yield made
    for context in [*browser.contexts]:
        context.close()
    assert not made.eyes.wrong


class Gallery:
    """`page` opens one of the pages of this room; `show` draws a view on it."""

    def __init__(self, browser: Browser, room: Room) -> None:
        self.browser, self.eyes = browser, Eyes(8000)
        network = Network(8000, find=lambda: [])
        self.web = create_app(room, Rights(network, "123456", b"k" * 32)).test_client()

    def page(self, path: str, **options: Any) -> Page:
        context = self.browser.new_context(**{"reduced_motion": "reduce", **options})
        self.eyes.watch(context)
        for script in (AXE, LAYOUT, FACTS, CONTRAST):
            context.add_init_script(path=script)
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
        asked = route.request.headers.get("accept-language", "en")
        headers = {"Host": f"partyhost.local:{self.eyes.port}", "Accept-Language": asked}
        answer = self.web.get(path, headers=headers)
        headers = {k: v for k, v in answer.headers.items() if k != "Content-Length"}
        route.fulfill(status=answer.status_code, headers=headers, body=answer.data)

    @staticmethod
    def show(page: Page, view: dict[str, Any]) -> None:
        """Drawn, with its pictures and letters there."""
        page.evaluate(SHOW, view)

    @staticmethod
    def layout(page: Page, **wants: Any) -> list[str]:
        found: list[str] = page.evaluate("(wants) => layoutProblems(wants)", wants)
        return found

    @staticmethod
    def access(page: Page) -> list[str]:
        found: list[str] = page.evaluate(ASK_AXE)
        return found


class Viewer:
    """Shows shots, each on the page that is open for its kind already."""

    def __init__(
        self, gallery: Gallery, playwright: Playwright, scenes: Scenes, **options: Any
    ) -> None:
        self.gallery, self.scenes, self.options = gallery, scenes, options
        self.playwright = playwright
        self.pages: dict[tuple[str, bool, str], Page] = {}
        self.titles: dict[Page, str] = {}

    def show(self, shot: Shot) -> Page:
        page, view = self.page(shot), begun(with_text(shot.scene(self.scenes).view, shot.text))
        wide, high = shot.pixels
        page.set_viewport_size({"width": wide, "height": high})
        if shot.state == "told":
            page.evaluate(TELL, {"message": UNDONE, "kind": "info"})
            if shot.page == "phone":
                page.evaluate(TELL, {"message": REFUSED, "kind": "warning"})
        Gallery.show(page, CHANGED.get(shot.state, dict)(view))
        self.drawn(page, shot, view["game"])
        if shot.state == "lost":
            page.evaluate("partyhostLose()")
        return page

    def page(self, shot: Shot) -> Page:
        """What is said over a page stays for a while: it has a page of its own."""
        language = shot.table.language
        key = shot.page, shot.state == "told", language
        if key not in self.pages:
            options = {"locale": language, **self.options}
            if shot.page == "phone":
                options |= iphone(self.playwright.devices, device_scale_factor=1)
            self.pages[key] = self.gallery.page(PATHS[shot.page], **options)
            self.pages[key].wait_for_function("() => globalThis.partyhostShow")
        return self.pages[key]

    def drawn(self, page: Page, shot: Shot, game: dict[str, Any] | None) -> None:
        """The title's drawings have come, which are loaded when it is first seen."""
        if shot.table.language != "en":
            page.wait_for_function(
                "(wanted) => document.documentElement.lang === wanted", arg=shot.table.language
            )
        if not game or shot.page == "host" or self.titles.get(page) == game["title"]:
            return
        if game["screen"] != "podium":
            page.wait_for_selector(f".title-{game['title']} > *, .drawn > *, .await")
            self.titles[page] = game["title"]
        page.evaluate(READY)

    def close(self) -> None:
        for page in self.pages.values():
            page.context.close()
