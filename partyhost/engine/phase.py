"""One section of a rulebook as one frozen value."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from partyhost.engine.acts import Act, IllegalMove, Seat
from partyhost.engine.offers import Offer
from partyhost.l10n import msg

T = TypeVar("T")  # the title's table: what outlives a phase


@dataclass(frozen=True)
class Next(Generic[T]):
    """What an act leads to. `moved` starts a new step: a new clock, and old taps are void."""

    table: T
    phase: Phase[T]
    moved: bool = True
    cues: tuple[str, ...] = ()  # names of sounds and flourishes; a bare name can leak nothing


@dataclass(frozen=True)
class Phase(Generic[T]):
    """Subclasses hold only the data of their own phase, and state the rule in the docstring."""

    rule: ClassVar[str]  # the section of rules.md that this is
    seconds: ClassVar[int | None] = None  # how long it may last; None: as long as it takes
    show: ClassVar[bool] = False  # nobody is asked anything: its clock runs at any pace
    over: ClassVar[bool] = False

    def time(self, table: T) -> int | None:
        """Seconds that this phase may last; None for as long as it takes."""
        return self.seconds

    def about(self, table: T) -> str:
        """What scores that change here change for, beside the rule: a category, a question. Said
        to everybody, so it must be on the TV already."""
        return ""

    def awaits(self, table: T) -> tuple[Seat, ...]:
        """The seats that the room waits for: those whose act brings the match on."""
        return ()

    def offers(self, table: T, seat: Seat) -> tuple[Offer, ...]:
        """What this seat (a player, a watcher, or HOST) may do now."""
        return ()

    def on(self, table: T, by: Seat, act: Act) -> Next[T]:
        """Called with admitted acts and `time up` only: what is offered is legal."""
        raise IllegalMove(msg("engine-nothing-now"))

    def intervene(self, table: T, act: Act) -> Next[T]:
        """What the host may do at any moment, offered or not (see `INTERVENTIONS`)."""
        raise IllegalMove(msg("engine-not-now"))

    def view(self, table: T, viewer: Seat) -> msgspec.Struct:
        raise NotImplementedError

    def stay(self, table: T, *cues: str, **changes: Any) -> Next[T]:
        return Next(table, replace(self, **changes), moved=False, cues=cues)
