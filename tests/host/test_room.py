"""Guests play: acts, drafts, ids, double taps, undo, interventions."""

from pathlib import Path

import pytest

from tests.host.house import House, code, unchanged


def test_a_match_is_played_to_the_podium(house: House) -> None:
    ann, bo = house.table("Ann", "Bo", rounds=1)
    assert ann.view["game"]["screen"] == "ask"
    assert ann.act("name", 40)["ok"]
    assert bo.view["game"]["done"] == ["s1"]
    assert bo.view["game"]["yours"] is None
    assert bo.act("name", 70)["ok"]
    assert ann.act("next")["ok"]  # the captain has the host's offers
    view = bo.view
    assert view["room"]["phase"] == "podium"
    assert [place["seat"] for place in view["game"]["places"]] == ["s2", "s1"]
    assert view["room"]["night"] == {"s1": 2, "s2": 3}
    assert view["room"]["keepsake"] == "/keepsake.png?m=1"
    told = house.room.last_finished()
    assert told is not None
    assert told["places"][0]["name"] == "Bo"
    assert told["places"][0]["colour"] == "blue"
    assert ann.control("start", title="toy", options={})["ok"]


def test_refused_acts_change_nothing(house: House) -> None:
    _, bo = house.table("Ann", "Bo")
    with unchanged(house):
        assert code(bo.act("next")) == "not_offered"
        assert code(bo.act("name", 101)) == "bad_value"
        assert code(bo.act("name", "7")) == "bad_value"
        assert code(bo.act("name", 7, step=5)) == "moment_passed"
        assert code(house.client("tv").act("name", 7)) == "not_seated"
        assert code(house.client().act("name", 7)) == "not_seated"
    assert house.room.journal.entries(1) == []


def test_an_id_counts_once_also_after_the_step_and_after_a_restart(house: House) -> None:
    ann, bo = house.table("Ann", "Bo", rounds=1)
    for _ in range(2):
        assert ann.act("name", 5, step=0, id="a1") == {"ok": True}
    bo.act("name", 6, id="a1")  # another seat's id is another id
    assert ann.step == 1
    assert ann.act("name", 5, step=0, id="a1") == {"ok": True}
    house.killed()
    ann = ann.back()
    assert ann.act("name", 5, step=0, id="a1") == {"ok": True}
    assert ann.view["game"]["scores"] == {"s1": 5, "s2": 6}
    house.wait(4)
    assert house.room.phase == "podium"
    assert ann.act("name", 5, step=0, id="a1") == {"ok": True}


def test_a_double_tap_counts_once(house: House) -> None:
    ann, bo = house.table("Ann", "Bo")
    bo.act("name", 1)
    assert ann.act("name", 5, step=0)["ok"]
    house.wait(1)
    assert ann.act("name", 5, step=0)["ok"]
    assert code(ann.act("name", 6, step=0)) == "moment_passed"
    house.wait(2)
    assert code(ann.act("name", 5, step=0)) == "moment_passed"
    assert ann.view["game"]["scores"] == {"s1": 5, "s2": 1}


def test_a_draft_is_the_seats_alone_and_outlives_the_host(house: House) -> None:
    ann, bo = house.table("Ann", "Bo")
    draft = {"step": 0, "act": "note", "value": {"text": "half"}}
    assert house.room.draft(bo.id, draft)["ok"]
    assert code(house.room.draft(bo.id, {**draft, "act": "wager"})) == "not_offered"
    assert code(house.room.draft(bo.id, {**draft, "step": 3})) == "moment_passed"
    assert ann.view["you"]["drafts"] == {}
    house.killed()
    bo = bo.back()
    assert bo.view["you"]["drafts"] == {"note": {"text": "half"}}
    bo.act("note", {"text": "whole"})
    assert bo.view["you"]["drafts"] == {}


def test_a_killed_host_goes_on_with_everything(house: House) -> None:
    ann, bo = house.table("Ann", "Bo")
    ann.act("name", 5)
    bo.act("name", 6)
    house.wait(4)
    ann.act("name", 7)
    ann.control("pace", factor=1.5)
    ann.control("settings", narration=True, volume=40)
    house.wait(10)
    clock = ann.view["clock"]
    before = ann.view
    house.killed()
    ann, bo = ann.back(), bo.back()
    after = ann.view
    assert after["rev"] > before["rev"]
    for part in ("game", "you", "offers"):
        assert after[part] == {**before[part], "cues": []} if part == "game" else before[part]
    assert after["room"]["settings"] == before["room"]["settings"]
    assert after["room"]["captain"] == "s1"
    assert abs(after["clock"]["left_ms"] - clock["left_ms"]) <= 1000
    house.tick()
    assert "The night goes on where it was." in ann.notices
    assert ann.control("undo")["ok"]
    assert ann.view["game"]["screen"] == "shown"
    assert ann.control("undo")["ok"]
    assert ann.view["game"]["done"] == ["s1"]


def test_a_journal_of_another_version_is_told_and_the_night_goes_on(house: House) -> None:
    from dataclasses import replace

    from tests.host.toy import TITLES, TOY

    ann, _ = house.table("Ann", "Bo")
    house.options["titles"] = {**TITLES, "toy": replace(TOY, version=2)}
    house.killed()
    ann = ann.back()
    house.tick()
    assert ann.view["room"]["phase"] == "lobby"
    assert any("lobby" in notice for notice in ann.notices)
    assert ann.view["you"]["seat"] == "s1"


@pytest.mark.parametrize(("hours", "goes_on"), [(11, True), (13, False)])
def test_only_a_young_night_goes_on(house: House, hours: int, goes_on: bool) -> None:
    ann, _ = house.table("Ann", "Bo")
    house.hands.shift += hours * 3600
    house.killed()
    assert (ann.back().view["you"]["seat"] == "s1") is goes_on


def test_new_night_asks_for_a_new_night(house: House) -> None:
    ann, _ = house.table("Ann", "Bo")
    house.killed(new_night=True)
    assert ann.back().view["you"]["seat"] is None


def test_a_broken_journal_is_set_aside(house: House, tmp_path: Path) -> None:
    house.table("Ann", "Bo")
    house.room.close()
    for part in tmp_path.iterdir():
        part.write_bytes(b"this is no database at all" * 100)
    house.room = house._open()
    assert list(tmp_path.glob("broken-*"))
    assert house.guest("Ann").seat == "s1"


def test_a_journal_with_any_page_broken_is_set_aside(house: House, tmp_path: Path) -> None:
    house.table("Ann", "Bo")
    house.room.close()
    file = tmp_path / "night.sqlite3"
    whole = file.read_bytes()
    for begin in range(0, len(whole), 4096):
        file.write_bytes(whole[:begin] + b"\xa5" * 4096 + whole[begin + 4096 :])
        house.room = house._open()
        assert house.room.phase == "lobby"
        assert "could not be read" in house.client().notices[0]
        house.room.close()
    assert list(tmp_path.glob("broken-*"))


def test_undo_keeps_who_came_and_who_left(house: House) -> None:
    ann, bo, cy = house.table("Ann", "Bo", "Cy")
    for guest in (ann, bo, cy):
        guest.act("name", 1)
    assert ann.view["game"]["screen"] == "shown"
    dee = house.guest("Dee")  # may come in here
    assert house.room.match is not None
    assert house.room.match.players == ("s1", "s2", "s3", "s4")
    ann.control("kick", seat="s2")
    assert house.room.match.players == ("s1", "s3", "s4")
    assert ann.control("undo")["ok"]
    assert dee.view["game"]["screen"] == "ask"
    assert house.room.match.players[0] == "s1"
    assert "s2" not in house.room.match.players
    assert "s2" not in ann.view["game"]["scores"]
    house.killed()
    assert house.room.match is not None
    assert "s2" not in house.room.match.players
    assert code(ann.back().control("undo")) == "not_offered"


def test_undo_leads_back_from_the_podium(house: House) -> None:
    (ann,) = house.table("Ann", rounds=1)
    ann.act("name", 9)
    ann.act("next")
    assert ann.view["room"]["night"] == {"s1": 3}
    assert ann.control("undo")["ok"]
    assert ann.view["room"]["phase"] == "game"
    assert ann.view["room"]["night"] == {}
    assert house.room.last_finished() is None


def test_who_left_at_the_podium_is_not_in_the_match_that_undo_reopens(house: House) -> None:
    ann, bo, cy = house.table("Ann", "Bo", "Cy")
    assert ann.control("end")["ok"]
    assert house.room.leave(cy.id, {})["ok"]
    assert ann.control("undo")["ok"]
    assert list(ann.view["game"]["scores"]) == [ann.seat, bo.seat]
    house.killed()
    assert house.room.running.players == (ann.seat, bo.seat)


def test_who_left_as_the_host_was_killed_has_left_the_match(house: House) -> None:
    ann, bo, cy = house.table("Ann", "Bo", "Cy")
    guest = house.room.roster.all[cy.seat]
    guest.status = "left"
    house.room.save_guests(guest)
    house.killed()
    assert house.room.running.players == (ann.seat, bo.seat)


def test_an_undo_that_the_rules_fail_at_is_undone(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bo, cy = house.table("Ann", "Bo", "Cy")
    ann.act("name", 1)
    house.room.leave(cy.id, {})

    def fails(*_: object) -> None:
        raise KeyError("a mistake in the rules")

    before = ann.view["game"]
    with monkeypatch.context() as broken:
        broken.setattr(type(house.room.running), "_again", fails)
        assert code(ann.control("undo")) in ("bad_request", "not_offered")
    assert ann.view["game"] == before
    assert bo.act("name", 2)["ok"]
    house.killed()
    assert house.room.running.players == (ann.seat, bo.seat)


def test_the_podium_is_still_there_after_a_restart(house: House) -> None:
    ann, _ = house.table("Ann", "Bo")
    assert ann.control("end")["ok"]
    house.killed()
    assert ann.back().view["game"]["screen"] == "podium"


def test_interventions_are_moves(house: House) -> None:
    ann, bo = house.table("Ann", "Bo")
    assert ann.control("adjust", seat="s2", amount=-30, reason="Peeked")["ok"]
    house.tick()
    assert bo.view["game"]["scores"]["s2"] == -30
    assert "Bo gives 30: Peeked." in bo.notices or "Bo gives 30: Peeked" in bo.notices
    assert code(ann.control("overrule", right=True)) == "not_offered"
    house.killed()
    assert bo.back().view["game"]["scores"]["s2"] == -30


def test_a_late_guest_watches_until_the_title_lets_them_in(house: House) -> None:
    ann, bo = house.table("Ann", "Bo")
    cy = house.guest("Cy")
    assert cy.view["you"]["watching"]
    ann.act("name", 1)
    bo.act("name", 1)
    assert not cy.view["you"]["watching"]
    assert cy.view["game"]["awaits"] == ["s1", "s2", "s3"]


def test_cues_are_sent_once(house: House) -> None:
    ann, bo = house.table("Ann", "Bo")
    ann.act("name", 1)
    bo.act("name", 1)
    house.tick()
    house.guest("Cy")
    house.tick()
    views = [view for event, view in house.sent[bo.id] if event == "view" and view["game"]]
    assert sum("flip" in view["game"]["cues"] for view in views) == 1
    assert "flip" not in house.client("tv").view["game"]["cues"]


def test_views_are_coalesced(house: House) -> None:
    guests = [house.guest(f"Guest {n}") for n in range(8)]
    guests[0].control("start", title="toy", options={})
    house.tick()
    house.sent.clear()
    for guest in guests[:5]:
        guest.act("name", 3)
    house.tick()
    assert all(len(sent) == 1 for sent in house.sent.values())
    assert len(house.sent) == 8


def test_house_rules_belong_to_the_room(house: House) -> None:
    """One set for the captain of the moment, the laptop, and “again”; over restarts too."""
    ann, bo = house.guest("Ann"), house.guest("Bo")
    assert ann.control("house_rules", title="toy", options={"rounds": 1})["ok"]
    assert code(bo.control("house_rules", title="toy", options={})) == "not_allowed"
    assert code(ann.control("house_rules", title="toy", options={"rounds": 4})) == "bad_value"
    assert code(ann.control("house_rules", title="chess", options={})) == "bad_value"
    house.killed()
    host = house.client("host")
    rules = {rule["name"]: rule for rule in host.view["room"]["titles"][0]["options"]}
    assert (rules["rounds"]["chosen"], rules["rounds"]["default"]) == (1, 3)
    assert host.control("start", title="toy", options={"seconds": 0})["ok"]
    assert house.room.match is not None
    assert house.room.match.start.options == {"rounds": 1, "seconds": 0, "absent": "skip"}
    assert host.control("end")["ok"]
    assert host.control("start", title="toy", options={})["ok"]
    assert house.room.match.start.options["seconds"] == 0


def test_a_match_that_leaves_all_level_has_no_points_of_the_night(house: House) -> None:
    ann, _ = house.table("Ann", "Bo")
    assert ann.control("end")["ok"]
    assert ann.view["room"]["night"] == {}


def test_undo_says_what_it_takes_back_and_what_was_seen(house: House) -> None:
    ann, bo = house.table("Ann", "Bo")
    for guest in (ann, bo):
        guest.act("name", 5)
    assert ann.control("undo")["ok"]
    house.tick()
    assert bo.notices[-1] == "“Toy” is taken back, to “Toy”. What was shown has been seen."
    ann.control("skip")
    house.wait(4)
    assert not ann.control("undo", steps=30)["ok"]
    assert ann.control("undo", steps=2)["ok"]
    house.tick()
    assert bo.notices[-1].startswith("“Toy” and what came after it are taken back, to “Toy”.")
