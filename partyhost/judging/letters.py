"""Plain Latin letters for what was written in any script."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from anyascii import anyascii

_SIGNS = {
    "°": " degrees ", "℃": " degrees c ", "℉": " degrees f ", "€": " euro ", "$": " dollar ",
    "£": " pound ", "¥": " yen ", "%": " percent ", "№": " number ", "π": " pi ", "∞": " infinity ",
    "½": " 1/2 ", "¼": " 1/4 ", "¾": " 3/4 ", "\u2212": "-", "–": "-", "—": " - ", "×": " x ",
    "’": "'", "‘": "'", "\u00b4": "'", "`": "'", "“": '"', "”": '"', "&": " and ",
}  # fmt: skip
_SIGNED = re.compile("[$%&`]")
anyascii("éłωя—")  # its tables are read now, and not while somebody waits
_DECORATION = ("So", "Sk", "Cf", "Co", "Cs", "Cn", "Mn", "Me")


@lru_cache(4096)
def plain(text: str) -> str:
    """The text in ASCII with its case: signs are named, accents and pictures are taken off."""
    if not text.isascii() or _SIGNED.search(text):
        text = "".join(_SIGNS.get(c, c) for c in text)
    if not text.isascii():
        text = unicodedata.normalize("NFKD", text)
        text = "".join(c for c in text if unicodedata.category(c) not in _DECORATION)
        text = anyascii(text)
    return text


def without_pictures(text: str) -> str:
    """What is written, where pictures stand beside it."""
    if text.isascii():
        return text.strip()
    return "".join(c for c in text if unicodedata.category(c) not in _DECORATION[:2]).strip()


@lru_cache(1024)
def pictured(text: str) -> str:
    """What the pictures in a text are called, “tiger face”, where there is nothing else."""
    if any(unicodedata.category(c)[0] in "LN" for c in text):
        return ""
    drawn = [c for c in text if unicodedata.category(c) == "So"]
    called = " ".join(unicodedata.name(c, "") for c in drawn[:8])
    return re.sub(r"[^a-z ]", " ", called.lower())
