"""What pages are told of the table: one struct a screen, named by its tag. Everything in `court`
is for all; `mine` is what the viewer alone may see, or null for those who do not play."""

from __future__ import annotations

import msgspec

from partyhost.engine.acts import Seat


class CardView(msgspec.Struct, frozen=True):
    """`colour`: blue, gold or red; `value`: 1 to 12."""

    id: str
    colour: str
    value: int


class PlayedView(msgspec.Struct, frozen=True):
    card: CardView
    seat: Seat


class JurorView(msgspec.Struct, frozen=True):
    """A face-down juror: `place` A to F, and who has looked."""

    place: str
    seen_by: tuple[Seat, ...]


class PlayerView(msgspec.Struct, frozen=True):
    """`side`: prosecution or defence, null before it is chosen. `hand`, `won`, `judges` and
    `research` are numbers of cards; `shown`: won cards that all may see. `moved`: has used the
    one change of judge; `passed`: could not or would not answer the top card; `out`: has neither
    cards nor a judge."""

    seat: Seat
    side: str | None
    hand: int
    won: int
    judges: int
    research: int
    moved: bool
    passed: bool
    out: bool
    shown: tuple[CardView, ...]


class Court(msgspec.Struct, frozen=True):
    """`players` clockwise; `pile`: the play pile, top card last; `last`: who takes it if nobody
    answers; `draw`: cards left to draw; `red`: red cards are in the deck; `late` guests play
    from the next round on."""

    round: int
    rounds: int
    hand: int
    dealer: Seat | None
    pile: tuple[PlayedView, ...]
    last: Seat | None
    draw: int
    jurors: tuple[JurorView, ...]
    players: tuple[PlayerView, ...]
    late: tuple[Seat, ...]
    red: bool


class NoteView(msgspec.Struct, frozen=True):
    """A juror that the viewer has looked at."""

    place: str
    value: int


class Mine(msgspec.Struct, frozen=True):
    side: str
    hand: tuple[CardView, ...]
    won: tuple[CardView, ...]
    notes: tuple[NoteView, ...]


class DrawView(msgspec.Struct, frozen=True):
    """A jury card drawn for an order: sides, dealer, a tie."""

    seat: Seat
    number: int


class TakeView(msgspec.Struct, frozen=True):
    """A hand taken. With a judge: whom it asked, null while nobody is asked; of which colour,
    null for any; and how many cards it was `given`."""

    seat: Seat
    cards: int
    judge: bool
    asked: Seat | None
    colour: str | None
    given: int


class MoveView(msgspec.Struct, frozen=True):
    """A judge that was moved, by whom, from whom and to whom."""

    by: Seat
    before: Seat
    after: Seat


class TallyView(msgspec.Struct, frozen=True):
    """What a guest has of the own colour, and the points of this round so far."""

    seat: Seat
    values: tuple[int, ...]
    points: int


class ChoosingSide(msgspec.Struct, frozen=True, tag_field="screen", tag="choosing_side"):
    """`draws` in the order of choosing; `open`: sides with a place left."""

    court: Court
    draws: tuple[DrawView, ...]
    seat: Seat
    open: tuple[str, ...]


class Opening(msgspec.Struct, frozen=True, tag_field="screen", tag="opening"):
    """A round begins: the highest of the `draws` deals, and the guest on the left leads."""

    court: Court
    mine: Mine | None
    draws: tuple[DrawView, ...]
    leader: Seat


class Gap(msgspec.Struct, frozen=True, tag_field="screen", tag="gap"):
    """Before a hand: `undecided` may still have a judge moved. `take`: the hand before;
    `goes_to`: who would get each judge that the viewer may have moved, by its holder."""

    court: Court
    mine: Mine | None
    leader: Seat
    undecided: tuple[Seat, ...]
    take: TakeView | None
    move: MoveView | None
    goes_to: dict[Seat, Seat]


class Turn(msgspec.Struct, frozen=True, tag_field="screen", tag="turn"):
    court: Court
    mine: Mine | None
    seat: Seat


class Taken(msgspec.Struct, frozen=True, tag_field="screen", tag="taken"):
    court: Court
    mine: Mine | None
    leader: Seat
    take: TakeView


class Asking(msgspec.Struct, frozen=True, tag_field="screen", tag="asking"):
    """`seat` has played a judge and asks somebody for four cards."""

    court: Court
    mine: Mine | None
    seat: Seat
    take: TakeView


class Giving(msgspec.Struct, frozen=True, tag_field="screen", tag="giving"):
    """`seat` picks `count` cards for the judge."""

    court: Court
    mine: Mine | None
    seat: Seat
    take: TakeView
    count: int


class LastLook(msgspec.Struct, frozen=True, tag_field="screen", tag="last_look"):
    """Research not used yet may be used now: by these `seats`."""

    court: Court
    mine: Mine | None
    seats: tuple[Seat, ...]


class Verdict(msgspec.Struct, frozen=True, tag_field="screen", tag="verdict"):
    """`turned`: jurors whose numbers are told, from place A on."""

    court: Court
    mine: Mine | None
    turned: tuple[int, ...]
    tallies: tuple[TallyView, ...]


class TieBreak(msgspec.Struct, frozen=True, tag_field="screen", tag="tie_break"):
    """Those who were tied have a jury card each, the highest first."""

    court: Court
    draws: tuple[DrawView, ...]
