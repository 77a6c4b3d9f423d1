"""Every packet of every client, searched for what it may not hold."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tests.wire.canaries import CARD, TOKEN
from tests.wire.clients import Wire
from tests.wire.knowledge import Knowledge

NUMBER = re.compile(r"(?<![\w.#-])-?\d{3,}(?![\w.])")
OF_TIME = re.compile(r'"(?:left_ms|total_ms|grace_ms|rev|step)":\d+')
CARDS = {"mat.hand[]", "offered[]", "kept[]"}
OPEN = {"mat.columns[].pile[]", "clue"}  # kinds that lie on the table


class Search:
    """`found`: each leak as (kind, sentence). `seated`: the guests' clients, whose token and
    marks are their own; `crowd`: the others, with what they are ("tv" or "host")."""

    def __init__(
        self, known: Knowledge, seated: Sequence[Any], crowd: Sequence[tuple[str, Wire]]
    ) -> None:
        self.known = known
        self.marks = {
            mark: (kind, each.authors[mark]) for each in seated for mark, kind in each.marks.items()
        }
        self.keys = {key: seat for each in seated for key, seat in each.keys.items()}
        self.drawings = [secret for secret in known.first if "," in secret]
        self.found: list[tuple[str, str]] = []
        self.packets, self.opened = 0, False  # whether the last view was a podium's
        for each in seated:
            self.client(each.packets, [*each.keys.values()], "tv")
        for role, client in crowd:
            self.client(client.packets, [], role)

    def client(self, packets: Sequence[str], seats: Sequence[str], role: str) -> None:
        """Whatever is no view must say nothing that the last view could not say. Of several seats
        on a phone, the one in hand alone may be told; of a covered one, none."""
        step, viewer, self.opened = -1, role, False
        for text in packets:
            self.packets += 1
            assert isinstance(text, str), "the protocol has no binary packets"
            if text.startswith('2["view",'):
                view = json.loads(text[1:])[1]
                self.opened = view["room"]["phase"] == "podium"
                assert view["you"]["seat"] in (None, *seats)
                viewer = view["you"]["seat"] or role
                step = view["game"]["step"] if view["game"] else -1
                self._look_at_view(view, viewer, step)
            self._look(text, viewer, step, seats)

    def _leak(self, kind: str, secret: object, viewer: str, step: int, text: str) -> None:
        self.found.append((kind, f"{kind} {secret} at {viewer} in step {step}: {text[:3000]}"))

    def _look(self, text: str, viewer: str, step: int, seats: Sequence[str]) -> None:
        for kind, secret in self._secrets(text, viewer, step, seats):
            self._leak(kind, secret, viewer, step, text)

    def _secrets(
        self, text: str, viewer: str, step: int, seats: Sequence[str]
    ) -> Iterator[tuple[str, str]]:
        yield from self._words(text, viewer, step)
        for drawing in self.drawings:
            if drawing in text and not self.known.may(drawing, viewer, step):
                yield "writing", drawing
        for card in set(CARD.findall(text)) - self.known.cards[step][viewer]:
            yield "card", card
        for key, owner in self.keys.items():
            if key in text and owner not in seats:
                yield "key", key
        if self.known.start.seed in text and not self.opened:
            yield "seed", self.known.start.seed

    def _words(self, text: str, viewer: str, step: int) -> Iterator[tuple[str, str]]:
        for token in set(TOKEN.findall(text)):
            kind, owner = self.marks.get(token, ("", ""))
            if kind and not (kind == "draft" and owner == viewer):
                yield kind, token
            elif not kind and not self.known.may(token, viewer, step):
                yield self.known.kind.get(token, "unknown"), token

    def _look_at_view(self, view: Mapping[str, Any], viewer: str, step: int) -> None:
        text = json.dumps([view["game"], view["offers"], view["you"]])
        said = {int(number) for number in NUMBER.findall(OF_TIME.sub("", text.replace(" ", "")))}
        for number in said & self.known.numbers.keys():
            if not self._may_count(number, viewer, step):
                self._leak("wager", number, viewer, step, text)
        for path in _kinds(view["game"] or {}, ""):
            if path not in OPEN | CARDS or (path in CARDS and viewer in ("tv", "host")):
                self._leak("card", path, viewer, step, text)

    def _may_count(self, number: int, viewer: str, step: int) -> bool:
        known = self.known.numbers[number]
        return any(step >= since for who, since in known.items() if who in (viewer, "everybody"))


def _kinds(value: Any, path: str) -> Iterator[str]:
    """Where in a view the kind of a game card is told."""
    if isinstance(value, dict):
        if value.get("kind") in ("standard", "daily_double", "bonus"):
            yield path
        for name, part in value.items():
            yield from _kinds(part, f"{path}.{name}".lstrip("."))
    elif isinstance(value, list):
        for part in value:
            yield from _kinds(part, f"{path}[]")
