# The plain pages: the PIN, what went wrong, the rules, about.

web-pin-head = Steuerung
web-pin-why = Diese Steuerung gehört zum Laptop. Die PIN steht dort im Terminal und auf der Seite am Laptop, falls sie offen ist.
web-pin-field = PIN
web-pin-open = Steuerung öffnen
web-pin-guest = Ich bin Gast
web-to-game = Zum Spiel
web-host-title = partyhost: Steuerung
web-tv-title = partyhost: Fernseher
web-no-script = Diese Seite braucht JavaScript. Schalte es bitte für diese Adresse ein.

# By the status of what a browser asked for
web-head-400 = Das hat nicht geklappt
web-text-400 = Der Browser wollte etwas, das der Laptop nicht lesen kann.
web-head-404 = Hier ist nichts
web-text-404 = Ins Spiel führt der Code am Fernseher.
web-head-405 = Das geht hier nicht
web-text-405 = Ins Spiel führt der Code am Fernseher.
web-head-413 = Das ist zu groß
web-text-413 = So etwas Großes nimmt der Laptop nicht an.
web-head-500 = Etwas ging schief
web-text-500 = Der Abend geht trotzdem weiter. Versuch es bitte noch einmal.

# The rulebook
web-rules-title = { $title }: die Regeln
web-rules-how = Das ganze Regelbuch. Was gerade gilt, steht immer in zwei Zeilen auf deinem Handy.
web-rules-sections = Abschnitte
web-rules-about = Über partyhost: Lizenzen, Marken, Dank
web-back = Zurück zum Spiel

# About this program
web-about = Über partyhost
web-about-what = Ein Laptop zu Hause wird Gastgeber eines Spieleabends: Der Fernseher ist der Tisch, jedes Handy eine eigene Hand. Es ist freie Software unter der MIT-Lizenz, gemacht von den Mitwirkenden an partyhost. Nichts verlässt das Haus: kein Konto, kein Zählen von Besuchern, kein Internet.
web-about-names = Namen von Spielen
web-about-marks = partyhost ist von Fans gemacht und gehört keinem Hersteller von Spielen. Jeopardy!, Card Sharks und andere Namen von Shows und Spielen sind Marken ihrer Eigentümer, die dieses Programm weder gemacht noch gebilligt haben. Alle Bilder, Klänge, Fragen und Worte darin sind eigene oder frei, wie unten aufgeführt.
