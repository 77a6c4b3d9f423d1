"""How guests find the way in, as far as it is known: by which of our addresses phones came, the
name they may type, the Wi-Fi they may join, and what the doctor looks at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec

from partyhost.host import messages
from partyhost.host.doctor import Advice, Facts, advice
from partyhost.host.messages import Refusal
from partyhost.host.network import Address, linkable, parsed
from partyhost.host.wifi import Wifi, problem
from partyhost.l10n import msg

MOST = 200  # addresses of phones, and of ours, that are remembered


class Doorway:
    """`is_own` says whether an address is this machine's; those are no phones. `local` is the
    address with a name in it, while that is answered in the house, else None. `facts` are those
    of the last look at the network, None before the first."""

    def __init__(self) -> None:
        self.is_own: Callable[[str | None], bool] = _is_loopback
        self.keep_wifi: Callable[[Wifi | None], None] = lambda wifi: None
        self.wifi: Wifi | None = None
        self.local: str | None = None
        self.facts: Facts | None = None
        self.came: set[str] = set()
        self.peers: set[str] = set()

    def arrive(self, peer: str | None, here: str, host: str) -> None:
        """A phone's page connects: from `peer`, to our address `here`, which it calls `host`."""
        if not peer or self.is_own(peer):
            return
        if len(self.peers) < MOST:
            self.peers.add(peer)
        for name in (linkable(here), _name(host)):
            if name and len(self.came) < MOST:
                self.came.add(name)

    def reached(self, url: str) -> bool:
        """Whether a phone has come in by this address."""
        return _name(urlsplit(url).netloc) in self.came

    def set_wifi(self, wish: messages.Wifi) -> None:
        """Without a name there is none any more. Raises Refusal, and then nothing is changed."""
        name, password = wish.name or "", wish.password or ""
        why = problem(name, password, wish.spelled)
        if why:
            raise Refusal("bad_value", why)
        wifi = Wifi(name, password, wish.hidden, wish.spelled) if name else None
        try:
            self.keep_wifi(wifi)
        except OSError as error:
            raise Refusal("bad_request", msg("room-unsaved")) from error
        self.wifi = wifi

    @property
    def advice(self) -> list[Advice]:
        """What the doctor says of the last look; nothing before the first."""
        return advice(self.facts) if self.facts else []

    def for_host(self) -> dict[str, Any]:
        return {
            "addresses": [self._told(each) for each in self.facts.addresses] if self.facts else [],
            "wifi": self.wifi.for_host() if self.wifi else None,
            "advice": [msgspec.structs.asdict(each) for each in self.advice],
        }

    def _told(self, address: Address) -> dict[str, Any]:
        return {
            "value": address.value,
            "label": address.label,
            "kind": address.kind,
            "chosen": address.chosen,
            "reached": address.value in self.came,
        }

    def for_tv(self) -> dict[str, Any]:
        return {"wifi": self.wifi.for_tv() if self.wifi else None}


def _name(host: str) -> str | None:
    """The host of a link or header as it stands in a link, without its port."""
    try:
        return linkable(urlsplit(f"//{host}").hostname or "")
    except ValueError:
        return None


def _is_loopback(peer: str | None) -> bool:
    ip = parsed(peer or "")
    return ip is not None and ip.is_loopback
