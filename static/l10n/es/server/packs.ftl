# What is said of packs, their rows and the files that they come from.


# What a field is called; $long: “yes” where it is several words
packs-the =
    { $long ->
        [yes] «{ $field }»
       *[no] «{ $field }»
    }
packs-word-id = id
packs-word-clue = pista
packs-word-question = pregunta
packs-word-answer = respuesta
packs-word-also-right = también vale
packs-word-too-vague = demasiado vago
packs-word-never-right = nunca vale
packs-word-kind-of-answer = tipo de respuesta
packs-word-difficulty = dificultad
packs-word-where-the-fact-is-found = dónde consta
packs-word-category = categoría
packs-word-colour = color
packs-word-what-ken-says-where-he-misses-it = qué dice Ken cuando falla
packs-word-from-which-strength-ken-knows-it = desde qué nivel lo sabe Ken
packs-word-figure = cifra
packs-word-who-was-asked = a quién se preguntó
packs-word-how-many-were-asked = a cuántos se preguntó
packs-word-when = cuándo
packs-word-by-whom = por quién
packs-word-credit-line = crédito
packs-word-asked-the-other-way-round = preguntado al revés
# what a field may be set to
packs-value-thing = cosa
packs-value-person = persona
packs-value-place = lugar
packs-value-number = número
packs-value-year = año
packs-value-title = título
packs-value-list = lista
packs-value-red = rojo
packs-value-orange = naranja
packs-value-brown = marrón
packs-value-green = verde
packs-value-blue = azul
packs-value-purple = morado

# What is wrong with an item; $the: its field, as a sentence begins with it
packs-missing = Falta { $the }.
packs-no-text = { $the } debe ser un texto.
packs-too-long = { $the } tiene { $size } caracteres; caben { $most }.
packs-too-many-lines = { $the } tiene { $size } entradas; como mucho { $most }.
packs-whole-number = { $the } es un número entero, no «{ $said }».
packs-number-from-to = { $the } es un número entero de { $low } a { $high }, no «{ $said }».
packs-yes-or-no = { $the } es sí o no (yes, no), no «{ $said }».
packs-one-of = { $the } es una de estas: { $ways }; no «{ $said }».
packs-group-one-of = { $the } es una de estas: { $ways }.
packs-no-field = Aquí no hay ningún campo «{ $name }».
packs-untypable = Nadie puede escribir «{ $answer }»: la respuesta necesita una letra o una cifra.
packs-gives-away = La respuesta «{ $answer }» ya aparece ({ $field }).
packs-right-and-not = «{ $answer }» es correcta y también está en «{ $field }».
# $fields: what they are called
packs-uncredited =
    { $count ->
        [one] No hay nada en «{ $fields }».
       *[other] No hay nada aquí: { $fields }.
    }
packs-is-like = Se parece a { $item } de { $pack }.
# $other: another question of the pack
packs-crossed-both = Esta respuesta y la de «{ $other }» se toman la una por la otra.
packs-crossed-mine = Esta respuesta también vale en «{ $other }».
packs-crossed-theirs = «{ $answer }», la respuesta de «{ $other }», también vale aquí.

# A file of the host’s own that is no pack, or not one that can be used
packs-name-lost = El nombre del archivo ha perdido letras por el camino. Cámbialo.
packs-unread = No se puede abrir. ¿Tiene este programa permiso para leerlo?
packs-beyond = No se puede leer: contiene algo con lo que este programa no puede.
packs-no-about = En la carpeta falta { $file }, que dice qué paquete es.
packs-many-files = La carpeta tiene { $count } archivos; como mucho { $most }.
packs-endings = Un paquete termina en .toml, .json o .csv.
packs-no-utf8 = El archivo no está en UTF-8, y TOML y JSON se escriben así.
packs-not-valid = El archivo no es { $format } válido: mira la línea { $line }.
packs-nested = Sus listas están anidadas a demasiada profundidad.
packs-no-pack = El archivo debe contener un paquete, con «title» y «name».
packs-which-title = No dice para qué juego es: «title» es uno de estos: { $ways }.
packs-about-unfit = Lo que dice de sí mismo no encaja: mira «{ $field }».
packs-no-title = No hay ningún juego «{ $title }» que use paquetes.
packs-other-title = Ese paquete es de otro juego: «{ $title }».

# What is left out of a pack; $item, $items, $name: words as they stand in the file
packs-none-in-it = No contiene ningún «{ $item }».
packs-no-list = «{ $name }» debe ser una lista.
packs-group-empty = Se ha dejado fuera un grupo sin la lista «{ $items }».
packs-group-unnamed = { $the } no tiene nombre y se ha dejado fuera.
packs-name-long = «{ $name }…» es un nombre demasiado largo: caben { $most } caracteres.
packs-same-id = Ya hay otro «{ $item }» con esta id, así que este se ha dejado fuera.
packs-no-item = Eso no es un «{ $item }».

# Packs on the desk
packs-gone = Ese paquete ya no está aquí.
packs-selection = Esto es una selección de un paquete. Abre el paquete entero para cambiarlo.
packs-folder = Este paquete es una carpeta. Sus archivos se editan donde están.
packs-name-it = Ponle un nombre al paquete, por favor.
packs-in-it = Esta pregunta ya está en el paquete.
packs-no-fit = Eso no encaja: mira «{ $field }».
packs-shipped-stay = Los paquetes que vienen con el programa se quedan como están.
packs-unwritten = No se ha podido guardar el paquete. ¿Está lleno el disco del portátil?
packs-sent-as = Un paquete se envía como csv, json o toml.

# Kinds of files, after “It is”
packs-format-pack = un paquete de este programa
packs-format-table = una tabla
packs-format-aiken = Moodle Aiken
packs-format-board = un tablero de pistas
packs-format-clue_tsv = una tabla de pistas
packs-format-anki = un texto de Anki
packs-format-quizlet = una exportación de Quizlet
packs-format-gift = Moodle GIFT
packs-format-kahoot = una hoja de Kahoot
packs-format-opentdb = Open Trivia DB
packs-format-opentriviaqa = un texto de OpenTriviaQA
packs-format-qti = QTI 2 o 3

# A file that is read
packs-opening = Abriendo el archivo
packs-reading-rows = Leyendo las filas
packs-reading-twice = Buscando lo que ya tienes
packs-took-long = Leerlo tardaba demasiado y se ha parado. ¿Seguro que es un quiz?
packs-failed = No se ha podido leer el archivo. Guárdalo en otro formato, por ejemplo CSV, e inténtalo otra vez.
packs-nothing-good = No hay ninguna fila que se pueda importar.
packs-all-there = El paquete ya lo tiene todo.
packs-most-items = En un paquete caben { $most } como mucho. Haz uno nuevo.
# $place: a pack and an item of it
packs-have-it = Ya la tienes, en { $place }.
packs-file-gone = Ese archivo ya no está aquí. Suéltalo otra vez.
packs-file-unkept = No se ha podido guardar el archivo. ¿Está lleno el disco del portátil?
packs-no-encoding = Esa codificación no existe aquí.
packs-still-reading = El archivo todavía se está leyendo.
# $most: megabytes
packs-too-large = El archivo es demasiado grande: como mucho { $most } MB.
packs-empty = El archivo está vacío.
packs-picture = Es una imagen, un sonido o un PDF, no un archivo de preguntas.
packs-no-questions = Parece { $what }, pero no contiene preguntas.
packs-unknown-kind = Los archivos de ese tipo no se pueden leer aquí.
packs-no-rows = No contiene filas.
packs-too-many = Sigue después de { $most } filas; el resto no se ha leído.
packs-which-columns = Di qué columnas son la pregunta y la respuesta.
packs-letters = Las letras se han leído como { $encoding }: «{ $example }». Si se ven mal, di qué codificación es.
packs-letters-mixed = Las letras están en dos codificaciones y se han leído como UTF-8 y { $encoding }: «{ $example }». Si se ven mal, di qué codificación es.
packs-old-office = Tiene contraseña o es un .xls antiguo. Guárdalo sin ella como .xlsx o CSV.
packs-damaged = El archivo está dañado: no se puede descomprimir.
packs-damaged-part = El archivo está dañado: no se puede descomprimir { $name }.
packs-part-not-valid = Contiene { $name }, que no es { $format } válido.
packs-part-large = Contiene { $name }, que es demasiado grande: como mucho { $most } MB.
packs-unpacked-large = Descomprimido ocuparía más de { $most } MB. No se ha abierto.
packs-locked = Está protegido con contraseña. Guárdalo sin ella.
packs-entities = Su XML declara entidades que ningún quiz necesita. No se ha leído.
packs-sheet-damaged = La hoja de cálculo está dañada. Guárdala otra vez, o como CSV.
packs-sheet-large = Una de sus hojas es demasiado grande para un quiz. No se ha leído.
packs-row-unread = La fila { $row } es demasiado larga. ¿Falta cerrar unas comillas?
packs-two-tables = Son dos tablas, no las mitades de un tablero: un archivo cada vez.
packs-board-rows = Un tablero necesita una fila de categorías y debajo una por cada valor.
packs-kahoot-heads = No hay ninguna fila con las cabeceras «Question» y «Answer 1».
packs-opentdb-empty = No contiene preguntas. Pide menos de una vez a la base de datos.
packs-no-qti = No contiene ninguna pregunta de QTI 2 o 3.
packs-old-qti = Es QTI 1.2. Expórtalo como QTI 2 o 3, GIFT o CSV.

# Why a row can’t be played
packs-needs-options = No se puede preguntar sin las opciones.
packs-true-or-false = Verdadero o falso no es una respuesta que se le ocurra a alguien.
packs-needs-picture = Necesita su imagen o sonido.
packs-several = Hay varias respuestas correctas a la vez.
packs-letters-lost = Se perdieron letras al guardar el archivo.
packs-twice = Está dos veces en el archivo.
packs-no-answer-line = No tiene la línea «ANSWER: …».
packs-no-such-option = Su respuesta es { $answer }, y no hay ninguna opción { $answer }.
packs-no-answer-there = El otro archivo no tiene respuesta en su lugar.
packs-cell-error = Una celda muestra el error { $cell }.
packs-cell-formula = Una celda contiene una fórmula, { $cell }: pon ahí su valor.
packs-one-side = Solo tiene un lado.
packs-essay = Pide una redacción, y eso nadie lo puede juzgar.
packs-pairs = Pide emparejar, y aquí no se puede.
packs-range = Su respuesta es un intervalo de números, y solo se puede pedir uno.
packs-which-right = No dice cuál de sus respuestas es la correcta.
packs-no-braces = No tiene respuestas entre llaves, como { "{" }=París{ "}" }.
packs-text-or-choice = Solo se puede jugar con texto libre o con una sola opción.
