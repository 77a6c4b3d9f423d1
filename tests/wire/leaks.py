"""Holes made on purpose, one for each kind of secret: a search that does not find them is none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from partyhost.engine.acts import Seat
from partyhost.host import views
from partyhost.host.clients import Client
from partyhost.host.match import Match
from partyhost.host.room import Room
from partyhost.titles.jeopardy.asked import Asked
from partyhost.titles.jeopardy.mat import cards
from partyhost.titles.jeopardy.phases import final, opening, outcome, turn
from partyhost.titles.jeopardy.table import Table

replace = msgspec.structs.replace


def _twist(owner: Any, name: str, twist: Callable[..., Any]) -> None:
    """`twist(told, *arguments)` makes something else of what was told."""
    told = getattr(owner, name)
    setattr(owner, name, lambda *given: twist(told(*given), *given))


def response(room: Room) -> None:
    _twist(Asked, "view", lambda told, asked, _: replace(told, response=asked.response.peek()))


def category(room: Room) -> None:
    def twist(told: Any, phase: opening.ChoosingCategories, *_: Any) -> Any:
        return replace(told, dealt=next(iter(phase.dealt.values())).peek())

    _twist(opening.ChoosingCategories, "view", twist)


def card(room: Room) -> None:
    def twist(told: Any, phase: turn.ChoosingCard, table: Table, *_: Any) -> Any:
        of_turn = cards(table, table.hand(phase.seat).peek())
        return replace(told, mat=replace(told.mat, hand=of_turn))

    _twist(turn.ChoosingCard, "view", twist)


def wager(room: Room) -> None:
    def twist(told: Any, phase: final.FinalAnswering, *_: Any) -> Any:
        return replace(told, wager=max(paper.peek() for paper in phase.wagers.papers.values()))

    _twist(final.FinalAnswering, "view", twist)


def writing(room: Room) -> None:
    def twist(told: Any, phase: outcome.Ruled, *_: Any) -> Any:
        guesses = [guess.peek() for guess in phase.asked.guesses.values()]
        return replace(told, why=" ".join([told.why, *guesses]))

    _twist(outcome.Ruled, "view", twist)


def clue(room: Room) -> None:
    def twist(told: Any, asked: Asked, *_: Any) -> Any:
        return replace(told, category=f"{told.category} {_next_clue(room)}")

    _twist(Asked, "view", twist)


def _next_clue(room: Room) -> str:
    table: Any = room.running.state.table
    deck = table.clues
    spent = deck.spent.peek()
    return next(
        str(clue.clue) for each in deck.library.peek() for clue in each.clue if clue.id not in spent
    )


def draft(room: Room) -> None:
    kept: dict[str, Any] = {}  # for one lives too briefly to be sure to be seen

    def keep(_: None, match: Match, seat: Seat, step: int, act: str, value: Any) -> None:
        kept[f"{seat} {act}"] = value

    _twist(Match, "draft", keep)
    _twist(views, "_drafts", lambda told, *_: {**told, **kept} if room.phase == "game" else told)


def key(room: Room) -> None:
    def twist(told: Any, *_: Any) -> Any:
        return {
            **told,
            "token": next((key for c in room.clients.values() for key in c.held.values()), None),
        }

    _twist(views, "_you", twist)


def seed(room: Room) -> None:
    _twist(views, "_game", lambda told, _, match, *__: {**told, "seed": match.start.seed})


def pack(room: Room) -> None:
    def twist(told: Any, *_: Any) -> Any:
        table: Any = room.running.state.table if room.phase == "game" else None
        sources = table and [each.clue[0].source for each in table.clues.library.peek()]
        return {**told, "sources": sources}

    _twist(views, "_game", twist)


def id(room: Room) -> None:
    _twist(views, "_game", lambda told, *_: {**told, "ids": [id for _, id in room.counted]})


def cover(room: Room) -> None:
    """Behind the cover of a shared phone lies what its last guest knows."""

    def twist(told: Any, _: Room, client: Client) -> Any:
        return client.last if client.covered and client.last else told

    _twist(views, "_viewer", twist)


EACH = (response, category, card, wager, writing, clue, draft, key, seed, pack, id)
