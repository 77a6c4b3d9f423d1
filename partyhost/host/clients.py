"""Open connections: a page, a bot of somebody's own, a test."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from partyhost.engine.acts import Seat
from partyhost.host.messages import Refusal

Role = Literal["phone", "tv", "host"]
BURST, A_SECOND = 200.0, 50.0  # events a client may send at once, and in every second


@dataclass
class Bucket:
    """Holds a client to a pace that no thumb reaches."""

    drops: float = BURST
    filled: float = 0.0

    def draw(self, now: float) -> None:
        self.drops = min(BURST, self.drops + (now - self.filled) * A_SECOND)
        self.filled = now
        if self.drops < 1:
            raise Refusal("too_fast", "That is a lot at once. Please wait a moment.")
        self.drops -= 1


@dataclass
class Client:
    """`open` once the connection stands, so that what is sent is not lost."""

    id: str
    role: Role
    local: bool = False
    open: bool = False
    seat: Seat | None = None
    token: str | None = None  # known from joining or claiming by this connection
    granted: bool = False  # the token is new to this phone: tell it in the view
    replaced: bool = False
    removed: Seat | None = None
    claim: Seat | None = None
    claim_name: str = ""
    cues: int = 0  # how many of the room's cues it has been sent
    bucket: Bucket = field(default_factory=Bucket)
