"""Whole matches in which every packet to every client is kept and searched for what its reader
may not know, as the journal of the match tells afterwards."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

from tests.wire import leaks
from tests.wire.canaries import pack
from tests.wire.clients import Wire, play
from tests.wire.knowledge import Knowledge
from tests.wire.search import Search
from tests.wire.served import served
from tests.wire.spies import Captain, Latecomer, Sharer, Spy

S = TypeVar("S", bound=Spy)
LONGEST = 100.0  # seconds that a match may take on a busy machine
NAMES = ("Ann", "Bo", "Cem", "Dee", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jo", "Kim")


@dataclass(frozen=True)
class Match:
    mode: str
    transports: tuple[str, ...]
    guests: int
    options: dict[str, Any] = field(default_factory=dict)
    late: bool = False
    shared: bool = False  # two guests have the last one's phone
    ends: int = Captain.ends
    tie: bool = False
    leaks: tuple[str, ...] = ()

    def play(self, folder: Path, seed: int) -> Search:
        questions = pack(Random(seed))
        with served(folder, self.mode, {"jeopardy": questions}, *self.leaks) as port:
            seated, crowd = self._evening(port, questions, seed)
        return Search(Knowledge(folder), seated, crowd)

    def _evening(
        self, port: int, questions: dict[str, Any], seed: int
    ) -> tuple[list[Spy], list[tuple[str, Wire]]]:
        def spy(kind: type[S], n: int) -> S:
            way = self.transports[n % len(self.transports)]
            made = kind(port, way, NAMES[n], seed).learn(questions)
            made.wagers = not self.tie
            return made

        ways = self.transports
        crowd = [(role, Wire(port, ways[0], role=role)) for role in ("tv", "host")]
        crowd.append(("tv", Wire(port, ways[-1])))  # a phone that looks on
        captain = spy(Captain, 0).join()
        captain.ends, captain.levels = self.ends, self.tie
        kinds = [*[Spy] * (self.guests - 2), Sharer if self.shared else Spy]
        seated = [captain, *(spy(kind, n).join() for n, kind in enumerate(kinds, start=1))]
        seats = [seat for each in seated for seat in each.keys.values()]
        captain.begin(self.options, [seat for seat in seats if seat[0] == "s"])
        late = [spy(Latecomer, self.guests)] if self.late else []
        everybody = [*seated, *late]
        play(everybody, LONGEST)
        for client in (*everybody, *(client for _, client in crowd)):
            client.until(lambda view: view["room"]["phase"] == "podium")
            client.check()
            client.close()
        return everybody, crowd


MATCHES = {
    "rebound": Match("threading", ("websocket",), 4, {"rebound": "half"}, late=True),
    "advanced": Match(
        "eventlet",
        ("websocket", "polling"),
        3,
        {
            "choose_categories": True,
            "hand_pick": True,
            "judging": "table",
            "question_form": "strict",
        },
    ),
    "two": Match(
        "threading", ("polling",), 2, {"judging": "host", "reader": "tv", "choose_categories": True}
    ),
    "reader": Match("eventlet", ("websocket",), 4, {"judging": "reader", "hand_pick": True}),
    "watcher": Match("threading", ("websocket",), 11, {"question_form": "strict"}, ends=50),
    "shared": Match("threading", ("websocket",), 3, {"choose_categories": True}, shared=True),
    "tie": Match("threading", ("websocket",), 3, {"reader": "host"}, tie=True),
}


LONG = ("two", "tie", "watcher")
EACH = [pytest.param(name, marks=pytest.mark.soak if name in LONG else ()) for name in MATCHES]


@pytest.mark.parametrize("name", EACH)
def test_h79_h81_no_byte_tells_what_its_reader_may_not_know(name: str, tmp_path: Path) -> None:
    search = MATCHES[name].play(tmp_path, seed=7)
    assert search.packets > 300
    assert not search.found, summary(search)


def summary(search: Search) -> str:
    first = "\n".join(sentence for _, sentence in search.found[:3])
    return f"{Counter(kind for kind, _ in search.found)}\n{first}"


def test_the_search_finds_every_kind_of_leak(tmp_path: Path) -> None:
    """The same with holes made on purpose: all of them are found, each by its name."""
    holes = tuple(hole.__name__ for hole in leaks.EACH)
    found: set[str] = set()
    for seed in (8, 9, 10):  # what a match has no occasion to leak, another one has
        match = Match("threading", ("websocket",), 3, {"choose_categories": True}, leaks=holes)
        folder = tmp_path / str(seed)
        folder.mkdir()
        search = match.play(folder, seed=seed)
        found |= {kind for kind, _ in search.found}
        if found == set(holes):
            break
    assert found == set(holes), summary(search)


def test_the_search_finds_what_a_cover_lets_through(tmp_path: Path) -> None:
    search = Match("threading", ("websocket",), 2, shared=True, leaks=("cover",)).play(tmp_path, 9)
    assert {"card", "response"} <= {kind for kind, _ in search.found}, summary(search)
