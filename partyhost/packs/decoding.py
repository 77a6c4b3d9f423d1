"""Bytes that somebody saved as text, in whatever encoding their program chose."""

from __future__ import annotations

import codecs

SAMPLE = 64 * 1024
BOMS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)


def text_of(data: bytes) -> str:
    """The text, with line ends as \\n and nothing that a page could not show. Bytes that mean
    nothing become \ufffd, which the checks of a row then speak of; no bytes raise."""
    text = data.decode(encoding_of(data), "replace")
    return text.replace("\r\n", "\n").replace("\r", "\n").replace("\x00", "")


def encoding_of(data: bytes) -> str:
    for bom, name in BOMS:
        if data.startswith(bom):
            return name
    wide = _wide(data[:SAMPLE])
    if wide:
        return wide
    try:
        codecs.getincrementaldecoder("utf-8")().decode(data)
        return "utf-8"
    except UnicodeDecodeError:
        return _guessed(data)


def _wide(sample: bytes) -> str | None:
    """UTF-16 without its mark has a zero in every second place of what is written in ASCII."""
    half = len(sample) // 2
    if half and sample[1::2].count(0) > 0.4 * half:
        return "utf-16-le"
    return "utf-16-be" if half and sample[0::2].count(0) > 0.4 * half else None


def _guessed(data: bytes) -> str:
    """The likeliest of the older encodings; Western Europe's where it is as good as any."""
    from charset_normalizer import from_bytes

    try:
        first = next((n for n, byte in enumerate(data) if byte > 127), 0)
        found = list(from_bytes(data[max(0, first - 2048) : first + SAMPLE], steps=3))
    except Exception:  # a guess is a guess
        return "cp1252"
    if not found:
        return "cp1252"
    best = found[0]
    alike = [
        each for each in found if each.chaos == best.chaos and each.coherence >= best.coherence
    ]
    return "cp1252" if any(each.encoding == "cp1252" for each in alike) else best.encoding
