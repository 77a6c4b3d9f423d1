# Card Sharks: was der Gastgeber sagt.

## Angebote

card_sharks-who-is-emcee = Wer moderiert?
card_sharks-go-on = Weiter
card_sharks-next = Weiter
card_sharks-show = Zahl zeigen
card_sharks-void = Diese Umfrage streichen
card_sharks-void-asks = Der Tipp darauf verfällt. Eine andere Umfrage kommt.
card_sharks-hold = Show anhalten
card_sharks-how-many = Wie viele von hundert?
card_sharks-advice = Dein Rat
card_sharks-figure-is = Die Zahl ist …
card_sharks-next-card = Die nächste Karte ist …
card_sharks-higher = Höher
card_sharks-lower = Tiefer
card_sharks-none-higher = Höher als ein Ass geht nicht.
card_sharks-none-lower = Tiefer als eine Zwei geht nicht.
card_sharks-side-bet = Deine Nebenwette
card_sharks-advice-and-bet = Dein Rat und deine Nebenwette
card_sharks-keep = Behalten
card_sharks-change = Tauschen
card_sharks-freeze = Einfrieren
card_sharks-play = Meine Karten spielen
card_sharks-pass = An die andere Seite geben
card_sharks-on-higher = Auf höher
card_sharks-on-lower = Auf tiefer
card_sharks-change-card = Diese Karte tauschen
card_sharks-cash-out = Aussteigen mit { $bank }

## Absagen

card_sharks-no-cash-out = Aussteigen kannst du vor der letzten Karte.
card_sharks-no-freeze-sudden = Im Sudden Death kann niemand einfrieren.
card_sharks-no-freeze-changed = Du hast die Basiskarte getauscht, also musst du spielen.
card_sharks-no-freeze-yet = Einfrieren geht erst nach einer richtigen Ansage.
card_sharks-no-rulings = Hier wird nichts entschieden. Eine Umfrage lässt sich streichen, oder nimm einen Schritt zurück.
card_sharks-not-in = Dieser Gast spielt nicht mit.
card_sharks-in-already = Dieser Gast spielt schon mit.
card_sharks-no-turn-yet = Dieser Gast war noch nicht dran und hat bis dahin nichts.
card_sharks-over = Dieses Spiel ist vorbei. „Zurück ins Spiel“ führt wieder hinein.
card_sharks-lacks = Ein Spiel braucht { $needed } Umfragen; in den Paketen sind { $polls }.
card_sharks-king-needs = Ein König des Hügels braucht { $guests } Gäste.
card_sharks-emcee-needs = Mit eigener Moderation braucht es { $guests } Gäste.

## Fakten fürs Podium

card_sharks-fact-shark = Die schärfsten Nebenwetten
card_sharks-fact-shark-value =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
card_sharks-fact-guess = Der beste Tipp
card_sharks-fact-guess-exact = { $guess }, genau richtig
card_sharks-fact-guess-off = { $guess }; es waren { $figure }
card_sharks-fact-run = Die längste Serie
card_sharks-fact-run-value = { $count } in Folge
card_sharks-fact-bet = Die größte gewonnene Wette
card_sharks-fact-bold = Gegen die Chancen
card_sharks-fact-bold-value = richtig bei { $chance } %

## Hausregeln

card_sharks-option-party = Wie mehr als zwei spielen: Rot gegen Blau, oder wer gewinnt, bleibt und wird herausgefordert.
card_sharks-option-party-teams = Zwei Teams
card_sharks-option-party-king_of_the_hill = König des Hügels
card_sharks-option-emcee = Wer durch die Show führt. Ein Gast liest die Umfragen vor und hat als Einziger die Lösung.
card_sharks-option-emcee-automatic = Der Laptop
card_sharks-option-emcee-human = Ein Gast
card_sharks-option-match = Wie viele Reihen zu den Geldkarten führen. Ein König des Hügels spielt immer eine.
card_sharks-option-match-one_round = Eine Runde
card_sharks-option-match-best_of_three = Zwei von dreien
card_sharks-option-third_round = Wie lang die Reihen einer dritten Runde sind, wenn es sie gibt.
card_sharks-option-third_round-same = So lang wie die anderen
card_sharks-option-third_round-three_cards = Drei Karten
card_sharks-option-row = Wie lang eine Reihe ist. Fünf geht schneller.
card_sharks-option-row-7 = Sieben Karten
card_sharks-option-row-5 = Fünf, wie früher
card_sharks-option-sudden_death_question = Ab welcher Frage einer Runde Sudden Death gilt: Dann entscheidet ein Fehler.
card_sharks-option-sudden_death_question-5 = Ab der fünften
card_sharks-option-sudden_death_question-4 = Ab der vierten
card_sharks-option-sudden_death_question-3 = Ab der dritten
card_sharks-option-freeze = Wann man einfrieren darf. Immer: auch vor der ersten Ansage, was die anderen aussperrt.
card_sharks-option-freeze-after_a_call = Nach einer richtigen Ansage
card_sharks-option-freeze-always = Immer
card_sharks-option-exact_match = Was ein genau richtiger Tipp bringt. Das Geld gibt es am Ende.
card_sharks-option-exact_match-control = Die Karten
card_sharks-option-exact_match-bonus = Die Karten und $500
card_sharks-option-money_equal = Was zwei gleiche Geldkarten nacheinander mit der Wette machen.
card_sharks-option-money_equal-lose = Die Wette ist verloren
card_sharks-option-money_equal-push = Nichts passiert
card_sharks-option-cash_out = Wann man aufhören und die Bank der Geldkarten behalten darf.
card_sharks-option-cash_out-last_card = Vor der letzten Karte
card_sharks-option-cash_out-any_time = Vor jeder Karte
card_sharks-option-odds = Ob die Bildschirme zeigen, wie wahrscheinlich höher und tiefer nach den gesehenen Karten sind.
card_sharks-option-odds-no = Verborgen
card_sharks-option-odds-yes = Gezeigt
card_sharks-option-absent = Wenn jemand ohne Team wegbleibt: Die Zeit läuft ab, oder ein Ersatzbot spielt.
card_sharks-option-absent-skip = Die Uhr entscheidet
card_sharks-option-absent-stand_in = Ein Ersatzbot spielt
