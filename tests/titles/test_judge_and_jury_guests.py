"""Guests who are slow, late or gone, house rules and hidden things in Judge & Jury."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from partyhost.engine.acts import HOST, TV, IllegalMove
from partyhost.engine.game import State, apply, offers, page, wire
from partyhost.titles.judge_and_jury import TITLE, course
from partyhost.titles.judge_and_jury.table import Table
from tests.matches import WATCHER, random_match
from tests.titles.jury_stories import (
    begun,
    entry,
    every_card,
    lying,
    offered,
    on_turn,
    opened,
    played,
    to_verdict,
    view,
    with_jury,
    with_pile,
    words,
)

HANDS = {"s1": "B1 B5 G9", "s2": "B2 G5 R5", "s3": "B3 R7 G1", "s4": "R1 R2 R3"}


def table_of_four(open: str = "", **options: Any) -> State:
    return lying(opened(4, **options), HANDS, draw="R8 R9 R10 R11 R12 R4 R6", open=open)


def between(table: Table, leader: str = "s1") -> State:
    new = course.between(table, leader)
    return State(new.table, new.phase)


# Clocks


def test_who_is_slow_plays_the_lowest_card_that_fits_and_never_a_judge() -> None:
    state = on_turn(with_pile(table_of_four("s2 J"), "s1 B5"), "s2")
    state = played(state, "clock time_up")
    assert words((state.table.pile[-1].card,)) == "G5"
    assert state.table.judges("s2") == 1


def test_a_judge_is_held_when_time_is_up() -> None:
    state = on_turn(with_pile(table_of_four("s2 J"), "s1 B12"), "s2")
    assert [bool(offered(state, "s2", act)) for act in ("play", "judge", "pass")] == [
        False, True, True
    ]  # fmt: skip
    state = played(state, "clock time_up")
    assert (state.table.judges("s2"), state.table.takes[-1].seat) == (1, "s1")


def test_two_turns_that_ran_out_make_the_next_ones_short_until_a_card_is_played() -> None:
    state = on_turn(table_of_four(), "s1")
    assert state.phase.time(state.table) == 20
    state = replace(state, table=state.table.dawdled("s1"))
    assert state.phase.time(state.table) == 20
    state = replace(state, table=state.table.dawdled("s1"))
    assert state.phase.time(state.table) == 5
    state = on_turn(played(state, "s1 play G9"), "s1")
    assert state.phase.time(state.table) == 20


def test_a_slow_asker_asks_whoever_holds_most_and_chance_gives_for_a_slow_giver() -> None:
    hands = {"s1": "B1", "s2": "B2", "s3": "B3 G4 R5 G6 B7 B8", "s4": "R1"}
    state = on_turn(lying(opened(4), hands, draw="R8 R9 R10 R2", open="s1 J"), "s1")
    state = played(state, "s1 judge", "clock time_up")
    assert (state.phase.rule, state.phase.awaits(state.table)) == ("J7", ("s3",))
    state = played(state, "clock time_up")
    assert (state.table.holds("s3"), len(state.table.won["s1"])) == (6, 4)


def test_the_gap_ends_when_all_who_may_move_a_judge_leave_it() -> None:
    state = between(table_of_four("s2 J").table)
    assert state.phase.rule == "J3"
    assert set(state.phase.awaits(state.table)) == {"s1", "s3", "s4"}
    state = played(state, "s1 keep", "s3 keep")
    assert state.phase.rule == "J3"
    assert played(state, "s4 keep").phase.rule == "J4"


def test_several_judges_may_be_moved_one_after_another() -> None:
    state = played(between(table_of_four("s2 J").table), "s1 move s2", "s2 move s3")
    assert [state.table.judges(seat) for seat in state.table.seats] == [0, 0, 0, 1]
    with pytest.raises(IllegalMove):
        played(state, "s1 move s4")


def test_who_has_no_cards_and_no_judge_gets_none() -> None:
    hands = {**HANDS, "s3": ""}
    state = lying(opened(4), hands, open="s2 J")
    assert state.table.receiver("s2", "s1") == "s4"


# Research and the verdict


def test_a_look_tells_its_place_to_all_and_its_value_to_one() -> None:
    state = with_jury(on_turn(table_of_four("s2 Q s2 Q s3 Q"), "s1"), [11, 3, 5, 7, 9, 1])
    state = played(state, "s2 look A")
    assert offered(state, "s2", "look") == ["B", "C", "D", "E", "F"]
    state = played(state, "s3 look A")
    assert not offered(state, "s3", "look")
    notes = {"s2": [("A", 11)], "s3": [("A", 11)], "s1": []}
    for seat, told in notes.items():
        assert [(note.place, note.value) for note in view(state, seat).mine.notes] == told
    for viewer in ("s1", TV, HOST, WATCHER):
        assert view(state, viewer).court.jurors[0].seen_by == ("s2", "s3")
    assert state.phase.rule == "J4"


def test_research_left_over_is_asked_for_before_the_verdict() -> None:
    state = lying(opened(3), {"s1": "B5", "s2": "R1"}, open="s1 Q s2 Q s3 J")
    state = played(on_turn(state, "s2"), "s2 play R1")
    assert state.phase.rule == "J8"
    assert state.phase.awaits(state.table) == ("s1", "s2")
    state = played(state, "s1 look B", "s2 look B")
    assert state.phase.rule == "J9"
    assert state.table.jurors[1].knows == {"s1", "s2"}


def test_jurors_are_turned_one_by_one_and_points_come_with_them() -> None:
    state = lying(opened(3, rounds=1), {"s1": "B5 B6 B6 G7", "s2": "R1"})
    state = played(with_jury(on_turn(state, "s2"), [6, 1, 2, 3, 5, 4]), "s2 play R1")
    seen = []
    for _ in range(6):
        state = played(state, "host next")
        seen.append((view(state, TV).turned[-1], TITLE.scores(state.table)["s1"]))
    assert seen == [(6, 2), (1, 2), (2, 2), (3, 2), (5, 3), (4, 3)]
    assert played(state, "host next").phase.over


# House rules


def test_a_judge_may_need_a_card_on_the_pile() -> None:
    for opens in (True, False):
        state = on_turn(table_of_four("s1 J", judge_opens=opens), "s1")
        assert bool(offered(state, "s1", "judge")) is opens


def test_four_cards_may_be_drawn_blindly_and_who_gave_may_stay_short() -> None:
    hands = {"s1": "B1", "s2": "B2 G4 R5 G6 B7 B8", "s3": "R1", "s4": "R1"}
    state = lying(opened(4, four_cards="blind", refill=False), hands, draw="R8 R9", open="s1 J")
    state = played(on_turn(state, "s1"), "s1 judge", "s1 ask s2/any")
    assert state.phase.rule != "J7"
    assert (state.table.holds("s2"), len(state.table.won["s1"])) == (2, 4)


def test_without_red_cards_none_can_be_asked_for() -> None:
    state = on_turn(table_of_four("s1 J", red_cards=False), "s1")
    asked = offered(played(state, "s1 judge"), "s1", "ask")
    assert not [value for value in asked if value.endswith("/red")]
    assert len(asked) == 9


def test_open_piles_are_seen_by_all() -> None:
    for rule, seen in (("hidden", 0), ("open", 1)):
        state = lying(opened(3, won_piles=rule), {"s1": "B12 R1", "s2": "G1 R2", "s3": "G2 R3"})
        state = played(on_turn(state, "s1"), "s1 play B12")
        player = view(state, TV).court.players[0]
        assert (player.won, len(player.shown)) == (1, seen)
        assert len(view(state, "s1").mine.won) == 1
        mine = view(state, "s2").mine
        assert not mine.won


def test_sides_may_be_swapped_each_round() -> None:
    for rule in ("kept", "swapped"):
        state = opened(3, sides=rule)
        before = dict(state.table.sides)
        new = course.new_round(state.table)
        assert (new.table.sides == before) is (rule == "kept")


def test_a_tie_may_be_shared_and_rounds_may_be_one_or_five() -> None:
    state = opened(3, ties="shared", rounds=5)
    assert course.after_round(state.table).phase.rule == "J2"
    end = course.after_round(replace(state.table, round=5)).phase
    assert [place.place for place in end.places] == [1, 1, 1]  # type: ignore[attr-defined]


# Coming and going


def test_a_late_guest_plays_from_the_next_round_on_the_smaller_side() -> None:
    state = played(opened(3), "host join s9")
    assert view(state, TV).court.late == ("s9",)
    assert "s9" not in TITLE.scores(state.table)
    state = to_verdict(state)
    state = played(state, "clock time_up")
    assert (state.table.round, state.table.seats[-1]) == (2, "s9")
    assert state.table.sides["s9"] == "defence"
    assert state.table.scores["s9"] == 0


def test_nobody_joins_the_last_round_or_a_full_court() -> None:
    with pytest.raises(IllegalMove, match="last round"):
        played(opened(3, rounds=1), "host join s9")
    with pytest.raises(IllegalMove, match="full"):
        played(opened(10), "host join s99")


def test_the_hand_of_somebody_who_leaves_goes_under_the_draw_pile() -> None:
    state = played(on_turn(table_of_four(), "s1"), "host leave s1")
    assert words(state.table.draw.peek()[-3:]) == "B1 B5 G9"
    assert state.phase.seat == "s2"
    empty = lying(opened(4), HANDS)
    state = played(on_turn(empty, "s1"), "host leave s1")
    assert not len(state.table.draw)
    assert words(state.table.gone.peek()) == "B1 B5 G9"


def test_with_one_guest_left_the_round_is_scored_and_the_match_ends() -> None:
    state = played(on_turn(table_of_four(), "s1"), *(f"host leave s{n}" for n in (1, 2, 3)))
    assert state.phase.rule == "J9"
    state = played(to_verdict(state), "clock time_up")
    assert state.phase.over


@pytest.mark.parametrize("players", [2, 3, 5])
def test_anybody_may_leave_at_any_moment(players: int) -> None:
    for seed in range(2):
        for state, _ in random_match(TITLE, players, seed):
            for seat in state.table.seats:
                after = apply(state, entry(state, f"host leave {seat}"))
                assert seat not in TITLE.scores(after.table)
                assert len(wire(page(TITLE, after, TV))) > 10
                if not after.phase.over and after.table.round == state.table.round:
                    assert every_card(after.table) == every_card(state.table)


def test_answers_are_not_ruled_on_and_points_can_be_put_right() -> None:
    state = opened(3)
    with pytest.raises(IllegalMove, match="Points can be put right"):
        played(state, "host overrule right")
    assert played(state, "host adjust s2 3").table.scores["s2"] == 3


# What nobody may know

CARD = re.compile(rb'"((?:blue|gold|red|judge|research)-[\d-]+)"')


@pytest.mark.parametrize("players", [2, 5, 10])
def test_no_page_names_a_card_that_its_reader_may_not_know(players: int) -> None:
    for seed in range(4):
        rng = Random(seed)
        for state, _ in random_match(TITLE, players, seed):
            seats = state.table.seats
            for viewer in (*rng.sample(seats, min(3, len(seats))), TV, HOST, WATCHER):
                told = wire(page(TITLE, state, viewer))
                assert {i.decode() for i in CARD.findall(told)} <= may_see(state, viewer)


def may_see(state: State, viewer: str) -> set[str]:
    """Cards by the rules: own hand, own won cards, and all that lies open."""
    table = state.table
    lying_open = [each.card for each in table.pile]
    for seat in table.seats:
        lying_open += table.shown.get(seat, ())
    if viewer in table.hands:
        lying_open += [*table.hands[viewer].peek(), *table.won[viewer].peek()]
    return {each.id for each in lying_open}


@pytest.mark.parametrize("players", [2, 5, 10])
def test_jurors_are_known_to_those_who_looked_and_to_nobody_else(players: int) -> None:
    for seed in range(4):
        for state, _ in random_match(TITLE, players, seed):
            looks = {(look.seat, look.place) for look in state.table.looks}
            for place, juror in zip("ABCDEF", state.table.jurors, strict=False):
                assert juror.knows == {seat for seat, at in looks if at == place}


def test_offers_to_others_tell_nothing_of_a_hand() -> None:
    state = on_turn(table_of_four(), "s1")
    for viewer in ("s2", TV, HOST, WATCHER):
        assert not offers(state, viewer)
    assert begun(3).phase.rule == "J1"
