"""Phones, TV and host page are reloaded in every phase of every title."""

from __future__ import annotations

from pathlib import Path

import pytest

from partyhost.titles import TITLES
from tests.host.playing import in_each_phase


@pytest.mark.parametrize("key", list(TITLES))
def test_h22_h44_in_every_phase_a_reload_changes_nothing(key: str, folder: Path) -> None:
    """The same seat, hand, offers, draft and clock; what was sent stays sent, and counts once."""
    for night in in_each_phase(key, folder):
        night.reconnects()
        if wish := night.wish():
            night.drafts(*wish)
            night.reconnects()
            night.acts(*wish)
        night.house.wait(1)
        night.reconnects()
