# Jeopardy! Card Game: was seine Seiten sagen. $name: ein Gast; $money: mit seinem Dollarzeichen;
# $round: 1 oder 2.

jeopardy-daily-double = Daily Double
jeopardy-bonus = Bonus
jeopardy-round = Runde { $round }
jeopardy-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
jeopardy-right = Richtig
jeopardy-wrong = Falsch
jeopardy-no-answer = keine Antwort
jeopardy-aloud = laut gesagt
jeopardy-time-up = Die Zeit ist um
jeopardy-by-hand = von Hand
jeopardy-written-by-hand = von Hand geschrieben
# vor dem Ergebnis einer zweiten Chance
jeopardy-half-of = halbe { $money } =
jeopardy-seen-before = Heute schon gesehen: In dieser Kategorie gibt es keine neuen Fragen mehr

## Wer auf dem Fernseher dran ist, mit ein paar Worten darunter

jeopardy-head-first = Wer fängt an?
jeopardy-head-first-detail = sagt der Kapitän
jeopardy-head-categories = Kategorien
jeopardy-head-categories-detail = alle wählen aus
jeopardy-head-opening = { $name } fängt an
jeopardy-head-opening-detail = Karten werden verteilt
jeopardy-head-hand = Karten wählen
jeopardy-head-hand-detail = alle zugleich
jeopardy-head-card = { $name } ist dran
jeopardy-head-card-detail = wählt eine Karte
# $reader: der Gast, der $name die Frage vorliest
jeopardy-head-reading-reader = { $reader } liest vor
jeopardy-head-reading-reader-detail = für { $name }
jeopardy-head-reading-host = Für { $name }
jeopardy-head-reading-host-detail = die Frage wird gelesen
jeopardy-head-reading-tv = Für { $name }
jeopardy-head-reading-tv-detail = die Frage wird gelesen
jeopardy-head-writing = { $name }
jeopardy-head-writing-detail = schreibt die Antwort
jeopardy-head-aloud = { $name }
jeopardy-head-aloud-detail = antwortet laut
jeopardy-head-rebound = Zweite Chance
jeopardy-head-captain = Urteil
jeopardy-head-captain-detail = des Kapitäns
jeopardy-head-ruling = { $name } urteilt
jeopardy-head-ruling-detail = richtig oder falsch?
jeopardy-head-appeal = { $name } zweifelt
jeopardy-head-appeal-detail = alle stimmen ab
jeopardy-head-vote = Abstimmung
jeopardy-head-vote-detail = richtig oder falsch?
jeopardy-head-right = { $name }
jeopardy-head-right-detail = liegt richtig
jeopardy-head-wrong = { $name }
jeopardy-head-wrong-detail = liegt falsch
jeopardy-head-wrote = { $name }
jeopardy-head-wrote-detail = schrieb …
jeopardy-head-wagers = Finale
jeopardy-head-wagers-detail = geheime Einsätze
jeopardy-head-final = Finale
jeopardy-head-final-detail = alle schreiben
jeopardy-head-close = Finale
jeopardy-head-close-detail = eine knappe Antwort
jeopardy-head-tie = Stichfrage
jeopardy-head-tie-detail = die erste richtige zählt
jeopardy-head-tie-won = { $name } gewinnt
jeopardy-head-tie-won-detail = die Stichfrage
jeopardy-head-tie-open = Stichfrage
jeopardy-head-tie-open-detail = niemand hatte es
jeopardy-caption = { $name } spielt eine Karte: Die Farbe bestimmt die Kategorie, der Stapel den Wert. { $reader } liest vor.

## Was der Fernseher laut sagt; $money: eine Zahl von Dollars

jeopardy-say-category = Die Kategorie im Finale ist { $category }.
jeopardy-say-right = Richtig. { $money } Dollar für { $name }.
jeopardy-say-wrong = Nein. { $response }.

## Vor einer Runde

jeopardy-who-youngest = Wer ist am jüngsten?
jeopardy-who-first = Wer fängt an?
jeopardy-who-begins = Wer fängt an?
jeopardy-youngest-begins = Wer am jüngsten ist, fängt an
jeopardy-captain-says = Der Kapitän sagt es auf dem Handy
jeopardy-captain-chooses = Der Kapitän wählt gerade.
jeopardy-tap-guest = Tipp einen Gast an.
jeopardy-choose-categories = Wählt die Kategorien der Runde { $round }
jeopardy-everybody-keeps =
    { $count ->
        [1] Alle behalten heimlich eine; dann werden alle auf einmal aufgedeckt
        [2] Alle behalten heimlich zwei; dann werden alle auf einmal aufgedeckt
        [3] Alle behalten heimlich drei; dann werden alle auf einmal aufgedeckt
       *[other] Alle behalten heimlich { $count }; dann werden alle auf einmal aufgedeckt
    }
jeopardy-kept-secret = Heimlich behalten
jeopardy-being-chosen = Kategorien werden gewählt
jeopardy-turned-over = Aufgedeckt wird, wenn alle gewählt haben. Dann kommt Runde { $round }.
jeopardy-keep =
    { $count ->
        [1] Behalte eine
        [2] Behalte zwei
        [3] Behalte drei
       *[other] Behalte { $count }
    } für Runde { $round }
jeopardy-nobody-sees = Niemand sieht sie, bis alle gewählt haben.
jeopardy-keep-these =
    { $count ->
        [one] Diese behalten
       *[other] Diese { $count } behalten
    }
jeopardy-pick-more = Wähle noch { $count }
jeopardy-choosing = wählt
jeopardy-done = fertig
jeopardy-you-begin = Du fängst an
jeopardy-begins = { $name } fängt an
# $why: eins von jeopardy-opens-…
jeopardy-opening = { $why }. Runde { $round }: Jede Karte zählt { $money }.
jeopardy-opens-random = Ausgelost
jeopardy-opens-youngest = Am jüngsten von allen
jeopardy-opens-captain = Vom Kapitän bestimmt
jeopardy-opens-same = Eröffnet wieder, wie in Runde 1
jeopardy-opens-leader = Führt und ist deshalb zuerst dran
jeopardy-opens-next_left = Links daneben
jeopardy-opens-lowest_score = Hat am wenigsten
jeopardy-every-card =
    { $round ->
        [1] Jede Karte in einer Spalte zählt { $money }
       *[2] Jetzt zählt alles doppelt: jede Karte { $money }
    }

## Eine Hand wählen

jeopardy-keep-pass-left = Behalte eine Karte, gib den Rest nach links
jeopardy-keep-pass = Behalte eine Karte, gib den Rest weiter
jeopardy-pick-of = Karte { $pick } von { $picks }
jeopardy-kept = Behalten
jeopardy-still-picking = Die anderen wählen noch. Dann geht der Rest weiter.
jeopardy-tap-keep = Tipp die Karte an, die du behalten willst.
jeopardy-swap =
    { $count ->
        [one] Du tauschst { $count } Karte mit { $name }
       *[other] Du tauschst { $count } Karten mit { $name }
    }
# $to und $from: Gäste links und rechts
jeopardy-pass = { $count } an { $to }, { $count } von { $from }
jeopardy-promise =
    { $kind ->
        [bonus] Bonus: zählt wie zwei Karten in der Spalte.
        [daily_double] Daily Double: verdoppelt deine Frage, solange es in der Runde noch eins gibt.
       *[standard] Normal: zählt wie eine Karte in der Spalte.
    }

## Der Spielplan und die Karten

# $number von $total Fragen der Runde haben begonnen
jeopardy-clue-of =
    { $number ->
        [0] { $total } Fragen liegen vor euch
       *[other] Frage { $number } von { $total }
    }
# $name: Daily Double, fett
jeopardy-lamps = { $name } noch { $left } von { $limit }
jeopardy-lamp = Daily Double: noch { $left } von { $limit }
jeopardy-double-won = Gerade wurde ein Daily Double geholt
jeopardy-next-here = nächste Karte
jeopardy-next-bonus = Bonus
jeopardy-kind-standard = normal
jeopardy-kind-bonus = Bonus
jeopardy-kind-daily_double = Daily Double
jeopardy-kind-dead = Daily Double, zählt jetzt normal
jeopardy-dead-long = zählt jetzt normal
jeopardy-dead-short = jetzt normal
jeopardy-dead-why = Zählt jetzt normal: Es gibt kein Daily Double mehr.
jeopardy-card-plain = { $category }, { $kind }
jeopardy-card-priced = { $category }, { $kind }, { $money } wert
jeopardy-best-plays = Deine besten Karten, wie es gerade liegt
jeopardy-sum =
    { $count ->
        [one] Erste Karte hier: { $money }
       *[other] { $count } Karten × { $money }
    }
jeopardy-sum-doubled =
    { $count ->
        [one] Erste Karte hier: { $money }, verdoppelt
       *[other] { $count } Karten × { $money }, verdoppelt
    }
jeopardy-bonus-two = Bonus zählt wie zwei Karten.
jeopardy-your-turn = Du bist dran: Spiel eine Karte
jeopardy-your-turn-line = Wähle eine Farbe. Längere Spalten zahlen mehr.
jeopardy-tap-card = Tipp eine Karte an und sieh, wie sie zu ihrem Wert kommt.
jeopardy-play-for = Für { $money } spielen
jeopardy-picks-card = { $name } wählt eine Karte
jeopardy-you-will-read = Die nächste Frage liest du vor.
jeopardy-you-can-guess = Du kannst mitraten, wenn die Frage gelesen wird.

## Eine Frage wird gelesen

jeopardy-part-reads = { $name } liest die Frage vor
jeopardy-part-ready = { $name } macht sich bereit
jeopardy-part-writes = { $name } schreibt eine Antwort
jeopardy-part-aloud = { $name } antwortet laut
jeopardy-part-again = { $name } antwortet noch einmal: als Frage
jeopardy-tv-reads = Der Fernseher liest vor
jeopardy-host-reads = Der Gastgeber liest vor
jeopardy-you-read = Du liest für { $name } vor
jeopardy-read-then = Lies laut vor, dann starte die Uhr.
jeopardy-hold-response = Lösung: gedrückt halten
jeopardy-hold-hint = Loslassen deckt sie wieder zu.
jeopardy-get-ready = Gleich antwortest du
jeopardy-answers-soon = Gleich antwortet { $name }
jeopardy-clock-starts = Die Uhr läuft, sobald die Frage gelesen ist.
jeopardy-start-clock = Uhr jetzt starten
jeopardy-void-question = Diese Frage streichen?
jeopardy-void-yes = Streichen

## Antworten

jeopardy-leads = Als Frage anfangen
# womit eine Antwort anfangen kann; der Rest wird dahinter getippt
jeopardy-lead-what = Was ist …
jeopardy-lead-who = Wer ist …
# eine Antwort, die keine Frage war
jeopardy-as-question = Was ist { $answer }?
jeopardy-must-question = Es muss eine Frage sein. Fang mit „Was ist“ oder „Wer ist“ an und schick sie noch einmal.
jeopardy-wants-question = Hier wird mit einer Frage geantwortet: Was ist …?
jeopardy-lead-added = „Was ist“ kommt von selbst dazu.
jeopardy-answer-in = Deine Antwort ist da
jeopardy-say-it = Sag es laut
jeopardy-say-it-line = Als Frage: „Was ist …?“ { $name } hört zu und tippt.
jeopardy-listen = Hör { $name } zu
jeopardy-listen-rule = Was laut gesagt wurde: richtig oder falsch?
jeopardy-listen-tap = Tipp, wenn die Antwort gesagt ist; dann sag, ob sie stimmt.
jeopardy-answers-aloud = { $name } antwortet laut
jeopardy-is-writing = { $name } schreibt
jeopardy-you-may-rule = Du liest diesmal vor. Wird es knapp, urteilst du.
jeopardy-know-it = Weißt du es?
jeopardy-know-it-line = { $name } antwortet. Dein Tipp bringt kein Geld, zählt aber am Ende.
jeopardy-guess-in = Dein Tipp ist da: { $guess }
jeopardy-guess-along = Alle anderen: Ratet am Handy mit
jeopardy-have-guessed =
    { $count ->
        [one] hat einen Tipp abgegeben
       *[other] haben Tipps abgegeben
    }
jeopardy-you-wrote = Du schriebst
jeopardy-wrote = { $name } schrieb
jeopardy-said-aloud = { $name } hat es laut gesagt.
jeopardy-wrote-nothing = { $name } hat nichts geschrieben.

## Eine zweite Chance

jeopardy-others =
    { $count ->
        [0] sonst niemand
        [one] jemand anders
       *[other] { $count } andere
    }
# $names: wer antworten darf, $count Leute
jeopardy-may-answer =
    { $count ->
        [one] { $names } darf für { $money } antworten.
       *[other] { $names } dürfen für { $money } antworten.
    }
jeopardy-others-may-answer =
    { $count ->
        [0] Sonst darf niemand für { $money } antworten.
        [one] Noch jemand darf für { $money } antworten.
       *[other] { $count } andere dürfen für { $money } antworten.
    }
jeopardy-answers-in =
    { $all ->
        [one] { $count } von { $all } Antwort
       *[other] { $count } von { $all } Antworten
    }
jeopardy-missed-with = { $name } lag falsch mit
jeopardy-not-this-time = Diesmal nicht
jeopardy-a-rebound = Eine zweite Chance
jeopardy-your-chance = Deine Chance: { $money }
jeopardy-your-chance-line = Der halbe Wert für die erste richtige Antwort. Ein Fehler kostet nichts.
jeopardy-first-takes-it = Die erste richtige bekommt es.

## Urteil und Abstimmung

jeopardy-you-rule = Du urteilst
jeopardy-rules = { $name } urteilt
jeopardy-captain-rules = Der Kapitän urteilt
jeopardy-same-thing-long = Ist das dasselbe?
jeopardy-is-that-right = Stimmt das?
jeopardy-at-stake = Es geht um { $money }
jeopardy-you-appeal = Du erhebst Einspruch
jeopardy-appeals = { $name } erhebt Einspruch
jeopardy-appeals-now = { $name } erhebt Einspruch.
jeopardy-ruled-right = Das Urteil war „richtig“. Bei Gleichstand bleibt es dabei.
jeopardy-ruled-wrong = Das Urteil war „falsch“. Bei Gleichstand bleibt es dabei.
jeopardy-table-judges = Alle urteilen
jeopardy-table-judges-now = Alle urteilen.
jeopardy-tie-right = Gleichstand zählt als richtig.
jeopardy-tie-leaves = Bei Gleichstand bleibt es dabei.
jeopardy-same-thing = Dasselbe?
jeopardy-vote-same = Dasselbe? Stimmt am Handy ab.
jeopardy-vote-right-wrong = Richtig oder falsch? Stimmt am Handy ab.
jeopardy-vote-right = richtig
jeopardy-vote-wrong = falsch
jeopardy-you-voted = Du hast für { $vote } gestimmt.
jeopardy-votes-in = { $count } von { $voters } sind da.
jeopardy-have-voted = { $count } von { $voters } haben abgestimmt.
jeopardy-has-voted = { $name } hat abgestimmt
jeopardy-not-voted = { $name } hat noch nicht abgestimmt
jeopardy-card-says = Auf der Karte steht { $response }
jeopardy-the-card-says = Auf der Karte steht

## Was daraus wurde

jeopardy-you-won = Du gewinnst { $money }
jeopardy-you-missed = Dir entgehen { $money }
jeopardy-won = { $name } gewinnt { $money }
jeopardy-missed = Für { $name } keine { $money }
jeopardy-stays-at = { $name } bleibt bei { $money }
jeopardy-knew-too =
    { $count ->
        [one] wusste es auch
       *[other] wussten es auch
    }
jeopardy-you-knew = Du hast es auch gewusst.
jeopardy-the-vote = Abgestimmt: { $right } richtig, { $wrong } falsch.
jeopardy-appeal-phone = Stimmt nicht? Einspruch am Handy
jeopardy-by-reader = { $name } hat geurteilt
jeopardy-by-vote = Abgestimmt: { $right } richtig, { $wrong } falsch
jeopardy-by-host = Der Kapitän hat geurteilt
jeopardy-by-clock = Die Uhr war abgelaufen

## Final Jeopardy!

jeopardy-final-over = Finale: Die Kategorie ist
jeopardy-final-category = Finale: die Kategorie
jeopardy-bet-secret = Setzt heimlich, von nichts bis alles. Danach kommt die Frage.
jeopardy-betting = setzt
jeopardy-sealed = gesetzt
jeopardy-writing = schreibt
jeopardy-locked-in = fertig
jeopardy-dare = Finale: Was traust du dich?
jeopardy-dare-line = Das ist die Kategorie. Danach kommt die Frage.
jeopardy-your-wager = Dein Einsatz
jeopardy-hold-wager = Einsatz: gedrückt halten
jeopardy-if-right = Wenn richtig
jeopardy-if-wrong = Wenn falsch
jeopardy-cover = Jetzt zudecken
jeopardy-uncover = Zum Ändern aufdecken
jeopardy-wager-covered = Dein Einsatz ist zugedeckt
jeopardy-wager-sealed = Dein Einsatz steht. Die Frage kommt, wenn alle gesetzt haben.
jeopardy-wagers-sealed = Die Einsätze werden gemacht.
jeopardy-final-written = Die letzten Antworten entstehen
jeopardy-lowest-first = Aufgedeckt wird von unten nach oben.
jeopardy-is-right = Stimmt das?
# Antwort $number von $total
jeopardy-is-right-line =
    { $total ->
        [one] Jemand hat es geschrieben; wer, wird nicht verraten.
       *[other] Jemand hat es geschrieben; wer, wird nicht verraten. Antwort { $number } von { $total }.
    }
jeopardy-close-judged = Über eine knappe Antwort wird geurteilt
jeopardy-one-close =
    { $total ->
        [one] Eine Antwort ist knapp.
       *[other] Eine Antwort ist knapp ({ $number } von { $total }).
    }
jeopardy-others-vote = Die anderen sehen sie ohne Namen auf dem Handy und stimmen ab.
jeopardy-somebody-wrote = Jemand schrieb
# vor der Lösung
jeopardy-category = { $category }:
jeopardy-your-board = Deine Tafel
jeopardy-board = Die Tafel von { $name }
jeopardy-yours-to-come = Deine kommt noch.
jeopardy-to-come =
    { $count ->
        [0] Das war die letzte.
        [one] Eine kommt noch.
       *[other] { $count } kommen noch.
    }
jeopardy-with = mit { $money }
jeopardy-bet = setzte

## Eine Stichfrage

jeopardy-tie-price = Stichfrage { $number } von { $most }: die erste richtige Antwort gewinnt
jeopardy-tie-line = Stichfrage { $number } von { $most }: Die erste richtige Antwort gewinnt.
jeopardy-be-first = Richtig sein, und schneller
jeopardy-tie-is-broken = Stichfrage
jeopardy-nobody-right = Niemand hatte es
jeopardy-you-first = Du hattest es zuerst
jeopardy-right-first = { $name } hatte es zuerst

## So geht’s in einer halben Minute

jeopardy-tour-card = Spiel eine Karte: Ihre Farbe bestimmt die Kategorie.
jeopardy-tour-worth = Jede Karte der Spalte bringt $100, in Runde 2 $200. Lange Spalten lohnen sich.
jeopardy-tour-clue = Wer rechts von dir sitzt, liest dir die Frage vor.
jeopardy-tour-answer = Antworte mit einer Frage. Ein Fehler kostet nur den Zug.
jeopardy-tour-special = Bonus zählt wie zwei Karten, ein Daily Double verdoppelt deine Frage.
jeopardy-tour-final = Am Ende setzen alle heimlich auf eine letzte Frage. Das meiste Geld gewinnt!
jeopardy-tour-flame = Essen
jeopardy-tour-sun = Orte
jeopardy-tour-leaf = Natur
jeopardy-tour-wave = Meere
jeopardy-tour-bolt = Forschung
jeopardy-tour-flower = Kunst
jeopardy-tour-sample = Dieser Planet ist für seine Ringe bekannt
jeopardy-tour-response = Was ist der Saturn?
