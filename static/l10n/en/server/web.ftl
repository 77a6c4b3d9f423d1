# The plain pages: the PIN, what went wrong, the rules, about.

web-pin-head = Host controls
web-pin-why = These controls belong to the host. The PIN stands in the laptop’s terminal, and on the host page if that is open there.
web-pin-field = PIN
web-pin-open = Open the controls
web-pin-guest = I am a guest
web-to-game = To the game
web-host-title = partyhost: the host’s controls
web-tv-title = partyhost: the TV
web-no-script = This page needs JavaScript. Please switch it on for this address.

# By the status of what a browser asked for
web-head-400 = That did not work
web-text-400 = The browser asked for something that the laptop can’t read.
web-head-404 = There is nothing here
web-text-404 = The way into the game is the code on the TV.
web-head-405 = That does not work here
web-text-405 = The way into the game is the code on the TV.
web-head-413 = That is too large
web-text-413 = The laptop can’t take anything of that size.
web-head-500 = Something went wrong
web-text-500 = The night goes on all the same. Please try again.

# The rulebook
web-rules-title = { $title }: the rules
web-rules-how = The whole rulebook. What counts right now is always on your phone, in two lines.
web-rules-sections = Sections
web-rules-about = About partyhost: licences, trademarks, credits
web-back = Back to the game

# About this program
web-about = About
web-about-what = A laptop at home becomes the host of a game night: the TV is the table, every phone a private hand. It is free software under the MIT licence, made by the partyhost contributors. Nothing leaves the house: no account, no counting of visitors, no internet.
web-about-names = Names of games
web-about-marks = partyhost is made by fans of games and belongs to none of their makers. Jeopardy!, Card Sharks and other names of shows and games are trademarks of their owners, who have neither made nor approved this program. All art, sounds, questions and words in it are its own or free, as listed below.
