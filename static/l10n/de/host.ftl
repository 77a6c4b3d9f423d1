# The laptop’s page, beside the controls.

host-give-pin = PIN eingeben
host-finding = Suche den Laptop …
# The keys’ letters are put in
host-keys = Tasten: { $pause } Pause, { $undo } zurück, { $skip } überspringen
host-about = Über partyhost
host-now-lobby =
    { $count ->
        [0] Auf dem Sofa sitzt noch niemand.
        [one] { $count } Gast auf dem Sofa, es läuft kein Spiel.
       *[other] { $count } auf dem Sofa, es läuft kein Spiel.
    }
host-now-over = { $title } ist vorbei.
# $names: the guests for whom it waits
host-now-waiting = { $title }: gewartet wird auf { $names }
host-all-rules = Alle Regeln
# After the time that a clock shows
host-clock-still = die Uhr steht
host-clock-left = übrig
host-again = Noch einmal
host-a-guest = ein Gast
host-guest-left = jemand, der gegangen ist
host-empty = Das Regal ist leer
host-empty-why = Auf diesem Laptop gibt es keine Spiele.
host-list = { $names }
host-lost = Der Laptop hat nicht geantwortet. Versuch es gleich noch einmal.
host-close = Schließen
host-edit = Bearbeiten
host-remove = Entfernen
host-delete = Löschen
host-delete-it = Löschen
host-not-now = Jetzt nicht
host-keep-it = Behalten
host-yes = ja
host-no = nein
host-spreadsheet = Tabelle

host-play-here = Hier mitspielen
host-play-here-how = Ein Gast ohne Handy? Dieser Laptop kann ein Platz sein, mit Tastatur. Andere sehen seinen Bildschirm, also dreh ihn weg. Ist er zugleich der Fernseher, teilt euch lieber ein Handy.
host-play-here-go = Am Laptop Platz nehmen

# The way in: the code, the addresses, the Wi-Fi
host-way-in = So kommt man herein
host-qr = QR-Code: { $address }
host-reached = Über diese Adresse kommen Handys herein
host-or-address = oder { $address }
host-pin = PIN für diese Seite auf einem anderen Gerät: { $pin }
host-open-tv = Fernsehseite öffnen
host-show-address = { $address } zeigen
host-address = Adresse im Code
host-wifi = WLAN für Gäste
host-wifi-how = Der Fernseher zeigt einen zweiten Code, der damit verbindet. Die Daten bleiben auf diesem Laptop; Handys erfahren sie nie.
host-wifi-name = Name
host-wifi-password = Passwort
host-wifi-spelled = Der Fernseher zeigt das Passwort
host-wifi-hidden = Das Netz versteckt seinen Namen
host-wifi-show = Zeigen
host-wifi-keep = So behalten
host-wifi-off = Wegnehmen

# The night, and the nights that are kept
host-night = Der Abend
host-new-night = Neuer Abend
host-new-night-ask = Einen neuen Abend beginnen?
host-new-night-hint = Alle melden sich neu an. Der heutige Abend bleibt unten bei den anderen.
host-do-it = Ja, los
host-no-match = Noch ist kein Spiel zu Ende gespielt.
# $who: the winners
host-won-by = { $title }: gewonnen von { $who }
host-nights = Abende auf diesem Laptop
host-nights-none = Noch keiner. Heute wird der erste.
host-nights-all = Alle { $count } Abende
host-tonight = heute
host-nobody-yet = Es ist noch niemand da.
host-save-file = Als Datei sichern
host-night-page = Seite des Abends
# $day: “Saturday 28 November 2026”
host-night-delete = Den Abend vom { $day } endgültig löschen?
host-night-delete-hint = Namen, Antworten, Zeichnungen und Ergebnisse verschwinden von diesem Laptop. Eine gesicherte Datei bleibt.
host-night-delete-tonight = Namen, Antworten, Zeichnungen und Ergebnisse verschwinden von diesem Laptop. Alle melden sich neu an. Eine gesicherte Datei bleibt.
host-night-deleted = Der Abend vom { $day } ist gelöscht.
host-match-running = { $name }: läuft noch
host-match-left = { $name }: abgebrochen
host-troubles = Was schiefging

# Packs on the shelf
host-packs = Fragenpakete
host-add-file = Datei hinzufügen
host-write-pack = Paket schreiben
host-count-clue =
    { $count ->
        [one] { $count } Frage
       *[other] { $count } Fragen
    }
host-count-question =
    { $count ->
        [one] { $count } Frage
       *[other] { $count } Fragen
    }
host-count-poll =
    { $count ->
        [one] { $count } Umfrage
       *[other] { $count } Umfragen
    }
host-count-row =
    { $count ->
        [one] { $count } Zeile
       *[other] { $count } Zeilen
    }
host-count-ruling =
    { $count ->
        [one] { $count } Urteil
       *[other] { $count } Urteile
    }
# $left: a number; $all: “780 clues”
host-new-here = Neu für dieses Haus: { $left } von { $all }.
host-no-pack-in = Kein Paket ist dabei.
host-pack-in = { $name } ist dabei
# After “780 clues ·”
host-all-new = alles neu
host-some-new = { $count } neu
host-yours = von dir
host-audience-everyone = für alle
host-audience-easy = leicht
host-audience-hard = schwer
host-rows-left-out =
    { $count ->
        [one] { $count } Zeile ausgelassen
       *[other] { $count } Zeilen ausgelassen
    }
host-open-pack = { $name } öffnen
# $why: sentences
host-file-left-out = { $file } wurde ausgelassen. { $why }
host-forget = Vergessen, was wir kennen
host-forget-ask = Sollen alle Fragen wieder als neu zählen?
host-forget-hint = Gäste bekommen dann vielleicht Fragen, die sie schon kennen. Auch was ihr hier über Antworten entschieden habt, wird vergessen.
host-forget-it = Vergessen

# A pack, opened or begun
host-for-title = Spiel
host-for-whom = Für wen
host-called = Wie heißt es?
host-begin = Anfangen
host-one-moment = Einen Moment …
# $items: “780 clues”
host-pack-holds = { $items } für { $title }.
host-pack-found = { $items } für { $title } gefunden.
host-pack-shipped = Es kam mit dem Programm und bleibt, wie es ist.
host-add-clue = Neue Frage
host-add-question = Neue Frage
host-add-poll = Neue Umfrage
host-find = Suchen
host-pack-name = Name des Pakets
host-author = Von wem
host-licence = Lizenz
host-pack-language = Sprache
host-pack-delete = „{ $name }“ endgültig löschen?
host-pack-delete-hint = Die Datei verschwindet von diesem Laptop.
host-earlier = Zurück
host-later = Weiter
host-span = { $from }–{ $to } von { $all }
host-one-a-line = pro Zeile eins

# A file becomes a pack
host-on-shelf = Es steht im Regal
host-reading = Wird gelesen
host-did-not-work = Das hat nicht geklappt
host-drop = Datei hierher ziehen oder auswählen
host-drop-kinds = Eine Tabelle (XLSX, CSV, TSV), Kahoot, Quizlet, Anki, Open Trivia DB, Moodle GIFT oder Aiken, QTI oder ein Paket von jemand anderem. Ein Spielplan mit Fragen besteht aus zwei Dateien: Wähle beide.
host-one-file = Bitte nur eine Datei auf einmal; nur ein Spielplan besteht aus zweien.
host-taking = Die Datei wird übernommen
host-joining = Alles kommt ins Paket
host-making = Das Paket entsteht
host-room-goes-on = Der Abend geht solange weiter.
# $items: “178 clues”
host-joined = { $items } sind zu „{ $pack }“ gekommen.
host-made = { $items } aus „{ $pack }“ stehen im Regal.
host-already =
    { $count ->
        [one] { $count } gab es schon; das wurde ausgelassen.
       *[other] { $count } gab es schon; sie wurden ausgelassen.
    }
host-in-from-next = Ab dem nächsten Spiel sind sie dabei.
host-switch-on = Schalte das Paket ein, um damit zu spielen.
# $what: a kind of file, like “a table”; $good, $bad: numbers of rows
host-found = Das ist { $what }: Alle { $good } Zeilen sind gut.
host-found-both = Das ist { $what }: { $good } gut, { $bad } noch nicht spielbar.
host-encoding = Falls Buchstaben falsch aussehen: die Kodierung
host-other-side = Mit der anderen Seite fragen
# $group: “colour”, “category”
host-group-otherwise = { $group } für Zeilen ohne Angabe
host-columns = Welche Spalte ist was?
host-no-column = keine
host-take-in = { $items } übernehmen
host-into = Wohin
host-a-new-pack = ein neues Paket
host-rows-shown = { $shown } von { $all } Zeilen sind zu sehen.
host-row-of-file = Zeile der Datei
host-row = Zeile { $n }
host-row-out = ausgelassen
host-row-mended = ausgebessert
host-mend = Ausbessern
host-leave-out = Auslassen
host-keep-row = Zeile behalten

# What people of this house have ruled
host-rulings = Was ihr hier entschieden habt
host-rulings-how =
    { $count ->
        [0] Noch ist nichts gemerkt.
        [one] Danach richtet sich das Urteil ab dem nächsten Spiel.
       *[other] Danach richten sich die Urteile ab dem nächsten Spiel.
    }
host-rulings-write = { $count } in „{ $pack }“ schreiben
host-rulings-written =
    { $count ->
        [one] { $count } Urteil steht jetzt in „{ $pack }“.
       *[other] { $count } Urteile stehen jetzt in „{ $pack }“.
    }
host-rulings-gone = Eine Frage, die nicht mehr im Regal steht
host-ruled-right = „{ $said }“ ist richtig
host-ruled-wrong = „{ $said }“ ist falsch
host-ruled-answer = Antwort: { $answer }
host-take-back = Zurücknehmen
host-take-back-what = „{ $said }“ zurücknehmen
