"""What time does to the room: clocks run down, nobody waits for a ghost, bots act, captains
change. Every message and every tick begins here, so that all count with the same time."""

from __future__ import annotations

import logging
import sqlite3
from typing import TYPE_CHECKING

from partyhost.engine.acts import AWAY, CLOCK, HOST, TIME_UP, Act, IllegalMove, Seat
from partyhost.host import door, play, touring, trouble
from partyhost.host.match import Match
from partyhost.host.whole import whole
from partyhost.l10n import msg

if TYPE_CHECKING:
    from partyhost.host.room import Room

log = logging.getLogger(__name__)

SAVED = 1.0  # seconds between two notes of what the clock has left
ALIVE = 60.0  # seconds between two notes that the night is still on
BLINK = 3.0  # seconds without a phone that are no absence: a reload, a tunnel
GREETING = 60.0  # seconds for which those who come back are told that the night goes on
EMPTY = 5.0  # seconds without any phone after which a match pauses by itself


def catch_up(room: Room) -> None:
    passed, slept = room.pulse.beat()
    door.pass_captaincy(room)
    if room.now - room.alive > ALIVE:
        room.alive = room.now
        room.save()
    if room.match is None or room.match.over:
        door.seat_watchers(room)
        return
    if slept and (touring.on(room) or not room.paused):
        pause_for(room, "asleep")
        room.notify(msg("room-asleep"), "warning")
        room.greeting, room.opened_at = (
            msg("room-asleep"),
            room.now,
        )  # for those who must connect anew
    touring.run(room)
    _mind_empty_room(room)
    if not room.paused:
        try:
            _run(room, room.match, passed)
        except sqlite3.Error:
            raise
        except Exception as error:
            _stumble(room, error)


def pause_for(room: Room, why: str) -> None:
    room.night.paused = why  # type: ignore[assignment]
    if room.match:
        room.match.save_clock(room.clock.wall())
    room.save()
    room.show()


def missing(room: Room, match: Match) -> list[Seat]:
    """The seats that the room waits for and whose guests are away, with nobody standing in."""
    return [seat for seat in match.awaits if not _somebody_acts_for(room, seat)]


def _somebody_acts_for(room: Room, seat: Seat) -> bool:
    """For the host, the host page does and the captain; for a guest, also a stand-in."""
    if seat == HOST:
        pages = any(client.role == "host" for client in room.clients.values())
        captain = room.roster.all.get(room.night.captain or "")
        return pages or bool(captain and captain.status == "in" and captain.present)
    guest = room.roster.all.get(seat)
    return bool(guest and guest.status == "in" and (guest.present or guest.stand_in))


def _tell_absence(room: Room, match: Match) -> None:
    """Before anything else happens: who is shown as away may matter to the rules."""
    if not match.title.minds_absence:
        return
    away = [seat for seat in match.players if _away_for_a_while(room, match, seat)]
    if away != list(match.away):
        play.tried(room, "away", {"seats": away})


def _away_for_a_while(room: Room, match: Match, seat: Seat) -> bool:
    if _somebody_acts_for(room, seat):
        return False
    since = max(room.roster.all[seat].since, room.opened_at)
    return seat in match.away or room.now - since >= BLINK


def _run(room: Room, match: Match, passed: float) -> None:
    _tell_absence(room, match)
    pace, away = room.night.pace, missing(room, match)
    match.clock.run(passed, pace)
    if HOST not in away:
        room.absence.back(HOST)
    room.absence.run(passed, match.step, away)
    if match.clock.up(pace):
        _time_is_up(room, match)
    elif room.absence.over(match.awaits, away):
        if not _stand_ins_take_over(room, match, away):
            play.take(room, match.move(CLOCK, AWAY))
    else:
        _let_bots_act(room, match)
    if room.now - room.saved >= SAVED and not match.over:
        room.saved = room.now
        match.save_clock(room.clock.wall())


def _time_is_up(room: Room, match: Match) -> None:
    """What guests have on their boards, or have chosen, counts as sent when the clock ends."""
    step = match.step
    for seat in match.awaits:
        for name, value in list(match.drafts.get(seat, {}).items()):
            if match.step == step and match.sends_itself(seat, name):
                _hand_in(room, match, seat, Act(name, value))
    if match.step == step:
        play.take(room, match.move(CLOCK, TIME_UP))


def _hand_in(room: Room, match: Match, seat: Seat, act: Act) -> None:
    try:
        play.take(room, match.move(seat, act), seat)
    except IllegalMove:
        return  # half a thought: time is simply up


def _stand_ins_take_over(room: Room, match: Match, away: list[Seat]) -> bool:
    """Where the table wants it (house rule `absent`), a bot plays on for who stays away."""
    guests = [guest for seat in away if (guest := room.roster.all.get(seat))]
    if match.start.options.get("absent") != "stand_in" or not guests:
        return False
    with whole(room):
        for guest in guests:
            guest.stand_in = True
            room.notify(msg("room-stand-in-plays", name=guest.name))
        room.save_guests(*guests)
        room.show()
    return True


def _stumble(room: Room, error: Exception) -> None:
    """A title's code failed while time passed: people decide how to go on."""
    trouble.report(room, "The rules failed", msg("room-stumbled"), error, toast=False)
    pause_for(room, "trouble")
    room.notify(msg("room-stumbled"), "warning")


def _let_bots_act(room: Room, match: Match) -> None:
    guests = [room.roster.all.get(seat) for seat in match.awaits]
    seats = [
        guest.seat
        for guest in guests
        if guest and (guest.bot or (guest.stand_in and not guest.present))
    ]
    for seat in room.bots.due(room.now, match.step, seats):
        if seat in match.awaits and not match.over:
            _let_bot_act(room, match, seat)


def _let_bot_act(room: Room, match: Match, seat: Seat) -> None:
    try:
        act = room.bots.act(match.title, match.state, seat, match.start.pack)
        if act is not None:
            play.take(room, match.move(seat, act), seat)
    except IllegalMove as refusal:
        log.warning("A bot tried what it may not", extra={"led": {"code": refusal.code}})
    except sqlite3.Error:
        raise
    except Exception as error:
        trouble.report(room, "A bot could not act", msg("room-bot-failed"), error, seat=seat)


def _mind_empty_room(room: Room) -> None:
    """With nobody there, a match waits; it goes on when somebody is back."""
    phones = any(client.held for client in room.clients.values())
    if phones or not play.has_people(room):
        room.empty_since = None
        if room.empty:
            room.empty = False
            if not room.greeting or room.now - room.opened_at >= GREETING:
                room.notify(msg("room-somebody-back"))
            room.show()
        return
    if room.empty_since is None:
        room.empty_since = room.now
    if not room.empty and room.now - room.empty_since >= EMPTY:
        room.empty = True
        if room.match:
            room.match.save_clock(room.clock.wall())
        room.notify(msg("room-nobody-here"), "warning")
        room.show()
