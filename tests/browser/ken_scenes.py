"""Matches of Can You Beat Ken? whose screens are recorded."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from tests.browser.casts import USUAL, Cast
from tests.browser.recorded import Recorder, Tables, View
from tests.host.house import Guest

SHORT = {"length": "short"}
TABLE = {**SHORT, "judging": "table", "reader": "reader", "team_answer": "majority"}
AWAY_AT = 40  # the step from which somebody is away until the turn has gone past


class KenRecorder(Recorder):
    """Plays short matches in which others answer along, and a turn is left out."""

    title = "beat_ken"
    tables: ClassVar[Tables] = {
        2: ({**SHORT, "first_player": "youngest"},),
        5: (SHORT, TABLE),
        10: ({**SHORT, "finish_round": True},),
    }
    goes_on = ("next", "first", "right", "wrong")
    tools = ("void_question", "next", "ruling")

    def __init__(self, folder: Path, guests: int, cast: Cast = USUAL, language: str = "en") -> None:
        super().__init__(folder, guests, cast, language)
        categories = self.packs["beat_ken"]["categories"]
        self.questions = {each["question"]: each for c in categories for each in c["question"]}
        self.steps = 0

    def between(self, game: View) -> None:
        self.steps += 1
        if self.steps == AWAY_AT:
            self.leave_a_turn_out()
        if self.rng.random() < 0.2:
            self.along("guess")

    def leave_a_turn_out(self) -> None:
        at = 2 if len(self.guests) == 5 else len(self.guests) - 1  # alone on a track
        self.guests[at].gone()
        for _ in range(120):
            self.house.wait(5)
            game = self.host.view["game"]
            self.keep(self.moment(game))
            if game["screen"] in ("passed", "podium"):
                break
            self.step()
        self.guests[at] = self.guests[at].back()
        self.house.wait()

    def answers(self, guest: Guest) -> list[str]:
        known = self.questions[guest.view["game"]["question"]["text"]]
        return [known["answer"]] * 4 + [known["ken"]]

    def moment(self, game: View) -> str:
        """The stage, the kind of challenge, whose turn."""
        more = ""
        if game["screen"] == "spinning":
            more = "ken" if game["board"]["turn"] == "ken" else ""
        elif game["screen"] == "moving":
            more = "bonus" if game["gain"] else game["then"]
        elif game["screen"] == "vetting":
            more = "host" if game["by_host"] else ""
        elif game["screen"] in ("revealing", "challenging", "answering"):
            kind = game["kind"] if "kind" in game else game["stake"]["kind"]
            alone = "pair" if kind in ("duel", "star") else kind if "kind" in game else ""
            more = f"{game.get('stage', '')} {alone}"
        return " ".join(f"{game['screen']} {more}".split())
