"""The question: read aloud where the table wants it, and answered on boards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from partyhost.engine.acts import CLOCK, HOST, TV, Act, Seat
from partyhost.engine.offers import Button, Offer, Write
from partyhost.engine.phase import Next
from partyhost.engine.secret import Secret
from partyhost.judging.phrasing import reduced
from partyhost.kit.board import BLANK, Written, written
from partyhost.l10n import msg
from partyhost.titles.beat_ken import views
from partyhost.titles.beat_ken.board import stake_view
from partyhost.titles.beat_ken.money import Side, Stake
from partyhost.titles.beat_ken.options import Rules
from partyhost.titles.beat_ken.phases import vetting
from partyhost.titles.beat_ken.phases.play import Play
from partyhost.titles.beat_ken.question import Question, drawn
from partyhost.titles.beat_ken.table import Table, Track

LONGEST_ANSWER = 80  # letters
Papers = Mapping[Seat, Secret[Written]]


@dataclass(frozen=True)
class Board:
    """What a track holds up, and who wrote it."""

    seat: Seat | None
    answer: Written


Boards = Mapping[Side, Secret[Board]]


@dataclass(frozen=True)
class Asked:
    """A question and what it is worth. `papers` are what those in it wrote, `guesses` what the
    others write for fun; `dared` is the track that named the wager, `sent` says whose paper a
    team's lead held up."""

    stake: Stake
    question: Question
    dared: Side | None
    papers: Papers = field(default_factory=dict)
    guesses: Mapping[Seat, Secret[str]] = field(default_factory=dict)
    sent: Mapping[Side, Seat] = field(default_factory=dict)

    def without(self, rest: Table, seat: Seat) -> Asked:
        """A guest has left for good, and perhaps the last of a track."""
        papers = {each: paper for each, paper in self.papers.items() if each != seat}
        guesses = {each: guess for each, guess in self.guesses.items() if each != seat}
        stake = self.stake
        for side in stake.humans:
            if not rest.track(side).members:
                stake = stake.without(side)
        sent = {side: lead for side, lead in self.sent.items() if lead != seat}
        return replace(self, stake=stake, papers=papers, guesses=guesses, sent=sent)

    def void(self, table: Table) -> Next[Table]:
        """A broken question: another one of the same colour, for as much."""
        question, table = drawn(table, self.question.dot)
        return answering(table, Asked(self.stake, question, self.dared))


class OnQuestion(Play):
    """A question is on the table."""

    def offers(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        if seat != HOST:
            return ()
        return (Button("void_question", msg("beat_ken-offer-void")),)


@dataclass(frozen=True)
class Reading(OnQuestion):
    """K7. A guest reads the question aloud; then the clock starts."""

    rule = "K7"
    seconds = 20
    asked: Asked
    reader: Seat

    def awaits(self, table: Table) -> tuple[Seat, ...]:
        return (self.reader,)

    def offers(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        if seat != self.reader:
            return super().offers(table, seat)
        return (Button("read", msg("beat_ken-offer-read")), *super().offers(table, seat))

    def on(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        if act.name == "void_question":
            return self.asked.void(table)
        return answering(table, self.asked)

    def without(self, table: Table, rest: Table, seat: Seat) -> Next[Table]:
        asked = self.asked.without(rest, seat)
        return answering(rest, asked) if seat == self.reader else self.stay(rest, asked=asked)

    def view(self, table: Table, viewer: Seat) -> views.Reading:
        asked = self.asked
        question = asked.question.view(viewer)
        return views.Reading(table.seen, stake_view(asked.stake), question, self.reader)


def answering(table: Table, asked: Asked) -> Next[Table]:
    """Where nobody is in it but Ken, there is nothing to wait for."""
    phase = Answering(asked)
    if not phase.voters(table):
        return phase.closed(table)
    return Next(table, phase, cues=("think",))


@dataclass(frozen=True)
class Answering(OnQuestion):
    """K8. All who are in it write at once; the others answer along for fun."""

    rule = "K8"
    asked: Asked

    def time(self, table: Table) -> int:
        return table.rules.answer_seconds

    def voters(self, table: Table) -> tuple[Seat, ...]:
        sides = self.asked.stake.sides
        return tuple(s for track in table.tracks if track.colour in sides for s in track.members)

    def locked(self, track: Track, rules: Rules) -> bool:
        """Is the board of this track settled? By its lead, or when all of it have written."""
        if rules.team_answer == "lead" and track.colour in self.asked.sent:
            return True
        return all(seat in self.asked.papers for seat in track.members)

    def awaits(self, table: Table) -> tuple[Seat, ...]:
        sides, papers = self.asked.stake.sides, self.asked.papers
        open = (t for t in table.tracks if t.colour in sides and not self.locked(t, table.rules))
        return tuple(seat for track in open for seat in track.members if seat not in papers)

    def offers(self, table: Table, seat: Seat) -> tuple[Offer, ...]:
        if seat in (HOST, TV, CLOCK):
            return super().offers(table, seat)
        track = table.of(seat)
        if track is None or track.colour not in self.asked.stake.sides:
            return (Write("guess", msg("beat_ken-offer-guess"), LONGEST_ANSWER),)
        if seat in self.asked.papers or self.locked(track, table.rules):
            return ()
        alone, lead = len(track.members) == 1, table.lead(track) == seat
        role = "alone" if alone else "lead" if lead else "idea"
        return (Write("answer", msg(f"beat_ken-offer-{role}"), LONGEST_ANSWER, ink=True),)

    def on(self, table: Table, by: Seat, act: Act) -> Next[Table]:
        match act.name:
            case "void_question":
                return self.asked.void(table)
            case "guess":
                guess = Secret(written(act.value).text, {by})
                guesses = {**self.asked.guesses, by: guess}
                return self.stay(table, asked=replace(self.asked, guesses=guesses))
            case "answer":
                return self._with(table, by, written(act.value))
        return self.closed(table)

    def _with(self, table: Table, seat: Seat, paper: Written) -> Next[Table]:
        track, asked = table.of(seat), self.asked
        papers = {**asked.papers, seat: Secret(paper, {seat})}
        led = track is not None and table.lead(track) == seat and track.colour not in asked.sent
        sent = {**asked.sent, track.colour: seat} if track and led else asked.sent
        return replace(self, asked=replace(asked, papers=papers, sent=sent))._go_on(table)

    def _go_on(self, table: Table) -> Next[Table]:
        """The lead of a team sees what the others wrote; the last board ends it early."""
        asked = replace(self.asked, papers=_shared(table, self.asked.papers))
        new = replace(self, asked=asked)
        return new.stay(table) if new.awaits(table) else new.closed(table)

    def changed(self, table: Table, new: Table) -> Next[Table]:
        """Who leads a team now may see what the others wrote; who is in it now has no guess."""
        voters = self.voters(new)
        guesses = {seat: guess for seat, guess in self.asked.guesses.items() if seat not in voters}
        return replace(self, asked=replace(self.asked, guesses=guesses))._go_on(new)

    def closed(self, table: Table) -> Next[Table]:
        boards = {side: self._board(table, table.track(side)) for side in self.asked.stake.humans}
        return vetting.vet(table, self.asked, boards)

    def _board(self, table: Table, track: Track) -> Secret[Board]:
        """The lead's, or the most frequent one; a silent lead holds up what came in first."""
        papers = {s: p.peek() for s, p in self.asked.papers.items() if s in track.members}
        lead = self.asked.sent.get(track.colour, table.lead(track))
        order = [lead, *(seat for seat in papers if seat != lead)]
        order = [seat for seat in order if seat in papers]
        if table.rules.team_answer == "majority":
            typed = [reduced(papers[seat].text) for seat in order if papers[seat].text]
            order.sort(key=lambda seat: -typed.count(reduced(papers[seat].text)))
        author = order[0] if order else None
        return Secret(Board(author, papers[author] if author else BLANK), track.members)

    def without(self, table: Table, rest: Table, seat: Seat) -> Next[Table]:
        return replace(self, asked=self.asked.without(rest, seat))._go_on(rest)

    def view(self, table: Table, viewer: Seat) -> views.Answering:
        asked, papers, track = self.asked, self.asked.papers, table.of(viewer)
        mine = papers[viewer].seen_by(viewer) if viewer in papers else None
        mates = track.members if track else ()
        seen = ((seat, papers[seat].seen_by(viewer)) for seat in mates if seat in papers)
        guess = asked.guesses.get(viewer)
        return views.Answering(
            board=table.seen,
            stake=stake_view(asked.stake),
            question=asked.question.view(viewer),
            done=tuple(papers),
            locked=tuple(s for s in asked.stake.humans if self.locked(table.track(s), table.rules)),
            answer=mine,
            team=tuple(
                views.TeamPaper(seat, paper) for seat, paper in seen if paper and seat != viewer
            ),
            by_majority=table.rules.team_answer == "majority",
            guessed=tuple(asked.guesses),
            guess=None if guess is None else guess.seen_by(viewer),
            tv_reads=table.rules.reader == "tv",
        )


def _shared(table: Table, papers: Papers) -> Papers:
    """The lead of a team sees what the others wrote; what was seen stays so."""
    shared = dict(papers)
    for track in table.tracks:
        lead = table.lead(track)
        for seat in track.members:
            if seat in shared and lead not in shared[seat].knows:
                shared[seat] = Secret(shared[seat].peek(), {*shared[seat].knows, lead})
    return shared
