"""Reactions rise on the screens, gently, and leave nothing behind."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.host.house import Guest, House, code, unchanged

KINDS = ("clap", "laugh", "wow", "heart", "groan")


def react(guest: Guest, kind: Any = "clap") -> dict[str, Any]:
    answer = guest.house.room.react(guest.id, {"kind": kind})
    guest.house.tick()
    return answer


def seen(client: Guest) -> list[dict[str, Any]]:
    return [told for event, told in client.house.sent.get(client.id, []) if event == "reaction"]


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def test_screens_alone_are_told_and_nothing_is_kept(house: House) -> None:
    ann, bo = house.table("Ann", "Bo")
    tvs, host = [house.client("tv"), house.client("tv")], house.client("host")
    match = house.room.running
    before = house.room.journal.entries(match.id)
    with unchanged(house):
        for kind in KINDS:
            assert react(bo, kind) == {"ok": True}
            house.wait(1.5)
    assert [seen(tv) for tv in tvs] == [[{"seat": "s2", "kind": kind} for kind in KINDS]] * 2
    assert not [client for client in (ann, bo, host) if seen(client)]
    assert house.room.journal.entries(match.id) == before
    assert not seen(house.client("tv")), "who comes later sees none of it"


def test_one_at_a_time_for_each_guest(house: House) -> None:
    ann, bo = house.table("Ann", "Bo")
    assert react(ann)["ok"]
    assert code(react(ann, "wow")) == "too_fast"
    assert react(bo)["ok"]
    house.wait(1.5)
    assert react(ann, "wow")["ok"]


def test_who_watches_and_who_has_an_act_to_make_may(house: House) -> None:
    tv = house.client("tv")
    ann, _ = house.table("Ann", "Bo")
    late = house.guest("Cy")
    assert react(ann)["ok"]
    assert react(late)["ok"]
    ann.control("end")
    house.wait(1.5)
    assert react(ann)["ok"], "at the podium, too"
    assert len(seen(tv)) == 3


def test_who_may_not_is_told_why(house: House) -> None:
    tv, phone = house.client("tv"), house.client()
    ann = house.guest("Ann")
    assert code(react(phone)) == "not_seated"
    assert code(react(ann)) == "not_allowed", "there is no match"
    bo = house.guest("Bo")
    ann.control("start", title="toy", options={})
    ann.control("mute", seat="s2", on=True)
    assert code(react(bo)) == "not_allowed"
    ann.control("mute", seat="s2", on=False)
    ann.control("settings", reactions=False)
    assert code(react(bo)) == "not_allowed"
    assert bo.view["room"]["settings"]["reactions"] is False
    ann.control("settings", reactions=True)
    assert code(react(bo, "🖕")) == "bad_request"
    assert code(react(bo, None)) == "bad_request"
    assert not seen(tv)
    assert react(bo)["ok"]
