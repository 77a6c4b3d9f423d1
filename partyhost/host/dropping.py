"""Files that the host drops on the page: kept in a folder while they are looked at, read by a
process beside the host, corrected row by row, and made a pack."""

from __future__ import annotations

import secrets
import shutil
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from partyhost.host.desk import Desk, Written
from partyhost.host.messages import Refusal
from partyhost.l10n import ENGLISH, hook, msg
from partyhost.packs import decoding, fields, writing
from partyhost.packs.imports.source import LARGEST
from partyhost.packs.job import Running
from partyhost.packs.pack import About, misfit
from partyhost.packs.worker import Job, Keep, Mended, Result

FOLDER = "imports"  # in the data folder
MOST = 3  # files that are looked at at the same time


class Again(msgspec.Struct):
    """Read it otherwise: as another title's, with these columns, by the other side, in this
    encoding."""

    title: str
    mapping: dict[str, int] | None = None
    swap: bool | None = None
    group: str = ""
    encoding: str = ""


@dataclass
class Dropped:
    folder: Path
    job: Job
    running: Running
    result: Result | None = None
    mended: dict[int, Mended] = field(default_factory=dict)


class Drops:
    """What lies on the desk, by a number that cannot be guessed."""

    def __init__(self, desk: Desk, folder: Path) -> None:
        self.desk, self.folder = desk, folder / FOLDER
        self._all: dict[str, Dropped] = {}
        shutil.rmtree(self.folder, ignore_errors=True)  # what an earlier run left

    def drop(
        self, name: str, title: str, parts: dict[str, Iterator[bytes]], language: str = ENGLISH
    ) -> str:
        """Take a file, and begin to read it. `parts`: `upload`, and `second` where a format has
        two, as they come in. Raises Refusal."""
        self.desk.kind(title)
        while len(self._all) >= MOST:
            self.take_off(next(iter(self._all)))
        id = secrets.token_hex(8)
        folder = self.folder / id
        folder.mkdir(parents=True)
        try:
            for part, chunks in parts.items():
                _write(folder / part, chunks)
        except Refusal:
            shutil.rmtree(folder, ignore_errors=True)
            raise
        library = self.desk.stock.library
        shipped, own, kept = map(str, (library.shipped, library.own, library.kept))
        job = Job(name[:200], title, shipped, own, kept, language=language)
        self._all[id] = Dropped(folder, job, Running(folder, job))
        return id

    def ask(self, id: str) -> dict[str, Any]:
        """How far it is, or what stands in the file, with the rows as they were mended."""
        dropped = self._dropped(id)
        if dropped.result is None:
            told = dropped.running.ask()
            if not isinstance(told, Result):
                return {"progress": msgspec.structs.asdict(told)}
            dropped.result = told
            if told.path:
                self.desk.stock.look()
        return {"result": self._shown(dropped, dropped.result)}

    def again(self, id: str, wish: Again) -> None:
        dropped = self._dropped(id)
        self.desk.kind(wish.title)
        if wish.encoding and wish.encoding not in decoding.NAMES:
            raise Refusal("bad_value", msg("packs-no-encoding"))
        dropped.running.stop()
        changes = msgspec.structs.asdict(wish)
        dropped.job = msgspec.structs.replace(dropped.job, keep=None, **changes)
        dropped.mended, dropped.result = {}, None
        dropped.running = Running(dropped.folder, dropped.job)

    def mend(self, id: str, n: int, written: Written | None) -> tuple[list[str], list[str]]:
        """Correct a row, or leave it out; what is still wrong with it, and what else to mind."""
        dropped = self._dropped(id)
        if written is None:
            dropped.mended[n] = Mended()
            return [], []
        item, says, hints = self.desk.check(dropped.job.title, written)
        if not says:
            dropped.mended[n] = Mended(fields.plain(written.group), item)
        return says, hints

    def keep(self, id: str, told: dict[str, Any]) -> None:
        """Make a pack of the good rows, or put them to the pack that is named as `join`."""
        dropped = self._dropped(id)
        if dropped.result is None or dropped.result.preview is None:
            raise Refusal("not_allowed", msg("packs-still-reading"))
        keep = self._joining(dropped, told) if told.get("join") else self._making(dropped, told)
        dropped.job, dropped.result = msgspec.structs.replace(dropped.job, keep=keep), None
        dropped.running = Running(dropped.folder, dropped.job)

    def _joining(self, dropped: Dropped, told: dict[str, Any]) -> Keep:
        pack = self.desk.editable(dropped.job.title, str(told["join"]))
        return Keep(pack.path, pack.about, dropped.mended, join=True)

    def _making(self, dropped: Dropped, told: dict[str, Any]) -> Keep:
        try:
            about = msgspec.convert({**told, "title": dropped.job.title}, About)
        except msgspec.ValidationError as error:
            raise Refusal("bad_value", msg("packs-no-fit", field=misfit(error))) from None
        about.name = fields.plain(about.name)[: fields.LONGEST_NAME]
        if not about.name:
            raise Refusal("bad_value", msg("packs-name-it"))
        path = writing.free_path(self.desk.stock.library.own, about.name)
        return Keep(str(path), about, dropped.mended)

    def take_off(self, id: str) -> None:
        dropped = self._all.pop(id, None)
        if dropped:
            dropped.running.stop()
            shutil.rmtree(dropped.folder, ignore_errors=True)

    def close(self) -> None:
        for id in list(self._all):
            self.take_off(id)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _dropped(self, id: str) -> Dropped:
        if id not in self._all:
            raise Refusal("bad_value", msg("packs-file-gone"))
        return self._all[id]

    def _shown(self, dropped: Dropped, result: Result) -> dict[str, Any]:
        told: dict[str, Any] = msgspec.to_builtins(result, enc_hook=hook(dropped.job.language))
        if result.path:
            return told
        for shown in told["shown"]:
            mended = dropped.mended.get(shown["n"])
            if mended:
                shown["mended"] = msgspec.to_builtins(mended)
        bad = {shown.n for shown in result.shown if shown.line.says}
        better = sum(1 for n, each in dropped.mended.items() if each.item and n in bad)
        out = sum(1 for n, each in dropped.mended.items() if not each.item and n not in bad)
        told["good"] += better - out
        told["bad"] -= better
        told["file"] = dropped.job.name
        return told


def _write(file: Path, chunks: Iterator[bytes]) -> None:
    size = 0
    try:
        with file.open("wb") as opened:
            for chunk in chunks:
                size += len(chunk)
                if size > LARGEST:
                    raise Refusal("too_large", msg("packs-too-large", most=LARGEST // 1_000_000))
                opened.write(chunk)
    except OSError:
        raise Refusal("bad_value", msg("packs-file-unkept")) from None
