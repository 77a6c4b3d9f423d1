"""When views go out, and what goes into them once for all."""

from __future__ import annotations

from typing import Any

import orjson

from partyhost.host.inbox import Inbox
from partyhost.host.sockets import Shared, _gather
from tests.host.house import House


def test_what_is_new_is_known_at_once_and_told_once(house: House) -> None:
    house.client()
    house.tick()
    assert not house.room.changed.is_set()
    house.room.notify("The door is open.")
    assert house.room.changed.is_set()
    house.tick()
    house.room.show()
    assert house.room.changed.is_set()
    house.tick()
    assert not house.room.changed.is_set()


def test_more_that_keeps_coming_is_waited_for(house: House) -> None:
    slept: list[float] = []

    class Busy:
        def sleep(self, seconds: float) -> None:
            slept.append(seconds)
            if len(slept) < 5:
                house.room.show()

    _gather(Busy(), house.room, Inbox(house.room))  # type: ignore[arg-type]
    assert slept == [0] * 5


def test_it_is_not_waited_for_long(house: House) -> None:
    class Endless:
        def sleep(self, seconds: float) -> None:
            house.room.show()
            house.hands.awake += 0.001

    began = house.room.now
    _gather(Endless(), house.room, Inbox(house.room))  # type: ignore[arg-type]
    assert house.room.now - began < 0.1


def test_what_many_are_told_alike_reads_the_same() -> None:
    room = {"phase": "lobby", "seats": []}
    views: list[dict[str, Any]] = [
        {"rev": n, "room": room, "you": {"seat": f"s{n}"}} for n in range(3)
    ]
    shared = Shared()
    for view in views:
        assert orjson.loads(orjson.dumps(shared.told(view))) == view
    other = {"rev": 4, "room": {**room, "pin": "1234"}}
    assert orjson.loads(orjson.dumps(shared.told(other))) == other
    notice = {"kind": "info", "message": "Hello"}
    assert shared.told(notice) == notice
