# Can You Beat Ken?: was der Gastgeber sagt. $side: eine Bahn nach ihrer Farbe (red, blue, green,
# purple), ken oder all; Geld steht hinter einem Dollarzeichen.

beat_ken-lacks =
    { $dot ->
        [red] Ein Spiel braucht { $needed } Fragen von jeder Farbe; von Rot haben die Pakete { $there }.
        [orange] Ein Spiel braucht { $needed } Fragen von jeder Farbe; von Orange haben die Pakete { $there }.
        [green] Ein Spiel braucht { $needed } Fragen von jeder Farbe; von Grün haben die Pakete { $there }.
        [blue] Ein Spiel braucht { $needed } Fragen von jeder Farbe; von Blau haben die Pakete { $there }.
        [purple] Ein Spiel braucht { $needed } Fragen von jeder Farbe; von Lila haben die Pakete { $there }.
       *[brown] Ein Spiel braucht { $needed } Fragen von jeder Farbe; von Braun haben die Pakete { $there }.
    }

## Was angeboten wird

beat_ken-offer-first-youngest = Wer ist am jüngsten?
beat_ken-offer-first-captain = Wer fängt an?
beat_ken-offer-next = Weiter
beat_ken-offer-spin = Drehen
beat_ken-offer-spin-ken = Für Ken drehen
beat_ken-offer-challenge = Deine Herausforderung
beat_ken-offer-wager =
    { $side ->
        [ken] Ken um ${ $money }
        [red] Rot um ${ $money }
        [blue] Blau um ${ $money }
        [green] Grün um ${ $money }
        [purple] Lila um ${ $money }
       *[all] Alle um ${ $money }
    }
beat_ken-offer-read = Vorgelesen: Uhr starten
beat_ken-offer-void = Frage streichen
beat_ken-offer-guess = Nur zum Spaß mitantworten
beat_ken-offer-alone = Deine Antwort
beat_ken-offer-lead = Die Tafel deines Teams
beat_ken-offer-idea = Deine Idee
beat_ken-offer-vote = Ist das richtig?
beat_ken-offer-right = Richtig
beat_ken-offer-wrong = Falsch
beat_ken-offer-ruling = Ein Urteil ändern
# $word: right oder wrong
beat_ken-offer-count =
    { $side ->
        [red] Rot
        [blue] Blau
        [green] Grün
       *[purple] Lila
    } { $word ->
        [right] als richtig zählen
       *[wrong] als falsch zählen
    }

## Warum so entschieden wurde

beat_ken-why-none = Es gibt keine Antwort.
beat_ken-why-hand = Sie ist von Hand geschrieben.

## Was nicht geht

beat_ken-refusal-no-ruling = Es gibt noch kein Urteil, das man ändern könnte.
beat_ken-refusal-ruled-so = So wurde schon entschieden.
beat_ken-refusal-not-in = Dieser Gast spielt nicht mit.
beat_ken-refusal-in-already = Dieser Gast spielt schon mit.
beat_ken-refusal-several = Über mehrere wurde geurteilt. Nimm zurück bis zu den Tafeln; dort hat jede ihr Urteil.
beat_ken-refusal-one-track = Ändere das Urteil über eine Bahn: Die Auswahl ist auf der Seite des Gastgebers.
beat_ken-refusal-no-track = Dieser Gast hat noch keine Bahn.
beat_ken-refusal-steps = Geld geht hier in Schritten von ${ $money }, ein Feld pro Schritt.
beat_ken-refusal-over = Dieses Spiel ist vorbei. „Zurück ins Spiel“ führt wieder hinein.

## Was das Spiel entschieden hat

beat_ken-fact-came = Ken wurde { $place }.
beat_ken-fact-came-value = ${ $money }
beat_ken-fact-beat = Ken am öftesten geschlagen
beat_ken-fact-beat-value = { $count }-mal
beat_ken-fact-dare = Kühnste Herausforderung
beat_ken-fact-dare-value = ${ $money } gewonnen
beat_ken-fact-streak = Längste Serie
beat_ken-fact-streak-value = { $count } richtige hintereinander
beat_ken-fact-would = Hätte Ken geschlagen
beat_ken-fact-would-value = { $count }-mal
beat_ken-fact-kens = Ken wusste
beat_ken-fact-kens-value = { $right } von { $asked } Fragen
# $value: eins von oben; $count: wie viele das geschafft haben
beat_ken-fact-crowd = { $value }, von { $count } Gästen

## Die Hausregeln: was jede bedeutet, und was man wählen kann

beat_ken-option-length = Wie weit es bis zum Ziel ist. Ein ganzes Spiel dauert etwa eine halbe Stunde, ein kurzes die Hälfte.
beat_ken-option-length-full = Bis $2,6 Millionen
beat_ken-option-length-short = Kurz: bis $1,3 Millionen
beat_ken-option-ken_strength = Wer die Hälfte weiß, schlägt einen normalen Ken in vier von zehn Spielen, einen Champion in zweien.
beat_ken-option-ken_strength-gentle = Sanft: weiß 75 %
beat_ken-option-ken_strength-normal = Normal: 80 %
beat_ken-option-ken_strength-tough = Stark: 85 %
beat_ken-option-ken_strength-champion = Champion: 90 %
beat_ken-option-first_player = Wer zuerst dreht. Gedruckt steht: wer am klügsten ist; darüber soll niemand streiten.
beat_ken-option-first_player-random = Das Los entscheidet
beat_ken-option-first_player-captain = Der Kapitän wählt
beat_ken-option-first_player-youngest = Wer am jüngsten ist
beat_ken-option-reader = Die Frage steht immer auf dem Fernseher. Vorlesen kann, wer rechts neben dem Drehenden sitzt.
beat_ken-option-reader-tv = Nur der Fernseher
beat_ken-option-reader-reader = Ein Gast liest vor
beat_ken-option-answer_seconds = Zeit zum Schreiben, sobald die Frage da ist.
beat_ken-option-answer_seconds-30 = 30 s
beat_ken-option-answer_seconds-45 = 45 s
beat_ken-option-answer_seconds-60 = 60 s
beat_ken-option-answer_seconds-90 = 90 s
beat_ken-option-judging = Wer sagt, ob eine Antwort stimmt. Abgestimmt wird, ohne zu wissen, wessen sie ist.
beat_ken-option-judging-auto = Schiri, im Zweifel alle
beat_ken-option-judging-table = Immer abstimmen
beat_ken-option-judging-host = Der Gastgeber
beat_ken-option-strictness = Wie der Schiri Schreibfehler liest. Aufs Wort: Über jeden entscheiden die Leute.
beat_ken-option-strictness-normal = Wie auf einer Party
beat_ken-option-strictness-kind = Nachsichtig
beat_ken-option-strictness-strict = Aufs Wort
beat_ken-option-team_answer = Was eine Bahn mit mehreren Gästen hochhält. Wer führt, wechselt mit jeder Frage.
beat_ken-option-team_answer-lead = Wer führt, entscheidet
beat_ken-option-team_answer-majority = Häufigste Antwort
beat_ken-option-duel_bonus = Ken zu schlagen bringt $100.000 mehr. Immer: auch im Duell, an dem er nicht teilnimmt.
beat_ken-option-duel_bonus-with_ken = Nur wenn Ken mitspielt
beat_ken-option-duel_bonus-any_time = Immer
beat_ken-option-losses = Wie weit dich eine verlorene Herausforderung zurückwirft.
beat_ken-option-losses-floor = Bis zum Start
beat_ken-option-losses-debt = Auch ins Minus
beat_ken-option-challenge_all = Ob Ken dabei ist, wenn ein Gast alle herausfordert.
beat_ken-option-challenge_all-with_ken = Mit Ken
beat_ken-option-challenge_all-humans = Nur Gäste
beat_ken-option-ken_spaces = Vier Felder sind gelb: Landet Ken in seinem Zug dort, bekommt er $300.000.
beat_ken-option-ken_spaces-none = Keine
beat_ken-option-ken_spaces-yellow = Vier Felder
beat_ken-option-colour_bonus = Ob die $300.000 für die eigene Farbe sofort gewinnen können, oder ob du antworten musst.
beat_ken-option-colour_bonus-wins = Kann gewinnen
beat_ken-option-colour_bonus-stops = Hält vor dem Tor
beat_ken-option-finish_round = Ob die anderen noch drankommen, wenn jemand im Ziel ist. Dann können mehrere gewinnen.
beat_ken-option-finish_round-no = Sofort zu Ende
beat_ken-option-finish_round-yes = Runde zu Ende spielen
beat_ken-option-absent = Wenn jemand wegbleibt: Der Zug fällt aus, oder ein Ersatzbot springt ein.
beat_ken-option-absent-skip = Aussetzen
beat_ken-option-absent-stand_in = Ein Ersatzbot spielt
beat_ken-option-ken_talks = Ob Ken zu allem etwas zu sagen hat.
beat_ken-option-ken_talks-no = Schweigt
beat_ken-option-ken_talks-yes = Redet
