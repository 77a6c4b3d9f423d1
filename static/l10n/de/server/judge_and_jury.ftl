# Judge & Jury: was der Gastgeber sagt. $seat: die Kennung eines Platzes.

## Angebote

judge_and_jury-choose-side = Wähl deine Seite
judge_and_jury-prosecution = Anklage
judge_and_jury-defence = Verteidigung
judge_and_jury-scores-blue = Blaue Karten zählen
judge_and_jury-scores-gold = Goldene Karten zählen
judge_and_jury-next = Weiter
judge_and_jury-move = Einen Richter versetzen
judge_and_jury-moves-to = zu { $seat }
judge_and_jury-keep = Richter lassen
judge_and_jury-look = Einen Geschworenen ansehen
judge_and_jury-juror = Geschworener { $place }
judge_and_jury-play = Spiel eine Karte
judge_and_jury-play-judge = Spiel deinen Richter
judge_and_jury-hold = Halte den Richter zurück
judge_and_jury-card =
    { $colour ->
        [gold] Gold { $value }
        [red] Rot { $value }
       *[blue] Blau { $value }
    }
judge_and_jury-ask = Fordere vier Karten
judge_and_jury-cards-of =
    { $colour ->
        [blue] Blaue Karten von { $seat }
        [gold] Goldene Karten von { $seat }
        [red] Rote Karten von { $seat }
       *[any] Beliebige Karten von { $seat }
    }
judge_and_jury-give = Gib vier Karten
judge_and_jury-about-juror = Geschworener { $n } von { $of }

## Absagen

judge_and_jury-no-rulings = Hier wird über keine Antwort entschieden. Punkte lassen sich berichtigen.
judge_and_jury-over = Dieses Spiel ist vorbei. „Zurück ins Spiel“ führt wieder hinein.
judge_and_jury-not-in = Dieser Gast spielt nicht mit.
judge_and_jury-in-already = Dieser Gast spielt schon mit.
judge_and_jury-full = Der Saal ist voll: { $most } können mitspielen.
judge_and_jury-last-round = Das ist die letzte Runde. Im nächsten Spiel ist Platz.
judge_and_jury-small-already = Zu zweit wird ohnehin mit dem kleinsten Stapel gespielt.

## Fakten fürs Podium

judge_and_jury-fact-pile = Größter Stich
judge_and_jury-fact-pile-value = { $count } Karten auf einmal
judge_and_jury-fact-close = Um Haaresbreite
judge_and_jury-fact-close-value =
    { $gap ->
        [one] ein Punkt Abstand
       *[other] { $gap } Punkte Abstand
    }
judge_and_jury-fact-judges = Die meisten Richter gespielt
judge_and_jury-fact-judges-value =
    { $count ->
        [one] { $count } Richter
       *[other] { $count } Richter
    }
judge_and_jury-fact-asked = Am öftesten zur Kasse gebeten
judge_and_jury-fact-asked-value =
    { $count ->
        [one] { $count }-mal
       *[other] { $count }-mal
    }
judge_and_jury-fact-hands = Die meisten Stiche
judge_and_jury-fact-hands-value =
    { $count ->
        [one] { $count } Stich
       *[other] { $count } Stiche
    }

## Hausregeln

judge_and_jury-option-rounds = Wie viele Prozesse ein Spiel hat. Drei stehen in der Anleitung.
judge_and_jury-option-rounds-3 = Drei
judge_and_jury-option-rounds-1 = Einer
judge_and_jury-option-rounds-5 = Fünf
judge_and_jury-option-deck = Wie oft es jede Karte gibt. Ein kleiner Stapel macht Runden kürzer, ein großer länger.
judge_and_jury-option-deck-normal = Normal
judge_and_jury-option-deck-small = Klein
judge_and_jury-option-deck-long = Groß
judge_and_jury-option-red_cards = Rote Beweise sind unzulässig: Man darf sie spielen und fordern, aber sie zählen für niemanden.
judge_and_jury-option-red_cards-no = Ohne rote
judge_and_jury-option-red_cards-yes = Mit roten
judge_and_jury-option-sides = Bei ungerader Zahl hat die kleinere Seite einen kleinen Vorteil. Tauschen gleicht ihn aus.
judge_and_jury-option-sides-kept = Bleiben das ganze Spiel
judge_and_jury-option-sides-swapped = Tauschen jede Runde
judge_and_jury-option-judge_opens = Ob ein Richter auf einen leeren Stapel darf: Er nimmt nichts, fordert aber trotzdem vier.
judge_and_jury-option-judge_opens-no = Nur auf eine Karte
judge_and_jury-option-judge_opens-yes = Jederzeit
judge_and_jury-option-four_cards = Wer die geforderten Karten aussucht: wer sie gibt oder der Zufall.
judge_and_jury-option-four_cards-giver = Wer gibt, wählt
judge_and_jury-option-four_cards-blind = Blind gezogen
judge_and_jury-option-refill = Ob die Hand nach dem Abgeben wieder aufgefüllt wird.
judge_and_jury-option-refill-no = Bleibt kleiner
judge_and_jury-option-refill-yes = Wieder auf sechs
judge_and_jury-option-won_piles = Ob alle vor dem Urteil sehen, welche Karten jemand gewonnen hat.
judge_and_jury-option-won_piles-hidden = Nur die Anzahl
judge_and_jury-option-won_piles-open = Offen für alle
judge_and_jury-option-ties = Was nach der letzten Runde einen Gleichstand entscheidet. Die höchste Jurykarte gewinnt.
judge_and_jury-option-ties-jury_card = Je eine Jurykarte
judge_and_jury-option-ties-shared = Geteilter Sieg
judge_and_jury-option-absent = Wenn jemand wegbleibt: Die niedrigste passende Karte wird gespielt, oder ein Ersatzbot spielt.
judge_and_jury-option-absent-time = Die Uhr entscheidet
judge_and_jury-option-absent-stand_in = Ein Ersatzbot spielt
