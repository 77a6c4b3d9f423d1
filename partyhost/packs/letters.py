"""Which of the older encodings of Europe a text was saved in: the one in which letters and marks
stand where people write them."""

from __future__ import annotations

from collections.abc import Sequence

WESTERN = ("cp1252", "mac_roman", "cp850")  # Windows, Macs of old, DOS: the likelier first
OPENING, CLOSING, DASHES, MONEY = "“‘«¿¡„", "”’»…", "–—·", "€£¥¢"
RARE = "þðýÿÞÐÝŸ\u0131"  # in the languages of most tables
MOST = 20_000  # letters to look at


def likeliest(data: bytes, names: Sequence[str]) -> str:
    """One of these encodings, of which the first are the likelier."""
    return min(names, key=lambda name: _oddness(data.decode(name, "replace")))


def _oddness(text: str) -> float:
    near = f" {text[:MOST]} "
    return sum(
        _odd(*near[at - 1 : at + 2]) for at in range(1, len(near) - 1) if ord(near[at]) > 127
    )


def _odd(before: str, letter: str, after: str) -> float:
    """How odd it is that this letter stands between these two."""
    if letter.isalpha():
        inside = letter.isupper() and before.islower()
        return inside + (before.isdigit() or after.isdigit()) + 0.5 * (letter in RARE)
    if letter in OPENING:
        return float(before.isalnum() or not after.isalnum())
    if letter in CLOSING:
        return float(before.isspace())
    if letter in DASHES:
        return 0.0 if before.isspace() == after.isspace() and not before.isalpha() else 0.6
    if letter in MONEY:
        return 0.0 if before.isdigit() or after.isdigit() or after.isspace() else 1.0
    return 0.0 if letter in "°½¼¾²³" and before.isdigit() else 1.0
