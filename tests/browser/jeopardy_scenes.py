"""Matches of the Jeopardy! Card Game whose screens are recorded."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from tests.browser.casts import USUAL, Cast
from tests.browser.recorded import Recorder, Tables, View
from tests.host.house import Guest

SHORT = {"length": "short"}
ADVANCED = {
    **SHORT,
    "choose_categories": True,
    "hand_pick": True,
    "first_player": "youngest",
    "rebound": "half",
    "question_form": "strict",
}
VOTING = {**SHORT, "judging": "table", "reader": "host", "rebound": "half", "hand_pick": True}
ALOUD = {**SHORT, "answers": "spoken", "judging": "host", "reader": "tv"}


class JeopardyRecorder(Recorder):
    """Plays all ways of answering and ruling, with a tie at the end and some appeals."""

    title = "jeopardy"
    tables: ClassVar[Tables] = {
        2: (SHORT, ADVANCED),
        5: (SHORT, ADVANCED, VOTING, ALOUD),
        10: (VOTING,),
    }
    patience = 31
    goes_on = ("next", "first", "read", "right", "wrong")
    tools = ("void_clue", "next", "appeal")

    def __init__(self, folder: Path, guests: int, cast: Cast = USUAL, language: str = "en") -> None:
        super().__init__(folder, guests, cast, language)
        categories = self.packs["jeopardy"]["categories"]
        self.clues = {clue["clue"]: clue for each in categories for clue in each["clue"]}

    def between(self, game: View) -> None:
        if game["screen"] == "revealing" and not game["left"]:
            self.level(game["scores"])
        if game["screen"] == "ruled" and self.rng.random() < 0.15:
            self.host_acts("appeal")

    def level(self, scores: dict[str, int]) -> None:
        """All become equal, so that there is a tie to break."""
        for seat, score in scores.items():
            if score != 7000:
                self.host.control("adjust", seat=seat, amount=7000 - score, reason="to level")
        self.house.wait()

    def answers(self, guest: Guest) -> list[str]:
        clue = guest.view["game"]["clue"]
        known = self.clues[clue if isinstance(clue, str) else clue["clue"]]
        return [known["answer"]] * 3 + [*known.get("prompt", ())] * 2
