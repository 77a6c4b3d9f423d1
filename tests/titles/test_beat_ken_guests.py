"""Teams, late guests, and guests who are away or leave, in Can You Beat Ken?"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from partyhost.engine.acts import CLOCK, HOST, TV, IllegalMove
from partyhost.engine.game import State, apply, offers, page
from partyhost.titles.beat_ken import TITLE
from partyhost.titles.beat_ken.path import KEN
from tests.titles.ken_stories import (
    WRONG,
    answered,
    entry,
    landed,
    opened,
    played,
    question,
    reply,
    standing,
    with_ken,
)


def view(state: State, viewer: str) -> Any:
    return page(TITLE, state, viewer).view


def ends(state: State, ken: bool = True) -> State:
    """The boards are turned and paid."""
    return played(
        with_ken(state, ken) if hasattr(state.phase, "asked") else state, *["host next"] * 3
    )


def test_more_guests_form_teams_and_share_the_money_of_their_track() -> None:
    state = standing(opened(6), red=7)
    members = {track.colour: track.members for track in state.table.tracks}
    assert members == {
        "red": ("s1", "s5"), "blue": ("s2", "s6"), "green": ("s3",), "purple": ("s4",),
    }  # fmt: skip
    assert state.table.scores["s1"] == state.table.scores["s5"] == 700_000


def test_the_lead_sees_what_the_team_writes_and_holds_up_its_board() -> None:
    state = question(opened(5))
    lead, mate = "s1", "s5"
    state = played(state, f"{mate} answer right")
    assert view(state, lead).team[0].answer.text == reply(state)
    for other in (mate, "s2", TV, HOST, "w1"):
        assert not view(state, other).team
    assert view(state, TV).locked == ()
    state = played(state, f"{lead} answer wrong")
    assert view(state, TV).locked == ("red",)
    assert state.phase.awaits(state.table) == ("s2", "s3", "s4")
    state = played(state, "s2 answer right", "s3 answer right", "s4 answer right")
    assert state.phase.boards["red"].answer.text == WRONG


def test_the_lead_changes_with_every_question() -> None:
    state = opened(5)
    assert state.table.lead(state.table.track("red")) == "s1"
    state = answered(question(state), dict.fromkeys(("red", "blue", "green", "purple"), True), True)
    assert state.table.lead(state.table.track("red")) == "s5"


def test_a_silent_lead_holds_up_what_came_in_first() -> None:
    state = played(question(opened(5)), "s5 answer right", "clock time_up")
    assert state.phase.boards["red"].seat == "s5"
    assert state.phase.boards["blue"].answer.blank


@pytest.mark.parametrize(
    ("answers", "counts"),
    [
        (("Oslo", "Rome", "rome"), "Rome"),
        (("Oslo", "Rome", "Paris"), "Oslo"),
        (("the Rome", "Rome!", "Oslo"), "the Rome"),
    ],
)
def test_a_team_may_go_by_the_most_frequent_answer(answers: tuple[str, ...], counts: str) -> None:
    state = question(opened(9, team_answer="majority"))
    for seat, answer in zip(("s1", "s5", "s9"), answers, strict=True):
        assert "red" not in view(state, TV).locked
        state = played(state, f"{seat} answer {answer}")
    assert "red" in view(state, TV).locked
    state = played(state, "clock time_up")
    assert state.phase.boards["red"].answer.text == counts


def test_a_team_goes_on_without_its_lead() -> None:
    state = played(opened(5), "host away s1")
    assert state.table.spinner == "s5"
    state = played(question(opened(5)), "s5 answer right", "host away s1")
    assert state.phase.awaits(state.table) == ("s1", "s2", "s3", "s4")
    assert [paper.seat for paper in view(played(state, "host away"), "s1").team] == ["s5"]


def test_a_late_guest_takes_a_free_track_when_a_new_round_begins() -> None:
    state = played(standing(opened(), KEN), "host join s9")
    assert state.table.late == ("s9",)
    assert "s9" not in state.table.scores
    state = answered(
        played(landed(state, "regular"), "host next"), {"red": True, "blue": True}, True
    )
    assert state.table.track("green").members == ("s9",)
    assert (state.table.turn, state.table.round) == ("red", 2)


def test_who_waits_for_the_next_round_is_not_in_the_match_when_there_is_none() -> None:
    state = played(standing(opened(finish_round=True), KEN, ken=25), "host join s9")
    state = answered(question(state), {"red": True, "blue": True}, True)
    assert {place.seat for place in state.phase.places} == {KEN, "s1", "s2"}


def test_a_late_guest_joins_the_smallest_team_at_once_where_no_track_is_free() -> None:
    state = played(opened(5), "host join s9")
    assert state.table.track("blue").members == ("s2", "s9")
    with pytest.raises(IllegalMove, match="already"):
        played(state, "host join s9")
    state = played(question(opened(4)), "host join s9")
    assert "answer" in {offer.act for offer in offers(state, "s9")}


def test_a_track_without_guests_is_parked_and_wakes_when_somebody_takes_it_over() -> None:
    state = played(standing(opened(3), blue=6), "host leave s2")
    track = state.table.track("blue")
    assert (track.parked, track.at, state.table.playing) == (True, 6, ("red", "green", KEN))
    state = played(state, "host join s9")
    assert state.table.scores["s9"] == 600_000
    assert "blue" in state.table.playing


def test_who_is_away_is_waited_for_and_skipped_and_after_three_turns_parked() -> None:
    state = opened(3)
    for skips in (1, 2, 3):
        state = played(standing(state), "host away s1")
        state = played(state, "clock away" if skips > 1 else "clock time_up")
        assert (view(state, TV).skips, state.table.token) == (skips, 0)
        state = played(state, "host next")
        assert state.table.turn == "blue"
    assert state.table.track("red").parked
    assert "red" not in state.table.playing
    state = played(state, "host away")
    assert "red" in state.table.playing


def test_a_spinner_who_is_away_from_the_start_has_half_a_minute() -> None:
    state = played(opened(), "host away s1")
    assert state.phase.time(state.table) == 30
    assert played(opened(), "clock time_up").phase.rule == "K5"


def test_a_parked_track_has_no_turn_and_cannot_be_challenged() -> None:
    state = played(opened(3), "host leave s2")
    state = played(landed(state, "duel"), "host next")
    assert state.phase.targets(state.table) == ("green", KEN)


def test_who_is_away_cannot_be_named_and_is_left_out_of_a_challenge() -> None:
    state = played(standing(opened(3), red=5, blue=5, green=5, ken=5), "host away s2")
    duel = played(landed(state, "duel"), "host next")
    assert duel.phase.targets(duel.table) == ("green", KEN)
    with pytest.raises(IllegalMove):
        played(duel, "s1 challenge blue/2")
    state = played(landed(state, "all"), "host next", "s1 challenge all/2")
    assert state.phase.asked.stake.sides == ("red", "green", KEN)
    state = played(state, "s1 answer right", "s3 answer right")
    assert ends(state).table.at("blue") == 5


def test_who_drops_after_the_challenge_was_named_pays_and_the_host_can_forgive() -> None:
    state = standing(opened(3), red=5, blue=5, green=5, ken=5)
    state = played(landed(state, "duel"), "host next", "s1 challenge blue/2", "host away s2")
    state = played(with_ken(state, True), "s1 answer right", "clock away", *["host next"] * 3)
    assert state.table.positions == {"red": 7, "blue": 3, "green": 5, KEN: 5}
    state = played(state, "host adjust s2 200000")
    assert state.table.at("blue") == 5
    with pytest.raises(IllegalMove, match="steps"):
        played(state, "host adjust s2 150")


def test_whoever_is_slow_challenges_ken_for_one() -> None:
    for kind, sides in (("duel", ("red", KEN)), ("all", ("red", "blue", "green", KEN))):
        state = played(landed(opened(3), kind), "host next", "clock time_up")
        assert (state.phase.asked.stake.sides, state.phase.asked.stake.spaces) == (sides, 1)


def test_alone_against_ken() -> None:
    state = played(landed(opened(1), "duel"), "host next")
    assert state.phase.targets(state.table) == (KEN,)
    state = played(state, "s1 challenge ken/3", "s1 answer right")
    state = ends(state)
    assert state.table.turn == KEN


def test_anybody_may_spin_for_ken_and_the_first_player_is_waited_for() -> None:
    state = standing(opened(3), KEN)
    assert state.phase.awaits(state.table) == ("s1",)
    assert played(state, "s3 spin").phase.rule == "K5"
    assert played(state, "host away s1 s2", "clock away").phase.rule == "K5"
    assert played(state, "host away s1").table.spinner == "s2"


def test_play_goes_on_when_the_guest_on_turn_leaves() -> None:
    for state in (
        opened(3),
        landed(opened(3), "duel"),
        played(landed(opened(3), "duel"), "host next"),
    ):
        assert played(state, "host leave s1").table.turn == "blue"
    state = played(question(opened(3)), "s2 answer right", "host leave s1", "s3 answer right")
    assert set(state.phase.boards) == {"blue", "green"}
    assert ends(state).table.turn == "blue"


def test_the_last_guest_who_leaves_ends_the_match() -> None:
    state = played(opened(), "host leave s1", "host leave s2")
    assert state.phase.over
    assert [place.seat for place in state.phase.places] == [KEN]


def test_a_guest_reads_aloud_where_the_table_wants_it() -> None:
    state = question(opened(3, reader="reader"))
    assert (state.phase.rule, state.phase.awaits(state.table)) == ("K7", ("s3",))
    assert played(state, "s3 read").phase.rule == "K8"
    state = played(landed(standing(opened(3, reader="reader"), KEN), "regular"), "host next")
    assert state.phase.awaits(state.table) == ("s1",)
    assert question(opened(1, reader="reader")).phase.rule == "K8"


def test_the_captain_may_say_who_begins() -> None:
    from partyhost.engine.game import begin
    from tests.matches import start_of

    for how in ("captain", "youngest"):
        state = begin(TITLE, start_of(TITLE, 3, options={"first_player": how}))
        state = played(state, "host first s2")
        assert [track.colour for track in state.table.tracks] == ["blue", "green", "red"]
        assert played(state, "host next").table.spinner == "s2"
    lot = begin(TITLE, start_of(TITLE, 3, options={"first_player": "captain"}))
    assert played(lot, "clock time_up").phase.rule == "K2"


def test_the_podium_ranks_guests_and_ken_by_money() -> None:
    state = standing(opened(3), red=12, blue=20, green=12, ken=15)
    over = played(state, "host end")
    told = [(place.seat, place.place, place.name) for place in over.phase.places]
    assert told == [("s2", 1, ""), (KEN, 2, "Ken"), ("s1", 3, ""), ("s3", 3, "")]
    assert over.phase.team == ""
    over = played(over, "host adjust s1 900000")
    assert over.phase.places[0].seat == "s1"
    with pytest.raises(IllegalMove, match="over"):
        played(over, "host away s1")


def test_a_team_wins_as_one() -> None:
    over = played(standing(opened(6), red=12, blue=12, green=9), "host end")
    assert over.phase.team == ""
    assert played(over, "host adjust s1 100000").phase.team == "The red team"


def test_a_turn_is_the_same_move_for_everybody_else() -> None:
    state = opened(3)
    for seat in ("s2", "s3", "w1", HOST):
        with pytest.raises(IllegalMove):
            apply(state, entry(state, f"{seat} spin"))
    assert apply(state, entry(state, "s1 spin")).phase.rule == "K5"
    assert replace(state).phase.awaits(state.table) == ("s1",)
    assert CLOCK not in state.table.seats
