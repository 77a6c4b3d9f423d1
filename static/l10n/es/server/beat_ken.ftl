# Can You Beat Ken?: lo que dice el anfitrión. $side: un carril por su color (red, blue, green,
# purple), ken o all; el dinero va detrás de un signo de dólar.

beat_ken-lacks =
    { $dot ->
        [red] Una partida necesita { $needed } preguntas de cada color; de rojo los paquetes tienen { $there }.
        [orange] Una partida necesita { $needed } preguntas de cada color; de naranja los paquetes tienen { $there }.
        [green] Una partida necesita { $needed } preguntas de cada color; de verde los paquetes tienen { $there }.
        [blue] Una partida necesita { $needed } preguntas de cada color; de azul los paquetes tienen { $there }.
        [purple] Una partida necesita { $needed } preguntas de cada color; de morado los paquetes tienen { $there }.
       *[brown] Una partida necesita { $needed } preguntas de cada color; de marrón los paquetes tienen { $there }.
    }

## Lo que se ofrece

beat_ken-offer-first-youngest = ¿Quién es la persona más joven?
beat_ken-offer-first-captain = ¿Quién empieza?
beat_ken-offer-next = Seguir
beat_ken-offer-spin = Girar
beat_ken-offer-spin-ken = Girar por Ken
beat_ken-offer-challenge = Tu desafío
beat_ken-offer-wager =
    { $side ->
        [ken] Ken por ${ $money }
        [red] Rojo por ${ $money }
        [blue] Azul por ${ $money }
        [green] Verde por ${ $money }
        [purple] Morado por ${ $money }
       *[all] Todos por ${ $money }
    }
beat_ken-offer-read = Ya la he leído: que corra el reloj
beat_ken-offer-void = Anular esta pregunta
beat_ken-offer-guess = Responde por diversión
beat_ken-offer-alone = Tu respuesta
beat_ken-offer-lead = La pizarra de tu equipo
beat_ken-offer-idea = Tu idea
beat_ken-offer-vote = ¿Es correcta?
beat_ken-offer-right = Correcta
beat_ken-offer-wrong = Incorrecta
beat_ken-offer-ruling = Cambiar una decisión
# $word: right o wrong
beat_ken-offer-count =
    { $side ->
        [red] Contar rojo
        [blue] Contar azul
        [green] Contar verde
       *[purple] Contar morado
    } { $word ->
        [right] como acierto
       *[wrong] como fallo
    }

## Por qué se decidió así

beat_ken-why-none = No hay respuesta.
beat_ken-why-hand = Está escrita a mano.

## Lo que no se puede

beat_ken-refusal-no-ruling = Todavía no hay ninguna decisión que cambiar.
beat_ken-refusal-ruled-so = Así se decidió ya.
beat_ken-refusal-not-in = Esta persona no está en la partida.
beat_ken-refusal-in-already = Esta persona ya está en la partida.
beat_ken-refusal-several = Se decidió sobre varias. Deshaz hasta las pizarras: allí cada una tiene su decisión.
beat_ken-refusal-one-track = Cambia la decisión de un carril: se elige en la página del anfitrión.
beat_ken-refusal-no-track = Esta persona aún no tiene carril.
beat_ken-refusal-steps = Aquí el dinero va de ${ $money } en ${ $money }, una casilla cada vez.
beat_ken-refusal-over = Esta partida ha terminado. Con «Volver a la partida» sigues en ella.

## Lo que decidió la partida

beat_ken-fact-came = Ken quedó { $place }.º
beat_ken-fact-came-value = ${ $money }
beat_ken-fact-beat = Quien más venció a Ken
beat_ken-fact-beat-value =
    { $count ->
        [one] { $count } vez
       *[other] { $count } veces
    }
beat_ken-fact-dare = El desafío más audaz
beat_ken-fact-dare-value = ${ $money } ganados
beat_ken-fact-streak = La mejor racha
beat_ken-fact-streak-value = { $count } aciertos seguidos
beat_ken-fact-would = Habría vencido a Ken
beat_ken-fact-would-value =
    { $count ->
        [one] { $count } vez
       *[other] { $count } veces
    }
beat_ken-fact-kens = Ken sabía
beat_ken-fact-kens-value = { $right } de { $asked } preguntas
# $value: uno de los de arriba; $count: cuántos lo lograron
beat_ken-fact-crowd = { $value }, { $count } personas

## Las reglas de la casa: qué significa cada una y qué se puede elegir

beat_ken-option-length = Hasta dónde hay que llegar. Una partida entera dura una media hora; una corta, la mitad.
beat_ken-option-length-full = Hasta $2,6 millones
beat_ken-option-length-short = Corta: hasta $1,3 millones
beat_ken-option-ken_strength = Quien sabe la mitad vence a un Ken normal cuatro de cada diez veces; a un campeón, dos.
beat_ken-option-ken_strength-gentle = Suave: sabe el 75 %
beat_ken-option-ken_strength-normal = Normal: 80 %
beat_ken-option-ken_strength-tough = Duro: 85 %
beat_ken-option-ken_strength-champion = Campeón: 90 %
beat_ken-option-first_player = Quién gira primero. El reglamento dice la persona más lista; que nadie discuta por eso.
beat_ken-option-first_player-random = Por sorteo
beat_ken-option-first_player-captain = Elige el capitán
beat_ken-option-first_player-youngest = La persona más joven
beat_ken-option-reader = La pregunta siempre está en la tele. Puede leerla quien está a la derecha de quien gira.
beat_ken-option-reader-tv = Solo la tele
beat_ken-option-reader-reader = La lee alguien de la mesa
beat_ken-option-answer_seconds = Tiempo para escribir cuando sale la pregunta.
beat_ken-option-answer_seconds-30 = 30 s
beat_ken-option-answer_seconds-45 = 45 s
beat_ken-option-answer_seconds-60 = 60 s
beat_ken-option-answer_seconds-90 = 90 s
beat_ken-option-judging = Quién dice si una respuesta es correcta. La mesa vota sin saber de quién es.
beat_ken-option-judging-auto = Árbitro; si duda, la mesa
beat_ken-option-judging-table = Siempre se vota
beat_ken-option-judging-host = El anfitrión
beat_ken-option-strictness = Cómo lee el árbitro las faltas. Al pie de la letra: cada una la deciden las personas.
beat_ken-option-strictness-normal = Como en una fiesta
beat_ken-option-strictness-kind = Con indulgencia
beat_ken-option-strictness-strict = Al pie de la letra
beat_ken-option-team_answer = Qué enseña un carril con varias personas. Quien lidera cambia con cada pregunta.
beat_ken-option-team_answer-lead = Decide quien lidera
beat_ken-option-team_answer-majority = La más repetida
beat_ken-option-duel_bonus = Vencer a Ken da $100.000 más. Siempre: también en un duelo en el que no está.
beat_ken-option-duel_bonus-with_ken = Solo si Ken participa
beat_ken-option-duel_bonus-any_time = Siempre
beat_ken-option-losses = Hasta dónde te hace retroceder un desafío perdido.
beat_ken-option-losses-floor = Hasta la salida
beat_ken-option-losses-debt = También con deudas
beat_ken-option-challenge_all = Si un desafío a todos, en el turno de un invitado, incluye a Ken.
beat_ken-option-challenge_all-with_ken = Con Ken
beat_ken-option-challenge_all-humans = Solo invitados
beat_ken-option-ken_spaces = Cuatro casillas son amarillas: si Ken cae ahí en su turno, gana $300.000.
beat_ken-option-ken_spaces-none = Ninguna
beat_ken-option-ken_spaces-yellow = Cuatro casillas
beat_ken-option-colour_bonus = Si los $300.000 por caer en tu color pueden ganar al instante, o tienes que responder.
beat_ken-option-colour_bonus-wins = Puede ganar
beat_ken-option-colour_bonus-stops = Se para ante la barrera
beat_ken-option-finish_round = Si después de la primera llegada se juega el resto de la ronda. Así pueden ganar varios.
beat_ken-option-finish_round-no = Acaba al momento
beat_ken-option-finish_round-yes = Se juega la ronda entera
beat_ken-option-absent = Si alguien se ausenta: se salta su turno o juega un suplente.
beat_ken-option-absent-skip = Saltar el turno
beat_ken-option-absent-stand_in = Juega un suplente
beat_ken-option-ken_talks = Si Ken comenta lo que pasa.
beat_ken-option-ken_talks-no = Callado
beat_ken-option-ken_talks-yes = Habla
