"""The house's Wi-Fi, as the host wrote it down: a code that joins it, and a file that keeps it.
The password is told to host pages, to nobody else unless the host says so, and to no log."""

from __future__ import annotations

import os
import secrets
import unicodedata
from pathlib import Path

import msgspec

from partyhost.host import qr
from partyhost.l10n import msg

LONGEST_NAME = 32  # bytes
PASSWORD = (8, 63)  # bytes; or 64 hexadecimal digits, the key itself
LEGIBLE = 24  # bytes of a password that a guest would type
ESCAPED = frozenset('\\;,":')
_UNSEEN = {"Cc", "Cs", "Zl", "Zp"}  # control characters, halves of letters, ends of lines
_HEX = frozenset("0123456789abcdefABCDEF")


class Wifi(msgspec.Struct, frozen=True):
    """`spelled`: the TV shows the password in letters, too. `key` opens the picture of the code:
    only screens and host pages are told it, and it changes with what the code says."""

    name: str
    password: str = ""
    hidden: bool = False
    spelled: bool = False
    key: str = msgspec.field(default_factory=lambda: secrets.token_urlsafe(9))

    def __repr__(self) -> str:
        return "Wifi(…)"

    @property
    def text(self) -> str:
        """What phones read as "join this network"."""
        kind = "WPA" if self.password else "nopass"
        password = f"P:{_escaped(self.password)};" if self.password else ""
        hidden = "H:true;" if self.hidden else ""
        return f"WIFI:T:{kind};S:{_escaped(self.name)};{password}{hidden};"

    @property
    def picture(self) -> str:
        """Where the code is."""
        return f"/wifi.svg?key={self.key}"

    @property
    def svg(self) -> bytes:
        return qr.svg(self.text)

    def for_host(self) -> dict[str, object]:
        told = {"name": self.name, "password": self.password, "hidden": self.hidden}
        return {**told, "spelled": self.spelled, "code": self.picture}

    def for_tv(self) -> dict[str, object]:
        password = self.password if self.spelled else None
        return {"name": self.name, "password": password or None, "code": self.picture}


def _escaped(text: str) -> str:
    return "".join(f"\\{letter}" if letter in ESCAPED else letter for letter in text)


def problem(name: str, password: str, spelled: bool = False) -> str | None:
    """Why no network can be called so, or have that password; a sentence, or None."""
    if len(name.encode("utf-8", "replace")) > LONGEST_NAME:
        return msg("room-wifi-name-long")
    if any(unicodedata.category(letter) in _UNSEEN for letter in name + password):
        return msg("room-wifi-signs")
    size = len(password.encode("utf-8", "replace"))
    is_key = size == 64 and set(password) <= _HEX
    if password and not (PASSWORD[0] <= size <= PASSWORD[1] or is_key):
        return msg("room-wifi-password")
    if spelled and size > LEGIBLE:
        return msg("room-wifi-spelled")
    return None


class WifiFile:
    """Keeps the Wi-Fi in the data folder, for this user's eyes only, from one night to the next."""

    def __init__(self, folder: Path) -> None:
        self._place = folder / "wifi.json"

    def read(self) -> Wifi | None:
        try:
            return msgspec.json.decode(self._place.read_bytes(), type=Wifi)
        except (OSError, msgspec.MsgspecError, ValueError):
            return None

    def write(self, wifi: Wifi | None) -> None:
        """OSError if the disk does not take it; what was kept before is then still there."""
        if wifi is None:
            self._place.unlink(missing_ok=True)
            return
        new = self._place.with_suffix(".new")
        new.unlink(missing_ok=True)
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
        with os.fdopen(os.open(new, flags, 0o600), "wb") as file:
            file.write(msgspec.json.encode(wifi))
        new.replace(self._place)
