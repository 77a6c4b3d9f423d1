"""Files that are made, as they can't be written by hand."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from openpyxl import Workbook

FILES = Path(__file__).parent / "files"
HEAD = [
    *("", "Question - max 120 characters", "Answer 1 - max 75 characters"),
    *("Answer 2 - max 75 characters", "Answer 3 - max 75 characters"),
    *("Answer 4 - max 75 characters", "Time limit (sec)", "Correct answer(s)"),
]
KAHOOT = [
    (1, "Which river runs through Vienna?", "Danube", "Rhine", "Elbe", "Volga", 20, 1),
    (2, "How many are a dozen?", 10.0, 12.0, 13, 20, 20, 2.0),
    (3, "Which of these are rivers?", "Rhine", "Alps", "Elbe", None, 20, "1,3"),
    (4, "Saffron comes from a crocus.", "True", "False", None, None, 20, "1"),
    (5, "What is the capital of Norway?", "Oslo", "Bergen", None, None, 20, None),
    (6, "What bird is shown here?", "Robin", "Owl", None, None, 20, 1),
]


def data(name: str) -> bytes:
    return (FILES / name).read_bytes()


def sheet(rows: Iterable[Sequence[Any]], title: str = "Sheet1") -> bytes:
    book = Workbook(write_only=True)
    made = book.create_sheet(title)
    for row in rows:
        made.append(list(row))
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def kahoot() -> bytes:
    thanks = [["", "Quiz template"], ["", "Add your questions below"], [], [], [], [], []]
    return sheet([*thanks, HEAD, *KAHOOT])


def zipped(files: dict[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return out.getvalue()


def unzipped(whole: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(whole)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}
