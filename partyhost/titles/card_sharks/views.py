"""What pages are told of the table: one struct a screen, named by its tag. A side is red or blue, a
call higher or lower; money is in dollars, ranks go from 2 to 14, the ace."""

from __future__ import annotations

import msgspec

from partyhost.engine.acts import Seat


class CardView(msgspec.Struct, frozen=True):
    rank: int
    suit: str


class TeamView(msgspec.Struct, frozen=True):
    """`lead` decides for its side now, or is null where nobody is left; `away`: nobody is here;
    `wins`: rounds of this match."""

    side: str
    members: tuple[Seat, ...]
    lead: Seat | None
    away: bool
    wins: int


class RowView(msgspec.Struct, frozen=True):
    """`cards` from the first place on, null where they lie face down; `base`: the place of the
    base card, from 0; `called`: right calls of this run."""

    side: str
    cards: tuple[CardView | None, ...]
    base: int
    frozen: bool
    called: int
    discards: tuple[CardView, ...]


class MoneyView(msgspec.Struct, frozen=True):
    """The Money Cards. `chips` are those of the bank, by value; `low` and `high` what may be bet
    on the next card; `last`: it is the last one; `gains`: what each bet so far brought."""

    side: str
    cards: tuple[CardView | None, ...]
    discards: tuple[CardView, ...]
    bank: int
    chips: dict[str, int]
    low: int
    high: int
    last: bool
    changed: bool
    gains: tuple[int, ...]


class Board(msgspec.Struct, frozen=True):
    """The table, the same on every screen.

    `question` of `sudden_at` is played, counted from 1; `turn`: the side whose move it is, or null;
    `queue`: who challenges the king of the hill next; `points`: right side bets by guest.
    """

    teams: tuple[TeamView, ...]
    rows: tuple[RowView, ...]
    round: int
    wins_needed: int
    question: int
    sudden_at: int
    sudden: bool
    king: bool
    turn: str | None
    emcee: Seat | None
    queue: tuple[Seat, ...]
    late: tuple[Seat, ...]
    points: dict[Seat, int]
    bests: dict[Seat, int]
    money: MoneyView | None
    row_length: int


class FigureView(msgspec.Struct, frozen=True):
    """Of every hundred of the `group`, so many; of `n` who were asked. 0 and "" are not known."""

    answer: int
    group: str
    n: int
    year: int
    source: str
    credit: str
    turned: bool


class PollView(msgspec.Struct, frozen=True):
    """`figure` only for those who may know it now, else null. `again`: asked before."""

    question: str
    again: bool
    figure: FigureView | None


class Advice(msgspec.Struct, frozen=True):
    """What somebody of the viewer's own team would do: a call, or a number for a guess."""

    seat: Seat
    says: str


class Bets(msgspec.Struct, frozen=True):
    """Side bets on the call that is asked for. `sharks` may make one, `placed` have; `mine` is the
    viewer's own; `advice` what the lead may see of the team. `locked`: the call is made, and only
    the last bets are waited for."""

    sharks: tuple[Seat, ...]
    placed: tuple[Seat, ...]
    mine: str | None
    advice: tuple[Advice, ...]
    locked: bool


class BetShown(msgspec.Struct, frozen=True):
    """A side bet that is open now. `right` is null where it counts for nothing."""

    seat: Seat
    call: str
    right: bool | None


class OddsView(msgspec.Struct, frozen=True):
    """Of a hundred next cards so many are higher, equal, lower, as far as anybody can know."""

    higher: int
    equal: int
    lower: int


class ChoosingEmcee(msgspec.Struct, frozen=True, tag_field="screen", tag="choosing_emcee"):
    seats: tuple[Seat, ...]


class Held(msgspec.Struct, frozen=True, tag_field="screen", tag="held"):
    """The emcee holds the show."""

    board: Board


class Drawing(msgspec.Struct, frozen=True, tag_field="screen", tag="drawing"):
    """Both sides draw a card; `red` is which of the two (0 or 1) has red with it, null in a tie.
    `times`: how often they drew."""

    sides: tuple[tuple[Seat, ...], ...]
    cards: tuple[CardView, ...]
    red: int | None
    times: int
    king: bool
    emcee: Seat | None
    queue: tuple[Seat, ...]


class Guessing(msgspec.Struct, frozen=True, tag_field="screen", tag="guessing"):
    """`advisers` of the side may say a number to its lead; `mine` is the viewer's own."""

    board: Board
    poll: PollView
    advisers: tuple[Seat, ...]
    advice: tuple[Advice, ...]
    mine: int | None


class Responding(msgspec.Struct, frozen=True, tag_field="screen", tag="responding"):
    """`guess` was made by `guesser` for the other side."""

    board: Board
    poll: PollView
    guess: int
    guesser: Seat | None
    bets: Bets


class Revealing(msgspec.Struct, frozen=True, tag_field="screen", tag="revealing"):
    """All is locked. The figure is null while only the emcee has it (`sealed`). `winner`: the side
    that plays the cards."""

    board: Board
    poll: PollView
    guess: int
    guesser: Seat | None
    call: str
    sealed: bool
    exact: bool
    winner: str | None
    bets: tuple[BetShown, ...]


class Basing(msgspec.Struct, frozen=True, tag_field="screen", tag="basing"):
    board: Board


class Calling(msgspec.Struct, frozen=True, tag_field="screen", tag="calling"):
    """`free`: the free run after the other side's miss. `why_no_freeze`: a sentence, or null where
    a freeze is allowed."""

    board: Board
    free: bool
    bets: Bets
    why_no_freeze: str | None
    odds: OddsView | None


class Turned(msgspec.Struct, frozen=True, tag_field="screen", tag="turned"):
    """The next card lies open. `then`: won, on (next call), free (the other side plays), question
    (the next one) or lost (in sudden death)."""

    board: Board
    free: bool
    call: str
    before: CardView
    card: CardView
    right: bool
    then: str
    bets: tuple[BetShown, ...]


class Frozen(msgspec.Struct, frozen=True, tag_field="screen", tag="frozen"):
    board: Board


class Deciding(msgspec.Struct, frozen=True, tag_field="screen", tag="deciding"):
    """Sudden death: play the cards, or pass to the other side."""

    board: Board


class RoundWon(msgspec.Struct, frozen=True, tag_field="screen", tag="round_won"):
    """`how`: row (cleared) or miss (of the other side, in sudden death). `then`: money or round."""

    board: Board
    winner: str
    how: str
    then: str


class Betting(msgspec.Struct, frozen=True, tag_field="screen", tag="betting"):
    """`why_no_cash_out`: a sentence, or null where it is allowed."""

    board: Board
    bets: Bets
    why_no_cash_out: str | None
    odds: OddsView | None


class MoneyTurned(msgspec.Struct, frozen=True, tag_field="screen", tag="money_turned"):
    """`gain`: what the bet brought; the bank stands as it is after it."""

    board: Board
    call: str
    amount: int
    before: CardView
    card: CardView
    gain: int
    bets: tuple[BetShown, ...]


class MoneyOver(msgspec.Struct, frozen=True, tag_field="screen", tag="money_over"):
    """`how`: bust, cash_out or last_card. `challenger`: who comes next to the king of the hill."""

    board: Board
    how: str
    bank: int
    best: bool
    challenger: Seat | None
