"""What moves on the pages, as their style sheets say: short, in a way that costs little, nothing
for those who ask for none, and never flashing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

STATIC = Path(__file__).resolve().parent.parent / "static"
SHEETS = sorted((STATIC / "css").glob("*.css"))
LONGEST = 1.2  # seconds of what is not for ever
BEAT = 1 / 3  # seconds: nothing comes and goes more often
CHEAP = {"transform", "translate", "opacity", "offset-distance", "stroke-dashoffset"}
STILL = {"pointer-events"}  # changes nothing that is seen
TIME = re.compile(r"(?<![\w(.-])(\d*\.?\d+)(ms|s)\b")
CHANGE = re.compile(r"\btransition:\s*([^;]+);")
RULE = re.compile(r"\banimation:\s*([^;]+);")
FRAMES = re.compile(r"@keyframes\s+([\w-]+)\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}")
WELCOME = re.compile(r"@media \(prefers-reduced-motion: no-preference\) \{.*?\n\}", re.DOTALL)


class Animation(NamedTuple):
    sheet: str
    name: str
    seconds: float
    endless: bool


def moved(frames: str) -> set[str]:
    """The properties that an animation's frames change."""
    return set(re.findall(r"([a-z-]+)\s*:", re.sub(r"[^{}]*\{", "{", frames)))


def animations() -> Iterator[Animation]:
    texts = {path.name: path.read_text("utf-8") for path in SHEETS}
    names = {name for text in texts.values() for name, _ in FRAMES.findall(text)}
    for sheet, text in texts.items():
        for rule in RULE.findall(text):
            words = set(re.split(r"[\s,]+", rule))
            takes, unit = (TIME.findall(rule) or [("0", "s")])[0]
            for name in sorted(words & names):
                seconds = float(takes) / (1000 if unit == "ms" else 1)
                yield Animation(sheet, name, seconds, "infinite" in words)


ALL = [*animations()]


def test_there_are_animations() -> None:
    assert len(ALL) > 15


@pytest.mark.parametrize("each", ALL, ids=lambda each: f"{each.sheet} {each.name}")
def test_nothing_is_long_or_flashes(each: Animation) -> None:
    """What goes on for ever is slow; the rest is over soon."""
    if each.endless:
        assert each.seconds > BEAT
    else:
        assert each.seconds <= LONGEST


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.name)
def test_only_what_costs_little_moves(path: Path) -> None:
    for name, frames in FRAMES.findall(path.read_text("utf-8")):
        assert moved(frames) <= CHEAP | STILL, name
    for rule in CHANGE.findall(path.read_text("utf-8")):
        changed = {each.split()[0] for each in re.split(r",\s*(?![^(]*\))", rule)}
        assert changed <= CHEAP | {"none"}, rule


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.name)
def test_who_asks_for_no_motion_has_none(path: Path) -> None:
    """An animation stands where motion is welcome, or is taken back where it is not."""
    text = path.read_text("utf-8")
    outside = WELCOME.sub("", text)
    moving = {name for name, frames in FRAMES.findall(text) if moved(frames) - STILL}
    for rule in RULE.findall(outside):
        if moving & set(re.split(r"[\s,]+", rule)):
            assert "@media (prefers-reduced-motion: reduce)" in text, rule


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.name)
def test_nothing_stands_in_space(path: Path) -> None:
    """Firefox draws layers that stand in space only in part, where no graphics card helps it: a
    card turns as a flat picture that changes when it stands on its edge."""
    assert not re.search(r"preserve-3d|backface-visibility", path.read_text("utf-8"))
