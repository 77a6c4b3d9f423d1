# Can You Beat Ken?: what its pages say. $name: a guest, a team or Ken; $money: written with its
# dollar sign; $side: a track by its colour (red, blue, green, purple).

beat_ken-topic-red = Pop culture
beat_ken-topic-orange = Science
beat_ken-topic-green = Geography
beat_ken-topic-blue = History
beat_ken-topic-purple = Arts & letters
beat_ken-topic-brown = Sports & games
beat_ken-topic-star = { $topic }, a star
beat_ken-kind-regular = Regular
beat_ken-kind-double = Double
beat_ken-kind-triple = Triple
beat_ken-kind-duel = Challenge 1-on-1
beat_ken-kind-all = Challenge All
beat_ken-kind-star = Can you beat Ken?
beat_ken-team =
    { $side ->
        [red] Red team
        [blue] Blue team
        [green] Green team
       *[purple] Purple team
    }
beat_ken-side =
    { $side ->
        [red] Red
        [blue] Blue
        [green] Green
       *[purple] Purple
    }
beat_ken-side-track =
    { $side ->
        [red] red track
        [blue] blue track
        [green] green track
       *[purple] purple track
    }
beat_ken-opens-random = Drawn by lot
beat_ken-opens-youngest = The youngest begins
beat_ken-opens-captain = Chosen by the captain
beat_ken-right = right
beat_ken-wrong = wrong
beat_ken-Right = Right
beat_ken-Wrong = Wrong
beat_ken-worth = Right: +{ $money }.
beat_ken-worth-ken = Right: +{ $money }, { $bonus } more if Ken misses.
beat_ken-worth-risk = Right: +{ $money }. Wrong: −{ $money }.
beat_ken-worth-risk-ken = Right: +{ $money }, { $bonus } more if Ken misses. Wrong: −{ $money }.

## Whose move it is on the TV, with a few words under it

beat_ken-head-first = Who begins?
beat_ken-head-first-detail = the captain says
beat_ken-head-opening = { $name } begins
beat_ken-head-opening-detail = Ken comes last
beat_ken-head-kens-turn = Ken’s turn
beat_ken-head-anybody = anybody spins for him
beat_ken-head-may-be-it = this may be it
beat_ken-head-spins = spins
beat_ken-head-skipped = is skipped
beat_ken-head-challenges = names a challenge
beat_ken-head-close-captain = A close one
beat_ken-head-close-captain-detail = the captain says
beat_ken-head-close-table = A close one
beat_ken-head-close-table-detail = the table votes
beat_ken-head-boards = Boards up!
beat_ken-head-boards-detail = all at once
beat_ken-head-answer = The answer
beat_ken-head-answer-detail = Ken’s board is still down
beat_ken-head-won = { $name } wins!
beat_ken-head-won-detail = first to the end
beat_ken-head-out = Chips climb
beat_ken-head-out-detail = Ken sat this one out
beat_ken-head-ken-too = Ken knew it
beat_ken-head-ken-too-detail = and was not alone
beat_ken-head-ken-alone = Ken knew it
beat_ken-head-ken-alone-detail = nobody else did
beat_ken-head-nobody = Ken missed too
beat_ken-head-nobody-detail = nobody had it
beat_ken-head-missed = Ken missed!
beat_ken-beat-names =
    { $count ->
        [one] { $names } beat Ken
       *[other] { $names } beat Ken
    }
beat_ken-beat = { $count } beat Ken
beat_ken-turn = { $name }’s turn
beat_ken-against = { $name } against { $other }
beat_ken-caption-spin = Tap Spin on any phone: Ken has no fingers to spare.
beat_ken-caption-along = Just for fun, { $names } had it as well.

## What the TV says aloud

beat_ken-say-answer = The answer is { $answer }.
beat_ken-say-wins = { $name } wins.
beat_ken-say-ken-right = Ken was right.
beat_ken-say-ken-wrote = Ken wrote { $answer }.

## What Ken says, by the moment

beat_ken-ken-opening-1 = Shall we?
beat_ken-ken-opening-2 = Good luck, all!
beat_ken-ken-opening-3 = My tie is ready.
beat_ken-ken-waiting-1 = Take your time.
beat_ken-ken-waiting-2 = I like this one.
beat_ken-ken-waiting-3 = Spin it well.
beat_ken-ken-waiting-4 = Nice table.
beat_ken-ken-waiting-5 = No hurry.
beat_ken-ken-gone-1 = Did I scare somebody?
beat_ken-ken-gone-2 = I can wait.
beat_ken-ken-gone-3 = Back soon, I hope.
beat_ken-ken-mine-1 = My turn!
beat_ken-ken-mine-2 = Somebody spin for me?
beat_ken-ken-mine-3 = Watch this.
beat_ken-ken-near-1 = I can smell the finish.
beat_ken-ken-near-2 = One good answer …
beat_ken-ken-near-3 = Almost there.
beat_ken-ken-dared-1 = Me? With pleasure.
beat_ken-ken-dared-2 = Very brave.
beat_ken-ken-dared-3 = Let’s see.
beat_ken-ken-duel-1 = I just watch.
beat_ken-ken-duel-2 = Go on, you two.
beat_ken-ken-duel-3 = A duel! Lovely.
beat_ken-ken-thinking-1 = Hm …
beat_ken-ken-thinking-2 = You sure?
beat_ken-ken-thinking-3 = I have an idea.
beat_ken-ken-thinking-4 = Tricky.
beat_ken-ken-thinking-5 = Let me write.
beat_ken-ken-vote-1 = I stay out of this.
beat_ken-ken-vote-2 = Be kind. Or not.
beat_ken-ken-vote-3 = A hard one to call.
beat_ken-ken-right-1 = Of course!
beat_ken-ken-right-2 = As I thought.
beat_ken-ken-right-3 = Lucky me.
beat_ken-ken-right-4 = I read about that.
beat_ken-ken-wrong-1 = Oh dear!
beat_ken-ken-wrong-2 = I knew that. Almost.
beat_ken-ken-wrong-3 = Well, well.
beat_ken-ken-wrong-4 = That was sneaky.
beat_ken-ken-won-1 = Good game, everybody!
beat_ken-ken-won-2 = Thank you, thank you.
beat_ken-ken-lost-1 = You beat me. Bravo!
beat_ken-ken-lost-2 = Well played!

## The board, the spinner and the money tracks

beat_ken-start = Start
beat_ken-start-flag = START
# $ground: star, plain, yellow or a track's colour
beat_ken-board =
    { $ground ->
        [star] The board. The token is on space { $space }: a star, { $topic }
        [yellow] The board. The token is on space { $space }: yellow, { $topic }
        [red] The board. The token is on space { $space }: red, { $topic }
        [blue] The board. The token is on space { $space }: blue, { $topic }
        [green] The board. The token is on space { $space }: green, { $topic }
        [purple] The board. The token is on space { $space }: purple, { $topic }
       *[plain] The board. The token is on space { $space }: plain, { $topic }
    }
beat_ken-spinner = The spinner
beat_ken-spinner-at = The spinner points at { $kind } { $steps }
beat_ken-sector-double = DOUBLE
beat_ken-sector-triple = TRIPLE
beat_ken-sector-duel = 1-ON-1
beat_ken-sector-all = ALL
beat_ken-track-parked = parked
beat_ken-track-away = away
beat_ken-can-win = { $name } can win this turn
beat_ken-can-win-short = { $name } can win
beat_ken-first-to = First to { $money } wins
beat_ken-you = You
beat_ken-your-team = Your team
beat_ken-your-track = Your track

## Who begins

beat_ken-smartest = The smartest first?
beat_ken-who-youngest = Who is the youngest?
beat_ken-who-first = Who spins first?
beat_ken-who-begins = Who begins?
beat_ken-youngest-begins = The youngest begins
beat_ken-captain-chooses = The captain is choosing.
beat_ken-captain-on-phone = The captain says so on the phone
beat_ken-tap-guest = Tap a guest.
beat_ken-you-first = You spin first
beat_ken-spins-first = { $name } spins first
# $why: one of beat_ken-opens-…
beat_ken-opening = { $why }. Ken is last in every round.
beat_ken-ken-knows = Ken knows { $count } of 100 questions.
beat_ken-ken-knows-so-much = Ken knows { $count } of 100 questions
# faces may follow
beat_ken-you-play = You play on the { $track }.

## A turn

beat_ken-coming-up = Coming up
beat_ken-your-teams-turn = Your team’s turn
beat_ken-somebody-spins = Somebody spins for him.
beat_ken-spins = { $name } spins.
beat_ken-spin-for-ken = Spin for Ken
beat_ken-anybody-flick = Anybody may: flick the arrow, or press Spin.
beat_ken-your-turn = Your turn!
beat_ken-flick-line = Flick the arrow, or press Spin.
beat_ken-flick = Flick the arrow
beat_ken-not-here = { $name } is not here
beat_ken-parked = The track is parked until somebody is back.
beat_ken-skipped = The turn is skipped: { $skips } of { $most }.
beat_ken-token-stays = The turn is skipped and the token stays.
beat_ken-then-parked = { $skips } of { $most }, then the track is parked
beat_ken-steps-on =
    { $count ->
        [one] { $count } space on.
       *[other] { $count } spaces on.
    }
beat_ken-spaces =
    { $count ->
        [one] space
       *[other] spaces
    }
beat_ken-star = star
beat_ken-own = own colour
beat_ken-own-colour = Your own colour: { $money }
beat_ken-colour-of = The colour of { $name }: { $money }
beat_ken-asked = { $topic } is asked
beat_ken-asked-star = { $topic } on a star: can you beat Ken?
beat_ken-then-end = That is the end of the track!
beat_ken-then-everybody = Everybody is challenged, for three.
beat_ken-then-you = You may wager next.
beat_ken-then-names = { $name } names a wager.
beat_ken-then-all = Everybody answers.
beat_ken-is-there = { $name } is there: { $money }!
beat_ken-star-and-challenge = A star and a challenge: everybody is in it, Ken too.
beat_ken-star-against = A star: { $name } against Ken!
beat_ken-challenges-one = { $name } challenges one of you, or Ken.
beat_ken-challenges-all = { $name } challenges everybody.

## A challenge

beat_ken-may-ken = Against Ken, for one, two or three.
beat_ken-may-all = Against everybody, for one, two or three.
# $names: “Ann, Ben or Ken”
beat_ken-may-one = Against { $names }, for one, two or three.
beat_ken-names-whom = { $name } names whom, and for how much.
beat_ken-names-wager = { $name } names the wager.
beat_ken-challenge-who = Challenge who?
beat_ken-you-against-ken = You against Ken.
beat_ken-everybody-in = Everybody is in it.
beat_ken-how-much = For how much?
beat_ken-leads-with = { $money }, leads
beat_ken-risk = { $topic }. Right goes forward, wrong goes back.
beat_ken-bonus = { $money } more if Ken misses.
beat_ken-choose-first = Choose first
beat_ken-challenge = Challenge { $name } for { $money }
beat_ken-challenge-all = Challenge everybody for { $money }

## A question

beat_ken-challenges = challenges
beat_ken-everybody-answers = everybody answers
beat_ken-all-but-ken-answer = everybody but Ken answers
beat_ken-everybody-is-in = everybody is in it
beat_ken-all-but-ken-in = everybody but Ken is in it
beat_ken-for = for { $money }
beat_ken-seen-before = Seen before in this match: the fresh ones of this colour are used up
beat_ken-reads = { $name } reads
beat_ken-reads-aloud = { $name } reads aloud and starts the clock
beat_ken-you-read = You read aloud
beat_ken-then-clock = Then start the clock.
beat_ken-get-ready = Get ready to write.
beat_ken-may-along = You may answer along for fun.
beat_ken-ready = ready
beat_ken-writing = writing
beat_ken-some-wrote = { $count } of { $all } have written
beat_ken-along-for-fun = just for fun
beat_ken-more-for-fun = +{ $count } just for fun
beat_ken-majority = The most frequent answer of your team counts; a tie goes to the lead.
beat_ken-you-lead = You lead: your board is your team’s.
beat_ken-leads = { $name } leads and sees what you write.
beat_ken-locked-in = Locked in.
beat_ken-all-at-once = All boards are turned at once.
beat_ken-team-answered = Your team has answered.
beat_ken-for-fun = Just for fun
# $names: who answers, $count sides
beat_ken-for-fun-line =
    { $count ->
        [one] { $names } answers. Would you beat Ken?
       *[other] { $names } answer. Would you beat Ken?
    }
beat_ken-answer-in = Your answer is in: { $answer }
beat_ken-void-question = Void this question?
beat_ken-void-hint = Another question of the same colour follows, for the same money.
beat_ken-void-yes = Void it

## In doubt

beat_ken-is-right = Is this right?
beat_ken-nobody-told = Nobody is told whose it is.
beat_ken-even = The table was even.
beat_ken-you-decide = You decide
beat_ken-captain-decides = The captain decides
beat_ken-somebody-wrote = Somebody wrote
beat_ken-card-says = The card says { $answer }
beat_ken-you-voted = You voted { $vote }. { $count } of { $voters } are in.
beat_ken-on-phones = Somebody’s board is on your phones. Is it right?
beat_ken-vote-phones = Vote on your phones
beat_ken-captain-says = The captain says
beat_ken-tie-captain = A tie: the captain says
beat_ken-right-or-wrong = right or wrong?
beat_ken-number-of = { $number } of { $total }

## The boards

beat_ken-boards-up = Boards up!
beat_ken-the-answer = The answer
beat_ken-answer-is = The answer is { $answer }
beat_ken-right-now = Right!
beat_ken-not-this-time = Not this time
beat_ken-you-had-it = You had it!
beat_ken-you-win = You win!
beat_ken-wins = { $name } wins!
beat_ken-ken-last = Ken’s board comes last.
beat_ken-ken-wrote-right = Ken wrote { $answer }: right.
beat_ken-ken-wrote-wrong = Ken wrote { $answer }: wrong.
beat_ken-would-have = You would have beaten Ken!
beat_ken-chip-stays = Your chip stays
beat_ken-ken-beaten = { $money }, Ken beaten
beat_ken-no-change = no change
beat_ken-not-in-it = not in it
beat_ken-nothing = nothing
beat_ken-with-bonus = with { $money } for beating Ken
beat_ken-count-right = { $name } is right
beat_ken-count-wrong = { $name } is wrong

## How to play in half a minute

beat_ken-tour-spin = Spin: the token moves for all. Where it stops, everybody is asked.
beat_ken-tour-write = All write at once, and so does Ken.
beat_ken-tour-boards = Whoever is right climbs. Right when Ken is wrong: $100,000 more.
beat_ken-tour-own = Your own colour earns $300,000 at once.
beat_ken-tour-dare = In a challenge you bet first. Right goes up, wrong goes down.
beat_ken-tour-win = First at the top wins, on a turn of their own. Watch Ken!
beat_ken-tour-sample = Which planet is known for its rings?
beat_ken-tour-right = Saturn
beat_ken-tour-wrong = Jupiter
beat_ken-tour-kens = Neptune
