"""What follows what: turns, rounds, questions and the end. Phases ask here for the next one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import msgspec

from partyhost.engine.acts import Seat
from partyhost.engine.game import Start
from partyhost.engine.phase import Next
from partyhost.engine.rng import Rng
from partyhost.engine.secret import Secret
from partyhost.kit.precedents import Precedents
from partyhost.titles.beat_ken.deck import Deck
from partyhost.titles.beat_ken.money import KENS_WAGER, Gain, Side, Stake, settle
from partyhost.titles.beat_ken.options import Rules
from partyhost.titles.beat_ken.pack import Pack, library
from partyhost.titles.beat_ken.path import KEN, SPACES, SPINNER, TRACKS
from partyhost.titles.beat_ken.phases import asking, ending, opening, revealing, turn
from partyhost.titles.beat_ken.question import drawn
from partyhost.titles.beat_ken.reach import by_question, by_spin, by_stake, own_colour
from partyhost.titles.beat_ken.table import Result, Table, Track


def begin(start: Start) -> Next[Table]:
    """Guests take the four tracks in turn, so that teams are as even as can be."""
    rules = msgspec.convert(start.options, Rules)
    pack = msgspec.convert(start.pack, Pack)
    deck, rng = Deck.shuffled(library(pack), Rng(start.seed), pack.asked)
    tracks = tuple(
        Track(colour, members, members[0])
        for n, colour in enumerate(TRACKS)
        if (members := start.seats[n :: len(TRACKS)])
    )
    known = Precedents(rules.strictness, Secret(pack.precedents))
    table = Table(rules, tracks, deck, Secret(rng), turn=tracks[0].colour, precedents=known)
    if rules.first_player != "random":
        return Next(table, opening.ChoosingFirst())
    first, rng = rng.picked([track.colour for track in tracks])
    return opened(replace(table, rng=Secret(rng)), first, "random")


def opened(table: Table, first: Side, how: str) -> Next[Table]:
    """Play goes clockwise from the first track; Ken is last in every round."""
    at = [track.colour for track in table.tracks].index(first)
    tracks = (*table.tracks[at:], *table.tracks[:at])
    table = replace(table, tracks=tracks, turn=tracks[0].colour)
    return Next(table, opening.Opening(how), cues=("round",))


def first_turn(table: Table) -> Next[Table]:
    return _turn(table, [*table.tracks], table.round)


def next_turn(table: Table) -> Next[Table]:
    """The spinner passes on; after Ken a new round of turns begins."""
    if table.arrived and (table.turn == KEN or not table.rules.finish_round):
        return podium(table)
    colours = [track.colour for track in table.tracks]
    if table.turn == KEN:
        return _turn(*_new_round(table))
    at = colours.index(table.turn)
    return _turn(table, [*table.tracks[at + 1 :]], table.round)


def _new_round(table: Table) -> tuple[Table, list[Track], int]:
    table = _let_in(table)
    return table, [*table.tracks], table.round + 1


def _turn(table: Table, tracks: list[Track], round: int) -> Next[Table]:
    """The first of these that plays, else Ken."""
    if not table.seats:
        return podium(table)
    side = next((track.colour for track in tracks if table.plays(track)), KEN)
    table = replace(table.leads_changed(), turn=side, round=round, most=None)
    return Next(table, turn.Spinning(), cues=("turn",))


def _let_in(table: Table) -> Table:
    """Late guests take a free track each, with nothing yet, or else the smallest team."""
    for seat in table.late:
        if colours := table.free_colours():
            track = Track(colours[0], (seat,), seat)
            table = replace(table, tracks=(*table.tracks, track))
        else:
            table = team_up(table, seat)
    return replace(table, late=())


def team_up(table: Table, seat: Seat) -> Table:
    """A track that nobody plays is taken over and wakes; else the smallest team grows."""
    track = min(table.tracks, key=lambda each: len(each.members))
    if not track.members:
        return table.changed(track, members=(seat,), lead=seat, skips=0, parked=False)
    return table.changed(track, members=(*track.members, seat))


def landing(table: Table, number: int) -> Next[Table]:
    """The token goes as far as the spinner says; what lies there decides what comes."""
    start, table = table.token, table.moved(SPINNER[number])
    table = replace(table, most=by_spin(table, SPINNER[number].kind))
    bonus = ("bonus",) if own_colour(table) else ()
    return Next(table, turn.Moving(number, start), cues=("spin", *bonus))


def then(table: Table, number: int, gain: Gain | None = None) -> str:
    """What comes of a spin: end, question, everybody or challenge."""
    if gain and gain.after >= table.rules.goal:
        return "end"
    if not table.space.star and SPINNER[number].kind in SPACES:
        return "question"
    return "everybody" if table.turn == KEN else "challenge"


def after_landing(table: Table, number: int) -> Next[Table]:
    if table.turn in table.arrived:
        return next_turn(table)
    kind, comes = SPINNER[number].kind, then(table, number)
    if comes == "question":
        return ask(table, Stake(kind, SPACES[kind], False, table.playing), None)
    if comes == "everybody":
        return ask(table, Stake("all", KENS_WAGER, True, table.here), None)
    table = replace(table, most=by_question(table, kind))
    if table.space.star:
        kind = "star" if kind in SPACES else "all"  # type: ignore[assignment]
    return Next(table, turn.Challenging(kind), cues=("challenge",))


def dared(table: Table, kind: str, target: str, wager: int) -> Next[Table]:
    """A challenge is named. Whoever is shown as away is left out of it, but for the one who
    named it."""
    if kind == "all":
        humans_only = table.rules.challenge_all == "humans" and not table.space.star
        sides = tuple(
            side
            for side in table.playing
            if side == table.turn or (side in table.here and not (side == KEN and humans_only))
        )
    else:
        sides = (table.turn, target)
    return ask(table, Stake(kind, wager, True, sides), table.turn)


def ask(table: Table, stake: Stake, dared: Side | None) -> Next[Table]:
    question, table = drawn(table, table.space.dot)
    table = replace(table, asked=table.asked + 1, most=by_stake(table, stake))
    asked = asking.Asked(stake, question, dared)
    reader = reader_of(table)
    if reader is not None:
        return Next(table, asking.Reading(asked, reader), cues=("card",))
    return asking.answering(table, asked)


def reader_of(table: Table) -> Seat | None:
    """The lead to the right of the track that spins, where the table wants a guest to read;
    on Ken's turn whoever spins for him."""
    if table.rules.reader == "tv" or len(table.seats) < 2:
        return None
    if table.turn == KEN:
        return table.spinner
    at = [track.colour for track in table.tracks].index(table.turn)
    order = (*reversed(table.tracks[:at]), *reversed(table.tracks[at:]))
    here = [track for track in order if track.members and not table.gone(track)]
    return table.lead(here[0]) if here else None


def gains(table: Table, stake: Stake, rulings: Mapping[Side, bool]) -> dict[Side, Gain]:
    return settle(table.rules, stake, table.turn, table.positions, rulings)


def paid(
    table: Table,
    asked: asking.Asked,
    boards: Mapping[Side, asking.Board],
    rulings: Mapping[Side, bool],
) -> Table:
    """The chips are where the question has brought them."""
    moves, question = gains(table, asked.stake, rulings), asked.question
    result = Result(asked.stake, table.turn, question.dot, rulings, moves, asked.dared, question,
                    {side: board.answer.text for side, board in boards.items()})  # fmt: skip
    for side, gain in moves.items():
        table = table.put(side, gain.after)
    return replace(table, results=(*table.results, result))


def boards_round(
    table: Table, asked: asking.Asked, boards: asking.Boards, rulings: Mapping[Side, bool]
) -> Next[Table]:
    """Every board is settled: all are turned round at once."""
    shown = {side: board.peek() for side, board in boards.items()}
    phase = revealing.Revealing(asked, shown, Secret(dict(rulings)))
    return Next(table, phase, cues=("board",))


def podium(table: Table) -> Next[Table]:
    return Next(table, ending.Over.of(table), cues=("fanfare",))
