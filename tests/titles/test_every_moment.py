"""What may happen at any moment of any title: somebody leaves, somebody comes, nobody does
anything, somebody sends what was never offered to them."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from partyhost.engine.acts import AWAY, CLOCK, HOST, TIME_UP, TV, Act, IllegalMove, Move, Seat
from partyhost.engine.game import State, apply, begin, offers, page, wire
from partyhost.engine.offers import Number, Offer
from partyhost.titles import TITLES
from tests.matches import LATE, LONGEST, WATCHER, random_options, start_of
from tests.secrecy import twin
from tests.titles.moments import hosted, moments, seats, seen, states

every_title = pytest.mark.parametrize("key", list(TITLES))
RULE_SETS = 20
ONLOOKER = "w9"  # who has done nothing yet
SOON = 3  # phases in which a match goes on without anybody


def timed_out(state: State, act: Act = TIME_UP) -> State:
    return apply(state, Move(CLOCK, act, state.step))


def acts_of(state: State, seat: Seat) -> set[str]:
    return {offer.act for offer in offers(state, seat)}


@every_title
def test_h34_whoever_leaves_is_not_waited_for_and_the_match_goes_on(key: str) -> None:
    for state in states(key):
        for seat in seats(state):
            after = hosted(state, "leave", seat)
            assert after is not None
            assert seat not in seats(after)
            assert acts_of(after, seat) <= acts_of(after, ONLOOKER)
            for _ in range(SOON):
                assert after.phase.over or seat not in after.phase.awaits(after.table)
                assert seat not in page(TITLES[key], after, TV).scores
                if not after.phase.over:
                    step = after.step
                    after = timed_out(after)
                    assert after.step > step


@every_title
def test_h34_a_match_that_all_leave_is_over(key: str) -> None:
    for state in states(key):
        for seat in (*seats(state), LATE):
            state = (None if state.phase.over else hosted(state, "leave", seat)) or state
        assert state.phase.over


@every_title
def test_h57_time_moves_every_phase_on(key: str) -> None:
    """The host's Skip is the same as time that is up, so it does something everywhere."""
    for state in states(key):
        for act in (TIME_UP, AWAY):
            assert timed_out(state, act).step > state.step


@every_title
def test_h65_a_match_in_which_nobody_ever_acts_comes_to_its_podium(key: str) -> None:
    title = TITLES[key]
    for seed in range(RULE_SETS):
        rng = Random(seed)
        count = rng.choice([n for n in title.players if n < 6])
        state = begin(title, start_of(title, count, seed, random_options(title, count, rng)))
        for _ in range(LONGEST):
            if state.phase.over:
                break
            state = timed_out(state)
        assert state.phase.over
        assert {place.seat for place in state.phase.places} >= set(seats(state)) - emcee(state)
        for viewer in (*seats(state), TV, HOST, WATCHER):
            assert seen(key, state, viewer)


def emcee(state: State) -> set[Seat]:
    """A guest who leads through the show plays for nobody."""
    return {getattr(state.table, "emcee", None)} - {None}


def alone(state: State, seat: Seat) -> dict[str, Any]:
    """What somebody sees, but for what they may do."""
    told = msgspec.json.decode(wire(page(TITLES[state_key(state)], state, seat)))
    return {name: each for name, each in told.items() if name != "offers"}


def state_key(state: State) -> str:
    return type(state.phase).__module__.split(".")[2]


@every_title
def test_h32_nobody_waits_for_a_newcomer_who_sees_no_more_than_a_watcher(key: str) -> None:
    came = 0
    for state in states(key):
        after = hosted(state, "join", LATE)
        if after is None:
            continue
        came += 1
        assert after.step == state.step
        assert after.phase.awaits(after.table) == state.phase.awaits(state.table)
        assert after.phase.time(after.table) == state.phase.time(state.table)
        assert {**scores(after), LATE: 0} == {**scores(state), LATE: 0}
        if LATE in seats(after):
            assert key == "beat_ken"  # on a team, at once, and what the team has is theirs too
        else:
            assert alone(after, LATE) == alone(after, WATCHER)
    assert came


def scores(state: State) -> dict[Seat, int]:
    return dict(TITLES[state_key(state)].scores(state.table))


@every_title
def test_h32_the_others_go_on_at_once_as_if_nobody_had_come(key: str) -> None:
    for n, state in enumerate(states(key)):
        after, rng, step = hosted(state, "join", LATE), Random(n), state.step
        while after is not None and state.step == step:
            move = answer(state, rng)
            state, after = apply(state, move), apply(after, move)
            assert after.step == state.step
        assert after is None or type(after.phase) is type(state.phase)


def answer(state: State, rng: Random) -> Move:
    """One of those who are waited for does something; without anybody, time is up."""
    for seat in state.phase.awaits(state.table):
        for offer in offers(state, seat):
            return Move(seat, Act(offer.act, offer.sample(rng)), state.step)
    return Move(CLOCK, TIME_UP, state.step)


@every_title
def test_h84_what_is_offered_to_another_is_refused(key: str) -> None:
    rng = Random(key)
    for state in states(key):
        everybody = (*seats(state), HOST)
        told = {seat: page(TITLES[key], state, seat).offers for seat in (*everybody, WATCHER)}
        for other in everybody:
            for offer in told[other]:
                value = offer.sample(rng)
                for seat in (*everybody, WATCHER, TV):
                    mine = told.get(seat, ())
                    if not any(admits(each, offer.act, value) for each in mine):
                        refused(state, seat, Act(offer.act, value))


def admits(offer: Offer, act: str, value: Any) -> bool:
    return offer.act == act and offer.refusal(value) is None


def refused(state: State, seat: Seat, act: Act) -> str:
    with pytest.raises(IllegalMove) as found:
        apply(state, Move(seat, act, state.step))
    assert str(found.value).endswith("."), found.value
    return found.value.code


NOT_NUMBERS: tuple[Any, ...] = (
    None, True, False, 1.0, 100.5, float("nan"), float("inf"), "100", "$100", "1e3", "\u0661\u0660",
    "", " ", [], [100], {"amount": 100}, -(2**63), 2**70,
)  # fmt: skip
NONSENSE: tuple[Any, ...] = (
    True,
    0,
    -1,
    1.5,
    "",
    "\x00",
    [[]],
    {},
    {"text": ""},
    {"ink": [[-1, 0, 0]]},
)


@every_title
def test_h133_a_number_that_is_none_or_out_of_range_is_refused(key: str) -> None:
    asked = 0
    for state in states(key):
        for seat in (*seats(state), HOST):
            for offer in offers(state, seat):
                if not isinstance(offer, Number):
                    continue
                asked += 1
                between = (offer.low + 1,) if offer.step > 1 else ()
                for value in (*NOT_NUMBERS, offer.low - 1, offer.high + 1, *between):
                    assert refused(state, seat, Act(offer.act, value)) == "bad_value"
                for value in (offer.low, offer.high):
                    after = apply(state, Move(seat, Act(offer.act, value), state.step))
                    assert all(type(score) is int for score in scores(after).values())
    assert asked or key in ("beat_ken", "judge_and_jury")  # where a wager is a choice, or none


@every_title
def test_h133_nonsense_in_any_other_act_is_refused(key: str) -> None:
    for state in states(key):
        for seat in (*seats(state), HOST):
            for offer in offers(state, seat):
                for value in NONSENSE:
                    if not any(admits(each, offer.act, value) for each in offers(state, seat)):
                        assert refused(state, seat, Act(offer.act, value)) == "bad_value"


@every_title
def test_a_cue_tells_no_more_than_the_page_does(key: str) -> None:
    """What is next done is done in a state, too, that is another in all that a viewer may not
    know. Where their page is the same afterwards, so is what they hear."""
    compared = 0
    for n, (state, entry) in enumerate(moments(key)):
        rng = Random(n)
        for viewer in (rng.choice(seats(state)), TV, WATCHER):
            try:
                after, other = apply(state, entry), apply(twin(state, viewer, rng), entry)
            except (IllegalMove, KeyError, StopIteration):
                continue  # there it can't be done
            mute = [seen(key, replace(each, cues=()), viewer) for each in (after, other)]
            if mute[0] == mute[1]:
                compared += 1
                assert after.cues == other.cues
    assert compared > 30
