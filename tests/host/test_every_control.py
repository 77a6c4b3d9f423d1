"""Each control in each situation: what it does, or the sentence that refuses it. What is refused
changes nothing, also where the disk is full; what is done outlives the host, and replays."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, get_args

import pytest

from partyhost.engine.acts import HOST, Act, IllegalMove, Move
from partyhost.engine.game import apply
from partyhost.host import messages
from partyhost.l10n import msg
from tests.host.house import Guest, House, unchanged
from tests.host.situations import ADDRESSES, ALL, COLUMNS, Situation, columns

View = dict[str, Any]
NO_MATCH = "No match is running."
RUNNING = "A match is running. End it first."
OVER = "The match is over. Undo goes back into it."
PAUSED = "The match is paused already."
GOING_ON = "The match is not paused."
AT_SHELF = "The shelf is on the screen already."
ON_HOST_PAGE = "That can only be done on the host page of the laptop."
NOT_YOURS = "Only the captain or the host can do that."
FULL = "The laptop could not save that. Is its disk full?"


@dataclass
class Seen:
    """What the host page was told before and after a control, and the room after it."""

    before: View
    after: View
    house: House
    guests: list[Guest]

    def guest(self, seat: str) -> View:
        return next(each for each in self.after["room"]["seats"] if each["seat"] == seat)

    @property
    def seats(self) -> list[str]:
        return [each["seat"] for each in self.after["room"]["seats"]]

    @property
    def step(self) -> int:
        """How many steps the match has moved on."""
        return int(self.after["game"]["step"]) - int(self.before["game"]["step"])

    def earned(self, seat: str) -> int:
        return int(self.after["game"]["scores"][seat]) - int(self.before["game"]["scores"][seat])


Effect = Callable[[Seen], bool]
Cell = str | Effect
NOTHING_OF_IT: Callable[[Situation], None] = lambda situation: None  # noqa: E731


@dataclass
class Row:
    """A control: what is said, and for the lobby, a running match, a paused one and the podium
    its effect or the sentence. `title`: a title may refuse the move named so, in its own words."""

    wish: View
    lobby: Cell
    running: Cell
    paused: Cell
    podium: Cell
    title: Act | None = None
    prepare: Callable[[Situation], None] = NOTHING_OF_IT
    host_alone: bool = False
    in_journal: bool = field(default=True, kw_only=True)

    def cell(self, situation: Situation) -> Cell:
        column = situation.column
        found: Cell = getattr(
            self, column if column in ("lobby", "paused", "podium") else "running"
        )
        if self.title is None or isinstance(found, str):
            return found
        state = situation.house.room.running.state
        try:
            apply(state, Move(HOST, self.title, state.step))
        except IllegalMove as refusal:
            return str(refusal)
        return found


def always(wish: View, effect: Effect, **more: Any) -> Row:
    return Row(wish, effect, effect, effect, effect, **more)


def in_a_match(wish: View, effect: Effect, podium: Cell = NO_MATCH, **more: Any) -> Row:
    return Row(wish, NO_MATCH, effect, effect, podium, **more)


def begun(seen: Seen) -> bool:
    return seen.after["room"]["phase"] == "game" and seen.after["game"]["step"] == 0


def at_the_shelf(seen: Seen) -> bool:
    return seen.after["room"]["phase"] == "lobby" and seen.after["game"] is None


def at_the_podium(seen: Seen) -> bool:
    return seen.after["room"]["phase"] == "podium" and seen.after["game"]["screen"] == "podium"


def moved_on(seen: Seen) -> bool:
    return seen.step == 1


def taken_back(seen: Seen) -> bool:
    return seen.step >= 1 and seen.after["room"]["phase"] == "game"


def paid(seen: Seen) -> bool:
    match = seen.house.room.match
    sign = "$" if match and match.title.key in ("jeopardy", "beat_ken", "card_sharks") else ""
    told = f"Bo gets {sign}100: for the cake"
    return seen.earned("s2") == 100 and any(told in n for n in seen.guests[2].notices)


def turned_round(seen: Seen) -> bool:
    """The money of a ruling that is still on the screen is paid when the match moves on."""
    before, after = ({**view["game"], "cues": []} for view in (seen.before, seen.after))
    return bool(before != after) and seen.step == 0


def gone(seen: Seen) -> bool:
    match = seen.house.room.match
    plays = match is not None and not match.over and "s3" in match.players
    return "s3" not in seen.seats and bool(seen.guests[2].view["you"]["removed"]) and not plays


def one_more(seen: Seen) -> bool:
    return len(seen.seats) == 4 and seen.guest("s4")["bot"]


def ruled(seen: Seen) -> bool:
    kept = seen.house.room.night.house_rules
    return any(rules.get("absent") == "stand_in" for rules in kept.values())


def empty(seen: Seen) -> bool:
    room = seen.after["room"]
    return not seen.seats and room["phase"] == "lobby" and not room["matches"]


def deleted(seen: Seen) -> bool:
    rows = seen.house.room.journal.rows
    return empty(seen) and rows.execute("select count(*) from nights").fetchone() == (1,)


def a_phone_asks(situation: Situation) -> None:
    situation.guests[2].gone()
    situation.guests[2] = situation.house.client()
    answer = situation.guests[2].join(claim="s3")
    assert answer.get("pending"), answer


def let_in(seen: Seen) -> bool:
    asked = seen.guests[2]
    asked.token, asked.seat = asked.view["you"].get("token"), "s3"
    return asked.view["you"]["seat"] == "s3" and not seen.after["room"]["claims"]


def room(name: str, value: Any) -> Effect:
    return lambda seen: bool(seen.after["room"][name] == value)


def setting(name: str, value: Any) -> Effect:
    return lambda seen: bool(seen.after["room"]["settings"][name] == value)


def guest(seat: str, name: str, value: Any) -> Effect:
    return lambda seen: bool(seen.guest(seat)[name] == value)


REASON = {"seat": "s2", "amount": 100, "reason": "for the cake"}
WIFI = {"name": "Home", "password": "sunflower", "hidden": False, "spelled": True}
ROWS: dict[str, Row] = {
    "start": Row({"options": {}}, begun, RUNNING, RUNNING, begun),
    "house_rules": always({"options": {"absent": "stand_in"}}, ruled),
    "pause": Row({}, NO_MATCH, room("paused_why", "captain"), PAUSED, NO_MATCH),
    "resume": Row({}, NO_MATCH, GOING_ON, room("paused", False), NO_MATCH),
    "skip": in_a_match({}, moved_on),
    "undo": in_a_match({"steps": 1}, taken_back, podium=taken_back),
    "adjust": in_a_match(REASON, paid, podium=OVER, title=Act("adjust", REASON)),
    "overrule": in_a_match(
        {"right": True}, turned_round, podium=OVER, title=Act("overrule", {"right": True})
    ),
    "end": in_a_match({}, at_the_podium),
    "lobby": Row({}, AT_SHELF, at_the_shelf, at_the_shelf, at_the_shelf),
    "kick": always({"seat": "s3"}, gone),
    "rename": always({"seat": "s2", "name": "Robin"}, guest("s2", "name", "Robin")),
    "move": always({"seat": "s3", "after": None}, lambda seen: seen.seats == ["s3", "s1", "s2"]),
    "mute": always({"seat": "s2", "on": True}, guest("s2", "muted", True)),
    "claim": always({"seat": "s3", "allow": True}, let_in, prepare=a_phone_asks),
    "captain": always({"seat": "s2"}, room("captain", "s2")),
    "lock": always({"on": True}, lambda seen: bool(seen.after["room"]["join"]["locked"])),
    "pace": always({"factor": 1.5}, setting("pace", 1.5)),
    "bots": always({"count": 1}, one_more),
    "stand_in": always({"seat": "s2", "on": True}, guest("s2", "stand_in", True)),
    "settings": always({"text_size": 1.5}, setting("text_size", 1.5)),
    "address": always(
        {"value": ADDRESSES[1]},
        lambda seen: [each["chosen"] for each in seen.after["room"]["addresses"]] == [False, True],
        host_alone=True,
    ),
    "wifi": always(
        WIFI,
        lambda seen: {**seen.after["room"]["wifi"], "code": ""} == {**WIFI, "code": ""},
        host_alone=True,
        in_journal=False,
    ),
    "forget": always({"what": "night"}, deleted, host_alone=True),
    "new_night": always({}, empty, host_alone=True),
    "packs": always({"packs": {}}, lambda seen: len(seen.house.room.night.packs) == 1),
}
CELLS = [(key, column, do) for key in ALL for column in columns(key) for do in ROWS]


def tags() -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(messages.Control)}


def said(answer: View) -> str:
    assert answer["ok"] is False, answer
    return str(answer["error"]["message"])


def test_every_control_has_a_row_and_its_place_in_the_protocol() -> None:
    assert set(ROWS) == tags()
    page = Path("docs/protocol.md").read_text("utf-8").split("### `control`")[1].split("###")[0]
    told = {
        name: bool(mark)
        for line in page.splitlines()
        if line.startswith("| ") and not line.startswith("| `do`")
        for mark, name in re.findall(r"(● )?`(\w+)`", line.split("|")[1])
    }
    assert told == {do: not row.host_alone for do, row in ROWS.items()}
    alone = {str(kind.__struct_config__.tag) for kind in messages.FOR_HOST_ALONE}
    assert alone == {do for do, row in ROWS.items() if row.host_alone}


@pytest.mark.parametrize(("key", "column", "do"), CELLS)
def test_it_does_what_the_table_says(folder: Path, key: str, column: str, do: str) -> None:
    situation, row = Situation(folder, key, column), ROWS[do]
    wish = wish_of(key, do)
    row.prepare(situation)
    expected = row.cell(situation)
    if isinstance(expected, str):
        with unchanged(situation.house):
            assert said(situation.house.room.control(situation.host.id, wish)) == expected
        return
    with unchanged(situation.house), (full if row.in_journal else no_files)(situation.house):
        told = said(situation.house.room.control(situation.host.id, wish))
        assert told in (FULL, msg("room-unsaved"))
    done(situation, wish, expected)
    outlives(situation)


@pytest.mark.parametrize("column", COLUMNS)
def test_who_may_not_is_told_so(tmp_path: Path, column: str) -> None:
    situation = Situation(tmp_path, "jeopardy", column)
    control, (captain, other, _) = situation.house.room.control, situation.guests
    with unchanged(situation.house):
        for do, row in ROWS.items():
            wish = wish_of("jeopardy", do)
            assert said(control(other.id, wish)) == NOT_YOURS
            assert said(control(situation.tv.id, wish)) == NOT_YOURS
            if row.host_alone:
                assert said(control(captain.id, wish)) == ON_HOST_PAGE


def wish_of(key: str, do: str) -> View:
    title = {"title": key} if do in ("start", "house_rules", "packs") else {}
    return {"do": do, **title, **ROWS[do].wish}


def done(situation: Situation, wish: View, effect: Effect) -> None:
    before = situation.host.view
    answer = situation.house.room.control(situation.host.id, wish)
    assert answer == {"ok": True}
    situation.house.tick()
    seen = Seen(before, situation.host.view, situation.house, situation.guests)
    assert seen.after["rev"] > before["rev"]
    assert effect(seen)


def outlives(situation: Situation) -> None:
    """Killed and started again, everybody is told the same, and the journal says why."""
    told, pages = situation.seen(), situation.pages()
    assert situation.replayed() == pages
    situation.restarted()
    for before, after in zip(told, situation.seen(), strict=True):
        assert after == before
    assert situation.pages() == pages


# A disk that takes nothing any more


@contextmanager
def full(house: House) -> Iterator[None]:
    """Only the end of what is written together fails: all was done in memory by then."""
    journal = house.room.journal
    db, journal._db = journal.rows, Full(journal.rows)  # type: ignore[assignment]
    yield
    journal._db = db


class Full:
    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def execute(self, sql: str, *values: Any) -> Any:
        if sql == "commit":
            raise sqlite3.OperationalError("database or disk is full")
        return self._db.execute(sql, *values)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._db, name)


@contextmanager
def no_files(house: House) -> Iterator[None]:
    def refuse(_: object) -> None:
        raise OSError(28, "No space left on device")

    kept, house.room.doorway.keep_wifi = house.room.doorway.keep_wifi, refuse
    yield
    house.room.doorway.keep_wifi = kept
