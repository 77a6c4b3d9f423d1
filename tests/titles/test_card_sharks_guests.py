"""Sharks, teams, the emcee, the king of the hill, and guests who come, go and stay away."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from partyhost.engine.acts import HOST, TV, IllegalMove
from partyhost.engine.game import State, page
from partyhost.titles.card_sharks import TITLE
from partyhost.titles.card_sharks.phases.asking import Guessing, Revealing
from partyhost.titles.card_sharks.phases.ending import Over
from partyhost.titles.card_sharks.phases.holding import Held
from partyhost.titles.card_sharks.phases.money import MoneyOver
from partyhost.titles.card_sharks.phases.opening import Drawing
from partyhost.titles.card_sharks.phases.running import Calling, Turned
from tests.titles.shark_stories import (
    BLUE,
    RED,
    acts,
    at_money,
    begun,
    calling,
    figure,
    opened,
    options,
    played,
    question_won,
    view,
    with_figure,
    with_row,
)


def test_the_higher_card_has_red_and_a_tie_draws_again() -> None:
    state = begun()
    first, second = state.phase.cards
    equal = replace(first, rank=second.rank)
    tie = replace(state, phase=replace(state.phase, cards=(equal, second)))
    assert view(tie, TV).red is None
    again = played(tie, "host next")
    assert isinstance(again.phase, Drawing)
    assert again.phase.times == 2
    low, high = sorted(state.phase.cards, key=lambda card: card.rank)
    one, two = state.table.members("red"), state.table.members("blue")
    for cards, red in (((high, low), one), ((low, high), two)):
        drawn = replace(state, phase=replace(state.phase, cards=cards))
        assert played(drawn, "host next").table.members("red") == red


@pytest.mark.parametrize("count", range(2, 11))
def test_teams_are_as_even_as_can_be(count: int) -> None:
    teams = begun(count).table.teams
    assert abs(len(teams["red"].members) - len(teams["blue"].members)) <= 1
    assert sorted(begun(count).table.contestants) == sorted(begun(count).table.seats)


def test_a_guess_may_be_advised_and_only_the_lead_sees_it() -> None:
    state = played(opened(5), "s3 advise 30", "s5 advise 70")
    assert {(each.seat, each.says) for each in view(state, RED).advice} == {
        ("s3", "30"), ("s5", "70"),
    }  # fmt: skip
    for other in ("s2", "s3", TV, HOST, "w1"):
        assert not view(state, other).advice
    assert view(state, "s3").mine == 30
    assert not acts(state, "s2")


def test_the_responder_sees_the_guess_and_the_others_bet_in_secret() -> None:
    state = with_figure(opened(5), 60)
    assert view(state, TV).poll.figure is None
    state = played(state, "s1 guess 50")
    assert view(state, BLUE).guess == 50
    assert acts(state, RED) == set()  # who guessed sits out
    state = played(state, "s3 side_bet lower", "s4 side_bet higher", "s4 side_bet lower")
    assert [(each.seat, each.says) for each in view(state, BLUE).bets.advice] == [("s4", "lower")]
    assert view(state, "s3").bets.mine == "lower"
    assert view(state, TV).bets.placed == ("s3", "s4")
    state = played(state, "s2 call higher")
    assert view(state, TV).bets.locked
    assert state.phase.awaits(state.table) == ("s5",)
    assert not acts(state, "s3")
    state = played(state, "s5 side_bet higher")
    assert isinstance(state.phase, Revealing)
    assert view(state, TV).winner == "blue"
    assert state.table.points == {}
    assert played(state, "host next").table.points == {"s5": 1}


def test_last_bets_are_not_waited_for_without_end_nor_from_the_absent() -> None:
    state = played(opened(4), "s1 guess 50", "s2 call higher")
    assert state.phase.time(state.table) == state.phase.last_bets
    assert isinstance(played(state, "clock time_up").phase, Revealing)
    state = played(opened(4), "s1 guess 50", "host away s3 s4", "s2 call higher")
    assert isinstance(state.phase, Revealing)


def test_the_lead_changes_with_every_question_and_a_mate_takes_over() -> None:
    state = with_row(opened(4), "red", [8, 8, 2])
    state = with_row(state, "blue", [8, 8, 2])
    assert [state.table.lead(side) for side in ("red", "blue")] == ["s1", "s2"]
    state = played(state, "host away s1")
    assert state.table.lead("red") == "s3"
    assert "guess" in acts(state, "s3")
    state = question_won(played(state, "host away "), "red")
    state = played(state, "s1 keep", "s1 call lower", "clock time_up", "host next")
    state = played(state, "s2 call lower", "clock time_up", "host next")
    assert [state.table.lead(side) for side in ("red", "blue")] == ["s3", "s4"]


def test_side_bets_on_a_card_pay_nothing_when_it_is_equal_or_frozen() -> None:
    state = with_row(opened(3), "red", [8, 9, 9, 2, 3, 4, 5])
    state = calling(state, "red")
    state = played(state, "s3 side_bet higher", "s2 side_bet lower", "s1 call higher", "host next")
    assert state.table.points == {"s3": 1}
    state = played(state, "s3 side_bet higher", "s2 side_bet lower", "s1 call higher")
    assert [bet.right for bet in view(state, TV).bets] == [False, False]
    state = calling(with_row(opened(3), "red", [8, 9, 9, 2]), "red")
    state = played(state, "s1 call higher", "clock time_up", "host next")
    state = played(state, "s2 side_bet higher", "s1 freeze", "host next")
    assert state.table.points == {}


def test_the_emcee_gets_the_key_when_all_is_locked_and_not_before() -> None:
    state = begun(4, emcee="human")
    state = played(state, "host emcee s4", "host next")
    assert state.table.side_of("s4") is None
    red, blue = state.table.lead("red"), state.table.lead("blue")
    shark = next(seat for seat in state.table.seats if seat not in (red, blue, "s4"))
    assert acts(state, "s4") == {"void_poll", "hold"}
    state = played(state, f"{red} guess 20", f"{blue} call higher")
    assert view(state, "s4").poll.figure is None
    assert not acts(state, "s4") & {"side_bet", "next"}
    state = played(state, f"{shark} side_bet higher")
    assert view(state, "s4").poll.figure.answer == figure(state)
    for other in (red, blue, shark, TV, HOST):
        assert view(state, other).poll.figure is None
    assert acts(state, "s4") == {"next", "void_poll", "hold"}
    assert state.phase.awaits(state.table) == ("s4",)
    assert state.phase.time(state.table) == 12
    state = played(state, "s4 next")
    assert view(state, TV).poll.figure.answer == figure(state)
    assert "next" in acts(state, "s4")


def test_the_emcee_holds_the_show_and_goes_on() -> None:
    state = played(begun(3, emcee="human"), "host emcee s3", "host next")
    lead = state.table.lead("red")
    held = played(state, "s3 hold")
    assert isinstance(held.phase, Held)
    assert not acts(held, lead)
    late = played(held, "host join s9")
    assert isinstance(late.phase, Held)
    for line in ("s3 resume", "clock time_up", "host leave s3"):
        again = played(held, line)
        assert isinstance(again.phase, Guessing)
        assert again.phase.asked == state.phase.asked


def test_a_void_poll_asks_another_one_and_pays_nothing() -> None:
    state = with_figure(opened(3), 60)
    text = view(state, TV).poll.question
    state = played(state, "s1 guess 50", "s3 side_bet higher", "s2 call higher", "host void_poll")
    assert isinstance(state.phase, Guessing)
    assert view(state, TV).poll.question != text
    assert (state.table.question, state.table.points) == (1, {})


def test_polls_come_back_only_when_all_have_been_asked() -> None:
    state, seen = opened(), []
    for _ in range(65):
        seen.append(view(state, TV).poll.question)
        assert view(state, TV).poll.again == (len(seen) > 60)
        state = played(state, "host void_poll")
    assert len(set(seen[:60])) == 60
    assert seen[60:] == seen[:5]


def test_the_king_of_the_hill_stays_and_everybody_has_a_turn() -> None:
    state = opened(4, party="king_of_the_hill")
    assert state.table.queue == ("s3", "s4")
    met: Counter[str] = Counter()
    for challenger in ("s3", "s4", None):
        state = with_row(state, "red", [2, 3, 4, 5, 6, 7, 8])
        king = state.table.lead("red")
        met.update(state.table.contestants)
        state = question_won(state, "red")
        state = played(state, f"{king} keep")
        for _ in range(6):
            state = played(state, f"{king} call higher", "clock time_up", "host next")
        state = played(state, "host next")
        while not isinstance(state.phase, MoneyOver):
            state = played(state, "clock time_up")
        assert view(state, TV).challenger == challenger
        state = played(state, "host next")
        if challenger:
            assert {king, challenger} == set(state.table.contestants)
            state = played(state, *["host next"] * state.phase.times)
            while isinstance(state.phase, Drawing):
                state = played(state, "host next")
    assert isinstance(state.phase, Over)
    assert set(met) == {"s1", "s2", "s3", "s4"}


def test_side_bets_break_ties_around_a_king_of_the_hill() -> None:
    table = replace(opened(4, party="king_of_the_hill").table, points={"s3": 2, "s4": 1})
    over = Over.of(table)
    assert [(place.seat, place.place) for place in over.places][:2] == [("s3", 1), ("s4", 2)]
    team = replace(opened(4).table, points={"s3": 2}, bests={"s1": 500, "s3": 500})
    assert [place.place for place in Over.of(team).places] == [1, 1, 3, 3]


def test_a_side_that_nobody_is_left_on_never_holds_up_the_other() -> None:
    state = played(opened(), "host leave s1")
    assert state.phase.awaits(state.table) == ()
    state = played(state, "clock time_up")
    assert acts(state, BLUE) >= {"call"}
    state = calling(state, "red")
    assert state.phase.time(state.table) == 4
    while not isinstance(state.phase, Over):
        state = played(state, "clock time_up")
    with pytest.raises(IllegalMove):
        played(state, "host leave s2")
    assert isinstance(played(opened(), "host leave s1", "host leave s2").phase, Over)


def test_an_absent_side_has_a_minute() -> None:
    state = played(opened(), "host away s1")
    assert state.phase.time(state.table) == 60
    assert opened().phase.time(opened().table) == 30


def test_time_is_up_for_guess_and_call() -> None:
    state = played(opened(), "clock time_up")
    assert view(state, TV).guess == 50
    assert view(played(state, "clock time_up"), TV).call == "higher"
    state = played(opened(), "s1 guess 100", "clock time_up")
    assert view(state, TV).call == "lower"
    assert options(played(opened(), "s1 guess 0"), BLUE, "call") == ["higher"]


def test_time_is_up_for_base_calls_and_the_last_question() -> None:
    state = with_row(opened(), "red", [4, 9, 2, 2, 2, 2, 2])
    state = played(question_won(state, "red"), "clock time_up")
    assert isinstance(state.phase, Calling)
    state = played(state, "clock time_up")  # no freeze without a right call: the likelier side
    assert isinstance(state.phase, Turned)
    assert (state.phase.call, state.phase.right) == ("higher", True)
    state = played(state, "host next", "clock time_up")
    assert state.table.rows["red"].frozen


def test_time_is_up_at_the_money_cards() -> None:
    state = at_money([4, 9, 2, 4, 3, 5, 4])
    for bank, call in ((11_000, "higher"), (12_000, "lower"), (13_000, "higher")):
        state = played(state, "clock time_up")
        assert (state.phase.bet.call, state.phase.bet.amount) == (call, 1000)
        assert state.table.money.bank == bank
        state = played(state, "host next")
    state = played(state, "clock time_up", "host next", "clock time_up", "host next")
    bank = state.table.money.bank
    state = played(state, "clock time_up")
    assert isinstance(state.phase, MoneyOver)
    assert (state.table.money.bank, state.table.money.ended) == (bank, "cash_out")


def test_a_money_card_is_changed_once_and_must_stay() -> None:
    state = at_money([8, 9, 2], [13])
    state = played(state, "s2 side_bet higher", "s1 change")
    money = view(state, TV).board.money
    assert ([money.cards[0].rank], [card.rank for card in money.discards]) == ([13], [8])
    assert "change" not in acts(state, RED)
    assert view(state, BLUE).bets.mine is None


def test_bust_leaves_the_round_won() -> None:
    state = played(at_money([8, 8]), "s1 bet_lower 10000")
    assert view(state, TV).gain == -10_000
    state = played(state, "host next")
    assert view(state, TV).how == "bust"
    state = played(state, "host next")
    assert [(each.seat, each.place) for each in state.phase.places] == [(RED, 1), (BLUE, 2)]


@pytest.mark.parametrize(("count", "team"), [(2, ""), (3, "The red team"), (10, "The red team")])
def test_a_team_wins_as_one(count: int, team: str) -> None:
    state = at_money([8, 9], count=count, cash_out="any_time")
    state = played(state, "s1 cash_out", "host next")
    assert view(state, TV).team == team
    assert view(played(state, "host adjust s2 20000"), TV).team == ""


# House rules


def test_a_freeze_at_any_time_but_not_right_after_a_change() -> None:
    state = question_won(opened(freeze="always"), "red")
    assert "freeze" in acts(played(state, "s1 keep"), RED)
    changed = played(state, "s1 change")
    assert "freeze" not in acts(changed, RED)
    assert "changed the base" in view(changed, RED).why_no_freeze
    assert (
        "one right call"
        in view(played(question_won(opened(), "red"), "s1 keep"), RED).why_no_freeze
    )


@pytest.mark.parametrize(("exact", "given"), [("control", 0), ("bonus", 500)])
def test_an_exact_guess(exact: str, given: int) -> None:
    state = with_figure(opened(exact_match=exact), 58)
    state = played(state, "s1 guess 58", "s2 call higher")
    assert (view(state, TV).exact, view(state, TV).winner) == (True, "red")
    assert played(state, "host next").table.scores == {RED: given, BLUE: 0}


def test_cash_out_at_any_time_and_odds_where_the_table_wants_them() -> None:
    assert "cash_out" in acts(at_money([8, 9], cash_out="any_time"), RED)
    assert view(at_money([8, 9]), RED).odds is None
    shown = view(at_money([8, 9], odds=True), RED).odds
    assert (shown.higher, shown.equal, shown.lower) == (47, 6, 47)
    assert view(calling(opened(odds=True), "red"), TV).odds is not None


def test_best_of_three_the_loser_guesses_first_and_a_third_row_may_be_short() -> None:
    state = opened(match="best_of_three", third_round="three_cards")
    for number, winner in ((1, "red"), (2, "blue"), (3, "blue")):
        assert (state.table.round, state.table.question) == (number, 1)
        length = 3 if number == 3 else 7
        assert len(state.table.rows["red"].down) == length
        state = with_row(state, winner, [2, 3, 4, 5, 6, 7, 8][:length])  # type: ignore[arg-type]
        state = question_won(state, winner)  # type: ignore[arg-type]
        lead = {"red": RED, "blue": BLUE}[winner]
        state = played(state, f"{lead} keep")
        for _ in range(length - 1):
            state = played(state, f"{lead} call higher", "host next")
        assert view(state, TV).then == ("money" if number == 3 else "round")
        state = played(state, "host next")
        if number < 3:
            assert state.table.first == ("blue" if winner == "red" else "red")
    assert state.table.money.side == "blue"


def test_what_two_guests_cannot_have_says_why() -> None:
    blocked = {rule.name: rule.blocked for rule in TITLE.rules({}, 2) if rule.blocked}
    assert set(blocked) == {"party", "emcee"}
    assert not any(rule.blocked for rule in TITLE.rules({}, 3))
    assert "15 polls" in str(TITLE.lacks({"decks": [{"poll": []}]}, 2))


def test_nothing_is_overruled_and_scores_may_be_put_right() -> None:
    with pytest.raises(IllegalMove, match="Nothing is ruled"):
        played(opened(), "host overrule right")
    state = played(opened(), "host adjust s1 700")
    assert state.table.scores == {RED: 700, BLUE: 0}


def cards_told(state: State, viewer: str) -> int:
    board = view(state, viewer).board
    rows = sum(card is not None for row in board.rows for card in row.cards)
    money = board.money
    return rows + (sum(card is not None for card in money.cards) if money else 0)


def test_a_face_down_card_is_told_to_nobody() -> None:
    state = opened(4)
    for seat in (*state.table.seats, TV, HOST, "w1"):
        assert cards_told(state, seat) == 0
        assert page(TITLE, state, seat).view.poll.figure is None
    state = calling(state, "red")
    assert {cards_told(state, seat) for seat in (*state.table.seats, TV, HOST)} == {1}
    money = at_money([8, 9, 3, 4, 5, 6, 7])
    assert {cards_told(money, seat) for seat in (RED, BLUE, TV, HOST)} == {1}
