# What guests and hosts are told: refusals, notices, what went wrong.


# What can’t be done, and why
room-join-first = Please join first.
room-moment-passed = That moment has passed.
room-not-now = That can’t be done now.
room-paused = The match is paused. It goes on soon.
room-too-much-draft = That is too much to keep. Please write less.
room-phone-of = The phone is { $name }’s now. Hand it over first.
room-covered = The phone is covered. Tap your name on it first.
room-newer-tab = This seat is now played in a newer tab.
room-too-fast = That is a lot at once. Please wait a moment.
room-too-large = That is too much at once. Please send less.
room-unread = The host could not read that. Please reload this page and try again.
room-not-connected = This page is not connected any more. Please reload it.
room-closing = The host is closing. The night goes on when it is started again.
room-no-role = The host does not know this kind of page.
room-give-pin = Please type the PIN that the laptop shows.
room-no-right = Only the host’s controls may do that. Open them with the PIN.
room-not-ours = Only the host’s own page may do that.

# Coming in
room-phones-only = Only phones can join. Open the join address on a phone.
room-phone-full = Four play on this phone already. Try another guest’s phone.
room-locked = The room is locked. Ask the captain to unlock it.
room-full = The room is full. Watch on the television this time.
room-ten-seats = All ten seats are taken.
room-is-here = { $name } is here. Pick a seat whose guest is away.
room-nobody-asks = Nobody is asking for that seat any more.
room-nobody-there = Nobody sits there any more.
room-not-joined = You have not joined.
room-you-were-removed = You were removed from this room. To come back, ask the captain and join again.
# $count: how many letters fit
room-name-long =
    { $count ->
        [one] That name is too long: { $count } letter fits.
       *[other] That name is too long: { $count } letters fit.
    }
room-name-unread = Please type a name that the others can read.
room-name-taken = “{ $name }” is taken already. How about “{ $free }”?

# A phone that several share
room-nothing-secret = Nothing is secret now. There is a cover once you play.
room-not-on-phone = That guest does not play on this phone any more.

# Reactions
room-react-join = Join first, then you can react.
room-react-match = Reactions work during a match.
room-react-off = Reactions are switched off tonight.
room-muted = The captain or the host has muted you.
room-one-at-a-time = One at a time.

# The controls
room-captain-only = Only the captain or the host can do that.
room-host-only = That can only be done on the host page of the laptop.
room-no-control = The host does not know this control.
room-paused-already = The match is paused already.
room-not-paused = The match is not paused.
room-goes-on-with-phone = The match goes on as soon as a guest’s phone is back.
room-paces = The clocks can run at normal speed, 1.5 or 2 times slower, or not at all.
room-bot-no-captain = A bot can’t be the captain.
room-bot-no-stand-in = A bot needs no stand-in.
room-captain-away = { $name } is away. The captain must be here.
room-most-bots =
    { $count ->
        [one] There is room for { $count } bot at most.
       *[other] There is room for { $count } bots at most.
    }
room-no-setting = There is no such setting.
room-pack-gone = That pack is not on the shelf any more.
room-forget-what = Either the questions or the night can be forgotten.
room-address-gone = That address is not one of this laptop’s any more.
room-no-other-address = There is no other.
room-pin-wait = Too many wrong guesses. Please wait { $seconds } seconds and try again.
room-pin-wrong = That is not the PIN. It stands in the laptop’s terminal and on its host page.
room-wifi-name-long = That name is too long for a Wi-Fi. Is it the right one?
room-wifi-signs = A Wi-Fi’s name and password have no line breaks or hidden signs.
room-wifi-password = A Wi-Fi’s password has 8 to 63 letters. Leave it empty where there is none.
room-wifi-spelled = That password is too long to be read off the TV. Its code will do.

# The shelf and its titles
room-no-title = There is no such title on the shelf.
room-no-pack-yet = This title has no questions or cards yet.
room-no-pack-in = None of its packs is in. Switch one on.
room-fewest =
    { $count ->
        [one] This title needs at least { $count } guest.
       *[other] This title needs at least { $count } guests.
    }
room-no-rule = This title has no house rule “{ $name }”.
room-rule-ways = “{ $name }” can be one of: { $ways }.
room-end-first = A match is running. End it first.
room-no-match = No match is running.
room-match-over = The match is over. Undo goes back into it.
room-on-shelf = The shelf is on the screen already.

# Notices to all
room-back-already = { $name } is back already.
room-other-phone = { $name } plays on another phone now.
room-wants-in = Somebody wants to come in as { $name }.
room-not-let-in = The captain did not let you in.
room-has-left = { $name } has left.
room-was-removed = { $name } was removed.
room-has-seat = { $name } has a seat now.
room-renamed = { $old } is called { $name } now.
room-captain-now = { $name } is the captain now.
# $sign: $, or nothing where points are counted
room-gets = { $name } gets { $sign }{ $amount }.
room-gives = { $name } gives { $sign }{ $amount }.
# $why: as the host typed it
room-gets-because = { $name } gets { $sign }{ $amount }: { $why }
room-gives-because = { $name } gives { $sign }{ $amount }: { $why }
# $first, $now: names of moments
room-taken-back-one-unseen = “{ $first }” is taken back, to “{ $now }”.
room-taken-back-one-seen = “{ $first }” is taken back, to “{ $now }”. What was shown has been seen.
room-taken-back-more-unseen = “{ $first }” and what came after it are taken back, to “{ $now }”.
room-taken-back-more-seen = “{ $first }” and what came after it are taken back, to “{ $now }”. What was shown has been seen.
room-all-new-again = All questions count as new again.
room-new-night = A new night begins. Please join again.
room-night-goes-on = The night goes on where it was.
# $why: a sentence
room-night-in-lobby = { $why } The night goes on in the lobby.
room-title-gone = The last match can’t go on: its title is not here.
room-rules-changed = The match of { $title } can’t go on: its rules have changed.
room-set-aside = The last night could not be read. Its file is kept, and a new night begins.
room-asleep = The laptop was asleep, so the match is paused.
room-stand-in-plays = A stand-in plays for { $name } for now.
room-somebody-back = Somebody is back: the match goes on.
room-nobody-here = Nobody is here with a phone, so the match waits.

# Nights that are kept
room-night-gone = There is no such night on this laptop any more.
room-night-going-on = That night is going on again, so it was kept. Look at the list once more.
room-night-traces = It is deleted, and its last traces go when the host starts again.
room-night-not-deleted = A night could not be deleted. Is the laptop’s disk full?

# What went wrong
room-unsaved = The laptop could not save that. Is its disk full?
# $who: a guest, or one of the next two
room-unsaved-of = What { $who } did could not be saved. Is the laptop’s disk full?
room-failed-of = What { $who } did went wrong on the laptop. Nothing was changed.
room-the-host-page = the host page
room-a-phone = a phone
room-failed = That went wrong on the laptop. Nothing was changed.
room-failed-somebody = Something that a phone or screen sent went wrong on the laptop. Nothing was changed.
room-tick-failed = Something went wrong with the clocks. Is the laptop’s disk full?
room-no-view = A screen could not show the latest. If it stays like that, undo a step.
room-screen-lost = A screen could not be reached. Reload it if it is stuck.
room-page-failed = A page could not be shown. The night goes on.
room-stumbled = Something went wrong in the rules. Undo a step or end the match.
room-bot-failed = A bot could not think of anything to do. If it stays stuck, skip its turn.
room-rules-failed-guest = Something in the rules went wrong when somebody came or left. The match goes on without it.
room-no-keepsake = The result of the match could not be kept, so it has no keepsake.
room-return-unsaved = Somebody is back, but that could not be saved. Is the laptop’s disk full?
room-address-unsaved = The laptop could not save its new address. Is its disk full?
room-network-unseen = The laptop could not look at the network. The code may be out of date.
