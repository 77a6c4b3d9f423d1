"""Tables: CSV and TSV with any separator, and the first sheet of an XLSX that has rows."""

from __future__ import annotations

import csv
import datetime
import io
import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from typing import Any

from partyhost.l10n import msg
from partyhost.packs.decoding import text_of
from partyhost.packs.imports import archives
from partyhost.packs.imports.source import LONGEST_CELL, MOST_ROWS, Source
from partyhost.packs.pack import Unreadable

MOST_COLUMNS = 40
MOST_SCANNED = 30_000  # rows of a sheet, with the empty ones between
MOST_READ = MOST_ROWS + 2  # a head, and one to see that it goes on
LARGEST_SHEET = 60_000_000
SEPARATORS = ",\t;|"
FORMULA = re.compile(r"^[=+@-]\s*[A-Za-z$(]+[\w$:.]*\(|^=")
ERRORS = frozenset(("#REF!", "#N/A", "#NAME?", "#VALUE!", "#DIV/0!", "#NULL!", "#NUM!"))
Rows = list[tuple[int, list[str]]]


def is_sheet(source: Source) -> bool:
    if source.data.startswith(archives.OLD_OFFICE):
        return True
    return archives.is_zip(source.data) and (
        source.ending in (".xlsx", ".xlsm") or b"xl/workbook.xml" in source.data
    )


def rows_of(source: Source) -> Rows:
    """Rows with something in them, by the numbers that a spreadsheet shows; a few more than
    MOST_ROWS where the file goes on. Raises Unreadable."""
    return next((rows for rows in all_of(source) if rows), [])


def all_of(source: Source) -> list[Rows]:
    """The rows of each sheet; of text, which is one. They are read once."""
    if not source.tables:
        made = sheets(source.data) if is_sheet(source) else [written(source.text)]
        source.tables.extend(made)
    return source.tables


def written(text: str) -> Rows:
    """Rows of text. A quote that nobody closes ends with its line."""
    separator = separator_of(text)
    found = list(islice(_parted(text, separator), MOST_READ))
    if any(len(cell) > LONGEST_CELL and "\n" in cell for _, row in found for cell in row):
        lines = islice(enumerate(text.split("\n"), start=1), MOST_SCANNED)
        parted = ((n, _cells(line.replace('"', "").split(separator))) for n, line in lines)
        found = list(islice(((n, row) for n, row in parted if any(row)), MOST_READ))
    return found


def _parted(text: str, separator: str) -> Iterator[tuple[int, list[str]]]:
    csv.field_size_limit(1_000_000)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator)
    began = 1
    for _ in range(MOST_SCANNED):
        try:
            row = next(reader)
        except StopIteration:
            return
        except csv.Error:
            raise Unreadable(msg("packs-row-unread", row=str(reader.line_num))) from None
        cells = _cells(row)
        if any(cells):
            yield began, cells
        began = reader.line_num + 1


def _cells(row: list[str]) -> list[str]:
    cells = [cell.strip() for cell in row[:MOST_COLUMNS]]
    while cells and not cells[-1]:
        cells.pop()
    return cells


def separator_of(text: str) -> str:
    """The mark that parts the first lines most often into equally many cells."""
    sample = "\n".join(text[:20_000].split("\n")[:40])
    best, most = ",", (0.0, 0)
    for mark in SEPARATORS:
        with suppress(csv.Error):
            counts = [len(row) for row in csv.reader(io.StringIO(sample), delimiter=mark) if row]
            wide = [count for count in counts if count > 1]
            if wide:
                usual = max(set(wide), key=wide.count)
                score = (wide.count(usual) / len(counts), usual)
                best, most = (mark, score) if score > most else (best, most)
    return best


def sheets(data: bytes) -> Iterator[Rows]:
    """The rows of each sheet, one after the other."""
    from openpyxl import load_workbook

    formulas = _bounded(data)
    try:
        told = load_workbook(io.BytesIO(data), read_only=True, data_only=True, keep_links=False)
        meant = (
            load_workbook(io.BytesIO(data), read_only=True, keep_links=False) if formulas else told
        )
        for name in told.sheetnames[:20]:
            both: Iterator[list[str]]
            if formulas:
                both = map(_shown, _scanned(told[name]), _scanned(meant[name]))
            else:
                both = (_shown(row, row) for row in _scanned(told[name]))
            full = ((n, cells) for n, cells in enumerate(both, start=1) if cells)
            yield list(islice(full, MOST_READ))
    except Unreadable:
        raise
    except Exception as error:  # whatever the library meets in a damaged or hostile workbook
        raise Unreadable(msg("packs-sheet-damaged")) from error


def _scanned(sheet: Any) -> Iterator[tuple[Any, ...]]:
    if not hasattr(sheet, "iter_rows"):  # a sheet that is only a chart
        return iter(())
    sheet.reset_dimensions()
    rows: Iterator[tuple[Any, ...]] = sheet.iter_rows(
        max_row=MOST_SCANNED, max_col=MOST_COLUMNS, values_only=True
    )
    return rows


def _shown(values: tuple[Any, ...], formulas: tuple[Any, ...]) -> list[str]:
    return _cells([_cell(*pair) for pair in zip(values, formulas, strict=False)])


def _cell(value: Any, formula: Any) -> str:
    """As a person reads it in the sheet; a formula that was never counted stands as such."""
    if value is None:
        return str(formula) if isinstance(formula, str) and formula.startswith("=") else ""
    if isinstance(value, bool):
        return "TRUE" if value else "FALSE"
    if isinstance(value, float) and value.is_integer() and abs(value) < 1e15:
        return str(int(value))
    if isinstance(value, datetime.datetime) and not any((value.hour, value.minute, value.second)):
        return value.date().isoformat()
    return str(value)[: 2 * LONGEST_CELL]


def _bounded(data: bytes) -> bool:
    """Raises Unreadable for what is too large or hostile. Does any cell hold a formula?"""
    formulas = False
    with archives.opened(data) as archive:
        for told in archive.infolist():
            if told.filename.endswith((".xml", ".rels")):
                if told.file_size > LARGEST_SHEET:
                    raise Unreadable(msg("packs-sheet-large"))
                text = archives.read(archive, told.filename)
                archives.refuse_entities(text)
                formulas = formulas or b"<f>" in text or b"<f " in text or b":f" in text
    return formulas


def formulas_in(cells: list[str]) -> str | None:
    """What is wrong with cells that hold no text of their own, or None."""
    for cell in cells:
        if cell in ERRORS:
            return msg("packs-cell-error", cell=cell)
        if FORMULA.match(cell):
            return msg("packs-cell-formula", cell=cell[:24])
    return None


def second(source: Source) -> Rows:
    """The rows of the other file."""
    if archives.is_zip(source.second):
        return next((rows for rows in sheets(source.second) if rows), [])
    return written(text_of(source.second, source.options.encoding))
