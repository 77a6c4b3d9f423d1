"""Packs on the laptop's page: a spreadsheet is dropped, looked at, mended, imported and played; and
a pack is written by hand."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import Room
from tests.content import making

pytestmark = pytest.mark.browser

DROP = """([name, data]) => {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const files = new DataTransfer();
  files.items.add(new File([bytes], name));
  const drop = new DragEvent("drop", { dataTransfer: files, bubbles: true, cancelable: true });
  document.querySelector(".packs").dispatchEvent(drop);
}"""


def quiz() -> bytes:
    """Fifteen categories of twelve clues, of which three can't be played."""
    rows = [("Question", "Answer", "Category", "Source")]
    rows += [
        (f"Which word is kept on page {n * 7919}?", f"Word{n}", f"Book {n % 15}", "Our shelf")
        for n in range(15 * 12)
    ]
    rows[3] = ("", "Elbe", "Book 2", "Our shelf")
    rows[30] = ("Which river is the Danube?", "Danube", "Book 3", "Our shelf")
    rows[70] = ("x" * 140, "Po", "Book 4", "Our shelf")
    return making.sheet(rows)


def mend(laptop: Page) -> None:
    """The second of the bad rows, in its form, which says what is wrong while one types."""
    row = laptop.locator(".import-rows li[data-row='31']")
    row.get_by_role("button", name="Mend").click()
    clue = row.get_by_label("Clue")
    clue.fill("The blue Danube is this")
    expect(row.locator(".verdict")).to_contain_text("The answer “Danube” stands in the clue.")
    clue.fill("Which river runs through Vienna and Budapest?")
    expect(row.locator(".verdict .wrong")).to_have_count(0)
    row.get_by_role("button", name="Keep this row").click()
    expect(row).to_contain_text("mended")


def test_a_dropped_spreadsheet_is_mended_imported_and_played(
    open_room: Callable[..., Room],
) -> None:
    room = open_room("--seed", "7", "--bots", "2")
    laptop = room.laptop()
    expect(laptop.locator(".pack-title", has_text="Jeopardy")).to_contain_text("all new")
    laptop.get_by_role("button", name="Jeopardy! Card Game").click()
    laptop.evaluate(DROP, ["books.xlsx", base64.b64encode(quiz()).decode()])
    bad = laptop.locator(".import-rows .bad")
    expect(bad).to_have_count(3)
    expect(bad.nth(0)).to_contain_text("The clue is missing.")
    expect(bad.nth(1)).to_contain_text("The answer “Danube” stands in the clue.")
    expect(bad.nth(2)).to_contain_text("The clue has 140 characters; 130 fit.")
    mend(laptop)
    laptop.get_by_label("Name of the pack").fill("Our Books")
    laptop.get_by_role("button", name="Import 178 clues").click()
    expect(laptop.locator(".desk")).to_contain_text("178 clues of “Our Books” are on the shelf.")
    laptop.get_by_role("button", name="Close").click()
    jeopardy = laptop.locator(".pack-title", has_text="Jeopardy")
    jeopardy.get_by_role("switch", name="Starter Pack is in").click()
    expect(jeopardy).to_contain_text("178 of 178 clues are new")
    guest = room.guest("Ann", "Fox")
    laptop.get_by_role("button", name="Start with 3").click()
    view = room.onlooker.until(lambda view: view["game"] and "clue" in view["game"], 60)
    told = view["game"]["clue"]
    assert told["category"].startswith(("Book", "Our Books")), told
    assert "page" in told["clue"] or "Vienna" in told["clue"]
    guest.page.close()
    laptop.get_by_role("button", name="Shelf", exact=True).click()
    laptop.get_by_role("button", name="Leave it").click()
    expect(jeopardy).to_contain_text(re.compile("17[67] of 178 clues are new"))


def test_a_pack_is_written_by_hand(open_room: Callable[..., Room]) -> None:
    room = open_room()
    laptop = room.laptop()
    laptop.get_by_role("button", name="Jeopardy! Card Game").click()
    laptop.get_by_role("button", name="Write a pack").click()
    laptop.get_by_label("What is it called?").fill("Our Street")
    laptop.get_by_role("button", name="Begin").click()
    form = laptop.locator(".mending")
    form.get_by_label("Category").fill("Neighbours")
    form.get_by_label("Clue").fill("He waters his lawn in the rain.")
    form.get_by_label("Answer", exact=True).fill("Mr Oak")
    form.get_by_role("button", name="Keep it").click()
    row = laptop.locator(".import-rows li")
    expect(row).to_contain_text("Mr Oak")
    row.get_by_role("button", name="Edit").click()
    row.get_by_label("Answer", exact=True).fill("Mr Elm")
    row.get_by_role("button", name="Keep it").click()
    expect(row).to_contain_text("Mr Elm")
    row.get_by_role("button", name="Remove").click()
    expect(row).to_have_count(0)
    laptop.get_by_role("button", name="Close").click()
    expect(laptop.locator(".pack-title", has_text="Jeopardy")).to_contain_text("Our Street")
    assert (room.program.folder / "packs" / "our-street.json").is_file()
