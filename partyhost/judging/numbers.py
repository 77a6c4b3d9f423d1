"""Numbers as people write them: digits, words, ordinals, decades, Roman numerals."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from partyhost.judging.edits import edits
from partyhost.judging.lexicon import is_known
from partyhost.judging.patterns import pattern

_UNITS = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen"),
    *("eighteen", "nineteen"),
)
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_IRREGULAR = {
    "first": 1, "second": 2, "third": 3, "fifth": 5, "eighth": 8, "ninth": 9, "twelfth": 12,
    "fourty": 40, "ninty": 90, "fivth": 5, "nineth": 9, "twelve": 12, "nil": 0, "dozen": 12,
    "fourtieth": 40, "twelth": 12, "fourtheenth": 14,
}  # fmt: skip
_SCALES = {
    "thousand": 10**3, "million": 10**6, "billion": 10**9, "trillion": 10**12, "k": 10**3,
    "mn": 10**6, "bn": 10**9,
}  # fmt: skip
_SMALL = {
    **{word: n for n, word in enumerate(_UNITS)},
    **{word: 10 * n for n, word in enumerate(_TENS, 2)},
    **_IRREGULAR,
}
_VALUES = {
    **_SMALL,
    **{f"{word}th": n for word, n in _SMALL.items()},
    **{f"{word[:-1]}ieth": n for word, n in _SMALL.items() if word.endswith("y")},
}
_DECADES = {f"{word[:-1]}ies": f"{10 * n}s" for n, word in enumerate(_TENS, 2)}
_SEVERAL = {f"{word}{'es' if word == 'six' else 's'}": f"{n}s" for n, word in enumerate(_UNITS)}
_ROMAN = pattern(r"m{0,3}(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})")
_ROMAN_VALUES = {"i": 1, "v": 5, "x": 10, "l": 50, "c": 100, "d": 500, "m": 1000}
_TWO_IN_ONE = frozenset(ten + unit for ten in _TENS for unit in _UNITS[1:10])
COUNTING = frozenset(
    (*_VALUES, *_SCALES, *_DECADES, *_TWO_IN_ONE, "hundred", "hundredth", "point", *_SEVERAL)
)
_JOINED = pattern(rf"^({'|'.join(_TENS)})({'|'.join(_UNITS[1:10])})$")
_LONG = {
    letter: [word for word in (*_SMALL, *_SCALES, "hundred") if len(word) > 4 and word[0] == letter]
    for letter in "abcdefghijklmnopqrstuvwxyz"
}
_DIGITS = pattern(r"(\d+(?:\.\d+)?)(?:st|nd|rd|th)?")
_LARGEST = 10**15


def number_of(text: str) -> int | None:
    """The whole number that all of a text says, or None: “3rd”, “forty two”, “xiv”."""
    tokens = text.lower().replace("-", " ").split()
    if len(tokens) == 1 and len(text) > 1 and is_roman(text.lower()):
        return roman(text.lower())
    said = counted(tokens)
    return int(said[0]) if len(said) == 1 and said[0].isdigit() else None


def is_roman(token: str) -> bool:
    return bool(token) and _ROMAN.fullmatch(token) is not None


def roman(token: str) -> int:
    values = [_ROMAN_VALUES[letter] for letter in token]
    return sum(
        -value if value < max(values[i + 1 :], default=0) else value
        for i, value in enumerate(values)
    )


def counted(tokens: Sequence[str]) -> list[str]:
    """The tokens with every number in digits: “nineteen”, “eighty”, “four” become “1984”."""
    if not _TWO_IN_ONE.isdisjoint(tokens):
        tokens = [part for token in tokens for part in _JOINED.sub(r"\1 \2", token).split()]
    if not any(map(_may_count, tokens)):
        return list(tokens)
    done: list[str] = []
    at = 0
    while at < len(tokens):
        if not _may_count(tokens[at]):
            done.append(tokens[at])
            at += 1
            continue
        value, end = _number(tokens, at)
        if end > at and _decade(tokens, end) and value is not None and value % 100 == 0:
            done.append(str(int(value) + int(_DECADES[tokens[end]][:-1])) + "s")
            at = end + 1
        elif end > at and value is not None:
            value, end = _with_point(tokens, value, end)
            whole = end == at + 1 and tokens[at].isdecimal() and tokens[at].startswith("00")
            done.append(tokens[at] if whole else _written(value))
            at = end
        else:
            done.append(_DECADES.get(tokens[at]) or _SEVERAL.get(tokens[at], tokens[at]))
            at += 1
    return done


def _may_count(token: str) -> bool:
    return token in COUNTING or token[0].isdigit()


def _with_point(tokens: Sequence[str], value: float, at: int) -> tuple[float, int]:
    """“three point one four”."""
    if at >= len(tokens) or tokens[at] != "point" or value != int(value):
        return value, at
    digits, end = "", at + 1
    while end < len(tokens) and (digit := _VALUES.get(tokens[end])) is not None and digit < 100:
        digits, end = digits + str(digit), end + 1
    return (float(f"{int(value)}.{digits}"), end) if digits else (value, at)


@lru_cache(4096)
def slipped(token: str) -> str:
    """A number word that is spelt a little differently, put right: “forteen”."""
    begun = _LONG.get(token[:1], ())
    near = [word for word in begun if edits(word, token) <= 1]
    return near[0] if len(near) == 1 and not is_known(token) else token


def _decade(tokens: Sequence[str], at: int) -> bool:
    return at < len(tokens) and tokens[at] in _DECADES


def _written(value: float) -> str:
    return str(int(value)) if value == int(value) else f"{value:.12g}"


def _number(tokens: Sequence[str], at: int) -> tuple[float | None, int]:
    """The number that begins here and where it ends; none ends where it began."""
    total, end = 0.0, at
    ceiling = _LARGEST
    while end < len(tokens):
        start = end + 1 if end > at and tokens[end] == "and" else end
        group, after = _group(tokens, start)
        if group is None:
            break
        scale = _SCALES.get(tokens[after], 1) if after < len(tokens) else 1
        if scale == 1 and after < len(tokens) and tokens[after] == "dozen":
            scale = 12
        if end > at and not 0 < group * scale < ceiling:
            break
        total, ceiling = total + group * scale, scale
        end = after + (scale > 1)
        if scale == 1:
            break
    return (total if end > at else None), end


def _group(tokens: Sequence[str], at: int) -> tuple[float | None, int]:
    """Up to three digits in words, a year in words, or digits; “hundred” alone is one."""
    if at >= len(tokens):
        return None, at
    if (digits := _DIGITS.fullmatch(tokens[at])) is not None:
        return min(float(digits[1]), _LARGEST), at + 1
    if tokens[at] in ("hundred", "thousand", "million", "billion"):
        high, end = 1.0, at
    else:
        small, end = _below_hundred(tokens, at)
        if small is None:
            return None, at
        high = float(small)
    if end < len(tokens) and tokens[end] in ("hundred", "hundredth"):
        return _after_hundred(tokens, high, end + 1)
    if high >= 10 and end > at:
        return _year(tokens, high, end)
    return high, end


def _after_hundred(tokens: Sequence[str], high: float, at: int) -> tuple[float, int]:
    start = at + 1 if at < len(tokens) and tokens[at] == "and" else at
    low, end = _below_hundred(tokens, start)
    return (high * 100 + low, end) if low is not None else (high * 100, at)


def _year(tokens: Sequence[str], high: float, at: int) -> tuple[float, int]:
    """“nineteen eighty four”, “nineteen oh five”; otherwise the number as it is."""
    start = at + 1 if at < len(tokens) and tokens[at] in ("oh", "o") else at
    low, end = _below_hundred(tokens, start)
    if low is not None and (low >= 10 or start > at):
        return high * 100 + low, end
    return high, at


def _below_hundred(tokens: Sequence[str], at: int) -> tuple[int | None, int]:
    value = _VALUES.get(tokens[at]) if at < len(tokens) else None
    if value is None:
        return None, at
    if value >= 20 and at + 1 < len(tokens):
        unit = _VALUES.get(tokens[at + 1])
        if unit is not None and 0 < unit < 10:
            return value + unit, at + 2
    return value, at + 1
