"""Where acts wait for the tick that takes all of one moment together."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field
from typing import Any

from partyhost.host import together, views
from partyhost.host.room import Room, refused
from partyhost.l10n import msg


@dataclass
class Said:
    """An act and, once `done`, its answer."""

    client: str
    payload: Any
    answer: dict[str, Any] = field(
        default_factory=lambda: refused("bad_request", msg("room-failed"))
    )
    done: threading.Event = field(default_factory=threading.Event)


class Inbox:
    """Acts wait here for the tick, which has them on disk with one commit before they are
    answered and shown. A phone's next word is heard when the last one is answered."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.count = 0  # how many came, ever
        self.waiting: list[Said] = []

    def act(self, client: str, payload: Any) -> dict[str, Any]:
        said = Said(client, payload)
        with self.room.lock:
            if self.room.closed:
                return self._closing(client)
            self.waiting.append(said)
            self.count += 1
        self.room.changed.set()
        said.done.wait()
        return said.answer

    def answer(self) -> None:
        """Whatever goes wrong, nobody waits for ever."""
        with self.room.lock:
            said, self.waiting = self.waiting, []
        try:
            answers = self._answers([(each.client, each.payload) for each in said])
            for each, answer in zip(said, answers, strict=True):
                each.answer = answer
        finally:
            for each in said:
                each.done.set()

    def _closing(self, client: str) -> dict[str, Any]:
        return refused("not_allowed", views.told(self.room, client, msg("room-closing")))

    def _answers(self, said: list[tuple[str, Any]]) -> list[dict[str, Any]]:
        with self.room.lock:
            if self.room.closed:
                return [self._closing(client) for client, _ in said]
            try:
                return together.act(self.room, said)
            except Exception as error:
                return [self.room.failure(client, None, error) for client, _ in said]
