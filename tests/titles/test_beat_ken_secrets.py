"""What must not be on any wire of Can You Beat Ken? before its moment, and how bots play."""

from __future__ import annotations

from random import Random

import pytest

from partyhost.engine.acts import CLOCK, HOST, TIME_UP, TV, Move
from partyhost.engine.game import State, apply, begin, page, wire
from partyhost.titles.beat_ken import TITLE
from partyhost.titles.beat_ken.bot import choose
from tests.matches import start_of
from tests.packs import PACKS
from tests.titles.ken_stories import (
    landed,
    opened,
    played,
    question,
    reply,
    standing,
    with_ken,
)

WRITTEN = {seat: f"canary of {seat}" for seat in ("s1", "s2", "s3", "s4")}
KENS = "what Ken says"


def told(state: State, viewer: str) -> str:
    return wire(page(TITLE, state, viewer)).decode()


@pytest.mark.parametrize("ken", [True, False])
def test_nothing_of_the_answer_is_told_before_its_moment(ken: bool) -> None:
    state = with_ken(question(opened(4)), ken)
    answer = reply(state)
    for seat, text in WRITTEN.items():
        for viewer in (*WRITTEN, TV, HOST, "w1"):
            seen = told(state, viewer)
            assert not [word for word in (answer, KENS, "ken_right") if word in seen]
            others = [other for other in WRITTEN if other != viewer]
            assert not any(WRITTEN[other] in seen for other in others)
        state = played(state, f"{seat} answer {text}")
    boards = told(state, TV)
    assert all(text in boards for text in WRITTEN.values())
    assert not [word for word in (answer, KENS) if word in boards]
    state = played(state, "host next")
    assert answer in told(state, "s2")
    assert KENS not in told(state, "s2")
    state = played(state, "host next")
    assert KENS in told(state, TV)


def test_a_page_is_the_same_whether_ken_knows_it_or_not() -> None:
    state = question(opened(3))
    states = [with_ken(state, ken) for ken in (True, False)]
    for line in ("s1 answer right", "s2 answer wrong", "s3 ink", "s1 vote right", "s2 vote wrong"):
        for viewer in ("s1", "s2", TV, HOST):
            assert told(states[0], viewer) == told(states[1], viewer)
        states = [played(each, line) for each in states]


def test_a_bot_knows_about_as_much_as_a_guest_and_falls_into_kens_traps() -> None:
    state, rng = question(opened(2)), Random(5)
    answers = [choose(page(TITLE, state, "s1"), rng, PACKS["beat_ken"]) for _ in range(400)]
    words = [act.value["text"] for act in answers if act]
    card = next(q for c in PACKS["beat_ken"]["categories"] for q in c["question"]
                if q["question"] == state.phase.asked.question.text)  # fmt: skip
    share = words.count(card["answer"]) / len(words)
    assert 0.2 < share < 0.95
    assert card["ken"] in words


@pytest.mark.parametrize(("red", "ken", "wager"), [(2, 20, "3"), (20, 4, "1")])
def test_a_bot_wagers_boldly_from_behind_and_carefully_in_the_lead(
    red: int, ken: int, wager: str
) -> None:
    state = played(landed(standing(opened(3), red=red, blue=1, ken=ken), "duel"), "host next")
    rng = Random(2)
    acts = [choose(page(TITLE, state, "s1"), rng, PACKS["beat_ken"]) for _ in range(60)]
    wagers = [act.value.split("/")[1] for act in acts if act]
    assert wagers.count(wager) > 40
    if ken > red:
        assert all(act and act.value.startswith("ken/") for act in acts)


def test_bots_beat_ken_now_and_then() -> None:
    winners = []
    for seed in range(12):
        start = start_of(TITLE, 3, seed, {"length": "short", "ken_strength": "gentle"})
        state, rng = begin(TITLE, start), Random(seed)
        while not state.phase.over:
            seat = next((s for s in state.phase.awaits(state.table) if s in WRITTEN), None)
            act = choose(page(TITLE, state, seat), rng, start.pack) if seat else None
            state = apply(state, Move(seat, act, state.step) if seat and act
                          else Move(CLOCK, TIME_UP, state.step))  # fmt: skip
        winners.append(state.phase.places[0].seat)
    assert 0 < winners.count("ken") < len(winners)
