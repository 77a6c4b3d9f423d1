# Jeopardy! Card Game: what the host says. $colour and $kind: of a game card, as the code names
# them; money stands behind a dollar sign.

jeopardy-lacks = A match needs { $categories } categories with { $clues } clues each; the packs hold { $there }.
jeopardy-few-categories = { $players } players need { $needed } categories; the packs hold { $there }.

## What is offered

jeopardy-offer-first-youngest = Who is the youngest?
jeopardy-offer-first-captain = Who begins?
jeopardy-offer-keep = Keep { $count } for this round
jeopardy-offer-pick = Keep one, pass the rest to the left
jeopardy-offer-play = Play a card
jeopardy-offer-read = I have read it: start the clock
jeopardy-offer-answer = Your answer
jeopardy-offer-guess = I knew it: your guess
jeopardy-offer-heard = I have heard the answer
jeopardy-offer-rebound = Your answer, for half
jeopardy-offer-vote = Is it right?
jeopardy-offer-right = Right
jeopardy-offer-wrong = Wrong
jeopardy-offer-appeal = Not so? Appeal
jeopardy-offer-wager = Your wager
jeopardy-offer-response = Your response
jeopardy-offer-quick = Be quick: your response
jeopardy-offer-next = Next
jeopardy-offer-void = Void this clue
jeopardy-offer-void-asks = Another clue of the category is drawn for the same card.
jeopardy-card-worth = Worth ${ $worth } now
jeopardy-card =
    { $colour ->
        [sun] sun
        [leaf] leaf
        [wave] wave
        [bolt] bolt
        [flower] flower
       *[flame] flame
    } { $kind ->
        [bonus] bonus
        [daily_double] daily double
       *[standard] standard
    }

## Why it was ruled so

jeopardy-why-none = There is no answer.
jeopardy-why-hand = It is written by hand.
jeopardy-why-aloud = It was said aloud.
jeopardy-why-late = Time ran out.
jeopardy-why-unphrased = It was not phrased as a question.
jeopardy-why-two = With two players the host decides.
jeopardy-why-nobody = Nobody had it.
jeopardy-why-silent = Nobody ruled in time.
jeopardy-why-vote = The table voted.

## What can't be done

jeopardy-refusal-no-ruling = There is no ruling to change yet.
jeopardy-refusal-ruled-so = That is how it was ruled already.
jeopardy-refusal-in-already = This guest is in the match already.
jeopardy-refusal-begun = Round two has begun. Watch and guess along; the next match is yours.
jeopardy-refusal-full = The table is full. Watch and guess along; the next match is yours.
jeopardy-refusal-late = This guest plays from the second round on, with nothing yet.
jeopardy-refusal-not-in = This guest is not in the match.
jeopardy-refusal-left = Those who were equal have all left.
jeopardy-refusal-over = This match is over. Undo leads back into it.

## What decided the match

jeopardy-fact-dearest = Dearest clue won
jeopardy-fact-dearest-value = ${ $value } in { $category }
jeopardy-fact-streak = Longest streak
jeopardy-fact-streak-value = { $count } right in a row
jeopardy-fact-wager = Biggest final wager
jeopardy-fact-wager-value = ${ $value }
jeopardy-fact-knew = Knew it without being asked
jeopardy-fact-knew-value =
    { $count ->
        [one] { $count } clue
       *[other] { $count } clues
    }
jeopardy-fact-top = At the top
jeopardy-fact-top-value =
    { $gap ->
        [0] equal after the final
       *[other] ${ $gap } apart
    }

## The house rules: what each means, and its values

jeopardy-option-first_player = Who plays the first card. For the youngest, the captain says who that is.
jeopardy-option-first_player-random = Drawn at random
jeopardy-option-first_player-youngest = The youngest
jeopardy-option-first_player-captain = Captain picks
jeopardy-option-second_round_opener = Who opens Double Jeopardy! Values only grow, so going first is no advantage.
jeopardy-option-second_round_opener-same = Same as round one
jeopardy-option-second_round_opener-leader = The leader (fairer)
jeopardy-option-second_round_opener-next_left = Next to the left
jeopardy-option-second_round_opener-lowest_score = Lowest score
jeopardy-option-reader = Who reads the clue aloud. It always stands on the TV as well.
jeopardy-option-reader-reader = Player on the right
jeopardy-option-reader-host = The host
jeopardy-option-reader-tv = The TV alone
jeopardy-option-judging = Who says whether an answer is right. Anybody may appeal once a clue.
jeopardy-option-judging-auto = Judge, reader if unsure
jeopardy-option-judging-reader = Reader always
jeopardy-option-judging-table = Table vote
jeopardy-option-judging-host = The host
jeopardy-option-strictness = How the judge reads slips of spelling. To the letter: each one is for people to say.
jeopardy-option-strictness-normal = As at a party
jeopardy-option-strictness-kind = Kind to spelling
jeopardy-option-strictness-strict = To the letter
jeopardy-option-question_form = Answers are questions. Strict: a reminder in round one, wrong after that.
jeopardy-option-question_form-helped = The phone helps
jeopardy-option-question_form-strict = Strict, as on TV
jeopardy-option-answers = Said aloud: the reader listens and taps right or wrong.
jeopardy-option-answers-typed = Typed or drawn
jeopardy-option-answers-spoken = Said aloud
jeopardy-option-answer_seconds = Time to answer once the clue is read.
jeopardy-option-answer_seconds-15 = 15 s
jeopardy-option-answer_seconds-30 = 30 s
jeopardy-option-answer_seconds-45 = 45 s
jeopardy-option-answer_seconds-60 = 60 s
jeopardy-option-rebound = After a miss the others may answer for half; the first right answer counts.
jeopardy-option-rebound-off = Off
jeopardy-option-rebound-half = For half the value
jeopardy-option-daily_double_limit = What uses up a round's Daily Doubles: only a right answer, or playing one.
jeopardy-option-daily_double_limit-awarded = When answered right
jeopardy-option-daily_double_limit-played = When played
jeopardy-option-penniless = Guests with nothing before Final Jeopardy! wager $0, or get a small stake.
jeopardy-option-penniless-zero = Answer for honour
jeopardy-option-penniless-stake = Get $500
jeopardy-option-ties = Equal first after the final: one more clue for the tied, or all of them win.
jeopardy-option-ties-tie_break = Tie-break clue
jeopardy-option-ties-share = Share the win
jeopardy-option-absent = When a guest stays away: their card is put aside, or a stand-in plays for them.
jeopardy-option-absent-skip = Skip the turn
jeopardy-option-absent-stand_in = A stand-in plays
jeopardy-option-choose_categories = Advanced: everybody is dealt category cards and keeps some of them for the round.
jeopardy-option-choose_categories-no = Off
jeopardy-option-choose_categories-yes = On
jeopardy-option-hand_pick = Advanced: pick your hand card by card, passing the rest to the left.
jeopardy-option-hand_pick-no = Off
jeopardy-option-hand_pick-yes = On
jeopardy-option-length = Short is kind to big tables: hands of four, three of them played a round.
jeopardy-option-length-full = Five cards each
jeopardy-option-length-short = Three cards each
