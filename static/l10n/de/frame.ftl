# Was Handys und Bildschirme in jedem Spiel sagen.

## Überall

frame-list = { $names }
frame-somebody = jemand
frame-guest = Gast
frame-guest-who-left = Ein Gast, der gegangen ist
frame-the-host = den Laptop
frame-moment = Einen Moment …
frame-finding = Suche den Laptop …
frame-close = Schließen
frame-back = Zurück
frame-not-now = Jetzt nicht
frame-yes = Ja, bitte
frame-really = { $label }?
frame-rules = Regeln
frame-rules-all = Alle Regeln
frame-rules-of = Alle Regeln von { $title }
frame-reader = Zum Lesen
frame-reader-lost = Diese Seite gibt es gerade nicht. Ist der Laptop wach?
frame-tools = Werkzeuge
frame-resume = Weiter
frame-away = weg
frame-bot = Bot
frame-soon = bald
frame-ready = fertig
frame-thinking = denkt noch nach
frame-locked = zu
frame-seed = Seed { $seed }
frame-time-left = Restzeit
frame-seconds-left = Restliche Sekunden
frame-again = Noch einmal
frame-another-title = Anderes Spiel
frame-handwriting = Handschrift
frame-shape =
    { $shape ->
        [circle] Kreis
        [square] Quadrat
        [triangle] Dreieck
        [diamond] Raute
        [star] Stern
        [hexagon] Sechseck
        [heart] Herz
        [plus] Plus
        [pentagon] Fünfeck
       *[moon] Mond
    }
frame-look =
    { $place ->
        [1] Roter Kreis
        [2] Blaues Quadrat
        [3] Gelbes Dreieck
        [4] Grüne Raute
        [5] Lila Stern
        [6] Oranges Sechseck
        [7] Rosa Herz
        [8] Türkises Plus
        [9] Hellgrünes Fünfeck
       *[10] Sandfarbener Mond
    }
frame-face =
    { $face ->
        [fox] Fuchs
        [owl] Eule
        [cat] Katze
        [bear] Bär
        [rabbit] Hase
        [robot] Roboter
        [lion] Löwe
        [frog] Frosch
        [penguin] Pinguin
        [panda] Panda
        [octopus] Krake
       *[dino] Dino
    }
frame-face-taken = { frame-face }, schon bei { $name }

## Zahlen

frame-points =
    { $count ->
        [one] { $told } Punkt
       *[other] { $told } Punkte
    }
frame-seconds =
    { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
frame-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
frame-minutes-short = { $minutes } min
frame-nth =
    { $ending ->
       *[other] { $n }.
    }

## Die Verbindung

frame-tap-lost = Die Verbindung war gerade weg. Schau noch einmal hin und tippe erneut.
frame-tap-not-sent = Gerade keine Verbindung. Das ging nicht raus.
frame-did-not-work = Das hat nicht geklappt.
frame-offline = Keine Verbindung zum Laptop. Versuch es gleich noch einmal.
frame-reconnecting = Verbinde neu …
frame-reconnecting-seat = Verbinde neu … dein Platz bleibt dir.
frame-reconnecting-night = Ist der Laptop wach? Der Abend bleibt erhalten.
frame-state-refused = Der Laptop sagt Nein
frame-state-moment = Einen Moment, bitte.
frame-state-slow = Ist dieses Handy im selben WLAN wie der Fernseher? Manche Handys verlassen ein WLAN ohne Internet: Schalte die mobilen Daten für heute Abend aus.
frame-state-replaced = Dein Platz ist anderswo offen
frame-state-replaced-hint = Ein neuerer Tab oder ein anderes Handy hat ihn jetzt. Nichts geht verloren.
frame-state-play-here = Lieber hier spielen
frame-state-removed = Du bist nicht mehr im Raum
frame-state-come-back = Um Einlass bitten
frame-state-nearly = Fast geschafft
frame-state-asks = { $name } lässt dich mit einem Tipp herein.
frame-state-asks-host = Am Laptop (/host) wirst du hereingelassen.
frame-state-not-me = Das bin ich nicht
frame-paused = Pause
frame-paused-game = Das Spiel macht Pause
frame-paused-clocks = Alle Uhren stehen still.
frame-paused-empty = Es geht weiter, sobald ein Handy zurück ist.

## Platz nehmen

frame-join-head = Nimm Platz
frame-join-head-full = Ab ins Publikum
frame-join-full = Alle zehn Plätze sind belegt: Schau zu und rate mit
frame-join-yours =
    { $place ->
        [1] Du bist der rote Kreis
        [2] Du bist das blaue Quadrat
        [3] Du bist das gelbe Dreieck
        [4] Du bist die grüne Raute
        [5] Du bist der lila Stern
        [6] Du bist das orange Sechseck
        [7] Du bist das rosa Herz
        [8] Du bist das türkise Plus
        [9] Du bist das hellgrüne Fünfeck
       *[10] Du bist der sandfarbene Mond
    }
frame-join-locked = Der Raum ist zu
frame-join-locked-hint = Bitte den Kapitän, ihn aufzuschließen, und komm dann herein.
frame-join-hello = Hallo, ich bin
frame-join-your-name = dein Name
frame-join-you = Du
frame-join-picture = Dein Bild
frame-join-name-first = Schreib bitte zuerst deinen Namen.
frame-name-long = { $most } Buchstaben passen, das sind { $letters }.
frame-join-be = { $name } sein
frame-join-already = Warst du schon hier?
frame-join-i-am = Ich bin { $name }
frame-join-in = Ich bin dabei
frame-join-watch = Zuschauen und mitraten
frame-join-about = Über partyhost

## Die Lobby auf Handys

frame-role-captain = Kapitän
frame-role-captain-tonight = Heute Abend Kapitän
frame-role-watching = Schaut zu
frame-lobby-in = Du bist dabei!
frame-lobby-watching = Du schaust zu
frame-lobby-picks = { $name } sucht das Spiel aus
frame-lobby-others = Gleich kommen die anderen
frame-lobby-change = Name oder Bild ändern
frame-lobby-sofa = Auf dem Sofa
frame-shelf = Regal mit den Spielen
frame-shelf-players = { $players } Leute
frame-start = Los geht’s zu { $guests }
frame-start-not-yet = Noch nicht
frame-start-note =
    { $away ->
        [0] alle da und bereit
        [one] { $away } davon ist gerade weg
       *[other] { $away } davon sind gerade weg
    }
frame-rules-head = Hausregeln
frame-rules-changed =
    { $changed ->
        [0] Hausregeln: alles wie gewohnt
       *[other] Hausregeln: { $changed } anders als sonst
    }
frame-rules-on = an
frame-rules-off = aus
frame-packs-head = Fragenpakete
frame-packs-all-new = Alle { $all } Fragen sind neu
frame-packs-new = { $left } von { $all } Fragen sind neu
frame-packs-line =
    { $audience ->
        [easy] { $items } Fragen, { $left } davon neu, leicht.
        [hard] { $items } Fragen, { $left } davon neu, schwer.
       *[everyone] { $items } Fragen, { $left } davon neu.
    }
frame-packs-line-new =
    { $audience ->
        [easy] { $items } Fragen, alle neu, leicht.
        [hard] { $items } Fragen, alle neu, schwer.
       *[everyone] { $items } Fragen, alle neu.
    }

## So geht’s

frame-tour = So geht’s
frame-tour-look = Schau zum Fernseher: Er zeigt, wie es geht.
frame-tour-skip = Gleich loslegen
frame-tour-skips = { $name } kann gleich loslegen.
frame-tour-skips-laptop = Am Laptop kann es gleich losgehen.
frame-tour-switch = Erst zeigen, wie es geht

## Im Spiel

frame-your-move = Du bist dran
frame-your-move-now = Du bist dran!
frame-move-of = { $name } ist dran
frame-move-all = Alle sind dran
frame-still-to-go = { $count } fehlen noch
frame-waiting-for = Warten auf { $names }
frame-waiting-for-more = Warten auf { $one }, { $two } und { $more } mehr
frame-late-queue = Du spielst mit, sobald du an der Reihe bist; rate bis dahin mit.
frame-late-two = Du spielst ab Runde zwei mit; rate bis dahin mit.
frame-late-question = Du spielst ab der nächsten Frage mit; rate bis dahin mit.
frame-late-round = Du spielst ab der nächsten Runde mit; rate bis dahin mit.
frame-late-watches = Du schaust zu und rätst mit; beim nächsten Spiel bist du dabei.
frame-late-court-plays = Du spielst ab der nächsten Runde mit.
frame-late-court-watches = Du schaust zu; beim nächsten Spiel bist du dabei.
frame-your-money = Dein Geld
frame-your-score = Dein Stand
frame-standing-ahead = { $gap } vor { $name }
frame-standing-behind = { $gap } hinter { $name }
frame-standing-level = gleichauf mit { $name }
frame-too-old = { $label }: Dafür ist diese Seite zu alt. Bitte lade sie neu.

## Womit man antwortet

frame-peek = Halten und spicken
frame-peek-hint = Lass los, und es ist wieder verdeckt.
frame-cards-pick = Wähle { $cards }
frame-cards-more = Noch { $cards }
frame-cards-range = Wähle { $min } bis { $max }
frame-cards-none = { $label }: keine
frame-cards-take = { $cards } nehmen
frame-cards-take-many = Diese { $cards } nehmen
frame-number-lock = { $amount } festlegen
frame-number-whole = Das ist keine ganze Zahl.
frame-number-range = Von { $low } bis { $high }
frame-number-range-please = Von { $low } bis { $high }, bitte.
frame-number-steps = Nur in Schritten von { $step }: { $one } oder { $two }.
frame-number-most = Mehr geht nicht.
frame-number-less = { $amount } weniger
frame-number-more = { $amount } mehr
frame-number-amount = Betrag
frame-number-typed = Betrag, getippt
frame-number-all-in = Alles
frame-write-send = Hochhalten
frame-write-first = Schreib zuerst etwas
frame-write-type-here = Tippe hier
frame-write-here = Schreib hier mit dem Finger
frame-write-type = Tippen
frame-write-ink = Malen
frame-write-clear = Tafel wischen
frame-write-undo = Letzten Strich zurücknehmen
frame-write-full = Die Tafel ist voll. Nimm einen Strich zurück, dann geht es weiter.
frame-write-left =
    { $left ->
        [one] Noch { $left } Buchstabe.
       *[other] Noch { $left } Buchstaben.
    }

## Ein Handy für mehrere, und der Laptop als Platz

frame-share-add = Noch ein Gast an diesem Handy
frame-share-add-laptop = Noch ein Gast an diesem Laptop
frame-share-more = Noch ein Gast
frame-share-how = Kein Handy, oder der Akku ist leer? Spiel hier mit. Bevor dieses Handy etwas Geheimes zeigt, fragt es, wer es hat.
frame-share-how-laptop = Kein Handy, oder der Akku ist leer? Spiel hier mit. Bevor dieser Laptop etwas Geheimes zeigt, fragt er, wer davorsitzt.
frame-share-name = Name des Gastes
frame-share-name-here = Name
frame-share-in = Dazu
frame-share-plays = { $name } spielt auch hier.
frame-share-pending = Der Kapitän wird gefragt und lässt den Gast mit einem Tipp herein.
frame-share-full = Hier spielen schon vier. Nimm ein anderes Handy.
frame-share-already = Schon dabei, aber das Handy ist weg?
frame-share-leave = Gehen
frame-share-leaves = Steht { $name } vom Tisch auf?
frame-share-leaves-hint = Wieder mit Handy? Scanne damit lieber den Code und tippe auf „Ich bin { $name }“.
frame-share-here = Wer hier spielt
frame-share-hand-over = Weitergeben
frame-share-cover = Zudecken
frame-share-called = Jetzt { $names }: bitte weitergeben
frame-share-hand-to = Gib es { $name }
frame-share-your-move = { $name }, du bist dran
frame-share-look-away = Alle anderen schauen weg.
frame-share-turn = Dreh den Bildschirm so, dass sonst niemand ihn sieht.
frame-share-covered = Zugedeckt
frame-share-nothing-secret = Dieser Bildschirm zeigt jetzt nichts Geheimes.
frame-share-paused = Das Spiel macht Pause.
frame-share-else = Jemand anderes?
frame-share-who = Wer hat es jetzt?
frame-share-look = Willst du schauen?
frame-share-asks = Ein anderes Handy bittet um einen Platz. { $name } kann es hereinlassen.
frame-laptop = Dieser Laptop spielt mit
frame-laptop-choose = wählen
frame-laptop-send = senden oder weiter
frame-laptop-next = zum Nächsten
frame-laptop-cover = zudecken oder zu
frame-laptop-seen = Andere können diesen Bildschirm sehen.
frame-laptop-seen-hint = Dreh ihn weg, während du schaust. Nach jedem deiner Züge deckt er sich selbst zu. Ist er der Fernseher, dann teil dir lieber ein Handy.

## Das Ende eines Spiels

frame-draw = Unentschieden!
frame-all-level = Alle liegen gleichauf.
frame-you-win = Du gewinnst!
frame-you-share = Ihr gewinnt gemeinsam!
frame-your-team-wins = Dein Team gewinnt!
frame-you-came = Du wirst { $place }
frame-won = Gewonnen: { $names }
frame-took-it = Diesmal gewonnen: { $names }.
frame-team-won = { $team } hat gewonnen
frame-team-took-it = { $team } war diesmal besser.
frame-team-takes-it = { $team } gewinnt!
frame-takes-it = { $name } gewinnt!
frame-share-it = { $names } gewinnen!
frame-shared = Geteilt!
frame-that-is-it = Das war’s!
frame-came-first = { $count } wurden Erste
frame-decided = Was den Ausschlag gab
frame-tonight = Heute Abend
frame-all-places = Alle Plätze
frame-night-points = Punkte des Abends: 3, 2, 1 für die ersten drei.
frame-keepsake = Das Andenken an dieses Spiel: Plätze, Punkte und was den Ausschlag gab
frame-keepsake-save = Bild speichern
frame-keepsake-hint = Halte das Bild gedrückt, um es zu speichern, oder tippe oben auf den Knopf.
frame-keepsake-on-phones = Das Bild ist auf euren Handys
frame-what-next = Wie es weitergeht
frame-picks = { $name } wählt
frame-laptop-picks = Der Laptop wählt
frame-picks-next = { $name } sucht aus, was jetzt kommt.
frame-laptop-picks-next = Am Laptop wird ausgesucht, was jetzt kommt.

## Der Fernseher

frame-tv-scan = Scan mich
frame-tv-locked = Raum ist zu
frame-tv-code = QR-Code: { $url }
frame-tv-reached = Handys kommen mit diesem Code herein
frame-tv-or = oder { $address }
frame-tv-or-type = oder tippe die Adresse ins Handy
frame-tv-seeded = Seed { $seed }: jedes Mal dieselben Karten
frame-tv-same-wifi = Gleiches WLAN wie hier
frame-tv-join-wifi = Unser WLAN
frame-tv-wifi-code = QR-Code für das WLAN { $name }
frame-tv-sofa = Wer sitzt auf dem Sofa?
frame-tv-sofa-first = Wer zuerst kommt, startet
frame-tv-sofa-told =
    { $room ->
        [0] { $seats } da, das Sofa ist voll{ $watching ->
            [0] { "" }
           *[other] , { $watching } schauen zu
        }
       *[other] { $seats } da, { $room } frei{ $watching ->
            [0] { "" }
           *[other] , { $watching } schauen zu
        }
    }
frame-tv-starts = startet
frame-tv-free = frei
frame-tv-you = du?
frame-tv-step-scan = Scanne den Code mit der Kamera deines Handys.
frame-tv-step-face = Wähle Namen und Bild.
frame-tv-step-crown = { $name } hat die Krone und startet das Spiel.
frame-tv-step-first = Wer zuerst da ist, bekommt die Krone und startet das Spiel.
frame-all-new = alles neu
frame-all-seen = alles bekannt
frame-share-new = { $share } % neu
frame-watching =
    { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }
frame-sound = Ton
frame-sound-on = Ton an
frame-sound-silent = Dieser Bildschirm ist stumm. M schaltet den Ton ein.
frame-sound-back = Dieser Bildschirm hat wieder Ton.

## Was man hört: was der Fernseher vorliest, und was ein Screenreader erfährt

frame-no-voice = Der Browser dieses Bildschirms hat keine eigene Stimme. Alles, was er vorlesen würde, steht auch da.
frame-blank = Lücke
frame-heard-mine = Du bist dran: { $what }.
frame-heard-turn = { $title } – { $detail }
frame-heard-won = Gewonnen: { $who }.
frame-heard-paused = Pause. Alle Uhren stehen still.
frame-heard-seconds = Noch { $seconds } Sekunden.

frame-keeps-on = Hält diesen Bildschirm wach
