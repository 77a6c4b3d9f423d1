"""Bytes that somebody saved as text, in whatever encoding their program chose."""

from __future__ import annotations

import codecs
import re
from typing import NamedTuple

from partyhost.l10n import msg
from partyhost.packs.letters import WESTERN, likeliest

SAMPLE = 64 * 1024
LEAST = 0.25  # lines in UTF-8 for each in no UTF-8, where a file has both
WINDOWS = {f"cp125{n}": f"Windows-125{n}" for n in range(7)}
NAMES = {
    "utf-8": "UTF-8", **WINDOWS, "mac_roman": "Mac Roman", "cp850": "DOS 850",
    "iso8859_2": "Latin-2", "koi8_r": "KOI8-R", "cp932": "Shift-JIS", "euc_jp": "EUC-JP",
    "gb18030": "GB 18030", "big5": "Big5", "cp949": "Korean 949",
}  # fmt: skip
WORD = re.compile(r"[^\s,;\"“”]+")
EASTERN = (
    "cp1250",
    "iso8859_2",
    "cp1254",
)  # which have most letters in common with Western Europe's
OLDER = (
    *WESTERN,
    *EASTERN,
    *("cp1251", "koi8_r", "cp1253", "cp1255"),
    *("cp932", "euc_jp", "gb18030", "big5", "cp949"),
)
BOMS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)


class Told(NamedTuple):
    """The text; in which encoding it was read, and a sentence to those who can see whether its
    letters are right: both "" where the file itself says how they are written."""

    text: str
    encoding: str = ""
    says: str = ""


def text_of(data: bytes, encoding: str = "") -> str:
    """The text, with line ends as \\n and nothing that a page could not show. Bytes that mean
    nothing become \\ufffd, which the checks of a row then speak of; no bytes raise."""
    return told(data, encoding).text


def told(data: bytes, encoding: str = "") -> Told:
    """As it was said to be written (one of NAMES), or as it seems to be."""
    if encoding:
        return Told(_plain(data.decode(encoding, "replace")), encoding)
    if sure := _sure(data):
        return Told(_plain(data.decode(sure, "replace")))
    lines = data.split(b"\n")
    strange = [line for line in lines if not _is_utf8(line)]
    mixed = sum(_is_utf8(line) and not line.isascii() for line in lines) >= LEAST * len(strange)
    code = _guessed(b"\n".join(strange) if mixed else data)
    name, text = NAMES.get(code, code), data.decode(code, "replace")
    if mixed:
        codes = ("utf-8" if _is_utf8(line) else code for line in lines)
        each = (line.decode(one, "replace") for line, one in zip(lines, codes, strict=True))
        text = "\n".join(each)
    id = "packs-letters-mixed" if mixed else "packs-letters"
    return Told(_plain(text), code, msg(id, encoding=name, example=_example(strange, code)))


def _plain(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n").replace("\x00", "")


def _example(lines: list[bytes], code: str) -> str:
    """A word whose letters may be wrong."""
    text = _plain(lines[0].decode(code, "replace")) if lines else ""
    return next((found[0] for found in WORD.finditer(text) if not found[0].isascii()), "")[:40]


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


def _sure(data: bytes) -> str | None:
    for bom, name in BOMS:
        if data.startswith(bom):
            return name
    return _wide(data[:SAMPLE]) or ("utf-8" if _is_utf8(data) else None)


def _wide(sample: bytes) -> str | None:
    """UTF-16 without its mark has a zero in every second place of what is written in ASCII."""
    half = len(sample) // 2
    if half and sample[1::2].count(0) > 0.4 * half:
        return "utf-16-le"
    return "utf-16-be" if half and sample[0::2].count(0) > 0.4 * half else None


def _guessed(data: bytes) -> str:
    """The likeliest of the older encodings."""
    from charset_normalizer import from_bytes

    first = next((n for n, byte in enumerate(data) if byte > 127), 0)
    sample = data[max(0, first - 2048) : first + SAMPLE]
    try:
        found = list(from_bytes(sample, steps=3, cp_isolation=list(OLDER)))
    except Exception:  # a guess is a guess
        return likeliest(sample, WESTERN)
    if found and found[0].encoding not in (*WESTERN, *EASTERN):
        return found[0].encoding
    here = next((each for each in found if "cp1252" in each.could_be_from_charset), None)
    likelier = [
        each.encoding
        for each in found
        if here and each.encoding in EASTERN
        and each.chaos <= here.chaos and each.coherence > here.coherence
    ]  # fmt: skip
    return likeliest(sample, (*likelier, *WESTERN))
