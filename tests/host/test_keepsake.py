"""The picture for guests to keep, at all table sizes."""

from __future__ import annotations

from typing import Any

import pytest

from partyhost.host import keepsake
from partyhost.host import winners as words
from partyhost.host.lettering import Lettering, fitting, shortened

NAMES = ("Ann", "Bo", "Zoë", "Łukasz", "Ömer", "Дмитрий", "李小龙", "x" * 40, "Mia", "Tom")


def told(guests: int, facts: int = 3, **first: Any) -> dict[str, Any]:
    places = [
        {
            "seat": f"s{i + 1}",
            "name": NAMES[i],
            "avatar": keepsake.FACES[i],
            "colour": list(keepsake.SEATS)[i],
            "shape": "circle",
            "place": i + 1,
            "score": 2000 - i * 700,
        }
        for i in range(guests)
    ]
    places[0] |= first
    fact = {"label": "Biggest wager", "seats": ["s1"], "value": "$2,000 on Rivers"}
    return {
        "match": 1,
        "name": "Jeopardy! Card Game",
        "ended": 1.8e9,
        "unit": "$",
        "places": places,
        "facts": [fact] * facts,
    }


@pytest.mark.parametrize("guests", range(1, 11))
def test_every_table_size_is_drawn(guests: int) -> None:
    assert keepsake.painted(told(guests)).size == (keepsake.WIDTH, keepsake.HEIGHT)


def test_guests_without_a_picture_and_matches_without_facts() -> None:
    keepsake.painted(told(2, facts=0, avatar=None, colour="unknown"))


def test_the_same_match_is_drawn_once() -> None:
    assert keepsake.picture(told(3)) is keepsake.picture(told(3))


@pytest.mark.parametrize(
    ("winners", "line"),
    [
        (["Ann"], "Ann takes it!"),
        (["Ann", "Bo"], "Ann and Bo share it!"),
        (["Ann", "Bo", "Cy"], "Ann, Bo and Cy share it!"),
        (["Ann", "Bo", "Cy", "Di"], "4 winners share it!"),
    ],
)
def test_the_headline_names_the_winners(winners: list[str], line: str) -> None:
    assert words.headline([{"name": name, "place": 1} for name in winners]) == line


def test_a_team_that_won_is_named_as_one() -> None:
    winners = [{"name": name, "place": 1} for name in ("Ann", "Bo")]
    assert words.headline(winners, "The red team") == "The red team takes it!"


@pytest.mark.parametrize(
    ("number", "unit", "text"),
    [(1200, "$", "$1,200"), (-400, "$", "-$400"), (12, "points", "12"), (0, "$", "$0")],
)
def test_scores(number: int, unit: str, text: str) -> None:
    assert words.score(number, unit) == text


def test_long_words_fit() -> None:
    assert fitting("display", 112, "W" * 60, 900).width("W" * 60) <= 920
    bold = Lettering("bold", 28)
    assert bold.width(shortened(bold, "W" * 60, 200)) <= 200
