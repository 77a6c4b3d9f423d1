# Jeopardy! Card Game: what its pages say. $name: a guest; $money: written with its dollar sign;
# $round: 1 or 2.

jeopardy-daily-double = Daily Double
jeopardy-bonus = Bonus
jeopardy-round =
    { $round ->
        [1] Round one
       *[2] Round two
    }
jeopardy-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
jeopardy-right = Right
jeopardy-wrong = Wrong
jeopardy-no-answer = no answer
jeopardy-aloud = said aloud
jeopardy-time-up = Time is up
jeopardy-by-hand = by hand
jeopardy-written-by-hand = written by hand
# before the sum of a rebound
jeopardy-half-of = half of { $money } =
jeopardy-seen-before = Seen before tonight: the fresh clues of this category are used up

## Whose move it is on the TV, with a few words under it

jeopardy-head-first = Who begins?
jeopardy-head-first-detail = the captain says
jeopardy-head-categories = Categories
jeopardy-head-categories-detail = everybody chooses
jeopardy-head-opening = { $name } begins
jeopardy-head-opening-detail = hands are dealt
jeopardy-head-hand = Pick and pass
jeopardy-head-hand-detail = everybody at once
jeopardy-head-card = { $name }’s turn
jeopardy-head-card-detail = picks a card
# $reader: the guest who reads the clue to $name, whose turn it is
jeopardy-head-reading-reader = { $reader } reads
jeopardy-head-reading-reader-detail = for { $name }
jeopardy-head-reading-host = For { $name }
jeopardy-head-reading-host-detail = the clue is read
jeopardy-head-reading-tv = For { $name }
jeopardy-head-reading-tv-detail = the clue is read
jeopardy-head-writing = { $name } answers
jeopardy-head-writing-detail = on the board
jeopardy-head-aloud = { $name } answers
jeopardy-head-aloud-detail = aloud
jeopardy-head-rebound = Rebound
jeopardy-head-captain = A ruling
jeopardy-head-captain-detail = by the captain
jeopardy-head-ruling = { $name } rules
jeopardy-head-ruling-detail = right or wrong?
jeopardy-head-appeal = { $name } appeals
jeopardy-head-appeal-detail = the table votes
jeopardy-head-vote = A vote
jeopardy-head-vote-detail = right or wrong?
jeopardy-head-right = { $name }
jeopardy-head-right-detail = is right
jeopardy-head-wrong = { $name }
jeopardy-head-wrong-detail = is wrong
jeopardy-head-wrote = { $name }
jeopardy-head-wrote-detail = wrote …
jeopardy-head-wagers = Final
jeopardy-head-wagers-detail = wagers in secret
jeopardy-head-final = Final
jeopardy-head-final-detail = everybody writes
jeopardy-head-close = Final
jeopardy-head-close-detail = a close answer
jeopardy-head-tie = Tie-break
jeopardy-head-tie-detail = first right wins
jeopardy-head-tie-won = { $name } wins
jeopardy-head-tie-won-detail = the tie-break
jeopardy-head-tie-open = Tie-break
jeopardy-head-tie-open-detail = nobody had it
jeopardy-caption = { $name } plays a card: its colour picks the category, the pile its worth. { $reader } reads.

## What the TV says aloud; $money: a number of dollars

jeopardy-say-category = The category of the Final is { $category }.
jeopardy-say-right = Right. { $money } dollars for { $name }.
jeopardy-say-wrong = No. { $response }.

## Before a round

jeopardy-who-youngest = Who is the youngest?
jeopardy-who-first = Who goes first?
jeopardy-who-begins = Who begins?
jeopardy-youngest-begins = The youngest begins
jeopardy-captain-says = The captain says so on the phone
jeopardy-captain-chooses = The captain is choosing.
jeopardy-tap-guest = Tap a guest.
jeopardy-choose-categories =
    { $round ->
        [1] Choose the categories of round one
       *[2] Choose the categories of round two
    }
jeopardy-everybody-keeps =
    { $count ->
        [1] Everybody keeps one in secret; then all are turned over at once
        [2] Everybody keeps two in secret; then all are turned over at once
        [3] Everybody keeps three in secret; then all are turned over at once
       *[other] Everybody keeps { $count } in secret; then all are turned over at once
    }
jeopardy-kept-secret = Kept in secret
jeopardy-being-chosen = Categories are being chosen
jeopardy-turned-over =
    { $round ->
        [1] They are turned over when everybody has chosen. Round one follows.
       *[2] They are turned over when everybody has chosen. Round two follows.
    }
jeopardy-keep =
    { $count ->
        [1] Keep one
        [2] Keep two
        [3] Keep three
       *[other] Keep { $count }
    } { $round ->
        [1] for round one
       *[2] for round two
    }
jeopardy-nobody-sees = Nobody sees which until all have chosen.
jeopardy-keep-these =
    { $count ->
        [one] Keep this one
       *[other] Keep these
    }
jeopardy-pick-more = Pick { $count } more
jeopardy-choosing = choosing
jeopardy-done = done
jeopardy-you-begin = You begin
jeopardy-begins = { $name } begins
# $why: one of jeopardy-opens-…
jeopardy-opening =
    { $round ->
        [1] { $why }. Round one: every card counts { $money }.
       *[2] { $why }. Round two: every card counts { $money }.
    }
jeopardy-opens-random = Drawn by lot
jeopardy-opens-youngest = The youngest begins
jeopardy-opens-captain = Chosen by the captain
jeopardy-opens-same = Opens again, as in round one
jeopardy-opens-leader = In the lead, so first to play
jeopardy-opens-next_left = Next to the left
jeopardy-opens-lowest_score = Lowest score begins
jeopardy-every-card =
    { $round ->
        [1] Every card in a column counts { $money }
       *[2] Everything counts double now: every card { $money }
    }

## Picking a hand

jeopardy-keep-pass-left = Keep one card, pass the rest to the left
jeopardy-keep-pass = Keep one card, pass the rest
jeopardy-pick-of = Pick { $pick } of { $picks }
jeopardy-kept = Kept
jeopardy-still-picking = The others are still picking. Then the rest is passed on.
jeopardy-tap-keep = Tap the card you want to keep.
jeopardy-swap =
    { $count ->
        [one] You swap { $count } card with { $name }
       *[other] You swap { $count } cards with { $name }
    }
# $to and $from: guests on the left and on the right
jeopardy-pass = { $count } go to { $to }, { $count } come from { $from }
jeopardy-promise =
    { $kind ->
        [bonus] Bonus: counts as two cards of its column.
        [daily_double] Daily Double: doubles what your clue is worth while one is left in the round.
       *[standard] Standard: counts as one card of its column.
    }

## The mat and the cards

# $number of $total clues of the round have begun
jeopardy-clue-of =
    { $number ->
        [0] { $total } clues to come
       *[other] clue { $number } of { $total }
    }
# $name: Daily Double, in bold
jeopardy-lamps = { $name } { $left } of { $limit } left
jeopardy-lamp = Daily Double: { $left } of { $limit } left
jeopardy-double-won = A Daily Double was just won
jeopardy-next-here = next card here
jeopardy-next-bonus = bonus
jeopardy-kind-standard = standard
jeopardy-kind-bonus = bonus
jeopardy-kind-daily_double = Daily Double
jeopardy-kind-dead = Daily Double, now a standard card
jeopardy-dead-long = now a standard card
jeopardy-dead-short = now standard
jeopardy-dead-why = Now a standard card: no Daily Double is left.
jeopardy-card-plain = { $category }, { $kind }
jeopardy-card-priced = { $category }, { $kind }, worth { $money }
jeopardy-best-plays = Your best plays as the mat lies
jeopardy-sum =
    { $count ->
        [one] First card here: { $money }
       *[other] { $count } cards × { $money }
    }
jeopardy-sum-doubled =
    { $count ->
        [one] First card here: { $money }, doubled
       *[other] { $count } cards × { $money }, doubled
    }
jeopardy-bonus-two = A bonus counts as two cards.
jeopardy-your-turn = Your turn: play a card
jeopardy-your-turn-line = Pick a colour. Longer columns pay more.
jeopardy-tap-card = Tap a card to see how it comes to its worth.
jeopardy-play-for = Play for { $money }
jeopardy-picks-card = { $name } picks a card
jeopardy-you-will-read = You read the clue to come.
jeopardy-you-can-guess = You can guess along when the clue is read.

## A clue is read

jeopardy-part-reads = { $name } reads the clue aloud
jeopardy-part-ready = { $name } gets ready
jeopardy-part-writes = { $name } writes an answer
jeopardy-part-aloud = { $name } answers aloud
jeopardy-part-again = { $name } asks again: it must be a question
jeopardy-tv-reads = The TV reads the clue
jeopardy-host-reads = The host reads the clue
jeopardy-you-read = You read for { $name }
jeopardy-read-then = Read it aloud, then start the clock.
jeopardy-hold-response = Hold for the response
jeopardy-hold-hint = Let go and it is covered again.
jeopardy-get-ready = Get ready to answer
jeopardy-answers-soon = { $name } answers soon
jeopardy-clock-starts = The clock starts when the clue is read.
jeopardy-start-clock = Start the clock now
jeopardy-void-question = Void this clue?
jeopardy-void-yes = Void it

## Answers

jeopardy-leads = Start as a question
# how an answer may begin; the rest is typed after it
jeopardy-lead-what = What is …
jeopardy-lead-who = Who is …
# an answer that was not a question
jeopardy-as-question = What is { $answer }?
jeopardy-must-question = It must be a question. Start with “What is” or “Who is”, and send it again.
jeopardy-wants-question = This table wants a question: What is …?
jeopardy-lead-added = “What is” is added for you.
jeopardy-answer-in = Your answer is in
jeopardy-say-it = Say it aloud
jeopardy-say-it-line = As a question: “What is …?” { $name } listens and taps.
jeopardy-listen = Listen to { $name }
jeopardy-listen-rule = What was said aloud: right or wrong?
jeopardy-listen-tap = Tap when the answer is said, then say whether it was right.
jeopardy-answers-aloud = { $name } answers aloud
jeopardy-is-writing = { $name } is writing
jeopardy-you-may-rule = You read this one. If it is close, you rule.
jeopardy-know-it = Do you know it?
jeopardy-know-it-line = { $name } answers. Your guess pays nothing, and counts at the end.
jeopardy-guess-in = Your guess is in: { $guess }
jeopardy-guess-along = Everybody else: guess along on your phone
jeopardy-have-guessed =
    { $count ->
        [one] has a guess in
       *[other] have a guess in
    }
jeopardy-you-wrote = You wrote
jeopardy-wrote = { $name } wrote
jeopardy-said-aloud = { $name } said it aloud.
jeopardy-wrote-nothing = { $name } wrote nothing.

## A rebound

jeopardy-others =
    { $count ->
        [0] nobody else
        [one] one other
       *[other] { $count } others
    }
# $names: those who may answer, $count of them
jeopardy-may-answer =
    { $count ->
        [one] { $names } may answer for { $money }.
       *[other] { $names } may answer for { $money }.
    }
jeopardy-others-may-answer =
    { $count ->
        [0] Nobody else may answer for { $money }.
        [one] One other may answer for { $money }.
       *[other] { $count } others may answer for { $money }.
    }
jeopardy-answers-in =
    { $all ->
        [one] { $count } of { $all } answer in
       *[other] { $count } of { $all } answers in
    }
jeopardy-missed-with = { $name } missed with
jeopardy-not-this-time = Not this time
jeopardy-a-rebound = A rebound
jeopardy-your-chance = Your chance: { $money }
jeopardy-your-chance-line = Half its worth for the first right answer. A miss costs nothing.
jeopardy-first-takes-it = The first right one takes it.

## Ruling and voting

jeopardy-you-rule = You rule
jeopardy-rules = { $name } rules
jeopardy-captain-rules = The captain rules
jeopardy-same-thing-long = Is it the same thing?
jeopardy-is-that-right = Is that right?
jeopardy-at-stake = At stake: { $money }
jeopardy-you-appeal = You appeal
jeopardy-appeals = { $name } appeals
jeopardy-appeals-now = { $name } appeals.
jeopardy-ruled-right = It was ruled right. A tie leaves it as it was.
jeopardy-ruled-wrong = It was ruled wrong. A tie leaves it as it was.
jeopardy-table-judges = The table judges
jeopardy-table-judges-now = The table judges.
jeopardy-tie-right = A tie counts as right.
jeopardy-tie-leaves = A tie leaves it as it was.
jeopardy-same-thing = Same thing?
jeopardy-vote-same = Same thing? Vote on your phone.
jeopardy-vote-right-wrong = Right or wrong? Vote on your phone.
jeopardy-vote-right = right
jeopardy-vote-wrong = wrong
jeopardy-you-voted = You voted { $vote }.
jeopardy-votes-in = { $count } of { $voters } are in.
jeopardy-have-voted = { $count } of { $voters } have voted.
jeopardy-has-voted = { $name } has voted
jeopardy-not-voted = { $name } has not voted yet
jeopardy-card-says = The card says { $response }
jeopardy-the-card-says = The card says

## What came of it

jeopardy-you-won = You won { $money }
jeopardy-you-missed = You missed { $money }
jeopardy-won = { $name } won { $money }
jeopardy-missed = { $name } missed { $money }
jeopardy-stays-at = { $name } stays at { $money }
jeopardy-knew-too =
    { $count ->
        [one] knew it too
       *[other] knew it too
    }
jeopardy-you-knew = You knew it too.
jeopardy-the-vote = The vote: { $right } right, { $wrong } wrong.
jeopardy-appeal-phone = Not so? Appeal by phone
jeopardy-by-reader = { $name } ruled
jeopardy-by-vote = The table voted: { $right } right, { $wrong } wrong
jeopardy-by-host = The captain ruled
jeopardy-by-clock = The clock ran out

## Final Jeopardy!

jeopardy-final-over = Final: the category is
jeopardy-final-category = Final: the category
jeopardy-bet-secret = Bet in secret, from nothing to everything. The clue comes next.
jeopardy-betting = betting
jeopardy-sealed = sealed
jeopardy-writing = writing
jeopardy-locked-in = locked in
jeopardy-dare = Final: how much do you dare?
jeopardy-dare-line = This is the category. The clue comes next.
jeopardy-your-wager = Your wager
jeopardy-hold-wager = Hold for your wager
jeopardy-if-right = If right
jeopardy-if-wrong = If wrong
jeopardy-cover = Cover it now
jeopardy-uncover = Uncover to change it
jeopardy-wager-covered = Your wager is covered
jeopardy-wager-sealed = Your wager is sealed. The clue comes when all are.
jeopardy-wagers-sealed = Wagers are being sealed.
jeopardy-final-written = Final answers are being written
jeopardy-lowest-first = The boards are turned lowest first.
jeopardy-is-right = Is this right?
# answer $number of $total
jeopardy-is-right-line =
    { $total ->
        [one] Somebody wrote it; whose it is, nobody is told.
       *[other] Somebody wrote it; whose it is, nobody is told. Answer { $number } of { $total }.
    }
jeopardy-close-judged = A close answer is being judged
jeopardy-one-close =
    { $total ->
        [one] One answer is close.
       *[other] One answer is close ({ $number } of { $total }).
    }
jeopardy-others-vote = The others see it on their phones, without a name, and vote.
jeopardy-somebody-wrote = Somebody wrote
# before the response
jeopardy-category = { $category }:
jeopardy-your-board = Your board
jeopardy-board = { $name }’s board
jeopardy-yours-to-come = Yours is still to come.
jeopardy-to-come =
    { $count ->
        [0] That was the last.
       *[other] { $count } still to come.
    }
jeopardy-with = with { $money }
jeopardy-bet = bet

## A tie-break

jeopardy-tie-price = Tie-break { $number } of { $most }: the first right answer wins
jeopardy-tie-line = Tie-break { $number } of { $most }: the first right answer wins.
jeopardy-be-first = Be right, and be first
jeopardy-tie-is-broken = The tie is broken
jeopardy-nobody-right = Nobody was right
jeopardy-you-first = You were right first
jeopardy-right-first = { $name } was right first

## How to play in half a minute

jeopardy-tour-card = Play a card: its colour picks the category.
jeopardy-tour-worth = Each card in the column adds $100, in round two $200. Long columns pay.
jeopardy-tour-clue = The guest on your right reads you the clue.
jeopardy-tour-answer = Answer with a question. A miss costs nothing but the turn.
jeopardy-tour-special = A bonus counts as two cards, and a Daily Double doubles your clue.
jeopardy-tour-final = At the end all bet in secret on one last clue. The most money wins!
jeopardy-tour-flame = Food
jeopardy-tour-sun = Places
jeopardy-tour-leaf = Nature
jeopardy-tour-wave = Seas
jeopardy-tour-bolt = Science
jeopardy-tour-flower = Art
jeopardy-tour-sample = This planet is known for its rings
jeopardy-tour-response = What is Saturn?
