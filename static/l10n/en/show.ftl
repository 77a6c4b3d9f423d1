# What guests may ask for beside the match: how a score came about, whether it was dealt fairly,
# reactions.

show-close = Close
show-ledger = How it came about
show-ledger-of = { $name }: how it came about
show-ledger-open = { $score }: how it came about
show-ledger-none = Nothing yet. Every gain and loss will stand here.
show-ledger-lost = That can’t be shown just now. Is the laptop awake?
show-ledger-total = makes { $total }
show-ledger-by-hand = Changed by hand
show-ledger-now = Now
show-page-save = The night’s page
# $seal: 64 letters, in groups of four
show-sealed = Sealed before the deal: { $seal }
show-fair = Was it dealt fairly?
show-fair-sealed = All chance of this match, every shuffle, spin and draw, comes from one secret number. It was sealed before the deal: this is its seal, the same on the TV and on every phone.
show-fair-later = When the match is over, this page opens the seal and checks it.
show-fair-seal = The seal
show-fair-seed = The secret number
show-fair-checking = One moment …
show-fair-right = The seal holds.
show-fair-right-why = Your phone has kept this seal since the match began, and the number fits it: nobody changed a card after the deal.
show-fair-right-late = The number fits the seal. This phone came after the deal, so compare the seal with a phone that was here from the start.
show-fair-wrong = The seal is broken!
show-fair-wrong-why = The number does not fit the seal: something was changed after the deal. Ask whoever hosts the night.
show-fair-cannot = This browser can’t check it. Another phone in the room can.
show-fair-chosen = The host was started with a number that somebody chose, so that person may know the cards.
show-fair-shown = The match was over and then went on again: its number has been shown, so somebody may know the cards that are still hidden.
show-fair-more = Nobody can work out the number from its seal, and no other number gives the same seal.
show-react = React on the TV
show-react-clap = Applause
show-react-laugh = That’s funny
show-react-wow = Wow
show-react-heart = Love it
show-react-groan = Oh no
