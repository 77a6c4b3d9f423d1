"""More guests than seats: who watches, and who has a place that becomes free."""

from pathlib import Path
from typing import Any

import pytest

from partyhost.host import door
from partyhost.titles import TITLES
from tests.host.house import Guest, House, code
from tests.packs import PACKS

every_title = pytest.mark.parametrize("key", list(TITLES))


def full(folder: Path, key: str, guests: int = 11, **options: Any) -> tuple[House, list[Guest]]:
    """A match of this title, begun by the first of so many guests."""
    house = House(folder, titles=TITLES, packs=PACKS, seed=1)  # whose first cards are unequal
    here = [house.guest(f"Guest {n}") for n in range(guests)]
    assert here[0].control("start", title=key, options=options)["ok"]
    return house, here


def seat(guest: Guest) -> str:
    return str(guest.view["you"]["seat"])


def board(house: House) -> Any:
    """The table as all pages show it."""
    return house.client("tv").view["game"]["board"]


def players(house: House) -> tuple[str, ...]:
    assert house.room.match is not None
    return house.room.match.players


@every_title
@pytest.mark.parametrize("how", ["leave", "kick"])
def test_h41_who_watches_has_a_place_that_becomes_free_before_any_newcomer(
    key: str, how: str, tmp_path: Path
) -> None:
    house, guests = full(tmp_path, key)
    watcher = guests[10]
    assert (seat(watcher), players(house)) == ("w1", tuple(f"s{n}" for n in range(1, 11)))
    if how == "leave":
        assert house.room.leave(guests[3].id, {})["ok"]
    else:
        assert guests[0].control("kick", seat="s4")["ok"]
    assert seat(watcher) == "s11"
    assert "s11" in players(house)
    assert "s4" not in players(house)
    newcomer = house.guest("New")
    assert newcomer.seat == "w2"
    house.killed()
    assert seat(watcher.back()) == "s11"


def test_h41_a_join_that_is_sent_again_from_a_new_seat_is_no_second_guest(tmp_path: Path) -> None:
    house, guests = full(tmp_path, "judge_and_jury", 10)
    phone = house.client()
    assert phone.join("Late", id="secret of a phone")["seat"] == "w1"
    assert house.room.leave(guests[3].id, {})["ok"]
    assert seat(phone) == "s11"
    phone.gone()
    assert house.client().join("Late", id="secret of a phone")["seat"] == "s11"


def test_h41_a_watcher_whose_phone_is_gone_keeps_nobody_from_a_seat(tmp_path: Path) -> None:
    house, guests = full(tmp_path, "judge_and_jury", 12)
    gone, here = guests[10:]
    gone.gone()
    for leaver in guests[3:6]:
        assert house.room.leave(leaver.id, {})["ok"]
    assert seat(here) == "s11"
    assert house.guest("New").seat == "s12"
    assert seat(gone.back()) == "s13"
    assert players(house)[-3:] == ("s11", "s12", "s13")


def test_h41_in_a_locked_room_a_free_place_is_for_those_who_are_in(tmp_path: Path) -> None:
    house, guests = full(tmp_path, "beat_ken")
    assert guests[0].control("lock", on=True)["ok"]
    assert house.room.leave(guests[3].id, {})["ok"]
    assert code(house.client().join("New")) == "room_locked"
    assert [seat(guests[10].back()), seat(guests[5].back())] == ["s11", "s6"]


def test_h41_a_bot_keeps_no_seat_from_a_guest_once_the_match_is_over(tmp_path: Path) -> None:
    house = House(tmp_path, titles=TITLES, packs=PACKS)
    ann = house.guest("Ann")
    assert ann.control("bots", count=9)["ok"]
    assert ann.control("start", title="judge_and_jury", options={})["ok"]
    watcher = house.guest("Bo")
    house.tick()
    assert seat(watcher) == "w1"
    assert ann.control("lobby")["ok"]
    house.tick()
    assert seat(watcher) == "s11"
    assert sum(guest.bot for guest in house.room.roster.seated) == 8


def test_h41_a_fifth_guest_of_four_tracks_is_on_a_team(tmp_path: Path) -> None:
    house, _ = full(tmp_path, "beat_ken", 4)
    assert house.guest("New").seat == "s5"
    sizes = {len(track["members"]): track["members"] for track in board(house)["tracks"]}
    assert "s5" in sizes[2]


@pytest.mark.parametrize(("party", "count"), [("teams", 2), ("king_of_the_hill", 3)])
def test_h41_a_third_contestant_waits_for_a_team_or_in_the_queue(
    party: str, count: int, tmp_path: Path
) -> None:
    house, guests = full(tmp_path, "card_sharks", count, party=party)
    assert guests[0].act("next")["ok"]
    late = house.guest("Late").seat
    waits = board(house)["late" if party == "teams" else "queue"]
    assert waits[-1] == late
    assert not any(late in team["members"] for team in board(house)["teams"])


def test_h41_a_house_that_is_full_of_watchers_says_where_to_look(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "MOST_WATCHERS", 1)
    for n in range(11):
        house.guest(f"Guest {n}")
    late = house.client()
    answer = late.join("New")
    assert code(answer) == "room_full"
    assert "Watch on the television" in answer["error"]["message"]
    assert late.view["you"]["seat"] is None


@every_title
def test_h32_a_late_guest_has_no_part_in_a_result_before_they_are_in(
    key: str, tmp_path: Path
) -> None:
    house, guests = full(tmp_path, key, 3)
    late = house.guest("Late")
    assert late.seat in players(house)
    assert late.view["you"]["seat"] == "s4"
    assert guests[0].control("end")["ok"]
    result = house.room.last_finished()
    assert result is not None
    ranked = {place["seat"] for place in result["places"]}
    assert {"s1", "s2", "s3"} <= ranked
    assert "s4" not in {*ranked, *late.view["room"]["night"]}
