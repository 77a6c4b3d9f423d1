"""A phase that many titles share: everyone hands in one secret paper."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from partyhost.engine.acts import Act, Seat
from partyhost.engine.offers import Offer
from partyhost.engine.phase import Next, Phase
from partyhost.kit.ballot import Ballot

T = TypeVar("T")
P = TypeVar("P")


@dataclass(frozen=True)
class Polling(Phase[T], Generic[T, P]):
    """In any order, until all have handed in theirs or time is up."""

    ballot: Ballot[P]
    late: ClassVar[Any]  # what counts as handed in by those who did not in time

    def ask(self, table: T, seat: Seat) -> Offer:
        raise NotImplementedError

    def paper(self, act: Act) -> P:
        """What an admitted act puts on the ballot: its value, unless a subclass reads it."""
        value: P = act.value
        return value

    def closed(self, table: T, ballot: Ballot[P]) -> Next[T]:
        raise NotImplementedError

    def awaits(self, table: T) -> tuple[Seat, ...]:
        return tuple(filter(self.ballot.owes, self.ballot.voters))

    def offers(self, table: T, seat: Seat) -> tuple[Offer, ...]:
        return (self.ask(table, seat),) if self.ballot.owes(seat) else ()

    def on(self, table: T, by: Seat, act: Act) -> Next[T]:
        if act.name == "time up":
            return self.closed(table, self.ballot.fill(self.late))
        ballot = self.ballot.put(by, self.paper(act))
        return self.closed(table, ballot) if ballot.full else self.stay(table, ballot=ballot)
