"""Names in every dress that Unicode has, and names of every script that must stay as they are."""

from __future__ import annotations

import unicodedata
from random import Random

import pytest

from partyhost.host.messages import Refusal
from partyhost.host.names import alike, cleaned
from tests.host.house import House, code

NAME = "Sam Lee"
MATHEMATICAL = (
    "BOLD", "ITALIC", "BOLD ITALIC", "SCRIPT", "BOLD SCRIPT", "FRAKTUR", "BOLD FRAKTUR",
    "DOUBLE-STRUCK", "SANS-SERIF", "SANS-SERIF BOLD", "MONOSPACE",
)  # fmt: skip
DRESSES = (
    *(f"MATHEMATICAL {style} {{size}} {{letter}}" for style in MATHEMATICAL),
    "FULLWIDTH LATIN {size} LETTER {letter}",
    "CIRCLED LATIN {size} LETTER {letter}",
    "PARENTHESIZED LATIN {size} LETTER {letter}",
    *(
        f"{style} LATIN CAPITAL LETTER {{letter}}"
        for style in ("SQUARED", "NEGATIVE CIRCLED", "NEGATIVE SQUARED")
    ),
    "LATIN LETTER SMALL CAPITAL {letter}",
    "REGIONAL INDICATOR SYMBOL LETTER {letter}",
)
MARKS = (
    *range(0x334, 0x339), *(0x305, 0x332, 0x333, 0x33F, 0x34F, 0x489), *range(0x20DD, 0x20E1),
    *(0x20D2, 0x20E3, 0x20E4), *range(0xFE00, 0xFE10), 0xE0100, 0xE01EF, 0x180B,
    *range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x2070), 0xFEFF, 0xAD, 0x61C,
    0x180E, 0x17B4, *range(0xE0020, 0xE0080), 0xFFF9, 0x1D173,
)  # fmt: skip
KEPT = (
    "Zoë", "José", "Łukasz", "Ngọc Ánh", "Adéọlá", "Tân-tio̍h", "Дмитрий", "Ελένη", "李小龙",
    "さくら", "민준", "אָדָם", "مُحَمَّد", "نیم‌فاصله", "क्‍ष", "ไพลิน", "O’Neil", "Ann 2",
    "👩‍🚀 Ada", "👨‍👩‍👧‍👦", "❤️ Mo", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 Bob", "🇩🇪 Uli", "👍🏽", "1️ Bo".replace("\ufe0f", ""),
)  # fmt: skip


def dressed(pattern: str) -> str:
    """The name in these letters; where there are none of one size, in the other."""

    def letter(plain: str) -> str:
        for size in ("CAPITAL" if plain.isupper() else "SMALL", "CAPITAL", "SMALL"):
            try:
                return unicodedata.lookup(pattern.format(size=size, letter=plain.upper()))
            except KeyError:
                continue
        return plain

    return "".join(letter(c) if c.isalpha() else c for c in NAME)


@pytest.mark.parametrize("pattern", DRESSES)
def test_letters_in_another_dress_are_the_same_name(pattern: str) -> None:
    text = dressed(pattern)
    assert text != NAME
    assert alike(cleaned(text), NAME)
    assert alike(text, NAME)  # also where nobody has cleaned it yet


@pytest.mark.parametrize("mark", MARKS)
def test_what_is_not_seen_or_only_decorates_is_taken_off(mark: int) -> None:
    assert cleaned("".join(letter + chr(mark) for letter in NAME)) == NAME
    with pytest.raises(Refusal):
        cleaned(chr(mark) * 3)


@pytest.mark.parametrize("name", KEPT)
def test_names_as_people_write_them_stay_so(name: str) -> None:
    assert cleaned(name) == unicodedata.normalize("NFKC", name)


@pytest.mark.parametrize("one", KEPT)
def test_and_are_nobody_elses(one: str) -> None:
    assert [other for other in KEPT if alike(one, other)] == [one]


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ian", "Lan"), ("Kim", "Klm"), ("Zoe", "Zoë"), ("🇩🇪", "🇫🇷"), ("👍🏽", "👍🏿")],
)
def test_names_that_can_be_told_apart(one: str, other: str) -> None:
    assert not alike(one, other)


def test_a_name_is_cleaned_once_for_all() -> None:
    rng = Random(5)
    letters = [chr(mark) for mark in MARKS] + list("Sam Lee é한👩❤🏴\u200d\ufe0f\U000e007fस्")
    for _ in range(2000):
        text = "".join(rng.choices(letters, k=rng.randint(1, 12)))
        try:
            name = cleaned(text)
        except Refusal:
            continue
        assert cleaned(name) == name
        assert alike(text, name)


def test_a_second_guest_in_disguise_is_told_so(house: House) -> None:
    house.guest("Sam")
    for text in ("S\u0336a\u0336m\u0336", "🆂🅰🅼", "ꜱᴀᴍ", "Sam\U000e0041", "\u202eSam"):
        assert code(house.client().join(text)) == "name_taken"
