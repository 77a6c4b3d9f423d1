"""Matches of Card Sharks whose screens are recorded."""

from __future__ import annotations

from typing import Any, ClassVar

from tests.browser.recorded import Offers, Recorder, Tables, View
from tests.host.house import Guest

RARE = {"freeze": 0.25, "change": 0.3, "cash_out": 0.2, "pass": 0.5}  # mostly they call
SUDDEN = {"sudden_death_question": 3}
EMCEE = {**SUDDEN, "emcee": "human", "money_equal": "push"}
KING = {**SUDDEN, "party": "king_of_the_hill", "freeze": "always"}


class SharkRecorder(Recorder):
    """Plays matches in which others bet and advise, and an emcee holds the show."""

    title = "card_sharks"
    tables: ClassVar[Tables] = {
        2: ({"odds": True, "match": "best_of_three"},),
        5: ({"sudden_death_question": 4}, EMCEE, KING),
        10: ({"sudden_death_question": 4},),
    }
    patience = 6
    eager = 1
    goes_on = ("next", "emcee")
    tools = ("void_poll", "next", "hold")

    def between(self, game: View) -> None:
        if game["screen"] == "basing" and ("tv", "held", "") not in self.scenes:
            self.hold()
        if self.rng.random() < 0.6:
            self.along("side_bet", "advise")
        self.draft(game["awaits"])

    def hold(self) -> None:
        """The emcee holds the show for a moment."""
        for guest in self.guests:
            if any(offer["act"] == "hold" for offer in guest.view["offers"]):
                guest.act("hold", None)
                self.house.wait()
                self.keep("held")
                return

    def draft(self, awaits: list[str]) -> None:
        """Chips lie on a side, and the bet is not yet locked."""
        for guest in self.here:
            if guest.seat not in awaits:
                continue
            bet = next((o for o in guest.view["offers"] if o["act"] == "bet_lower"), None)
            if bet and bet["high"] >= 10_000:
                value = bet["high"] // 1000 * 500 + 500
                view = {**guest.view, "you": {**guest.view["you"], "drafts": {"bet_lower": value}}}
                self.keep_as("phone", "betting drawn", "acts", view)

    def likely(self, offers: Offers) -> View:
        return self.rng.choices(offers, [RARE.get(offer["act"], 1.0) for offer in offers])[0]

    def value(self, guest: Guest, offer: View) -> Any:
        if offer["act"] in ("bet_higher", "bet_lower"):
            low, high, step = offer["low"], offer["high"], offer["step"]
            return low if self.rng.random() < 0.3 else (low + high) // 2 // step * step
        if offer["type"] == "number":
            return self.rng.randint(5, 95)
        return super().value(guest, offer)

    def moment(self, game: View) -> str:
        """What is locked, what comes, who plays."""
        more = ""
        if game["screen"] in ("calling", "responding", "betting"):
            more = "locked" if game["bets"]["locked"] else ""
            if game["screen"] == "betting" and game["board"]["money"]["last"]:
                more = f"{more} last"
        elif game["screen"] == "turned":
            more = game["then"]
        elif game["screen"] == "revealing":
            more = "sealed" if game["sealed"] else ""
        elif game["screen"] == "money_turned":
            more = "won" if game["gain"] > 0 else "lost"
        elif game["screen"] == "money_over":
            more = "bust" if game["how"] == "bust" else ""
        return " ".join(f"{game['screen']} {more}".split())
