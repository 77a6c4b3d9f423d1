# Card Sharks: what its pages say. $name, $other: a guest or a side; $rank: 2 to 14, 11 is a jack;
# $call: higher or lower; $amount: money as it is written.

card_sharks-rank =
    { $rank ->
        [11] jack
        [12] queen
        [13] king
        [14] ace
       *[other] { $rank }
    }
# a card as one calls it out
card_sharks-a-rank =
    { $rank ->
        [8] an 8
        [11] a jack
        [12] a queen
        [13] a king
        [14] an ace
       *[other] a { $rank }
    }
card_sharks-A-rank =
    { $rank ->
        [8] An 8
        [11] A jack
        [12] A queen
        [13] A king
        [14] An ace
       *[other] A { $rank }
    }
card_sharks-Rank =
    { $rank ->
        [11] Jack
        [12] Queen
        [13] King
        [14] Ace
       *[other] { $rank }
    }
card_sharks-card =
    { $suit ->
        [clubs] { $rank } of clubs
        [diamonds] { $rank } of diamonds
        [hearts] { $rank } of hearts
       *[spades] { $rank } of spades
    }
card_sharks-red = Red
card_sharks-blue = Blue
card_sharks-back-red = red card, face down
card_sharks-back-blue = blue card, face down
card_sharks-face-down = face down
card_sharks-row-red = The row of red
card_sharks-row-blue = The row of blue
card_sharks-discards-red = Discards of red
card_sharks-discards-blue = Discards of blue
card_sharks-discards = Discards
card_sharks-higher = Higher
card_sharks-lower = Lower
card_sharks-some = { $names } and { $more } more
card_sharks-none-higher = Nothing is higher than an ace.
card_sharks-none-lower = Nothing is lower than a two.
card_sharks-calls-to-go =
    { $count ->
        [one] { $count } call to go
       *[other] { $count } calls to go
    }
card_sharks-calls-left =
    { $count ->
        [one] { $count } call to go.
       *[other] { $count } calls to go.
    }
card_sharks-chips-of =
    { $count ->
        [one] { $count } chip of { $amount }
       *[other] { $count } chips of { $amount }
    }
card_sharks-shark-points =
    { $count ->
        [one] { $count } point by side bets
       *[other] { $count } points by side bets
    }

## Headlines

card_sharks-sudden-death = sudden death
card_sharks-question-of = question { $n } of { $of }
# a move of a side: the long form where the name leaves no room for the verb
card_sharks-guesses = { $name } guesses
card_sharks-guesses-detail = guesses: { $detail }
card_sharks-calls = { $name } calls
card_sharks-calls-detail = calls: { $detail }
card_sharks-plays = { $name } plays
card_sharks-plays-detail = plays: { $detail }
card_sharks-freezes = { $name } freezes
card_sharks-freezes-detail = freezes: { $detail }
card_sharks-decides = { $name } decides
card_sharks-decides-detail = decides: { $detail }
card_sharks-bets = { $name } bets
card_sharks-bets-detail = bets: { $detail }
card_sharks-the-emcee = The emcee
card_sharks-captain-says = the captain says
card_sharks-one-moment = One moment
card_sharks-show-held = the show is held
card_sharks-high-card = High card
card_sharks-a-tie = a tie
card_sharks-has-red = has red
card_sharks-last-bets = Last side bets
card_sharks-higher-or-lower-than = higher or lower than { $guess }
card_sharks-all-locked = All is locked
card_sharks-the-figure = The figure
card_sharks-keep-or-change = keep or change
card_sharks-call-locked = the call is locked
card_sharks-free-run = a free run
card_sharks-higher-or-lower = higher or lower
card_sharks-card-turns = The card turns
card_sharks-call-is-higher = the call is higher
card_sharks-call-is-lower = the call is lower
card_sharks-question-comes = a question comes
card_sharks-play-or-pass = play or pass
card_sharks-wins = { $name } wins!
card_sharks-money-next = the Money Cards are next
card_sharks-round = round { $n }
card_sharks-bet-locked = the bet is locked
card_sharks-card-of = card { $n } of 6
card_sharks-amount-on-higher = { $amount } on higher
card_sharks-amount-on-lower = { $amount } on lower
card_sharks-takes-bank = takes the bank

## Read aloud

card_sharks-say-guess = { $name } says { $guess }. Higher, or lower?
card_sharks-say-figure = { $figure } of every hundred.
card_sharks-say-card = { $card }. Higher, or lower?
card_sharks-say-turned = { $card }.
card_sharks-say-bank =
    { $bank ->
        [one] { $card }. { $bank } dollar in the bank.
       *[other] { $card }. { $bank } dollars in the bank.
    }

## The poll

card_sharks-of-every-100 = of every 100
card_sharks-how-many = How many of a hundred
card_sharks-small-steps = Small steps
card_sharks-less = { $by } less
card_sharks-more = { $by } more
card_sharks-no-guess = No guess yet
card_sharks-guess-is = The guess is { $guess }
card_sharks-guess-and-figure = The guess is { $guess }, the figure { $figure }
card_sharks-thinks = thinks …
card_sharks-waits = waits
card_sharks-many-advise = { $count } may advise
card_sharks-one-advises = { $name } may advise
card_sharks-asked-before = Asked before tonight
card_sharks-has-called = has called
card_sharks-higher-lower = higher? lower?
card_sharks-bets-in = { $inside } of { $of }
card_sharks-side-bets-are-in = side bets are in
card_sharks-last-side-bets = Last side bets!
card_sharks-is-it-higher = Higher or lower than { $guess }?
card_sharks-exactly = Exactly { $guess }! { $name } takes the cards
card_sharks-was-higher = Higher than { $guess }: { $name } takes the cards
card_sharks-was-lower = Lower than { $guess }: { $name } takes the cards
card_sharks-has-key = { $name } has the key
card_sharks-phone-sudden = Sudden death
card_sharks-phone-question = Question { $n } of { $of }
card_sharks-read-aloud = Read it aloud, please.
card_sharks-guesses-then = { $who } guesses. Then it is higher or lower.
card_sharks-lock-in = Lock in { $value }
card_sharks-advise = Advise { $value }
card_sharks-sees-advice = { $name } sees your { $value }
card_sharks-says = { $name } says
card_sharks-name-has-called = { $name } has called.
card_sharks-says-which = { $name } says higher or lower.
card_sharks-sees-yours = { $name } sees what you would say.
card_sharks-none-more = Nothing is more than 100.
card_sharks-none-less = Nothing is less than 0.
card_sharks-range = { $low } to { $high }
card_sharks-exactly-has-it = Exactly { $guess }, and { $name } has it.
card_sharks-your-key = Your key
card_sharks-key-figure = { $figure } of every 100
card_sharks-locked = Guess { $guess }, called { $call }. All is locked.
card_sharks-guess-called = Guess { $guess }, called { $call }
card_sharks-call-higher = higher
card_sharks-call-lower = lower
card_sharks-phone-has-key = { $name } has the key.
card_sharks-phone-exactly = Exactly as guessed! { $name } takes the cards.
card_sharks-phone-higher = Higher than { $guess }. { $name } takes the cards.
card_sharks-phone-lower = Lower than { $guess }. { $name } takes the cards.

## Cards on the TV

card_sharks-who-is-emcee = Who is the emcee?
card_sharks-captain-says-so = The captain says so. The emcee reads the polls and has the key.
card_sharks-holds-show = { $name } holds the show and goes on with it soon.
card_sharks-red-first = Red, and first guess
card_sharks-draws-again = Draws again
card_sharks-tie = Tie!
card_sharks-vs = vs
card_sharks-both-drew = Both drew { $card }. The cards go back, and both draw again.
card_sharks-beats = { $card } beats { $other }.
# $times: at which try, as in “at the 3rd try”
card_sharks-beats-at = { $card } beats { $other }, on try { $times }.
card_sharks-keep-or-change-it = Keep the { $rank }, or change it?
card_sharks-plays-next = { $name } plays next. After a change it must be played on.
card_sharks-plays-frozen = { $name } plays from the frozen card. After a change it must be played on.
card_sharks-has-cards = has the cards
card_sharks-call-made = The call is made.
card_sharks-next-card = The next card …
card_sharks-than-the = than the { $rank }?
card_sharks-ask-higher = Higher?
card_sharks-ask-lower = Lower?
card_sharks-plays-free = plays for free
card_sharks-side-bets-of = { $inside } of { $of } side bets
card_sharks-no-bet-right = No side bet was right
card_sharks-clears-row = { $name } clears the row!
card_sharks-name-plays-free = { $name } plays for free
card_sharks-wins-round = { $name } wins the round
card_sharks-next-question = On to the next question
card_sharks-equal-miss = Equal is a miss
card_sharks-not-higher = Not higher
card_sharks-not-lower = Not lower
card_sharks-called-higher = called higher
card_sharks-called-lower = called lower
card_sharks-freezes-on = { $name } freezes on the { $rank }
card_sharks-does-not-play = { $name } does not play. On to the next question.
card_sharks-froze = froze
card_sharks-play = Play
card_sharks-pass = Pass
card_sharks-play-line =
    { $calls ->
        [one] { $calls } call, and the base may be changed.
       *[other] { $calls } calls, and the base may be changed.
    }
card_sharks-pass-line =
    { $calls ->
        [one] { $name } must play, { $calls } call, no change.
       *[other] { $name } must play, { $calls } calls, no change.
    }
card_sharks-one-miss = One miss, and { $name } wins.
card_sharks-plays-or-passes = plays or passes
card_sharks-name-wins-round = { $name } wins the round!
card_sharks-cleared-money = The row is cleared. On to the Money Cards, with $10,000.
card_sharks-missed-money = { $other } missed. On to the Money Cards, with $10,000.
# $standing: how many rounds each side has, as in “Ann 1 and Ben 0”
card_sharks-cleared-next = The row is cleared. { $standing }. The loser guesses first now.
card_sharks-missed-next = { $other } missed. { $standing }. The loser guesses first now.
card_sharks-standing = { $name } { $wins }
card_sharks-side-wins = wins
card_sharks-frozen = frozen
card_sharks-base = base
card_sharks-calls-made =
    { $of ->
        [one] { $done } of { $of } call made
       *[other] { $done } of { $of } calls made
    }
card_sharks-leads = { $name } leads
card_sharks-rounds-won =
    { $count ->
        [one] { $count } round won
       *[other] { $count } rounds won
    }

## Cards on the phone

card_sharks-captain-chooses = The captain is choosing.
card_sharks-emcee-does = The emcee reads the polls, has the key, and plays for nobody.
card_sharks-name-holds = { $name } holds the show.
card_sharks-tie-again = A tie: again!
card_sharks-have-red =
    { $count ->
        [one] { $names } has red
       *[other] { $names } have red
    }
card_sharks-you-red = You have red
card_sharks-you-blue = You have blue
card_sharks-you-emcee = You are the emcee.
card_sharks-you-queue = You challenge the winner later: number { $n } in the queue.
card_sharks-both-again = Both draw once more.
card_sharks-red-guesses = Red guesses first.
card_sharks-your-team = Your team: { $names }
card_sharks-king = King of the hill: the winner stays.
card_sharks-may-change = { $who } may change the { $rank }.
card_sharks-keep-rank = Keep the { $rank }?
card_sharks-must-call = If you change it, you must play on.
card_sharks-keep-it = Keep it
card_sharks-change-it = Change it
card_sharks-freeze = Freeze
card_sharks-freeze-on = Freeze on the { $rank }
card_sharks-keeps-calls =
    { $count ->
        [0] Ends your turn
        [one] Keeps { $count } right call, ends your turn
       *[other] Keeps { $count } right calls, ends your turn
    }
card_sharks-who-has-called = { $who } has called.
card_sharks-is-on = { $who } is on { $card }. What comes next?
card_sharks-than-rank = Higher or lower than { $rank }?
card_sharks-same-is-miss =
    { $count ->
        [one] The same is a miss. { $count } call to go.
       *[other] The same is a miss. { $count } calls to go.
    }
card_sharks-free-same-is-miss =
    { $count ->
        [one] A free run. The same is a miss. { $count } call to go.
       *[other] A free run. The same is a miss. { $count } calls to go.
    }
card_sharks-right = Right!
card_sharks-equal-a-miss = Equal: a miss
card_sharks-a-miss = A miss
card_sharks-after = { $card } after { $before }
card_sharks-phone-free = { $name } plays for free.
card_sharks-phone-lost = { $name } wins the round.
card_sharks-phone-question-next = On to the next question.
card_sharks-is-base-now = The { $rank } is the base now. The next question comes.
card_sharks-who-plays-or-passes = { $who } plays, or passes.
card_sharks-one-miss-decides = One miss decides the round.
card_sharks-play-mine = Play my cards
card_sharks-play-mine-note = You may change your base. One miss, and { $name } wins.
card_sharks-pass-to = Pass to { $name }
card_sharks-pass-note = { $name } must play, without a change. One miss, and you win.
card_sharks-you-win-round = You win the round!
card_sharks-phone-money-next = The Money Cards are next, with $10,000.
card_sharks-rounds-of =
    { $wins ->
        [one] { $wins } round of { $needed }. The loser guesses first now.
       *[other] { $wins } rounds of { $needed }. The loser guesses first now.
    }
card_sharks-row-cleared = The row is cleared.
card_sharks-other-missed = The other side missed.
card_sharks-your-side-bet = Your side bet: { $call }
card_sharks-your-bet = your bet
card_sharks-bet-last-moment = Last moment: the call is made.
card_sharks-bet-secret = Nobody else sees it before the card is turned. A right one is a point.
card_sharks-points-best =
    { $count ->
        [one] Your side bets: { $count } point, the sharpest so far
       *[other] Your side bets: { $count } points, the sharpest so far
    }
card_sharks-points-with =
    { $count ->
        [one] Your side bets: { $count } point, with the best
       *[other] Your side bets: { $count } points, with the best
    }
card_sharks-points-behind =
    { $count ->
        [one] Your side bets: { $count } point; best so far: { $names }, { $best }
       *[other] Your side bets: { $count } points; best so far: { $names }, { $best }
    }
card_sharks-bet-right = You bet { $call }: one point
card_sharks-bet-wrong = You bet { $call }: no point
card_sharks-void = Void this poll?
card_sharks-void-yes = Void it

## The Money Cards

card_sharks-push = push
card_sharks-bank = Bank
card_sharks-no-money-no-chips = { $amount } and no chips
card_sharks-changed-card = Changed card
card_sharks-changed = changed
card_sharks-chance = { $share } % of the cards that are left
card_sharks-no-chips-yet = no chips yet
card_sharks-no-chips = no chips
card_sharks-has-bet = { $name } has bet. Last side bets!
card_sharks-min = min { $amount }
card_sharks-half = half { $amount }
card_sharks-all = all { $amount }
card_sharks-or-cash-out = or cash out
card_sharks-again-equal = { $card } again: equal
card_sharks-outcome = { $what }: { $gain }
card_sharks-nothing-won = nothing won, nothing lost
card_sharks-end-bust = Bust!
card_sharks-end-cash_out = Cashed out
card_sharks-end-last_card = The last card
card_sharks-stays-won = The bank is gone, but the round stays won.
card_sharks-best-bank = The best bank so far!
card_sharks-goes-home = That is what goes home.
card_sharks-next-challenger = { $name } is the next to challenge.
card_sharks-card-label = Card
card_sharks-card-number = { $n } of 6
card_sharks-change-rank = Change { $rank }
card_sharks-change = Change
card_sharks-once-a-round = Once a round
card_sharks-only-one = Only one a round.
card_sharks-cash-out = Cash out
card_sharks-keep-amount = Keep { $amount }
card_sharks-right-wrong = Right: { $right }. Wrong: { $wrong }.
card_sharks-half-on-last = At least half on the last card: { $amount }.
card_sharks-at-least = At least { $amount }.
card_sharks-at-least-please = At least { $amount }, please
card_sharks-bet-higher = Bet { $amount } on Higher
card_sharks-bet-lower = Bet { $amount } on Lower
card_sharks-put-chips = Put your chips on a side
card_sharks-odds = Higher { $higher } %, equal { $equal } %, lower { $lower } %
card_sharks-who-has-bet = { $who } has bet.
card_sharks-bets-for-team = { $who } bets for your team.
card_sharks-bets-on-next = { $who } bets on the next card.
card_sharks-won = Won { $amount }
card_sharks-lost = Lost { $amount }
card_sharks-nothing-happens = Equal: nothing happens
card_sharks-after-on-higher = { $card } after { $before }: { $amount } on higher.
card_sharks-after-on-lower = { $card } after { $before }: { $amount } on lower.
card_sharks-you-challenge = You challenge next!
card_sharks-challenges-next = { $name } challenges next.
card_sharks-you-take = You take { $amount }
card_sharks-takes = { $name } takes { $amount }
card_sharks-phone-best-bank = The best bank so far.
card_sharks-tap-to-move = Tap to move your chips here
card_sharks-tap-to-put = Tap to put { $amount } here
card_sharks-chips = Chips
card_sharks-you-have-left = You have { $amount } left.
card_sharks-first-choose = First choose higher or lower.
card_sharks-chip-one = { $amount } chip: put one
card_sharks-chip-many = { $amount } chip, ×{ $count }: put one
card_sharks-left-tap = { $amount } left. Tap a chip to add it, or drag it to a side.
card_sharks-all-in = All in. Tap the side, or take chips back.
card_sharks-tap-a-side = Tap a side, or drag a chip to it.
card_sharks-quick-min = Min
card_sharks-quick-half = Half
card_sharks-quick-all = All

## How to play, in half a minute

card_sharks-tour-guess = A hundred people were asked. How many said so? One side guesses.
card_sharks-tour-call = The other side calls: higher or lower? Everybody else bets on it in secret.
card_sharks-tour-cards = Whoever is right plays a row of cards. Is the next one higher or lower? The same is a miss.
card_sharks-tour-freeze = A miss throws the run away. Freeze, and your cards are safe till the next question.
card_sharks-tour-clear = Clear the row, and the round is yours.
card_sharks-tour-money = Then come the Money Cards: bet on every card. The best bank wins.
