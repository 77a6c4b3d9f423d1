# The laptop’s page, beside the controls.

host-give-pin = Escribir el PIN
host-finding = Buscando el portátil…
# The keys’ letters are put in
host-keys = Teclas: { $pause } pausa, { $undo } deshacer, { $skip } saltar
host-about = Acerca de
host-now-lobby =
    { $count ->
        [0] Todavía no hay nadie en el sofá.
        [one] { $count } invitado en el sofá; no se juega a nada.
       *[other] { $count } en el sofá; no se juega a nada.
    }
host-now-over = { $title } ha terminado.
# $names: the guests for whom it waits
host-now-waiting = { $title }: se espera a { $names }
host-all-rules = Todas las reglas
# After the time that a clock shows
host-clock-still = en pausa
host-clock-left = por jugar
host-again = Otra vez
host-a-guest = un invitado
host-guest-left = alguien que se fue
host-empty = La estantería está vacía
host-empty-why = En este portátil no hay juegos.
host-list = { $names }
host-lost = El portátil no ha respondido. Prueba otra vez en un momento.
host-close = Cerrar
host-edit = Editar
host-remove = Quitar
host-delete = Borrar
host-delete-it = Borrar
host-not-now = Ahora no
host-keep-it = Guardar
host-yes = sí
host-no = no
host-spreadsheet = Hoja de cálculo

host-play-here = Jugar también aquí
host-play-here-how = ¿Alguien sin móvil? Este portátil puede ser un sitio más, con el teclado. Los demás pueden ver su pantalla, así que gírala. Si también hace de tele, mejor compartir un móvil.
host-play-here-go = Sentarse al portátil

# The way in: the code, the addresses, the Wi-Fi
host-way-in = La entrada
host-qr = Código QR: { $address }
host-reached = Los móviles entran por esta dirección
host-or-address = o { $address }
host-pin = PIN de esta página en otro equipo: { $pin }
host-open-tv = Abrir la página de la tele
host-show-address = Mostrar { $address }
host-address = Dirección del código
host-wifi = Wifi para invitados
host-wifi-how = La tele muestra un segundo código para conectarse. Se queda en este portátil; los móviles nunca lo saben.
host-wifi-name = Nombre
host-wifi-password = Contraseña
host-wifi-spelled = La tele muestra la contraseña
host-wifi-hidden = La red oculta su nombre
host-wifi-show = Mostrar
host-wifi-keep = Dejarlo así
host-wifi-off = Quitarla

# The night, and the nights that are kept
host-night = La noche
host-new-night = Noche nueva
host-new-night-ask = ¿Empezar una noche nueva?
host-new-night-hint = Todos entran otra vez. La de hoy se guarda abajo, con las demás.
host-do-it = Sí, adelante
host-no-match = Todavía no se ha terminado ninguna partida.
# $who: the winners
host-won-by = { $title }: ha ganado { $who }
host-nights = Noches en este portátil
host-nights-none = Ninguna todavía. La de hoy será la primera.
host-nights-all = Las { $count } noches
host-tonight = hoy
host-nobody-yet = Todavía no ha venido nadie.
host-save-file = Guardar en un archivo
host-night-page = Página de la noche
# $day: “Saturday 28 November 2026”
host-night-delete = ¿Borrar para siempre la noche del { $day }?
host-night-delete-hint = Los nombres, respuestas, dibujos y resultados desaparecen de este portátil. Un archivo guardado se queda.
host-night-delete-tonight = Los nombres, respuestas, dibujos y resultados desaparecen de este portátil. Todos entran otra vez. Un archivo guardado se queda.
host-night-deleted = La noche del { $day } está borrada.
host-match-running = { $name }: todavía en juego
host-match-left = { $name }: interrumpida
host-troubles = Lo que ha fallado

# Packs on the shelf
host-packs = Paquetes de preguntas
host-add-file = Añadir un archivo
host-write-pack = Escribir un paquete
host-count-clue =
    { $count ->
        [one] { $count } pista
       *[other] { $count } pistas
    }
host-count-question =
    { $count ->
        [one] { $count } pregunta
       *[other] { $count } preguntas
    }
host-count-poll =
    { $count ->
        [one] { $count } encuesta
       *[other] { $count } encuestas
    }
host-count-row =
    { $count ->
        [one] { $count } fila
       *[other] { $count } filas
    }
host-count-ruling =
    { $count ->
        [one] { $count } decisión
       *[other] { $count } decisiones
    }
# $left: a number; $all: “780 clues”
host-new-here = Nuevas en esta casa: { $left } de { $all }.
host-no-pack-in = No hay ningún paquete en juego.
host-pack-in = { $name } está en juego
# After “780 clues ·”
host-all-new = todo nuevo
host-some-new = { $count } sin ver
host-yours = tuyo
host-audience-everyone = para todos
host-audience-easy = fácil
host-audience-hard = difícil
host-rows-left-out =
    { $count ->
        [one] { $count } fila descartada
       *[other] { $count } filas descartadas
    }
host-open-pack = Abrir { $name }
# $why: sentences
host-file-left-out = { $file } se ha quedado fuera. { $why }
host-forget = Olvidar lo ya visto
host-forget-ask = ¿Contar otra vez todas las preguntas como nuevas?
host-forget-hint = Puede que salgan preguntas que ya se conocen. También se olvida lo que aquí se decidió sobre respuestas.
host-forget-it = Olvidar

# A pack, opened or begun
host-for-title = Juego
host-for-whom = Para quién
host-called = ¿Cómo se llama?
host-begin = Empezar
host-one-moment = Un momento…
# $items: “780 clues”
host-pack-holds = { $items } para { $title }.
host-pack-found = { $items } encontradas para { $title }.
host-pack-shipped = Venía con el programa y se queda como está.
host-add-clue = Añadir una pista
host-add-question = Añadir una pregunta
host-add-poll = Añadir una encuesta
host-find = Buscar
host-pack-name = Nombre del paquete
host-author = Autoría
host-licence = Licencia
host-pack-language = Idioma
host-pack-delete = ¿Borrar «{ $name }» para siempre?
host-pack-delete-hint = Su archivo desaparece de este portátil.
host-earlier = Anteriores
host-later = Siguientes
host-span = { $from }–{ $to } de { $all }
host-one-a-line = una por línea

# A file becomes a pack
host-on-shelf = Ya está en la estantería
host-reading = Leyendo
host-did-not-work = No ha funcionado
host-drop = Suelta aquí un archivo o elige uno
host-drop-kinds = Una hoja de cálculo (XLSX, CSV, TSV), Kahoot, Quizlet, Anki, Open Trivia DB, Moodle GIFT o Aiken, QTI, o un paquete de otra persona. Un tablero de pistas son dos archivos: elige los dos.
host-one-file = Un archivo cada vez, por favor; solo un tablero son dos.
host-taking = Recogiendo el archivo
host-joining = Añadiendo al paquete
host-making = Haciendo el paquete
host-room-goes-on = Mientras tanto, la sala sigue.
# $items: “178 clues”
host-joined = { $items }: añadidas a «{ $pack }».
host-made = { $items } de «{ $pack }» están en la estantería.
host-already =
    { $count ->
        [one] { $count } ya estaba y se ha descartado.
       *[other] { $count } ya estaban y se han descartado.
    }
host-in-from-next = Entran en juego a partir de la próxima partida.
host-switch-on = Activa el paquete para jugar con él.
# $what: a kind of file, like “a table”; $good, $bad: numbers of rows
host-found = Es { $what }: las { $good } filas valen.
host-found-both = Es { $what }: { $good } valen, { $bad } todavía no se pueden jugar.
host-encoding = Si las letras se ven mal: su codificación
host-other-side = Preguntar con el otro lado
# $group: “colour”, “category”
host-group-otherwise = { $group } de las filas que no lo dicen
host-columns = ¿Qué columna es cada cosa?
host-no-column = ninguna
host-take-in = Importar { $items }
host-into = Dónde
host-a-new-pack = un paquete nuevo
host-rows-shown = Se muestran { $shown } de { $all } filas.
host-row-of-file = fila del archivo
host-row = Fila { $n }
host-row-out = descartada
host-row-mended = corregida
host-mend = Corregir
host-leave-out = Descartar
host-keep-row = Guardar esta fila

# What people of this house have ruled
host-rulings = Lo que aquí se ha decidido
host-rulings-how =
    { $count ->
        [0] No se recuerda nada.
        [one] El juez se guiará por esto desde la próxima partida.
       *[other] El juez se guiará por estas desde la próxima partida.
    }
host-rulings-write = Escribir { $count } en «{ $pack }»
host-rulings-written =
    { $count ->
        [one] { $count } decisión está ahora en «{ $pack }».
       *[other] { $count } decisiones están ahora en «{ $pack }».
    }
host-rulings-gone = Una pregunta que ya no está en la estantería
host-ruled-right = «{ $said }» es correcta
host-ruled-wrong = «{ $said }» es incorrecta
host-ruled-answer = respuesta: { $answer }
host-take-back = Retirar
host-take-back-what = Retirar «{ $said }»
