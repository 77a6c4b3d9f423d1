# The laptop’s page, beside the controls.

host-give-pin = Give the PIN
host-finding = Finding the host …
# The keys’ letters are put in
host-keys = Keys: { $pause } pause, { $undo } undo, { $skip } skip
host-about = About
host-now-lobby =
    { $count ->
        [0] Nobody is on the sofa yet.
        [one] { $count } guest on the sofa, nothing is being played.
       *[other] { $count } on the sofa, nothing is being played.
    }
host-now-over = { $title } is over.
# $names: the guests for whom it waits
host-now-waiting = { $title }: waiting for { $names }
host-all-rules = All the rules
# After the time that a clock shows
host-clock-still = standing still
host-clock-left = left
host-again = Again
host-a-guest = a guest
host-guest-left = a guest who left
host-empty = The shelf is empty
host-empty-why = This host has no titles.
host-list = { $names }
host-lost = The laptop did not answer. Try again in a moment.
host-close = Close
host-edit = Edit
host-remove = Remove
host-delete = Delete
host-delete-it = Delete it
host-not-now = Not now
host-keep-it = Keep it
host-yes = yes
host-no = no
host-spreadsheet = Spreadsheet

host-play-here = Play here too
host-play-here-how = A guest without a phone? This laptop can be a seat, by keyboard. Others can see its screen, so keep it turned away. If it is the TV, share a phone instead.
host-play-here-go = Take a seat at the laptop

# The way in: the code, the addresses, the Wi-Fi
host-way-in = The way in
host-qr = QR code: { $address }
host-reached = Phones join at this address
host-or-address = or { $address }
host-pin = PIN for this page on another machine: { $pin }
host-open-tv = Open the TV page
host-show-address = Show { $address }
host-address = Address on the code
host-wifi = Wi-Fi for guests
host-wifi-how = The TV shows a second code that joins it. The name and password stay on this laptop; phones are never sent them.
host-wifi-name = Name
host-wifi-password = Password
host-wifi-spelled = Show the password on the TV
host-wifi-hidden = The network hides its name
host-wifi-show = Show it
host-wifi-keep = Leave it as it is
host-wifi-off = Take it off

# The night, and the nights that are kept
host-night = The night
host-new-night = New night
host-new-night-ask = Begin a new night?
host-new-night-hint = Everybody joins again. Tonight is kept among the nights below.
host-do-it = Yes, do it
host-no-match = No match has been finished yet.
# $who: the winners
host-won-by = { $title }: won by { $who }
host-nights = Nights on this laptop
host-nights-none = None yet. Tonight will be the first.
host-nights-all = All { $count } nights
host-tonight = tonight
host-nobody-yet = Nobody has come yet.
host-save-file = Save as a file
host-night-page = The night’s page
# $day: “Saturday 28 November 2026”
host-night-delete = Delete the night of { $day } for good?
host-night-delete-hint = Names, answers, drawings and results are removed from this laptop. A file that you saved stays.
host-night-delete-tonight = Names, answers, drawings and results are removed from this laptop. Everybody joins again. A file that you saved stays.
host-night-deleted = The night of { $day } is deleted.
host-match-running = { $name }: still being played
host-match-left = { $name }: broken off
host-troubles = What went wrong

# Packs on the shelf
host-packs = Packs
host-add-file = Add a file
host-write-pack = Write a pack
host-count-clue =
    { $count ->
        [one] { $count } clue
       *[other] { $count } clues
    }
host-count-question =
    { $count ->
        [one] { $count } question
       *[other] { $count } questions
    }
host-count-poll =
    { $count ->
        [one] { $count } poll
       *[other] { $count } polls
    }
host-count-row =
    { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }
host-count-ruling =
    { $count ->
        [one] { $count } ruling
       *[other] { $count } rulings
    }
# $left: a number; $all: “780 clues”
host-new-here = { $left } of { $all } are new to this house.
host-no-pack-in = No pack is switched on.
host-pack-in = { $name } is in
# After “780 clues ·”
host-all-new = all new
host-some-new = { $count } new
host-yours = yours
host-audience-everyone = everyone
host-audience-easy = easy
host-audience-hard = hard
host-rows-left-out =
    { $count ->
        [one] { $count } row left out
       *[other] { $count } rows left out
    }
host-open-pack = Open { $name }
# $why: sentences
host-file-left-out = { $file } was left out. { $why }
host-forget = Forget what we have seen
host-forget-ask = Count all questions as new again?
host-forget-hint = Guests may meet questions that they have seen before. What people here ruled on answers is forgotten too.
host-forget-it = Forget it

# A pack, opened or begun
host-for-title = For
host-for-whom = For
host-called = What is it called?
host-begin = Begin
host-one-moment = One moment …
# $items: “780 clues”
host-pack-holds = { $items } for { $title }.
host-pack-found = { $items } found for { $title }.
host-pack-shipped = It came with the program and stays as it is.
host-add-clue = Add a clue
host-add-question = Add a question
host-add-poll = Add a poll
host-find = Find
host-pack-name = Name of the pack
host-author = Author
host-licence = Licence
host-pack-language = Language
host-pack-delete = Delete “{ $name }” for good?
host-pack-delete-hint = Its file is removed from this laptop.
host-earlier = Earlier
host-later = Later
host-span = { $from }–{ $to } of { $all }
host-one-a-line = one in each line

# A file becomes a pack
host-on-shelf = It is on the shelf
host-reading = Reading
host-did-not-work = That did not work
host-drop = Drop a file here, or choose one
host-drop-kinds = A spreadsheet (XLSX, CSV, TSV), Kahoot, Quizlet, Anki, Open Trivia DB, Moodle GIFT or Aiken, QTI, or a pack of somebody else’s. A board of clues comes as two files: choose both.
host-one-file = One file at a time, please; only a board comes as two.
host-taking = Taking in the file
host-joining = Adding them to the pack
host-making = Making the pack
host-room-goes-on = The room goes on meanwhile.
# $items: “178 clues”
host-joined = { $items } added to “{ $pack }”.
host-made = { $items } of “{ $pack }” are on the shelf.
host-already =
    { $count ->
        [one] { $count } was there already and was left out.
       *[other] { $count } were there already and were left out.
    }
host-in-from-next = They are used from the next match on.
host-switch-on = Switch the pack on to play with it.
# $what: a kind of file, like “a table”; $good, $bad: numbers of rows
host-found = It is { $what }: { $good } good rows.
host-found-both = It is { $what }: { $good } good rows, { $bad } that can’t be played yet.
host-encoding = If letters look wrong: its encoding
host-other-side = Ask with the other side
# $group: “colour”, “category”
host-group-otherwise = { $group } for rows that have none
host-columns = Which column is what?
host-no-column = none
host-take-in = Import { $items }
host-into = Into
host-a-new-pack = a new pack
host-rows-shown = { $shown } of { $all } rows are shown.
host-row-of-file = row of the file
host-row = Row { $n }
host-row-out = left out
host-row-mended = mended
host-mend = Mend
host-leave-out = Leave out
host-keep-row = Keep this row

# What people of this house have ruled
host-rulings = What people here have ruled
host-rulings-how =
    { $count ->
        [0] Nothing is remembered.
        [one] The judge goes by this from the next match on.
       *[other] The judge goes by these from the next match on.
    }
host-rulings-write = Write { $count } into “{ $pack }”
host-rulings-written =
    { $count ->
        [one] { $count } ruling stands in “{ $pack }” now.
       *[other] { $count } rulings stand in “{ $pack }” now.
    }
host-rulings-gone = A question that is not on the shelf any more
host-ruled-right = “{ $said }” is right
host-ruled-wrong = “{ $said }” is wrong
host-ruled-answer = answer: { $answer }
host-take-back = Take back
host-take-back-what = Take back “{ $said }”
