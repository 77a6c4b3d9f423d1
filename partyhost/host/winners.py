"""Who won, in words, for the picture and the page that guests keep."""

from __future__ import annotations

import time
from typing import Any

from partyhost.engine.game import Title
from partyhost.kit.podium import Podium
from partyhost.l10n import ENGLISH, Message, msg

MOST = 3  # winners whose names have room
MONEY = ("$", "€", "£")


def headline(places: list[dict[str, Any]], team: str = "") -> Message:
    winners = tuple(each["name"] for each in places if each["place"] == 1)
    if team or len(winners) == 1:
        return msg("night-takes-it", name=team or winners[0])
    if len(winners) <= MOST:
        return msg("night-share-it", names=winners)
    return msg("night-winners", count=len(winners))


def score(number: int, unit: str, language: str = ENGLISH) -> str:
    """$1,200 or 12: the unit is written where it is a currency."""
    from babel.numbers import format_decimal

    digits = format_decimal(abs(number), locale=language)
    return f"{'-' if number < 0 else ''}{unit if unit in MONEY else ''}{digits}"


def currency(title: Title) -> str:
    """What stands before its scores, as its podium counts them; "" where that is none."""
    units = (phase.unit for phase in title.phases if issubclass(phase, Podium))
    return next((unit for unit in units if unit in MONEY), "")


def day(ended: float | None, language: str = ENGLISH) -> str:
    """As people of the language write a date, whatever the laptop's own is."""
    from datetime import date

    from babel.dates import format_date

    when = date.fromtimestamp(time.time() if ended is None else ended)
    return format_date(when, "long", locale="en_GB" if language == ENGLISH else language)
