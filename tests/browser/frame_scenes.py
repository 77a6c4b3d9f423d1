"""The frame beside the titles: the way in, the lobby, the door, and who is not let in."""

from __future__ import annotations

from typing import Any, Self

from tests.browser.casts import FACES
from tests.browser.recorded import Recorder, View
from tests.host.house import Guest


class FrameRecorder(Recorder):
    """Guests come, one goes and another phone asks for the seat, the room is locked."""

    title = ""

    def record(self) -> Self:
        self.keep_phone("join", self.house.client())
        self.keep("lobby")
        self.claims()
        self.host.control("lock", on=True)
        self.keep_phone("join locked", self.house.client())
        self.keep("lobby locked")
        self.host.control("lock", on=False)
        if len(self.guests) == 10:
            self.one_too_many()
        self.parted()
        return self

    def keep_phone(self, name: str, client: Guest, **you: Any) -> None:
        view = client.view
        self.keep_as("phone", name, "waits", {**view, "you": {**view["you"], **you}})

    def claims(self) -> None:
        last, other = self.guests[-1], self.house.client()
        last.gone()
        self.keep("lobby away")
        self.keep_phone("join away", other)
        other.join(self.cast.names[len(self.guests) - 1], claim=last.seat)
        self.keep_phone("pending", other)
        self.keep("claim")
        self.host.control("claim", seat=last.seat, allow=False)
        self.guests[-1] = last.back()
        self.house.wait()

    def one_too_many(self) -> None:
        newcomer = self.house.client()
        self.keep_phone("join full", newcomer)
        newcomer.join(self.cast.names[10], avatar=FACES[10])
        self.keep_phone("lobby watching", newcomer)

    def parted(self) -> None:
        """What a phone is told that lost its seat."""
        guest: Guest = self.guests[-1]
        view: View = guest.view
        seat = view["you"]["seat"]
        self.keep_as(
            "phone", "replaced", "waits", {**view, "you": {**view["you"], "replaced": True}}
        )
        told = self.host.control("kick", seat=seat)
        assert told["ok"], told
        self.keep_phone("removed", guest)
