# Can You Beat Ken?: what the host says. $side: a track by its colour (red, blue, green, purple),
# ken, or all; money stands behind a dollar sign.

beat_ken-lacks = A match needs { $needed } questions of each colour; of { $dot } the packs hold { $there }.

## What is offered

beat_ken-offer-first-youngest = Who is the youngest?
beat_ken-offer-first-captain = Who begins?
beat_ken-offer-next = Next
beat_ken-offer-spin = Spin
beat_ken-offer-spin-ken = Spin for Ken
beat_ken-offer-challenge = Your challenge
beat_ken-offer-wager =
    { $side ->
        [ken] Ken for ${ $money }
        [red] Red for ${ $money }
        [blue] Blue for ${ $money }
        [green] Green for ${ $money }
        [purple] Purple for ${ $money }
       *[all] Everybody for ${ $money }
    }
beat_ken-offer-read = I have read it: start the clock
beat_ken-offer-void = Void this question
beat_ken-offer-guess = Answer along for fun
beat_ken-offer-alone = Your answer
beat_ken-offer-lead = Your team’s board
beat_ken-offer-idea = Your idea
beat_ken-offer-vote = Is it right?
beat_ken-offer-right = Right
beat_ken-offer-wrong = Wrong
beat_ken-offer-ruling = Change a ruling
# $word: right or wrong
beat_ken-offer-count = Count { $side } as { $word }

## Why it was ruled so

beat_ken-why-none = There is no answer.
beat_ken-why-hand = It is written by hand.

## What can't be done

beat_ken-refusal-no-ruling = There is no ruling to change yet.
beat_ken-refusal-ruled-so = That is how it was ruled already.
beat_ken-refusal-not-in = This guest is not in the match.
beat_ken-refusal-in-already = This guest is in the match already.
beat_ken-refusal-several = Several answers were ruled on. Undo to the boards; each has its own ruling there.
beat_ken-refusal-one-track = Change a ruling of one track: the choice is on the host's page.
beat_ken-refusal-no-track = This guest has no track yet.
beat_ken-refusal-steps = Money goes in steps of ${ $money } here, one space each.
beat_ken-refusal-over = This match is over. Undo leads back into it.

## What decided the match

beat_ken-fact-came = Ken came { $place }th
beat_ken-fact-came-value = ${ $money }
beat_ken-fact-beat = Beat Ken most often
beat_ken-fact-beat-value =
    { $count ->
        [one] { $count } time
       *[other] { $count } times
    }
beat_ken-fact-dare = Boldest challenge
beat_ken-fact-dare-value = ${ $money } won
beat_ken-fact-streak = Longest streak
beat_ken-fact-streak-value = { $count } right in a row
beat_ken-fact-would = Would have beaten Ken
beat_ken-fact-would-value =
    { $count ->
        [one] { $count } time
       *[other] { $count } times
    }
beat_ken-fact-kens = Ken knew
beat_ken-fact-kens-value = { $right } of { $asked } questions
# $value: one of the above; $count: how many did that
beat_ken-fact-crowd = { $value }, by { $count } guests

## The house rules: what each means, and its values

beat_ken-option-length = How far it is to the end. A full match takes about half an hour, a short one half that.
beat_ken-option-length-full = To $2.6 million
beat_ken-option-length-short = Short: to $1.3 million
beat_ken-option-ken_strength = Guests who know half the answers beat a normal Ken four times in ten, a champion twice.
beat_ken-option-ken_strength-gentle = Gentle: knows 75 %
beat_ken-option-ken_strength-normal = Normal: 80 %
beat_ken-option-ken_strength-tough = Tough: 85 %
beat_ken-option-ken_strength-champion = Champion: 90 %
beat_ken-option-first_player = Who spins first. The printed rule says the smartest; let nobody fight over that.
beat_ken-option-first_player-random = Drawn at random
beat_ken-option-first_player-captain = Captain picks
beat_ken-option-first_player-youngest = The youngest
beat_ken-option-reader = The question always stands on the TV. A guest to the right of the spinner may read it.
beat_ken-option-reader-tv = The TV alone
beat_ken-option-reader-reader = A guest reads aloud
beat_ken-option-answer_seconds = Time to write once the question is up.
beat_ken-option-answer_seconds-30 = 30 s
beat_ken-option-answer_seconds-45 = 45 s
beat_ken-option-answer_seconds-60 = 60 s
beat_ken-option-answer_seconds-90 = 90 s
beat_ken-option-judging = Who says whether an answer is right. The table votes without knowing whose it is.
beat_ken-option-judging-auto = Judge, table if unsure
beat_ken-option-judging-table = Table vote always
beat_ken-option-judging-host = The host
beat_ken-option-strictness = How the judge reads slips of spelling. To the letter: each one is for people to say.
beat_ken-option-strictness-normal = As at a party
beat_ken-option-strictness-kind = Kind to spelling
beat_ken-option-strictness-strict = To the letter
beat_ken-option-team_answer = What a track of several guests holds up. The lead changes with every question.
beat_ken-option-team_answer-lead = The lead decides
beat_ken-option-team_answer-majority = Most frequent answer
beat_ken-option-duel_bonus = Beating Ken earns $100,000 more. Any time: also in a duel that he is not in.
beat_ken-option-duel_bonus-with_ken = Only if Ken takes part
beat_ken-option-duel_bonus-any_time = Any time
beat_ken-option-losses = How far a lost challenge can push you back.
beat_ken-option-losses-floor = Stop at Start
beat_ken-option-losses-debt = Go into debt
beat_ken-option-challenge_all = Whether a Challenge All on a guest's turn includes Ken.
beat_ken-option-challenge_all-with_ken = With Ken
beat_ken-option-challenge_all-humans = Guests only
beat_ken-option-ken_spaces = Four spaces are painted yellow: landing there on his turn earns Ken $300,000.
beat_ken-option-ken_spaces-none = None
beat_ken-option-ken_spaces-yellow = Four spaces
beat_ken-option-colour_bonus = Whether the $300,000 for landing on your own colour can win at once, or you must answer.
beat_ken-option-colour_bonus-wins = Can win
beat_ken-option-colour_bonus-stops = Stops before the gate
beat_ken-option-finish_round = Whether those after the first to arrive still have their turn. Both may win then.
beat_ken-option-finish_round-no = Ends at once
beat_ken-option-finish_round-yes = Round is finished
beat_ken-option-absent = When a guest stays away: their turn is skipped, or a stand-in plays for them.
beat_ken-option-absent-skip = Skip the turn
beat_ken-option-absent-stand_in = A stand-in plays
beat_ken-option-ken_talks = Whether Ken has something to say about it all.
beat_ken-option-ken_talks-no = Silent
beat_ken-option-ken_talks-yes = Talks
