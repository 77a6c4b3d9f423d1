"""A room on what its folder holds: the last night goes on where it was, or a new one begins."""

from __future__ import annotations

import logging
import sqlite3
from typing import TYPE_CHECKING

import msgspec

from partyhost.host import play
from partyhost.host.night import YOUNG, Night
from partyhost.host.seats import Roster
from partyhost.l10n import msg

if TYPE_CHECKING:
    from partyhost.host.room import Room

log = logging.getLogger(__name__)

REVS = 1_000_000  # views a host may send before it is started again, so that `rev` only rises


def open_night(room: Room, new_night: bool) -> None:
    """The last night if it is young and unfinished, else a new one. A night that this program
    cannot read, as another version or a damage leaves it, is set aside. Raises sqlite3.Error
    where the disk refuses."""
    try:
        if not new_night and _goes_on(room):
            return
    except sqlite3.OperationalError:
        raise
    except Exception as error:  # whatever another program has written there
        log.error("The last night could not be taken up", exc_info=error)
        room.journal.set_aside()
        room.fresh(Night())
    room.journal.begin_night(room.clock.wall())
    if room.journal.mended:
        room.greeting = msg("room-set-aside")
        room.troubles.add(msg("room-set-aside"), room.now, room.clock.wall())


def _goes_on(room: Room) -> bool:
    last = room.journal.last_night()
    if last is None or room.clock.wall() - last[1] >= YOUNG:
        return False
    data, opened = room.journal.open_night(last[0])
    room.fresh(msgspec.convert(data, Night))
    room.rev = (opened + 1) * REVS
    room.roster = Roster(room.journal.seats())
    for guest in room.roster.all.values():
        guest.since = room.now
    room.counted = room.journal.act_ids()
    room.count_points()
    play.resume(room)
    return True
