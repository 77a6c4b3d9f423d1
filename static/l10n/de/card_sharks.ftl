# Card Sharks: was seine Seiten sagen. $name, $other: ein Gast oder eine Seite; $rank: 2 bis 14, 11 ist ein Bube;
# $call: higher oder lower; $amount: Geld, wie es geschrieben wird.

card_sharks-rank =
    { $rank ->
        [11] Bube
        [12] Dame
        [13] König
        [14] Ass
       *[other] { $rank }
    }
card_sharks-a-rank =
    { $rank ->
        [11] ein Bube
        [12] eine Dame
        [13] ein König
        [14] ein Ass
       *[other] eine { $rank }
    }
card_sharks-A-rank =
    { $rank ->
        [11] Ein Bube
        [12] Eine Dame
        [13] Ein König
        [14] Ein Ass
       *[other] Eine { $rank }
    }
card_sharks-Rank =
    { $rank ->
        [11] Bube
        [12] Dame
        [13] König
        [14] Ass
       *[other] { $rank }
    }
card_sharks-card =
    { $suit ->
        [clubs] Kreuz { $rank }
        [diamonds] Karo { $rank }
        [hearts] Herz { $rank }
       *[spades] Pik { $rank }
    }
card_sharks-red = Rot
card_sharks-blue = Blau
card_sharks-back-red = rote Karte, verdeckt
card_sharks-back-blue = blaue Karte, verdeckt
card_sharks-face-down = verdeckt
card_sharks-row-red = Die rote Reihe
card_sharks-row-blue = Die blaue Reihe
card_sharks-discards-red = Rote Ablage
card_sharks-discards-blue = Blaue Ablage
card_sharks-discards = Ablage
card_sharks-higher = Höher
card_sharks-lower = Tiefer
card_sharks-some = { $names } und { $more } weitere
card_sharks-none-higher = Höher als ein Ass geht nicht.
card_sharks-none-lower = Tiefer als eine Zwei geht nicht.
card_sharks-calls-to-go =
    { $count ->
        [one] noch { $count } Ansage
       *[other] noch { $count } Ansagen
    }
card_sharks-calls-left =
    { $count ->
        [one] Noch { $count } Ansage.
       *[other] Noch { $count } Ansagen.
    }
card_sharks-chips-of =
    { $count ->
        [one] { $count } Chip zu { $amount }
       *[other] { $count } Chips zu { $amount }
    }
card_sharks-shark-points =
    { $count ->
        [one] { $count } Punkt durch Nebenwetten
       *[other] { $count } Punkte durch Nebenwetten
    }

## Überschriften

card_sharks-sudden-death = Sudden Death
card_sharks-question-of = Frage { $n } von { $of }
card_sharks-guesses = { $name } schätzt
card_sharks-guesses-detail = schätzt: { $detail }
card_sharks-calls = { $name } sagt an
card_sharks-calls-detail = sagt an: { $detail }
card_sharks-plays = { $name } spielt
card_sharks-plays-detail = spielt: { $detail }
card_sharks-freezes = { $name } friert ein
card_sharks-freezes-detail = friert ein: { $detail }
card_sharks-decides = { $name } entscheidet
card_sharks-decides-detail = entscheidet: { $detail }
card_sharks-bets = { $name } wettet
card_sharks-bets-detail = wettet: { $detail }
card_sharks-the-emcee = Moderation
card_sharks-captain-says = der Kapitän bestimmt
card_sharks-one-moment = Moment mal
card_sharks-show-held = die Show steht
card_sharks-high-card = Hohe Karte
card_sharks-a-tie = Gleichstand
card_sharks-has-red = bekommt Rot
card_sharks-last-bets = Letzte Nebenwetten
card_sharks-higher-or-lower-than = höher oder tiefer als { $guess }
card_sharks-all-locked = Alles steht
card_sharks-the-figure = Die Zahl
card_sharks-keep-or-change = behalten oder tauschen
card_sharks-call-locked = die Ansage steht
card_sharks-free-run = freier Lauf
card_sharks-higher-or-lower = höher oder tiefer
card_sharks-card-turns = Die Karte kommt
card_sharks-call-is-higher = angesagt: höher
card_sharks-call-is-lower = angesagt: tiefer
card_sharks-question-comes = eine Frage kommt
card_sharks-play-or-pass = spielen oder abgeben
card_sharks-wins = { $name } gewinnt!
card_sharks-money-next = jetzt die Geldkarten
card_sharks-round = Runde { $n }
card_sharks-bet-locked = die Wette steht
card_sharks-card-of = Karte { $n } von 6
card_sharks-amount-on-higher = { $amount } auf höher
card_sharks-amount-on-lower = { $amount } auf tiefer
card_sharks-takes-bank = nimmt die Bank

## Vorgelesen

card_sharks-say-guess = { $name } sagt { $guess }. Höher oder tiefer?
card_sharks-say-figure = { $figure } von hundert.
card_sharks-say-card = { $card }. Höher oder tiefer?
card_sharks-say-turned = { $card }.
card_sharks-say-bank =
    { $bank ->
        [one] { $card }. { $bank } Dollar in der Bank.
       *[other] { $card }. { $bank } Dollar in der Bank.
    }

## Die Umfrage

card_sharks-of-every-100 = von je 100
card_sharks-how-many = Wie viele von hundert
card_sharks-small-steps = Kleine Schritte
card_sharks-less = { $by } weniger
card_sharks-more = { $by } mehr
card_sharks-no-guess = Noch kein Tipp
card_sharks-guess-is = Der Tipp ist { $guess }
card_sharks-guess-and-figure = Der Tipp ist { $guess }, die Zahl { $figure }
card_sharks-thinks = überlegt …
card_sharks-waits = wartet
card_sharks-many-advise = { $count } dürfen Rat geben
card_sharks-one-advises = { $name } darf Rat geben
card_sharks-asked-before = War schon einmal dran
card_sharks-has-called = hat angesagt
card_sharks-higher-lower = höher? tiefer?
card_sharks-bets-in = { $inside } von { $of }
card_sharks-side-bets-are-in = Nebenwetten sind da
card_sharks-last-side-bets = Letzte Nebenwetten!
card_sharks-is-it-higher = Höher oder tiefer als { $guess }?
card_sharks-exactly = Genau { $guess }! Die Karten gehen an { $name }
card_sharks-was-higher = Höher als { $guess }: Die Karten gehen an { $name }
card_sharks-was-lower = Tiefer als { $guess }: Die Karten gehen an { $name }
card_sharks-has-key = { $name } hat die Lösung
card_sharks-phone-sudden = Sudden Death
card_sharks-phone-question = Frage { $n } von { $of }
card_sharks-read-aloud = Bitte lies sie laut vor.
card_sharks-guesses-then = { $who } schätzt. Dann heißt es höher oder tiefer.
card_sharks-lock-in = { $value } festlegen
card_sharks-advise = Zu { $value } raten
card_sharks-sees-advice = { $name } sieht deine { $value }
card_sharks-says = { $name } sagt
card_sharks-name-has-called = { $name } hat angesagt.
card_sharks-says-which = { $name } sagt höher oder tiefer.
card_sharks-sees-yours = { $name } sieht, was du sagen würdest.
card_sharks-none-more = Mehr als 100 geht nicht.
card_sharks-none-less = Weniger als 0 geht nicht.
card_sharks-range = { $low } bis { $high }
card_sharks-exactly-has-it = Genau { $guess }, und { $name } hat es.
card_sharks-your-key = Deine Lösung
card_sharks-key-figure = { $figure } von je 100
card_sharks-locked = Tipp { $guess }, angesagt { $call }. Alles steht.
card_sharks-guess-called = Tipp { $guess }, angesagt { $call }
card_sharks-call-higher = höher
card_sharks-call-lower = tiefer
card_sharks-phone-has-key = { $name } hat die Lösung.
card_sharks-phone-exactly = Genau getroffen! Die Karten gehen an { $name }.
card_sharks-phone-higher = Höher als { $guess }. Die Karten gehen an { $name }.
card_sharks-phone-lower = Tiefer als { $guess }. Die Karten gehen an { $name }.

## Karten auf dem Fernseher

card_sharks-who-is-emcee = Wer moderiert?
card_sharks-captain-says-so = Das bestimmt der Kapitän. Wer moderiert, liest die Umfragen vor und hat die Lösung.
card_sharks-holds-show = { $name } hält die Show an und macht gleich weiter.
card_sharks-red-first = Rot, und der erste Tipp
card_sharks-draws-again = Zieht noch einmal
card_sharks-tie = Gleich!
card_sharks-vs = gegen
card_sharks-both-drew = Beide ziehen { $card }. Die Karten gehen zurück, und beide ziehen neu.
card_sharks-beats = { $card } schlägt { $other }.
card_sharks-beats-at = { $card } schlägt { $other }, im { $times }. Versuch.
card_sharks-keep-or-change-it = { $rank }: behalten oder tauschen?
card_sharks-plays-next = { $name } spielt als Nächstes. Wer tauscht, muss spielen.
card_sharks-plays-frozen = { $name } spielt von der eingefrorenen Karte. Wer tauscht, muss spielen.
card_sharks-has-cards = hat die Karten
card_sharks-call-made = Die Ansage steht.
card_sharks-next-card = Die nächste Karte …
card_sharks-than-the = im Vergleich: { $rank }?
card_sharks-ask-higher = Höher?
card_sharks-ask-lower = Tiefer?
card_sharks-plays-free = spielt frei
card_sharks-side-bets-of = { $inside } von { $of } Nebenwetten
card_sharks-no-bet-right = Keine Nebenwette stimmte
card_sharks-clears-row = { $name } schafft die Reihe!
card_sharks-name-plays-free = { $name } spielt frei
card_sharks-wins-round = { $name } gewinnt die Runde
card_sharks-next-question = Weiter zur nächsten Frage
card_sharks-equal-miss = Gleich ist daneben
card_sharks-not-higher = Nicht höher
card_sharks-not-lower = Nicht tiefer
card_sharks-called-higher = sagte höher
card_sharks-called-lower = sagte tiefer
card_sharks-freezes-on = { $name } friert ein: { $rank }
card_sharks-does-not-play = { $name } spielt nicht. Weiter zur nächsten Frage.
card_sharks-froze = eingefroren
card_sharks-play = Spielen
card_sharks-pass = Abgeben
card_sharks-play-line =
    { $calls ->
        [one] { $calls } Ansage, und die Basis darf getauscht werden.
       *[other] { $calls } Ansagen, und die Basis darf getauscht werden.
    }
card_sharks-pass-line =
    { $calls ->
        [one] { $name } muss spielen, { $calls } Ansage, ohne Tausch.
       *[other] { $name } muss spielen, { $calls } Ansagen, ohne Tausch.
    }
card_sharks-one-miss = Ein Fehler, und { $name } gewinnt.
card_sharks-plays-or-passes = spielt oder gibt ab
card_sharks-name-wins-round = { $name } gewinnt die Runde!
card_sharks-cleared-money = Die Reihe ist geschafft. Weiter zu den Geldkarten, mit $10.000.
card_sharks-missed-money = { $other } lag daneben. Weiter zu den Geldkarten, mit $10.000.
card_sharks-cleared-next = Die Reihe ist geschafft. { $standing }. Wer verlor, schätzt jetzt zuerst.
card_sharks-missed-next = { $other } lag daneben. { $standing }. Wer verlor, schätzt jetzt zuerst.
card_sharks-standing = { $name } { $wins }
card_sharks-side-wins = gewinnt
card_sharks-frozen = gefroren
card_sharks-base = Basis
card_sharks-calls-made =
    { $of ->
        [one] { $done } von { $of } Ansage geschafft
       *[other] { $done } von { $of } Ansagen geschafft
    }
card_sharks-leads = { $name } führt an
card_sharks-rounds-won =
    { $count ->
        [one] { $count } Runde gewonnen
       *[other] { $count } Runden gewonnen
    }

## Karten auf dem Handy

card_sharks-captain-chooses = Der Kapitän wählt gerade.
card_sharks-emcee-does = Wer moderiert, liest die Umfragen vor, hat die Lösung und spielt für niemanden.
card_sharks-name-holds = { $name } hält die Show an.
card_sharks-tie-again = Gleich: noch einmal!
card_sharks-have-red =
    { $count ->
        [one] { $names } hat Rot
       *[other] { $names } haben Rot
    }
card_sharks-you-red = Du hast Rot
card_sharks-you-blue = Du hast Blau
card_sharks-you-emcee = Du moderierst.
card_sharks-you-queue = Du forderst später heraus: Nummer { $n } in der Reihe.
card_sharks-both-again = Beide ziehen noch einmal.
card_sharks-red-guesses = Rot schätzt zuerst.
card_sharks-your-team = Dein Team: { $names }
card_sharks-king = König des Hügels: Wer gewinnt, bleibt.
card_sharks-may-change = { $who } darf tauschen: { $rank }.
card_sharks-keep-rank = { $rank } behalten?
card_sharks-must-call = Wer tauscht, muss spielen.
card_sharks-keep-it = Behalten
card_sharks-change-it = Tauschen
card_sharks-freeze = Einfrieren
card_sharks-freeze-on = Einfrieren: { $rank }
card_sharks-keeps-calls =
    { $count ->
        [0] Beendet deinen Zug
        [one] Sichert { $count } richtige Ansage, beendet deinen Zug
       *[other] Sichert { $count } richtige Ansagen, beendet deinen Zug
    }
card_sharks-who-has-called = { $who } hat angesagt.
card_sharks-is-on = Bei { $who } liegt { $card }. Was kommt?
card_sharks-than-rank = Höher oder tiefer als { $rank }?
card_sharks-same-is-miss =
    { $count ->
        [one] Gleich ist daneben. Noch { $count } Ansage.
       *[other] Gleich ist daneben. Noch { $count } Ansagen.
    }
card_sharks-free-same-is-miss =
    { $count ->
        [one] Freier Lauf. Gleich ist daneben. Noch { $count } Ansage.
       *[other] Freier Lauf. Gleich ist daneben. Noch { $count } Ansagen.
    }
card_sharks-right = Richtig!
card_sharks-equal-a-miss = Gleich: daneben
card_sharks-a-miss = Daneben
card_sharks-after = { $card } nach { $before }
card_sharks-phone-free = { $name } spielt frei.
card_sharks-phone-lost = { $name } gewinnt die Runde.
card_sharks-phone-question-next = Weiter zur nächsten Frage.
card_sharks-is-base-now = Neue Basis: { $rank }. Die nächste Frage kommt.
card_sharks-who-plays-or-passes = { $who } spielt oder gibt ab.
card_sharks-one-miss-decides = Ein Fehler entscheidet die Runde.
card_sharks-play-mine = Meine Karten spielen
card_sharks-play-mine-note = Du darfst die Basis tauschen. Ein Fehler, und { $name } gewinnt.
card_sharks-pass-to = An { $name } abgeben
card_sharks-pass-note = { $name } muss spielen, ohne Tausch. Ein Fehler, und du gewinnst.
card_sharks-you-win-round = Du gewinnst die Runde!
card_sharks-phone-money-next = Jetzt kommen die Geldkarten, mit $10.000.
card_sharks-rounds-of =
    { $wins ->
        [one] { $wins } Runde von { $needed }. Wer verlor, schätzt jetzt zuerst.
       *[other] { $wins } Runden von { $needed }. Wer verlor, schätzt jetzt zuerst.
    }
card_sharks-row-cleared = Die Reihe ist geschafft.
card_sharks-other-missed = Die andere Seite lag daneben.
card_sharks-your-side-bet = Deine Nebenwette: { $call }
card_sharks-your-bet = deine Wette
card_sharks-bet-last-moment = Letzter Moment: Die Ansage steht.
card_sharks-bet-secret = Niemand sieht sie, bevor die Karte aufgedeckt ist. Eine richtige ist ein Punkt.
card_sharks-points-best =
    { $count ->
        [one] Deine Nebenwetten: { $count } Punkt, bisher die schärfsten
       *[other] Deine Nebenwetten: { $count } Punkte, bisher die schärfsten
    }
card_sharks-points-with =
    { $count ->
        [one] Deine Nebenwetten: { $count } Punkt, vorn mit dabei
       *[other] Deine Nebenwetten: { $count } Punkte, vorn mit dabei
    }
card_sharks-points-behind =
    { $count ->
        [one] Deine Nebenwetten: { $count } Punkt; bisher vorn: { $names }, { $best }
       *[other] Deine Nebenwetten: { $count } Punkte; bisher vorn: { $names }, { $best }
    }
card_sharks-bet-right = Deine Wette { $call }: ein Punkt
card_sharks-bet-wrong = Deine Wette { $call }: kein Punkt
card_sharks-void = Diese Umfrage streichen?
card_sharks-void-yes = Streichen

## Die Geldkarten

card_sharks-push = gleich
card_sharks-bank = Bank
card_sharks-no-money-no-chips = { $amount } und keine Chips
card_sharks-changed-card = Getauschte Karte
card_sharks-changed = getauscht
card_sharks-chance = { $share } % der übrigen Karten
card_sharks-no-chips-yet = noch keine Chips
card_sharks-no-chips = keine Chips
card_sharks-has-bet = { $name } hat gewettet. Letzte Nebenwetten!
card_sharks-min = min. { $amount }
card_sharks-half = halb { $amount }
card_sharks-all = alles { $amount }
card_sharks-or-cash-out = oder aussteigen
card_sharks-again-equal = wieder { $card }: gleich
card_sharks-outcome = { $what }: { $gain }
card_sharks-nothing-won = nichts gewonnen, nichts verloren
card_sharks-end-bust = Pleite!
card_sharks-end-cash_out = Ausgestiegen
card_sharks-end-last_card = Die letzte Karte
card_sharks-stays-won = Die Bank ist weg, aber die Runde bleibt gewonnen.
card_sharks-best-bank = Die beste Bank bisher!
card_sharks-goes-home = Das geht mit nach Hause.
card_sharks-next-challenger = { $name } fordert als Nächstes heraus.
card_sharks-card-label = Karte
card_sharks-card-number = { $n } von 6
card_sharks-change-rank = { $rank } tauschen
card_sharks-change = Tauschen
card_sharks-once-a-round = Einmal je Runde
card_sharks-only-one = Nur einmal je Runde.
card_sharks-cash-out = Aussteigen
card_sharks-keep-amount = { $amount } behalten
card_sharks-right-wrong = Richtig: { $right }. Falsch: { $wrong }.
card_sharks-half-on-last = Auf die letzte Karte mindestens die Hälfte: { $amount }.
card_sharks-at-least = Mindestens { $amount }.
card_sharks-at-least-please = Bitte mindestens { $amount }
card_sharks-bet-higher = { $amount } auf höher
card_sharks-bet-lower = { $amount } auf tiefer
card_sharks-put-chips = Leg Chips auf eine Seite
card_sharks-odds = Höher { $higher } %, gleich { $equal } %, tiefer { $lower } %
card_sharks-who-has-bet = { $who } hat gewettet.
card_sharks-bets-for-team = { $who } wettet für dein Team.
card_sharks-bets-on-next = { $who } wettet auf die nächste Karte.
card_sharks-won = { $amount } gewonnen
card_sharks-lost = { $amount } verloren
card_sharks-nothing-happens = Gleich: Nichts passiert
card_sharks-after-on-higher = { $card } nach { $before }: { $amount } auf höher.
card_sharks-after-on-lower = { $card } nach { $before }: { $amount } auf tiefer.
card_sharks-you-challenge = Du forderst als Nächstes heraus!
card_sharks-challenges-next = { $name } fordert als Nächstes heraus.
card_sharks-you-take = Du nimmst { $amount } mit
card_sharks-takes = { $name } nimmt { $amount } mit
card_sharks-phone-best-bank = Die beste Bank bisher.
card_sharks-tap-to-move = Tippen, um die Chips hierher zu legen
card_sharks-tap-to-put = Tippen für { $amount }
card_sharks-chips = Chips
card_sharks-you-have-left = Du hast noch { $amount }.
card_sharks-first-choose = Wähl zuerst höher oder tiefer.
card_sharks-chip-one = Chip zu { $amount }: einen setzen
card_sharks-chip-many = Chip zu { $amount }, ×{ $count }: einen setzen
card_sharks-left-tap = Noch { $amount }. Tipp auf einen Chip, oder zieh ihn auf eine Seite.
card_sharks-all-in = Alles gesetzt. Tipp auf die Seite, oder nimm Chips zurück.
card_sharks-tap-a-side = Tipp auf eine Seite, oder zieh einen Chip dorthin.
card_sharks-quick-min = Min.
card_sharks-quick-half = Halb
card_sharks-quick-all = Alles

## So geht’s, in einer halben Minute

card_sharks-tour-guess = Hundert Leute wurden gefragt. Wie viele haben das gesagt? Eine Seite schätzt.
card_sharks-tour-call = Die andere sagt an: höher oder tiefer? Alle übrigen wetten heimlich darauf.
card_sharks-tour-cards = Wer recht hat, spielt eine Reihe Karten. Ist die nächste höher oder tiefer? Gleich ist daneben.
card_sharks-tour-freeze = Ein Fehler, und der Lauf ist weg. Frier ein, und deine Karten sind bis zur nächsten Frage sicher.
card_sharks-tour-clear = Schaff die Reihe, und die Runde gehört dir.
card_sharks-tour-money = Dann kommen die Geldkarten: Wette auf jede Karte. Die beste Bank gewinnt.
