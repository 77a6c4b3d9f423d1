# What is said of packs, their rows and the files that they come from.


# What a field is called; $long: “yes” where it is several words
packs-the =
    { $long ->
        [yes] „{ $field }“
       *[no] „{ $field }“
    }
packs-word-id = Kennung
packs-word-clue = Frage
packs-word-question = Frage
packs-word-answer = Antwort
packs-word-also-right = auch richtig
packs-word-too-vague = zu ungenau
packs-word-never-right = nie richtig
packs-word-kind-of-answer = Art der Antwort
packs-word-difficulty = Schwierigkeit
packs-word-where-the-fact-is-found = wo das steht
packs-word-category = Kategorie
packs-word-colour = Farbe
packs-word-what-ken-says-where-he-misses-it = was Ken sagt, wenn er danebenliegt
packs-word-from-which-strength-ken-knows-it = ab welcher Stärke Ken es weiß
packs-word-figure = Zahl
packs-word-who-was-asked = wer gefragt wurde
packs-word-how-many-were-asked = wie viele gefragt wurden
packs-word-when = wann
packs-word-by-whom = von wem
packs-word-credit-line = Quellenangabe
packs-word-asked-the-other-way-round = andersherum gefragt
# what a field may be set to
packs-value-thing = Sache
packs-value-person = Person
packs-value-place = Ort
packs-value-number = Zahl
packs-value-year = Jahr
packs-value-title = Werktitel
packs-value-list = Liste
packs-value-red = rot
packs-value-orange = orange
packs-value-brown = braun
packs-value-green = grün
packs-value-blue = blau
packs-value-purple = lila

# What is wrong with an item; $the: its field, as a sentence begins with it
packs-missing = { $the } fehlt.
packs-no-text = { $the } soll ein Text sein.
packs-too-long = { $the } hat { $size } Zeichen; { $most } passen.
packs-too-many-lines = { $the } hat { $size } Einträge; höchstens { $most } gehen.
packs-whole-number = { $the } ist eine ganze Zahl, nicht „{ $said }“.
packs-number-from-to = { $the } ist eine ganze Zahl von { $low } bis { $high }, nicht „{ $said }“.
packs-yes-or-no = { $the } ist ja oder nein (yes, no), nicht „{ $said }“.
packs-one-of = { $the } ist eins von { $ways }, nicht „{ $said }“.
packs-group-one-of = { $the } ist eins von { $ways }.
packs-no-field = Ein Feld „{ $name }“ gibt es hier nicht.
packs-untypable = „{ $answer }“ kann niemand tippen: Die Antwort braucht einen Buchstaben oder eine Ziffer.
packs-gives-away = Die Antwort „{ $answer }“ steht schon drin ({ $field }).
packs-right-and-not = „{ $answer }“ ist richtig und steht auch unter „{ $field }“.
# $fields: what they are called
packs-uncredited =
    { $count ->
        [one] Unter „{ $fields }“ steht nichts.
       *[other] Hier steht nichts: { $fields }.
    }
packs-is-like = Das ist ähnlich wie { $item } in { $pack }.
# $other: another question of the pack
packs-crossed-both = Diese Antwort und die auf „{ $other }“ gelten füreinander.
packs-crossed-mine = Diese Antwort gilt auch bei „{ $other }“.
packs-crossed-theirs = „{ $answer }“, die Antwort auf „{ $other }“, gilt hier auch.

# A file of the host’s own that is no pack, or not one that can be used
packs-name-lost = Im Namen der Datei sind auf dem Weg hierher Buchstaben verloren gegangen. Benenne sie um.
packs-unread = Sie lässt sich nicht öffnen. Darf dieses Programm sie lesen?
packs-beyond = Sie lässt sich nicht lesen: Mit etwas darin kommt dieses Programm nicht zurecht.
packs-no-about = Im Ordner fehlt { $file }: Dort steht, was für ein Paket das ist.
packs-many-files = Der Ordner hat { $count } Dateien; höchstens { $most } gehen.
packs-endings = Ein Paket endet auf .toml, .json oder .csv.
packs-no-utf8 = Die Datei ist nicht in UTF-8; TOML und JSON werden so geschrieben.
packs-not-valid = Die Datei ist kein gültiges { $format }: Schau in Zeile { $line }.
packs-nested = Ihre Listen sind zu tief verschachtelt.
packs-no-pack = In der Datei soll ein Paket stehen, mit „title“ und „name“.
packs-which-title = Es steht nicht darin, für welches Spiel das Paket ist: „title“ ist eins von { $ways }.
packs-about-unfit = Was das Paket über sich sagt, passt nicht: Schau auf „{ $field }“.
packs-no-title = Ein Spiel „{ $title }“, das Pakete nimmt, gibt es nicht.
packs-other-title = Dieses Paket ist für ein anderes Spiel: „{ $title }“.

# What is left out of a pack; $item, $items, $name: words as they stand in the file
packs-none-in-it = Darin gibt es kein „{ $item }“.
packs-no-list = „{ $name }“ soll eine Liste sein.
packs-group-empty = Eine Gruppe ohne Liste „{ $items }“ wurde weggelassen.
packs-group-unnamed = { $the } hat keinen Namen und wurde weggelassen.
packs-name-long = „{ $name }…“ ist als Name zu lang: { $most } Zeichen passen.
packs-same-id = Diese Kennung hat schon ein anderes „{ $item }“; dieses wurde weggelassen.
packs-no-item = Das ist kein „{ $item }“.

# Packs on the desk
packs-gone = Dieses Paket ist nicht mehr da.
packs-selection = Das ist eine Auswahl aus einem Paket. Öffne das ganze Paket, um es zu ändern.
packs-folder = Dieses Paket ist ein Ordner. Seine Dateien werden dort bearbeitet, wo sie liegen.
packs-name-it = Gib dem Paket bitte einen Namen.
packs-in-it = Diese Frage ist schon im Paket.
packs-no-fit = Das passt nicht: Schau auf „{ $field }“.
packs-shipped-stay = Die mitgelieferten Pakete bleiben, wie sie sind.
packs-unwritten = Das Paket ließ sich nicht sichern. Ist die Platte des Laptops voll?
packs-sent-as = Ein Paket gibt es als csv, json oder toml.

# Kinds of files, after “It is”
packs-format-pack = ein Paket dieses Programms
packs-format-table = eine Tabelle
packs-format-aiken = Moodle Aiken
packs-format-board = ein Spielplan mit Fragen
packs-format-clue_tsv = eine Tabelle mit Fragen
packs-format-anki = ein Text aus Anki
packs-format-quizlet = ein Export aus Quizlet
packs-format-gift = Moodle GIFT
packs-format-kahoot = eine Tabelle aus Kahoot
packs-format-opentdb = Open Trivia DB
packs-format-opentriviaqa = ein Text aus OpenTriviaQA
packs-format-qti = QTI 2 oder 3

# A file that is read
packs-opening = Die Datei wird geöffnet
packs-reading-rows = Die Zeilen werden gelesen
packs-reading-twice = Was du schon hast, wird gesucht
packs-took-long = Das Lesen dauerte zu lange und wurde abgebrochen. Ist es wirklich ein Quiz?
packs-failed = Die Datei ließ sich nicht lesen. Speichere sie in einem anderen Format, etwa CSV, und versuch es noch einmal.
packs-nothing-good = Keine Zeile lässt sich übernehmen.
packs-all-there = Das Paket hat das alles schon.
packs-most-items = In ein Paket passen höchstens { $most }. Mach lieber ein neues.
# $place: a pack and an item of it
packs-have-it = Das hast du schon, in { $place }.
packs-file-gone = Diese Datei ist nicht mehr da. Zieh sie noch einmal hierher.
packs-file-unkept = Die Datei ließ sich nicht ablegen. Ist die Platte des Laptops voll?
packs-no-encoding = Diese Kodierung gibt es hier nicht.
packs-still-reading = Die Datei wird noch gelesen.
# $most: megabytes
packs-too-large = Die Datei ist zu groß: höchstens { $most } MB gehen.
packs-empty = Die Datei ist leer.
packs-picture = Das ist ein Bild, ein Ton oder ein PDF und keine Datei mit Fragen.
packs-no-questions = Das sieht aus wie { $what }, aber es sind keine Fragen darin.
packs-unknown-kind = Dateien dieser Art lassen sich hier nicht lesen.
packs-no-rows = Es sind keine Zeilen darin.
packs-too-many = Nach { $most } Zeilen geht es weiter; der Rest wurde nicht gelesen.
packs-which-columns = Sag bitte, welche Spalten Frage und Antwort sind.
packs-letters = Die Buchstaben wurden als { $encoding } gelesen: „{ $example }“. Sehen sie falsch aus, wähle die Kodierung.
packs-letters-mixed = Die Buchstaben sind in zwei Kodierungen und wurden als UTF-8 und { $encoding } gelesen: „{ $example }“. Sehen sie falsch aus, wähle die Kodierung.
packs-old-office = Sie hat ein Passwort oder ist ein altes .xls. Speichere sie ohne, als .xlsx oder CSV.
packs-damaged = Die Datei ist beschädigt: Sie lässt sich nicht entpacken.
packs-damaged-part = Die Datei ist beschädigt: { $name } lässt sich nicht entpacken.
packs-part-not-valid = { $name } darin ist kein gültiges { $format }.
packs-part-large = { $name } darin ist zu groß: höchstens { $most } MB gehen.
packs-unpacked-large = Entpackt wäre sie größer als { $most } MB. Sie wurde nicht geöffnet.
packs-locked = Sie ist mit einem Passwort gesperrt. Speichere sie ohne.
packs-entities = Ihr XML vereinbart Entities, die kein Quiz braucht. Sie wurde nicht gelesen.
packs-sheet-damaged = Die Tabelle ist beschädigt. Speichere sie noch einmal oder als CSV.
packs-sheet-large = Ein Blatt darin ist viel zu groß für ein Quiz. Es wurde nicht gelesen.
packs-row-unread = Zeile { $row } ist zu lang. Fehlt ein schließendes Anführungszeichen?
packs-two-tables = Das sind zwei Tabellen und nicht die Hälften eines Spielplans: bitte eine Datei auf einmal.
packs-board-rows = Ein Spielplan braucht eine Zeile mit Kategorien und darunter eine für jeden Wert.
packs-kahoot-heads = Es gibt keine Zeile mit den Köpfen „Question“ und „Answer 1“.
packs-opentdb-empty = Es sind keine Fragen darin. Bitte die Datenbank um weniger auf einmal.
packs-no-qti = Es ist keine Frage in QTI 2 oder 3 darin.
packs-old-qti = Das ist QTI 1.2. Exportiere sie als QTI 2 oder 3, GIFT oder CSV.

# Why a row can’t be played
packs-needs-options = Ohne die Auswahl lässt sich das nicht fragen.
packs-true-or-false = Wahr oder falsch ist keine Antwort, auf die jemand kommt.
packs-needs-picture = Dazu gehört ein Bild oder Ton.
packs-several = Mehrere Antworten sind zugleich richtig.
packs-letters-lost = Beim Speichern der Datei gingen Buchstaben verloren.
packs-twice = Sie steht zweimal in der Datei.
packs-no-answer-line = Die Zeile „ANSWER: …“ fehlt.
packs-no-such-option = Die Antwort ist { $answer }, aber eine Auswahl { $answer } gibt es nicht.
packs-no-answer-there = In der anderen Datei steht an dieser Stelle keine Antwort.
packs-cell-error = Eine Zelle zeigt den Fehler { $cell }.
packs-cell-formula = In einer Zelle steht eine Formel, { $cell }: Schreib ihren Wert hin.
packs-one-side = Sie hat nur eine Seite.
packs-essay = Sie verlangt einen Aufsatz; darüber kann niemand urteilen.
packs-pairs = Sie verlangt Zuordnen; das geht hier nicht.
packs-range = Die Antwort ist ein Bereich von Zahlen; gefragt werden kann nur nach einer.
packs-which-right = Sie sagt nicht, welche ihrer Antworten richtig ist.
packs-no-braces = Sie hat keine Antworten in geschweiften Klammern, wie { "{" }=Paris{ "}" }.
packs-text-or-choice = Spielen lassen sich nur Texteingabe und Einfachauswahl.
