"""Names, tokens, tabs, claims, removal, the captain, watchers."""

import sqlite3
from pathlib import Path

import pytest

from partyhost.engine.game import State
from partyhost.host.messages import Refusal
from partyhost.host.names import alike, cleaned, free_name
from partyhost.host.night import result_of
from partyhost.host.seats import LOOKS, Guest, Roster, hashed, new_token
from partyhost.kit.podium import Fact, places
from tests.host import toy
from tests.host.house import House, code, unchanged

NOTHING = ["", "   ", "\u00a0", "\u200b\u200d", "\u2028", "\u3164", "\u00ad", "\u2800", "\ufe0f"]


@pytest.mark.parametrize("name", NOTHING)
def test_h72_a_name_of_nothing_is_refused_kindly(house: House, name: str) -> None:
    assert code(house.client().join(name)) == "bad_value"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ann   Lee ", "Ann Lee"),
        ("\uff21\uff4e\uff4e", "Ann"),
        ("W" * 14, "W" * 14),
        ("👨‍👩‍👧" * 14, "👨‍👩‍👧" * 14),
        ("Z" + "\u0301" * 60, "Ź\u0301\u0301"),
        ("a\u202eb", "ab"),
        ("<b>Al</b>", "<b>Al</b>"),
    ],
)
def test_names_are_shown_clean(typed: str, shown: str) -> None:
    assert cleaned(typed).startswith(shown[:3])
    assert len(cleaned(typed)) <= len(shown) + 2


@pytest.mark.parametrize("name", ["W" * 15, "🇩🇪" * 15, "x" * 100_000])
def test_long_names_are_refused(name: str) -> None:
    with pytest.raises(Refusal, match="14 letters"):
        cleaned(name)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Sam", "SAM", True),
        ("Sam", "S a m", True),
        ("Sam", "\u0405\u0430m", True),
        ("sam", "\u0405\u0410\u041c", True),
        ("Ian", "lan", True),
        ("Otto", "0tto", True),
        ("Emma", "Ernma", True),
        ("Straße", "STRASSE", True),
        ("Ann", "Anna", False),
        ("Jose", "José", False),
    ],
)
def test_names_that_people_would_mix_up(one: str, other: str, same: bool) -> None:
    assert alike(one, other) is same


def test_a_taken_name_gets_a_suggestion(house: House) -> None:
    house.guest("Sam")
    other = house.client()
    answer = other.join("SAM ")
    assert code(answer) == "name_taken"
    assert "SAM 2" in answer["error"]["message"]
    assert answer["error"]["free"] == "SAM 2"
    assert other.join(answer["error"]["free"])["ok"]
    assert "free" not in other.control("pause")["error"]
    assert free_name("Sam", ["Sam", "sam 2"]) == "Sam 3"


@pytest.mark.parametrize("away", [False, True])
@pytest.mark.parametrize("typed", ["Sam", "sam", "SAM ", "  S  am", "Sa\u00a0\u200bm", "\u0405am"])
def test_h30_a_name_alone_never_opens_a_seat(house: House, typed: str, away: bool) -> None:
    sam, other = house.guest("Sam"), house.client()
    if away:
        sam.gone()
        house.wait(120)
    answer = other.join(typed)
    assert code(answer) == "name_taken"
    assert "How about" in answer["error"]["message"]
    assert other.view["you"]["seat"] is None
    assert [seat["name"] for seat in other.view["room"]["seats"]] == ["Sam"]
    assert other.join(free_name("Sam", ["Sam"]))["seat"] == "s2"
    assert sam.back().view["you"]["seat"] == "s1"


def test_h30_an_away_guest_s_seat_is_given_by_the_captain_alone(house: House) -> None:
    captain, sam = house.guest("Ann"), house.guest("Sam")
    sam.gone()
    other = house.client()
    assert other.join(claim=sam.seat) == {"ok": True, "pending": True}
    assert other.view["you"]["seat"] is None
    assert sam.back().view["you"]["seat"] == sam.seat  # the first one is back, and stays
    assert code(captain.control("claim", seat=sam.seat, allow=True)) == "moment_passed"
    assert other.view["you"]["seat"] is None


def test_h30_the_name_of_who_has_left_is_free(house: House) -> None:
    sam = house.guest("Sam")
    assert house.room.leave(sam.id, {})["ok"]
    assert house.guest("sam").seat == "s2"


def test_tokens_are_secret_and_only_their_hash_is_kept(house: House, tmp_path: Path) -> None:
    ann = house.guest("Ann")
    bo = house.guest("Bo")
    assert ann.token
    assert len({new_token() for _ in range(1000)}) == 1000
    assert len(ann.token) >= 32
    assert ann.token not in str(bo.view)
    assert ann.token not in str(ann.view)
    kept = sqlite3.connect(tmp_path / "night.sqlite3")
    dump = "\n".join(kept.iterdump())
    kept.close()
    assert ann.token not in dump
    assert house.client(token="s1").view["you"]["seat"] is None
    assert house.client(token=hashed(ann.token).hex()).view["you"]["seat"] is None


def test_join_twice_is_one_seat(house: House) -> None:
    ann = house.guest("Ann")
    token = ann.token
    assert ann.join("Ann") == {"ok": True, "seat": "s1", "token": token}
    lost = house.client()
    lost.join("Bo", id="secret-of-this-phone")
    lost.gone()
    again = house.client()
    assert again.join("Bo", id="secret-of-this-phone")["seat"] == "s2"
    assert len(house.room.roster.seated) == 2
    assert again.back().view["you"]["seat"] == "s2"


def test_a_join_whose_answer_a_crash_swallowed_is_one_seat(house: House) -> None:
    ann = house.client()
    assert ann.join("Ann", id="a long random text")["ok"]
    house.killed()
    again = house.client()
    assert again.join("Ann", id="a long random text")["seat"] == ann.seat
    assert ann.token != again.token


def test_a_join_that_can_not_be_saved_takes_no_seat(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = house.client()

    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as disk:
        disk.setattr(house.room.journal, "save_seats", full)
        assert code(ann.join("Ann")) == "bad_request"
    assert ann.join("Ann")["seat"] == "s1"


def test_the_newest_tab_wins_and_the_older_says_so(house: House) -> None:
    old = house.guest("Ann")
    new = old.back()
    assert new.view["you"]["seat"] == "s1"
    assert old.view["you"]["replaced"]
    assert old.view["you"]["seat"] is None
    old.gone()
    assert new.view["room"]["seats"][0]["present"]


def test_ten_seats_then_watchers(house: House) -> None:
    guests = [house.guest(f"Guest {n}") for n in range(12)]
    view = guests[0].view
    assert [seat["seat"] for seat in view["room"]["seats"]] == [f"s{n}" for n in range(1, 11)]
    assert [seat["seat"] for seat in view["room"]["watchers"]] == ["w1", "w2"]
    looks = [(seat["colour"], seat["shape"]) for seat in view["room"]["seats"]]
    assert tuple(looks) == LOOKS
    assert house.room.leave(guests[3].id, {})["ok"]
    house.tick()
    seats = guests[0].view["room"]["seats"]
    assert seats[-1]["seat"] == "s11"
    assert (seats[-1]["colour"], seats[-1]["shape"]) == LOOKS[3]
    assert guests[10].view["you"]["seat"] == "s11"
    house.killed()
    assert guests[10].back().view["you"]["seat"] == "s11"


def test_a_locked_room_lets_only_known_guests_in(house: House) -> None:
    ann = house.guest("Ann")
    assert ann.control("lock", on=True)["ok"]
    with unchanged(house):
        assert code(house.client().join("Bo")) == "room_locked"
    assert ann.back().view["you"]["seat"] == "s1"


def test_a_claim_is_allowed_with_one_tap(house: House) -> None:
    ann, bo = house.guest("Ann"), house.guest("Bo")
    phone = house.client()
    assert code(phone.join(claim="s2")) == "not_allowed"
    bo.gone()
    assert phone.join(claim="s2") == {"ok": True, "pending": True}
    assert phone.view["you"]["pending"]
    assert ann.view["room"]["claims"] == [{"seat": "s2", "name": "Bo", "removed": False}]
    assert code(phone.control("claim", seat="s2", allow=True)) == "not_allowed"
    assert ann.control("claim", seat="s2", allow=True)["ok"]
    you = phone.view["you"]
    assert you["seat"] == "s2"
    assert bo.back().view["you"]["seat"] is None
    assert house.client(token=you["token"]).view["you"]["seat"] == "s2"
    assert code(ann.control("claim", seat="s2", allow=True)) == "moment_passed"


def test_a_claim_may_be_declined(house: House) -> None:
    ann, bo = house.guest("Ann"), house.guest("Bo")
    bo.gone()
    phone = house.client()
    phone.join(claim="s2")
    assert ann.control("claim", seat="s2", allow=False)["ok"]
    assert not phone.view["you"]["pending"]
    assert phone.view["you"]["seat"] is None


def test_h37_removal_sticks(house: House) -> None:
    ann, bo, cy = house.table("Ann", "Bo", "Cy")
    assert ann.control("kick", seat="s2")["ok"]
    assert bo.view["you"]["removed"]
    assert house.room.match is not None
    assert house.room.match.players == ("s1", "s3")
    house.killed()
    ann, bo, cy = ann.back(), bo.back(), cy.back()
    assert bo.view["you"]["removed"]
    assert bo.view["you"]["seat"] is None
    assert bo.join("Someone")["pending"]
    fresh = house.client()
    assert fresh.join("bo")["pending"]
    assert ann.control("claim", seat="s2", allow=False)["ok"]
    assert bo.join("Bo")["pending"]
    assert ann.control("claim", seat="s2", allow=True)["ok"]
    assert bo.view["you"]["seat"] == "s2"


def test_the_captain(house: House) -> None:
    ann, bo, cy = house.guest("Ann"), house.guest("Bo"), house.guest("Cy")
    assert ann.view["you"]["captain"]
    assert code(bo.control("lock", on=True)) == "not_allowed"
    ann.gone()
    house.wait(30)
    assert house.room.night.captain == "s1"
    house.wait(31)
    assert bo.view["you"]["captain"]
    ann = ann.back()
    assert not ann.view["you"]["captain"]
    assert bo.control("captain", seat="s1")["ok"]
    assert house.room.leave(ann.id, {})["ok"]
    assert bo.view["you"]["captain"]
    assert bo.control("kick", seat="s2")["ok"]
    assert cy.view["you"]["captain"]


def test_host_page_needs_no_seat_and_guests_no_host_controls(house: House) -> None:
    ann = house.guest("Ann")
    host = house.client("host")
    house.room.pin = "123456"
    assert host.view["room"]["pin"] == "123456"
    assert house.client("host", local=False).view["room"]["pin"] is None
    assert "pin" not in ann.view["room"]
    with unchanged(house):
        for do in (
            {"do": "new_night"},
            {"do": "wifi", "name": "x"},
            {"do": "forget", "what": "night"},
        ):
            assert code(house.room.control(ann.id, do)) == "not_allowed"
    assert host.control("forget", what="night")["ok"]
    assert ann.view["you"]["seat"] is None
    assert house.room.roster.all == {}


def test_rename_move_mute(house: House) -> None:
    ann, bo, _ = house.guest("Ann"), house.guest("Bo"), house.guest("Cy")
    assert code(ann.control("rename", seat="s2", name="ann")) == "name_taken"
    assert ann.control("rename", seat="s2", name="Bob")["ok"]
    assert ann.control("move", seat="s1", after="s3")["ok"]
    assert ann.control("mute", seat="s2", on=True)["ok"]
    house.killed()
    seats = bo.back().view["room"]["seats"]
    assert [seat["seat"] for seat in seats] == ["s2", "s3", "s1"]
    assert (seats[0]["name"], seats[0]["muted"]) == ("Bob", True)
    assert code(house.client("host").control("kick", seat="s9")) == "bad_value"


def test_ids_are_never_used_twice() -> None:
    roster = Roster()
    first = roster.add("Ann", "fox")
    first.status = "left"
    second = roster.add("Bo", "fox")
    assert (second.seat, second.place) == ("s2", 1)


def test_who_left_is_still_named_where_the_night_speaks_of_them(house: House) -> None:
    ann, bo, cy = house.table("Ann", "Bo", "Cy")

    def gone() -> list[str]:
        return [each["name"] for each in ann.view["room"]["gone"]]

    house.room.leave(cy.id, {})
    assert gone() == ["Cy"]
    ann.act("name", 5)
    bo.act("name", 6)
    assert ann.control("end")["ok"]
    house.killed()
    ann, bo = ann.back(), bo.back()
    house.tick()
    assert gone() == ["Cy"]
    assert ann.control("lobby")["ok"]
    assert gone() == []
    assert ann.control("kick", seat=bo.seat)["ok"]
    assert gone() == ["Bo"]
    assert ann.view["room"]["night"] == {"s1": 2, "s2": 3}


def test_a_fact_of_the_match_names_who_left(house: House) -> None:
    roster = Roster([Guest("s1", "Ann", "fox", 1, 1), Guest("s2", "Bo", "cat", 2, 2)])
    roster.all["s2"].status = "left"
    over = toy.Over(places({"s1": 5}), (Fact("Biggest wager", ("s2",), "9 on Rivers"),))
    told = result_of(toy.TOY, State(toy.Table({"s1": 5}, 0, 0), over), roster, 0.0)
    assert told["facts"][0]["names"] == ["Bo"]
