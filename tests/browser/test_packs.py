"""Packs on the laptop's page: a spreadsheet is dropped, looked at, mended, imported and played; and
a pack is written by hand."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from partyhost.judging import Rulings
from partyhost.packs.asked import Asked
from partyhost.packs.precedents import Precedents
from tests.browser.people import Guest, Room
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


HALL = "#name,Our Hall\nclue,answer,category\nIt hangs in our hall.,The clock,Hall\n"


def test_files_polls_rulings_and_what_was_seen_are_in_the_hosts_hands(
    open_room: Callable[..., Room], tmp_path: Path
) -> None:
    """Kahoot joins a pack of ours; columns of a table and of a spreadsheet are mapped; old letters
    are named; a question card is written; a poll is changed and removed; a ruling is taken back;
    all counts as new again; and why a title can't be played."""
    data = tmp_path / "night0"
    (data / "packs").mkdir(parents=True)
    (data / "packs" / "hall.csv").write_text(HALL, "utf-8")
    known = Precedents(data)
    known.put("jeopardy", "hall:row 3", Rulings(("timepiece",), ("watch",)))
    known.close()
    asked = Asked(data)
    asked.note("jeopardy", ["hall:row 3"], 1.0)
    asked.close()
    room = open_room("--bots", "2")
    ann, tv, laptop = room.guest("Ann", "Fox"), room.tv(), room.laptop()
    shelf = laptop.locator(".packs")
    why(ann, laptop)
    import_kahoot(laptop)
    map_a_table(laptop)
    map_a_sheet(laptop)
    read_old_letters(laptop)
    write_a_card(laptop)
    write_a_poll(laptop)
    take_back(laptop)
    expect(tv.locator(".left-new").first).to_have_text("99% new")
    shelf.get_by_role("button", name="Forget what we have seen").click()
    laptop.get_by_role("button", name="Forget it").click()
    expect(tv.locator(".left-new").first).to_have_text("all new")
    expect(shelf.get_by_role("button", name="ruling")).to_have_count(0)
    expect(ann.page.locator(".left-new")).to_contain_text("All ")


def why(ann: Guest, laptop: Page) -> None:
    """One clue is too little: the phone stays with the title and says so."""
    switch = laptop.locator(".pack-title", has_text="Jeopardy").get_by_role(
        "switch", name="Starter"
    )
    expect(ann.page.locator(".about")).to_contain_text("780 of 781 questions are new")
    switch.click()
    expect(ann.page.locator(".about h1")).to_have_text("Jeopardy! Card Game")
    expect(ann.page.locator(".about .why")).to_contain_text("13")
    switch.click()
    expect(ann.page.locator(".about .why")).to_have_count(0)


def add(laptop: Page, name: str, data: bytes) -> None:
    laptop.get_by_role("button", name="Add a file").click()
    laptop.locator(".drop input").set_input_files([{"name": name, "mimeType": "", "buffer": data}])


def import_kahoot(laptop: Page) -> None:
    add(laptop, "quiz.xlsx", making.kahoot())
    expect(laptop.locator(".found")).to_contain_text("a spreadsheet of Kahoot: 2 good rows, 4 that")
    laptop.get_by_label("Into").select_option(label="Our Hall")
    laptop.get_by_role("button", name="Import 2 clues").click()
    expect(laptop.locator(".desk")).to_contain_text("2 clues added to “Our Hall”")
    laptop.get_by_role("button", name="Close").click()


def map_a_table(laptop: Page) -> None:
    """A table without heads, which is not kept."""
    add(laptop, "odd.csv", b"What barks?,Dog\nWhat purrs?,Cat\n")
    expect(laptop.locator(".minded")).to_contain_text("say which columns")
    columns = laptop.locator(".columns label")
    columns.filter(has_text=re.compile("^clue")).locator("select").select_option("0")
    expect(laptop.locator(".import-rows .asked").first).to_have_text("What barks?")
    columns.filter(has_text=re.compile("^answer")).locator("select").select_option("1")
    expect(laptop.locator(".found")).to_contain_text("2 good rows")
    laptop.get_by_role("button", name="Close").click()


SHEET = [("x", "y", "z"), ("7", "What barks?", "A dog"), ("8", "What purrs?", "A cat")]


def map_a_sheet(laptop: Page) -> None:
    """A spreadsheet whose heads say nothing, which is kept."""
    add(laptop, "odd.xlsx", making.sheet(SHEET))
    columns = laptop.locator(".columns label")
    columns.filter(has_text=re.compile("^clue")).locator("select").select_option("1")
    expect(laptop.locator(".import-rows")).to_contain_text("What purrs?")
    columns.filter(has_text=re.compile("^answer")).locator("select").select_option("2")
    expect(laptop.locator(".import-rows")).to_contain_text("A cat")
    laptop.get_by_label("Name of the pack").fill("Our Pets")
    laptop.get_by_role("button", name=re.compile("Import . clues")).click()
    expect(laptop.locator(".desk")).to_contain_text("of “Our Pets” are on the shelf.")
    laptop.get_by_role("button", name="Close").click()


def read_old_letters(laptop: Page) -> None:
    """Polish letters of an old file are guessed wrong, and named by who knows better."""
    add(laptop, "old.csv", "clue,answer\nGdzie leży Łódź?,W Polsce żółtej\n".encode("cp1250"))
    rows = laptop.locator(".import-rows")
    laptop.get_by_label("its encoding").select_option("cp1250")
    expect(rows).to_contain_text("Gdzie leży Łódź?")
    expect(rows).to_contain_text("W Polsce żółtej")
    laptop.get_by_role("button", name="Close").click()


def write_a_card(laptop: Page) -> None:
    laptop.get_by_role("button", name="Write a pack").click()
    laptop.get_by_role("button", name="Can You Beat Ken?").last.click()
    laptop.get_by_label("What is it called?").fill("Our Cards")
    laptop.get_by_role("button", name="Begin").click()
    form, row = laptop.locator(".mending"), laptop.locator(".import-rows li")
    form.get_by_label("Question").fill("Which planet has the Great Red Spot?")
    form.get_by_label("Answer", exact=True).fill("Jupiter")
    form.get_by_label("What Ken says").fill("Mars")
    form.get_by_role("button", name="Keep it").click()
    expect(row).to_contain_text("Jupiter")
    laptop.get_by_role("button", name="Close").click()
    expect(laptop.locator(".pack-title", has_text="Ken")).to_contain_text("Our Cards")


def write_a_poll(laptop: Page) -> None:
    laptop.get_by_role("button", name="Write a pack").click()
    laptop.get_by_role("button", name="Card Sharks").last.click()
    laptop.get_by_label("What is it called?").fill("Our Polls")
    laptop.get_by_role("button", name="Begin").click()
    form, row = laptop.locator(".mending"), laptop.locator(".import-rows li")
    form.get_by_label("Question").fill("How many of us sing in the shower?")
    form.get_by_label("Figure").fill("101")
    expect(form.locator(".verdict")).to_contain_text("from 0 to 100")
    form.get_by_label("Figure").fill("40")
    form.get_by_role("button", name="Keep it").click()
    expect(row).to_contain_text("40")
    row.get_by_role("button", name="Edit").click()
    row.get_by_label("Figure").fill("60")
    row.get_by_role("button", name="Keep it").click()
    expect(row).to_contain_text("60")
    row.get_by_role("button", name="Remove").click()
    expect(row).to_have_count(0)
    laptop.get_by_role("button", name="Close").click()


def take_back(laptop: Page) -> None:
    laptop.get_by_role("button", name="2 rulings").click()
    rows = laptop.locator(".import-rows li")
    expect(rows.filter(has_text="“watch” is wrong")).to_contain_text("It hangs in our hall.")
    laptop.get_by_role("button", name="Take back “watch”").click()
    expect(rows).to_have_count(1)
    laptop.get_by_role("button", name="Write 1 into “Our Hall”").click()
    expect(rows).to_have_count(0)
    laptop.get_by_role("button", name="Close").click()
