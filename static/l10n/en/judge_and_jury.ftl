# Judge & Jury: what its pages say. $name: a guest; $colour: blue, gold or red.

judge_and_jury-side-prosecution = Prosecution
judge_and_jury-side-defence = Defence
judge_and_jury-scores-blue = blue cards score
judge_and_jury-scores-gold = gold cards score
# beside the own side's name
judge_and_jury-own-scores =
    { $colour ->
        [gold] gold scores
       *[blue] blue scores
    }
judge_and_jury-won =
    { $count ->
        [one] { $count } card won
       *[other] { $count } cards won
    }
# a card by itself or at the beginning of a sentence
judge_and_jury-card =
    { $colour ->
        [gold] Gold { $value }
        [red] Red { $value }
       *[blue] Blue { $value }
    }
# printed on the cards themselves, in capitals; short
judge_and_jury-print-red = Inadmissible
judge_and_jury-print-judge = Judge
judge_and_jury-print-research = Jury research
judge_and_jury-print-evidence = Exhibit
judge_and_jury-print-juror =
    { $value ->
        [1] Librarian
        [2] Trumpeter
        [3] Florist
        [4] Dentist
        [5] Colonel
        [6] Baker
        [7] Surfer
        [8] Bus driver
        [9] Drummer
        [10] Chemist
        [11] Skipper
       *[12] Magician
    }
judge_and_jury-play-this =
    { $colour ->
        [gold] Play gold { $value }
        [red] Play red { $value }
       *[blue] Play blue { $value }
    }
judge_and_jury-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## What may be played

judge_and_jury-any-begins = Any card begins the hand
# $card: what is on top, as in judge_and_jury-card
judge_and_jury-legal = { $card } or higher, any { $value }, or a judge
judge_and_jury-legal-highest = { $card }, any { $value }, or a judge
judge_and_jury-cannot = { $card } can’t go there.
judge_and_jury-too-low =
    { $colour ->
        [gold] { $card } is on top: gold must be { $value } or higher.
        [red] { $card } is on top: red must be { $value } or higher.
       *[blue] { $card } is on top: blue must be { $value } or higher.
    }
judge_and_jury-other-colour = { $card } is on top: another colour needs a { $value } too.
judge_and_jury-no-fit = , does not fit now

## How a hand was taken; $cards: how many lay in the pile

judge_and_jury-took =
    { $cards ->
        [0] { $name } takes an empty pile
        [one] { $name } takes { $cards } card
       *[other] { $name } takes { $cards } cards
    }
judge_and_jury-judge-took =
    { $cards ->
        [0] { $name }’s judge takes an empty pile
        [one] { $name }’s judge takes { $cards } card
       *[other] { $name }’s judge takes { $cards } cards
    }
# $what: judge_and_jury-given
judge_and_jury-judge-took-and-got =
    { $cards ->
        [0] { $name }’s judge takes an empty pile and gets { $what } from { $giver }
        [one] { $name }’s judge takes { $cards } card and gets { $what } from { $giver }
       *[other] { $name }’s judge takes { $cards } cards and gets { $what } from { $giver }
    }
judge_and_jury-given =
    { $colour ->
        [blue] { $count } blue
        [gold] { $count } gold
        [red] { $count } red
       *[any] { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
    }
judge_and_jury-you-take =
    { $count ->
        [one] You take { $count } card!
       *[other] You take { $count } cards!
    }
judge_and_jury-from-pile =
    { $cards ->
        [one] { $cards } card from the pile, { $what } from { $giver }
       *[other] { $cards } cards from the pile, { $what } from { $giver }
    }
judge_and_jury-no-answer = Nobody could answer.
judge_and_jury-judge-takes = The judge takes the hand.

## Headlines

judge_and_jury-chooses = { $name } chooses
judge_and_jury-which-side = prosecution or defence?
judge_and_jury-leads = { $name } leads
judge_and_jury-leads-next = { $name } leads next
judge_and_jury-leads-next-hand = { $name } leads the next hand.
judge_and_jury-leads-round = { $name } leads.
judge_and_jury-you-lead-next = You lead the next hand.
judge_and_jury-round = Round { $round } of { $rounds }
judge_and_jury-round-hand = Round { $round } of { $rounds }, hand { $hand }
judge_and_jury-round-only = Round { $round }
judge_and_jury-change = Change of judge?
judge_and_jury-moved = { $name } had a judge moved from { $giver } to { $taker }.
judge_and_jury-to-the-left = { $when }. A judge goes one seat to the left.
judge_and_jury-to-play = { $name } to play
judge_and_jury-takes-it = { $name } takes it
judge_and_jury-order = Order in court!
judge_and_jury-asks = { $name } asks
judge_and_jury-who-must-give =
    { $cards ->
        [0] { $name }’s judge takes an empty pile. Who must give four?
        [one] { $name }’s judge takes { $cards } card. Who must give four?
       *[other] { $name }’s judge takes { $cards } cards. Who must give four?
    }
judge_and_jury-gives = { $name } gives
judge_and_jury-number-of =
    { $colour ->
        [blue] { $count } blue cards
        [gold] { $count } gold cards
        [red] { $count } red cards
       *[any] { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
    }
judge_and_jury-asks-for =
    { $colour ->
        [blue] { $name } asks { $giver } for { $count } blue cards.
        [gold] { $name } asks { $giver } for { $count } gold cards.
        [red] { $name } asks { $giver } for { $count } red cards.
       *[any] { $name } asks { $giver } for { $count } cards.
    }
judge_and_jury-last-looks = Last looks
judge_and_jury-before-verdict = before the verdict
# $names: one or more guests
judge_and_jury-may-still-look = { $names } may still look at a juror.
judge_and_jury-verdict = The verdict
judge_and_jury-juror-is = Juror { $place } is a { $value }.
judge_and_jury-how-points = Each card of the own colour that matches a juror is a point.
judge_and_jury-wins = { $name } wins!
judge_and_jury-by-jury-card = by a jury card

## On the TV

judge_and_jury-choose-your-side = { $name }, choose your side
judge_and_jury-highest-first = The highest jury card chooses first. The sides stay even.
judge_and_jury-highest-deals = The highest jury card deals. { $name }, on the left, leads.
judge_and_jury-takes-hand = { $name } takes the hand
judge_and_jury-judge-moves = The judge moves to { $name }
judge_and_jury-may-still-move = { $names } may still move a judge.
judge_and_jury-many-may-still-move = { $count } of you may still move a judge.
judge_and_jury-has-judge = has a judge
judge_and_jury-asks-for-four =
    { $cards ->
        [0] { $name } takes an empty pile and asks somebody for four.
        [one] { $name } takes { $cards } card and asks somebody for four.
       *[other] { $name } takes { $cards } cards and asks somebody for four.
    }
judge_and_jury-four-please =
    { $colour ->
        [blue] Four blue cards, please
        [gold] Four gold cards, please
        [red] Four red cards, please
       *[any] Four cards, please
    }
judge_and_jury-chooses-which = { $name } chooses which { $count } to give to { $taker }.
judge_and_jury-round-over = The round is over. Research that is left may be used now.
judge_and_jury-tie-won = A tie, and { $name } wins it
judge_and_jury-one-jury-card = One jury card each; the highest wins.
judge_and_jury-left =
    { $count ->
        [0] empty
       *[other] { $count } left
    }
judge_and_jury-out = out
judge_and_jury-pass = pass
judge_and_jury-top = top
judge_and_jury-in-hand = in hand
judge_and_jury-won-cards = won
judge_and_jury-matches = { " " }of { $value } for juror { $place }

## On the phone

judge_and_jury-your-turn = Your turn!
judge_and_jury-may-play = { $legal }.
judge_and_jury-only-judge = No card fits. Play your judge, or hold it.
judge_and_jury-hold = Hold
judge_and_jury-play-judge = Play judge
judge_and_jury-choose-card = Choose a card
judge_and_jury-leads-first = { $name } leads the first hand. Six jurors sit face down.
judge_and_jury-you-lead-first = You lead the first hand. Six jurors sit face down.
judge_and_jury-the-round-is-over = The round is over
judge_and_jury-use-research = Use your research now: it is the last chance.
judge_and_jury-research-first = Research that is left is used now, then comes the verdict.
judge_and_jury-have-research = You have jury research: tap a juror to look.
judge_and_jury-notes = Your notes on the jury
judge_and_jury-look = Look at juror { $place }
judge_and_jury-passed = passed
judge_and_jury-top-of = Top of { $count }
judge_and_jury-on-the-pile = On the pile
judge_and_jury-new-hand = New hand
judge_and_jury-your-judge = Your judge
judge_and_jury-your-judges = Your { $count } judges
judge_and_jury-draw-pile = Draw pile
judge_and_jury-your-hand = Your hand
judge_and_jury-no-cards = No cards in your hand
judge_and_jury-covered = Your hand is covered
judge_and_jury-peek = Hold to peek.
judge_and_jury-by-value = By value
judge_and_jury-by-colour = By colour
judge_and_jury-cover = Cover
judge_and_jury-show = Show
judge_and_jury-juror-known = Juror { $place }: { $value }
judge_and_jury-juror-hidden = Juror { $place }, face down
judge_and_jury-open-judge = open judge
judge_and_jury-open-research = open jury research
judge_and_jury-choose-side = Choose your side
judge_and_jury-your-colour = Your colour is what scores, all match long.
judge_and_jury-drew-your-colour = You drew { $number }. Your colour is what scores, all match long.
judge_and_jury-first-chooses = The highest jury card chooses first.
judge_and_jury-drew-first-chooses = You drew { $number }. The highest jury card chooses first.
judge_and_jury-move-judge = Move { $name }’s judge
judge_and_jury-goes-to = It goes to { $name }.
judge_and_jury-between = Between two hands
judge_and_jury-once-a-round = Once a round you may have one moved to the left.
judge_and_jury-moved-to = { $name } had a judge moved to { $taker }.
judge_and_jury-told = { $told }.
judge_and_jury-keep = Leave the judges
judge_and_jury-any-colour = Any
judge_and_jury-blue = Blue
judge_and_jury-gold = Gold
judge_and_jury-red = Red
judge_and_jury-whose-will-it-be =
    { $cards ->
        [0] { $name }’s judge takes an empty pile. Whose cards will it be?
        [one] { $name }’s judge takes { $cards } card. Whose cards will it be?
       *[other] { $name }’s judge takes { $cards } cards. Whose cards will it be?
    }
judge_and_jury-whose-and-which =
    { $cards ->
        [0] You take an empty pile. Whose cards do you want, and which?
        [one] You take { $cards } card. Whose cards do you want, and which?
       *[other] You take { $cards } cards. Whose cards do you want, and which?
    }
judge_and_jury-whose = Whose cards?
judge_and_jury-which-colour = Which colour?
judge_and_jury-which-four = Which four?
judge_and_jury-ask =
    { $colour ->
        [blue] Ask { $name } for four blue
        [gold] Ask { $name } for four gold
        [red] Ask { $name } for four red
       *[any] Ask { $name } for any four
    }
judge_and_jury-they-go-to = They go to { $name }, who keeps them as won.
judge_and_jury-name-gives = { $name } gives { $what }
judge_and_jury-asks-you = { $name } asks you for { $what }
judge_and_jury-choose-which = Choose which. { $name } keeps them as won.
judge_and_jury-cards-to-give = Cards to give
judge_and_jury-pick =
    { $more ->
        [yes] Pick { $count } more
       *[no] Pick { $count }
    }
judge_and_jury-give-these = Give these { $count }
judge_and_jury-turned-one-by-one = Jurors are turned one by one.
# under the number of points; $so_far: whether jurors are still to be turned
judge_and_jury-points-with =
    { $points ->
        [one] { $so_far ->
            [yes] point so far, with { $cards }
           *[no] point, with { $cards }
        }
       *[other] { $so_far ->
            [yes] points so far, with { $cards }
           *[no] points, with { $cards }
        }
    }
judge_and_jury-own-cards =
    { $colour ->
        [gold] { $count ->
            [one] { $count } gold card
           *[other] { $count } gold cards
        }
       *[blue] { $count ->
            [one] { $count } blue card
           *[other] { $count } blue cards
        }
    }
judge_and_jury-you-win-tie = You win the tie!
judge_and_jury-name-wins-tie = { $name } wins the tie
judge_and_jury-highest-settles = The highest jury card settles it.
judge_and_jury-drawn = { $name }: { $number }

## How to play, in half a minute

judge_and_jury-tour-sides = Blue cards score for the prosecution, gold ones for the defence. You are on one of the two sides.
judge_and_jury-tour-follow = Follow the top card: same colour and not lower, or another colour and equal. A judge always may.
judge_and_jury-tour-taken = Nobody can answer your card? Then the pile is yours.
judge_and_jury-tour-judge = A judge takes the pile, and four cards from whoever you ask.
judge_and_jury-tour-research = Jury research shows you alone one of the six hidden jurors.
judge_and_jury-tour-verdict = At the verdict each card of your colour that matches a juror is a point. Three rounds, most points win.
