# Judge & Jury: was seine Seiten sagen. $name: ein Gast; $colour: blue, gold oder red.

judge_and_jury-side-prosecution = Anklage
judge_and_jury-side-defence = Verteidigung
judge_and_jury-scores-blue = blaue Karten zählen
judge_and_jury-scores-gold = goldene Karten zählen
judge_and_jury-own-scores =
    { $colour ->
        [gold] Gold zählt
       *[blue] Blau zählt
    }
judge_and_jury-won =
    { $count ->
        [one] { $count } Karte gewonnen
       *[other] { $count } Karten gewonnen
    }
judge_and_jury-card =
    { $colour ->
        [gold] Gold { $value }
        [red] Rot { $value }
       *[blue] Blau { $value }
    }
# auf den Karten selbst, in Großbuchstaben; kurz
judge_and_jury-print-red = Unzulässig
judge_and_jury-print-judge = Richter
judge_and_jury-print-research = Recherche
judge_and_jury-print-evidence = Beweis
judge_and_jury-print-juror =
    { $value ->
        [1] Bibliothekarin
        [2] Trompeter
        [3] Floristin
        [4] Zahnärztin
        [5] Oberst
        [6] Bäcker
        [7] Surferin
        [8] Busfahrer
        [9] Drummer
        [10] Chemikerin
        [11] Kapitän
       *[12] Zauberer
    }
judge_and_jury-play-this =
    { $colour ->
        [gold] Gold { $value } spielen
        [red] Rot { $value } spielen
       *[blue] Blau { $value } spielen
    }
judge_and_jury-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

## Was gespielt werden darf

judge_and_jury-any-begins = Jede Karte darf den Stich eröffnen
judge_and_jury-legal = { $card } oder höher, jede { $value } oder ein Richter
judge_and_jury-legal-highest = { $card }, jede { $value } oder ein Richter
judge_and_jury-cannot = { $card } passt da nicht hin.
judge_and_jury-too-low =
    { $colour ->
        [gold] { $card } liegt oben: Gold muss { $value } oder höher sein.
        [red] { $card } liegt oben: Rot muss { $value } oder höher sein.
       *[blue] { $card } liegt oben: Blau muss { $value } oder höher sein.
    }
judge_and_jury-other-colour = { $card } liegt oben: Eine andere Farbe braucht auch eine { $value }.
judge_and_jury-no-fit = , passt gerade nicht

## Wie ein Stich ging; $cards: wie viele im Stapel lagen

judge_and_jury-took =
    { $cards ->
        [0] { $name } bekommt einen leeren Stapel
        [one] { $name } bekommt { $cards } Karte
       *[other] { $name } bekommt { $cards } Karten
    }
judge_and_jury-judge-took =
    { $cards ->
        [0] Der Richter von { $name } nimmt einen leeren Stapel
        [one] Der Richter von { $name } nimmt { $cards } Karte
       *[other] Der Richter von { $name } nimmt { $cards } Karten
    }
judge_and_jury-judge-took-and-got =
    { $cards ->
        [0] Der Richter von { $name } nimmt einen leeren Stapel und bekommt { $what } von { $giver }
        [one] Der Richter von { $name } nimmt { $cards } Karte und bekommt { $what } von { $giver }
       *[other] Der Richter von { $name } nimmt { $cards } Karten und bekommt { $what } von { $giver }
    }
judge_and_jury-given =
    { $colour ->
        [blue] { $count }× Blau
        [gold] { $count }× Gold
        [red] { $count }× Rot
       *[any] { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        }
    }
judge_and_jury-you-take =
    { $count ->
        [one] Du bekommst { $count } Karte!
       *[other] Du bekommst { $count } Karten!
    }
judge_and_jury-from-pile =
    { $cards ->
        [one] { $cards } Karte vom Stapel, { $what } von { $giver }
       *[other] { $cards } Karten vom Stapel, { $what } von { $giver }
    }
judge_and_jury-no-answer = Niemand konnte kontern.
judge_and_jury-judge-takes = Der Richter nimmt den Stich.

## Überschriften

judge_and_jury-chooses = { $name } wählt
judge_and_jury-which-side = Anklage oder Verteidigung?
judge_and_jury-leads = { $name } spielt aus
judge_and_jury-leads-next = { $name } spielt als Nächstes aus
judge_and_jury-leads-next-hand = { $name } spielt den nächsten Stich aus.
judge_and_jury-leads-round = { $name } spielt aus.
judge_and_jury-you-lead-next = Du spielst den nächsten Stich aus.
judge_and_jury-round = Runde { $round } von { $rounds }
judge_and_jury-round-hand = Runde { $round } von { $rounds }, Stich { $hand }
judge_and_jury-round-only = Runde { $round }
judge_and_jury-change = Richterwechsel?
judge_and_jury-moved = { $name } hat einen Richter von { $giver } zu { $taker } versetzt.
judge_and_jury-to-the-left = { $when }. Ein Richter wandert einen Platz nach links.
judge_and_jury-to-play = { $name } ist dran
judge_and_jury-takes-it = Stich für { $name }
judge_and_jury-order = Ruhe im Saal!
judge_and_jury-asks = { $name } fordert
judge_and_jury-who-must-give =
    { $cards ->
        [0] Der Richter von { $name } nimmt einen leeren Stapel. Wer muss vier geben?
        [one] Der Richter von { $name } nimmt { $cards } Karte. Wer muss vier geben?
       *[other] Der Richter von { $name } nimmt { $cards } Karten. Wer muss vier geben?
    }
judge_and_jury-gives = { $name } gibt ab
judge_and_jury-number-of =
    { $colour ->
        [blue] { $count } blaue Karten
        [gold] { $count } goldene Karten
        [red] { $count } rote Karten
       *[any] { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        }
    }
judge_and_jury-asks-for =
    { $colour ->
        [blue] { $name } fordert von { $giver } { $count } blaue Karten.
        [gold] { $name } fordert von { $giver } { $count } goldene Karten.
        [red] { $name } fordert von { $giver } { $count } rote Karten.
       *[any] { $name } fordert von { $giver } { $count } Karten.
    }
judge_and_jury-last-looks = Letzte Blicke
judge_and_jury-before-verdict = vor dem Urteil
judge_and_jury-may-still-look = Noch einen Geschworenen ansehen: { $names }.
judge_and_jury-verdict = Das Urteil
judge_and_jury-juror-is = Geschworener { $place } ist eine { $value }.
judge_and_jury-how-points = Jede Karte der eigenen Farbe, die zu einem Geschworenen passt, ist ein Punkt.
judge_and_jury-wins = { $name } gewinnt!
judge_and_jury-by-jury-card = mit einer Jurykarte

## Auf dem Fernseher

judge_and_jury-choose-your-side = { $name }, wähl deine Seite
judge_and_jury-highest-first = Die höchste Jurykarte wählt zuerst. Die Seiten bleiben gleich groß.
judge_and_jury-highest-deals = Die höchste Jurykarte gibt. { $name }, links davon, spielt aus.
judge_and_jury-takes-hand = { $name } macht den Stich
judge_and_jury-judge-moves = Der Richter wechselt zu { $name }
judge_and_jury-may-still-move = Noch einen Richter versetzen: { $names }.
judge_and_jury-many-may-still-move = { $count } von euch dürfen noch einen Richter versetzen.
judge_and_jury-has-judge = hat einen Richter
judge_and_jury-asks-for-four =
    { $cards ->
        [0] { $name } nimmt einen leeren Stapel und fordert von jemandem vier.
        [one] { $name } nimmt { $cards } Karte und fordert von jemandem vier.
       *[other] { $name } nimmt { $cards } Karten und fordert von jemandem vier.
    }
judge_and_jury-four-please =
    { $colour ->
        [blue] Vier blaue Karten, bitte
        [gold] Vier goldene Karten, bitte
        [red] Vier rote Karten, bitte
       *[any] Vier Karten, bitte
    }
judge_and_jury-chooses-which = { $name } wählt { $count } für { $taker } aus.
judge_and_jury-round-over = Die Runde ist vorbei. Übrige Recherchen dürfen jetzt genutzt werden.
judge_and_jury-tie-won = Gleichstand, und { $name } gewinnt das Stechen
judge_and_jury-one-jury-card = Je eine Jurykarte; die höchste gewinnt.
judge_and_jury-left =
    { $count ->
        [0] leer
       *[other] noch { $count }
    }
judge_and_jury-out = raus
judge_and_jury-pass = passt
judge_and_jury-top = oben
judge_and_jury-in-hand = auf der Hand
judge_and_jury-won-cards = gewonnen
judge_and_jury-matches = { " " }mit { $value } für Geschworenen { $place }

## Auf dem Handy

judge_and_jury-your-turn = Du bist dran!
judge_and_jury-may-play = { $legal }.
judge_and_jury-only-judge = Keine Karte passt. Spiel deinen Richter oder halte ihn zurück.
judge_and_jury-hold = Halten
judge_and_jury-play-judge = Richter spielen
judge_and_jury-choose-card = Wähl eine Karte
judge_and_jury-leads-first = { $name } spielt den ersten Stich aus. Sechs Geschworene sitzen verdeckt.
judge_and_jury-you-lead-first = Du spielst den ersten Stich aus. Sechs Geschworene sitzen verdeckt.
judge_and_jury-the-round-is-over = Die Runde ist vorbei
judge_and_jury-use-research = Nutze deine Recherche jetzt: Es ist die letzte Gelegenheit.
judge_and_jury-research-first = Übrige Recherchen werden jetzt genutzt, dann kommt das Urteil.
judge_and_jury-have-research = Du hast eine Recherche: Tipp auf einen Geschworenen.
judge_and_jury-notes = Deine Notizen zur Jury
judge_and_jury-look = Geschworenen { $place } ansehen
judge_and_jury-passed = gepasst
judge_and_jury-top-of = Oberste von { $count }
judge_and_jury-on-the-pile = Auf dem Stapel
judge_and_jury-new-hand = Neuer Stich
judge_and_jury-your-judge = Dein Richter
judge_and_jury-your-judges = Deine { $count } Richter
judge_and_jury-draw-pile = Nachziehstapel
judge_and_jury-your-hand = Deine Hand
judge_and_jury-no-cards = Keine Karten auf der Hand
judge_and_jury-covered = Deine Hand ist verdeckt
judge_and_jury-peek = Halten zum Spicken.
judge_and_jury-by-value = Nach Wert
judge_and_jury-by-colour = Nach Farbe
judge_and_jury-cover = Zudecken
judge_and_jury-show = Zeigen
judge_and_jury-juror-known = Geschworener { $place }: { $value }
judge_and_jury-juror-hidden = Geschworener { $place }, verdeckt
judge_and_jury-open-judge = offener Richter
judge_and_jury-open-research = offene Recherche
judge_and_jury-choose-side = Wähl deine Seite
judge_and_jury-your-colour = Deine Farbe bringt Punkte, das ganze Spiel lang.
judge_and_jury-drew-your-colour = Du hast { $number } gezogen. Deine Farbe bringt Punkte, das ganze Spiel lang.
judge_and_jury-first-chooses = Die höchste Jurykarte wählt zuerst.
judge_and_jury-drew-first-chooses = Du hast { $number } gezogen. Die höchste Jurykarte wählt zuerst.
judge_and_jury-move-judge = Richter von { $name } versetzen
judge_and_jury-goes-to = Er geht zu { $name }.
judge_and_jury-between = Zwischen zwei Stichen
judge_and_jury-once-a-round = Einmal je Runde darfst du einen nach links versetzen.
judge_and_jury-moved-to = { $name } hat einen Richter zu { $taker } versetzt.
judge_and_jury-told = { $told }.
judge_and_jury-keep = Richter lassen
judge_and_jury-any-colour = Egal
judge_and_jury-blue = Blau
judge_and_jury-gold = Gold
judge_and_jury-red = Rot
judge_and_jury-whose-will-it-be =
    { $cards ->
        [0] Der Richter von { $name } nimmt einen leeren Stapel. Wessen Karten werden es?
        [one] Der Richter von { $name } nimmt { $cards } Karte. Wessen Karten werden es?
       *[other] Der Richter von { $name } nimmt { $cards } Karten. Wessen Karten werden es?
    }
judge_and_jury-whose-and-which =
    { $cards ->
        [0] Du nimmst einen leeren Stapel. Wessen Karten willst du, und welche?
        [one] Du nimmst { $cards } Karte. Wessen Karten willst du, und welche?
       *[other] Du nimmst { $cards } Karten. Wessen Karten willst du, und welche?
    }
judge_and_jury-whose = Wessen Karten?
judge_and_jury-which-colour = Welche Farbe?
judge_and_jury-which-four = Welche vier?
judge_and_jury-ask =
    { $colour ->
        [blue] Von { $name } vier Blaue
        [gold] Von { $name } vier Goldene
        [red] Von { $name } vier Rote
       *[any] Von { $name } irgendwelche vier
    }
judge_and_jury-they-go-to = Sie gehen an { $name } und zählen als gewonnen.
judge_and_jury-name-gives = { $name } gibt { $what }
judge_and_jury-asks-you = { $name } fordert { $what } von dir
judge_and_jury-choose-which = Wähl aus, welche. Bei { $name } zählen sie als gewonnen.
judge_and_jury-cards-to-give = Karten zum Abgeben
judge_and_jury-pick =
    { $more ->
        [yes] Noch { $count } wählen
       *[no] { $count } wählen
    }
judge_and_jury-give-these = Diese { $count } geben
judge_and_jury-turned-one-by-one = Die Geschworenen werden einzeln aufgedeckt.
judge_and_jury-points-with =
    { $points ->
        [one] { $so_far ->
            [yes] Punkt bisher, mit { $cards }
           *[no] Punkt, mit { $cards }
        }
       *[other] { $so_far ->
            [yes] Punkte bisher, mit { $cards }
           *[no] Punkte, mit { $cards }
        }
    }
judge_and_jury-own-cards =
    { $colour ->
        [gold] { $count ->
            [one] { $count } goldenen Karte
           *[other] { $count } goldenen Karten
        }
       *[blue] { $count ->
            [one] { $count } blauen Karte
           *[other] { $count } blauen Karten
        }
    }
judge_and_jury-you-win-tie = Du gewinnst das Stechen!
judge_and_jury-name-wins-tie = { $name } gewinnt das Stechen
judge_and_jury-highest-settles = Die höchste Jurykarte entscheidet.
judge_and_jury-drawn = { $name }: { $number }

## So geht’s, in einer halben Minute

judge_and_jury-tour-sides = Blaue Karten zählen für die Anklage, goldene für die Verteidigung. Auf einer der beiden Seiten bist du.
judge_and_jury-tour-follow = Bediene die oberste Karte: gleiche Farbe und nicht tiefer, oder andere Farbe und gleich hoch. Ein Richter darf immer.
judge_and_jury-tour-taken = Niemand kann deine Karte kontern? Dann gehört der Stapel dir.
judge_and_jury-tour-judge = Ein Richter nimmt den Stapel und vier Karten aus einer Hand deiner Wahl.
judge_and_jury-tour-research = Eine Recherche zeigt nur dir einen der sechs verdeckten Geschworenen.
judge_and_jury-tour-verdict = Beim Urteil ist jede Karte deiner Farbe, die zu einem Geschworenen passt, ein Punkt. Drei Runden, die meisten Punkte gewinnen.
