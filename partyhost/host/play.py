"""The match on the room's table: begun, played, taken back, finished, taken up again."""

from __future__ import annotations

import hashlib
import logging
import secrets
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from partyhost.engine.acts import HOST, Act, Entry, IllegalMove, Seat
from partyhost.engine.game import Start, State, Title
from partyhost.host import trouble
from partyhost.host.absence import Absence
from partyhost.host.household import note_asked, note_rulings
from partyhost.host.lobby import rulebook_of
from partyhost.host.match import Match, Taken
from partyhost.host.messages import Refusal
from partyhost.host.night import result_of
from partyhost.host.whole import whole
from partyhost.l10n import msg

if TYPE_CHECKING:
    from partyhost.host.room import Room

log = logging.getLogger(__name__)


def start(room: Room, key: str, chosen: Mapping[str, Any]) -> None:
    """Deal a match of this title to those who are seated, as many as it has room for."""
    if room.phase == "game":
        raise Refusal("not_allowed", msg("room-end-first"))
    guests = room.roster.seated
    room.shelf.check_ready(key, len(guests))
    options = keep_house_rules(room, key, chosen)
    title = room.shelf.titles[key]
    seats = tuple(guest.seat for guest in guests[: room.shelf.players(title, len(guests))])
    pack, seeded = room.shelf.deal(key), room.seed is not None
    begin = Start(key, title.version, _seed(room), seats, options, pack, seeded)
    room.match = Match.begun(room.journal, title, begin)
    room.night.match, room.night.paused = room.match.id, None
    room.night.begun += 1
    room.night.played = sorted({*room.night.played, key})
    room.absence = Absence()
    room.save()
    room.match.save_clock(room.clock.wall())
    room.cues += room.match.state.cues
    note_asked(room, room.match)
    log.info("A match begins", extra={"led": {"title": key, "players": len(seats)}})
    room.show()


def keep_house_rules(room: Room, key: str, chosen: Mapping[str, Any]) -> dict[str, Any]:
    """The room's rules for this title, with these changed; whoever starts it starts with them."""
    guests, kept = len(room.roster.seated), room.night.house_rules.get(key)
    options = room.shelf.options(key, chosen, guests, kept)
    room.night.house_rules = {**room.night.house_rules, key: {**(kept or {}), **options}}
    return options


def take(room: Room, entry: Entry, seat: Seat | None = None, act_id: str | None = None) -> None:
    """One more entry of the running match. Raises IllegalMove, and then nothing changed."""
    match = _match(room)
    _and_then(room, lambda: match.take(entry, room.clock.wall(), seat, act_id))


def take_together(room: Room, taken: Sequence[Taken]) -> None:
    """Several at once that stay in the step, on disk together before any of them is true."""
    _match(room).take_together(taken, room.clock.wall())
    for _, state, _, _ in taken:
        room.cues += state.cues
        room.show()


def undo(room: Room, steps: int) -> str:
    """Says what it took back, and whether that had been seen."""
    match = _match(room)
    before = match.state
    _and_then(room, lambda: match.undo(steps, room.clock.wall()))
    _let_out(room)
    return _taken_back(match.title, before, match.state)


def _taken_back(title: Title, before: State, after: State) -> str:
    gone, state, names = [before.phase], before.past, rulebook_of(title)
    while state is not None and state.phase is not after.phase:
        gone.append(state.phase)
        state = state.past
    first, now = (names[phase.rule].name for phase in (gone[-1], after.phase))
    what = "one" if len(gone) == 1 else "more"
    seen = "seen" if any(phase.show or phase.over for phase in gone) else "unseen"
    return msg(f"room-taken-back-{what}-{seen}", first=first, now=now)


def intervene(room: Room, name: str, value: Any = None) -> None:
    """What the host may do at any moment. Raises IllegalMove where the title does not take it."""
    if _match(room).over:
        raise IllegalMove(msg("room-match-over"), "moment_passed")
    take(room, _match(room).move(HOST, Act(name, value)))


def tried(room: Room, name: str, value: Any) -> bool:
    """Like `intervene` where a title may say no; True if it was done."""
    if room.phase != "game":
        return False
    try:
        intervene(room, name, value)
    except IllegalMove:
        return False
    except sqlite3.Error:
        raise
    except Exception as error:
        message = msg("room-rules-failed-guest")
        trouble.report(room, "The title could not take it", message, error, act=name)
        return False
    return True


def to_lobby(room: Room) -> None:
    """Back to the shelf. A match that was running is left, and counts for nothing."""
    if room.match is None:
        raise Refusal("moment_passed", msg("room-on-shelf"))
    if not room.match.over:
        room.journal.set_match(room.match.id, "left", room.clock.wall(), None)
    _clear(room)


def resume(room: Room) -> None:
    """Take up the match that was on the table when the host stopped."""
    room.greeting = msg("room-night-goes-on")
    rows = {row.id: row for row in room.journal.matches()}
    row = rows.get(room.night.match or 0)
    if row is None:
        return
    title = room.shelf.titles.get(row.title)
    try:
        if title is None:
            raise Refusal("bad_value", msg("room-title-gone"))
        room.match = Match.resumed(room.journal, title, row)
    except Refusal as refusal:
        if row.status == "running":
            room.journal.set_match(row.id, "left", room.clock.wall(), None)
        _clear(room)
        room.greeting = msg("room-night-in-lobby", why=refusal.args[0])
        return
    if room.match.over != (row.status == "finished"):
        _close_or_reopen(room, room.match)
    _let_out(room)
    room.empty = room.phase == "game" and has_people(room)


def has_people(room: Room) -> bool:
    """Does anybody with a phone of their own sit in the match?"""
    seats = room.match.players if room.match else ()
    guests = [room.roster.all.get(seat) for seat in seats]
    return any(guest and guest.status == "in" and not guest.bot for guest in guests)


def let_in(room: Room) -> None:
    """Guests who are seated and not in the match come in as soon as the title allows it."""
    if room.match is None or room.match.over:
        return
    for guest in room.roster.seated:
        if guest.seat not in room.match.players:
            tried(room, "join", {"seat": guest.seat})


def _let_out(room: Room) -> None:
    """Who left before the podium, or as the host stopped, has no part in a match that goes on."""
    for seat in room.match.players if room.match else ():
        guest = room.roster.all.get(seat)
        if guest is None or guest.status != "in":
            tried(room, "leave", {"seat": seat})


def _match(room: Room) -> Match:
    """The match on the table, also when it is over: undo leads back from the podium."""
    if room.match is None:
        raise Refusal("moment_passed", msg("room-no-match"))
    return room.match


def _and_then(room: Room, change: Callable[[], None]) -> None:
    match = _match(room)
    before, step, over = match.state, match.step, match.over
    with whole(room):
        change()
        room.cues += match.state.cues
        if match.over != over:
            _close_or_reopen(room, match)
        room.show()
        if match.step != step:
            note_asked(room, match)
            let_in(room)
    note_rulings(room, match, before)


def _close_or_reopen(room: Room, match: Match) -> None:
    """The podium was reached, or an undo led back from it."""
    now = room.clock.wall()
    if match.over:
        result = _told(room, match, now)
        room.journal.set_match(match.id, "finished", now, result)
        log.info("A match is over", extra={"led": {"title": match.title.key, "step": match.step}})
        room.night.paused = None
    else:
        room.journal.set_match(match.id, "running", None, None)
    room.save()
    room.count_points()


def _told(room: Room, match: Match, now: float) -> dict[str, Any] | None:
    """The result as it is kept; None where the title's podium can't be read."""
    try:
        return result_of(match.title, match.state, room.roster, now, room.night.language)
    except Exception as error:
        message = msg("room-no-keepsake")
        trouble.report(room, "A result could not be read", message, error)
        return None


def _clear(room: Room) -> None:
    room.match, room.night.match, room.night.paused, room.empty = None, None, None, False
    room.save()
    room.show()


def _seed(room: Room) -> str:
    """128 random bits; with `--seed`, the same ones for the same match of every night."""
    if room.seed is None:
        return secrets.token_hex(16)
    return hashlib.sha256(f"{room.seed}/{room.night.begun}".encode()).hexdigest()[:32]
