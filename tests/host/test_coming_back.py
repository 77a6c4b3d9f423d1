"""Phones, TV and host page are reloaded in every phase of every title."""

from __future__ import annotations

from pathlib import Path

import pytest

from partyhost.titles import TITLES
from tests.host.playing import Night
from tests.host.situations import walk

SEEDS = 12


@pytest.mark.parametrize("key", list(TITLES))
def test_h22_h44_in_every_phase_a_reload_changes_nothing(key: str, folder: Path) -> None:
    """The same seat, hand, offers, draft and clock; what was sent stays sent, and counts once."""
    left = {phase for phase in TITLES[key].phases if not phase.over}
    for seed in range(SEEDS):
        for n, (start, entries, state) in enumerate(walk(TITLES[key], seed)):
            if type(state.phase) in left:
                left.discard(type(state.phase))
                night = Night(folder / f"{seed} {n}", key, seed).goes_to(start, entries)
                night.reconnects()
                if wish := night.wish():
                    night.drafts(*wish)
                    night.reconnects()
                    night.acts(*wish)
                night.house.wait(1)
                night.reconnects()
                night.house.room.close()
        if not left:
            break
    assert len(left) <= len(TITLES[key].phases) // 5, left
