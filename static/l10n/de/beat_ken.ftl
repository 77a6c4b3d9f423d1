# Can You Beat Ken?: was seine Seiten sagen. $name: ein Gast, ein Team oder Ken; $money: mit seinem
# Dollarzeichen; $side: eine Bahn nach ihrer Farbe (red, blue, green, purple).

beat_ken-topic-red = Popkultur
beat_ken-topic-orange = Wissenschaft
beat_ken-topic-green = Erdkunde
beat_ken-topic-blue = Geschichte
beat_ken-topic-purple = Kunst & Literatur
beat_ken-topic-brown = Sport & Spiel
beat_ken-topic-star = { $topic }, ein Stern
beat_ken-kind-regular = Einfach
beat_ken-kind-double = Doppelt
beat_ken-kind-triple = Dreifach
beat_ken-kind-duel = Duell
beat_ken-kind-all = Alle gefordert
beat_ken-kind-star = Schlägst du Ken?
beat_ken-team =
    { $side ->
        [red] Team Rot
        [blue] Team Blau
        [green] Team Grün
       *[purple] Team Lila
    }
beat_ken-side =
    { $side ->
        [red] Rot
        [blue] Blau
        [green] Grün
       *[purple] Lila
    }
beat_ken-side-track =
    { $side ->
        [red] rote Bahn
        [blue] blaue Bahn
        [green] grüne Bahn
       *[purple] lila Bahn
    }
beat_ken-opens-random = Ausgelost
beat_ken-opens-youngest = Am jüngsten von allen
beat_ken-opens-captain = Vom Kapitän bestimmt
beat_ken-right = richtig
beat_ken-wrong = falsch
beat_ken-Right = Richtig
beat_ken-Wrong = Falsch
beat_ken-worth = Richtig: +{ $money }.
beat_ken-worth-ken = Richtig: +{ $money }, { $bonus } mehr, wenn Ken patzt.
beat_ken-worth-risk = Richtig: +{ $money }. Falsch: −{ $money }.
beat_ken-worth-risk-ken = Richtig: +{ $money }, { $bonus } mehr, wenn Ken patzt. Falsch: −{ $money }.

## Wer auf dem Fernseher dran ist, mit ein paar Worten darunter

beat_ken-head-first = Wer fängt an?
beat_ken-head-first-detail = sagt der Kapitän
beat_ken-head-opening = { $name } fängt an
beat_ken-head-opening-detail = Ken kommt zuletzt
beat_ken-head-kens-turn = Ken ist dran
beat_ken-head-anybody = dreht einer für ihn?
beat_ken-head-may-be-it = das kann es sein
beat_ken-head-spins = dreht
beat_ken-head-skipped = setzt aus
beat_ken-head-challenges = fordert heraus
beat_ken-head-close-captain = Eine knappe Sache
beat_ken-head-close-captain-detail = sagt der Kapitän
beat_ken-head-close-table = Eine knappe Sache
beat_ken-head-close-table-detail = alle stimmen ab
beat_ken-head-boards = Tafeln hoch!
beat_ken-head-boards-detail = alle zugleich
beat_ken-head-answer = Die Lösung
beat_ken-head-answer-detail = Kens Tafel liegt noch
beat_ken-head-won = { $name } gewinnt!
beat_ken-head-won-detail = zuerst im Ziel
beat_ken-head-out = Chips klettern
beat_ken-head-out-detail = Ken sah nur zu
beat_ken-head-ken-too = Ken wusste es
beat_ken-head-ken-too-detail = und nicht nur er
beat_ken-head-ken-alone = Ken wusste es
beat_ken-head-ken-alone-detail = sonst niemand
beat_ken-head-nobody = Auch Ken nicht
beat_ken-head-nobody-detail = niemand hatte es
beat_ken-head-missed = Ken lag falsch!
beat_ken-beat-names =
    { $count ->
        [one] { $names } schlägt Ken
       *[other] { $names } schlagen Ken
    }
beat_ken-beat = { $count } schlagen Ken
beat_ken-turn = { $name } ist dran
beat_ken-against = { $name } gegen { $other }
beat_ken-caption-spin = Tippt auf irgendeinem Handy auf „Für Ken drehen“: Er hat keine Hand frei.
beat_ken-caption-along = Nur zum Spaß, aber richtig: { $names }.

## Was der Fernseher laut sagt

beat_ken-say-answer = Die Lösung ist { $answer }.
beat_ken-say-wins = { $name } gewinnt.
beat_ken-say-ken-right = Ken hatte recht.
beat_ken-say-ken-wrote = Ken schrieb { $answer }.

## Was Ken sagt, je nach Lage

beat_ken-ken-opening-1 = Wollen wir?
beat_ken-ken-opening-2 = Viel Glück euch!
beat_ken-ken-opening-3 = Die Krawatte sitzt.
beat_ken-ken-waiting-1 = Nur keine Eile.
beat_ken-ken-waiting-2 = Das gefällt mir.
beat_ken-ken-waiting-3 = Schön drehen!
beat_ken-ken-waiting-4 = Nette Runde.
beat_ken-ken-waiting-5 = Ich habe Zeit.
beat_ken-ken-gone-1 = Hab ich wen verjagt?
beat_ken-ken-gone-2 = Ich kann warten.
beat_ken-ken-gone-3 = Bis bald, hoffe ich.
beat_ken-ken-mine-1 = Ich bin dran!
beat_ken-ken-mine-2 = Dreht wer für mich?
beat_ken-ken-mine-3 = Passt auf.
beat_ken-ken-near-1 = Ich rieche das Ziel.
beat_ken-ken-near-2 = Nur eine Antwort …
beat_ken-ken-near-3 = Fast geschafft.
beat_ken-ken-dared-1 = Ich? Mit Vergnügen.
beat_ken-ken-dared-2 = Sehr mutig.
beat_ken-ken-dared-3 = Schauen wir mal.
beat_ken-ken-duel-1 = Ich sehe nur zu.
beat_ken-ken-duel-2 = Na los, ihr zwei.
beat_ken-ken-duel-3 = Ein Duell! Schön.
beat_ken-ken-thinking-1 = Hm …
beat_ken-ken-thinking-2 = Ganz sicher?
beat_ken-ken-thinking-3 = Ich habe eine Idee.
beat_ken-ken-thinking-4 = Knifflig.
beat_ken-ken-thinking-5 = Ich schreibe schon.
beat_ken-ken-vote-1 = Ich halte mich raus.
beat_ken-ken-vote-2 = Seid nett. Oder nicht.
beat_ken-ken-vote-3 = Schwer zu sagen.
beat_ken-ken-right-1 = Natürlich!
beat_ken-ken-right-2 = Wie ich dachte.
beat_ken-ken-right-3 = Glück gehabt.
beat_ken-ken-right-4 = Davon las ich mal.
beat_ken-ken-wrong-1 = Oje!
beat_ken-ken-wrong-2 = Wusste ich. Fast.
beat_ken-ken-wrong-3 = So, so.
beat_ken-ken-wrong-4 = Das war gemein.
beat_ken-ken-won-1 = Gutes Spiel, ihr alle!
beat_ken-ken-won-2 = Danke, danke.
beat_ken-ken-lost-1 = Geschlagen. Bravo!
beat_ken-ken-lost-2 = Gut gespielt!

## Das Brett, die Drehscheibe und die Geldbahnen

beat_ken-start = Start
beat_ken-start-flag = START
# $ground: star, plain, yellow oder die Farbe einer Bahn
beat_ken-board =
    { $ground ->
        [star] Das Spielbrett. Der Ring liegt auf Feld { $space }: ein Stern, { $topic }
        [yellow] Das Spielbrett. Der Ring liegt auf Feld { $space }: gelb, { $topic }
        [red] Das Spielbrett. Der Ring liegt auf Feld { $space }: rot, { $topic }
        [blue] Das Spielbrett. Der Ring liegt auf Feld { $space }: blau, { $topic }
        [green] Das Spielbrett. Der Ring liegt auf Feld { $space }: grün, { $topic }
        [purple] Das Spielbrett. Der Ring liegt auf Feld { $space }: lila, { $topic }
       *[plain] Das Spielbrett. Der Ring liegt auf Feld { $space }: ohne Farbe, { $topic }
    }
beat_ken-spinner = Die Drehscheibe
beat_ken-spinner-at = Die Drehscheibe zeigt auf { $kind } { $steps }
beat_ken-sector-double = DOPPELT
beat_ken-sector-triple = DREIFACH
beat_ken-sector-duel = DUELL
beat_ken-sector-all = ALLE
beat_ken-track-parked = geparkt
beat_ken-track-away = weg
beat_ken-can-win = { $name } kann jetzt gewinnen
beat_ken-can-win-short = { $name } kann gewinnen
beat_ken-first-to = Wer zuerst { $money } hat, gewinnt
beat_ken-you = Du
beat_ken-your-team = Dein Team
beat_ken-your-track = Deine Bahn

## Wer anfängt

beat_ken-smartest = Die Klügsten zuerst?
beat_ken-who-youngest = Wer ist am jüngsten?
beat_ken-who-first = Wer dreht zuerst?
beat_ken-who-begins = Wer fängt an?
beat_ken-youngest-begins = Wer am jüngsten ist, fängt an
beat_ken-captain-chooses = Der Kapitän wählt gerade.
beat_ken-captain-on-phone = Der Kapitän sagt es auf dem Handy
beat_ken-tap-guest = Tipp einen Gast an.
beat_ken-you-first = Du drehst zuerst
beat_ken-spins-first = { $name } dreht zuerst
# $why: eins von beat_ken-opens-…
beat_ken-opening = { $why }. Ken ist in jeder Runde zuletzt dran.
beat_ken-ken-knows = Ken weiß { $count } von 100 Fragen.
beat_ken-ken-knows-so-much = Ken weiß { $count } von 100 Fragen
# Gesichter können folgen
beat_ken-you-play = Hier spielst du: { $track }.

## Ein Zug

beat_ken-coming-up = Gleich kommt
beat_ken-your-teams-turn = Dein Team ist dran
beat_ken-somebody-spins = Jemand dreht für ihn.
beat_ken-spins = { $name } dreht.
beat_ken-spin-for-ken = Dreh für Ken
beat_ken-anybody-flick = Alle dürfen: Stoß den Pfeil an oder drück den Knopf.
beat_ken-your-turn = Du bist dran!
beat_ken-flick-line = Stoß den Pfeil an oder drück auf „Drehen“.
beat_ken-flick = Den Pfeil anstoßen
beat_ken-not-here = { $name } ist nicht da
beat_ken-parked = Die Bahn ist geparkt, bis jemand wieder da ist.
beat_ken-skipped = Der Zug fällt aus: { $skips } von { $most }.
beat_ken-token-stays = Der Zug fällt aus, der Ring bleibt liegen.
beat_ken-then-parked = { $skips } von { $most }, dann wird die Bahn geparkt
beat_ken-steps-on =
    { $count ->
        [one] { $count } Feld weiter.
       *[other] { $count } Felder weiter.
    }
beat_ken-spaces =
    { $count ->
        [one] Feld
       *[other] Felder
    }
beat_ken-star = Stern
beat_ken-own = eigene Farbe
beat_ken-own-colour = Deine eigene Farbe: { $money }
beat_ken-colour-of = Eigene Farbe von { $name }: { $money }
beat_ken-asked = Thema: { $topic }
beat_ken-asked-star = { $topic } auf einem Stern: Schlägst du Ken?
beat_ken-then-end = Das ist das Ende der Bahn!
beat_ken-then-everybody = Alle sind gefordert, um drei.
beat_ken-then-you = Gleich setzt du.
beat_ken-then-names = { $name } nennt den Einsatz.
beat_ken-then-all = Alle antworten.
beat_ken-is-there = { $name } ist am Ziel: { $money }!
beat_ken-star-and-challenge = Stern und Herausforderung: Alle sind dabei, auch Ken.
beat_ken-star-against = Ein Stern: { $name } gegen Ken!
beat_ken-challenges-one = { $name } fordert jemanden heraus, oder Ken.
beat_ken-challenges-all = { $name } fordert alle heraus.

## Eine Herausforderung

beat_ken-may-ken = Gegen Ken, um eins, zwei oder drei.
beat_ken-may-all = Gegen alle, um eins, zwei oder drei.
# $names: „Ann, Ben oder Ken“
beat_ken-may-one = Gegen { $names }, um eins, zwei oder drei.
beat_ken-names-whom = { $name } sagt, gegen wen und um wie viel.
beat_ken-names-wager = { $name } nennt den Einsatz.
beat_ken-challenge-who = Wen forderst du heraus?
beat_ken-you-against-ken = Du gegen Ken.
beat_ken-everybody-in = Alle sind dabei.
beat_ken-how-much = Um wie viel?
beat_ken-leads-with = { $money }, führt
beat_ken-risk = { $topic }. Richtig geht vor, falsch zurück.
beat_ken-bonus = { $money } mehr, wenn Ken patzt.
beat_ken-choose-first = Erst wählen
beat_ken-challenge = { $name } um { $money } fordern
beat_ken-challenge-all = Alle um { $money } fordern

## Eine Frage

beat_ken-challenges = fordert
beat_ken-everybody-answers = alle antworten
beat_ken-all-but-ken-answer = alle außer Ken antworten
beat_ken-everybody-is-in = alle sind dabei
beat_ken-all-but-ken-in = alle außer Ken sind dabei
beat_ken-for = um { $money }
beat_ken-seen-before = In diesem Spiel schon gesehen: Von dieser Farbe gibt es keine neuen mehr
beat_ken-reads = { $name } liest vor
beat_ken-reads-aloud = { $name } liest vor und startet die Uhr
beat_ken-you-read = Du liest vor
beat_ken-then-clock = Dann starte die Uhr.
beat_ken-get-ready = Mach dich zum Schreiben bereit.
beat_ken-may-along = Du kannst zum Spaß mitantworten.
beat_ken-ready = fertig
beat_ken-writing = schreibt
beat_ken-some-wrote = { $count } von { $all } fertig
beat_ken-along-for-fun = nur zum Spaß
beat_ken-more-for-fun = +{ $count } nur zum Spaß
beat_ken-majority = Die häufigste Antwort deines Teams zählt; bei Gleichstand die Tafel von dem Gast, der führt.
beat_ken-you-lead = Du führst: Deine Tafel ist die deines Teams.
beat_ken-leads = { $name } führt und sieht, was du schreibst.
beat_ken-locked-in = Steht.
beat_ken-all-at-once = Alle Tafeln werden zugleich umgedreht.
beat_ken-team-answered = Dein Team hat geantwortet.
beat_ken-for-fun = Nur zum Spaß
# $names: wer antwortet, $count Seiten
beat_ken-for-fun-line =
    { $count ->
        [one] { $names } antwortet. Würdest du Ken schlagen?
       *[other] { $names } antworten. Würdest du Ken schlagen?
    }
beat_ken-answer-in = Deine Antwort ist da: { $answer }
beat_ken-void-question = Diese Frage streichen?
beat_ken-void-hint = Eine andere derselben Farbe kommt, um ebenso viel.
beat_ken-void-yes = Streichen

## Im Zweifel

beat_ken-is-right = Stimmt das?
beat_ken-nobody-told = Wessen sie ist, bleibt geheim.
beat_ken-even = Es stand unentschieden.
beat_ken-you-decide = Du entscheidest
beat_ken-captain-decides = Der Kapitän entscheidet
beat_ken-somebody-wrote = Jemand schrieb
beat_ken-card-says = Auf der Karte steht { $answer }
beat_ken-you-voted = Du hast für { $vote } gestimmt. { $count } von { $voters } sind da.
beat_ken-on-phones = Eine Tafel ist auf euren Handys. Stimmt das?
beat_ken-vote-phones = Stimmt am Handy ab
beat_ken-captain-says = Der Kapitän sagt es
beat_ken-tie-captain = Gleichstand: Der Kapitän sagt es
beat_ken-right-or-wrong = richtig oder falsch?
beat_ken-number-of = { $number } von { $total }

## Die Tafeln

beat_ken-boards-up = Tafeln hoch!
beat_ken-the-answer = Die Lösung
beat_ken-answer-is = Die Lösung ist { $answer }
beat_ken-right-now = Richtig!
beat_ken-not-this-time = Diesmal nicht
beat_ken-you-had-it = Du hattest es!
beat_ken-you-win = Du gewinnst!
beat_ken-wins = { $name } gewinnt!
beat_ken-ken-last = Kens Tafel kommt zuletzt.
beat_ken-ken-wrote-right = Ken schrieb { $answer }: richtig.
beat_ken-ken-wrote-wrong = Ken schrieb { $answer }: falsch.
beat_ken-would-have = Du hättest Ken geschlagen!
beat_ken-chip-stays = Dein Chip bleibt
beat_ken-ken-beaten = { $money }, Ken geschlagen
beat_ken-no-change = bleibt
beat_ken-not-in-it = nicht dabei
beat_ken-nothing = nichts
beat_ken-with-bonus = mit { $money } für einen geschlagenen Ken
beat_ken-count-right = { $name }: richtig
beat_ken-count-wrong = { $name }: falsch

## So geht’s in einer halben Minute

beat_ken-tour-spin = Dreh: Der Ring zieht für alle. Wo er hält, werden alle gefragt.
beat_ken-tour-write = Alle schreiben zugleich, auch Ken.
beat_ken-tour-boards = Wer recht hat, klettert. Liegt Ken dabei falsch: $100.000 mehr.
beat_ken-tour-own = Deine eigene Farbe bringt sofort $300.000.
beat_ken-tour-dare = Bei einer Herausforderung setzt du zuerst. Richtig geht hoch, falsch runter.
beat_ken-tour-win = Wer im eigenen Zug zuerst oben ist, gewinnt. Achtung, Ken!
beat_ken-tour-sample = Welcher Planet ist für seine Ringe bekannt?
beat_ken-tour-right = Saturn
beat_ken-tour-wrong = Jupiter
beat_ken-tour-kens = Neptun
