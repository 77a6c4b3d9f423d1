"""Clocks, pauses, paces, absence, sleep, bots: all with a clock in the test's hands."""

from pathlib import Path

from partyhost.engine.acts import AWAY, TIME_UP, Act, Move
from partyhost.host.clock import Countdown
from tests.host.house import House, code


def acts(house: House) -> list[object]:
    entries = house.room.journal.entries(1)
    return [entry.act for entry in entries if isinstance(entry, Move)]


def left(guest: object) -> int:
    return guest.view["clock"]["left_ms"]  # type: ignore[attr-defined, no-any-return]


def test_time_up_is_a_move_of_the_clock(house: House) -> None:
    ann, bo = house.table("Ann", "Bo")
    ann.act("name", 5)
    house.wait(29)
    assert bo.view["game"]["screen"] == "ask"
    house.wait(1.5)
    assert bo.view["game"]["screen"] == "shown"
    assert acts(house)[-1] == TIME_UP
    house.wait(3.5)
    assert bo.view["game"]["screen"] == "ask"
    assert bo.view["game"]["scores"] == {"s1": 5, "s2": 0}
    assert left(bo) >= 29_000


def test_moves_know_when_they_were_made(house: House) -> None:
    ann, _ = house.table("Ann", "Bo")
    house.wait(2)
    ann.control("pause")
    house.wait(5)
    ann.control("resume")
    house.wait(1)
    ann.act("name", 5)
    entry = house.room.journal.entries(1)[0]
    assert isinstance(entry, Move)
    assert 2900 <= entry.at <= 3100


def test_pause_keeps_what_is_left(house: House) -> None:
    ann, bo = house.table("Ann", "Bo")
    house.wait(10)
    assert ann.control("pause")["ok"]
    assert code(ann.control("pause")) == "moment_passed"
    before = left(ann)
    house.wait(100)
    assert left(ann) == before
    assert bo.view["room"]["paused"]
    assert code(bo.act("name", 5)) == "paused"
    house.killed()
    ann, bo = ann.back(), bo.back()
    assert bo.view["room"]["paused"]
    assert left(ann) == before
    assert ann.control("resume")["ok"]
    assert code(ann.control("resume")) == "moment_passed"
    house.wait(1)
    assert before - 1100 <= left(ann) < before
    assert bo.act("name", 5)["ok"]


def test_pace_slows_clocks_but_not_shows(house: House) -> None:
    ann, bo = house.table("Ann", "Bo")
    house.wait(10)
    assert ann.control("pace", factor=2)["ok"]
    assert ann.view["clock"]["total_ms"] == 60_000
    assert 39_000 <= left(ann) <= 41_000
    assert ann.control("pace", factor=None)["ok"]
    assert ann.view["clock"] is None
    house.wait(200)
    assert ann.view["game"]["screen"] == "ask"
    ann.act("name", 1)
    bo.act("name", 1)
    assert ann.view["clock"]["total_ms"] == 3000
    house.wait(4)
    assert ann.view["game"]["screen"] == "ask"
    assert code(ann.control("pace", factor=3)) == "bad_value"


def test_a_countdown_reads_right() -> None:
    clock = Countdown.of(30, show=False)
    clock.run(15, 1.5)
    assert clock.reading(1.5, False) == {"left_ms": 30_000, "total_ms": 45_000, "paused": False}
    assert clock.reading(None, False) is None
    assert Countdown.of(None, show=True).reading(1, False) is None


def test_nobody_waits_for_a_ghost(house: House) -> None:
    ann, bo = house.table("Ann", "Bo", seconds=0)
    bo.gone()
    house.wait(60)
    assert ann.view["game"]["screen"] == "ask"  # Ann is still asked, and has no clock
    assert ann.view["room"]["seats"][1]["grace_ms"] == 0
    ann.act("name", 5)
    house.wait(0.5)
    assert ann.view["game"]["screen"] == "shown"
    assert acts(house)[-1] == AWAY
    house.wait(3.5)
    ann.act("name", 5)  # the grace is used up: 5 s a turn from now on
    house.wait(3)
    assert ann.view["game"]["screen"] == "ask"
    house.wait(3)
    assert ann.view["game"]["screen"] == "shown"


def test_grace_is_waited_for_once_an_absence(house: House) -> None:
    ann, bo = house.table("Ann", "Bo", seconds=0)
    ann.act("name", 5)
    bo.gone()
    house.wait(40)
    assert ann.view["game"]["screen"] == "ask"
    assert 4000 <= ann.view["room"]["seats"][1]["grace_ms"] <= 6000
    bo = bo.back()
    assert ann.view["room"]["seats"][1]["grace_ms"] is None
    bo.gone()
    house.wait(40)
    assert ann.view["game"]["screen"] == "ask"
    house.wait(6)
    assert ann.view["game"]["screen"] == "shown"


def test_grace_never_makes_a_clock_longer(house: House) -> None:
    ann, bo = house.table("Ann", "Bo")
    ann.act("name", 5)
    bo.gone()
    house.wait(31)
    assert ann.view["game"]["screen"] == "shown"
    assert acts(house)[-1] == TIME_UP


def test_a_match_without_any_phone_waits(house: House) -> None:
    ann, bo = house.table("Ann", "Bo")
    tv = house.client("tv")
    ann.gone()
    bo.gone()
    house.wait(6)
    before = left(tv)
    assert tv.view["room"]["paused"]
    house.wait(300)
    assert left(tv) == before
    assert any("Nobody" in notice for notice in tv.notices)
    bo = bo.back()
    house.wait(1)
    assert not tv.view["room"]["paused"]
    assert bo.act("name", 5)["ok"]


def test_sleep_pauses_instead_of_timing_everybody_out(house: House) -> None:
    ann, bo = house.table("Ann", "Bo")
    house.wait(3)
    house.hands.slept += 120  # the lid was closed: only the other clock went on
    house.tick()
    assert ann.view["room"]["paused"]
    assert any("asleep" in notice for notice in ann.notices)
    assert 26_000 <= left(ann) <= 28_000
    assert ann.control("resume")["ok"]
    house.hands.awake += 120  # the process was stopped
    assert code(bo.act("name", 5)) == "paused"
    assert 26_000 <= left(ann) <= 28_000
    assert ann.control("resume")["ok"]
    assert bo.act("name", 5)["ok"]


def test_skip_is_time_up(house: House) -> None:
    ann, bo = house.table("Ann", "Bo", seconds=0)
    assert ann.control("skip")["ok"]
    assert ann.control("skip")["ok"]  # a double press
    assert bo.view["game"]["screen"] == "shown"
    assert code(ann.control("skip", step=0)) == "moment_passed"
    house.wait(1)
    assert ann.control("skip")["ok"]
    assert bo.view["game"]["screen"] == "ask"


def test_bots_play_to_the_end_without_a_phone(tmp_path: Path) -> None:
    house = House(tmp_path, bots=3, seed=7)
    host = house.client("host")
    assert [seat["bot"] for seat in host.view["room"]["seats"]] == [True] * 3
    assert host.view["room"]["seeded"]
    assert host.control("start", title="toy", options={})["ok"]
    house.wait(1)
    assert host.view["game"]["done"] == []
    house.wait(60)
    assert host.view["room"]["phase"] == "podium"
    assert not any("Nobody" in notice for notice in host.notices)


def test_bots_come_and_go(house: House) -> None:
    ann = house.guest("Ann")
    assert ann.control("bots", count=9)["ok"]
    assert len(ann.view["room"]["seats"]) == 10
    house.guest("Bo")  # a bot gives its seat to a guest
    assert len(ann.view["room"]["seats"]) == 10
    assert code(ann.control("bots", count=9)) == "room_full"
    assert ann.control("bots", count=1)["ok"]
    assert ann.control("start", title="toy", options={})["ok"]
    assert ann.control("bots", count=0)["ok"]
    assert house.room.match is not None
    assert len(house.room.match.players) == 2


def test_a_stand_in_takes_over_after_the_grace_where_the_table_wants_it(house: House) -> None:
    ann, bo = house.table("Ann", "Bo", seconds=0, absent="stand_in")
    ann.act("name", 5)
    bo.gone()
    house.wait(44)
    assert not ann.view["room"]["seats"][1]["stand_in"]
    house.wait(12)
    assert ann.view["room"]["seats"][1]["stand_in"]
    assert any("stand-in plays for Bo" in told for told in ann.notices)
    assert AWAY not in acts(house)


def test_a_stand_in_acts_for_a_guest_who_is_away(house: House) -> None:
    ann, bo = house.table("Ann", "Bo", seconds=0)
    assert ann.control("stand_in", seat="s2", on=True)["ok"]
    ann.act("name", 5)
    house.wait(10)
    assert ann.view["game"]["done"] == ["s1"]  # Bo is here
    bo.gone()
    house.wait(20)
    assert ann.view["game"]["screen"] != "ask" or ann.step > 0


def test_what_stands_on_the_board_counts_when_time_is_up(house: House) -> None:
    ann, bo = house.table("Ann", "Bo")
    ann.act("name", 5)
    wish = {"step": bo.step, "act": "note", "value": {"text": "half a"}}
    assert house.room.draft(bo.id, wish)["ok"]
    house.wait(31)
    assert Act("note", {"text": "half a"}) in acts(house)


def test_a_number_that_was_not_sent_is_not_meant(house: House) -> None:
    ann, bo = house.table("Ann", "Bo")
    ann.act("name", 5)
    assert house.room.draft(bo.id, {"step": bo.step, "act": "name", "value": 9})["ok"]
    house.wait(31)
    assert acts(house)[-1] == TIME_UP


def test_a_draft_is_no_larger_than_what_could_be_sent(house: House) -> None:
    ann, _ = house.table("Ann", "Bo")
    wish = {"step": ann.step, "act": "note", "value": {"text": "x" * 5000}}
    answer = house.room.draft(ann.id, wish)
    assert answer["error"]["code"] == "too_large"
    assert ann.view["you"]["drafts"] == {}
