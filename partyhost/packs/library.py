"""All packs of this laptop: the shipped ones and the host's own, read again as they change."""

from __future__ import annotations

import contextlib
import logging
import os
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from partyhost import __version__
from partyhost.engine.pack import PackKind
from partyhost.l10n import kept, msg, revived
from partyhost.packs import reading
from partyhost.packs.fields import fields
from partyhost.packs.pack import Pack, Problem, Unreadable

log = logging.getLogger(__name__)
Stamp = tuple[tuple[str, int, int], ...]
READ_AT_ONCE = 200_000  # bytes of TOML that may be read between two looks at the clock


class Known(msgspec.Struct):
    """A pack as it was read, and of which state of its files. `pack` is None where it is broken,
    and `says` why."""

    stamp: Stamp
    pack: Pack | None = None
    says: str = ""


class Shelved(msgspec.Struct):
    """What was read, kept from one start to the next."""

    version: str
    packs: dict[str, Known] = {}


class Library:
    """`look` before you use `packs` (as they lie in files), `of` (with their selections) and
    `broken`. `kept` is a file that makes the next start
    quick; it may be deleted at any time."""

    def __init__(
        self, kinds: Mapping[str, PackKind], shipped: Path, own: Path, kept: Path | None = None
    ) -> None:
        self.kinds, self.shipped, self.own = kinds, shipped, own
        self.kept = kept
        self._known: dict[str, Known] = self._from_last_time()
        self._others: tuple[int, dict[str, Known]] = 0, {}
        self.packs: list[Pack] = []
        self._parts: list[Pack] = []
        self.broken: list[Problem] = []

    def look(self, large: bool = True, keep: bool = True) -> bool:
        """Read what is new or changed, and say whether anything was. `large`: also what takes
        more than a moment to read; without it such a pack waits for a look that may take it.
        `keep`: for the next start."""
        found: dict[str, Known] = {}
        for path, own in self._paths():
            stamp, key = _stamp(path), reading.shown(path)
            known = self._known.get(key)
            if known and known.stamp == stamp:
                found[key] = known
            elif large or _quick(stamp):
                found[key] = self._read(path, own, stamp)
            elif (read := self._beside().get(key)) and read.stamp == stamp:
                found[key] = read
            elif known:
                found[key] = known
        if found == self._known and (self.packs or self.broken or not found):
            return False
        self._known = found
        self._sort()
        if keep:
            self._keep()
        return True

    def put(self, pack: Pack) -> Pack:
        """Know a pack of the host's own that was just saved."""
        path = Path(pack.path)
        self._known[pack.path] = Known(_stamp(path), pack)
        self._sort()
        self._keep()
        return pack

    def _beside(self) -> dict[str, Known]:
        """What another process has read and kept meanwhile."""
        try:
            at = self.kept.stat().st_mtime_ns if self.kept else 0
        except OSError:
            at = 0
        if at != self._others[0]:
            self._others = at, self._from_last_time()
        return self._others[1]

    @property
    def waiting(self) -> bool:
        """Is there a pack that only a `large` look reads?"""
        return any(
            not _quick(stamp) and self._known.get(reading.shown(path), Known(())).stamp != stamp
            for path, stamp in ((path, _stamp(path)) for path, _ in self._paths())
        )

    def of(self, title: str) -> list[Pack]:
        return [pack for pack in (*self.packs, *self._parts) if pack.about.title == title]

    def own_pack(self, id: str) -> Pack | None:
        return next((pack for pack in self.packs if pack.own and pack.about.id == id), None)

    def _paths(self) -> Iterator[tuple[Path, bool]]:
        """Shipped folders, then what lies in the host's own folder; never a link's target."""
        for about in sorted(self.shipped.glob(f"*/*/{reading.ABOUT}")):
            if about.parent.parent.name in self.kinds:
                yield about.parent, False
        with contextlib.suppress(OSError):
            for path in sorted(self.own.iterdir()):
                hidden = path.name.startswith((".", "~")) or path.is_symlink()
                if not hidden and (path.is_dir() or path.suffix.lower() in reading.ENDINGS):
                    yield path, True

    def _read(self, path: Path, own: bool, stamp: Stamp) -> Known:
        if reading.shown(path.name) != path.name:
            return Known(stamp, says=msg("packs-name-lost"))
        try:
            return Known(stamp, reading.read(path, self.kinds, own))
        except Unreadable as error:
            return Known(stamp, says=error.args[0])
        except OSError:
            return Known(stamp, says=msg("packs-unread"))
        except Exception as error:  # one file that nobody thought of keeps no others away
            log.error("A pack could not be read", exc_info=error)
            return Known(stamp, says=msg("packs-beyond"))

    def _sort(self) -> None:
        self.packs = [known.pack for known in self._known.values() if known.pack]
        self.broken = [
            Problem(Path(path).name, "", known.says)
            for path, known in self._known.items()
            if not known.pack
        ]
        self._parts = [
            part for pack in self.packs for part in pack.parts(self.kinds[pack.about.title])
        ]
        _tell_apart([*self.packs, *self._parts])

    def _from_last_time(self) -> dict[str, Known]:
        try:
            assert self.kept
            shelved = msgspec.json.decode(self.kept.read_bytes(), type=Shelved)
        except (AssertionError, OSError, ValueError):
            return {}
        known = all(p.pack is None or p.pack.about.title in self.kinds
                    for p in shelved.packs.values())  # fmt: skip
        if shelved.version != self._mark() or not known:
            return {}
        with contextlib.suppress(LookupError):  # the catalogue is another one since
            return {key: _revived(each) for key, each in shelved.packs.items()}
        return {}

    def _mark(self) -> str:
        """Another program, or other kinds of packs, read the same files otherwise."""
        kinds = [(key, kind, fields(kind)) for key, kind in sorted(self.kinds.items())]
        return f"{__version__} {kinds}"

    def _keep(self) -> None:
        if self.kept:
            with contextlib.suppress(OSError, UnicodeError):
                new = self.kept.with_suffix(f".{os.getpid()}")
                told = Shelved(self._mark(), self._known)
                new.write_bytes(msgspec.json.encode(told, enc_hook=kept))
                new.replace(self.kept)


def _tell_apart(packs: list[Pack]) -> None:
    """A title's packs have ids of their own, and so have all that are the host's."""
    seen: set[tuple[str, str]] = set()
    for pack in packs:
        base, number = pack.about.audience if pack.part else Path(pack.path).stem, 2
        pack.about.id = base
        owners = [pack.about.title, *(["own"] if pack.own else [])]
        while any((owner, pack.about.id) in seen for owner in owners):
            pack.about.id, number = f"{base}-{number}", number + 1
        seen.update((owner, pack.about.id) for owner in owners)


def _revived(known: Known) -> Known:
    """Its sentences are told in any language again."""
    known.says = revived(known.says)
    if known.pack:
        known.pack.problems = [
            msgspec.structs.replace(each, says=revived(each.says)) for each in known.pack.problems
        ]
    return known


def _stamp(path: Path) -> Stamp:
    files = sorted(path.iterdir()) if path.is_dir() else [path]
    stamps = []
    for file in files[: 2 * reading.MOST_FILES]:
        with contextlib.suppress(OSError):
            told = file.stat()
            stamps.append((reading.shown(file.name), told.st_mtime_ns, told.st_size))
    return tuple(stamps)


def _quick(stamp: Stamp) -> bool:
    """JSON and CSV are read fifty times as fast as TOML."""
    cost = sum(size if name.endswith(".toml") else size // 10 for name, _, size in stamp)
    return cost <= READ_AT_ONCE
