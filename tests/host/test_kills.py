"""The host dies at any moment and is started again: nothing that anybody was told is lost, nothing
counts twice, no hidden card is another, and the match ends as its journal says."""

from __future__ import annotations

from pathlib import Path

import pytest

from partyhost.titles import TITLES
from tests.host.playing import Night

KILLS, MANY = 6, 75  # of each title
LONGEST = 6_000  # acts of a match


def play(folder: Path, key: str, seed: int, kills: int) -> Night:
    it = Night(folder, key, seed).starts(key)
    for n in range(LONGEST):
        if not it.playing:
            break
        it.goes_on()
        if it.playing and it.deaths < kills and it.rng.random() < 0.05:
            it.dies()
        if n == LONGEST - 1:
            assert it.host.control("end")["ok"]
    it.ends_as_its_journal_says()
    return it


@pytest.mark.parametrize("key", list(TITLES))
def test_h50_killed_at_any_moment_the_night_is_what_everybody_was_told(
    key: str, folder: Path
) -> None:
    assert play(folder, key, seed=1, kills=KILLS).deaths == KILLS


@pytest.mark.soak
@pytest.mark.parametrize("key", list(TITLES))
def test_h50_killed_300_times(key: str, folder: Path) -> None:
    seed, left = 2, MANY
    while left:
        left -= play(folder / str(seed), key, seed, left).deaths
        seed += 1
