"""Acts of the same moment: taken one after the other, on disk with one commit, and only then
true. A disk takes about as long for fifty answers as for one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from partyhost.engine.acts import Move, Seat
from partyhost.engine.game import State, apply
from partyhost.host import acting, play, ticking, trouble
from partyhost.host.messages import Acting, read

if TYPE_CHECKING:
    from partyhost.host.room import Room

Answer = dict[str, Any]


@dataclass(frozen=True)
class Held:
    """An act that the rules have taken, and that is not on disk yet. `number`: its answer's."""

    number: int
    client: str
    wish: Acting
    actor: Seat
    move: Move
    state: State


def act(room: Room, said: list[tuple[str, Any]]) -> list[Answer]:
    """Answers to what these clients said, in its order, as if said one after the other."""
    try:
        ticking.catch_up(room)
    except Exception:  # it will be met, and told, at each of them
        return [room.act(*each) for each in said]
    batch = Batch(room)
    for client, payload in said:
        batch.hear(client, payload)
    batch.commit()
    for (client, _), wish, answer in zip(said, batch.wishes, batch.answers, strict=True):
        trouble.heard(room, client, wish, answer)
    return batch.answers


class Batch:
    """Holds what stays within the step. What leads out of it goes its usual way."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.answers: list[Answer] = []
        self.wishes: list[Acting | None] = []
        self.held: list[Held] = []

    def hear(self, client_id: str, payload: Any) -> None:
        self.answers.append({"ok": True})
        self.wishes.append(None)
        try:
            client = self.room.client(client_id)
            client.bucket.draw(self.room.now)
            self.wishes[-1] = wish = read(payload, Acting)
            actor = acting.actor_of(self.room, client, wish)
            if any(held.actor == actor for held in self.held):
                self.commit()
            if acting.counted(self.room, actor, wish):
                return
            move = acting.move_of(self.room, client, actor, wish)
            state = apply(self.held[-1].state if self.held else self.room.running.state, move)
            if state.step == move.step and not state.phase.over:
                number = len(self.answers) - 1
                self.held.append(Held(number, client_id, wish, actor, move, state))
                return
            self.commit()
            acting.act(self.room, client, wish)
        except Exception as error:
            self.answers[-1] = self.room.failure(client_id, self.wishes[-1], error)

    def commit(self) -> None:
        """What is held becomes true, or, where the disk fails, none of it."""
        held, self.held = self.held, []
        if not held:
            return
        taken = [(each.move, each.state, each.actor, each.wish.id) for each in held]
        try:
            play.take_together(self.room, taken)
        except Exception as error:
            for each in held:
                self.answers[each.number] = self.room.failure(each.client, each.wish, error)
            return
        for each in held:
            acting.count(self.room, each.actor, each.wish)
