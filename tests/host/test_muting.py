"""What a muted guest writes is on no screen, and on everybody's phone."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from partyhost.engine.acts import TV
from partyhost.engine.game import page
from partyhost.host import muting
from partyhost.kit.board import BLANK, Written
from partyhost.titles import TITLES
from tests.host import toy
from tests.host.house import House
from tests.matches import random_match

INK = Written(ink=((1, 2, 0),))


class Shown(msgspec.Struct, frozen=True):
    seat: str
    answer: Written | None


class Nameless(msgspec.Struct, frozen=True, tag_field="screen", tag="nameless"):
    answer: Written
    voters: tuple[str, ...]


class Screen(msgspec.Struct, frozen=True, tag_field="screen", tag="boards"):
    turn: str
    answer: Written
    boards: tuple[Shown, ...]
    notes: dict[str, Written]


def test_boards_of_muted_guests_are_covered() -> None:
    boards = (Shown("s1", INK), Shown("s2", INK), Shown("s1", BLANK), Shown("s1", None))
    screen = Screen("s1", Written("mine"), boards, {"s1": INK, "s2": INK})
    told = muting.covered(screen, {"s1"}, "")
    cover = Written("(not shown)")
    assert told == Screen("s1", cover, (Shown("s1", cover), *boards[1:]), {"s1": cover, "s2": INK})
    assert muting.covered(screen, {"s3"}, "") == screen


def test_a_board_without_a_name_may_be_a_muted_guests() -> None:
    """What people rule on without knowing whose it is."""
    nameless = Nameless(INK, ("s1", "s2"))
    assert muting.covered(nameless, {"s1"}, "").answer == Written("(not shown)")
    for title in (TITLES["jeopardy"], TITLES["beat_ken"]):
        views = (
            page(title, state, TV).view for n in range(20) for state, _ in random_match(title, 2, n)
        )
        vetted = next(view for view in views if getattr(view, "number", 0) and view.answer)  # type: ignore[attr-defined]
        assert muting.covered(vetted, {"s1"}, "").answer == Written("(not shown)")


def test_every_screen_of_every_title_stays_whole() -> None:
    for title in TITLES.values():
        for state, _ in random_match(title, 3, 1):
            view = page(title, state, TV).view
            nameless = page(title, state, TV).screen == "vetting"
            assert nameless or muting.covered(view, {"nobody"}, "") == view


def test_screens_alone_are_kept_from_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(tmp_path)
    ann, bo = house.table("Ann", "Bo")
    tv, looks_on = house.client("tv"), house.client()
    rude = Screen("s2", Written("a rude word"), (), {})
    monkeypatch.setattr(toy.Asking, "view", lambda *_: rude)
    for muted in (False, True):
        ann.control("mute", seat=bo.seat, on=muted)
        told = [client.view["game"]["answer"] for client in (ann, bo, looks_on)]
        assert told == [{"text": "a rude word"}] * 3
        shown = "(not shown)" if muted else "a rude word"
        assert tv.view["game"]["answer"] == {"text": shown}
    tv.house.room.night.language = "de"
    assert tv.view["game"]["answer"] == {"text": "(nicht gezeigt)"}
