"""Long texts as pages: rulebooks, and who made what. Their Markdown is our own, and still
nothing in it can become markup that Markdown does not know."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from partyhost import assets
from partyhost.engine.game import Title
from partyhost.host.lobby import rulebook_of
from partyhost.l10n import ENGLISH


@cache
def _markdown() -> Any:
    from markdown_it import MarkdownIt  # when the first guest reads: a host starts sooner without

    return MarkdownIt("commonmark", {"html": False}).enable("table")


@dataclass(frozen=True)
class Chapter:
    """One section of a rulebook; `id` is its place in the page and the rule's name."""

    id: str
    name: str
    html: str


@dataclass(frozen=True)
class Book:
    name: str
    chapters: tuple[Chapter, ...]


def rulebook(title: Title, language: str = ENGLISH) -> Book | None:
    """The title's whole rulebook, None where it has none yet."""
    found = rulebook_of(title, language).values()
    chapters = tuple(Chapter(each.id, each.name, html(each.text)) for each in found)
    return Book(title.name, chapters) if chapters else None


def third_party() -> str:
    """What others made of this program, with its licences, as HTML."""
    return html(assets.document("THIRD_PARTY.md").read_text("utf-8"))


def html(markdown: str) -> str:
    return str(_markdown().render(markdown))
