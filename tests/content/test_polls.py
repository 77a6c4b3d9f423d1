"""Every figure of the shipped polls, worked out again from what was asked: polls_asked.jsonl holds
the exact share behind each, and under which licence (content/card_sharks/CREDITS.md)."""

from __future__ import annotations

import json
import tomllib
from decimal import ROUND_HALF_UP, Decimal
from pathlib import Path
from typing import Any

import pytest

from partyhost import assets

CREDITED = {
    "CC BY 4.0": ("Data: FiveThirtyEight (github.com/fivethirtyeight/data, ", "CC BY 4.0"),
    "free to use with citation": ("General Social Survey ", "NORC at the University of Chicago"),
    "public domain": ("US Government work: ", ""),
}
CARD = 5  # polls on a host card


@pytest.fixture(scope="module")
def polls() -> list[dict[str, Any]]:
    files = sorted((assets.folder("content") / "card_sharks" / "starter").glob("polls-*.toml"))
    decks = [tomllib.loads(file.read_text(encoding="utf-8")) for file in files]
    return [poll for deck in decks for poll in deck["poll"]]


@pytest.fixture(scope="module")
def asked() -> dict[str, dict[str, Any]]:
    lines = Path(__file__).with_name("polls_asked.jsonl").read_text(encoding="utf-8").splitlines()
    return {item["id"]: item for item in map(json.loads, lines)}


def figure(item: dict[str, Any], turned: bool) -> int:
    share = int(Decimal(str(item["percent"])).quantize(Decimal(1), ROUND_HALF_UP))
    return 100 - share if turned else share


def test_seventy_cards_of_five_and_no_poll_twice(polls: list[dict[str, Any]]) -> None:
    assert len({poll["id"] for poll in polls}) == len(polls) == 70 * CARD
    assert len({poll["question"] for poll in polls}) == len(polls)


def test_every_figure_is_that_of_its_item(
    polls: list[dict[str, Any]], asked: dict[str, dict[str, Any]]
) -> None:
    for poll in polls:
        item = asked[poll["id"]]
        assert poll["answer"] == figure(item, poll.get("turned", False)), poll["id"]
        assert poll.get("n", 0) == (item["n"] or 0), poll["id"]
        years = str(poll.get("year") or poll["group"])  # of more than one year, the group says so
        assert years.endswith(str(item["year"])), poll["id"]


def test_every_poll_says_who_was_asked_by_whom_and_gives_credit(
    polls: list[dict[str, Any]], asked: dict[str, dict[str, Any]]
) -> None:
    for poll in polls:
        begins, ends = CREDITED[asked[poll["id"]]["licence"]]
        assert "" not in (poll["group"], poll["source"]), poll["id"]
        assert poll["credit"].startswith(begins), poll["id"]
        assert poll["credit"].endswith(ends), poll["id"]


def test_who_chose_to_answer_on_the_web_does_not_speak_for_a_nation(
    polls: list[dict[str, Any]],
) -> None:
    for poll in polls:
        if "FiveThirtyEight" in poll["source"]:
            assert "Americans" not in poll["question"] + poll["group"], poll["id"]


def test_a_question_turned_round_says_so(polls: list[dict[str, Any]]) -> None:
    turned = [poll for poll in polls if poll.get("turned")]
    low = [poll for poll in polls if poll["answer"] < 50]
    assert 0.25 < len(turned) / (len(turned) + len(low)) < 0.4
    assert all(len(poll["question"]) <= 150 for poll in polls)


def test_no_topic_comes_twice_on_a_card(
    polls: list[dict[str, Any]], asked: dict[str, dict[str, Any]]
) -> None:
    topics = [asked[poll["id"]]["topic"] for poll in polls]
    for first in range(0, len(topics), CARD):
        assert len(set(topics[first : first + CARD])) == CARD, polls[first]["id"]
