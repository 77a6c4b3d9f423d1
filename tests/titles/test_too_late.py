"""What was bet counts as it was locked; who stays silent has answered wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from partyhost.engine.acts import AWAY, CLOCK, Act, IllegalMove, Move
from partyhost.engine.game import State, apply, offers
from partyhost.host.lobby import rulebook_of
from partyhost.titles import TITLES
from tests.titles import ken_stories as ken
from tests.titles import shark_stories as sharks
from tests.titles.stories import at_final, played, to_the_end

Told = Callable[..., State]


def final() -> State:
    return played(at_final(s1=500, s2=500, s3=500), "s1 wager 100")


def challenged() -> State:
    state = ken.standing(ken.opened(3), red=5, blue=5, green=5, ken=5)
    return ken.played(ken.landed(state, "duel"), "host next", "s1 challenge blue/2")


def guessed() -> State:
    return sharks.played(sharks.opened(4), "s1 guess 50")


def called() -> State:
    return sharks.played(guessed(), "s3 side_bet lower", "s2 call higher")


def betted() -> State:
    return sharks.played(
        sharks.at_money([8, 9], count=4), "s2 side_bet lower", "s1 bet_higher 2000"
    )


@pytest.mark.parametrize(
    ("state", "told", "again"),
    [
        (final(), played, "s1 wager 200"),
        (played(final(), "s2 wager 0", "s3 wager 0"), played, "s1 wager 500"),
        (challenged(), ken.played, "s1 challenge ken/1"),
        (ken.played(challenged(), "s1 answer right"), ken.played, "s1 answer wrong"),
        (guessed(), sharks.played, "s1 guess 60"),
        (called(), sharks.played, "s2 call lower"),
        (called(), sharks.played, "s3 side_bet higher"),
        (betted(), sharks.played, "s1 bet_higher 3000"),
        (betted(), sharks.played, "s1 bet_lower 1000"),
        (betted(), sharks.played, "s1 cash_out"),
        (betted(), sharks.played, "s2 side_bet higher"),
    ],
)
def test_h69_what_is_locked_can_not_be_changed(state: State, told: Told, again: str) -> None:
    seat, act, _ = (*again.split(" "), "")[:3]
    assert act not in {offer.act for offer in offers(state, seat)}
    with pytest.raises(IllegalMove, match="can’t be done now"):
        told(state, again)


@pytest.mark.parametrize(
    ("state", "act"),
    [
        (final(), Act("wager", 100)),
        (challenged(), Act("challenge", "blue/2")),
        (guessed(), Act("guess", 50)),
        (betted(), Act("bet_higher", 2000)),
    ],
)
def test_h69_a_bet_of_an_earlier_moment_is_void(state: State, act: Act) -> None:
    for step in (state.step - 1, state.step + 1):
        with pytest.raises(IllegalMove, match="moment has passed") as found:
            apply(state, Move("s1", act, step))
        assert found.value.code == "moment_passed"


def test_h69_the_first_wager_that_was_locked_counts() -> None:
    state = played(final(), "s2 wager 0", "s3 wager 0", "s1 answer right", "s2 answer wrong")
    assert to_the_end(played(state, "s3 answer wrong")).table.scores["s1"] == 600
    bet = sharks.played(betted(), "clock time_up")
    assert bet.phase.bet.amount == 2000


def test_h69_a_side_bet_may_be_changed_until_the_call_is_locked() -> None:
    state = sharks.played(guessed(), "s3 side_bet lower", "s3 side_bet higher")
    assert state.phase.bets["s3"].peek() == "higher"
    assert called().phase.bets["s3"].peek() == "lower"


def silent(how: str) -> State:
    """s1 has bet everything in the final; then there is no answer."""
    state = played(at_final(s1=500, s2=900, s3=300), "s1 wager 500", "s2 wager 0", "s3 wager 0")
    state = played(state, "s2 answer wrong", "s3 answer wrong")
    if how == "leaves":
        return played(state, "host leave s1")
    act: dict[str, Any] = {"stays": Act("time up"), "is away": AWAY}
    return apply(state, Move(CLOCK, act[how], state.step))


@pytest.mark.parametrize("how", ["stays", "is away"])
def test_h135_silence_in_the_final_loses_the_wager_and_one_tap_forgives(how: str) -> None:
    state = silent(how)
    assert to_the_end(state).table.scores == {"s1": 0, "s2": 900, "s3": 300}
    while state.phase.shown[-1].seat != "s1":
        state = played(state, "host next")
    assert to_the_end(played(state, "host overrule right")).table.scores["s1"] == 1000
    forgiven = played(to_the_end(state), "host adjust s1 500")
    assert forgiven.phase.places[1].score == 500


def test_h135_who_leaves_after_the_wager_holds_up_nobody() -> None:
    assert to_the_end(silent("leaves")).table.scores == {"s2": 900, "s3": 300}


def test_h135_who_is_away_from_the_start_of_the_final_has_wagered_nothing() -> None:
    state = at_final(s1=500, s2=900)
    state = apply(played(state, "s2 wager 0"), Move(CLOCK, AWAY, state.step))
    state = apply(played(state, "s2 answer wrong"), Move(CLOCK, AWAY, state.step))
    assert to_the_end(state).table.scores == {"s1": 500, "s2": 900}


def test_h135_silence_in_a_challenge_costs_it_and_one_sum_gives_it_back() -> None:
    for how in (Act("time up"), AWAY):
        state = ken.played(ken.with_ken(challenged(), True), "s2 answer right")
        state = apply(state, Move(CLOCK, how, state.step))
        state = ken.played(state, *["host next"] * 3)
        assert state.table.at("red") == 3
        assert ken.played(state, "host adjust s1 200000").table.at("red") == 5


@pytest.mark.parametrize(
    ("key", "rule", "says"),
    [("jeopardy", "J13", "silence counts as wrong"), ("beat_ken", "K8", "an empty board is wrong")],
)
def test_h135_the_phone_says_it_beforehand(key: str, rule: str, says: str) -> None:
    told = rulebook_of(TITLES[key])[rule]
    assert says in told.brief  # which stands below what is asked
