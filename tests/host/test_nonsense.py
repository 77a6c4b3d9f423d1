"""Payloads of every kind to every event: answered with a sentence, and nothing changes."""

from typing import Any

import pytest

from tests.host.house import House, code, unchanged

deep: Any = []
for _ in range(900):
    deep = [deep]
KINDS: list[Any] = [
    None, True, 0, -1, 1.5, 10**30, "", "x", "x" * 5000, [], [1], {}, {"do": 1}, {"do": "fly"},
    {"do": None}, {"step": "1", "act": "name"}, {"step": -1, "act": "name"}, {"step": 0},
    {"step": 0, "act": ["name"]}, {"step": True, "act": "name"}, {"act": "name", "value": 1},
    {"name": 5}, {"name": None}, {"name": ["Ann"]}, {"name": "A", "avatar": {}},
    {"name": "", "claim": "s99"}, {"name": "", "claim": 3}, {"step": 0, "act": "name", "id": 7},
    {"step": 0, "act": "name", "id": ""}, {"step": 0, "act": "name", "value": {"a": deep}},
    {"step": 10**30, "act": "name"}, {"step": 0, "act": "x" * 300}, b"bytes", {"name": b"b"}, deep,
]  # fmt: skip
CONTROLS: list[dict[str, Any]] = [
    {"do": "start"}, {"do": "start", "title": "poker"}, {"do": "start", "title": 4},
    {"do": "start", "title": "toy", "options": []}, {"do": "start", "title": "toy"},
    {"do": "undo", "steps": 0}, {"do": "undo", "steps": "1"}, {"do": "undo", "steps": 500},
    {"do": "adjust"}, {"do": "adjust", "seat": "s1", "amount": "9"},
    {"do": "adjust", "seat": "s1", "amount": 1.5}, {"do": "adjust", "seat": "s7", "amount": 1},
    {"do": "adjust", "seat": "s1", "amount": 10**12}, {"do": "overrule", "right": 1},
    {"do": "kick"}, {"do": "kick", "seat": "s7"}, {"do": "kick", "seat": None},
    {"do": "rename", "seat": "s1", "name": " "}, {"do": "rename", "seat": "s1"},
    {"do": "move", "seat": "s1", "after": "s9"}, {"do": "mute", "seat": "s1"},
    {"do": "mute", "seat": "s1", "on": "yes"}, {"do": "claim", "seat": "s2", "allow": True},
    {"do": "captain", "seat": "s9"}, {"do": "lock"}, {"do": "lock", "on": 1}, {"do": "pace"},
    {"do": "pace", "factor": 0}, {"do": "pace", "factor": "2"}, {"do": "pace", "factor": True},
    {"do": "bots", "count": -1}, {"do": "bots", "count": 11}, {"do": "bots", "count": "2"},
    {"do": "stand_in", "seat": "s1"}, {"do": "settings"}, {"do": "settings", "volume": 101},
    {"do": "settings", "text_size": 99}, {"do": "settings", "sound": "on"},
    {"do": "address"}, {"do": "address", "value": "10.0.0.1"}, {"do": "wifi", "name": "x" * 99},
    {"do": "forget"}, {"do": "forget", "what": "everything"}, {"do": "resume"},
]  # fmt: skip


@pytest.mark.parametrize("event", ["join", "act", "draft", "hold", "leave", "react", "control"])
def test_every_event_refuses_nonsense(house: House, event: str) -> None:
    house.table("Ann", "Bo")
    phone = house.client()
    send = getattr(house.room, event)
    for payload in KINDS:
        house.wait(1)
        with unchanged(house):
            code(send(phone.id, payload))


@pytest.mark.parametrize("event", ["act", "draft", "react", "control"])
def test_also_from_those_who_may(house: House, event: str) -> None:
    ann, _ = house.table("Ann", "Bo")
    send = getattr(house.room, event)
    for payload in KINDS:
        if event == "draft" and isinstance(payload, dict) and payload.get("act") == "name":
            continue  # a half-made answer may be anything
        house.hands.awake += 0.05
        with unchanged(house):
            assert code(send(ann.id, payload)) in {
                "bad_request", "bad_value", "moment_passed", "not_offered",
            }  # fmt: skip


def test_controls_out_of_shape(house: House) -> None:
    house.table("Ann", "Bo")
    host = house.client("host")
    for payload in CONTROLS:
        house.hands.awake += 0.05
        with unchanged(house):
            code(house.room.control(host.id, payload))


def test_house_rules_are_checked(house: House) -> None:
    ann = house.guest("Ann")
    for options in ({"rounds": 2}, {"rounds": "3"}, {"rounds": True}, {"speed": 1}, {"rounds": 9}):
        assert code(ann.control("start", title="toy", options=options)) == "bad_value"
    assert ann.view["room"]["titles"][0]["options"][0]["blocked"]
    assert ann.view["room"]["phase"] == "lobby"
    assert ann.control("start", title="toy", options={"rounds": 1})["ok"]
    assert code(ann.control("start", title="toy", options={})) == "not_allowed"


@pytest.mark.parametrize("phase", ["lobby", "game", "paused", "podium"])
def test_every_control_answers_in_every_phase(house: House, phase: str) -> None:
    """An effect, or a reason; never an error of the host."""
    wishes: list[dict[str, Any]] = [
        {"do": "pause"}, {"do": "resume"}, {"do": "skip"}, {"do": "undo"}, {"do": "undo"},
        {"do": "adjust", "seat": "s1", "amount": 5, "reason": "Nice"},
        {"do": "overrule", "right": True}, {"do": "rename", "seat": "s1", "name": "Anna"},
        {"do": "move", "seat": "s1", "after": "s2"}, {"do": "mute", "seat": "s2", "on": True},
        {"do": "captain", "seat": "s2"}, {"do": "lock", "on": True}, {"do": "pace", "factor": 1.5},
        {"do": "bots", "count": 2}, {"do": "stand_in", "seat": "s2", "on": True},
        {"do": "settings", "sound": False}, {"do": "wifi", "name": None},
        {"do": "kick", "seat": "s2"},
        {"do": "forget", "what": "questions"}, {"do": "end"}, {"do": "lobby"},
        {"do": "start", "title": "toy", "options": {}}, {"do": "new_night"},
    ]  # fmt: skip
    host = house.client("host")
    guests = [house.guest("Ann"), house.guest("Bo")]
    if phase != "lobby":
        guests[0].control("start", title="toy", options={})
    if phase in ("paused", "podium"):
        guests[0].control("pause" if phase == "paused" else "end")
    for wish in wishes:
        house.wait(0.3)
        rev = host.view["rev"]
        answer = house.room.control(host.id, wish)
        if answer["ok"]:
            assert host.view["rev"] > rev or wish == {"do": "forget", "what": "questions"}
        else:
            code(answer)
            assert "went wrong" not in answer["error"]["message"]


def test_too_much_at_once(house: House) -> None:
    ann, bo = house.table("Ann", "Bo")
    huge = {"step": 0, "act": "note", "value": {"text": "x" * 400_000}}
    assert code(house.room.act(ann.id, huge)) == "too_large"
    answers = [house.room.act(ann.id, {"step": 9, "act": "name"}) for _ in range(220)]
    assert code(answers[-1]) == "too_fast"
    assert bo.act("name", 4)["ok"]
    house.wait(2)
    assert ann.act("name", 4)["ok"]


def test_a_title_that_stumbles_is_no_end_of_the_night(house: House, monkeypatch: Any) -> None:
    from tests.host import toy

    ann, bo = house.table("Ann", "Bo")

    def stumble(*_: Any) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(toy.Asking, "closed", stumble)
        assert ann.act("name", 4)["ok"]
        with unchanged(house):
            assert code(bo.act("name", 4)) == "bad_request"
        house.wait(31)
        assert ann.view["room"]["paused"]
        assert any("went wrong" in notice for notice in ann.notices)
    assert ann.control("resume")["ok"]
    house.tick()
    assert ann.view["game"]["screen"] == "shown"
