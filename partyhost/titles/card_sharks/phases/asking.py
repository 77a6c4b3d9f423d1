"""The question: a poll, a guess, higher or lower, and the figure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from partyhost.engine.acts import Act, Seat
from partyhost.engine.offers import Button, Choice, Number, Offer
from partyhost.engine.phase import Next
from partyhost.engine.secret import Secret
from partyhost.l10n import msg
from partyhost.titles.card_sharks import course, views
from partyhost.titles.card_sharks.cards import OTHER, Side
from partyhost.titles.card_sharks.phases.play import Play, Shown, patience
from partyhost.titles.card_sharks.phases.sharks import Opened, Sharked, both_calls, came
from partyhost.titles.card_sharks.polls import Asked
from partyhost.titles.card_sharks.table import BONUS, Guess, Table

MOST = 100
SILENT = 50  # the guess of those who make none


@dataclass(frozen=True)
class Guessing(Play):
    """S3. The side on turn guesses how many of a hundred said so; its team may advise."""

    rule = "S3"
    seconds = 30
    polled = True
    asked: Asked
    advice: Mapping[Seat, Secret[int]] = field(default_factory=dict)

    def time(self, table: Table) -> int:
        return patience(table, table.guesser, self.seconds)

    def awaits(self, table: Table) -> tuple[Seat, ...]:
        lead = table.lead(table.guesser)
        return (lead,) if lead else ()

    def mine(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        if seat == table.lead(table.guesser):
            return (Number("guess", msg("card_sharks-how-many"), 0, MOST, quick=(25, 50, 75)),)
        if seat in table.members(table.guesser):
            return (Number("advise", msg("card_sharks-advice"), 0, MOST, quick=(25, 50, 75)),)
        return ()

    def acted(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        if act.name == "advise":
            lead = table.lead(table.guesser)
            advice = {**self.advice, by: Secret(int(act.value), {by, lead})}
            return self.stay(table, advice=advice)
        guess = SILENT if act.name == "time up" else int(act.value)
        return responding(table, self.asked, guess)

    def changed(self, table: Table, new: Table) -> Next[Table]:
        """Whoever leads the side now may see what the others advise."""
        lead = new.lead(new.guesser)
        advice = {
            seat: Secret(said.peek(), {*said.knows, lead})
            for seat, said in self.advice.items()
            if seat in new.seats and seat != lead
        }
        return self.stay(new, advice=advice)

    def view(self, table: Table, viewer: Seat) -> views.Guessing:
        lead, mine = table.lead(table.guesser), self.advice.get(viewer)
        said = ((seat, each.seen_by(viewer)) for seat, each in self.advice.items())
        return views.Guessing(
            board=table.seen,
            poll=self.asked.view(viewer),
            advisers=tuple(seat for seat in table.members(table.guesser) if seat != lead),
            advice=tuple(
                views.Advice(seat, str(number))
                for seat, number in said
                if viewer == lead and number is not None
            ),
            mine=None if mine is None else mine.seen_by(viewer),
        )


def responding(table: Table, asked: Asked, guess: int) -> Next[Table]:
    guesser = table.lead(table.guesser)
    table = replace(table, turn=OTHER[table.guesser])
    return Next(table, Responding(asked=asked, guess=guess, guesser=guesser), cues=("guess",))


@dataclass(frozen=True)
class Responding(Sharked):
    """S4. The other side says whether the figure is higher or lower than the guess."""

    rule = "S4"
    seconds = 20
    polled = True
    asked: Asked = field(kw_only=True)
    guess: int = field(kw_only=True)
    guesser: Seat = field(kw_only=True)

    def sits_out(self, table: Table) -> tuple[Seat, ...]:
        return (self.guesser,)

    def decisions(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        return (
            Choice(
                "call",
                msg("card_sharks-figure-is"),
                tuple(o for o in both_calls() if self._may(o.value)),
            ),
        )

    def _may(self, call: str) -> bool:
        return self.guess < MOST if call == "higher" else self.guess > 0

    def decided(self, table: Table, act: Act) -> Next[Table]:
        return self.lock(table, act.value)

    def late(self, table: Table) -> Next[Table]:
        return self.settled(table, "higher" if self._may("higher") else "lower")

    def settled(self, table: Table, call: Any) -> Next[Table]:
        """All is locked: the emcee gets the key, and opens it; without one it is opened now."""
        phase = Revealing(self.asked, self.guess, self.guesser, str(call), self.bets)
        if table.emcee is None:
            return phase.opened(table)
        phase = replace(phase, asked=self.asked.known_to(table.emcee))
        return Next(table, phase, cues=("locked",))

    def view(self, table: Table, viewer: Seat) -> views.Responding:
        return views.Responding(
            board=table.seen,
            poll=self.asked.view(viewer),
            guess=self.guess,
            guesser=self.guesser or None,
            bets=self.bets_view(table, viewer),
        )


def winner_of(guesser: Side, guess: int, call: str, figure: int) -> Side:
    """The responder, if the call is right; the guesser, if it is not, and for an exact guess."""
    called = came(guess, figure) == call
    return OTHER[guesser] if called else guesser


@dataclass(frozen=True)
class Revealing(Shown):
    """S5. The figure. Who is right plays the cards; an exact guess wins for the guesser."""

    rule = "S5"
    seconds = 10
    wait = 12
    polled = True
    asked: Asked
    guess: int
    guesser: Seat
    call: str
    bets: Mapping[Seat, Secret[str]]
    open: Opened | None = None

    def time(self, table: Table) -> int:
        return self.wait if self.open is None else self.seconds

    def awaits(self, table: Table) -> tuple[Seat, ...]:
        return (table.emcee,) if self.open is None and table.emcee else ()

    def offers(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        """The emcee's next opens the figure."""
        offers = super().offers(table, seat)
        if self.open is not None or seat != table.emcee:
            return offers
        show = Button("next", msg("card_sharks-show"))
        return (show, *(each for each in offers if each.act != "next"))

    def acted(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        return self.opened(table) if self.open is None else self._paid(table)

    def opened(self, table: Table) -> Next[Table]:
        asked = self.asked.told()
        assert asked.public is not None
        bets = Opened.of(self.bets, came(self.guess, asked.public.answer))
        cue = "exact" if self.guess == asked.public.answer else "figure"
        return Next(table, replace(self, asked=asked, open=bets), cues=(cue,))

    def _paid(self, table: Table) -> Next[Table]:
        """Side bets are paid when the figure has been seen, so that a void poll pays nothing."""
        assert self.open is not None
        assert self.asked.public is not None
        figure = self.asked.public.answer
        table = table.with_points(self.open.winners)
        if self.guesser:
            table = table.did(Guess(self.guesser, self.guess, figure))
        if figure == self.guess and table.rules.exact_match == "bonus":
            table = table.give(table.members(table.guesser), BONUS)
        return course.question_won(table, self._winner(table))

    def _winner(self, table: Table) -> Side:
        assert self.asked.public is not None
        return winner_of(table.guesser, self.guess, self.call, self.asked.public.answer)

    def changed(self, table: Table, new: Table) -> Next[Table]:
        """Without the emcee the key opens by itself."""
        if self.open is None and new.emcee is None:
            return self.opened(new)
        return self.stay(new)

    def view(self, table: Table, viewer: Seat) -> views.Revealing:
        told = self.open is not None
        public = self.asked.public
        return views.Revealing(
            board=table.seen,
            poll=self.asked.view(viewer),
            guess=self.guess,
            guesser=self.guesser or None,
            call=self.call,
            sealed=not told,
            exact=public is not None and public.answer == self.guess,
            winner=self._winner(table) if told else None,
            bets=() if self.open is None else self.open.view(),
        )
