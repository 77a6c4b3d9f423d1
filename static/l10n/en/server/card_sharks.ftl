# Card Sharks: what the host says.

## Offers

card_sharks-who-is-emcee = Who is the emcee?
card_sharks-go-on = Go on
card_sharks-next = Next
card_sharks-show = Show the figure
card_sharks-void = Void this poll
card_sharks-void-asks = Its guess is lost. Another poll takes its place.
card_sharks-hold = Hold the show
card_sharks-how-many = How many of a hundred?
card_sharks-advice = Your advice
card_sharks-figure-is = The figure is …
card_sharks-next-card = The next card is …
card_sharks-higher = Higher
card_sharks-lower = Lower
card_sharks-none-higher = Nothing is higher than an ace.
card_sharks-none-lower = Nothing is lower than a two.
card_sharks-side-bet = Your side bet
card_sharks-advice-and-bet = Your advice, and your side bet
card_sharks-keep = Keep it
card_sharks-change = Change it
card_sharks-freeze = Freeze
card_sharks-play = Play my cards
card_sharks-pass = Pass to the other side
card_sharks-on-higher = On higher
card_sharks-on-lower = On lower
card_sharks-change-card = Change this card
card_sharks-cash-out = Cash out { $bank }

## Refusals

card_sharks-no-cash-out = You can cash out before the last card.
card_sharks-no-freeze-sudden = In sudden death nobody can freeze.
card_sharks-no-freeze-changed = You changed the base card, so you must play on.
card_sharks-no-freeze-yet = You can freeze after one right call.
card_sharks-no-rulings = Nothing is ruled on here. You can void a poll, or take back a step.
card_sharks-not-in = This guest is not in the match.
card_sharks-in-already = This guest is in the match already.
card_sharks-no-turn-yet = This guest has not had a turn yet, and has nothing till then.
card_sharks-over = This match is over. Undo leads back into it.
card_sharks-lacks = A match needs { $needed } polls; the packs hold { $polls }.
card_sharks-king-needs = A king of the hill needs { $guests } guests.
card_sharks-emcee-needs = With an emcee of your own it takes { $guests } guests.

## Facts for the podium

card_sharks-fact-shark = Sharpest side bets
card_sharks-fact-shark-value =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
card_sharks-fact-guess = Closest guess
card_sharks-fact-guess-exact = { $guess }, to the point
card_sharks-fact-guess-off = { $guess }; it was { $figure }
card_sharks-fact-run = Longest run
card_sharks-fact-run-value = { $count } in a row
card_sharks-fact-bet = Biggest bet won
card_sharks-fact-bold = Against the odds
card_sharks-fact-bold-value = right at { $chance } %

## House rules

card_sharks-option-party = How more than two play: red against blue, or the winner stays and the next challenges.
card_sharks-option-party-teams = Two teams
card_sharks-option-party-king_of_the_hill = King of the hill
card_sharks-option-emcee = Who leads through the show. A guest as emcee reads the polls and alone has the key.
card_sharks-option-emcee-automatic = The laptop
card_sharks-option-emcee-human = A guest
card_sharks-option-match = How many rows win a place at the Money Cards. A king of the hill always plays one.
card_sharks-option-match-one_round = One round
card_sharks-option-match-best_of_three = Best of three
card_sharks-option-third_round = How long the rows of a third round are, where there is one.
card_sharks-option-third_round-same = As long as the others
card_sharks-option-third_round-three_cards = Three cards
card_sharks-option-row = How long a row is. Five is quicker.
card_sharks-option-row-7 = Seven cards
card_sharks-option-row-5 = Five, as in the old days
card_sharks-option-sudden_death_question = Which question of a round is sudden death: from there on one miss decides.
card_sharks-option-sudden_death_question-5 = The fifth
card_sharks-option-sudden_death_question-4 = The fourth
card_sharks-option-sudden_death_question-3 = The third
card_sharks-option-freeze = When a row may be frozen. Always: also before the first call, which blocks the others.
card_sharks-option-freeze-after_a_call = After one right call
card_sharks-option-freeze-always = Always
card_sharks-option-exact_match = What a guess earns that is exactly right. The money is paid at the end.
card_sharks-option-exact_match-control = The cards
card_sharks-option-exact_match-bonus = The cards and $500
card_sharks-option-money_equal = What two equal Money Cards in a row do to the bet.
card_sharks-option-money_equal-lose = Loses the bet
card_sharks-option-money_equal-push = Nothing happens
card_sharks-option-cash_out = When one may stop and keep the bank of the Money Cards.
card_sharks-option-cash_out-last_card = Before the last card
card_sharks-option-cash_out-any_time = Before any card
card_sharks-option-odds = Whether screens tell how likely higher and lower are, by the cards that have been seen.
card_sharks-option-odds-no = Hidden
card_sharks-option-odds-yes = Shown
card_sharks-option-absent = When a guest stays away with nobody in the team: time runs out, or a stand-in plays.
card_sharks-option-absent-skip = Time decides
card_sharks-option-absent-stand_in = A stand-in plays
