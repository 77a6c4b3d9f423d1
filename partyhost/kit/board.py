"""The dry-erase board: an answer in type or in ink."""

from __future__ import annotations

from typing import Any

import msgspec


class Written(msgspec.Struct, frozen=True, omit_defaults=True):
    """`text` as typed, or `ink`: strokes of x, y (0..1000) and t (ms since the first point)."""

    text: str = ""
    ink: tuple[tuple[int, ...], ...] = ()

    @property
    def blank(self) -> bool:
        return not self.text and not self.ink


BLANK = Written()


def written(value: Any) -> Written:
    """What an admitted `write` act says (see engine.offers.Write)."""
    if "text" in value:
        return Written(text=value["text"].strip())
    return Written(ink=tuple(map(tuple, value["ink"])))
