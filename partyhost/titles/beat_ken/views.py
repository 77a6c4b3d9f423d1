"""What pages are told of the table: one struct a screen, named by its tag. A side is a track by
its colour (red, blue, green, purple), or "ken"; places on tracks count spaces of $100,000."""

from __future__ import annotations

import msgspec

from partyhost.engine.acts import Seat
from partyhost.kit.board import Written


class TrackView(msgspec.Struct, frozen=True):
    """A money track. `lead` acts for it now, or is null where nobody plays it; a `parked` one
    does not move; `away`: nobody of it is here."""

    colour: str
    members: tuple[Seat, ...]
    lead: Seat | None
    at: int
    parked: bool
    away: bool


class SpaceView(msgspec.Struct, frozen=True):
    """`ground`: a track's colour, yellow or plain; `dot`: the colour of its question."""

    ground: str
    dot: str
    star: bool


class Board(msgspec.Struct, frozen=True):
    """The game board, the same on every screen.

    `goal`: spaces to the end of a track; `token`: the space the token is on; `turn`: whose turn;
    `spinner`: the guest who acts in it; `spins`: sides in order of play; `can_win`: the side on
    turn may arrive in it; `talks`: Ken has something to say; `late` guests play from the next
    round on.
    """

    goal: int
    round: int
    path: tuple[SpaceView, ...]
    token: int
    turn: str
    spinner: Seat | None
    spins: tuple[str, ...]
    tracks: tuple[TrackView, ...]
    ken: int
    can_win: bool
    arrived: tuple[str, ...]
    late: tuple[Seat, ...]
    talks: bool


class GainView(msgspec.Struct, frozen=True):
    """How a chip moves; `bonus` is the part for beating Ken."""

    side: str
    before: int
    after: int
    bonus: int


class StakeView(msgspec.Struct, frozen=True):
    """What a question is worth, and who takes part (see money.Stake)."""

    kind: str
    spaces: int
    risk: bool
    sides: tuple[str, ...]


class QuestionView(msgspec.Struct, frozen=True):
    """`dot`: its colour; `answer` only for those who may know it now, else null."""

    dot: str
    text: str
    answer: str | None
    seen_before: bool


class ChoosingFirst(msgspec.Struct, frozen=True, tag_field="screen", tag="choosing_first"):
    """The captain says who begins. `how`: youngest or captain."""

    how: str


class Opening(msgspec.Struct, frozen=True, tag_field="screen", tag="opening"):
    """Everybody has a track. `how`: why the first one begins: random, youngest or captain.
    `strength`: of a hundred questions Ken knows so many."""

    board: Board
    how: str
    strength: int


class Spinning(msgspec.Struct, frozen=True, tag_field="screen", tag="spinning"):
    board: Board


class Passed(msgspec.Struct, frozen=True, tag_field="screen", tag="passed"):
    """A turn is skipped: nobody of the track is here. After `most` in a row it is parked."""

    board: Board
    skips: int
    most: int


class Moving(msgspec.Struct, frozen=True, tag_field="screen", tag="moving"):
    """The spinner stopped at `sector` (0 to 13, clockwise from the top) of this `kind`; the token
    went `steps` spaces from `start`. `gain`: for landing on the own colour, else null. `then`:
    question, challenge (a wager is named), everybody (all are challenged) or end."""

    board: Board
    sector: int
    kind: str
    steps: int
    start: int
    gain: GainView | None
    then: str


class Challenging(msgspec.Struct, frozen=True, tag_field="screen", tag="challenging"):
    """`kind`: duel, star or all; `targets`: who can be challenged; `dot`: of the question."""

    board: Board
    kind: str
    dot: str
    targets: tuple[str, ...]


class Reading(msgspec.Struct, frozen=True, tag_field="screen", tag="reading"):
    board: Board
    stake: StakeView
    question: QuestionView
    reader: Seat


class TeamPaper(msgspec.Struct, frozen=True):
    """What somebody of the viewer's own track wrote."""

    seat: Seat
    answer: Written


class Answering(msgspec.Struct, frozen=True, tag_field="screen", tag="answering"):
    """`done`: who of those in it has written; `locked`: tracks whose board is settled; `answer`:
    the viewer's own; `team`: what the lead may see of the others; `by_majority`: how a team's
    board is found; `guessed`: who answers along for fun; `guess`: the viewer's own; `tv_reads`:
    nobody has read it aloud."""

    board: Board
    stake: StakeView
    question: QuestionView
    done: tuple[Seat, ...]
    locked: tuple[str, ...]
    answer: Written | None
    team: tuple[TeamPaper, ...]
    by_majority: bool
    guessed: tuple[Seat, ...]
    guess: str | None
    tv_reads: bool


class Vetting(msgspec.Struct, frozen=True, tag_field="screen", tag="vetting"):
    """A doubtful answer without its name, `number` of `total`. `by_host`: the host says. Its
    `answer` and that of the question only for the voters. `tied`: the table could not decide."""

    board: Board
    stake: StakeView
    question: QuestionView
    number: int
    total: int
    by_host: bool
    tied: bool
    voters: tuple[Seat, ...]
    done: tuple[Seat, ...]
    answer: Written | None
    vote: str | None


class BoardShown(msgspec.Struct, frozen=True):
    """A track's board, written by `seat`. `right` is null until the answer is told."""

    side: str
    seat: Seat | None
    answer: Written
    right: bool | None


class KenShown(msgspec.Struct, frozen=True):
    """Ken's board. `takes_part`: his chip is in it."""

    answer: str
    right: bool
    takes_part: bool


class Revealing(msgspec.Struct, frozen=True, tag_field="screen", tag="revealing"):
    """`stage`: boards (turned round), answer (told), ken (his board, last of all). `gains` with
    the last; `winner`: the side that arrives with it. `along`: who of the others had it."""

    board: Board
    stake: StakeView
    question: QuestionView
    stage: str
    boards: tuple[BoardShown, ...]
    ken: KenShown | None
    gains: tuple[GainView, ...]
    winner: str | None
    along: tuple[Seat, ...]
