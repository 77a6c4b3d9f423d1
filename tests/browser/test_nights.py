"""Nights on the laptop's page: a night ends, is saved as a file, and is deleted for good."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from partyhost.host import night_file
from tests.browser.people import Room

pytestmark = pytest.mark.browser


def test_a_night_is_ended_saved_and_deleted(open_room: Callable[..., Room], tmp_path: Path) -> None:
    room = open_room("--bots", "1")
    room.guest("Zoubeida", "Fox")
    laptop = room.laptop()
    nights = laptop.locator(".nights ol > li")
    expect(nights).to_have_count(1)
    expect(nights.first).to_contain_text("tonight")
    laptop.get_by_role("button", name="New night").click()
    laptop.get_by_role("button", name="Yes, do it").click()
    expect(nights).to_have_count(2)
    expect(nights.last).to_contain_text("Bolt and Zoubeida")
    with laptop.expect_download() as download:
        nights.last.get_by_role("link", name="Save as a file").click()
    download.value.save_as(tmp_path / "saved")
    saved = night_file.read((tmp_path / "saved").read_bytes())
    assert {guest.name for guest in saved.guests} == {"Bolt", "Zoubeida"}
    nights.last.get_by_role("button", name="Delete").click()
    laptop.get_by_role("button", name="Not now").click()
    expect(nights).to_have_count(2)
    nights.last.get_by_role("button", name="Delete").click()
    laptop.get_by_role("button", name="Delete it").click()
    expect(nights).to_have_count(1)
    kept = [path.read_bytes() for path in room.program.folder.rglob("*") if path.is_file()]
    assert not any(b"Zoubeida" in data for data in kept)
