"""Several guests on one phone: the cover between them, and everything that happens to a seat."""

from __future__ import annotations

import pytest

from tests.host.house import Guest, House, code, unchanged
from tests.host.toy import Asking


def shared(house: House, *names: str) -> Guest:
    """A phone on which all of these play; the first one has it in hand."""
    phone = house.guest(names[0])
    for name in names[1:]:
        assert phone.join(name, share=True)["ok"]
    return phone


def keys(phone: Guest) -> tuple[str, ...]:
    return tuple(phone.view["you"]["keys"])


def begin(house: House, **options: object) -> None:
    assert house.client("host").control("start", title="toy", options=options)["ok"]


def in_hand(phone: Guest) -> str | None:
    seat: str | None = phone.view["you"]["seat"]
    return seat


def test_two_guests_have_two_seats_on_one_phone(house: House) -> None:
    phone = shared(house, "Ann", "Bo")
    you, seats = phone.view["you"], phone.view["room"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Bo"]
    assert all(seat["present"] and seat["shared"] for seat in seats)
    assert you["seat"] == "s1"
    assert not you["covered"]
    assert you["sharing"] == [
        {"seat": "s1", "name": "Ann", "awaited": False},
        {"seat": "s2", "name": "Bo", "awaited": False},
    ]
    assert len(set(you["keys"])) == 2
    assert code(phone.join("ann", share=True)) == "name_taken"


def test_a_phone_of_one_guest_is_told_nothing_of_it(house: House) -> None:
    ann = house.guest("Ann")
    assert not {"sharing", "keys", "covered", "next"} & set(ann.view["you"])
    assert not ann.view["room"]["seats"][0]["shared"]


def test_in_the_lobby_either_may_look_and_nothing_is_covered(house: House) -> None:
    phone = shared(house, "Ann", "Bo")
    assert phone.hold("s2")["ok"]
    assert in_hand(phone) == "s2"
    with unchanged(house):
        assert code(phone.hold(None)) == "not_allowed"
        assert code(phone.hold("s3")) == "not_seated"
        assert code(house.client().hold("s1")) == "not_seated"


def test_a_match_begins_under_the_cover_and_it_shows_no_more_than_the_tv_does(
    house: House,
) -> None:
    phone, tv = shared(house, "Ann", "Bo"), house.client("tv")
    begin(house)
    view, seen = phone.view, tv.view
    assert view["you"]["covered"]
    assert view["you"]["seat"] is None
    assert view["you"]["drafts"] == {}
    assert view["you"]["next"] == "s1"
    assert all(each["awaited"] for each in view["you"]["sharing"])
    assert {**view["game"], "cues": []} == {**seen["game"], "cues": []}
    assert view["offers"] == seen["offers"] == []
    assert not view["you"]["captain"]


def test_the_cover_asks_one_after_the_other(house: House) -> None:
    phone = shared(house, "Ann", "Bo")
    cem = house.guest("Cem")
    begin(house)
    assert phone.hold("s1")["ok"]
    assert phone.view["game"]["yours"] is None
    assert phone.act("name", 7)["ok"]
    assert phone.view["you"]["covered"]
    assert phone.view["you"]["next"] == "s2"
    assert phone.hold("s2")["ok"]
    assert phone.view["game"]["yours"] is None
    assert phone.act("name", 8)["ok"]
    assert in_hand(phone) == "s2"  # nobody else of this phone is waited for
    assert phone.view["game"]["yours"] == 8
    cem.act("name", 9)
    assert phone.view["game"]["numbers"] == {"s1": 7, "s2": 8, "s3": 9}


def test_what_is_done_under_the_cover_or_for_another_changes_nothing(house: House) -> None:
    phone = shared(house, "Ann", "Bo")
    begin(house)
    step = phone.step
    with unchanged(house):
        assert code(phone.act("name", 7, step=step)) == "moment_passed"
        assert code(phone.control("pause")) == "not_allowed"
        wish = {"step": step, "act": "note", "value": {"text": "mine"}}
        assert code(house.room.draft(phone.id, wish)) == "moment_passed"
    phone.hold("s2")
    with unchanged(house):
        assert code(phone.act("name", 7, step=step, seat="s1")) == "moment_passed"
        assert code(house.room.draft(phone.id, {**wish, "seat": "s1"})) == "moment_passed"
    assert phone.act("name", 7, step=step, seat="s2")["ok"]


def test_a_draft_is_its_guests_alone(house: House) -> None:
    phone = shared(house, "Ann", "Bo")
    begin(house)
    phone.hold("s1")
    wish = {"step": phone.step, "act": "note", "value": {"text": "mine"}}
    assert house.room.draft(phone.id, wish)["ok"]
    phone.hold(None)
    assert phone.view["you"]["drafts"] == {}
    phone.hold("s2")
    assert phone.view["you"]["drafts"] == {}
    phone.hold("s1")
    assert phone.view["you"]["drafts"] == {"note": {"text": "mine"}}


def test_who_lays_the_phone_down_gives_it_to_another_who_is_waited_for(house: House) -> None:
    phone = shared(house, "Ann", "Bo")
    begin(house)
    phone.hold("s1")
    assert phone.hold(None)["ok"]
    assert phone.view["you"]["next"] == "s2"
    phone.hold("s2")
    phone.act("name", 1)
    assert phone.view["you"]["next"] == "s1"
    phone.hold("s2")  # once more, to look: nobody takes it away
    house.wait(1)
    assert in_hand(phone) == "s2"


def test_the_cover_goes_with_the_match_and_comes_back_with_it(house: House) -> None:
    phone, host = shared(house, "Ann", "Bo"), house.client("host")
    begin(house)
    assert host.control("end")["ok"]
    assert in_hand(phone) == "s1"
    assert not phone.view["you"]["covered"]
    host.control("undo")
    assert phone.view["you"]["covered"]
    host.control("lobby")
    assert in_hand(phone) == "s1"


def test_undo_asks_for_the_guest_whose_move_it_is_again(house: House) -> None:
    phone, host = shared(house, "Ann", "Bo"), house.client("host")
    begin(house)
    for seat, number in (("s1", 3), ("s2", 4)):
        phone.hold(seat)
        phone.act("name", number)
    assert phone.view["game"]["screen"] == "shown"
    phone.hold("s1")
    host.control("undo")
    assert phone.view["you"]["next"] == "s2"
    assert phone.view["you"]["covered"]


def test_a_reload_is_covered_and_a_lost_connection_is_not(house: House) -> None:
    phone = shared(house, "Ann", "Bo")
    begin(house)
    phone.hold("s2")
    both = keys(phone)
    phone.gone()
    assert not any(seat["present"] for seat in house.client("tv").view["room"]["seats"])
    again = house.client(token=both)
    assert again.view["you"]["covered"]
    assert in_hand(house.client(token=both, hold="s2")) == "s2"
    assert house.client(token=both, hold="s9").view["you"]["covered"]
    assert again.view["you"]["replaced"]
    assert again.view["you"]["seat"] is None
    assert "sharing" not in again.view["you"]


def test_a_kill_keeps_all_seats_of_a_phone(house: House) -> None:
    phone = shared(house, "Ann", "Bo")
    begin(house)
    phone.hold("s1")
    phone.act("name", 3)
    both = keys(phone)
    house.killed()
    again = house.client(token=both, hold="s2")
    assert in_hand(again) == "s2"
    assert again.act("name", 4)["ok"]
    assert again.view["game"]["numbers"] == {"s1": 3, "s2": 4}


def test_four_play_on_one_phone_and_no_more(house: House) -> None:
    phone = shared(house, "Ann", "Bo", "Cem", "Dee")
    answer = phone.join("Eli", share=True)
    assert code(answer) == "room_full"
    assert "Four" in answer["error"]["message"]
    eli = house.guest("Eli")
    more = house.client(token=(*keys(phone), str(eli.token)))
    assert len(more.view["you"]["sharing"]) == 4


def test_a_join_that_is_sent_again_is_one_seat(house: House) -> None:
    phone = house.guest("Ann")
    own = phone.token
    first = phone.join("Bo", share=True, id="a long random text")
    assert phone.join("Bo", share=True, id="a long random text")["seat"] == first["seat"]
    assert len(house.room.roster.seated) == 2
    phone.gone()
    again = house.client(token=own)
    assert again.join("Bo", share=True, id="a long random text")["seat"] == "s2"
    assert len(house.room.roster.seated) == 2


def test_the_room_may_be_locked_for_those_too(house: House) -> None:
    phone = house.guest("Ann")
    phone.control("lock", on=True)
    assert code(phone.join("Bo", share=True)) == "room_locked"


def test_a_guest_moves_to_a_phone_of_their_own(house: House) -> None:
    phone, host = shared(house, "Ann", "Bo"), house.client("host")
    begin(house)
    phone.hold("s2")
    own = house.client()
    assert own.join("Bo", claim="s2")["pending"]
    assert host.control("claim", seat="s2", allow=True)["ok"]
    assert in_hand(own) == "s2"
    assert own.view["you"]["token"]
    you = phone.view["you"]
    assert you["covered"]  # Ann's cards don't come up before the eyes of Bo
    assert [each["seat"] for each in you["sharing"]] == ["s1"]
    house.wait()
    assert "Bo plays on another phone now." in phone.notices
    assert phone.hold("s1")["ok"]
    assert "sharing" not in phone.view["you"]
    assert code(phone.hold("s2")) == "not_seated"
    assert code(house.client().join("Ann", claim="s1")) == "not_allowed"


def test_a_guest_whose_battery_is_empty_goes_on_on_anothers(house: House) -> None:
    ann, bo = house.table("Ann", "Bo")
    bo.gone()
    assert ann.join("Bo", claim="s2", share=True)["pending"]
    assert in_hand(ann) == "s1"
    assert ann.view["you"]["pending"]
    assert ann.control("claim", seat="s2", allow=True)["ok"]
    assert in_hand(ann) == "s1"
    assert not ann.view["you"]["pending"]
    assert house.client(token=bo.token).view["you"]["seat"] is None
    assert ann.act("name", 5)["ok"]
    assert ann.view["you"]["next"] == "s2"
    assert code(ann.join("Bo", claim="s2", share=True)) == "not_allowed"


def test_one_is_removed_and_the_other_stays(house: House) -> None:
    phone, host = shared(house, "Ann", "Bo"), house.client("host")
    begin(house)
    phone.hold("s2")
    assert host.control("kick", seat="s2")["ok"]
    assert phone.view["you"]["covered"]
    assert phone.view["you"]["removed"] is None
    assert phone.hold("s1")["ok"]
    assert phone.act("name", 5)["ok"]
    assert phone.join("Bo", share=True)["pending"]
    host.control("claim", seat="s2", allow=True)
    assert [each["seat"] for each in phone.view["you"]["sharing"]] == ["s1", "s2"]
    host.control("kick", seat="s2")
    host.control("kick", seat="s1")
    assert phone.view["you"]["removed"]
    assert not phone.view["you"].get("covered")


def test_one_leaves_and_the_other_stays(house: House) -> None:
    phone = shared(house, "Ann", "Bo")
    assert house.room.leave(phone.id, {"seat": "s1"})["ok"]
    assert in_hand(phone) == "s2"
    assert phone.view["you"]["captain"]
    assert code(house.room.leave(phone.id, {"seat": "s1"})) == "not_seated"
    assert house.room.leave(phone.id, {})["ok"]
    assert in_hand(phone) is None
    assert not house.room.roster.seated


def test_who_is_renamed_is_named_so_on_the_cover(house: House) -> None:
    phone, host = shared(house, "Ann", "Bo"), house.client("host")
    begin(house)
    assert host.control("rename", seat="s2", name="Bob")["ok"]
    assert phone.view["you"]["sharing"][1]["name"] == "Bob"


def test_a_phone_that_is_gone_takes_both_along_and_both_are_waited_for(house: House) -> None:
    phone = shared(house, "Ann", "Bo")
    house.guest("Cem").act("name", 1, step=0)
    begin(house, seconds=0)
    both = keys(phone)
    phone.gone()
    house.wait(10)
    view = house.client("tv").view
    assert [seat["grace_ms"] for seat in view["room"]["seats"]] == [35_000, 35_000, None]
    again = house.client(token=both)
    assert all(seat["present"] for seat in again.view["room"]["seats"])


def test_a_covered_phone_is_somebody_who_is_here(house: House) -> None:
    phone = shared(house, "Ann", "Bo")
    begin(house, seconds=0)
    house.wait(10)
    assert not phone.view["room"]["paused"]


def test_a_watcher_on_a_shared_phone_gets_a_seat(house: House) -> None:
    for n in range(9):
        house.guest(f"Guest {n}")
    phone = shared(house, "Ann", "Bo")
    assert [each["seat"] for each in phone.view["you"]["sharing"]] == ["s10", "w1"]
    before = keys(phone)
    house.client("host").control("kick", seat="s1")
    house.wait()
    assert [each["seat"] for each in phone.view["you"]["sharing"]] == ["s10", "s11"]
    assert keys(phone) == before
    assert phone.hold("s11")["ok"]


def test_who_comes_later_is_added_without_a_cover(house: House) -> None:
    ann, _ = house.table("Ann", "Cem")
    assert ann.join("Bo", share=True)["ok"]
    assert in_hand(ann) == "s1"
    assert ann.join("Ann") == {"ok": True, "seat": "s1", "token": keys(ann)[0]}
    ann.hold("s3")
    assert ann.view["you"]["watching"]


def test_a_new_night_empties_the_phone(house: House) -> None:
    phone = shared(house, "Ann", "Bo")
    begin(house)
    house.client("host").control("new_night")
    assert in_hand(phone) is None
    assert "sharing" not in phone.view["you"]
    assert phone.join("Ann")["seat"] == "s1"


def test_a_screen_that_others_see_covers_itself(house: House) -> None:
    laptop = house.client(discreet=True)
    laptop.join("Ann")
    bo = house.guest("Bo")
    assert in_hand(laptop) == "s1"
    begin(house)
    assert laptop.view["you"]["covered"]
    laptop.hold("s1")
    laptop.act("name", 3)
    assert laptop.view["you"]["covered"]
    assert laptop.view["you"]["next"] is None
    laptop.hold("s1")  # to look
    bo.act("name", 4)
    assert in_hand(laptop) == "s1"
    token = keys(laptop)
    laptop.gone()
    assert house.client(token=token, discreet=True).view["you"]["covered"]


def test_captain_and_tools_are_in_the_hand_of_the_captain_alone(house: House) -> None:
    phone = shared(house, "Ann", "Bo")
    begin(house)
    phone.hold("s2")
    assert code(phone.control("pause")) == "not_allowed"
    phone.hold("s1")
    assert phone.control("captain", seat="s2")["ok"]
    phone.hold("s2")
    assert phone.control("pause")["ok"]


@pytest.mark.parametrize("payload", [None, {}, [], {"seat": 3}, {"seat": "x" * 300}, "s1"])
def test_nonsense_about_hands_is_refused(house: House, payload: object) -> None:
    phone = shared(house, "Ann", "Bo")
    with unchanged(house):
        assert code(house.room.hold(phone.id, payload)) == "bad_request"


def test_where_the_host_is_waited_for_the_captain_is_asked(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    phone = shared(house, "Ann", "Bo")
    begin(house)
    phone.hold("s2")
    monkeypatch.setattr(Asking, "awaits", lambda *_: ("host",))
    house.room.show()
    assert phone.view["you"]["next"] == "s1"
