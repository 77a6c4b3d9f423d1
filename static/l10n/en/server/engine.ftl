# What is said of offers and moves in every title.

engine-no-value = “{ $label }” takes no value.
engine-one-of = Choose one of these: { $ways }.
engine-cards-lit = Pick cards from those that are lit.
# $low and $high: how many cards may be picked
engine-cards-number =
    { $high ->
        [one] Pick exactly one.
       *[other] Pick as many as are asked for: at least { $low }, at most { $high }.
    }
engine-cards-twice = Pick different cards from those that are lit.
engine-number-whole = Give a whole number from { $low } to { $high }.
engine-number-range = Give a number from { $low } to { $high }.
engine-number-steps = Give a number in steps of { $step }, starting at { $low }.
engine-write-first = Write something first.
engine-write-less = That is too long: { $limit } letters fit on the board.
engine-write-plain = Please leave out control characters.
engine-ink-unreadable = That drawing could not be read. Please clear the board and try again.
engine-ink-much = That is too much ink for one board. Please clear it and write less.
engine-not-now = That can’t be done now.
engine-nothing-now = Nothing can be done now.
engine-moment-passed = That moment has passed.
engine-over = This match is over.
engine-undo-one = Take back at least one step.
engine-undo-none = There is nothing left to take back.
