# Jeopardy! Card Game: lo que dicen sus páginas. $name: un invitado; $money: con su signo de dólar;
# $round: 1 o 2.

jeopardy-daily-double = Daily Double
jeopardy-bonus = Bono
jeopardy-round = Ronda { $round }
jeopardy-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
jeopardy-right = Correcta
jeopardy-wrong = Incorrecta
jeopardy-no-answer = sin respuesta
jeopardy-aloud = dicho en voz alta
jeopardy-time-up = Se acabó el tiempo
jeopardy-by-hand = a mano
jeopardy-written-by-hand = escrito a mano
# antes de la suma de un rebote
jeopardy-half-of = mitad de { $money } =
jeopardy-seen-before = Ya ha salido hoy: en esta categoría no quedan pistas nuevas

## De quién es el turno en la tele, con unas palabras debajo

jeopardy-head-first = ¿Quién empieza?
jeopardy-head-first-detail = lo dice el capitán
jeopardy-head-categories = Categorías
jeopardy-head-categories-detail = todos eligen
jeopardy-head-opening = Empieza { $name }
jeopardy-head-opening-detail = se reparten las cartas
jeopardy-head-hand = Elige y pasa
jeopardy-head-hand-detail = todos a la vez
jeopardy-head-card = Turno de { $name }
jeopardy-head-card-detail = elige una carta
# $reader: quien lee la pista a $name
jeopardy-head-reading-reader = Lee { $reader }
jeopardy-head-reading-reader-detail = para { $name }
jeopardy-head-reading-host = Para { $name }
jeopardy-head-reading-host-detail = se lee la pista
jeopardy-head-reading-tv = Para { $name }
jeopardy-head-reading-tv-detail = se lee la pista
jeopardy-head-writing = Responde { $name }
jeopardy-head-writing-detail = en la pizarra
jeopardy-head-aloud = Responde { $name }
jeopardy-head-aloud-detail = en voz alta
jeopardy-head-rebound = Rebote
jeopardy-head-captain = Decisión
jeopardy-head-captain-detail = del capitán
jeopardy-head-ruling = Decide { $name }
jeopardy-head-ruling-detail = ¿correcta o no?
jeopardy-head-appeal = { $name } reclama
jeopardy-head-appeal-detail = la mesa vota
jeopardy-head-vote = Votación
jeopardy-head-vote-detail = ¿correcta o no?
jeopardy-head-right = { $name }
jeopardy-head-right-detail = ha acertado
jeopardy-head-wrong = { $name }
jeopardy-head-wrong-detail = ha fallado
jeopardy-head-wrote = { $name }
jeopardy-head-wrote-detail = escribió…
jeopardy-head-wagers = Final
jeopardy-head-wagers-detail = apuestas secretas
jeopardy-head-final = Final
jeopardy-head-final-detail = todos escriben
jeopardy-head-close = Final
jeopardy-head-close-detail = una respuesta dudosa
jeopardy-head-tie = Desempate
jeopardy-head-tie-detail = gana el primer acierto
jeopardy-head-tie-won = Gana { $name }
jeopardy-head-tie-won-detail = el desempate
jeopardy-head-tie-open = Desempate
jeopardy-head-tie-open-detail = nadie lo sabía
jeopardy-caption = { $name } juega una carta: su color elige la categoría y el montón, el valor. Lee { $reader }.

## Lo que la tele dice en voz alta; $money: un número de dólares

jeopardy-say-category = La categoría de la final es { $category }.
jeopardy-say-right = Correcto. { $money } dólares para { $name }.
jeopardy-say-wrong = No. { $response }.

## Antes de una ronda

jeopardy-who-youngest = ¿Quién es la persona más joven?
jeopardy-who-first = ¿Quién empieza?
jeopardy-who-begins = ¿Quién empieza?
jeopardy-youngest-begins = Empieza la persona más joven
jeopardy-captain-says = Lo dice el capitán en su móvil
jeopardy-captain-chooses = El capitán está eligiendo.
jeopardy-tap-guest = Toca un nombre.
jeopardy-choose-categories = Se eligen las categorías de la ronda { $round }
jeopardy-everybody-keeps =
    { $count ->
        [1] Cada persona guarda una en secreto; luego se descubren todas a la vez
        [2] Cada persona guarda dos en secreto; luego se descubren todas a la vez
        [3] Cada persona guarda tres en secreto; luego se descubren todas a la vez
       *[other] Cada persona guarda { $count } en secreto; luego se descubren todas a la vez
    }
jeopardy-kept-secret = Guardadas en secreto
jeopardy-being-chosen = Se eligen las categorías
jeopardy-turned-over = Se descubren cuando todos han elegido. Después viene la ronda { $round }.
jeopardy-keep =
    { $count ->
        [1] Quédate con una
        [2] Quédate con dos
        [3] Quédate con tres
       *[other] Quédate con { $count }
    } para la ronda { $round }
jeopardy-nobody-sees = Nadie las ve hasta que todos han elegido.
jeopardy-keep-these =
    { $count ->
        [one] Quedarme con esta
       *[other] Quedarme con estas
    }
jeopardy-pick-more =
    { $count ->
        [one] Elige una más
       *[other] Elige { $count } más
    }
jeopardy-choosing = elige
jeopardy-done = ya está
jeopardy-you-begin = Empiezas tú
jeopardy-begins = Empieza { $name }
# $why: uno de jeopardy-opens-…
jeopardy-opening = { $why }. Ronda { $round }: cada carta vale { $money }.
jeopardy-opens-random = Por sorteo
jeopardy-opens-youngest = La persona más joven
jeopardy-opens-captain = Decisión del capitán
jeopardy-opens-same = Abre otra vez, como en la ronda 1
jeopardy-opens-leader = Va en cabeza y por eso empieza
jeopardy-opens-next_left = A su izquierda
jeopardy-opens-lowest_score = Tiene menos dinero
jeopardy-every-card =
    { $round ->
        [1] Cada carta de una columna vale { $money }
       *[2] Ahora todo vale el doble: cada carta, { $money }
    }

## Elegir la mano

jeopardy-keep-pass-left = Quédate con una carta y pasa el resto a la izquierda
jeopardy-keep-pass = Quédate con una carta y pasa el resto
jeopardy-pick-of = Carta { $pick } de { $picks }
jeopardy-kept = Guardadas
jeopardy-still-picking = Los demás siguen eligiendo. Después se pasa el resto.
jeopardy-tap-keep = Toca la carta con la que te quieres quedar.
jeopardy-swap =
    { $count ->
        [one] Cambias { $count } carta con { $name }
       *[other] Cambias { $count } cartas con { $name }
    }
# $to y $from: invitados a la izquierda y a la derecha
jeopardy-pass = { $count } para { $to }, { $count } de { $from }
jeopardy-promise =
    { $kind ->
        [bonus] Bono: cuenta como dos cartas de su columna.
        [daily_double] Daily Double: dobla tu pista mientras quede alguno en la ronda.
       *[standard] Normal: cuenta como una carta de su columna.
    }

## El tablero y las cartas

# han empezado $number de $total pistas de la ronda
jeopardy-clue-of =
    { $number ->
        [0] { $total } pistas por delante
       *[other] pista { $number } de { $total }
    }
# $name: Daily Double, en negrita
jeopardy-lamps =
    { $left ->
        [one] { $name } queda { $left } de { $limit }
       *[other] { $name } quedan { $left } de { $limit }
    }
jeopardy-lamp =
    { $left ->
        [one] Daily Double: queda { $left } de { $limit }
       *[other] Daily Double: quedan { $left } de { $limit }
    }
jeopardy-double-won = Se acaba de ganar un Daily Double
jeopardy-next-here = próxima carta
jeopardy-next-bonus = bono
jeopardy-kind-standard = normal
jeopardy-kind-bonus = bono
jeopardy-kind-daily_double = Daily Double
jeopardy-kind-dead = Daily Double, ahora carta normal
jeopardy-dead-long = ahora carta normal
jeopardy-dead-short = ya normal
jeopardy-dead-why = Ahora es una carta normal: no quedan Daily Doubles.
jeopardy-card-plain = { $category }, { $kind }
jeopardy-card-priced = { $category }, { $kind }, vale { $money }
jeopardy-best-plays = Tus mejores cartas, tal como está el tablero
jeopardy-sum =
    { $count ->
        [one] Primera carta aquí: { $money }
       *[other] { $count } cartas × { $money }
    }
jeopardy-sum-doubled =
    { $count ->
        [one] Primera carta aquí: { $money }, el doble
       *[other] { $count } cartas × { $money }, el doble
    }
jeopardy-bonus-two = Un bono cuenta como dos cartas.
jeopardy-your-turn = Tu turno: juega una carta
jeopardy-your-turn-line = Elige un color. Las columnas largas pagan más.
jeopardy-tap-card = Toca una carta y verás de dónde sale su valor.
jeopardy-play-for = Jugar por { $money }
jeopardy-picks-card = { $name } elige una carta
jeopardy-you-will-read = La próxima pista la lees tú.
jeopardy-you-can-guess = Podrás adivinar cuando se lea la pista.

## Se lee una pista

jeopardy-part-reads = { $name } lee la pista en voz alta
jeopardy-part-ready = { $name } se prepara
jeopardy-part-writes = { $name } escribe su respuesta
jeopardy-part-aloud = { $name } responde en voz alta
jeopardy-part-again = { $name } lo intenta otra vez: debe ser una pregunta
jeopardy-tv-reads = La tele lee la pista
jeopardy-host-reads = El anfitrión lee la pista
jeopardy-you-read = Lees para { $name }
jeopardy-read-then = Léela en voz alta y luego activa el reloj.
jeopardy-hold-response = Mantén pulsado: la solución
jeopardy-hold-hint = Al soltar se vuelve a tapar.
jeopardy-get-ready = Prepárate para responder
jeopardy-answers-soon = Enseguida responde { $name }
jeopardy-clock-starts = El reloj empieza cuando la pista está leída.
jeopardy-start-clock = Activar ya el reloj
jeopardy-void-question = ¿Anular esta pista?
jeopardy-void-yes = Anularla

## Respuestas

jeopardy-leads = Empezar como pregunta
# cómo puede empezar una respuesta; el resto se escribe detrás
jeopardy-lead-what = ¿Qué es…
jeopardy-lead-who = ¿Quién es…
# una respuesta que no era una pregunta
jeopardy-as-question = ¿Qué es { $answer }?
jeopardy-must-question = Tiene que ser una pregunta. Empieza con «¿Qué es…» o «¿Quién es…» y envíala otra vez.
jeopardy-wants-question = En esta mesa se responde con una pregunta: ¿Qué es…?
jeopardy-lead-added = «¿Qué es…?» se añade solo.
jeopardy-answer-in = Tu respuesta ha llegado
jeopardy-say-it = Dilo en voz alta
jeopardy-say-it-line = Como pregunta: «¿Qué es…?». { $name } escucha y toca.
jeopardy-listen = Escucha a { $name }
jeopardy-listen-rule = Lo que se ha dicho: ¿correcto o no?
jeopardy-listen-tap = Toca cuando haya respondido; luego di si era correcto.
jeopardy-answers-aloud = { $name } responde en voz alta
jeopardy-is-writing = { $name } está escribiendo
jeopardy-you-may-rule = Esta la lees tú. Si hay dudas, decides tú.
jeopardy-know-it = ¿Lo sabes?
jeopardy-know-it-line = Responde { $name }. Lo que adivines no paga nada, pero cuenta al final.
jeopardy-guess-in = Tu idea ha llegado: { $guess }
jeopardy-guess-along = Los demás: a adivinar en el móvil
jeopardy-have-guessed =
    { $count ->
        [one] ya tiene una idea
       *[other] ya tienen una idea
    }
jeopardy-you-wrote = Escribiste
jeopardy-wrote = { $name } escribió
jeopardy-said-aloud = { $name } lo ha dicho en voz alta.
jeopardy-wrote-nothing = { $name } no ha escrito nada.

## Un rebote

jeopardy-others =
    { $count ->
        [0] nadie más
        [one] alguien más
       *[other] { $count } más
    }
# $names: quienes pueden responder, $count personas
jeopardy-may-answer =
    { $count ->
        [one] { $names } puede responder por { $money }.
       *[other] { $names } pueden responder por { $money }.
    }
jeopardy-others-may-answer =
    { $count ->
        [0] Nadie más puede responder por { $money }.
        [one] Alguien más puede responder por { $money }.
       *[other] { $count } más pueden responder por { $money }.
    }
jeopardy-answers-in =
    { $all ->
        [one] { $count } de { $all } respuesta
       *[other] { $count } de { $all } respuestas
    }
jeopardy-missed-with = { $name } falló con
jeopardy-not-this-time = Esta vez no
jeopardy-a-rebound = Un rebote
jeopardy-your-chance = Tu ocasión: { $money }
jeopardy-your-chance-line = La mitad de su valor para la primera respuesta correcta. Fallar no cuesta nada.
jeopardy-first-takes-it = Se lo lleva la primera correcta.

## Decidir y votar

jeopardy-you-rule = Decides tú
jeopardy-rules = Decide { $name }
jeopardy-captain-rules = Decide el capitán
jeopardy-same-thing-long = ¿Es lo mismo?
jeopardy-is-that-right = ¿Es correcta?
jeopardy-at-stake = En juego: { $money }
jeopardy-you-appeal = Has reclamado
jeopardy-appeals = { $name } reclama
jeopardy-appeals-now = { $name } reclama.
jeopardy-ruled-right = Se dio por correcta. Si hay empate, así se queda.
jeopardy-ruled-wrong = Se dio por incorrecta. Si hay empate, así se queda.
jeopardy-table-judges = Decide la mesa
jeopardy-table-judges-now = Decide la mesa.
jeopardy-tie-right = El empate cuenta como correcta.
jeopardy-tie-leaves = Si hay empate, así se queda.
jeopardy-same-thing = ¿Es lo mismo?
jeopardy-vote-same = ¿Es lo mismo? A votar en el móvil.
jeopardy-vote-right-wrong = ¿Correcta o no? A votar en el móvil.
jeopardy-vote-right = correcta
jeopardy-vote-wrong = incorrecta
jeopardy-you-voted = Has votado { $vote }.
jeopardy-votes-in = { $count } de { $voters } votos.
jeopardy-have-voted = Han votado { $count } de { $voters }.
jeopardy-has-voted = { $name } ha votado
jeopardy-not-voted = { $name } aún no ha votado
jeopardy-card-says = La carta dice { $response }
jeopardy-the-card-says = La carta dice

## Lo que pasó

jeopardy-you-won = Has ganado { $money }
jeopardy-you-missed = Se te escapan { $money }
jeopardy-won = { $name } gana { $money }
jeopardy-missed = { $name } pierde la ocasión de { $money }
jeopardy-stays-at = { $name } se queda en { $money }
jeopardy-knew-too =
    { $count ->
        [one] también lo sabía
       *[other] también lo sabían
    }
jeopardy-you-knew = Tú también lo sabías.
jeopardy-the-vote = La votación: { $right } correcta, { $wrong } incorrecta.
jeopardy-appeal-phone = ¿No es así? Reclama en el móvil
jeopardy-by-reader = Decidió { $name }
jeopardy-by-vote = La mesa votó: { $right } correcta, { $wrong } incorrecta
jeopardy-by-host = Decidió el capitán
jeopardy-by-clock = Se acabó el tiempo

## Final Jeopardy!

jeopardy-final-over = Final: la categoría es
jeopardy-final-category = Final: la categoría
jeopardy-bet-secret = Apuestas secretas, desde nada hasta todo. Luego viene la pista.
jeopardy-betting = apuesta
jeopardy-sealed = sellada
jeopardy-writing = escribe
jeopardy-locked-in = ya está
jeopardy-dare = Final: ¿a cuánto te atreves?
jeopardy-dare-line = Esta es la categoría. Luego viene la pista.
jeopardy-your-wager = Tu apuesta
jeopardy-hold-wager = Mantén pulsado: tu apuesta
jeopardy-if-right = Si aciertas
jeopardy-if-wrong = Si fallas
jeopardy-cover = Taparla ahora
jeopardy-uncover = Destapar para cambiarla
jeopardy-wager-covered = Tu apuesta está tapada
jeopardy-wager-sealed = Tu apuesta está sellada. La pista llega cuando estén todas.
jeopardy-wagers-sealed = Se están sellando las apuestas.
jeopardy-final-written = Se escriben las respuestas finales
jeopardy-lowest-first = Las pizarras se giran de menos a más.
jeopardy-is-right = ¿Es correcta?
# respuesta $number de $total
jeopardy-is-right-line =
    { $total ->
        [one] Alguien la escribió; quién, no se dice.
       *[other] Alguien la escribió; quién, no se dice. Respuesta { $number } de { $total }.
    }
jeopardy-close-judged = Se decide sobre una respuesta dudosa
jeopardy-one-close =
    { $total ->
        [one] Una respuesta es dudosa.
       *[other] Una respuesta es dudosa ({ $number } de { $total }).
    }
jeopardy-others-vote = Los demás la ven en el móvil, sin nombre, y votan.
jeopardy-somebody-wrote = Alguien escribió
# antes de la solución
jeopardy-category = { $category }:
jeopardy-your-board = Tu pizarra
jeopardy-board = La pizarra de { $name }
jeopardy-yours-to-come = La tuya aún no ha salido.
jeopardy-to-come =
    { $count ->
        [0] Era la última.
        [one] Falta una.
       *[other] Faltan { $count }.
    }
jeopardy-with = con { $money }
jeopardy-bet = apostó

## Un desempate

jeopardy-tie-price = Desempate { $number } de { $most }: gana la primera respuesta correcta
jeopardy-tie-line = Desempate { $number } de { $most }: gana la primera respuesta correcta.
jeopardy-be-first = Acierta antes que nadie
jeopardy-tie-is-broken = Desempate
jeopardy-nobody-right = Nadie ha acertado
jeopardy-you-first = Has acertado primero
jeopardy-right-first = { $name } acertó primero

## Cómo se juega, en medio minuto

jeopardy-tour-card = Juega una carta: su color elige la categoría.
jeopardy-tour-worth = Cada carta de la columna suma $100; en la ronda 2, $200. Las largas pagan más.
jeopardy-tour-clue = Quien está a tu derecha te lee la pista.
jeopardy-tour-answer = Responde con una pregunta. Fallar solo cuesta el turno.
jeopardy-tour-special = Un bono cuenta como dos cartas y un Daily Double dobla tu pista.
jeopardy-tour-final = Al final todos apuestan en secreto por una última pista. ¡Gana quien tiene más dinero!
jeopardy-tour-flame = Comida
jeopardy-tour-sun = Lugares
jeopardy-tour-leaf = Naturaleza
jeopardy-tour-wave = Mares
jeopardy-tour-bolt = Ciencia
jeopardy-tour-flower = Arte
jeopardy-tour-sample = Este planeta es famoso por sus anillos
jeopardy-tour-response = ¿Qué es Saturno?
