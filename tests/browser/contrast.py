"""Contrast as it is in the picture: on gradients and pictures, too, where axe can't say."""

from __future__ import annotations

import io
import re
from base64 import b64decode
from collections.abc import Iterator
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Page

Colour = tuple[float, float, float]
LARGE, LARGE_BOLD = 24, 18.66  # CSS pixels, as WCAG has it
ENOUGH, ENOUGH_LARGE = 4.5, 3.0
NEAR = 0.05  # of rounding
TAKEN = {"format": "jpeg", "quality": 100, "optimizeForSpeed": True}  # in a third of a PNG's time
CELLS = (12, 3)  # a line of text is looked at in so many places
SPARED = 10  # one in so many: where a stamp or confetti lies over a corner


class Text(NamedTuple):
    """A text that is seen, and its least contrast but for a tenth."""

    kind: str
    text: str
    least: float
    wanted: float

    def __str__(self) -> str:
        return f"contrast {self.least:.2f} of {self.wanted}: <{self.kind}> “{self.text}”"


def faint(page: Page, scale: float = 1) -> list[str]:
    """What is hard to read. `scale`: how large a pixel of this page is to those who look at it,
    beside one of a phone in the hand."""
    return [str(each) for each in measured(page, scale) if each.least < each.wanted - NEAR]


def measured(page: Page, scale: float = 1) -> Iterator[Text]:
    """Every text of a page as it stands."""
    texts = page.evaluate("() => { const found = textColours(); hideLetters(true); return found; }")
    session = page.context.new_cdp_session(page)
    taken = session.send("Page.captureScreenshot", TAKEN)["data"]
    session.detach()
    page.evaluate("hideLetters(false)")
    picture = Image.open(io.BytesIO(b64decode(taken))).convert("RGB")
    for text in texts:
        large = text["size"] * scale >= (LARGE_BOLD if text["bold"] else LARGE)
        wanted = ENOUGH_LARGE if large else ENOUGH
        yield Text(text["kind"], text["text"], _least(text, picture), wanted)


def _least(text: dict[str, Any], picture: Image.Image) -> float:
    *colour, alpha = _colour(text["colour"])
    alpha *= text["opacity"]
    found = [
        _contrast(_mixed(colour, under, alpha), under)
        for box in text["boxes"]
        for under in _cells(picture, box)
    ]
    return sorted(found)[len(found) // SPARED] if found else 21


def _cells(picture: Image.Image, box: list[float]) -> Iterator[Colour]:
    left, top, right, bottom = (round(side) for side in box)
    left, top = max(0, left), max(0, top)
    right, bottom = min(picture.width, right), min(picture.height, bottom)
    if right - left > 1 and bottom - top > 1:
        small = picture.crop((left, top, right, bottom)).resize(CELLS, Image.Resampling.BOX)
        yield from zip(*[iter(small.tobytes())] * 3, strict=True)


def _colour(css: str) -> tuple[float, ...]:
    numbers = [float(each) for each in re.findall(r"[\d.]+", css)]
    if css.startswith("color(srgb"):
        numbers = [255 * each for each in numbers[:3]] + numbers[3:]
    return (*numbers[:3], *(numbers[3:] or [1.0]))


def _mixed(over: list[float], under: Colour, alpha: float) -> Colour:
    red, green, blue = (alpha * a + (1 - alpha) * b for a, b in zip(over, under, strict=True))
    return red, green, blue


def _contrast(one: Colour, other: Colour) -> float:
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (each / 255 for each in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
