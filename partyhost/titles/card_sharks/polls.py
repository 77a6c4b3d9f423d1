"""The stack of polls, and the poll on the table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from partyhost.engine.acts import Seat
from partyhost.engine.rng import Rng
from partyhost.engine.secret import Secret
from partyhost.titles.card_sharks.pack import Poll
from partyhost.titles.card_sharks.views import FigureView, PollView


@dataclass(frozen=True)
class Stack:
    """`polls` lie shuffled; `spent`: ids of those asked, oldest first; `asked`: those that other
    matches asked before."""

    polls: Secret[tuple[Poll, ...]]
    spent: Secret[tuple[str, ...]]
    asked: Secret[tuple[str, ...]]

    @classmethod
    def shuffled(cls, polls: Iterable[Poll], rng: Rng, asked: tuple[str, ...]) -> tuple[Stack, Rng]:
        order, rng = rng.shuffled(tuple(polls))
        return cls(Secret(order), Secret(()), Secret(asked)), rng

    def draw(self) -> tuple[Poll, bool, Stack]:
        """The first poll that this house has not met; with none left, the one met longest ago.
        True stands for a poll that this match has asked before."""
        spent = self.spent.peek()
        before = [each for each in self.asked.peek() if each not in spent]
        met = {each: n for n, each in enumerate((*before, *spent))}
        poll = min(self.polls.peek(), key=lambda each: met.get(each.id, -1))
        again = (*(each for each in spent if each != poll.id), poll.id)
        return poll, poll.id in spent, replace(self, spent=Secret(again))


@dataclass(frozen=True)
class Asked:
    """The poll on the table; `public` is its figure once it is told to all."""

    text: str
    again: bool
    figure: Secret[Poll]
    public: Poll | None = None

    @classmethod
    def of(cls, poll: Poll, again: bool) -> Asked:
        return cls(poll.question, again, Secret(poll))

    def told(self) -> Asked:
        return replace(self, public=self.figure.peek())

    def known_to(self, seat: Seat) -> Asked:
        return replace(self, figure=Secret(self.figure.peek(), {*self.figure.knows, seat}))

    def view(self, viewer: Seat) -> PollView:
        poll = self.figure.seen_by(viewer) if self.public is None else self.public
        return PollView(self.text, self.again, None if poll is None else figure_view(poll))


def figure_view(poll: Poll) -> FigureView:
    return FigureView(
        poll.answer, poll.group, poll.n, poll.year, poll.source, poll.credit, poll.turned
    )
