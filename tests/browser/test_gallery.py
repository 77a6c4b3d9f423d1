"""The gallery itself: what it checks can fail, its plan leaves no two apart, its page shows all."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from itertools import combinations, product
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from partyhost.host.names import alike
from tests.browser.casts import CASTS
from tests.browser.checks import out_of_reach
from tests.browser.contrast import faint
from tests.browser.gallery import CONTRAST, FACTS, LAYOUT, Gallery
from tests.browser.recorded import Scene
from tests.browser.shots import SIZES, STATES, TEXTS, Table, pairwise

pytestmark = pytest.mark.browser

FAULTS = {
    "cut": '<p style="width:60px;overflow:hidden;white-space:nowrap">Longer than its box</p>',
    "out of its box": '<p style="width:60px;background:#fff;white-space:nowrap">Longer than it</p>',
    "over “one": '<p style="position:absolute;top:0">one of two</p>'
    '<p style="position:absolute;top:4px">other of two</p>',
    "under <div>": '<p>Text</p><div style="position:absolute;inset:0"></div>',
    "type of 9.0px": '<p style="font-size:9px">Small</p>',
    "20×40 for a thumb": '<button style="width:20px;padding:0">x</button>',
    "near the edge": '<p style="position:absolute;left:2px;top:200px">At the side</p>',
    "scrolls sideways": '<div style="width:2000px">Wide</div>',
    "broken word": '<p style="width:50px;overflow-wrap:anywhere">Wilhelmina</p>',
    "no picture": '<img alt="none" src="data:image/png;base64,AAAA">',
}
WANTS = {"edge": 0.05, "least": 12, "thumb": 36, "sideways": True, "words": 12}
CLEAN = (
    """<p style="position:absolute;left:200px;top:200px">All is well <button>Go on</button></p>"""
)


def test_each_check_can_fail(chromium: Browser) -> None:
    page = chromium.new_page()
    page.set_content(f"<style>body{{font:16px monospace}} button{{min-height:40px}}</style>{CLEAN}")
    page.add_script_tag(path=LAYOUT)
    assert Gallery.layout(page, **WANTS) == []
    for fault, markup in FAULTS.items():
        page.evaluate("(markup) => (document.body.innerHTML = markup)", markup)
        page.wait_for_timeout(20)
        found = Gallery.layout(page, **WANTS)
        assert any(each.startswith(fault) for each in found), (fault, found)
    page.close()


FAINT = {  # what axe can't say anything about
    "on a gradient": "background:linear-gradient(90deg, #000, #ddd);color:#fff",
    "seen through": "background:linear-gradient(#222, #222);color:#fff;opacity:.4",
    "on a picture": """background:url('data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg">"""
    """<rect width="999" height="999" fill="gray"/></svg>');color:#fff""",
}


def test_faint_text_is_found_wherever_it_stands(chromium: Browser) -> None:
    page = chromium.new_page()
    page.add_script_tag(path=CONTRAST)
    text = "<p style='font:16px monospace;width:70px;${style}'>Read it</p>"
    show = f"(style) => (document.body.innerHTML = `{text}`)"
    for where, style in FAINT.items():
        page.evaluate(show, style.replace("'", '"').replace('"', "&quot;"))
        assert [each for each in faint(page) if "Read it" in each], where
    page.evaluate(show, "background:linear-gradient(#222, #333);color:#fff")
    assert faint(page) == []
    page.evaluate(show, "color:#888;background:#fff")
    assert faint(page)
    assert faint(page, scale=2) == []  # three to one is enough for what is large
    page.close()


def test_everybody_of_a_cast_gets_a_seat() -> None:
    for cast in CASTS.values():
        assert not [two for two in combinations(cast.names, 2) if alike(*two)], cast


def test_what_a_thumb_does_not_reach_is_found(chromium: Browser) -> None:
    page = chromium.new_page()
    page.add_script_tag(path=FACTS)
    for top, found in (("20%", True), ("70%", False)):
        button = f"<button class='btn main' style='position:fixed;top:{top}'>Go on</button>"
        page.evaluate("(button) => (document.body.innerHTML = button)", button)
        assert bool(out_of_reach(page)) == found, top
    page.close()


def test_any_two_meet_that_can() -> None:
    tables = Table(5, "usual"), Table(2, "short")
    keys = [("tv", name, "") for name in ("lobby", "asking", "podium")]
    scenes = {table: {key: Scene(*key, {}) for key in keys} for table in tables}
    del scenes[tables[1]][keys[1]]
    shots = [*pairwise(scenes, "tv", TEXTS)]
    met = {p for s in shots for p in combinations((s.name, s.table, s.size, s.state, s.text), 2)}
    there = [(key[1], table) for table in tables for key in scenes[table]]
    for scene, settings in product(there, product(SIZES["tv"], STATES, TEXTS)):
        assert met >= {*combinations((*scene, *settings), 2)}
    assert len(shots) < 3 * len(keys) * len(SIZES["tv"])


@pytest.mark.soak
def test_the_page_shows_each_shot_and_what_is_wrong_with_it(tmp_path: Path) -> None:
    words = ["--title", "frame", "--seats", "2", "--screen", "lobby", "--out", str(tmp_path)]
    command = [sys.executable, "-m", "tests.browser", *words, "--size", "320×568"]
    told = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert told.returncode == 0, told
    page = (tmp_path / "index.html").read_text("utf-8")
    found = re.search(r"const leaves = (\[.*\]);", page)
    assert found
    leaves = json.loads(found[1])
    assert {leaf["page"] for leaf in leaves} == {"phone"}
    assert {leaf["size"] for leaf in leaves} == {"320×568"}
    assert {leaf["picture"] for leaf in leaves} == {file.name for file in tmp_path.glob("*.webp")}
    assert all("lobby" in leaf["screen"] for leaf in leaves)
    assert f"{len(leaves)} shots, 0 with problems" in told.stdout
