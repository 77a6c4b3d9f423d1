# The controls of a match and of the room: in the captain’s drawer and on the laptop.

controls-a-guest = a guest
controls-claim = Another phone wants to be { $name }.
controls-claim-ask = Is that right?
controls-claim-back = { $name } was removed and asks to come back.
controls-no = No
controls-let-in = Let in

controls-guests = Guests
controls-guests-how = tap one to rename, move, mute, remove
controls-guest-away = { $name }, away
controls-guest-bot = { $name }, a bot
controls-earlier = Earlier
controls-later = Later
controls-mute = Mute
controls-unmute = Unmute
controls-captain = Captain
controls-stand-in = Stand-in
controls-no-stand-in = No stand-in
controls-remove = Remove
controls-remove-ask = Remove { $name }?
controls-remove-bot = The bot leaves the table.
controls-remove-hint = To come back, they ask and you let them in.
controls-name-of = Name of { $name }
controls-rename = Rename

# Buttons of a match, each with a few words on what it does
controls-pause = Pause
controls-pause-what = all clocks stop, the TV dims
controls-resume = Go on
controls-resume-what = clocks go on from where they were
controls-undo = Undo
# $moment: the name of a moment, like “Her clue”
controls-undo-to = back to “{ $moment }”
controls-undo-nothing = nothing to take back
controls-skip = Skip
controls-skip-what = this moment
controls-points = Points
controls-points-what = give or take
controls-overrule = Overrule
controls-overrule-what = the last ruling

controls-whose = Whose
controls-why = Why (the TV shows it)
controls-why-example = misread clue
controls-another-amount = Another amount, with − to take
controls-give = Give
controls-in-truth = The last answer ruled on was really …
controls-right = Right
controls-wrong = Wrong

controls-back-in = Back into the game
controls-to-shelf = Back to the shelf
controls-end = End game
controls-end-ask = End the game now?
controls-end-hint = Everybody goes to the podium with the scores as they are now.
controls-end-it = End it
controls-shelf = Shelf
controls-leave-ask = Leave this game and go back to the shelf?
controls-leave-hint = It ends without a podium and counts for nothing.
controls-leave-it = Leave it

controls-clocks = Clocks
# How much slower the clocks are: ×1.5
controls-pace = ×{ $factor }
controls-off = off
controls-on = on
controls-text = Text
controls-text-normal = normal
controls-text-large = large
controls-text-huge = huge
controls-language = Language of the TV
controls-sound = TV sound
controls-volume = Volume
controls-volume-tv = Volume of the TV
controls-volume-now = { $percent } percent
controls-aloud = Read aloud
controls-reactions = Reactions
controls-lock = Lock room
controls-locked = Room locked
controls-bots = Bots
controls-bot-less = One bot less
controls-bot-more = One bot more
