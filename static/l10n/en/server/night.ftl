# Who won, on the picture and on the night's page; and that page.

night-takes-it = { $name } takes it!
# $names: two or three guests
night-share-it = { $names } share it!
night-winners = { $count } winners share it!
night-head = A game night
night-with = with { $names }
night-decided = What decided it
night-boards = On the boards
night-points = The night’s points
night-points-how = 3, 2 and 1 for the first three of each match.
night-running = { $title }: still being played
night-left = { $title }: left before its end
night-lost = { $title }: its result was lost
night-none = Nothing has been played to its end yet.
# instead of what a muted guest wrote
night-muted = (not shown)
night-kept = A page to keep: it needs no network.
