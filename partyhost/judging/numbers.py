"""Numbers as people write them: digits, words, ordinals, Roman numerals."""

from __future__ import annotations

import re

_UNITS = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen"),
    *("eighteen", "nineteen"),
)
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_ORDINALS = {
    "first": 1, "second": 2, "third": 3, "fifth": 5, "eighth": 8, "ninth": 9, "twelfth": 12,
}  # fmt: skip
_SCALES = {"hundred": 100, "thousand": 1000, "million": 10**6, "billion": 10**9}
_WORDS = {
    **{word: n for n, word in enumerate(_UNITS)},
    **{word: 10 * n for n, word in enumerate(_TENS, 2)},
}
_ROMAN = re.compile(r"^m{0,3}(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$")
_ROMAN_VALUES = {"i": 1, "v": 5, "x": 10, "l": 50, "c": 100, "d": 500, "m": 1000}


def number_of(text: str) -> int | None:
    """The whole number that all of a reduced text says, or None: “3rd”, “forty two”, “xiv”."""
    tokens = text.split()
    if len(tokens) == 1 and (digits := re.fullmatch(r"(\d+)(?:st|nd|rd|th)?", tokens[0])):
        return int(digits[1])
    if len(tokens) == 1 and len(text) > 1 and _ROMAN.match(text):
        return _roman(text)
    return _spelt([token for token in tokens if token != "and"])


def _roman(text: str) -> int:
    values = [_ROMAN_VALUES[letter] for letter in text]
    return sum(
        -value if value < max(values[i + 1 :], default=0) else value
        for i, value in enumerate(values)
    )


def _spelt(tokens: list[str]) -> int | None:
    total, group, seen = 0, 0, False
    for token in tokens:
        value = _word(token)
        if value is not None:
            if group and value >= 10 and group % 100 >= 10:
                group = group * 100 + value  # nineteen eighty four
            else:
                group += value
        elif token in _SCALES:
            scale = _SCALES[token]
            group = max(group, 1) * scale
            if scale > 100:
                total, group = total + group, 0
        else:
            return None
        seen = True
    return total + group if seen else None


def _word(token: str) -> int | None:
    if token in _ORDINALS:
        return _ORDINALS[token]
    if token.endswith("ieth"):
        token = token[:-4] + "y"
    elif token.endswith("th"):
        token = token[:-2]
    return _WORDS.get(token)
