# Was Teile sagen, die mehrere Spiele gemeinsam haben.

kit-team =
    { $colour ->
        [red] Team Rot
        [blue] Team Blau
        [green] Team Grün
       *[purple] Team Lila
    }

## Wie Hausregeln heißen, nach ihren Namen

kit-rule-first_player = Wer anfängt
kit-rule-second_round_opener = Wer Runde zwei eröffnet
kit-rule-reader = Wer vorliest
kit-rule-judging = Wer entscheidet
kit-rule-strictness = Strenge
kit-rule-question_form = Als Frage antworten
kit-rule-answers = Antworten
kit-rule-answer_seconds = Zeit zum Antworten
kit-rule-rebound = Zweite Chance
kit-rule-daily_double_limit = Grenze für Daily Doubles
kit-rule-penniless = Ohne Geld im Finale
kit-rule-ties = Gleichstand
kit-rule-absent = Wenn jemand fehlt
kit-rule-choose_categories = Kategorien wählen
kit-rule-hand_pick = Karten aussuchen
kit-rule-length = Länge
kit-rule-ken_strength = Wie stark Ken ist
kit-rule-team_answer = Antwort im Team
kit-rule-duel_bonus = Bonus im Duell
kit-rule-losses = Verluste
kit-rule-challenge_all = Alle herausfordern
kit-rule-ken_spaces = Kens Felder
kit-rule-colour_bonus = Farbbonus
kit-rule-finish_round = Runde zu Ende spielen
kit-rule-ken_talks = Ken redet
kit-rule-party = Wer gegen wen
kit-rule-emcee = Moderation
kit-rule-match = Spiel
kit-rule-third_round = Dritte Runde
kit-rule-row = Reihe
kit-rule-sudden_death_question = Ab wann Sudden Death
kit-rule-freeze = Einfrieren
kit-rule-exact_match = Genauer Treffer
kit-rule-money_equal = Geldkarten: gleiche Karte
kit-rule-cash_out = Aussteigen
kit-rule-odds = Chancen zeigen
kit-rule-rounds = Runden
kit-rule-deck = Kartenstapel
kit-rule-red_cards = Rote Karten
kit-rule-sides = Seiten
kit-rule-judge_opens = Richter eröffnet
kit-rule-four_cards = Vier Karten
kit-rule-refill = Nachziehen
kit-rule-won_piles = Gewonnene Stapel
