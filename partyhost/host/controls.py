"""The controls of the night: what the host page and the captain's phone may do at any time.
Each one has an effect that everybody can see, or is refused with a reason."""

from __future__ import annotations

import logging
from functools import singledispatch
from typing import TYPE_CHECKING

import msgspec

from partyhost.engine.acts import CLOCK, TIME_UP
from partyhost.host import door, messages, play, ticking, touring
from partyhost.host.clients import Client
from partyhost.host.messages import Do, Refusal
from partyhost.host.night import PACES
from partyhost.host.winners import currency
from partyhost.l10n import msg

if TYPE_CHECKING:
    from partyhost.host.room import Room

log = logging.getLogger(__name__)

TWICE = 0.25  # seconds in which the same press of skip again is the same press


def control(room: Room, client: Client, wish: Do) -> None:
    if not room.may_control(client):
        log.info("A control was refused to a guest: %s", type(wish).__name__)
        raise Refusal("not_allowed", msg("room-captain-only"))
    if isinstance(wish, messages.FOR_HOST_ALONE) and client.role != "host":
        raise Refusal("not_allowed", msg("room-host-only"))
    carry_out(wish, room)


@singledispatch
def carry_out(wish: Do, room: Room) -> None:
    raise Refusal("bad_request", msg("room-no-control"))


# The match


@carry_out.register(messages.Start)
def start(wish: messages.Start, room: Room) -> None:
    play.start(room, wish.title, wish.options)
    if wish.tour:
        touring.begin(room)


@carry_out.register(messages.HouseRules)
def house_rules(wish: messages.HouseRules, room: Room) -> None:
    play.keep_house_rules(room, wish.title, wish.options)
    room.save()
    room.show()


@carry_out.register(messages.Pause)
def pause(wish: messages.Pause, room: Room) -> None:
    if room.running and room.paused:
        raise Refusal("moment_passed", msg("room-paused-already"))
    ticking.pause_for(room, "captain")


@carry_out.register(messages.Resume)
def resume(wish: messages.Resume, room: Room) -> None:
    if room.running and not room.paused:
        raise Refusal("moment_passed", msg("room-not-paused"))
    if room.night.paused is None:
        raise Refusal("not_allowed", msg("room-goes-on-with-phone"))
    room.night.paused = None
    room.save()
    room.show()


@carry_out.register(messages.Skip)
def skip(wish: messages.Skip, room: Room) -> None:
    match, press = room.running, b"skip"
    if wish.step is not None and wish.step != match.step:
        raise Refusal("moment_passed", msg("room-moment-passed"))
    if wish.step is None and room.now - room.taps.get(press, -TWICE) < TWICE:
        return
    room.taps[press] = room.now
    if touring.on(room):
        touring.end(room)
        return
    play.take(room, match.move(CLOCK, TIME_UP))


@carry_out.register(messages.Undo)
def undo(wish: messages.Undo, room: Room) -> None:
    if wish.step is not None and room.match and wish.step != room.match.step:
        raise Refusal("moment_passed", msg("room-moment-passed"))
    room.notify(play.undo(room, wish.steps))


@carry_out.register(messages.Adjust)
def adjust(wish: messages.Adjust, room: Room) -> None:
    value = {"seat": wish.seat, "amount": wish.amount, "reason": wish.reason}
    name = room.roster.get(wish.seat).name
    play.intervene(room, "adjust", value)
    way = "gets" if wish.amount >= 0 else "gives"
    sign = currency(room.match.title) if room.match else ""
    told = {"name": name, "sign": sign, "amount": abs(wish.amount)}
    if wish.reason:
        room.notify(msg(f"room-{way}-because", **told, why=wish.reason))
    else:
        room.notify(msg(f"room-{way}", **told))


@carry_out.register(messages.Overrule)
def overrule(wish: messages.Overrule, room: Room) -> None:
    play.intervene(room, "overrule", {"right": wish.right})


@carry_out.register(messages.End)
def end(wish: messages.End, room: Room) -> None:
    if room.running:
        play.intervene(room, "end")


@carry_out.register(messages.Lobby)
def lobby(wish: messages.Lobby, room: Room) -> None:
    play.to_lobby(room)


@carry_out.register(messages.Pace)
def pace(wish: messages.Pace, room: Room) -> None:
    if wish.factor not in PACES:
        raise Refusal("bad_value", msg("room-paces"))
    room.night.pace = wish.factor
    room.save()
    room.show()


# The guests


@carry_out.register(messages.Kick)
def kick(wish: messages.Kick, room: Room) -> None:
    door.kick(room, wish.seat)


@carry_out.register(messages.Rename)
def rename(wish: messages.Rename, room: Room) -> None:
    guest = room.roster.get(wish.seat)
    old, guest.name = guest.name, room.roster.name_for(wish.name, wish.seat)
    room.save_guests(guest)
    room.notify(msg("room-renamed", old=old, name=guest.name))
    room.show()


@carry_out.register(messages.MoveSeat)
def move(wish: messages.MoveSeat, room: Room) -> None:
    room.roster.move(wish.seat, wish.after)
    room.save_guests()
    room.show()


@carry_out.register(messages.Mute)
def mute(wish: messages.Mute, room: Room) -> None:
    guest = room.roster.get(wish.seat)
    guest.muted = wish.on
    room.save_guests(guest)
    room.show()


@carry_out.register(messages.Claim)
def claim(wish: messages.Claim, room: Room) -> None:
    door.answer_claim(room, wish.seat, wish.allow)


@carry_out.register(messages.Captain)
def captain(wish: messages.Captain, room: Room) -> None:
    guest = room.roster.get(wish.seat)
    if guest.bot:
        raise Refusal("bad_value", msg("room-bot-no-captain"))
    if not guest.present:
        raise Refusal("bad_value", msg("room-captain-away", name=guest.name))
    room.night.captain = guest.seat
    room.save()
    room.notify(msg("room-captain-now", name=guest.name))
    room.show()


@carry_out.register(messages.Lock)
def lock(wish: messages.Lock, room: Room) -> None:
    room.night.locked = wish.on
    room.save()
    room.show()


@carry_out.register(messages.Bots)
def bots(wish: messages.Bots, room: Room) -> None:
    door.set_bots(room, wish.count)


@carry_out.register(messages.StandIn)
def stand_in(wish: messages.StandIn, room: Room) -> None:
    guest = room.roster.get(wish.seat)
    if guest.bot:
        raise Refusal("bad_value", msg("room-bot-no-stand-in"))
    guest.stand_in = wish.on
    room.save_guests(guest)
    room.show()
    play.tried(room, "stand_in", {"seat": guest.seat, "on": wish.on})


# The room


@carry_out.register(messages.Settings)
def settings(wish: messages.Settings, room: Room) -> None:
    chosen = {name: getattr(wish, name) for name in wish.__struct_fields__}
    chosen = {name: value for name, value in chosen.items() if value is not msgspec.UNSET}
    if not chosen:
        raise Refusal("bad_value", msg("room-no-setting"))
    for name, value in chosen.items():
        setattr(room.night, name, value)
    room.save()
    room.show()


@carry_out.register(messages.Address)
def address(wish: messages.Address, room: Room) -> None:
    room.night.address = wish.value
    room.save()
    why = room.choose_address(wish.value)
    if why:
        raise Refusal("bad_value", why)
    room.show()


@carry_out.register(messages.Wifi)
def wifi(wish: messages.Wifi, room: Room) -> None:
    room.doorway.set_wifi(wish)
    room.show()


@carry_out.register(messages.ChoosePacks)
def choose_packs(wish: messages.ChoosePacks, room: Room) -> None:
    """Which packs are in, from the next match on."""
    known = {pack["id"] for pack in room.shelf.packs_of(wish.title)}
    if not known >= set(wish.packs):
        raise Refusal("bad_value", msg("room-pack-gone"))
    chosen = {**room.night.packs.get(wish.title, {}), **wish.packs}
    room.night.packs = {**room.night.packs, wish.title: chosen}
    room.shelf.choose(room.night.packs)
    room.save()
    room.show()


@carry_out.register(messages.Forget)
def forget(wish: messages.Forget, room: Room) -> None:
    if wish.what == "questions":
        room.forget_questions()
        room.notify(msg("room-all-new-again"))
    elif wish.what == "night":
        room.forget_night(room.journal.night)
    else:
        raise Refusal("bad_value", msg("room-forget-what"))


@carry_out.register(messages.NewNight)
def new_night(wish: messages.NewNight, room: Room) -> None:
    room.new_night()
    room.notify(msg("room-new-night"))
