"""Whether signs differ to eyes that see no colours."""

from __future__ import annotations

import io
from collections.abc import Sequence
from itertools import combinations
from typing import Any

from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Page

SIGN, INKED = 48, 235  # pixels of a sign's side; the lightest grey that is ink
DIFFERENT = 0.04  # of a sign's pixels
LAY_OUT = """([family, size]) => {
    const ids = [...document.querySelectorAll("symbol")].map((symbol) => symbol.id);
    const signs = ids.filter((id) => family.some((begins) => id.startsWith(begins)));
    const drawn = signs.map((id) =>
        `<svg id="${id}-sign" width="${size}" height="${size}"><use href="#${id}"/></svg>`);
    const style = "position: fixed; inset: 0; z-index: 999; background: #fff";
    const sheet = `<div id="signs" style="${style}">${drawn.join("")}</div>`;
    document.body.insertAdjacentHTML("beforeend", sheet);
    return Object.fromEntries([...document.querySelectorAll("#signs > svg")].map((svg) => {
        const {x, y, width, height} = svg.getBoundingClientRect();
        return [svg.id, {x, y, width, height}];
    }));
}"""


def alike(page: Page, family: Sequence[str]) -> list[str]:
    """Signs of a family that look like one another to eyes that see no colours. `family`: how
    the ids of its symbols begin, which this page has loaded."""
    page.set_viewport_size({"width": 1280, "height": 720})
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})
    boxes: dict[str, Any] = page.evaluate(LAY_OUT, [[*family], SIGN])
    pictures = {name: _outlines(page.screenshot(clip=box)) for name, box in boxes.items()}
    page.evaluate("document.querySelector('#signs').remove()")
    session.detach()
    assert len(pictures) > 1, family
    return [
        f"{one} looks like {other}"
        for (one, first), (other, second) in combinations(pictures.items(), 2)
        if ImageStat.Stat(ImageChops.difference(first, second)).mean[0] < 255 * DIFFERENT
    ]


def _outlines(png: bytes) -> Image.Image:
    """Where there is ink, however light or dark it is."""
    return Image.open(io.BytesIO(png)).convert("L").point(lambda level: 255 if level < INKED else 0)
