"""Plainer ways to judge an answer, and the best public checker by rules, of quiz bowl."""

from __future__ import annotations

import html
import json
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

from rapidfuzz import fuzz

from partyhost.judging.phrasing import reduced

Said = Callable[[str, Sequence[str]], bool]
HERE = Path(__file__).resolve().parent
CHECKER = HERE.parent / "node_modules" / "qb-answer-checker"


def exact(said: str, right: Sequence[str]) -> bool:
    return said in right


def normalised(said: str, right: Sequence[str]) -> bool:
    return reduced(said) in map(reduced, right)


def likeness(scorer: Callable[[str, str], float], least: float) -> Said:
    def alike(said: str, right: Sequence[str]) -> bool:
        return any(scorer(said.lower(), each.lower()) >= least for each in right)

    return alike


JUDGES: dict[str, Said] = {
    "exact text": exact,
    "normalised text": normalised,
    "rapidfuzz ratio ≥ 80": likeness(fuzz.ratio, 80),
    "rapidfuzz ratio ≥ 90": likeness(fuzz.ratio, 90),
    "rapidfuzz token_set ≥ 85": likeness(fuzz.token_set_ratio, 85),
}


def by_quiz_bowl(pairs: Sequence[tuple[str, Sequence[str]]]) -> list[str] | None:
    """Its verdicts, or None where node or the package is not installed."""
    if not CHECKER.is_dir():
        return None
    lines = [json.dumps({"answerline": answerline(right), "said": said}) for said, right in pairs]
    command = ["node", str(HERE / "quiz_bowl.mjs")]
    done = subprocess.run(command, input="\n".join(lines), capture_output=True, text=True)
    return done.stdout.split() if done.returncode == 0 else None


def answerline(right: Sequence[str]) -> str:
    """The answers in quiz bowl's notation, each to be said in full."""
    first, *others = (f"<b><u>{html.escape(each)}</u></b>" for each in right)
    return f"{first} [or {' or '.join(others)}]" if others else first
