"""Plain Latin letters for what was written in any script."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from functools import cache, lru_cache

from partyhost.judging.patterns import pattern

_SIGNS = str.maketrans({
    "°": " degrees ", "℃": " degrees c ", "℉": " degrees f ", "€": " euro ", "$": " dollar ",
    "£": " pound ", "¥": " yen ", "%": " percent ", "№": " number ", "π": " pi ", "∞": " infinity ",
    "½": " 1/2 ", "¼": " 1/4 ", "¾": " 3/4 ", "\u2212": "-", "–": "-", "—": " - ", "×": " x ",
    "’": "'", "‘": "'", "\u00b4": "'", "`": "'", "“": '"', "”": '"', "&": " and ",
})  # fmt: skip
_NO_LETTER = pattern(r"[^a-z ]")
_SIGNED = pattern("[$%&`]")
_DECORATION = ("So", "Sk", "Cf", "Co", "Cs", "Cn", "Mn", "Me")


@cache
def _anyascii() -> Callable[[str], str]:
    from anyascii import anyascii  # only now: it takes a while to load

    return anyascii


def read_scripts() -> None:
    """What the letters of the scripts of today are in Latin ones."""
    pages = (*range(0x20), *range(0x30, 0x32), *range(0x4E, 0xA0), *range(0xAC, 0xD8))
    _anyascii()("".join(chr(page << 8 | 0xA1) for page in pages))


@lru_cache(4096)
def plain(text: str) -> str:
    """The text in ASCII with its case: signs are named, accents and pictures are taken off."""
    if not text.isascii() or _SIGNED.search(text):
        text = text.translate(_SIGNS)
    if not text.isascii():
        text = unicodedata.normalize("NFKD", text)
        text = "".join([c for c in text if unicodedata.category(c) not in _DECORATION])
        text = _anyascii()(text)
    return text


@lru_cache(4096)
def is_foreign(text: str) -> bool:
    """Written in another script than ours."""
    return not text.isascii() and any(
        c.isalpha() and not unicodedata.name(c, "LATIN").startswith("LATIN") for c in text
    )


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
    return _NO_LETTER.sub(" ", called.lower())
