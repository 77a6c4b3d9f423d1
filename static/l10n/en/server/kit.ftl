# What pieces say that several titles share.

# $colour: all who came first are of this team
kit-team =
    { $colour ->
        [red] The red team
        [blue] The blue team
        [green] The green team
       *[purple] The purple team
    }

## What house rules are called, by their names

kit-rule-first_player = First player
kit-rule-second_round_opener = Second round opener
kit-rule-reader = Reader
kit-rule-judging = Judging
kit-rule-strictness = Strictness
kit-rule-question_form = Answers as questions
kit-rule-answers = Answers
kit-rule-answer_seconds = Time to answer
kit-rule-rebound = Rebound
kit-rule-daily_double_limit = Daily Double limit
kit-rule-penniless = Penniless
kit-rule-ties = Ties
kit-rule-absent = If a guest is away
kit-rule-choose_categories = Choose categories
kit-rule-hand_pick = Hand pick
kit-rule-length = Length of the match
kit-rule-ken_strength = Ken’s strength
kit-rule-team_answer = A team’s answer
kit-rule-duel_bonus = Duel bonus
kit-rule-losses = Losses
kit-rule-challenge_all = Challenge all
kit-rule-ken_spaces = Ken’s spaces
kit-rule-colour_bonus = Colour bonus
kit-rule-finish_round = Finish the round
kit-rule-ken_talks = Ken talks
kit-rule-party = Who plays whom
kit-rule-emcee = Emcee
kit-rule-match = Length of the match
kit-rule-third_round = Third round
kit-rule-row = Length of a row
kit-rule-sudden_death_question = Sudden death question
kit-rule-freeze = Freeze
kit-rule-exact_match = Exact match
kit-rule-money_equal = Money Cards, equal card
kit-rule-cash_out = Cash out
kit-rule-odds = Show the odds
kit-rule-rounds = Rounds
kit-rule-deck = Deck
kit-rule-red_cards = Red cards
kit-rule-sides = Sides
kit-rule-judge_opens = A judge on an empty pile
kit-rule-four_cards = Four cards
kit-rule-refill = Refill
kit-rule-won_piles = Won piles
