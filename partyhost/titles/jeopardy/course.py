"""What follows what: from the deal to the podium."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from partyhost.engine.acts import Seat
from partyhost.engine.game import Start
from partyhost.engine.phase import Next
from partyhost.engine.rng import Rng
from partyhost.engine.secret import Secret
from partyhost.kit.ballot import Ballot
from partyhost.kit.precedents import Precedents
from partyhost.titles.jeopardy.cards import COLOURS, deck
from partyhost.titles.jeopardy.clues import ClueDeck
from partyhost.titles.jeopardy.facts import facts
from partyhost.titles.jeopardy.options import STAKE, Rules
from partyhost.titles.jeopardy.pack import Pack
from partyhost.titles.jeopardy.phases import ending, final, opening, turn
from partyhost.titles.jeopardy.table import Hand, Table

DEALT = {2: (4, 3), 3: (3, 2), 4: (2, 1)}  # category cards dealt and kept, by players


def begin(start: Start) -> Next[Table]:
    rules = msgspec.convert(start.options, Rules)
    pack = msgspec.convert(start.pack, Pack)
    library = pack.categories
    rng = Rng(start.seed)
    clues, rng = ClueDeck.shuffled(library, rng, pack.asked)
    supply, rng = rng.shuffled([category.name for category in library])
    table = Table(
        rules,
        dict.fromkeys(start.seats, 0),
        clues,
        supply=Secret(supply),
        rng=Secret(rng),
        precedents=Precedents(rules.strictness, Secret(pack.precedents)),
    )
    if rules.first_player != "random":
        return Next(table, opening.ChoosingFirst())
    opener, table = table.picked(table.seats)
    return categories(replace(table, opener=opener), "random")


def categories(table: Table, how: str) -> Next[Table]:
    """Six category cards for this round: the top of the deck, or chosen by the guests."""
    if not table.rules.choose_categories:
        names, table = table.draw_categories(len(COLOURS))
        return _opening(table.with_columns(names), how)
    each, keep = DEALT.get(len(table.seats), (2, 1))
    dealt: dict[Seat, Secret[tuple[str, ...]]] = {}
    for seat in table.seats:
        names, table = table.draw_categories(each)
        dealt[seat] = Secret(names, {seat})
    voters = tuple(seat for seat, names in dealt.items() if len(names))
    phase = opening.ChoosingCategories(how, keep, dealt, Ballot(voters))
    return Next(table, phase, cues=("deal",))


def chosen(table: Table, kept: tuple[str, ...], back: tuple[str, ...], how: str) -> Next[Table]:
    """Kept categories get their colours by chance; what is over goes back, and what is
    missing comes from the deck. The second round's discards are set aside for the final."""
    kept, table = table.shuffled(kept)
    kept, over = kept[: len(COLOURS)], kept[len(COLOURS) :]
    if table.round == 1:
        over = (*over, *back)
    else:
        aside, table = table.shuffled(back)
        table = replace(table, aside=Secret(aside))
    supply, table = table.shuffled((*table.supply.peek(), *over))
    table = replace(table, supply=Secret(supply))
    fillers, table = table.draw_categories(len(COLOURS) - len(kept))
    missing = len(COLOURS) - len(kept) - len(fillers)
    aside = table.aside.peek()  # only a late guest can have made the deck too small
    table = replace(table, aside=Secret(aside[missing:]))
    names, table = table.shuffled((*kept, *fillers, *aside[:missing]))
    return _opening(table.with_columns(names), how)


def _opening(table: Table, how: str) -> Next[Table]:
    if not table.rules.hand_pick:
        hands, table = _dealt(table)
        table = replace(table, hands=hands)
    return Next(table, opening.Opening(how), cues=("round", "deal"))


def _dealt(table: Table) -> tuple[dict[Seat, Hand], Table]:
    """All 72 game cards are shuffled for each round; those not dealt stay unseen."""
    cards, table = table.shuffled(deck(len(table.seats)))
    size = table.rules.dealt
    hands: dict[Seat, Hand] = {
        seat: Secret(cards[n * size : (n + 1) * size], {seat}) for n, seat in enumerate(table.seats)
    }
    return hands, table


def hands_dealt(table: Table) -> Next[Table]:
    if not table.rules.hand_pick:
        return first_card(table)
    packs, table = _dealt(table)
    kept: dict[Seat, Hand] = {seat: Secret((), {seat}) for seat in packs}
    return Next(table, opening.PickingHand(packs, kept, {}), cues=("deal",))


def first_card(table: Table) -> Next[Table]:
    return next_turn(table, table.right_of(table.opener))


def next_turn(table: Table, after: Seat) -> Next[Table]:
    """Play passes to the left, to the next guest who still owes a card; or the round is over."""
    for seat in table.from_left_of(after):
        if table.owes_a_card(seat):
            return Next(table, turn.ChoosingCard(seat), cues=("turn",))
    return _second_round(table) if table.round == 1 else final_round(table)


def _second_round(table: Table) -> Next[Table]:
    scores = {**table.scores, **dict.fromkeys(table.late, 0)}
    how = table.rules.second_round_opener
    opener = _opener(table, how)
    table = replace(table, scores=scores, late=(), hands={}, columns=(), round=2, opener=opener)
    return categories(table, how)


def _opener(table: Table, how: str) -> Seat:
    """A tie goes to the one nearest to the left of round one's opener."""
    order = (*table.from_left_of(table.opener)[-1:], *table.from_left_of(table.opener)[:-1])
    if how == "leader":
        return max(order, key=lambda seat: table.scores[seat])
    if how == "lowest_score":
        return min(order, key=lambda seat: table.scores[seat])
    return table.left_of(table.opener) if how == "next_left" else table.opener


def final_round(table: Table) -> Next[Table]:
    """One clue for everybody; guests with nothing may be given a stake."""
    if table.rules.penniless == "stake":
        scores = {seat: score or STAKE for seat, score in table.scores.items()}
        table = replace(table, scores=scores)
    category, table = final_category(replace(table, hands={}))
    return final.wagering(table, category)


def final_category(table: Table) -> tuple[str, Table]:
    """From the discards of the second round, then from the deck, then any (rulings 1b 40)."""
    if table.aside.peek():
        name, *rest = table.aside.peek()
        return name, replace(table, aside=Secret(tuple(rest)))
    names, table = table.draw_categories(1)
    if names:
        return names[0], table
    category, table = table.picked(table.clues.library.peek())
    return category.name, table


def after_final(table: Table) -> Next[Table]:
    """Equal first is settled by a tie-break clue, unless the table wants to share."""
    best = max(table.scores.values())
    tied = tuple(seat for seat, score in table.scores.items() if score == best)
    if len(tied) > 1 and table.rules.ties == "tie_break":
        return ending.tie_break(table, tied, 1)
    return podium(table)


def podium(table: Table, winner: Seat | None = None) -> Next[Table]:
    return Next(table, ending.Over.of(table, facts(table), winner), cues=("fanfare",))
