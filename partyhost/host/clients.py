"""Open connections: a page, a bot of somebody's own, a test."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from partyhost.engine.acts import Seat
from partyhost.host.messages import Refusal
from partyhost.l10n import msg

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
            raise Refusal("too_fast", msg("room-too-fast"))
        self.drops -= 1


@dataclass(frozen=True)
class Brings:
    """What a client says as it connects: its tokens, the seat it had in hand, whether others can
    see its screen, and its language, where it has one of its own."""

    tokens: tuple[str, ...] = ()
    hold: Seat | None = None
    discreet: bool = False
    language: str | None = None


NOTHING = Brings()


@dataclass
class Client:
    """`open` once the connection stands, so that what is sent is not lost. `seat` is the one in
    hand: what this client knows and does is that guest's."""

    id: str
    role: Role
    local: bool = False
    open: bool = False
    seat: Seat | None = None
    held: dict[Seat, str] = field(default_factory=dict)  # all seats on this phone, with tokens
    last: Seat | None = None  # the newest that was in hand
    awaited: tuple[Seat, ...] | None = None  # of those on this phone, when we last looked
    step: int | None = None  # in which they are
    discreet: bool = False  # others can see the screen: it covers itself
    language: str | None = None  # None: the room's
    granted: bool = False  # the token is new to this phone: tell it in the view
    replaced: bool = False
    removed: Seat | None = None
    claim: Seat | None = None
    claim_name: str = ""
    cues: int = 0  # how many of the room's cues it has been sent
    bucket: Bucket = field(default_factory=Bucket)

    @property
    def shares(self) -> bool:
        return len(self.held) > 1 or self.discreet

    @property
    def covered(self) -> bool:
        return self.seat is None and bool(self.held)

    def stand_up(self) -> None:
        """A new night: nobody sits anywhere."""
        self.seat = self.last = self.claim = self.removed = self.awaited = self.step = None
        self.held = {}
