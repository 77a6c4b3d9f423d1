"""Our typefaces on a picture, with the system's for letters that ours do not have."""

from __future__ import annotations

from functools import cache

from PIL import ImageDraw, ImageFont
from PIL.ImageFont import FreeTypeFont

from partyhost import assets

FACES = {
    "display": ("lilita-one", "400"),
    "body": ("atkinson-hyperlegible", "400"),
    "bold": ("atkinson-hyperlegible", "700"),
}
_SYSTEM = (  # one of these is on most laptops; the first that has a letter draws it
    "DejaVuSans-Bold.ttf",
    "NotoSans-Bold.ttf",
    "NotoSansCJK-Bold.ttc",
    "arialuni.ttf",
    "Arial Unicode.ttf",
    "segoeuib.ttf",
    "seguisym.ttf",
    "msgothic.ttc",
    "malgun.ttf",
    "PingFang.ttc",
)
Colour = str | tuple[int, int, int]


class Lettering:
    """One face in one size, in pixels."""

    def __init__(self, face: str, size: int) -> None:
        self.size = size
        self._fonts = fonts(face, size)

    def width(self, text: str) -> float:
        return sum(font.getlength(part) for font, part in self._runs(text))

    def draw(
        self,
        canvas: ImageDraw.ImageDraw,
        at: tuple[float, float],
        text: str,
        fill: Colour,
        align: float = 0,
    ) -> None:
        """One line with its baseline at y; `align` is the part of its width left of x."""
        x = at[0] - self.width(text) * align
        for font, part in self._runs(text):
            canvas.text((x, at[1]), part, fill=fill, font=font, anchor="ls")
            x += font.getlength(part)

    def _runs(self, text: str) -> list[tuple[FreeTypeFont, str]]:
        """The text in pieces that one font each can draw."""
        runs: list[tuple[FreeTypeFont, str]] = []
        for letter in text:
            has = [font for font in self._fonts if letter == " " or _draws(font, letter)]
            font = runs[-1][0] if runs and runs[-1][0] in has else (has or self._fonts)[0]
            if runs and runs[-1][0] is font:
                runs[-1] = (font, runs[-1][1] + letter)
            else:
                runs.append((font, letter))
        return runs


def fitting(face: str, size: int, text: str, width: float, least: int = 12) -> Lettering:
    """The face in the largest size up to `size` in which the text is no wider than `width`, but
    not below `least`."""
    wide = Lettering(face, size).width(text)
    return Lettering(face, size if wide <= width else max(least, int(size * width / wide)))


def shortened(lettering: Lettering, text: str, width: float) -> str:
    """The text, or as much of its beginning as fits."""
    if lettering.width(text) <= width:
        return text
    while text and lettering.width(text + "…") > width:
        text = text[:-1]
    return text.rstrip() + "…"


@cache
def fonts(face: str, size: int) -> tuple[FreeTypeFont, ...]:
    name, weight = FACES[face]
    folder = assets.folder("static") / "fonts"
    ours = [folder / f"{name}-{subset}-{weight}-normal.woff2" for subset in ("latin", "latin-ext")]
    paths = [*map(str, ours), *_SYSTEM]
    return tuple(font for path in paths if (font := _font(path, size)))


def _font(path: str, size: int) -> FreeTypeFont | None:
    try:
        return ImageFont.truetype(path, size)
    except OSError:
        return None


@cache
def _draws(font: FreeTypeFont, letter: str) -> bool:
    """Whether the font has this letter: it looks unlike one that no font has."""
    shown, missing = font.getmask(letter), font.getmask("\U000fffff")
    return shown.size != missing.size or bytes(shown) != bytes(missing)
