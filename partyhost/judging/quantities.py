"""Amounts with their units: equal or wrong, never nearly."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from partyhost.judging import match
from partyhost.judging.lexicon import listed
from partyhost.judging.match import Grade, Match
from partyhost.judging.numbers import counted, slipped
from partyhost.judging.patterns import pattern
from partyhost.judging.words import words

_UNITS: dict[str, dict[str, float]] = {
    "length": {
        "mm millimeter millimetre": 0.001, "cm centimeter centimetre": 0.01, "m meter metre": 1,
        "km kilometer kilometre": 1000, "inch inches": 0.0254, "ft foot feet": 0.3048,
        "yard yd": 0.9144, "mile mi": 1609.344, "league": 4828.03, "light": 9.461e15,
    },
    "mass": {
        "mg milligram": 1e-6, "g gram gramme gr": 0.001, "kg kilo kilogram kilogramme": 1,
        "ton tonne": 1000, "lb lbs pound": 0.453592, "oz ounce": 0.0283495, "stone": 6.35029,
    },
    "time": {
        "millisecond ms": 0.001, "sec secs seconds": 1, "min minute mins": 60,
        "hour hr hrs h": 3600, "day": 86400, "week wk": 604800,
        "fortnight": 1209600, "month": 2629800, "year yr yrs": 31557600, "decade": 315576000,
        "century": 3155760000, "millennium": 31557600000,
    },
    "volume": {
        "ml milliliter millilitre": 0.001, "cl": 0.01, "l liter litre": 1, "gallon": 3.78541,
        "pint": 0.473176, "quart": 0.946353,
    },
    "celsius": {"celsius c centigrade": 1}, "fahrenheit": {"fahrenheit f": 1},
    "kelvin": {"kelvin": 1}, "percent": {"percent": 1}, "dollar": {"dollar usd buck": 1},
    "euro": {"euro eur": 1}, "sterling": {"quid gbp": 1}, "cent": {"cent": 1},
    "speed": {"mph mh": 1.609344, "kh kph kmh": 1}, "degree": {"degree deg": 1},
    "radian": {"radian rad": 1}, "before": {"bc bce": 1}, "after": {"ad ce": 1},
}  # fmt: skip
_MONEY = frozenset(("dollar", "euro", "pound", "yen"))
_TURNS = {"celsius", "fahrenheit", "kelvin"}
_BY_NAME: dict[str, tuple[str, float]] = {
    name: (kind, float(factor))
    for kind, units in _UNITS.items()
    for names, factor in units.items()
    for name in names.split()
}
_ABOUT = listed("about")
_PER = pattern(
    r"\b(?:(k)(?:m|ilomet(?:re|er)s?)?|(m)(?:i|iles?)?)(?: ?/ ?| ?p(?:er)? ?)h(?:(?:ou)?r)?\b", re.I
)


_PARTS = tuple(
    (pattern(written, re.I), put)
    for written, put in (
        (r"^(?:an?|one) ([a-z]+) and a half$", r"1.5 \1"),
        (r"^half (?:of )?an? (?=[a-z])", "0.5 "),
        (r"^(?:a|one) quarter (?:of )?an? (?=[a-z])", "0.25 "),
        (r"^(?:three[ -]quarters|3/4) (?:of )?an? (?=[a-z])", "0.75 "),
        (r"^(\d+) and a half(?= )", r"\1.5"),
    )
)
_NUMBER = pattern(r"\d+(?:\.\d+)?(?:st|nd|rd|th)?")
_NOUGHT = pattern(r"0\d")
_RUN = pattern(r"\w+")
_DECADE = pattern(r"\d{2,4}s")
_SHORT_YEAR = pattern(r"\s*(['’‘]?)(\d\d)\s*")
_YEAR = pattern(r"1\d\d\d|20\d\d")
_GROUPED = {point: pattern(rf"(?<!\d)(\d{{1,3}})[{point}](\d{{3}})(?![\d.,]\d)") for point in ".,"}
_ONE = pattern(r"an? ([a-z]+)", re.I)


class Quantity(NamedTuple):
    """Each value it may mean (“1.500” means two; `commas` are those that only a guest would
    write so), its unit's kind and size, and what is counted where that is no unit: `named` when
    with a capital letter."""

    values: frozenset[float]
    commas: frozenset[float]
    kind: str
    factor: float
    noun: tuple[str, ...]
    minus: bool
    named: bool


@lru_cache(4096)
def quantity(text: str) -> Quantity | None:
    """The amount that all of a text says, or None."""
    tokens = counted([slipped(each) for each in words(_plainly(text))])
    tokens = [token for token in tokens if token not in _ABOUT]
    if len(tokens) > 1 and tokens[0] in ("year", "number", "no"):
        tokens = tokens[1:]
    minus = "minus" in tokens
    tokens = [token for token in tokens if token != "minus"]
    numbers = [token for token in tokens if _NUMBER.fullmatch(token)]
    rest = tuple(token for token in tokens if token not in numbers)
    if len(numbers) != 1 or len(rest) > 3 or _NOUGHT.match(numbers[0]):
        return None
    if tokens[0] not in numbers and tokens[0] not in _MONEY:
        return None
    values = frozenset({float(numbers[0]), *_decimals(text, ".")})
    kind, factor, noun = _unit(rest)
    named = any(each.startswith(word.title()) for each in _RUN.findall(text) for word in noun)
    return Quantity(values, _decimals(text, ","), kind, factor, noun, minus, named)


def _plainly(text: str) -> str:
    """“km/h” as one word, “half a”, “and a half”, “a metre” in digits."""
    text = _PER.sub(r"\1\2h", text)
    for part, put in _PARTS:
        text = part.sub(put, text)
    one = _ONE.fullmatch(text)
    return f"1 {one[1]}" if one and one[1].lower() in _BY_NAME else text


def _decimals(text: str, point: str) -> frozenset[float]:
    """“1.500” may be one and a half."""
    found = _GROUPED[point].search(text)
    return frozenset((float(f"{found[1]}.{found[2]}"),)) if found else frozenset()


def _unit(rest: tuple[str, ...]) -> tuple[str, float, tuple[str, ...]]:
    kind, factor = "", 1.0
    noun = []
    for token in rest:
        found = (
            _BY_NAME.get(token)
            or _BY_NAME.get(token.removesuffix("s"))
            or _BY_NAME.get(token.removesuffix("es"))
        )
        if found is None:
            noun.append(token)
        elif kind in ("", "degree"):
            kind, factor = found
    return kind, factor, tuple(noun)


def compare(
    said: Quantity, rights: list[Quantity], clue: frozenset[str], given: tuple[str, ...]
) -> Match:
    """To all amounts that are right; `given` are the clue's words, for the unit it asks for."""
    known = {(right.kind, right.factor) for right in rights}
    kinds = {kind for kind, _ in known}
    known |= {unit for word in given if (unit := _unit((word,))[:2])[0] not in kinds}
    units = frozenset(unit for unit in known if unit[0])
    if said.kind and any(right.kind for right in rights):
        rights = [right for right in rights if right.kind]
    found = [_one(said, right, units, clue) for right in rights]
    doubts = [each for each in found if each.grade is Grade.DOUBT]
    best = match.best(found)
    return doubts[0] if doubts and best.grade is not Grade.RIGHT else best


def _one(
    said: Quantity, right: Quantity, units: frozenset[tuple[str, float]], clue: frozenset[str]
) -> Match:
    if said.kind and right.kind and said.kind == right.kind and said.factor != right.factor:
        same = any(
            abs(one * said.factor - two * right.factor) <= 1e-9 * abs(two * right.factor)
            for one in said.values
            for two in right.values
        )
        return match.WRITTEN if same else match.NUMBER_OFF
    if not (said.values | said.commas) & right.values or said.minus != right.minus:
        return _off(said, right)
    if said.kind == right.kind:
        return _counted(said, right, clue)
    return _units((said.kind, said.factor), right.kind, units)


def _off(said: Quantity, right: Quantity) -> Match:
    """Rounded is for people; any other number is wrong."""
    same_unit = not said.kind or not right.kind or said.kind == right.kind
    for one in said.values if same_unit else ():
        for two in right.values - said.values:
            if two != int(two) and (one in (int(two), round(two)) or _rounded(one, two)):
                return Match(Grade.DOUBT, "judging-rounded")
    year = all(1000 <= value < 2100 for value in said.values | right.values)
    return Match(Grade.OFF, "judging-year-differs") if year and not right.kind else match.NUMBER_OFF


def _rounded(one: float, two: float) -> bool:
    return one != int(one) and (f"{two}".startswith(f"{one}") or round(two, 1) == one)


def _counted(said: Quantity, right: Quantity, clue: frozenset[str]) -> Match:
    """The same number of the same things, or of things that one of the two leaves out."""
    unsaid = not right.noun and not said.named and len(said.noun) < 2
    if said.noun == right.noun or unsaid or set(said.noun) <= clue:
        return match.SAME if said.noun == right.noun else match.WRITTEN
    shared = {word[:4] for word in said.noun} & {word[:4] for word in right.noun}
    return match.WRITTEN if shared else Match(Grade.DOUBT, "judging-number-of-what")


def _units(unit: tuple[str, float], right: str, units: frozenset[tuple[str, float]]) -> Match:
    """The same number, of a unit that only one of the two names, or of two units."""
    said = unit[0]
    kinds = {kind for kind, _ in units}
    if not said or said == "after" or (said == "degree" and right in _TURNS):
        if right == "before":
            return Match(Grade.DOUBT, "judging-before-year-one")
        return match.WRITTEN
    if unit in units or (said in _TURNS and kinds <= {"degree"}):
        return match.WRITTEN if not right or right in ("degree", said) else _UNIT_OFF
    if kinds or said == "before":
        return _UNIT_OFF
    return Match(Grade.DOUBT, "judging-unit-unasked")


_UNIT_OFF = Match(Grade.OFF, "judging-unit-differs")


def decade(said: tuple[str, ...], right: tuple[str, ...]) -> Match:
    """“The eighties” are the 1980s; a year alone is not, and not quite another thing either."""
    if (
        len(right) == 2
        and right[1] == "century"
        and right[0].isdecimal()
        and said == (f"{int(right[0]) - 1}00s",)
    ):
        return Match(Grade.DOUBT, "judging-century-or-years")
    if len(said) != 1 or len(right) != 1 or not right[0][0].isdigit():
        return match.NONE
    if not _DECADE.fullmatch(right[0]):
        return match.NONE
    if _DECADE.fullmatch(said[0]):
        if said[0].endswith(right[0]) and said != right:
            return Match(Grade.DOUBT, "judging-maybe-century")
        alike = right[0].endswith(said[0])
        return match.WRITTEN if alike else Match(Grade.OFF, "judging-decade-differs")
    if said[0].isdecimal():
        same = said[0][:-1].endswith(right[0][:-2])
        return Match(Grade.DOUBT, "judging-one-year") if same else match.NUMBER_OFF
    return match.NONE


def short_year(text: str, right: str) -> Match:
    """“’84” for 1984; without its mark, people say."""
    if len(text) > 6 or len(right) != 4:
        return match.NONE
    found = _SHORT_YEAR.fullmatch(text)
    if found is None or not _YEAR.fullmatch(right) or right[2:] != found[2]:
        return match.NONE
    return match.WRITTEN if found[1] else Match(Grade.DOUBT, "judging-century-missing")
