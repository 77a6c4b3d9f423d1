"""Every word that a screen shows to a German or Spanish table is of that language: in its
catalogues and rules, or what guests and packs brought."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from playwright.sync_api import Browser, Playwright

from partyhost.titles import TITLES
from tests.browser.eyes import iphone
from tests.browser.gallery import Gallery
from tests.browser.moments import WRITTEN, Moments

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("Zoe", "Ygor", "Xena", "Wim")
FEW = {("card_sharks", "es")}  # the others in the soak
CASES = [
    pytest.param(key, language, marks=() if (key, language) in FEW else pytest.mark.soak)
    for key in TITLES
    for language in ("de", "es")
]
KEPT = {"id", "type", "kind", "colour", "language", "audience"}  # of a pack, that are no texts
WORD = re.compile(r"[^\W\d_]{3,}")
LANGUAGE_NAMES = "English Deutsch Español"
SEAL = re.compile(r"\b[0-9a-f]{4}\b")  # of a hash
SEEN = """() => [page.innerText, ...[...page.querySelectorAll("[aria-label], [alt], [placeholder]")]
    .flatMap((each) => [each.ariaLabel, each.alt, each.placeholder])].filter(Boolean).join("\\n")"""


class Texts(Visitor):  # type: ignore[misc]
    """What a catalogue says, without the names of what is filled in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.found.append(node.value)


def words(text: str) -> set[str]:
    return {word.casefold() for word in WORD.findall(SEAL.sub("", text))}


@cache
def vocabulary(language: str) -> set[str]:
    texts = Texts()
    for file in (ROOT / "static" / "l10n" / language).rglob("*.ftl"):
        texts.visit(FluentParser().parse(file.read_text("utf-8")))
    rules = [
        file.read_text("utf-8") for file in ROOT.glob(f"partyhost/titles/*/rules.{language}.md")
    ]
    brought = (*NAMES, WRITTEN, LANGUAGE_NAMES, *(title.name for title in TITLES.values()))
    return words(" ".join([*texts.found, *rules, *brought]))


def wordless(pack: Any) -> Any:
    """The same pack, without a text in it."""
    if isinstance(pack, list):
        return [wordless(each) for each in pack]
    if isinstance(pack, dict):
        return {key: pack[key] if key in KEPT else wordless(pack[key]) for key in pack}
    return "–" if isinstance(pack, str) else pack


def foreign(page: Any, language: str) -> Iterator[str]:
    yield from words(page.evaluate(SEEN)) - vocabulary(language)


@pytest.mark.parametrize(("key", "language"), CASES)
def test_no_screen_says_a_word_of_another_language(
    chromium: Browser, playwright: Playwright, tmp_path: Path, key: str, language: str
) -> None:
    moments = Moments(tmp_path, key, NAMES, plain=True)
    room = moments.house.room
    room.shelf.packs = {title: wordless(pack) for title, pack in room.shelf.packs.items()}
    assert moments.host.control("settings", language=language)["ok"]
    gallery = Gallery(chromium, room)
    pages = {
        "tv": gallery.page("/tv", viewport={"width": 1280, "height": 720}),
        "phone": gallery.page("/", **{**iphone(playwright.devices), "locale": language}),
    }
    problems = set()
    moments.kept.clear()
    moments.keep("lobby")
    for moment in moments.record():
        if moment.page not in pages:
            continue
        page, game = pages[moment.page], moment.view["game"]
        gallery.show(page, moment.view)
        if game and game["screen"] != "podium":
            page.wait_for_selector(f".title-{key} > *, .drawn > *, .await")
        problems |= {f"{moment.page} {moment.name}: {each}" for each in foreign(page, language)}
    for context in [*chromium.contexts]:
        context.close()
    room.close()
    assert not problems, "\n".join(sorted(problems))
