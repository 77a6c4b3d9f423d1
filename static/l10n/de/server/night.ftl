# Who won, on the picture and on the night's page; and that page.

night-takes-it = { $name } gewinnt!
# $names: two or three guests
night-share-it = { $names } teilen sich den Sieg!
night-winners = { $count } teilen sich den Sieg!
night-head = Ein Spieleabend
night-with = mit { $names }
night-decided = Das gab den Ausschlag
night-boards = Auf den Tafeln
night-points = Punkte des Abends
night-points-how = 3, 2 und 1 für die ersten drei jedes Spiels.
night-running = { $title }: läuft noch
night-left = { $title }: vor dem Ende verlassen
night-lost = { $title }: Das Ergebnis ist verloren gegangen
night-none = Noch ist nichts zu Ende gespielt.
# instead of what a muted guest wrote
night-muted = (nicht gezeigt)
night-kept = Eine Seite zum Behalten: Sie braucht kein Netz.
