"""The titles in the box. A new one is a folder here and a line below."""

from __future__ import annotations

from partyhost.engine.game import Title
from partyhost.titles import beat_ken, card_sharks, jeopardy, judge_and_jury

TITLES: dict[str, Title] = {
    title.key: title
    for title in (jeopardy.TITLE, beat_ken.TITLE, card_sharks.TITLE, judge_and_jury.TITLE)
}
