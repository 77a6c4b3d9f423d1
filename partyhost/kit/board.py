"""The dry-erase board: an answer in type or in ink."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from partyhost.judging.phrasing import reduced


class Written(msgspec.Struct, frozen=True, omit_defaults=True):
    """`text` as typed, or `ink`: strokes of x, y (0..1000) and t (ms since the first point)."""

    text: str = ""
    ink: tuple[tuple[int, ...], ...] = ()

    @property
    def blank(self) -> bool:
        return not self.text and not self.ink

    @property
    def said(self) -> str:
        """What is typed, in its words and without “what is”; nothing where it is drawn."""
        return reduced(self.text)

    def agrees(self, other: Written) -> bool:
        """Do both say the same? Then they are ruled on alike."""
        return bool(self.said) and self.said == other.said


BLANK = Written()


def together(answers: Mapping[str, Written]) -> tuple[tuple[str, ...], ...]:
    """Those who say the same, in the order of the first of each; who draws is alone."""
    groups: dict[tuple[str, str], list[str]] = {}
    for who, answer in answers.items():
        groups.setdefault((answer.said, "" if answer.said else who), []).append(who)
    return tuple(map(tuple, groups.values()))


def written(value: Any) -> Written:
    """What an admitted `write` act says (see engine.offers.Write)."""
    if "text" in value:
        return Written(text=value["text"].strip())
    return Written(ink=tuple(map(tuple, value["ink"])))
