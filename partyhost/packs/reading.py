"""Packs from disk: a folder or one file, in TOML, JSON or CSV (docs/packs.md)."""

from __future__ import annotations

import csv
import io
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from partyhost.engine.pack import PackKind
from partyhost.l10n import Message, msg
from partyhost.packs import fields
from partyhost.packs.decoding import text_of
from partyhost.packs.pack import About, Group, Item, Pack, Problem, Unreadable, misfit

Kinds = Mapping[str, PackKind]
ENDINGS = (".toml", ".json", ".csv")
LARGEST = 8_000_000  # bytes of one file
MOST_FILES, MOST_ITEMS, MOST_PROBLEMS = 400, 20_000, 500
ABOUT = "pack.toml"
_TELLS = {field.encode_name for field in msgspec.structs.fields(About)}


def read(path: Path, kinds: Kinds, own: bool = False) -> Pack:
    """A pack, without the items that do not fit; `problems` speaks of those. Raises Unreadable."""
    if path.is_dir():
        return _folder(path, kinds, own)
    return _built(path, kinds, [(path.name, raw_of(path, kinds))], own)


def shown(path: Path | str) -> str:
    """A file's name as a page can show it, also where its bytes are no letters."""
    return str(path).encode("utf-8", "backslashreplace").decode()


def _folder(path: Path, kinds: Kinds, own: bool) -> Pack:
    files = [each for each in sorted(path.iterdir()) if each.suffix.lower() in ENDINGS]
    if not (path / ABOUT).is_file():
        raise Unreadable(msg("packs-no-about", file=ABOUT))
    if len(files) > MOST_FILES:
        raise Unreadable(msg("packs-many-files", count=len(files), most=MOST_FILES))
    files.sort(key=lambda file: file.name != ABOUT)
    raws, problems = [], []
    for file in files:
        try:
            raws.append((shown(file.name), raw_of(file, kinds)))
        except Unreadable as error:
            if file.name == ABOUT:
                raise
            problems.append(Problem(shown(file.name), "", error.args[0]))
    pack = _built(path, kinds, raws, own)
    pack.problems[:0] = problems
    return pack


def raw_of(path: Path, kinds: Kinds) -> dict[str, Any]:
    """What stands in a file, as it was written. Raises Unreadable."""
    try:
        if path.stat().st_size > LARGEST:
            raise Unreadable(msg("packs-too-large", most=LARGEST // 1_000_000))
        data = path.read_bytes()
    except OSError:
        raise Unreadable(msg("packs-unread")) from None
    return parsed(data, path.suffix.lower(), kinds)


def parsed(data: bytes, ending: str, kinds: Kinds) -> dict[str, Any]:
    try:
        match ending:
            case ".toml":
                raw: Any = tomllib.loads(data.decode("utf-8-sig"))
            case ".json":
                raw = msgspec.json.decode(data.decode("utf-8-sig"))
            case ".csv":
                raw = table(text_of(data), kinds)
            case _:
                raise Unreadable(msg("packs-endings"))
    except UnicodeDecodeError:
        raise Unreadable(msg("packs-no-utf8")) from None
    except (ValueError, RecursionError) as error:
        raise Unreadable(invalid(ending[1:].upper(), data.decode("utf-8-sig"), error)) from None
    if not isinstance(raw, dict):
        raise Unreadable(msg("packs-no-pack"))
    return raw


def invalid(format: str, text: str, error: ValueError | RecursionError) -> Message:
    """Where its parser stopped; what that says of it is English."""
    if isinstance(error, RecursionError):
        return msg("packs-nested")
    line, byte = re.search(r"line (\d+)", str(error)), re.search(r"byte (\d+)", str(error))
    read = text.encode()[: int(byte[1])] if byte else text.encode().rstrip()
    at = line[1] if line else str(read.count(b"\n") + 1)
    return msg("packs-not-valid", format=format, line=at)


def table(text: str, kinds: Kinds) -> dict[str, Any]:
    """A CSV: lines `#name,…` about the pack, a line of fields, then a line for each item."""
    rows = [row for row in _rows(text) if any(cell.strip() for cell in row[1])]
    raw: dict[str, Any] = {}
    while rows and rows[0][1][0].startswith("#"):
        key, *values = rows.pop(0)[1]
        raw[key[1:].strip().lower()] = values[0].strip() if values else ""
    if not rows:
        raise Unreadable(msg("packs-no-rows"))
    head = [cell.strip().lower().lstrip("\ufeff") for cell in rows.pop(0)[1]]
    key = str(raw.get("title") or _meant(head, kinds))
    if key not in kinds:
        return raw
    kind = kinds[key]
    raw["title"], raw[kind.groups] = key, _grouped(kind, head, rows, str(raw.get("name", "")))
    return raw


def _rows(text: str) -> Iterator[tuple[int, list[str]]]:
    csv.field_size_limit(100_000)
    first = text[:4096].split("\n", 1)[0]
    comma = max(",;\t", key=first.count)
    reader = csv.reader(io.StringIO(text), delimiter=comma)
    try:
        for row in reader:
            if row:
                yield reader.line_num, row
            if reader.line_num > 5 * MOST_ITEMS:
                return
    except csv.Error:
        raise Unreadable(msg("packs-row-unread", row=str(reader.line_num))) from None


def _meant(head: list[str], kinds: Kinds) -> str:
    """The title whose fields these columns are."""
    fit: dict[str, int] = {}
    for key, kind in kinds.items():
        known = fields.fields(kind)
        needed = {field.name for field in known if field.required} - {"id"}
        if needed <= set(head):
            fit[key] = sum(field.name in head for field in known)
    return max(fit, key=lambda key: fit[key]) if fit else ""


def _grouped(
    kind: PackKind, head: list[str], rows: list[tuple[int, list[str]]], name: str
) -> list[Group]:
    column = group_column(kind)
    groups: dict[str, list[Item]] = {}
    known = {field.name for field in fields.fields(kind)}
    for number, row in rows:
        cells = dict(zip(head, row, strict=False))
        group = fields.plain(cells.get(column, "")) if column else ""
        item: Item = {key: value for key, value in cells.items() if key in known}
        item.setdefault("id", f"row {number}")
        groups.setdefault(group or name, []).append(item)
    return [{**({kind.group: key} if kind.group else {}), kind.items: items}
            for key, items in groups.items()]  # fmt: skip


def group_column(kind: PackKind) -> str:
    """What the column with an item's group is called in a table."""
    return kind.word(kind.group) if kind.group else ""


def _built(path: Path, kinds: Kinds, raws: list[tuple[str, dict[str, Any]]], own: bool) -> Pack:
    about = _about(path, raws[0][1], kinds)
    kind = kinds[about.title]
    pack = Pack(about, [], [], own, str(path))
    for name, raw in raws:
        for group in _groups(kind, raw, about, pack, name):
            _add(pack, kind, group, name)
    _tell_apart(pack, kind)
    if not pack.groups and not pack.problems:
        pack.problems.append(Problem(path.name, "", msg("packs-none-in-it", item=kind.items)))
    return pack


def _about(path: Path, raw: Mapping[str, Any], kinds: Kinds) -> About:
    told = {name: raw[name] for name in _TELLS if name in raw}
    told = {"name": path.stem, **told, "id": path.stem}
    if str(told.get("version", "")).isdecimal():
        told["version"] = int(str(told["version"])[:9])
    if "title" not in told:
        known = [key for key, kind in kinds.items() if kind.groups in raw or kind.items in raw]
        if len(known) != 1:
            raise Unreadable(msg("packs-which-title", ways=", ".join(kinds)))
        told["title"] = known[0]
    try:
        about = msgspec.convert(told, About)
    except msgspec.ValidationError as error:
        raise Unreadable(msg("packs-about-unfit", field=misfit(error))) from None
    if about.title not in kinds:
        raise Unreadable(msg("packs-no-title", title=about.title[:40]))
    about.name = fields.plain(about.name)[: fields.LONGEST_NAME] or path.stem
    return about


def _groups(
    kind: PackKind, raw: Mapping[str, Any], about: About, pack: Pack, file: str
) -> Iterator[Group]:
    """A file holds a list of groups, or is one."""
    listed = raw.get(kind.groups, [])
    if kind.items in raw:
        whole = {kind.items: raw[kind.items]}
        if kind.group:
            whole[kind.group] = raw.get(kind.group, about.name)
        listed = [*(listed if isinstance(listed, list) else []), whole]
    if not isinstance(listed, list):
        pack.problems.append(Problem(file, "", msg("packs-no-list", name=kind.groups)))
        return
    for group in listed:
        if isinstance(group, dict) and isinstance(group.get(kind.items), list):
            yield group
        else:
            pack.problems.append(Problem(file, "", msg("packs-group-empty", items=kind.items)))


def _add(pack: Pack, kind: PackKind, group: Group, file: str) -> None:
    """The group's items that fit; groups of one name are one."""
    name = fields.plain(str(group.get(kind.group, ""))) if kind.group else ""
    if not _named(pack, kind, name, file):
        return
    of = f" ({name})" if name else ""
    made = (
        _item(pack, kind, each, file, f"{kind.items} {n}{of}")
        for n, each in enumerate(group[kind.items], start=1)
    )
    kept = [item for item in made if item]
    for known in pack.groups:
        if not kind.group or known[kind.group] == name:
            known[kind.items] += kept
            return
    if kept:
        pack.groups.append({**({kind.group: name} if kind.group else {}), kind.items: kept})


def _named(pack: Pack, kind: PackKind, name: str, file: str) -> bool:
    says = None
    if kind.names and name not in kind.names:
        ways = ", ".join(kind.names)
        says = msg("packs-one-of", the=_the_group(kind), ways=ways, said=name[:30])
    elif kind.group and not name:
        says = msg("packs-group-unnamed", the=_the_group(kind))
    elif len(name) > fields.LONGEST_NAME:
        says = msg("packs-name-long", name=name[:30], most=fields.LONGEST_NAME)
    if says:
        pack.problems.append(Problem(file, "", says))
    return says is None


def _the_group(kind: PackKind) -> str:
    return fields.the(kind.word(kind.group))


def _tell_apart(pack: Pack, kind: PackKind) -> None:
    """What was asked is known by its id, so of two with one id the second is left out."""
    seen: set[str] = set()
    for group in pack.groups:
        kept = []
        for item in group[kind.items]:
            if item["id"] in seen:
                says = msg("packs-same-id", item=kind.items)
                pack.problems.append(Problem(Path(pack.path).name, item["id"], says))
                continue
            seen.add(item["id"])
            kept.append(item)
        group[kind.items] = kept


def _item(pack: Pack, kind: PackKind, raw: Any, file: str, place: str) -> Item | None:
    if not isinstance(raw, dict):
        pack.problems.append(Problem(file, place, msg("packs-no-item", item=kind.items)))
        return None
    item, wrong = fields.fitted(kind, {"id": f"{file}/{place}"[-60:], **raw})
    where = str(raw.get("id") or place)[:60]
    if len(pack.problems) < MOST_PROBLEMS:
        pack.problems += [Problem(file, where, each) for each in wrong]
    full = sum(len(group[kind.items]) for group in pack.groups) >= MOST_ITEMS
    return None if wrong or full else item
