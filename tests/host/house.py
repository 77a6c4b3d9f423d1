"""A room with a clock of its own and guests who do what the test says."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from partyhost.host.clients import Brings
from partyhost.host.clock import Clock
from partyhost.host.room import Room
from tests.host.toy import PACKS, TITLES


class Hands:
    """The hands of the test's clock, in seconds."""

    def __init__(self) -> None:
        self.awake, self.slept, self.shift = 1000.0, 0.0, 0.0

    def clock(self) -> Clock:
        return Clock(
            lambda: self.awake,
            lambda: self.awake + self.slept,
            lambda: 1.7e9 + self.awake + self.slept + self.shift,
        )


class House:
    """Opens and reopens a room in one folder, and lets time pass in it."""

    def __init__(self, folder: Path, **options: Any) -> None:
        self.folder, self.hands, self.options = folder, Hands(), options
        self.sent: dict[str, list[tuple[str, dict[str, Any]]]] = {}
        self.number = 0
        self.room = self._open()

    def _open(self, **more: Any) -> Room:
        options = {"titles": TITLES, "packs": PACKS, **self.options, **more}
        return Room.open(self.folder, clock=self.hands.clock(), **options)

    def killed(self, **more: Any) -> None:
        """kill -9 and start again: nothing is saved but what was saved before."""
        self.room.journal.close()
        self.sent = {}
        self.room = self._open(**more)

    def wait(self, seconds: float = 0.02) -> None:
        for _ in range(max(1, round(seconds / 0.5))):
            self.hands.awake += min(seconds, 0.5)
            self.tick()

    def tick(self) -> None:
        for client in self.room.unopened():
            self.room.opened(client)
        for client, event, payload in self.room.tick():
            self.sent.setdefault(client, []).append((event, payload))

    def client(
        self, role: Any = "phone", token: str | tuple[str, ...] | None = None, **more: Any
    ) -> Guest:
        self.number += 1
        return Guest(self, f"c{self.number}", role, token, **more)

    def guest(self, name: str) -> Guest:
        guest = self.client()
        answer = guest.join(name)
        assert answer["ok"], answer
        return guest

    def table(self, *names: str, **options: Any) -> list[Guest]:
        """These guests, with a match begun by the first of them."""
        guests = [self.guest(name) for name in names]
        assert guests[0].control("start", title="toy", options=options)["ok"]
        return guests


class Guest:
    """A client of the room: a phone, a TV or a host page."""

    def __init__(
        self,
        house: House,
        id: str,
        role: Any,
        token: str | tuple[str, ...] | None,
        local: bool = True,
        **brings: Any,
    ) -> None:
        self.house, self.id, self.seat = house, id, ""
        self.token = token if isinstance(token, str) else None
        tokens = (token,) if isinstance(token, str) else tuple(token or ())
        house.room.connect(id, role, Brings(tokens, **brings), local)
        house.tick()

    @property
    def view(self) -> dict[str, Any]:
        return self.house.room.view_for(self.id)

    @property
    def step(self) -> int:
        step: int = self.view["game"]["step"]
        return step

    @property
    def notices(self) -> list[str]:
        return [
            told["message"] for event, told in self.house.sent.get(self.id, []) if event == "notice"
        ]

    def join(self, name: str = "", **more: Any) -> dict[str, Any]:
        answer = self.house.room.join(self.id, {"name": name, "avatar": "fox", **more})
        if answer.get("token"):
            self.token, self.seat = answer["token"], answer["seat"]
        return answer

    def act(self, act: str, value: Any = None, **more: Any) -> dict[str, Any]:
        wish = {"step": self.step if "step" not in more else 0, "act": act, "value": value, **more}
        return self.house.room.act(self.id, wish)

    def hold(self, seat: str | None) -> dict[str, Any]:
        return self.house.room.hold(self.id, {"seat": seat})

    def control(self, do: str, **more: Any) -> dict[str, Any]:
        return self.house.room.control(self.id, {"do": do, **more})

    def gone(self) -> None:
        self.house.room.disconnect(self.id)

    def back(self) -> Guest:
        again = self.house.client(token=self.token)
        again.seat = self.seat
        return again


def code(answer: dict[str, Any]) -> str:
    """The code of a refusal; its message must be a sentence."""
    assert answer["ok"] is False, answer
    assert answer["error"]["message"].rstrip("”")[-1] in ".?!", answer
    found: str = answer["error"]["code"]
    return found


@contextmanager
def unchanged(house: House) -> Iterator[None]:
    """Nothing that anybody may see changes inside the block."""
    clients = list(house.room.clients)
    before = _seen(house, clients)
    yield
    assert _seen(house, clients) == before


def _seen(house: House, clients: list[str]) -> list[dict[str, Any]]:
    """What went wrong at the host is told to it, and is no change of the room."""
    views = [{**house.room.view_for(client), "rev": 0, "clock": None} for client in clients]
    return [{**view, "room": {**view["room"], "troubles": []}} for view in views]
