# Judge & Jury: what the host says. $seat: a seat's id, for clients that draw no names.

## Offers

judge_and_jury-choose-side = Choose your side
judge_and_jury-prosecution = Prosecution
judge_and_jury-defence = Defence
judge_and_jury-scores-blue = Blue cards score
judge_and_jury-scores-gold = Gold cards score
judge_and_jury-next = Next
judge_and_jury-move = Move a judge
judge_and_jury-moves-to = to { $seat }
judge_and_jury-keep = Leave the judges
judge_and_jury-look = Look at a juror
judge_and_jury-juror = Juror { $place }
judge_and_jury-play = Play a card
judge_and_jury-play-judge = Play your judge
judge_and_jury-hold = Hold the judge
judge_and_jury-card =
    { $colour ->
        [gold] Gold { $value }
        [red] Red { $value }
       *[blue] Blue { $value }
    }
judge_and_jury-ask = Ask for four cards
judge_and_jury-cards-of =
    { $colour ->
        [blue] Blue cards of { $seat }
        [gold] Gold cards of { $seat }
        [red] Red cards of { $seat }
       *[any] Any cards of { $seat }
    }
judge_and_jury-give = Give four cards
judge_and_jury-about-juror = Juror { $n } of { $of }

## Refusals

judge_and_jury-no-rulings = No answers are ruled on here. Points can be put right.
judge_and_jury-over = This match is over. Undo leads back into it.
judge_and_jury-not-in = This guest is not in the match.
judge_and_jury-in-already = This guest is in the match already.
judge_and_jury-full = The court is full: { $most } can play.
judge_and_jury-last-round = This is the last round. There is a place in the next match.
judge_and_jury-small-already = Two guests play with the smallest deck already.

## Facts for the podium

judge_and_jury-fact-pile = Biggest pile
judge_and_jury-fact-pile-value = { $count } cards at once
judge_and_jury-fact-close = Closest call
judge_and_jury-fact-close-value =
    { $gap ->
        [one] one point apart
       *[other] { $gap } points apart
    }
judge_and_jury-fact-judges = Most judges played
judge_and_jury-fact-judges-value =
    { $count ->
        [one] { $count } judge
       *[other] { $count } judges
    }
judge_and_jury-fact-asked = Asked most often
judge_and_jury-fact-asked-value =
    { $count ->
        [one] { $count } time
       *[other] { $count } times
    }
judge_and_jury-fact-hands = Most hands taken
judge_and_jury-fact-hands-value =
    { $count ->
        [one] { $count } hand
       *[other] { $count } hands
    }

## House rules

judge_and_jury-option-rounds = How many trials make a match. Three are printed.
judge_and_jury-option-rounds-3 = Three
judge_and_jury-option-rounds-1 = One
judge_and_jury-option-rounds-5 = Five
judge_and_jury-option-deck = How many copies of each card. A small deck makes rounds shorter, a long one longer.
judge_and_jury-option-deck-normal = Normal
judge_and_jury-option-deck-small = Small
judge_and_jury-option-deck-long = Long
judge_and_jury-option-red_cards = Red evidence is inadmissible: it can be played and asked for, but scores for nobody.
judge_and_jury-option-red_cards-no = Left out
judge_and_jury-option-red_cards-yes = In the deck
judge_and_jury-option-sides = With an odd number the smaller side has a small edge. Swapping evens it out.
judge_and_jury-option-sides-kept = Kept all match
judge_and_jury-option-sides-swapped = Swapped each round
judge_and_jury-option-judge_opens = Whether a judge may be played on an empty pile: it takes nothing but still asks for four.
judge_and_jury-option-judge_opens-no = Needs a card on the pile
judge_and_jury-option-judge_opens-yes = At any time
judge_and_jury-option-four_cards = Who picks the cards a judge asks for: the one who gives them, or chance.
judge_and_jury-option-four_cards-giver = The giver chooses
judge_and_jury-option-four_cards-blind = Drawn blindly
judge_and_jury-option-refill = Whether a guest who gave cards to a judge fills up from the draw pile.
judge_and_jury-option-refill-no = Stays short
judge_and_jury-option-refill-yes = Draws back to six
judge_and_jury-option-won_piles = Whether everybody may see which cards a guest has won before the verdict.
judge_and_jury-option-won_piles-hidden = Only their number shown
judge_and_jury-option-won_piles-open = Open to all
judge_and_jury-option-ties = What settles a tie after the last round. The highest jury card wins.
judge_and_jury-option-ties-jury_card = A jury card each
judge_and_jury-option-ties-shared = The win is shared
judge_and_jury-option-absent = When a guest stays away: the lowest legal card is played, or a stand-in plays.
judge_and_jury-option-absent-time = Time decides
judge_and_jury-option-absent-stand_in = A stand-in plays
