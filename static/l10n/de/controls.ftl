# The controls of a match and of the room: in the captain’s drawer and on the laptop.

controls-a-guest = ein Gast
controls-claim = Ein anderes Handy möchte { $name } sein.
controls-claim-ask = Stimmt das?
controls-claim-back = { $name } wurde entfernt und möchte zurückkommen.
controls-no = Nein
controls-let-in = Hereinlassen

controls-guests = Gäste
controls-guests-how = antippen, um jemanden umzubenennen, umzusetzen, stummzuschalten oder zu entfernen
controls-guest-away = { $name }, gerade weg
controls-guest-bot = { $name }, ein Bot
controls-earlier = Früher
controls-later = Später
controls-mute = Stumm
controls-unmute = Laut
controls-captain = Kapitän
controls-stand-in = Ersatzbot
controls-no-stand-in = Kein Ersatz
controls-remove = Entfernen
controls-remove-ask = { $name } entfernen?
controls-remove-bot = Der Bot verlässt den Tisch.
controls-remove-hint = Wer zurückwill, fragt, und du lässt ihn herein.
controls-name-of = Name von { $name }
controls-rename = Umbenennen

# Buttons of a match, each with a few words on what it does
controls-pause = Pause
controls-pause-what = alle Uhren stehen, der Fernseher dimmt
controls-resume = Weiter
controls-resume-what = die Uhren laufen, wo sie standen
controls-undo = Zurück
# $moment: the name of a moment, like “Her clue”
controls-undo-to = zu „{ $moment }“
controls-undo-nothing = noch kein Schritt
controls-skip = Über­springen
controls-skip-what = diesen Moment
controls-points = Punkte
controls-points-what = geben oder nehmen
controls-overrule = Urteil ändern
controls-overrule-what = das letzte

controls-whose = Für wen
controls-why = Warum (der Fernseher zeigt es)
controls-why-example = falsch vorgelesen
controls-another-amount = Ein anderer Betrag, mit − zum Nehmen
controls-give = Geben
controls-in-truth = Die Antwort, über die zuletzt entschieden wurde, war in Wahrheit …
controls-right = Richtig
controls-wrong = Falsch

controls-back-in = Zurück ins Spiel
controls-to-shelf = Zurück zum Regal
controls-end = Spiel beenden
controls-end-ask = Das Spiel jetzt beenden?
controls-end-hint = Alle kommen mit dem Punktestand von jetzt aufs Podium.
controls-end-it = Beenden
controls-shelf = Regal
controls-leave-ask = Dieses Spiel verlassen und zurück zum Regal?
controls-leave-hint = Es endet ohne Podium und zählt nicht.
controls-leave-it = Verlassen

controls-clocks = Uhren
# How much slower the clocks are: ×1.5
controls-pace = ×{ $factor }
controls-off = aus
controls-on = an
controls-text = Schrift
controls-text-normal = normal
controls-text-large = groß
controls-text-huge = riesig
controls-language = Sprache am Fernseher
controls-sound = Fernsehton
controls-volume = Lautstärke
controls-volume-tv = Lautstärke des Fernsehers
controls-volume-now = { $percent } Prozent
controls-aloud = Vorlesen
controls-reactions = Reaktionen
controls-lock = Raum zuschließen
controls-locked = Raum ist zu
controls-bots = Bots
controls-bot-less = Ein Bot weniger
controls-bot-more = Ein Bot mehr
