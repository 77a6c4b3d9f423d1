"""Days, months and years: every part that is said must agree."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from partyhost.judging import match
from partyhost.judging.letters import plain
from partyhost.judging.lexicon import listed
from partyhost.judging.match import Grade, Match
from partyhost.judging.patterns import pattern
from partyhost.judging.words import words

_MONTHS = (
    "january jan", "february feb", "march mar", "april apr", "may", "june jun", "july jul",
    "august aug", "september sept sep", "october oct", "november nov", "december dec",
)  # fmt: skip
_BY_NAME = {name: n for n, names in enumerate(_MONTHS, 1) for name in names.split()}
_SLIPS = {"janurary": 1, "febuary": 2, "feburary": 2, "agust": 8, "septemer": 9, "decemeber": 12}
_FILL = listed("fill")
_WEEK = listed("week")
_NAMED = pattern("jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec")
_DIFFERS = {
    "day": "judging-day-differs",
    "month": "judging-month-differs",
    "year": "judging-year-differs",
}
_MARKS = pattern(r"(\d{1,4})\s?[./-]\s?(\d{1,2})(?:\s?[./-]\s?(\d{1,4}))?\.?")


class Date(NamedTuple):
    day: int | None
    month: int | None
    year: int | None


@lru_cache(4096)
def dates(text: str) -> tuple[Date, ...]:
    """What day a text may mean: one where the month is in words, up to two for “3/4”."""
    marked = _MARKS.fullmatch(plain(text).strip())
    if marked:
        return _marked(*(int(part) if part else None for part in marked.groups()))
    tokens = [token for token in words(text) if token not in _FILL and token not in _WEEK]
    months = [_month(token) for token in tokens]
    numbers = [int(token) for token in tokens if token.isdecimal() and len(token) <= 4]
    named = [month for month in months if month]
    if len(named) != 1 or len(numbers) > 2 or len(numbers) + 1 != len(tokens):
        return ()
    days = [number for number in numbers if 1 <= number <= 31]
    years = [number for number in numbers if number > 31]
    if len(days) > 1 or len(years) > 1:
        return ()
    return (Date(days[0] if days else None, named[0], years[0] if years else None),)


def _month(token: str) -> int:
    return _BY_NAME.get(token) or _SLIPS.get(token) or 0


def _marked(first: int | None, second: int | None, third: int | None) -> tuple[Date, ...]:
    """“25/12/1990”, “12/25” or “1990-12-25”."""
    ways = [(first, second, third), (second, first, third)]
    if first is not None and first > 31:
        ways = [(third, second, first)]
    return tuple(
        Date(day, month, year)
        for day, month, year in ways
        if month and 1 <= month <= 12 and (day is None or 1 <= day <= 31)
    )


def compare(text: str, right: str) -> Match | None:
    """None where the right one is no date of a day or month, or where none is said."""
    if len(right) == 4 and right.isdecimal():
        return _with_its_day(text, int(right))
    theirs = named(right)
    if theirs is None:
        return None
    ours = dates(text)
    if not ours:
        return _part(words(text), theirs)
    found = match.best([_one(date, theirs) for date in ours])
    if len(set(ours)) > 1 and found.grade is Grade.RIGHT:
        return Match(Grade.DOUBT, "judging-maybe-day")
    return found


@lru_cache(4096)
def named(right: str) -> Date | None:
    """The one date that a text names."""
    found = dates(right) if _NAMED.search(right.lower()) else ()
    return found[0] if len(found) == 1 else None


def _with_its_day(text: str, year: int) -> Match | None:
    """Of a year, the day may be said as well."""
    ours = [date.year for date in dates(text)]
    if not any(ours):
        return None
    return match.WRITTEN if year in ours else Match(Grade.OFF, "judging-year-differs")


def _part(tokens: tuple[str, ...], right: Date) -> Match | None:
    """A number alone: the day for people, the year where it is the most of it."""
    number = [token for token in tokens if token not in _FILL]
    if len(number) != 1 or not number[0].isdecimal():
        return None
    said = int(number[0])
    if said == right.day:
        return Match(Grade.DOUBT, "judging-only-day")
    if said == right.year:
        return Match(Grade.DOUBT, "judging-only-year")
    return match.NUMBER_OFF


def _one(said: Date, right: Date) -> Match:
    for name, one, two in zip(Date._fields, said, right, strict=True):
        short = name == "year" and two is not None and one == two % 100
        if one is not None and two is not None and one != two and not short:
            return Match(Grade.OFF, _DIFFERS[name])
    if said.day is None and right.day is not None:
        return Match(Grade.OFF, "judging-day-missing")
    if said.year is None and right.year is not None:
        return Match(Grade.DOUBT, "judging-year-missing")
    return match.WRITTEN if said == right else Match(Grade.RIGHT, "judging-same-date")
