"""No bytes whatever crash an importer, or take more than bounded time and memory."""

from __future__ import annotations

import contextlib
import io
import time
import tracemalloc
import zipfile
from pathlib import Path

import psutil
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from partyhost.l10n import msg
from partyhost.packs.imports import archives
from partyhost.packs.imports.reader import FORMATS, preview
from partyhost.packs.imports.source import MOST_ROWS, Options, Source
from partyhost.packs.job import Running
from partyhost.packs.pack import Unreadable
from partyhost.packs.worker import Job
from partyhost.titles import TITLES
from tests.content import making

CLUES = TITLES["jeopardy"].kind
assert CLUES
ENDINGS = ("csv", "tsv", "txt", "json", "toml", "xml", "zip", "xlsx", "gift", "bin", "")
SEEDS = [each.read_bytes() for each in sorted(making.FILES.iterdir())] + [making.kahoot()]
BRIEF = settings(
    max_examples=150,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
SECONDS, BYTES = 5.0, 150_000_000


def taken(source: Source) -> str:
    """The sentence that a file leads to. Anything but a preview or an Unreadable fails."""
    began = time.monotonic()
    try:
        told = preview(source, "jeopardy", CLUES)
        says = " ".join([*told.says, *(each for line in told.lines for each in line.says)])
    except Unreadable as error:
        says = str(error)
        assert says[-1] in ".!?", says
    assert time.monotonic() - began < SECONDS
    return says


names = st.sampled_from(ENDINGS).map(lambda ending: f"file.{ending}")
marks = st.sampled_from([*'{}[]~=#%:;,|<>"&\\\t\n^-', "ANSWER: A", "#Q ", "->", "::", "<a>"])
words = st.lists(st.one_of(marks, st.text(max_size=8)), max_size=60).map("".join)


@BRIEF
@given(names, st.binary(max_size=600), st.binary(max_size=100))
def test_any_bytes(name: str, data: bytes, second: bytes) -> None:
    taken(Source(name, data, second))


@BRIEF
@given(names, words, st.sampled_from(["utf-8", "utf-16", "cp1252"]))
def test_any_text_of_the_marks_that_formats_use(name: str, text: str, code: str) -> None:
    taken(Source(name, text.encode(code, "replace")))


@BRIEF
@given(names, st.sampled_from(SEEDS), st.data())
def test_files_that_were_damaged_on_the_way(name: str, seed: bytes, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(seed)))
    gone = data.draw(st.integers(0, 40))
    taken(Source(name, seed[:at] + data.draw(st.binary(max_size=20)) + seed[at + gone :]))


@settings(BRIEF, max_examples=60)
@given(st.sampled_from(FORMATS), words)
def test_every_format_takes_what_only_looks_like_it(form: object, text: str) -> None:
    with contextlib.suppress(Unreadable):
        list(form.rows(Source("x.txt", text.encode())))  # type: ignore[attr-defined]


@settings(BRIEF, max_examples=60)
@given(st.dictionaries(st.sampled_from(["clue", "answer", "group", "nonsense"]),
                       st.integers(-5, 100)))  # fmt: skip
def test_any_columns(mapping: dict[str, int]) -> None:
    options = Options(mapping=mapping)
    taken(Source("t.csv", making.data("table.csv"), options=options))


def bomb(inside: str = "xl/worksheets/sheet1.xml") -> bytes:
    files = making.unzipped(making.sheet([("clue", "answer")]))
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, b"<c>0</c>" * 20_000_000 if name == inside else data)
    return out.getvalue()


def entities(inside: str) -> bytes:
    files = making.unzipped(making.sheet([("clue", "answer")]))
    told = b'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'
    return making.zipped({**files, inside: told + files[inside].split(b"?>")[-1]})


def far_apart() -> bytes:
    files = making.unzipped(making.sheet([("clue", "answer"), ("What barks?", "Dog")]))
    name = "xl/worksheets/sheet1.xml"
    files[name] = files[name].replace(b'<row r="2"', b'<row r="1000000000"')
    return making.zipped(files)


LAUGHS = (
    b'<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">'
    b'<!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]><assessmentItem>&c;</assessmentItem>'
)
HOSTILE = {
    "a zip bomb": ("a.xlsx", bomb, "larger than"),
    "entities of a sheet": ("a.xlsx", lambda: entities("xl/workbook.xml"), "entities"),
    "rows a billion apart": ("a.xlsx", far_apart, "no rows"),
    "a laugh of entities": ("a.xml", lambda: LAUGHS, "entities"),
    "entities in UTF-16": ("a.xml", lambda: LAUGHS.decode().encode("utf-16"), "entities"),
    "an old .xls": ("a.xls", lambda: archives.OLD_OFFICE + b"\0" * 5_000, "old .xls"),
    "half a zip": ("a.xlsx", lambda: making.kahoot()[:3_000], "damaged"),
    "nothing": ("a.csv", lambda: b" \n ", "empty"),
    "a picture": ("a.png", lambda: b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + bytes(900), "a picture"),
    "a quote that nobody closes": ("a.csv", lambda: b'clue,answer\n"' + b"x,y\n" * 3_000, ""),
    "one line of 15 MB": ("a.csv", lambda: b"a," * 7_500_000, ""),
    "deep brackets": ("a.json", lambda: b'{"results":' + b"[" * 100_000, "be read here"),
    "braces": ("a.gift", lambda: b"x {=a " * 60_000, ""),
    "colons and tildes": ("a.gift", lambda: b"::" * 200_000 + b"{~" * 200_000, ""),
    "a table of commas": ("a.csv", lambda: b",\n" * 3_000_000, ""),
}  # fmt: skip


@pytest.mark.parametrize("which", HOSTILE)
def test_hostile_files_get_a_sentence_in_bounded_time_and_memory(which: str) -> None:
    name, make, expected = HOSTILE[which]
    data = make()
    tracemalloc.start()
    try:
        began = time.monotonic()
        says = taken_whole(Source(name, data))
        assert time.monotonic() - began < 4 * SECONDS
        assert tracemalloc.get_traced_memory()[1] < BYTES + 8 * len(data)
    finally:
        tracemalloc.stop()
    assert expected in says


def taken_whole(source: Source) -> str:
    try:
        told = preview(source, "jeopardy", CLUES)
    except Unreadable as error:
        return str(error)
    return " ".join(told.says)


def test_of_a_million_rows_the_first_ones_are_read_and_that_is_said() -> None:
    made = (b"What is number %d?,It is %d\n" % (n, n) for n in range(60_000))
    rows = b"clue,answer\n" + b"".join(made)
    told = preview(Source("many.csv", rows), "jeopardy", CLUES)
    assert len(told.lines) == MOST_ROWS
    assert told.says == [msg("packs-too-many", most=MOST_ROWS)]


def test_the_process_of_a_file_that_takes_too_long_is_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("partyhost.packs.job.MOST_WAIT", 0.0)
    (tmp_path / "upload").write_bytes(making.kahoot())
    running = Running(tmp_path, Job("quiz.xlsx", "jeopardy", str(tmp_path), str(tmp_path / "own")))
    assert "too long" in running.wait(lambda told: None, time.sleep).says
    assert not psutil.pid_exists(running.process.pid)
