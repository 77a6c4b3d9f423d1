# What phones and screens say in every title.

## Everywhere

# $names: a list of guests
frame-list = { $names }
frame-somebody = somebody
frame-guest = Guest
frame-guest-who-left = A guest who left
frame-the-host = the host
frame-moment = One moment …
frame-finding = Finding the laptop …
frame-close = Close
frame-back = Back
frame-not-now = Not now
frame-yes = Yes, do it
# $label: what a button says
frame-really = { $label }?
frame-rules = Rules
frame-rules-all = All the rules
frame-rules-of = All the rules of { $title }
frame-reader = To read
frame-reader-lost = This page can’t be opened just now. Is the laptop awake?
frame-tools = Captain’s tools
frame-resume = Resume
frame-away = away
frame-bot = bot
frame-soon = soon
frame-ready = ready
frame-thinking = still thinking
frame-locked = locked
frame-seed = seed { $seed }
frame-time-left = Time left
frame-seconds-left = Seconds left
frame-again = Again
frame-another-title = Another title
frame-handwriting = Handwriting
frame-shape =
    { $shape ->
        [circle] circle
        [square] square
        [triangle] triangle
        [diamond] diamond
        [star] star
        [hexagon] hexagon
        [heart] heart
        [plus] plus
        [pentagon] pentagon
       *[moon] moon
    }
# A guest’s colour and shape, by the seat
frame-look =
    { $place ->
        [1] Red circle
        [2] Blue square
        [3] Yellow triangle
        [4] Green diamond
        [5] Violet star
        [6] Orange hexagon
        [7] Pink heart
        [8] Cyan plus
        [9] Lime pentagon
       *[10] Sand moon
    }
frame-face =
    { $face ->
        [fox] Fox
        [owl] Owl
        [cat] Cat
        [bear] Bear
        [rabbit] Rabbit
        [robot] Robot
        [lion] Lion
        [frog] Frog
        [penguin] Penguin
        [panda] Panda
        [octopus] Octopus
       *[dino] Dino
    }
frame-face-taken = { frame-face }, taken by { $name }

## Numbers

# $told: the number as it is shown
frame-points =
    { $count ->
        [one] { $told } point
       *[other] { $told } points
    }
frame-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
frame-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
# $minutes: “40–60”
frame-minutes-short = { $minutes } min
# $ending: the plural category of the ordinal
frame-nth =
    { $ending ->
        [one] { $n }st
        [two] { $n }nd
        [few] { $n }rd
       *[other] { $n }th
    }

## The connection

frame-tap-lost = The connection was lost just then. Look again and tap once more.
frame-tap-not-sent = No connection just now. Your tap was not sent.
frame-did-not-work = That did not work.
frame-offline = No connection to the laptop. Try again in a moment.
frame-reconnecting = Reconnecting …
frame-reconnecting-seat = Reconnecting … your seat is kept.
frame-reconnecting-night = Is the laptop awake? The night is kept.
frame-state-refused = The laptop said no
frame-state-moment = One moment, please.
frame-state-slow = Is this phone on the same Wi-Fi as the TV? Some phones leave a Wi-Fi without internet: switch mobile data off for the evening.
frame-state-replaced = Your seat is open elsewhere
frame-state-replaced-hint = A newer tab or another phone has it now. Nothing is lost.
frame-state-play-here = Play here instead
frame-state-removed = You are out of the room
frame-state-come-back = Ask to come back
frame-state-nearly = Nearly there
frame-state-asks = { $name } lets you in with one tap.
frame-state-asks-host = The host lets you in at the laptop (/host).
frame-state-not-me = That’s not me
frame-paused = Paused
frame-paused-game = The game is paused
frame-paused-clocks = All clocks stand still.
frame-paused-empty = It goes on as soon as a phone is back.

## Taking a seat

frame-join-head = Take a seat
frame-join-head-full = Join the audience
frame-join-full = All ten seats are taken: watch and answer along
# The seat that is free, by its place
frame-join-yours =
    { $place ->
        [1] Yours is the red circle
        [2] Yours is the blue square
        [3] Yours is the yellow triangle
        [4] Yours is the green diamond
        [5] Yours is the violet star
        [6] Yours is the orange hexagon
        [7] Yours is the pink heart
        [8] Yours is the cyan plus
        [9] Yours is the lime pentagon
       *[10] Yours is the sand moon
    }
frame-join-locked = The room is locked
frame-join-locked-hint = Ask the captain to unlock it, then come in.
frame-join-hello = Hello, I’m
frame-join-your-name = your name
frame-join-you = You
frame-join-picture = Your picture
frame-join-name-first = Please write your name first.
frame-name-long = { $most } letters fit, this has { $letters }.
frame-join-be = Be { $name }
frame-join-already = Were you here already?
frame-join-i-am = I’m { $name }
frame-join-in = I’m in
frame-join-watch = Watch and play along
frame-join-about = About partyhost

## The lobby on phones

frame-role-captain = Captain
frame-role-captain-tonight = Captain tonight
frame-role-watching = Watching along
frame-lobby-in = You’re in!
frame-lobby-watching = You are watching
frame-lobby-picks = { $name } picks the title
frame-lobby-others = Waiting for the others
frame-lobby-change = Change name or face
frame-lobby-sofa = On the sofa
frame-shelf = Shelf of titles
# $players: “2–10”
frame-shelf-players = { $players } players
frame-start = Start with { $guests }
frame-start-not-yet = Not yet
# $away: how many guests are away
frame-start-note =
    { $away ->
        [0] all here and ready
       *[other] { $away } of them away just now
    }
frame-rules-head = House rules
# $changed: how many
frame-rules-changed =
    { $changed ->
        [0] House rules: all as usual
       *[other] House rules: { $changed } changed
    }
frame-rules-on = on
frame-rules-off = off
frame-packs-head = Packs
frame-packs-all-new = All { $all } questions are new
frame-packs-new = { $left } of { $all } questions are new
# $audience: easy, hard, or everyone
frame-packs-line =
    { $audience ->
        [easy] { $items } questions, { $left } of them new, easy.
        [hard] { $items } questions, { $left } of them new, hard.
       *[everyone] { $items } questions, { $left } of them new.
    }
frame-packs-line-new =
    { $audience ->
        [easy] { $items } questions, all of them new, easy.
        [hard] { $items } questions, all of them new, hard.
       *[everyone] { $items } questions, all of them new.
    }

## How to play

frame-tour = How to play
frame-tour-look = Look at the TV: it shows how.
frame-tour-skip = Start right away
frame-tour-skips = { $name } can start right away.
frame-tour-skips-laptop = The laptop can start right away.
frame-tour-switch = Show how to play first

## Play

frame-your-move = Your move
frame-your-move-now = Your move!
frame-move-of = { $name }’s move
frame-move-all = Everybody’s move
frame-still-to-go = { $count } still to go
# $names: up to three guests
frame-waiting-for = Waiting for { $names }
frame-waiting-for-more = Waiting for { $one }, { $two } and { $more } more
# Somebody came when the match had begun, and may guess along
frame-late-queue = You play from your turn in the queue; guess along until then.
frame-late-two = You play from round two; guess along until then.
frame-late-question = You play from the next question; guess along until then.
frame-late-round = You play from the next round; guess along until then.
frame-late-watches = You watch and guess along; the next match is yours.
frame-late-court-plays = You play from the next round.
frame-late-court-watches = You watch; the next match is yours.
frame-your-money = Your money
frame-your-score = Your score
# $gap: money or points
frame-standing-ahead = { $gap } ahead of { $name }
frame-standing-behind = { $gap } behind { $name }
frame-standing-level = level with { $name }
frame-too-old = { $label }: this page is too old for that. Please reload it.

## The controls of offers

frame-peek = Hold to peek
frame-peek-hint = Let go and it hides again.
frame-cards-pick = Pick { $cards }
frame-cards-more = Pick { $cards } more
frame-cards-range = Pick from { $min } to { $max }
frame-cards-none = { $label }: none
frame-cards-take = Take { $cards }
frame-cards-take-many = Take these { $cards }
frame-number-lock = Lock in { $amount }
frame-number-whole = That is not a whole number.
frame-number-range = From { $low } to { $high }
frame-number-range-please = From { $low } to { $high }, please.
frame-number-steps = Only in steps of { $step }: { $one } or { $two }.
frame-number-most = That is the highest you can go.
frame-number-less = { $amount } less
frame-number-more = { $amount } more
frame-number-amount = Amount
frame-number-typed = Amount, typed
frame-number-all-in = All in
frame-write-send = Hold it up
frame-write-first = Write something first
frame-write-type-here = Tap and type
frame-write-here = Write here with a finger
frame-write-type = Type
frame-write-ink = Write
frame-write-clear = Clear the board
frame-write-undo = Undo the last stroke
frame-write-full = The board is full. Undo a stroke to go on.
frame-write-left =
    { $left ->
        [one] { $left } letter left.
       *[other] { $left } letters left.
    }

## A phone that several share, and the laptop as a seat

frame-share-add = Add a guest on this phone
frame-share-add-laptop = Add a guest on this laptop
frame-share-more = One more guest
frame-share-how = No phone, or an empty battery? Play here. Before it shows anything secret, this phone asks who has it.
frame-share-how-laptop = No phone, or an empty battery? Play here. Before it shows anything secret, this laptop asks who has it.
frame-share-name = Name of the guest
frame-share-name-here = name
frame-share-in = Add
frame-share-plays = { $name } plays here, too.
frame-share-pending = The captain has been asked and can let the guest in with one tap.
frame-share-full = Four play here already. Try another guest’s phone.
frame-share-already = Here already, but without your phone?
frame-share-leave = Leave
frame-share-leaves = Is { $name } leaving the table?
frame-share-leaves-hint = Got a phone again? Scan the code with it and tap “I’m { $name }” instead.
frame-share-here = Who plays here
frame-share-hand-over = Hand over
frame-share-cover = Cover it
frame-share-called = It’s on { $names }: hand over
frame-share-hand-to = Hand it to { $name }
frame-share-your-move = { $name }, it’s your move
frame-share-look-away = Everybody else looks away.
frame-share-turn = Turn the screen so that nobody else can see it.
frame-share-covered = Covered
frame-share-nothing-secret = This screen shows nothing secret now.
frame-share-paused = The game is paused.
frame-share-else = Somebody else?
frame-share-who = Who has it now?
frame-share-look = Want to look?
frame-share-asks = Another phone asks for a seat. { $name } can let it in.
frame-laptop = This laptop plays
frame-laptop-choose = choose
frame-laptop-send = send, or go on
frame-laptop-next = next control
frame-laptop-cover = cover, or close
frame-laptop-seen = Others can see this screen.
frame-laptop-seen-hint = Keep it turned away while you look. It covers itself after each move of yours. If it is the TV, share a phone instead.

## The end of a match

frame-draw = A draw!
frame-all-level = Everybody is level.
frame-you-win = You win!
frame-you-share = You share the win!
frame-your-team-wins = Your team wins!
# $place: “2nd”
frame-you-came = You came { $place }
# $names: one guest or several
frame-won = { $names } won
frame-took-it = { $names } took it this time.
# $team: “The red team”
frame-team-won = { $team } won
frame-team-took-it = { $team } took it this time.
frame-team-takes-it = { $team } takes it!
frame-takes-it = { $name } takes it!
frame-share-it = { $names } share it!
frame-shared = Shared!
frame-that-is-it = That’s it!
frame-came-first = { $count } came first
frame-decided = What decided it
frame-tonight = Tonight so far
frame-all-places = All places
frame-night-points = Points for the night: 3, 2, 1 for the first three.
frame-keepsake = The keepsake of this match: places, scores and what decided it
frame-keepsake-save = Save the picture
frame-keepsake-hint = Hold the picture to save it, or tap the button above.
frame-keepsake-on-phones = The picture is on your phones
frame-what-next = What next
frame-picks = { $name } picks
frame-laptop-picks = The laptop picks
frame-picks-next = { $name } picks what comes next.
frame-laptop-picks-next = The laptop picks what comes next.

## The TV

frame-tv-scan = Scan to play
frame-tv-locked = Room locked
frame-tv-code = QR code: { $url }
frame-tv-reached = Phones join with this code
frame-tv-or = or { $address }
frame-tv-or-type = or type this address into a phone
frame-tv-seeded = seed { $seed }: the same cards each time
frame-tv-same-wifi = Same Wi-Fi as this screen
frame-tv-join-wifi = Join our Wi-Fi
frame-tv-wifi-code = QR code that joins the Wi-Fi { $name }
frame-tv-sofa = Who’s on the sofa?
frame-tv-sofa-first = The first in starts
# $seats: guests; $room: free seats; $watching: the audience
frame-tv-sofa-told =
    { $room ->
        [0] { $seats } in, the sofa is full{ $watching ->
            [0] { "" }
           *[other] , { $watching } watching
        }
       *[other] { $seats } in, { $room } free{ $watching ->
            [0] { "" }
           *[other] , { $watching } watching
        }
    }
frame-tv-starts = starts
frame-tv-free = free
frame-tv-you = you?
frame-tv-step-scan = Scan the code with your phone’s camera.
frame-tv-step-face = Pick a name and a face.
frame-tv-step-crown = { $name } has the crown and starts the match.
frame-tv-step-first = The first one in gets the crown and starts the match.
frame-all-new = all new
frame-all-seen = all seen
frame-share-new = { $share }% new
frame-watching = { $count } watching
frame-sound = Sound
frame-sound-on = Turn the sound on
frame-sound-silent = This screen is silent. M turns its sound on.
frame-sound-back = This screen has its sound on.

## What is heard: what the TV reads aloud, and what a screen reader is told

frame-no-voice = This screen’s browser has no voice of its own. Everything it would read aloud is on the screen as well.
frame-blank = blank
frame-heard-mine = Your move: { $what }.
frame-heard-turn = { $title } – { $detail }
frame-heard-won = The winner: { $who }.
frame-heard-paused = Paused. All clocks stand still.
frame-heard-seconds = { $seconds } seconds left.

frame-keeps-on = Keeps this screen on
