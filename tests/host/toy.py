"""A small title for the host's tests: three rounds of “who names the highest number?”."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import msgspec

from partyhost.engine.acts import HOST, Act, IllegalMove, Seat
from partyhost.engine.game import HouseRule, Page, Start, Title
from partyhost.engine.offers import Button, Number, Offer, Write
from partyhost.engine.phase import Next, Phase
from partyhost.kit.ballot import Ballot
from partyhost.kit.podium import Fact, Podium, places
from partyhost.kit.polling import Polling


@dataclass(frozen=True)
class Table:
    scores: Mapping[Seat, int]
    rounds: int
    seconds: int
    waiting: tuple[Seat, ...] = ()

    def pay(self, seat: Seat, amount: int) -> Table:
        return replace(self, scores={**self.scores, seat: self.scores[seat] + amount})


class AskScreen(msgspec.Struct, frozen=True, tag_field="screen", tag="ask"):
    done: list[Seat]
    yours: Any


class ShowScreen(msgspec.Struct, frozen=True, tag_field="screen", tag="shown"):
    numbers: dict[Seat, int]


class Meddled(Phase[Table]):
    """What the host may do at any moment."""

    def intervene(self, table: Table, act: Act) -> Next[Table]:
        match act:
            case Act("adjust", {"seat": str(seat), "amount": int(amount)}) if seat in table.scores:
                return Next(table.pay(seat, amount), self, moved=False)
            case Act("end"):
                return over(table)
            case Act("leave", {"seat": str(seat)}) if seat in table.scores:
                rest = {s: n for s, n in table.scores.items() if s != seat}
                return asking(replace(table, scores=rest))
            case Act("join", {"seat": str(seat)}) if len(table.scores) < 6:
                return self.join(table, seat)
        raise IllegalMove("That can't be done in this match.")

    def join(self, table: Table, seat: Seat) -> Next[Table]:
        raise IllegalMove("You come in with the next round.")


@dataclass(frozen=True)
class Asking(Meddled, Polling[Table, int]):
    """T1. Each guest secretly names a number. Whoever is late names 0."""

    rule = "T1"
    late = 0

    def time(self, table: Table) -> int | None:
        return table.seconds or None

    def ask(self, table: Table, seat: Seat) -> Offer:
        return Number("name", "Name a number", 0, 100)

    def offers(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        if seat == HOST:
            return (Button("hurry", "That is enough"),)
        extra = (Write("note", "A note"),) if self.ballot.owes(seat) else ()
        return super().offers(table, seat) + extra

    def on(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        if act.name == "note":
            return self.stay(table)
        if act.name == "hurry":
            return self.closed(table, self.ballot.fill(0))
        return super().on(table, by, act)

    def closed(self, table: Table, ballot: Ballot[int]) -> Next[Table]:
        numbers = {seat: ballot[seat] for seat in ballot.voters}
        for seat, number in numbers.items():
            table = table.pay(seat, number)
        return Next(replace(table, rounds=table.rounds - 1), Showing(numbers), cues=("flip",))

    def view(self, table: Table, viewer: Seat) -> AskScreen:
        return AskScreen(self.ballot.done, self.ballot.seen_by(viewer))


@dataclass(frozen=True)
class Showing(Meddled):
    """T2. The numbers are shown for three seconds."""

    rule = "T2"
    seconds = 3
    show = True
    numbers: Mapping[Seat, int]

    def join(self, table: Table, seat: Seat) -> Next[Table]:
        return asking(replace(table, scores={**table.scores, seat: 0}))

    def offers(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        return (Button("next", "Next"),) if seat == HOST else ()

    def on(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        return asking(table) if table.rounds else over(table)

    def view(self, table: Table, viewer: Seat) -> ShowScreen:
        return ShowScreen(dict(self.numbers))


class Over(Podium[Table]):
    """T3. The highest sum wins."""

    rule = "T3"
    unit = "points"


def asking(table: Table) -> Next[Table]:
    return Next(table, Asking(Ballot(tuple(table.scores))))


def over(table: Table) -> Next[Table]:
    facts = (Fact("Rounds left", (), str(table.rounds)),)
    return Next(table, Over(places(table.scores), facts), cues=("fanfare",))


def deal(start: Start) -> Next[Table]:
    scores = dict.fromkeys(start.seats, 0)
    return asking(Table(scores, start.options["rounds"], start.options["seconds"]))


def rules(pack: Mapping[str, Any], players: int) -> tuple[HouseRule, ...]:
    blocked = {"9": "Nine rounds need three guests."} if players < 3 else {}
    return (
        HouseRule("rounds", (3, 1, 9), ("3", "1", "9"), 3, "How many rounds.", blocked),
        HouseRule("seconds", (30, 0), ("30", "none"), 30, "Time to think."),
        HouseRule("absent", ("skip", "stand_in"), ("Skip", "Bot"), "skip", "Who is away."),
    )


def bot(page: Page, rng: Random, pack: Mapping[str, Any]) -> Act | None:
    """The first of the things on offer, without a thought."""
    if not page.offers:
        return None
    offer = page.offers[0]
    return Act(offer.act, offer.sample(rng))


TOY = Title(
    key="toy",
    name="Toy",
    version=1,
    players=range(1, 7),
    minutes=lambda players, options: (1, 2),
    rules=rules,
    lacks=lambda pack, players: None if pack.get("fit") else "The pack is empty.",
    begin=deal,
    phases=(Asking, Showing, Over),
    scores=lambda table: table.scores,
    bot=bot,
)
TITLES = {"toy": TOY}
PACKS: dict[str, dict[str, Any]] = {"toy": {"fit": True}}
