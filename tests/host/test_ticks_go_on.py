"""Nothing that goes wrong ends the ticks, and nobody waits for an answer for ever."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import orjson
import pytest

from partyhost.host import sockets, together, views
from partyhost.host.inbox import Inbox, Said
from partyhost.l10n import msg
from tests.host.house import Guest, House

ODD = "M\udcfcller"  # as a file's name comes from a disk in another encoding; no JSON can say it


class Sockets:
    """As much of the library as ticks need. `heard`: what each client was sent."""

    def __init__(self, house: House, turns: int = 1) -> None:
        self.house, self.turns = house, turns
        self.heard: dict[str, list[Any]] = {}
        engine = SimpleNamespace(sockets=self)
        manager = SimpleNamespace(
            is_connected=lambda client, space: True, eio_sid_from_sid=lambda client, space: client
        )
        self.server = SimpleNamespace(manager=manager, eio=engine)

    def get(self, client: str) -> Any:
        return SimpleNamespace(send=lambda packet: self._hear(client, packet.data))

    def _hear(self, client: str, told: str) -> None:
        self.heard.setdefault(client, []).append(orjson.loads(told[1:]))

    def sleep(self, seconds: float = 0) -> None:
        """Each turn that tells anything, or fails, ends with one."""
        self.turns -= bool(seconds)
        self.house.room.closed = self.turns <= 0

    def names(self, guest: Guest) -> list[str]:
        (*_, view) = [told for event, told in self.heard[guest.id] if event == "view"]
        return [seat["name"] for seat in view["room"]["seats"]]


def ticked(house: House, turns: int = 1) -> Sockets:
    made = Sockets(house, turns)
    sockets._tick(made, house.room, Inbox(house.room))  # type: ignore[arg-type]
    house.room.closed = False
    return made


@pytest.mark.parametrize("everywhere", [True, False])
def test_h107_a_value_that_cannot_be_said_ends_no_view_but_its_own(
    house: House, monkeypatch: pytest.MonkeyPatch, everywhere: bool
) -> None:
    ann, bo = house.guest("Ann"), house.guest("Bo")
    host = house.client("host")
    compose = views.view
    odd = {ann.id, bo.id, host.id} if everywhere else {ann.id}

    def view(room: Any, client: Any) -> dict[str, Any]:
        made = compose(room, client)
        return {**made, "room": {**made["room"], "join": ODD}} if client.id in odd else made

    with monkeypatch.context() as patch:
        patch.setattr("partyhost.host.room.views.view", view)
        house.room.show()
        told = ticked(house, turns=2)
        assert (bo.id in told.heard) is not everywhere
        assert all(said[0] != "view" for said in told.heard.get(ann.id, []))
    house.room.show()
    told = ticked(house)
    assert told.names(ann) == told.names(bo) == ["Ann", "Bo"]
    assert "could not be reached" in host.view["room"]["troubles"][0]["message"]


@pytest.mark.parametrize("place", ["unopened", "tick"])
def test_h107_a_turn_that_fails_is_not_the_last(
    house: House, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    ann, host = house.guest("Ann"), house.client("host")
    works, fails = getattr(house.room, place), iter([True, True])

    def sometimes() -> Any:
        return 1 / 0 if next(fails, False) else works()

    monkeypatch.setattr(house.room, place, sometimes)
    house.room.show()
    assert ticked(house, turns=3).names(ann) == ["Ann"]
    assert "went wrong with the clocks" in host.view["room"]["troubles"][0]["message"]


def test_h107_whoever_says_something_is_answered_whatever_fails(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bo = house.table("Ann", "Bo")
    inbox = Inbox(house.room)
    with monkeypatch.context() as patch:
        patch.setattr(together, "act", lambda *_: 1 / 0)
        patch.setattr(house.room, "failure", lambda *_: 1 / 0)
        inbox.waiting = [Said(ann.id, {}), Said(bo.id, {})]
        both = list(inbox.waiting)
        with pytest.raises(ZeroDivisionError):
            inbox.answer()
    assert all(each.done.is_set() for each in both)
    assert [each.answer["error"]["message"] for each in both] == [msg("room-failed")] * 2
    inbox.waiting = [Said(ann.id, {"step": 0, "act": "name", "value": 4})]
    (said,) = inbox.waiting
    inbox.answer()
    assert said.answer == {"ok": True}


def test_what_a_newer_view_overtakes_loses_no_cue(house: House) -> None:
    """More than one handful is told that all boards are turned, and then somebody goes on."""
    guests = house.table(*(f"Guest {n}" for n in range(4)))
    screens = [house.client("tv") for _ in range(12)]
    house.tick()
    for guest in guests:
        assert guest.act("name", 1)["ok"]
    inbox, made = Inbox(house.room), Sockets(house)
    later = [Said(guests[0].id, {"id": "2", "step": 1, "act": "next"})]

    def sleep(seconds: float = 0) -> None:
        if not seconds and later:
            inbox.waiting.append(later.pop())
        Sockets.sleep(made, seconds)

    made.sleep = sleep  # type: ignore[method-assign]
    sockets._tick(made, house.room, inbox)  # type: ignore[arg-type]
    house.room.closed = False
    for client in (*guests, *screens):
        views = [told for event, told in made.heard[client.id] if event == "view"]
        assert [cue for view in views for cue in view["game"]["cues"]].count("flip") == 1
        assert views[-1]["game"]["step"] == 2
    assert sorted({len(made.heard[client.id]) for client in (*guests, *screens)}) == [1, 2]
