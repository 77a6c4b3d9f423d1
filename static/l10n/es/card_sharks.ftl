# Card Sharks: lo que dicen sus páginas. $name, $other: un invitado o un equipo; $rank: de 2 a 14, 11 es una jota;
# $call: higher o lower; $amount: dinero, tal como se escribe.

card_sharks-rank =
    { $rank ->
        [11] jota
        [12] reina
        [13] rey
        [14] as
       *[other] { $rank }
    }
card_sharks-a-rank =
    { $rank ->
        [11] una jota
        [12] una reina
        [13] un rey
        [14] un as
       *[other] un { $rank }
    }
card_sharks-A-rank =
    { $rank ->
        [11] Una jota
        [12] Una reina
        [13] Un rey
        [14] Un as
       *[other] Un { $rank }
    }
card_sharks-Rank =
    { $rank ->
        [11] Jota
        [12] Reina
        [13] Rey
        [14] As
       *[other] { $rank }
    }
card_sharks-card =
    { $suit ->
        [clubs] { $rank } de tréboles
        [diamonds] { $rank } de diamantes
        [hearts] { $rank } de corazones
       *[spades] { $rank } de picas
    }
card_sharks-red = Rojo
card_sharks-blue = Azul
card_sharks-back-red = carta roja, boca abajo
card_sharks-back-blue = carta azul, boca abajo
card_sharks-face-down = boca abajo
card_sharks-row-red = La fila roja
card_sharks-row-blue = La fila azul
card_sharks-discards-red = Descartes del rojo
card_sharks-discards-blue = Descartes del azul
card_sharks-discards = Descartes
card_sharks-higher = Más alta
card_sharks-lower = Más baja
card_sharks-some = { $names } y { $more } más
card_sharks-none-higher = Nada es más alto que un as.
card_sharks-none-lower = Nada es más bajo que un dos.
card_sharks-calls-to-go =
    { $count ->
        [one] queda { $count } carta
       *[other] quedan { $count } cartas
    }
card_sharks-calls-left =
    { $count ->
        [one] Queda { $count } carta.
       *[other] Quedan { $count } cartas.
    }
card_sharks-chips-of =
    { $count ->
        [one] { $count } ficha de { $amount }
       *[other] { $count } fichas de { $amount }
    }
card_sharks-shark-points =
    { $count ->
        [one] { $count } punto por apuestas aparte
       *[other] { $count } puntos por apuestas aparte
    }

## Titulares

card_sharks-sudden-death = muerte súbita
card_sharks-question-of = pregunta { $n } de { $of }
card_sharks-guesses = Estima { $name }
card_sharks-guesses-detail = estima: { $detail }
card_sharks-calls = Canta { $name }
card_sharks-calls-detail = canta: { $detail }
card_sharks-plays = Juega { $name }
card_sharks-plays-detail = juega: { $detail }
card_sharks-freezes = Congela { $name }
card_sharks-freezes-detail = congela: { $detail }
card_sharks-decides = Decide { $name }
card_sharks-decides-detail = decide: { $detail }
card_sharks-bets = Apuesta { $name }
card_sharks-bets-detail = apuesta: { $detail }
card_sharks-the-emcee = Quién presenta
card_sharks-captain-says = lo dice el capitán
card_sharks-one-moment = Un momento
card_sharks-show-held = el programa espera
card_sharks-high-card = Carta alta
card_sharks-a-tie = empate
card_sharks-has-red = tiene el rojo
card_sharks-last-bets = Últimas apuestas
card_sharks-higher-or-lower-than = ¿más o menos que { $guess }?
card_sharks-all-locked = Todo cerrado
card_sharks-the-figure = La cifra
card_sharks-keep-or-change = quedarse o cambiar
card_sharks-call-locked = ya está cantado
card_sharks-free-run = jugada libre
card_sharks-higher-or-lower = más alta o más baja
card_sharks-card-turns = Se gira la carta
card_sharks-call-is-higher = se cantó más alta
card_sharks-call-is-lower = se cantó más baja
card_sharks-question-comes = viene una pregunta
card_sharks-play-or-pass = jugar o pasar
card_sharks-wins = ¡Gana { $name }!
card_sharks-money-next = vienen las cartas del dinero
card_sharks-round = ronda { $n }
card_sharks-bet-locked = la apuesta está hecha
card_sharks-card-of = carta { $n } de 6
card_sharks-amount-on-higher = { $amount } a más alta
card_sharks-amount-on-lower = { $amount } a más baja
card_sharks-takes-bank = se lleva la banca

## En voz alta

card_sharks-say-guess = { $name } dice { $guess }. ¿Más o menos?
card_sharks-say-figure = { $figure } de cada cien.
card_sharks-say-card = { $card }. ¿Más alta o más baja?
card_sharks-say-turned = { $card }.
card_sharks-say-bank =
    { $bank ->
        [one] { $card }. { $bank } dólar en la banca.
       *[other] { $card }. { $bank } dólares en la banca.
    }

## La encuesta

card_sharks-of-every-100 = de cada 100
card_sharks-how-many = Cuántos de cada cien
card_sharks-small-steps = Pasos pequeños
card_sharks-less = { $by } menos
card_sharks-more = { $by } más
card_sharks-no-guess = Aún no hay cifra
card_sharks-guess-is = Se dijo { $guess }
card_sharks-guess-and-figure = Se dijo { $guess }; la cifra es { $figure }
card_sharks-thinks = piensa…
card_sharks-waits = espera
card_sharks-many-advise = { $count } pueden aconsejar
card_sharks-one-advises = { $name } puede aconsejar
card_sharks-asked-before = Ya salió otra noche
card_sharks-has-called = ha cantado
card_sharks-higher-lower = ¿más? ¿menos?
card_sharks-bets-in = { $inside } de { $of }
card_sharks-side-bets-are-in = apuestas aparte hechas
card_sharks-last-side-bets = ¡Últimas apuestas aparte!
card_sharks-is-it-higher = ¿Más o menos que { $guess }?
card_sharks-exactly = ¡{ $guess } exactos! Las cartas son para { $name }
card_sharks-was-higher = Más que { $guess }: las cartas son para { $name }
card_sharks-was-lower = Menos que { $guess }: las cartas son para { $name }
card_sharks-has-key = { $name } sabe la cifra
card_sharks-phone-sudden = Muerte súbita
card_sharks-phone-question = Pregunta { $n } de { $of }
card_sharks-read-aloud = Léela en voz alta, por favor.
card_sharks-guesses-then = { $who } estima. Después será más o menos.
card_sharks-lock-in = Cerrar { $value }
card_sharks-advise = Aconsejar { $value }
card_sharks-sees-advice = { $name } ve tu { $value }
card_sharks-says = { $name } dice
card_sharks-name-has-called = { $name } ya ha cantado.
card_sharks-says-which = { $name } dice si más o menos.
card_sharks-sees-yours = { $name } ve lo que dirías tú.
card_sharks-none-more = Más de 100 no hay.
card_sharks-none-less = Menos de 0 no hay.
card_sharks-range = de { $low } a { $high }
card_sharks-exactly-has-it = Si son { $guess } exactos, gana { $name }.
card_sharks-your-key = Tu solución
card_sharks-key-figure = { $figure } de cada 100
card_sharks-locked = Se dijo { $guess } y se cantó { $call }. Todo cerrado.
card_sharks-guess-called = Se dijo { $guess } y se cantó { $call }
card_sharks-call-higher = más
card_sharks-call-lower = menos
card_sharks-phone-has-key = { $name } sabe la cifra.
card_sharks-phone-exactly = ¡Justo lo dicho! Las cartas son para { $name }.
card_sharks-phone-higher = Más que { $guess }. Las cartas son para { $name }.
card_sharks-phone-lower = Menos que { $guess }. Las cartas son para { $name }.

## Cartas en la tele

card_sharks-who-is-emcee = ¿Quién presenta?
card_sharks-captain-says-so = Lo dice el capitán. Quien presenta lee las encuestas y sabe la cifra.
card_sharks-holds-show = { $name } para el programa y sigue enseguida.
card_sharks-red-first = Rojo, y empieza
card_sharks-draws-again = Saca otra
card_sharks-tie = ¡Empate!
card_sharks-vs = contra
card_sharks-both-drew = Los dos sacaron { $card }. Las cartas vuelven y se saca otra vez.
card_sharks-beats = { $card } gana a { $other }.
card_sharks-beats-at = { $card } gana a { $other }, en el intento { $times }.
card_sharks-keep-or-change-it = { $rank }: ¿quedarse o cambiar?
card_sharks-plays-next = Ahora juega { $name }. Si cambia la carta, tiene que jugar.
card_sharks-plays-frozen = { $name } juega desde la carta congelada. Si la cambia, tiene que jugar.
card_sharks-has-cards = tiene las cartas
card_sharks-call-made = Ya está cantado.
card_sharks-next-card = La carta siguiente…
card_sharks-than-the = ¿comparada con { $rank }?
card_sharks-ask-higher = ¿Más alta?
card_sharks-ask-lower = ¿Más baja?
card_sharks-plays-free = juega libre
card_sharks-side-bets-of = { $inside } de { $of } apuestas aparte
card_sharks-no-bet-right = Ninguna apuesta aparte acertó
card_sharks-clears-row = ¡{ $name } completa la fila!
card_sharks-name-plays-free = { $name } juega libre
card_sharks-wins-round = { $name } gana la ronda
card_sharks-next-question = Vamos a la siguiente pregunta
card_sharks-equal-miss = Igual es fallo
card_sharks-not-higher = No es más alta
card_sharks-not-lower = No es más baja
card_sharks-called-higher = dijo más alta
card_sharks-called-lower = dijo más baja
card_sharks-freezes-on = { $name } congela: { $rank }
card_sharks-does-not-play = { $name } no juega. Vamos a la siguiente pregunta.
card_sharks-froze = congeló
card_sharks-play = Jugar
card_sharks-pass = Pasar
card_sharks-play-line =
    { $calls ->
        [one] { $calls } carta, y se puede cambiar la base.
       *[other] { $calls } cartas, y se puede cambiar la base.
    }
card_sharks-pass-line =
    { $calls ->
        [one] { $name } tiene que jugar, { $calls } carta, sin cambio.
       *[other] { $name } tiene que jugar, { $calls } cartas, sin cambio.
    }
card_sharks-one-miss = Un fallo, y gana { $name }.
card_sharks-plays-or-passes = juega o pasa
card_sharks-name-wins-round = ¡{ $name } gana la ronda!
card_sharks-cleared-money = La fila está completa. Vamos a las cartas del dinero, con $10.000.
card_sharks-missed-money = { $other } ha fallado. Vamos a las cartas del dinero, con $10.000.
card_sharks-cleared-next = La fila está completa. { $standing }. Ahora estima primero quien perdió.
card_sharks-missed-next = { $other } ha fallado. { $standing }. Ahora estima primero quien perdió.
card_sharks-standing = { $name } { $wins }
card_sharks-side-wins = gana
card_sharks-frozen = congelada
card_sharks-base = base
card_sharks-calls-made =
    { $of ->
        [one] { $done } de { $of } carta acertada
       *[other] { $done } de { $of } cartas acertadas
    }
card_sharks-leads = Decide { $name }
card_sharks-rounds-won =
    { $count ->
        [one] { $count } ronda ganada
       *[other] { $count } rondas ganadas
    }

## Cartas en el móvil

card_sharks-captain-chooses = El capitán está eligiendo.
card_sharks-emcee-does = Quien presenta lee las encuestas, sabe la cifra y no juega para nadie.
card_sharks-name-holds = { $name } ha parado el programa.
card_sharks-tie-again = Empate: ¡otra vez!
card_sharks-have-red =
    { $count ->
        [one] { $names } tiene el rojo
       *[other] { $names } tienen el rojo
    }
card_sharks-you-red = Tienes el rojo
card_sharks-you-blue = Tienes el azul
card_sharks-you-emcee = Presentas tú.
card_sharks-you-queue = Después retas a quien gane: número { $n } en la cola.
card_sharks-both-again = Los dos sacan otra vez.
card_sharks-red-guesses = Empieza estimando el rojo.
card_sharks-your-team = Tu equipo: { $names }
card_sharks-king = Rey de la colina: quien gana se queda.
card_sharks-may-change = { $who } puede cambiar: { $rank }.
card_sharks-keep-rank = ¿Te quedas con { $rank }?
card_sharks-must-call = Si la cambias, tienes que jugar.
card_sharks-keep-it = Quedármela
card_sharks-change-it = Cambiarla
card_sharks-freeze = Congelar
card_sharks-freeze-on = Congelar: { $rank }
card_sharks-keeps-calls =
    { $count ->
        [0] Termina tu turno
        [one] Guarda { $count } acierto y termina tu turno
       *[other] Guarda { $count } aciertos y termina tu turno
    }
card_sharks-who-has-called = { $who } ya ha cantado.
card_sharks-is-on = { $who } está en { $card }. ¿Qué viene ahora?
card_sharks-than-rank = ¿Más alta o más baja que { $rank }?
card_sharks-same-is-miss =
    { $count ->
        [one] Igual es fallo. Queda { $count } carta.
       *[other] Igual es fallo. Quedan { $count } cartas.
    }
card_sharks-free-same-is-miss =
    { $count ->
        [one] Jugada libre. Igual es fallo. Queda { $count } carta.
       *[other] Jugada libre. Igual es fallo. Quedan { $count } cartas.
    }
card_sharks-right = ¡Acierto!
card_sharks-equal-a-miss = Igual: fallo
card_sharks-a-miss = Fallo
card_sharks-after = { $card } tras { $before }
card_sharks-phone-free = { $name } juega libre.
card_sharks-phone-lost = { $name } gana la ronda.
card_sharks-phone-question-next = Vamos a la siguiente pregunta.
card_sharks-is-base-now = Nueva base: { $rank }. Viene la siguiente pregunta.
card_sharks-who-plays-or-passes = { $who } juega o pasa.
card_sharks-one-miss-decides = Un fallo decide la ronda.
card_sharks-play-mine = Jugar mis cartas
card_sharks-play-mine-note = Puedes cambiar la base. Un fallo, y gana { $name }.
card_sharks-pass-to = Pasar a { $name }
card_sharks-pass-note = { $name } tiene que jugar, sin cambio. Un fallo, y ganas tú.
card_sharks-you-win-round = ¡Ganas la ronda!
card_sharks-phone-money-next = Ahora, las cartas del dinero, con $10.000.
card_sharks-rounds-of =
    { $wins ->
        [one] { $wins } ronda de { $needed }. Ahora estima primero quien perdió.
       *[other] { $wins } rondas de { $needed }. Ahora estima primero quien perdió.
    }
card_sharks-row-cleared = La fila está completa.
card_sharks-other-missed = El otro lado ha fallado.
card_sharks-your-side-bet = Tu apuesta aparte: { $call }
card_sharks-your-bet = tu apuesta
card_sharks-bet-last-moment = Último momento: ya está cantado.
card_sharks-bet-secret = Nadie más la ve antes de que gire la carta. Acertar es un punto.
card_sharks-points-best =
    { $count ->
        [one] Tus apuestas aparte: { $count } punto, de momento lo mejor
       *[other] Tus apuestas aparte: { $count } puntos, de momento lo mejor
    }
card_sharks-points-with =
    { $count ->
        [one] Tus apuestas aparte: { $count } punto, entre los mejores
       *[other] Tus apuestas aparte: { $count } puntos, entre los mejores
    }
card_sharks-points-behind =
    { $count ->
        [one] Tus apuestas aparte: { $count } punto; en cabeza: { $names }, { $best }
       *[other] Tus apuestas aparte: { $count } puntos; en cabeza: { $names }, { $best }
    }
card_sharks-bet-right = Apostaste { $call }: un punto
card_sharks-bet-wrong = Apostaste { $call }: sin punto
card_sharks-void = ¿Anular esta encuesta?
card_sharks-void-yes = Anularla

## Las cartas del dinero

card_sharks-push = igual
card_sharks-bank = Banca
card_sharks-no-money-no-chips = { $amount } y sin fichas
card_sharks-changed-card = Carta cambiada
card_sharks-changed = cambiada
card_sharks-chance = { $share } % de las cartas que quedan
card_sharks-no-chips-yet = aún sin fichas
card_sharks-no-chips = sin fichas
card_sharks-has-bet = { $name } ha apostado. ¡Últimas apuestas aparte!
card_sharks-min = mín. { $amount }
card_sharks-half = mitad { $amount }
card_sharks-all = todo { $amount }
card_sharks-or-cash-out = o retirarse
card_sharks-again-equal = otra vez { $card }: igual
card_sharks-outcome = { $what }: { $gain }
card_sharks-nothing-won = ni se gana ni se pierde
card_sharks-end-bust = ¡Todo perdido!
card_sharks-end-cash_out = Retirada
card_sharks-end-last_card = La última carta
card_sharks-stays-won = La banca se ha ido, pero la ronda queda ganada.
card_sharks-best-bank = ¡La mejor banca hasta ahora!
card_sharks-goes-home = Este dinero se va a casa.
card_sharks-next-challenger = El siguiente reto es de { $name }.
card_sharks-card-label = Carta
card_sharks-card-number = { $n } de 6
card_sharks-change-rank = Cambiar { $rank }
card_sharks-change = Cambiar
card_sharks-once-a-round = Una vez por ronda
card_sharks-only-one = Solo una por ronda.
card_sharks-cash-out = Retirarse
card_sharks-keep-amount = Guardar { $amount }
card_sharks-right-wrong = Acierto: { $right }. Fallo: { $wrong }.
card_sharks-half-on-last = A la última carta, al menos la mitad: { $amount }.
card_sharks-at-least = Al menos { $amount }.
card_sharks-at-least-please = Al menos { $amount }, por favor
card_sharks-bet-higher = { $amount } a más alta
card_sharks-bet-lower = { $amount } a más baja
card_sharks-put-chips = Pon fichas en un lado
card_sharks-odds = Más alta { $higher } %, igual { $equal } %, más baja { $lower } %
card_sharks-who-has-bet = { $who } ya ha apostado.
card_sharks-bets-for-team = { $who } apuesta por tu equipo.
card_sharks-bets-on-next = { $who } apuesta a la carta siguiente.
card_sharks-won = Ganas { $amount }
card_sharks-lost = Pierdes { $amount }
card_sharks-nothing-happens = Igual: no pasa nada
card_sharks-after-on-higher = { $card } tras { $before }: { $amount } a más alta.
card_sharks-after-on-lower = { $card } tras { $before }: { $amount } a más baja.
card_sharks-you-challenge = ¡El siguiente reto es tuyo!
card_sharks-challenges-next = El siguiente reto es de { $name }.
card_sharks-you-take = Te llevas { $amount }
card_sharks-takes = { $name } se lleva { $amount }
card_sharks-phone-best-bank = La mejor banca hasta ahora.
card_sharks-tap-to-move = Toca para mover tus fichas aquí
card_sharks-tap-to-put = Toca para poner { $amount }
card_sharks-chips = Fichas
card_sharks-you-have-left = Te quedan { $amount }.
card_sharks-first-choose = Elige primero más alta o más baja.
card_sharks-chip-one = Ficha de { $amount }: poner una
card_sharks-chip-many = Ficha de { $amount }, ×{ $count }: poner una
card_sharks-left-tap = Quedan { $amount }. Toca una ficha o arrástrala a un lado.
card_sharks-all-in = Va todo. Toca el lado o retira fichas.
card_sharks-tap-a-side = Toca un lado o arrastra ahí una ficha.
card_sharks-quick-min = Mín.
card_sharks-quick-half = Mitad
card_sharks-quick-all = Todo

## Cómo se juega, en medio minuto

card_sharks-tour-guess = Se preguntó a cien personas. ¿Cuántas dijeron eso? Un lado estima.
card_sharks-tour-call = El otro canta: ¿más o menos? Los demás apuestan en secreto.
card_sharks-tour-cards = Quien acierta juega una fila de cartas. ¿La siguiente es más alta o más baja? Igual es fallo.
card_sharks-tour-freeze = Un fallo tira la jugada. Congela, y tus cartas quedan a salvo hasta la siguiente pregunta.
card_sharks-tour-clear = Completa la fila, y la ronda es tuya.
card_sharks-tour-money = Luego, las cartas del dinero: apuesta a cada una. Gana la mejor banca.
