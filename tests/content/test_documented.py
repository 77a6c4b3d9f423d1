"""The examples of docs/packs.md are packs without a fault."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from partyhost.packs import reading
from partyhost.packs.checking import check
from partyhost.packs.kinds import KINDS

TEXT = (Path(__file__).parent.parent.parent / "docs" / "packs.md").read_text("utf-8")
EXAMPLES = re.findall(r"```(toml|csv)\n(.*?)```", TEXT, re.S)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_is_a_pack(tmp_path: Path, number: int) -> None:
    ending, text = EXAMPLES[number]
    file = tmp_path / f"example.{ending}"
    file.write_text(text, "utf-8")
    named = re.search(r'^title = "(\w+)"', text, re.M)
    if named and named[1] not in KINDS:
        pytest.skip("This title is not in the box.")
    pack = reading.read(file, KINDS, own=True)
    faults = [str(each) for each in check([pack], KINDS) if not each.hint]
    assert not faults
    assert pack.groups


def test_every_title_with_packs_is_documented() -> None:
    assert {key for key in KINDS if f"`{key}`" in TEXT} == set(KINDS)
