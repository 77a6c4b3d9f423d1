"""Matches of Judge & Jury whose screens are recorded."""

from __future__ import annotations

from typing import Any, ClassVar

from tests.browser.recorded import Offers, Recorder, Tables, View
from tests.host.house import Guest

ROUND = {"rounds": 1}


class JuryRecorder(Recorder):
    """Plays matches of one round that end in a tie."""

    title = "judge_and_jury"
    tables: ClassVar[Tables] = {
        2: (ROUND,),
        5: (ROUND, {**ROUND, "won_piles": "open"}),
        10: (ROUND,),
    }

    def between(self, game: View) -> None:
        if game["screen"] == "verdict" and len(game["turned"]) == 6:
            self.even_out(game["scores"])

    def even_out(self, scores: dict[str, int]) -> None:
        """Two are equal at the end, so that there is a tie to break."""
        best = max(scores.values())
        for seat in [*scores][:2]:
            if scores[seat] != best:
                amount = best - scores[seat]
                self.host.control("adjust", seat=seat, amount=amount, reason="to level")
        self.house.wait()

    def likely(self, offers: Offers) -> View:
        return self.rng.choice([each for each in offers if each["act"] != "look"] or offers)

    def value(self, guest: Guest, offer: View) -> Any:
        if offer["act"] == "ask" and self.rng.random() < 0.8:
            able = [each["value"] for each in offer["options"] if each["value"].endswith("/any")]
            return self.rng.choice(able)
        return super().value(guest, offer)

    def moment(self, game: View) -> str:
        """What lies on the pile, who moved a judge, what is told of the verdict."""
        more = ""
        if game["screen"] == "turn":
            more = "" if game["court"]["pile"] else "leads"
            more += " late" if not game["court"]["draw"] else ""
        elif game["screen"] == "gap":
            more = "moved" if game["move"] else "judge" if (game["take"] or {}).get("judge") else ""
        elif game["screen"] == "verdict":
            more = "told" if len(game["turned"]) == 6 else ""
        return " ".join(f"{game['screen']} {more}".split())
