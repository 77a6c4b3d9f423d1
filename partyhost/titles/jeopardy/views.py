"""What pages are told of the table: one struct a screen, named by its tag."""

from __future__ import annotations

import msgspec

from partyhost.engine.acts import Seat
from partyhost.kit.board import Written


class CardView(msgspec.Struct, frozen=True):
    """A card in the viewer's own hand. `worth`: dollars for a right answer if played now.

    `kind`: standard, daily_double or bonus. `live` is false for a Daily Double that would
    count as a standard card now.
    """

    card: str
    colour: str
    kind: str
    worth: int
    live: bool


class PlayedView(msgspec.Struct, frozen=True):
    kind: str
    by: Seat


class ColumnView(msgspec.Struct, frozen=True):
    """`units`: what the pile counts; `next_value` and `next_bonus`: dollars of the next card."""

    colour: str
    category: str
    pile: tuple[PlayedView, ...]
    units: int
    next_value: int
    next_bonus: int


class Mat(msgspec.Struct, frozen=True):
    """The play mat, the same on every screen of a round.

    `number` of `total` clues have been begun; `late` guests play from the next round on;
    `daily_doubles` may still be awarded, out of `daily_double_limit`; `cards`: how many each
    seat holds; `hand`: the viewer's own.
    """

    round: int
    number: int
    total: int
    columns: tuple[ColumnView, ...]
    daily_doubles: int
    daily_double_limit: int
    cards: dict[Seat, int]
    late: tuple[Seat, ...]
    hand: tuple[CardView, ...] | None


class Sum(msgspec.Struct, frozen=True):
    """The arithmetic of a clue: `units` × `unit` dollars, twice that if `doubled`; and `half`
    of it in a rebound."""

    units: int
    unit: int
    doubled: bool
    half: bool
    total: int


class ClueView(msgspec.Struct, frozen=True):
    """The clue in play. `response` only for those who may know it now, else null."""

    colour: str
    category: str
    kind: str
    clue: str
    response: str | None
    sum: Sum
    seen_before: bool


class ChoosingFirst(msgspec.Struct, frozen=True, tag_field="screen", tag="choosing_first"):
    """The captain says who begins. `how`: youngest or captain."""

    how: str


class ChoosingCategories(
    msgspec.Struct, frozen=True, tag_field="screen", tag="choosing_categories"
):
    """`dealt` and `kept`: names of the viewer's own category cards; `keep`: how many to keep."""

    round: int
    keep: int
    done: tuple[Seat, ...]
    dealt: tuple[str, ...] | None
    kept: tuple[str, ...] | None


class Opening(msgspec.Struct, frozen=True, tag_field="screen", tag="opening"):
    """A round begins. `how`: why `turn` opens it: random, youngest, captain, same, leader,
    next_left or lowest_score."""

    mat: Mat
    turn: Seat
    how: str


class PickingHand(msgspec.Struct, frozen=True, tag_field="screen", tag="picking_hand"):
    """`offered`: the cards that the viewer picks from now; `kept`: those picked so far."""

    mat: Mat
    pick: int
    picks: int
    done: tuple[Seat, ...]
    offered: tuple[CardView, ...] | None
    kept: tuple[CardView, ...] | None


class ChoosingCard(msgspec.Struct, frozen=True, tag_field="screen", tag="choosing_card"):
    mat: Mat
    turn: Seat
    reader: Seat


class Reading(msgspec.Struct, frozen=True, tag_field="screen", tag="reading"):
    """`reads`: reader, host or tv."""

    mat: Mat
    turn: Seat
    reader: Seat
    reads: str
    clue: ClueView


class Answering(msgspec.Struct, frozen=True, tag_field="screen", tag="answering"):
    """`spoken`: the answer is said aloud and the reader taps. `reminded`: the last try was not
    phrased as a question. `guessed`: who of the others has a guess in; `guess`: the viewer's."""

    mat: Mat
    turn: Seat
    reader: Seat
    spoken: bool
    strict: bool
    reminded: bool
    clue: ClueView
    guessed: tuple[Seat, ...]
    guess: str | None


class Rebounding(msgspec.Struct, frozen=True, tag_field="screen", tag="rebounding"):
    """The others may answer for half, those in `voters`. `done`: who has; `answer`: the viewer's
    own."""

    mat: Mat
    turn: Seat
    clue: ClueView
    missed: Written
    voters: tuple[Seat, ...]
    done: tuple[Seat, ...]
    answer: Written | None


class Ruling(msgspec.Struct, frozen=True, tag_field="screen", tag="ruling"):
    """Somebody must say whether it is right. `by`: the ruling seat, or "host". `spoken`: the
    answer was said aloud, and there is nothing written."""

    mat: Mat
    turn: Seat
    by: Seat
    clue: ClueView
    answer: Written
    spoken: bool
    why: str


class Voting(msgspec.Struct, frozen=True, tag_field="screen", tag="voting"):
    """`appeal`: against a ruling of `right`; otherwise the table judges. `vote`: the viewer's."""

    mat: Mat
    turn: Seat
    appeal: bool
    appealer: Seat | None
    right: bool
    clue: ClueView
    answer: Written
    spoken: bool
    done: tuple[Seat, ...]
    voters: tuple[Seat, ...]
    vote: str | None


class Ruled(msgspec.Struct, frozen=True, tag_field="screen", tag="ruled"):
    """`by`: who ruled: judge (automatic), reader, host, vote or clock. `votes`: how many said
    right and wrong, if it was voted on. `knew`: who else had it. `before`, `after`: the
    answerer's money."""

    mat: Mat
    turn: Seat
    reader: Seat
    clue: ClueView
    answer: Written
    spoken: bool
    right: bool
    by: str
    why: str
    votes: tuple[int, int] | None
    knew: tuple[Seat, ...]
    appealable: bool
    before: int
    after: int


class Wagering(msgspec.Struct, frozen=True, tag_field="screen", tag="wagering"):
    """Final Jeopardy!: `most`: the viewer's limit; `wager`: the viewer's own, once sent."""

    category: str
    done: tuple[Seat, ...]
    players: tuple[Seat, ...]
    most: int | None
    wager: int | None


class FinalAnswering(msgspec.Struct, frozen=True, tag_field="screen", tag="final_answering"):
    category: str
    clue: str
    done: tuple[Seat, ...]
    players: tuple[Seat, ...]
    wager: int | None
    answer: Written | None


class Vetting(msgspec.Struct, frozen=True, tag_field="screen", tag="vetting"):
    """A doubtful answer, without its name. `response` and `answer` only for the voters;
    `number` of `total` are being voted on."""

    category: str
    clue: str
    number: int
    total: int
    done: tuple[Seat, ...]
    voters: tuple[Seat, ...]
    answer: Written | None
    response: str | None
    vote: str | None


class Reveal(msgspec.Struct, frozen=True):
    """`wager`, `right` and `after` are null until the wager is turned round."""

    seat: Seat
    answer: Written
    before: int
    wager: int | None
    right: bool | None
    after: int | None


class Revealing(msgspec.Struct, frozen=True, tag_field="screen", tag="revealing"):
    """Lowest first: `shown` so far, the last of them on the stage; `left` still to come."""

    category: str
    clue: str
    response: str
    shown: tuple[Reveal, ...]
    left: tuple[Seat, ...]


class TieBreaking(msgspec.Struct, frozen=True, tag_field="screen", tag="tie_breaking"):
    """Tie-break clue `number` of `most`: the first right answer wins."""

    number: int
    most: int
    category: str
    clue: str
    tied: tuple[Seat, ...]
    done: tuple[Seat, ...]
    answer: Written | None


class TieAnswer(msgspec.Struct, frozen=True):
    """One of the tied; they come in the order in which they answered."""

    seat: Seat
    answer: Written
    right: bool


class TieBroken(msgspec.Struct, frozen=True, tag_field="screen", tag="tie_broken"):
    category: str
    clue: str
    response: str
    answers: tuple[TieAnswer, ...]
    winner: Seat | None
