"""All shots on one page, to be looked through: with what the checks found written on each."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page

from tests.browser.shots import Shot

PAGE = (Path(__file__).parent / "album.html").read_text("utf-8")
QUALITY = 80  # of WebP pictures


class Album:
    """A folder with a picture of each shot, and index.html."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.leaves = folder, list[Mapping[str, Any]]()
        self.sessions: dict[Page, CDPSession] = {}
        folder.mkdir(parents=True, exist_ok=True)

    def add(self, title: str, shot: Shot, page: Page, problems: Sequence[str]) -> None:
        name = re.sub(r"[^\w.-]+", "_", f"{title} {shot}") + ".webp"
        (self.folder / name).write_bytes(self.picture(page))
        self.leaves.append(
            {
                "picture": name,
                "title": title,
                "page": shot.page,
                "screen": " ".join(f"{shot.name} {shot.part}".split()),
                "size": shot.size,
                "seats": str(shot.table.guests),
                "cast": shot.table.cast,
                "language": shot.table.language,
                "state": shot.state,
                "text": str(shot.text),
                "problems": [*problems],
            }
        )

    def picture(self, page: Page) -> bytes:
        """As WebP, which Chromium makes itself."""
        session = self.sessions.get(page) or page.context.new_cdp_session(page)
        self.sessions[page] = session
        wish = {"format": "webp", "quality": QUALITY, "optimizeForSpeed": True}
        return base64.b64decode(session.send("Page.captureScreenshot", wish)["data"])

    def close(self) -> Path:
        """Writes the page that shows them all."""
        data = json.dumps(self.leaves, ensure_ascii=False).replace("<", "\\u003c")
        index = self.folder / "index.html"
        index.write_text(PAGE.replace("/* leaves */", data), "utf-8")
        return index
