# Can You Beat Ken?: lo que dicen sus páginas. $name: un invitado, un equipo o Ken; $money: con su
# signo de dólar; $side: un carril por su color (red, blue, green, purple).

beat_ken-topic-red = Cultura pop
beat_ken-topic-orange = Ciencia
beat_ken-topic-green = Geografía
beat_ken-topic-blue = Historia
beat_ken-topic-purple = Arte y letras
beat_ken-topic-brown = Deportes y juegos
beat_ken-topic-star = { $topic }, una estrella
beat_ken-kind-regular = Normal
beat_ken-kind-double = Doble
beat_ken-kind-triple = Triple
beat_ken-kind-duel = Duelo
beat_ken-kind-all = Desafío a todos
beat_ken-kind-star = ¿Vences a Ken?
beat_ken-team =
    { $side ->
        [red] Equipo rojo
        [blue] Equipo azul
        [green] Equipo verde
       *[purple] Equipo morado
    }
beat_ken-side =
    { $side ->
        [red] Rojo
        [blue] Azul
        [green] Verde
       *[purple] Morado
    }
beat_ken-side-track =
    { $side ->
        [red] carril rojo
        [blue] carril azul
        [green] carril verde
       *[purple] carril morado
    }
beat_ken-opens-random = Por sorteo
beat_ken-opens-youngest = La persona más joven
beat_ken-opens-captain = Decisión del capitán
beat_ken-right = correcta
beat_ken-wrong = incorrecta
beat_ken-Right = Correcta
beat_ken-Wrong = Incorrecta
beat_ken-worth = Acierto: +{ $money }.
beat_ken-worth-ken = Acierto: +{ $money }, { $bonus } más si Ken falla.
beat_ken-worth-risk = Acierto: +{ $money }. Fallo: −{ $money }.
beat_ken-worth-risk-ken = Acierto: +{ $money }, { $bonus } más si Ken falla. Fallo: −{ $money }.

## De quién es el turno en la tele, con unas palabras debajo

beat_ken-head-first = ¿Quién empieza?
beat_ken-head-first-detail = lo dice el capitán
beat_ken-head-opening = Empieza { $name }
beat_ken-head-opening-detail = Ken va el último
beat_ken-head-kens-turn = Turno de Ken
beat_ken-head-anybody = alguien gira por él
beat_ken-head-may-be-it = puede ser el final
beat_ken-head-spins = gira
beat_ken-head-skipped = se salta
beat_ken-head-challenges = lanza un desafío
beat_ken-head-close-captain = Respuesta dudosa
beat_ken-head-close-captain-detail = lo dice el capitán
beat_ken-head-close-table = Respuesta dudosa
beat_ken-head-close-table-detail = la mesa vota
beat_ken-head-boards = ¡Pizarras arriba!
beat_ken-head-boards-detail = todas a la vez
beat_ken-head-answer = La solución
beat_ken-head-answer-detail = falta la pizarra de Ken
beat_ken-head-won = ¡Gana { $name }!
beat_ken-head-won-detail = llega antes que nadie
beat_ken-head-out = Las fichas suben
beat_ken-head-out-detail = Ken solo miraba
beat_ken-head-ken-too = Ken lo sabía
beat_ken-head-ken-too-detail = y no era el único
beat_ken-head-ken-alone = Ken lo sabía
beat_ken-head-ken-alone-detail = nadie más
beat_ken-head-nobody = Ken tampoco
beat_ken-head-nobody-detail = nadie lo sabía
beat_ken-head-missed = ¡Ken ha fallado!
beat_ken-beat-names =
    { $count ->
        [one] { $names } vence a Ken
       *[other] { $names } vencen a Ken
    }
beat_ken-beat =
    { $count ->
        [one] { $count } vence a Ken
       *[other] { $count } vencen a Ken
    }
beat_ken-turn = Turno de { $name }
beat_ken-against = { $name } contra { $other }
beat_ken-caption-spin = Toca «Girar por Ken» en cualquier móvil: a él no le quedan dedos libres.
beat_ken-caption-along = Por diversión, también lo sabían: { $names }.

## Lo que la tele dice en voz alta

beat_ken-say-answer = La solución es { $answer }.
beat_ken-say-wins = Gana { $name }.
beat_ken-say-ken-right = Ken ha acertado.
beat_ken-say-ken-wrote = Ken escribió { $answer }.

## Lo que dice Ken, según el momento

beat_ken-ken-opening-1 = ¿Empezamos?
beat_ken-ken-opening-2 = ¡Mucha suerte!
beat_ken-ken-opening-3 = La corbata, lista.
beat_ken-ken-waiting-1 = Sin prisa.
beat_ken-ken-waiting-2 = Este me gusta.
beat_ken-ken-waiting-3 = ¡Gira bien!
beat_ken-ken-waiting-4 = Buena mesa.
beat_ken-ken-waiting-5 = Tengo tiempo.
beat_ken-ken-gone-1 = ¿He asustado a alguien?
beat_ken-ken-gone-2 = Puedo esperar.
beat_ken-ken-gone-3 = Que vuelva pronto.
beat_ken-ken-mine-1 = ¡Me toca!
beat_ken-ken-mine-2 = ¿Alguien gira por mí?
beat_ken-ken-mine-3 = Atención.
beat_ken-ken-near-1 = Ya huelo la meta.
beat_ken-ken-near-2 = Un acierto más…
beat_ken-ken-near-3 = Casi estoy.
beat_ken-ken-dared-1 = ¿Yo? Con gusto.
beat_ken-ken-dared-2 = Qué valor.
beat_ken-ken-dared-3 = Veamos.
beat_ken-ken-duel-1 = Yo solo miro.
beat_ken-ken-duel-2 = Adelante, pareja.
beat_ken-ken-duel-3 = ¡Un duelo! Qué bien.
beat_ken-ken-thinking-1 = Mmm…
beat_ken-ken-thinking-2 = ¿Seguro?
beat_ken-ken-thinking-3 = Tengo una idea.
beat_ken-ken-thinking-4 = Difícil.
beat_ken-ken-thinking-5 = Ya escribo.
beat_ken-ken-vote-1 = Yo no me meto.
beat_ken-ken-vote-2 = Con cariño. O no.
beat_ken-ken-vote-3 = Difícil decidir.
beat_ken-ken-right-1 = ¡Por supuesto!
beat_ken-ken-right-2 = Lo que pensaba.
beat_ken-ken-right-3 = Qué suerte.
beat_ken-ken-right-4 = Lo leí una vez.
beat_ken-ken-wrong-1 = ¡Ay!
beat_ken-ken-wrong-2 = Lo sabía. Casi.
beat_ken-ken-wrong-3 = Vaya, vaya.
beat_ken-ken-wrong-4 = Tenía trampa.
beat_ken-ken-won-1 = ¡Qué gran partida!
beat_ken-ken-won-2 = Gracias, gracias.
beat_ken-ken-lost-1 = Me has vencido. ¡Bravo!
beat_ken-ken-lost-2 = ¡Bien jugado!

## El tablero, la ruleta y los carriles de dinero

beat_ken-start = Salida
beat_ken-start-flag = SALIDA
# $ground: star, plain, yellow o el color de un carril
beat_ken-board =
    { $ground ->
        [star] El tablero. El aro está en la casilla { $space }: una estrella, { $topic }
        [yellow] El tablero. El aro está en la casilla { $space }: amarilla, { $topic }
        [red] El tablero. El aro está en la casilla { $space }: roja, { $topic }
        [blue] El tablero. El aro está en la casilla { $space }: azul, { $topic }
        [green] El tablero. El aro está en la casilla { $space }: verde, { $topic }
        [purple] El tablero. El aro está en la casilla { $space }: morada, { $topic }
       *[plain] El tablero. El aro está en la casilla { $space }: sin color, { $topic }
    }
beat_ken-spinner = La ruleta
beat_ken-spinner-at = La ruleta señala { $kind } { $steps }
beat_ken-sector-double = DOBLE
beat_ken-sector-triple = TRIPLE
beat_ken-sector-duel = DUELO
beat_ken-sector-all = TODOS
beat_ken-track-parked = parado
beat_ken-track-away = fuera
beat_ken-can-win = { $name } puede ganar ahora
beat_ken-can-win-short = { $name } puede ganar
beat_ken-first-to = Gana quien llega a { $money }
beat_ken-you = Tú
beat_ken-your-team = Tu equipo
beat_ken-your-track = Tu carril

## Quién empieza

beat_ken-smartest = ¿Primero la persona más lista?
beat_ken-who-youngest = ¿Quién es la persona más joven?
beat_ken-who-first = ¿Quién gira primero?
beat_ken-who-begins = ¿Quién empieza?
beat_ken-youngest-begins = Empieza la persona más joven
beat_ken-captain-chooses = El capitán está eligiendo.
beat_ken-captain-on-phone = Lo dice el capitán en su móvil
beat_ken-tap-guest = Toca un nombre.
beat_ken-you-first = Giras tú primero
beat_ken-spins-first = Gira primero { $name }
# $why: uno de beat_ken-opens-…
beat_ken-opening = { $why }. Ken va el último en cada ronda.
beat_ken-ken-knows = Ken sabe { $count } de 100 preguntas.
beat_ken-ken-knows-so-much = Ken sabe { $count } de 100 preguntas
# pueden seguir caras
beat_ken-you-play = Juegas aquí: { $track }.

## Un turno

beat_ken-coming-up = A continuación
beat_ken-your-teams-turn = Turno de tu equipo
beat_ken-somebody-spins = Alguien gira por él.
beat_ken-spins = Gira { $name }.
beat_ken-spin-for-ken = Gira por Ken
beat_ken-anybody-flick = Puede cualquiera: empuja la flecha o pulsa el botón.
beat_ken-your-turn = ¡Tu turno!
beat_ken-flick-line = Empuja la flecha o pulsa «Girar».
beat_ken-flick = Empujar la flecha
beat_ken-not-here = { $name } no está
beat_ken-parked = El carril queda parado hasta que vuelva alguien.
beat_ken-skipped = Se salta el turno: { $skips } de { $most }.
beat_ken-token-stays = Se salta el turno y el aro no se mueve.
beat_ken-then-parked = { $skips } de { $most}; después, el carril se para
beat_ken-steps-on =
    { $count ->
        [one] { $count } casilla más.
       *[other] { $count } casillas más.
    }
beat_ken-spaces =
    { $count ->
        [one] casilla
       *[other] casillas
    }
beat_ken-star = estrella
beat_ken-own = color propio
beat_ken-own-colour = Tu propio color: { $money }
beat_ken-colour-of = El color de { $name }: { $money }
beat_ken-asked = Tema: { $topic }
beat_ken-asked-star = { $topic } en una estrella: ¿vences a Ken?
beat_ken-then-end = ¡Es el final del carril!
beat_ken-then-everybody = Desafío a todos, por tres.
beat_ken-then-you = Ahora apuestas tú.
beat_ken-then-names = { $name } dice la apuesta.
beat_ken-then-all = Responden todos.
beat_ken-is-there = { $name } ha llegado: ¡{ $money }!
beat_ken-star-and-challenge = Estrella y desafío: participan todos, también Ken.
beat_ken-star-against = Una estrella: ¡{ $name } contra Ken!
beat_ken-challenges-one = { $name } desafía a alguien de la mesa, o a Ken.
beat_ken-challenges-all = { $name } desafía a todos.

## Un desafío

beat_ken-may-ken = Contra Ken, por uno, dos o tres.
beat_ken-may-all = Contra todos, por uno, dos o tres.
# $names: «Ann, Ben o Ken»
beat_ken-may-one = Contra { $names }, por uno, dos o tres.
beat_ken-names-whom = { $name } dice a quién y por cuánto.
beat_ken-names-wager = { $name } dice la apuesta.
beat_ken-challenge-who = ¿A quién desafías?
beat_ken-you-against-ken = Tú contra Ken.
beat_ken-everybody-in = Participan todos.
beat_ken-how-much = ¿Por cuánto?
beat_ken-leads-with = { $money }, en cabeza
beat_ken-risk = { $topic }. Acertar avanza, fallar retrocede.
beat_ken-bonus = { $money } más si Ken falla.
beat_ken-choose-first = Elige primero
beat_ken-challenge = Desafiar a { $name } por { $money }
beat_ken-challenge-all = Desafiar a todos por { $money }

## Una pregunta

beat_ken-challenges = desafía a
beat_ken-everybody-answers = responden todos
beat_ken-all-but-ken-answer = responden todos menos Ken
beat_ken-everybody-is-in = participan todos
beat_ken-all-but-ken-in = participan todos menos Ken
beat_ken-for = por { $money }
beat_ken-seen-before = Ya salió en esta partida: de este color no quedan nuevas
beat_ken-reads = Lee { $name }
beat_ken-reads-aloud = { $name } lee en voz alta y activa el reloj
beat_ken-you-read = Lees en voz alta
beat_ken-then-clock = Luego activa el reloj.
beat_ken-get-ready = Prepárate para escribir.
beat_ken-may-along = Puedes responder por diversión.
beat_ken-ready = ya está
beat_ken-writing = escribe
beat_ken-some-wrote = { $count } de { $all } listos
beat_ken-along-for-fun = por diversión
beat_ken-more-for-fun = +{ $count } por diversión
beat_ken-majority = Cuenta la respuesta más repetida de tu equipo; si hay empate, la de quien lidera.
beat_ken-you-lead = Lideras tú: tu pizarra es la de tu equipo.
beat_ken-leads = { $name } lidera y ve lo que escribes.
beat_ken-locked-in = Enviada.
beat_ken-all-at-once = Todas las pizarras se giran a la vez.
beat_ken-team-answered = Tu equipo ha respondido.
beat_ken-for-fun = Por diversión
# $names: quién responde, $count lados
beat_ken-for-fun-line =
    { $count ->
        [one] { $names } responde. ¿Vencerías a Ken?
       *[other] { $names } responden. ¿Vencerías a Ken?
    }
beat_ken-answer-in = Tu respuesta ha llegado: { $answer }
beat_ken-void-question = ¿Anular esta pregunta?
beat_ken-void-hint = Sale otra del mismo color, por lo mismo.
beat_ken-void-yes = Anularla

## En duda

beat_ken-is-right = ¿Es correcta?
beat_ken-nobody-told = No se dice de quién es.
beat_ken-even = La mesa quedó empatada.
beat_ken-you-decide = Decides tú
beat_ken-captain-decides = Decide el capitán
beat_ken-somebody-wrote = Alguien escribió
beat_ken-card-says = La carta dice { $answer }
beat_ken-you-voted = Has votado { $vote }. { $count } de { $voters } votos.
beat_ken-on-phones = Hay una pizarra en los móviles. ¿Es correcta?
beat_ken-vote-phones = A votar en el móvil
beat_ken-captain-says = Lo dice el capitán
beat_ken-tie-captain = Empate: lo dice el capitán
beat_ken-right-or-wrong = ¿correcta o no?
beat_ken-number-of = { $number } de { $total }

## Las pizarras

beat_ken-boards-up = ¡Pizarras arriba!
beat_ken-the-answer = La solución
beat_ken-answer-is = La solución es { $answer }
beat_ken-right-now = ¡Correcta!
beat_ken-not-this-time = Esta vez no
beat_ken-you-had-it = ¡Lo tenías!
beat_ken-you-win = ¡Ganas tú!
beat_ken-wins = ¡Gana { $name }!
beat_ken-ken-last = La pizarra de Ken va la última.
beat_ken-ken-wrote-right = Ken escribió { $answer }: correcta.
beat_ken-ken-wrote-wrong = Ken escribió { $answer }: incorrecta.
beat_ken-would-have = ¡Habrías vencido a Ken!
beat_ken-chip-stays = Tu ficha no se mueve
beat_ken-ken-beaten = { $money }, Ken vencido
beat_ken-no-change = igual
beat_ken-not-in-it = no participa
beat_ken-nothing = nada
beat_ken-with-bonus = con { $money } por vencer a Ken
beat_ken-count-right = { $name }: correcta
beat_ken-count-wrong = { $name }: incorrecta

## Cómo se juega, en medio minuto

beat_ken-tour-spin = Gira: el aro se mueve para todos. Donde para, se pregunta a todos.
beat_ken-tour-write = Todos escriben a la vez, y Ken también.
beat_ken-tour-boards = Quien acierta, sube. Si además Ken falla: $100.000 más.
beat_ken-tour-own = Tu propio color da $300.000 al momento.
beat_ken-tour-dare = En un desafío apuestas antes. Acertar sube, fallar baja.
beat_ken-tour-win = Gana quien llega primero arriba, en su propio turno. ¡Ojo con Ken!
beat_ken-tour-sample = ¿Qué planeta es famoso por sus anillos?
beat_ken-tour-right = Saturno
beat_ken-tour-wrong = Júpiter
beat_ken-tour-kens = Neptuno
