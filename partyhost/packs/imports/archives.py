"""Zips, opened only when what is in them is small by its own account: a zip says how large each of
its files is, and none is read beyond that."""

from __future__ import annotations

import io
import zipfile

from partyhost.l10n import msg
from partyhost.packs.pack import Unreadable

MOST_FILES = 2_000
LARGEST_WHOLE = 80_000_000  # bytes, unpacked
OLD_OFFICE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
ENTITIES = ("<!DOCTYPE", "<!ENTITY")


def is_zip(data: bytes) -> bool:
    return data.startswith(b"PK\x03\x04") or data.startswith(b"PK\x05\x06")


def opened(data: bytes) -> zipfile.ZipFile:
    """Raises Unreadable for what is damaged, locked or far too large."""
    if data.startswith(OLD_OFFICE):
        raise Unreadable(msg("packs-old-office"))
    try:
        archive = zipfile.ZipFile(io.BytesIO(data))
        files = archive.infolist()
    except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError, EOFError) as error:
        raise Unreadable(msg("packs-damaged")) from error
    if len(files) > MOST_FILES or sum(each.file_size for each in files) > LARGEST_WHOLE:
        most = LARGEST_WHOLE // 1_000_000
        raise Unreadable(msg("packs-unpacked-large", most=most))
    if any(each.flag_bits & 1 for each in files):
        raise Unreadable(msg("packs-locked"))
    return archive


def read(archive: zipfile.ZipFile, name: str) -> bytes:
    try:
        return archive.read(name)
    except Exception as error:  # each compression has errors of its own
        raise Unreadable(msg("packs-damaged-part", name=name[:60])) from error


def refuse_entities(data: bytes) -> None:
    """XML that declares entities may grow without end or ask for other files; no export does."""
    for word in ENTITIES:
        if any(word.encode(code) in data for code in ("ascii", "utf-16-le", "utf-16-be")):
            raise Unreadable(msg("packs-entities"))
