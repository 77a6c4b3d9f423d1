"""Packs as files: JSON as the host page writes them, TOML for people, CSV for spreadsheets."""

from __future__ import annotations

import contextlib
import csv
import io
import os
import shutil
from pathlib import Path
from typing import Any

import msgspec

from partyhost.engine.pack import PackKind
from partyhost.packs.fields import fields
from partyhost.packs.imports.tables import FORMULA
from partyhost.packs.pack import Pack
from partyhost.packs.reading import ENDINGS, group_column

NAMED = {".json": "JSON", ".toml": "TOML", ".csv": "CSV"}


def written(pack: Pack, kind: PackKind, ending: str) -> bytes:
    """The pack as one file of this ending, which is one of ENDINGS."""
    if ending == ".csv":
        return _csv(pack, kind).encode("utf-8-sig")  # spreadsheets know UTF-8 by this mark
    whole = {**_about(pack), kind.groups: pack.groups}
    if ending == ".toml":
        import tomli_w

        return tomli_w.dumps(whole, multiline_strings=False).encode()
    return msgspec.json.format(msgspec.json.encode(whole), indent=1)


def _about(pack: Pack) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(pack.about)
    return {name: value for name, value in told.items() if name != "id" and value != []}


def _csv(pack: Pack, kind: PackKind) -> str:
    named = [field.name for field in fields(kind)]
    column = group_column(kind)
    made = io.StringIO(newline="")
    out = csv.writer(made)
    out.writerows([f"#{name}", value] for name, value in _about(pack).items()
                  if isinstance(value, str | int))  # fmt: skip
    out.writerow([*([column] if column else []), *named])
    for group in pack.groups:
        for item in group[kind.items]:
            start = [group[kind.group]] if column else []
            out.writerow([_cell(each) for each in (*start, *(item.get(name) for name in named))])
    return made.getvalue()


def _cell(value: Any) -> str:
    """No cell begins as a formula: what is given away must not count in another's spreadsheet."""
    if isinstance(value, list | tuple):
        value = " | ".join(str(each) for each in value)
    if value is None:
        return ""
    text = (
        {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)
    )
    return safe_cell(text)


def safe_cell(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f" {text}" if FORMULA.match(text) else text


def save(pack: Pack, kind: PackKind, path: Path, aside: bool = False) -> None:
    """On disk, whole or not at all. `aside`: the file holds rows that are not in the pack, so it is
    kept beside it."""
    assert path.suffix in ENDINGS
    if aside:
        set_aside(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f".{path.name}.new")
    with new.open("wb") as file:
        file.write(written(pack, kind, path.suffix))
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)


def set_aside(path: Path) -> None:
    """Keep a file as it is now, under a name that no library reads, before it is written over."""
    with contextlib.suppress(OSError):
        shutil.copyfile(path, path.with_name(f".before-{path.name}"))


def free_path(folder: Path, name: str) -> Path:
    """A file in this folder by the pack's name, that is not there yet."""
    letters = "".join(each if each.isalnum() and each.isascii() else "-" for each in name.lower())
    stem = "-".join(part for part in letters.split("-") if part)[:40] or "pack"
    taken = {path.stem for path in folder.iterdir()} if folder.is_dir() else set()
    number, tried = 2, stem
    while tried in taken:
        tried, number = f"{stem}-{number}", number + 1
    return folder / f"{tried}.json"
