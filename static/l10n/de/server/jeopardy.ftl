# Jeopardy! Card Game: was der Gastgeber sagt. $colour und $kind: einer Spielkarte, wie der Code
# sie nennt; Geld steht hinter einem Dollarzeichen.

jeopardy-lacks = Ein Spiel braucht { $categories } Kategorien mit je { $clues } Fragen; die Pakete haben { $there }.
jeopardy-few-categories = { $players } Leute brauchen { $needed } Kategorien; die Pakete haben { $there }.

## Was angeboten wird

jeopardy-offer-first-youngest = Wer ist am jüngsten?
jeopardy-offer-first-captain = Wer fängt an?
jeopardy-offer-keep = Behalte { $count } für diese Runde
jeopardy-offer-pick = Behalte eine, gib den Rest nach links
jeopardy-offer-play = Spiel eine Karte
jeopardy-offer-read = Vorgelesen: Uhr starten
jeopardy-offer-answer = Deine Antwort
jeopardy-offer-guess = Ich weiß es: dein Tipp
jeopardy-offer-heard = Ich habe die Antwort gehört
jeopardy-offer-rebound = Deine Antwort, für die Hälfte
jeopardy-offer-vote = Ist das richtig?
jeopardy-offer-right = Richtig
jeopardy-offer-wrong = Falsch
jeopardy-offer-appeal = Stimmt nicht? Einspruch
jeopardy-offer-wager = Dein Einsatz
jeopardy-offer-response = Deine Antwort
jeopardy-offer-quick = Schnell: deine Antwort
jeopardy-offer-next = Weiter
jeopardy-offer-void = Frage streichen
jeopardy-offer-void-asks = Für dieselbe Karte kommt eine andere Frage der Kategorie.
jeopardy-card-worth = Jetzt ${ $worth } wert
jeopardy-card =
    { $colour ->
        [sun] Sonne
        [leaf] Blatt
        [wave] Welle
        [bolt] Blitz
        [flower] Blume
       *[flame] Flamme
    }, { $kind ->
        [bonus] Bonus
        [daily_double] Daily Double
       *[standard] normal
    }

## Warum so entschieden wurde

jeopardy-why-none = Es gibt keine Antwort.
jeopardy-why-hand = Sie ist von Hand geschrieben.
jeopardy-why-aloud = Sie wurde laut gesagt.
jeopardy-why-late = Die Zeit war um.
jeopardy-why-unphrased = Das war nicht als Frage formuliert.
jeopardy-why-two = Zu zweit entscheidet der Gastgeber.
jeopardy-why-nobody = Niemand hat es gewusst.
jeopardy-why-silent = Niemand hat rechtzeitig entschieden.
jeopardy-why-vote = Die Runde hat abgestimmt.

## Was nicht geht

jeopardy-refusal-no-ruling = Es gibt noch keine Entscheidung, die man ändern könnte.
jeopardy-refusal-ruled-so = So wurde schon entschieden.
jeopardy-refusal-in-already = Dieser Gast spielt schon mit.
jeopardy-refusal-begun = Runde 2 läuft schon. Schau zu und rate mit; beim nächsten Spiel bist du dabei.
jeopardy-refusal-full = Der Tisch ist voll. Schau zu und rate mit; beim nächsten Spiel bist du dabei.
jeopardy-refusal-late = Dieser Gast spielt erst ab Runde 2 mit und hat noch nichts.
jeopardy-refusal-not-in = Dieser Gast spielt nicht mit.
jeopardy-refusal-left = Die Punktgleichen sind alle gegangen.
jeopardy-refusal-over = Dieses Spiel ist vorbei. „Zurück ins Spiel“ führt wieder hinein.

## Was das Spiel entschieden hat

jeopardy-fact-dearest = Teuerste Frage geholt
jeopardy-fact-dearest-value = ${ $value } in { $category }
jeopardy-fact-streak = Längste Serie
jeopardy-fact-streak-value = { $count } richtige hintereinander
jeopardy-fact-wager = Höchster Einsatz im Finale
jeopardy-fact-wager-value = ${ $value }
jeopardy-fact-knew = Wusste es ungefragt
jeopardy-fact-knew-value =
    { $count ->
        [one] { $count } Frage
       *[other] { $count } Fragen
    }
jeopardy-fact-top = An der Spitze
jeopardy-fact-top-value =
    { $gap ->
        [0] gleichauf nach dem Finale
       *[other] ${ $gap } Abstand
    }

## Die Hausregeln: was jede bedeutet, und was man wählen kann

jeopardy-option-first_player = Wer die erste Karte spielt. Wer am jüngsten ist, sagt der Kapitän.
jeopardy-option-first_player-random = Das Los entscheidet
jeopardy-option-first_player-youngest = Wer am jüngsten ist
jeopardy-option-first_player-captain = Der Kapitän wählt
jeopardy-option-second_round_opener = Wer Double Jeopardy! eröffnet. Die Werte wachsen nur, Anfangen ist also kein Vorteil.
jeopardy-option-second_round_opener-same = Wie in Runde 1
jeopardy-option-second_round_opener-leader = Wer führt (fairer)
jeopardy-option-second_round_opener-next_left = Links daneben
jeopardy-option-second_round_opener-lowest_score = Wer am wenigsten hat
jeopardy-option-reader = Wer die Frage vorliest. Sie steht immer auch auf dem Fernseher.
jeopardy-option-reader-reader = Wer rechts sitzt
jeopardy-option-reader-host = Der Gastgeber
jeopardy-option-reader-tv = Nur der Fernseher
jeopardy-option-judging = Wer sagt, ob eine Antwort stimmt. Einmal je Frage darf jeder Einspruch erheben.
jeopardy-option-judging-auto = Schiri, im Zweifel Vorleser
jeopardy-option-judging-reader = Immer wer vorliest
jeopardy-option-judging-table = Abstimmung
jeopardy-option-judging-host = Der Gastgeber
jeopardy-option-strictness = Wie der Schiri Schreibfehler liest. Aufs Wort: Über jeden entscheiden die Leute.
jeopardy-option-strictness-normal = Wie auf einer Party
jeopardy-option-strictness-kind = Nachsichtig
jeopardy-option-strictness-strict = Aufs Wort
jeopardy-option-question_form = Antworten sind Fragen. Streng: In Runde 1 wird erinnert, danach ist es falsch.
jeopardy-option-question_form-helped = Das Handy hilft
jeopardy-option-question_form-strict = Streng wie im Fernsehen
jeopardy-option-answers = Laut gesagt: Wer vorliest, hört zu und tippt richtig oder falsch.
jeopardy-option-answers-typed = Getippt oder gemalt
jeopardy-option-answers-spoken = Laut gesagt
jeopardy-option-answer_seconds = Zeit zum Antworten, sobald die Frage vorgelesen ist.
jeopardy-option-answer_seconds-15 = 15 s
jeopardy-option-answer_seconds-30 = 30 s
jeopardy-option-answer_seconds-45 = 45 s
jeopardy-option-answer_seconds-60 = 60 s
jeopardy-option-rebound = Nach einem Fehler dürfen die anderen für die Hälfte antworten; die erste richtige Antwort zählt.
jeopardy-option-rebound-off = Aus
jeopardy-option-rebound-half = Für den halben Wert
jeopardy-option-daily_double_limit = Wodurch die Daily Doubles einer Runde verbraucht sind: nur durch eine richtige Antwort, oder schon beim Ausspielen.
jeopardy-option-daily_double_limit-awarded = Bei richtiger Antwort
jeopardy-option-daily_double_limit-played = Beim Ausspielen
jeopardy-option-penniless = Wer vor dem Final Jeopardy! nichts hat, setzt $0 oder bekommt etwas Startgeld.
jeopardy-option-penniless-zero = Um die Ehre
jeopardy-option-penniless-stake = Bekommt $500
jeopardy-option-ties = Gleichstand an der Spitze nach dem Finale: noch eine Frage, oder alle gewinnen.
jeopardy-option-ties-tie_break = Stichfrage
jeopardy-option-ties-share = Sieg teilen
jeopardy-option-absent = Wenn jemand wegbleibt: Eine Karte wird weggelegt, oder ein Ersatzbot springt ein.
jeopardy-option-absent-skip = Aussetzen
jeopardy-option-absent-stand_in = Ein Ersatzbot spielt
jeopardy-option-choose_categories = Für Fortgeschrittene: Alle bekommen Kategoriekarten und behalten einige für die Runde.
jeopardy-option-choose_categories-no = Aus
jeopardy-option-choose_categories-yes = An
jeopardy-option-hand_pick = Für Fortgeschrittene: Such dir deine Hand Karte für Karte aus, der Rest geht nach links.
jeopardy-option-hand_pick-no = Aus
jeopardy-option-hand_pick-yes = An
jeopardy-option-length = Kurz ist gut für große Tische: vier Karten auf der Hand, drei davon gespielt je Runde.
jeopardy-option-length-full = Je fünf Karten
jeopardy-option-length-short = Je drei Karten
