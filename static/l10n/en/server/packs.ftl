# What is said of packs, their rows and the files that they come from.


# What a field is called; $long: “yes” where it is several words
packs-the =
    { $long ->
        [yes] “{ $field }”
       *[no] The { $field }
    }
packs-word-id = id
packs-word-clue = clue
packs-word-question = question
packs-word-answer = answer
packs-word-also-right = also right
packs-word-too-vague = too vague
packs-word-never-right = never right
packs-word-kind-of-answer = kind of answer
packs-word-difficulty = difficulty
packs-word-where-the-fact-is-found = where the fact is found
packs-word-category = category
packs-word-colour = colour
packs-word-what-ken-says-where-he-misses-it = what Ken says where he misses it
packs-word-from-which-strength-ken-knows-it = from which strength Ken knows it
packs-word-figure = figure
packs-word-who-was-asked = who was asked
packs-word-how-many-were-asked = how many were asked
packs-word-when = when
packs-word-by-whom = by whom
packs-word-credit-line = credit line
packs-word-asked-the-other-way-round = asked the other way round
# what a field may be set to
packs-value-thing = thing
packs-value-person = person
packs-value-place = place
packs-value-number = number
packs-value-year = year
packs-value-title = title
packs-value-list = list
packs-value-red = red
packs-value-orange = orange
packs-value-brown = brown
packs-value-green = green
packs-value-blue = blue
packs-value-purple = purple

# What is wrong with an item; $the: its field, as a sentence begins with it
packs-missing = { $the } is missing.
packs-no-text = { $the } should be a text.
packs-too-long = { $the } has { $size } characters; { $most } fit.
packs-too-many-lines = { $the } has { $size } entries; { $most } is the most.
packs-whole-number = { $the } is a whole number, not “{ $said }”.
packs-number-from-to = { $the } is a whole number from { $low } to { $high }, not “{ $said }”.
packs-yes-or-no = { $the } is yes or no, not “{ $said }”.
packs-one-of = { $the } is one of { $ways }, not “{ $said }”.
packs-group-one-of = { $the } is one of { $ways }.
packs-no-field = There is no field “{ $name }” here.
packs-untypable = Nobody can type “{ $answer }”: the answer needs a letter or a figure.
packs-gives-away = The answer “{ $answer }” stands in the { $field }.
packs-right-and-not = “{ $answer }” is right, and also under “{ $field }”.
# $fields: what they are called
packs-uncredited =
    { $count ->
        [one] There is nothing under “{ $fields }”.
       *[other] There is nothing under these: { $fields }.
    }
packs-is-like = It is like { $item } of { $pack }.
# $other: another question of the pack
packs-crossed-both = This answer and that of “{ $other }” are taken for one another.
packs-crossed-mine = This answer is also taken for “{ $other }”.
packs-crossed-theirs = “{ $answer }”, the answer to “{ $other }”, is also right here.

# A file of the host’s own that is no pack, or not one that can be used
packs-name-lost = Its name has letters that were lost on the way here. Rename it.
packs-unread = It can’t be opened. Is this program allowed to read it?
packs-beyond = It can’t be read: something in it is too much for this program.
packs-no-about = The folder has no { $file } that says what it is.
packs-many-files = The folder has { $count } files; { $most } is the most.
packs-endings = A pack ends in .toml, .json or .csv.
packs-no-utf8 = The file is not in UTF-8, which TOML and JSON are written in.
packs-not-valid = The file is not valid { $format }: look at line { $line }.
packs-nested = Its lists are nested too deeply to be read.
packs-no-pack = The file should hold one pack, with “title” and “name”.
packs-which-title = It does not say which title it is for: “title” is one of { $ways }.
packs-about-unfit = What it says about itself does not fit: look at “{ $field }”.
packs-no-title = There is no title “{ $title }” that takes packs.
packs-other-title = That pack is for another title: “{ $title }”.

# What is left out of a pack; $item, $items, $name: words as they stand in the file
packs-none-in-it = There is no “{ $item }” in it.
packs-no-list = “{ $name }” should be a list.
packs-group-empty = A group without a list “{ $items }” was left out.
packs-group-unnamed = { $the } has no name, so it was left out.
packs-name-long = “{ $name }…” is too long a name: { $most } characters fit.
packs-same-id = There is another “{ $item }” with this id, so this one was left out.
packs-no-item = That is no “{ $item }”.

# Packs on the desk
packs-gone = That pack is not here any more.
packs-selection = This is a selection from a pack. Open the whole pack to change it.
packs-folder = This pack is a folder. Its files are edited where they lie.
packs-name-it = Please give the pack a name.
packs-in-it = This question is in the pack already.
packs-no-fit = That does not fit: look at “{ $field }”.
packs-shipped-stay = The packs that come with the program stay as they are.
packs-unwritten = The pack could not be saved. Is the laptop’s disk full?
packs-sent-as = A pack can be saved as csv, json or toml.

# Kinds of files, after “It is”
packs-format-pack = a pack of this program
packs-format-table = a table
packs-format-aiken = Moodle Aiken
packs-format-board = a board of clues
packs-format-clue_tsv = a table of clues
packs-format-anki = a text of Anki
packs-format-quizlet = an export of Quizlet
packs-format-gift = Moodle GIFT
packs-format-kahoot = a spreadsheet of Kahoot
packs-format-opentdb = Open Trivia DB
packs-format-opentriviaqa = a text of OpenTriviaQA
packs-format-qti = QTI 2 or 3

# A file that is read
packs-opening = Opening the file
packs-reading-rows = Reading the rows
packs-reading-twice = Looking for what you have already
packs-took-long = Reading it took too long, so it was stopped. Is it really a quiz?
packs-failed = The file could not be read. Save it in another format, CSV for instance, and try again.
packs-nothing-good = There is no good row to import.
packs-all-there = The pack has all of it already.
packs-most-items = A pack has room for { $most } at most. Make a new one instead.
# $place: a pack and an item of it
packs-have-it = You have it already, in { $place }.
packs-file-gone = That file is not on the desk any more. Drop it once more.
packs-file-unkept = The file could not be kept. Is the laptop’s disk full?
packs-no-encoding = There is no such encoding here.
packs-still-reading = The file is still being read.
# $most: megabytes
packs-too-large = The file is too large: { $most } MB is the most.
packs-empty = The file is empty.
packs-picture = It is a picture, a sound or a PDF, and no file of questions.
packs-no-questions = It looks like { $what }, but there are no questions in it.
packs-unknown-kind = This kind of file can’t be read here.
packs-no-rows = There are no rows in it.
packs-too-many = It goes on after { $most } rows; the rest was not read.
packs-which-columns = Please say which columns are the question and the answer.
packs-letters = Its letters are read as { $encoding }: “{ $example }”. If they look wrong, say which encoding it is.
packs-letters-mixed = Its letters are in two encodings, and read as UTF-8 and { $encoding }: “{ $example }”. If they look wrong, say which encoding it is.
packs-old-office = It has a password or is an old .xls. Save it as .xlsx or CSV without.
packs-damaged = The file is damaged: it can’t be unpacked.
packs-damaged-part = The file is damaged: { $name } can’t be unpacked.
packs-part-not-valid = { $name } in it is not valid { $format }.
packs-part-large = { $name } in it is too large: { $most } MB is the most.
packs-unpacked-large = Unpacked, it would be larger than { $most } MB. It was not opened.
packs-locked = It is locked with a password. Save it without.
packs-entities = Its XML declares entities, which no quiz needs. It was not read.
packs-sheet-damaged = The spreadsheet is damaged. Save it again, or as CSV.
packs-sheet-large = A sheet in it is far too large for a quiz. It was not read.
packs-row-unread = Row { $row } is too long. Is a closing quotation mark missing?
packs-two-tables = These are two tables, not the halves of a board: one file at a time.
packs-board-rows = A board needs a row of categories and a row for each value below it.
packs-kahoot-heads = It has no row with the heads “Question” and “Answer 1”.
packs-opentdb-empty = There are no questions in it. Ask the database for fewer at once.
packs-no-qti = There is no question of QTI 2 or 3 in it.
packs-old-qti = This is QTI 1.2. Export it as QTI 2 or 3, GIFT or CSV.

# Why a row can’t be played
packs-needs-options = It can’t be asked without the options to choose from.
packs-true-or-false = True or false is no answer that somebody can think of.
packs-needs-picture = It needs its picture or sound.
packs-several = Several answers are right at the same time.
packs-letters-lost = Some letters were lost when the file was saved.
packs-twice = It is in the file twice.
packs-no-answer-line = It has no line “ANSWER: …”.
packs-no-such-option = Its answer is { $answer }, and there is no option { $answer }.
packs-no-answer-there = The other file has no answer in its place.
packs-cell-error = A cell shows the error { $cell }.
packs-cell-formula = A cell holds a formula, { $cell }: put its value there.
packs-one-side = It has one side only.
packs-essay = It asks for an essay, which nobody can rule on.
packs-pairs = It asks to match pairs, which can’t be played here.
packs-range = Its answer is a range of numbers, and only one number can be asked for.
packs-which-right = It does not say which of its answers is the right one.
packs-no-braces = It has no answers in braces, as in { "{" }=Paris{ "}" }.
packs-text-or-choice = Only text entry and single choice can be played.
