"""Rulebooks in other languages: the sections of the English one, the same words to fill in."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from partyhost.host.lobby import rulebook_of
from partyhost.titles import TITLES

TITLES_AT = Path(__file__).resolve().parent.parent / "partyhost" / "titles"
OTHERS = sorted(TITLES_AT.glob("*/rules.*.md"))


@pytest.mark.parametrize("file", OTHERS, ids=lambda file: f"{file.parent.name}-{file.name}")
def test_a_rulebook_is_the_english_one_in_its_language(file: Path) -> None:
    told, english = file.read_text("utf-8"), (file.parent / "rules.md").read_text("utf-8")
    parts = [re.split(r"^## (\w+) .*$", text, flags=re.M)[1:] for text in (told, english)]
    assert parts[0][::2] == parts[1][::2]
    for section, here, there in zip(parts[0][::2], parts[0][1::2], parts[1][1::2], strict=True):
        assert sorted(re.findall(r"\{.*?\}", here)) == sorted(re.findall(r"\{.*?\}", there)), (
            section
        )
    for section in rulebook_of(TITLES[file.parent.name], file.suffixes[-2][1:]).values():
        assert 0 < len(section.brief) <= 140, f"{section.id} does not fit two lines of a phone"
