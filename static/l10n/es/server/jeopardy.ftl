# Jeopardy! Card Game: lo que dice el anfitrión. $colour y $kind: de una carta de juego, como los
# llama el código; el dinero va detrás de un signo de dólar.

jeopardy-lacks = Una partida necesita { $categories } categorías con { $clues } pistas cada una; los paquetes tienen { $there }.
jeopardy-few-categories = Para { $players } personas hacen falta { $needed } categorías; los paquetes tienen { $there }.

## Lo que se ofrece

jeopardy-offer-first-youngest = ¿Quién es la persona más joven?
jeopardy-offer-first-captain = ¿Quién empieza?
jeopardy-offer-keep = Quédate con { $count } para esta ronda
jeopardy-offer-pick = Quédate con una y pasa el resto a la izquierda
jeopardy-offer-play = Juega una carta
jeopardy-offer-read = Ya la he leído: que corra el reloj
jeopardy-offer-answer = Tu respuesta
jeopardy-offer-guess = Lo sabía: tu respuesta
jeopardy-offer-heard = He oído la respuesta
jeopardy-offer-rebound = Tu respuesta, por la mitad
jeopardy-offer-vote = ¿Es correcta?
jeopardy-offer-right = Correcta
jeopardy-offer-wrong = Incorrecta
jeopardy-offer-appeal = ¿No es así? Reclama
jeopardy-offer-wager = Tu apuesta
jeopardy-offer-response = Tu respuesta
jeopardy-offer-quick = Rápido: tu respuesta
jeopardy-offer-next = Seguir
jeopardy-offer-void = Anular esta pista
jeopardy-offer-void-asks = Se saca otra pista de la categoría para la misma carta.
jeopardy-card-worth = Ahora vale ${ $worth }
jeopardy-card =
    { $colour ->
        [sun] sol
        [leaf] hoja
        [wave] ola
        [bolt] rayo
        [flower] flor
       *[flame] llama
    }, { $kind ->
        [bonus] bono
        [daily_double] Daily Double
       *[standard] normal
    }

## Por qué se decidió así

jeopardy-why-none = No hay respuesta.
jeopardy-why-hand = Está escrita a mano.
jeopardy-why-aloud = Se dijo en voz alta.
jeopardy-why-late = Se acabó el tiempo.
jeopardy-why-unphrased = No tenía forma de pregunta.
jeopardy-why-two = Entre dos, decide el anfitrión.
jeopardy-why-nobody = Nadie lo sabía.
jeopardy-why-silent = Nadie decidió a tiempo.
jeopardy-why-vote = La mesa votó.

## Lo que no se puede

jeopardy-refusal-no-ruling = Todavía no hay ninguna decisión que cambiar.
jeopardy-refusal-ruled-so = Así se decidió ya.
jeopardy-refusal-in-already = Esta persona ya está en la partida.
jeopardy-refusal-begun = La ronda 2 ya ha empezado. Mira y adivina; en la próxima partida juegas tú.
jeopardy-refusal-full = La mesa está llena. Mira y adivina; en la próxima partida juegas tú.
jeopardy-refusal-late = Esta persona juega desde la segunda ronda y aún no tiene nada.
jeopardy-refusal-not-in = Esta persona no está en la partida.
jeopardy-refusal-left = Ya no queda nadie de quienes empataron.
jeopardy-refusal-over = Esta partida ha terminado. Con «Volver a la partida» sigues en ella.

## Lo que decidió la partida

jeopardy-fact-dearest = La pista más cara
jeopardy-fact-dearest-value = ${ $value } en { $category }
jeopardy-fact-streak = La mejor racha
jeopardy-fact-streak-value = { $count } aciertos seguidos
jeopardy-fact-wager = La mayor apuesta final
jeopardy-fact-wager-value = ${ $value }
jeopardy-fact-knew = Lo sabía sin que le preguntaran
jeopardy-fact-knew-value =
    { $count ->
        [one] { $count } pista
       *[other] { $count } pistas
    }
jeopardy-fact-top = En lo más alto
jeopardy-fact-top-value =
    { $gap ->
        [0] empate tras la final
       *[other] ${ $gap } de diferencia
    }

## Las reglas de la casa: qué significa cada una y qué se puede elegir

jeopardy-option-first_player = Quién juega la primera carta. Quién es más joven lo dice el capitán.
jeopardy-option-first_player-random = Por sorteo
jeopardy-option-first_player-youngest = La persona más joven
jeopardy-option-first_player-captain = Elige el capitán
jeopardy-option-second_round_opener = Quién abre Double Jeopardy! Los valores solo crecen: empezar no es ventaja.
jeopardy-option-second_round_opener-same = Como en la ronda 1
jeopardy-option-second_round_opener-leader = Quien va primero (más justo)
jeopardy-option-second_round_opener-next_left = Quien está a la izquierda
jeopardy-option-second_round_opener-lowest_score = Quien menos tiene
jeopardy-option-reader = Quién lee la pista en voz alta. Siempre está también en la tele.
jeopardy-option-reader-reader = Quien está a la derecha
jeopardy-option-reader-host = El anfitrión
jeopardy-option-reader-tv = Solo la tele
jeopardy-option-judging = Quién dice si una respuesta es correcta. Se puede reclamar una vez por pista.
jeopardy-option-judging-auto = Árbitro; si duda, quien lee
jeopardy-option-judging-reader = Siempre quien lee
jeopardy-option-judging-table = Voto de la mesa
jeopardy-option-judging-host = El anfitrión
jeopardy-option-strictness = Cómo lee el árbitro las faltas. Al pie de la letra: cada una la deciden las personas.
jeopardy-option-strictness-normal = Como en una fiesta
jeopardy-option-strictness-kind = Con indulgencia
jeopardy-option-strictness-strict = Al pie de la letra
jeopardy-option-question_form = Se responde con preguntas. Estricto: un aviso en la ronda 1; después, incorrecta.
jeopardy-option-question_form-helped = El móvil ayuda
jeopardy-option-question_form-strict = Estricto, como en la tele
jeopardy-option-answers = En voz alta: quien lee escucha y toca correcta o incorrecta.
jeopardy-option-answers-typed = Escritas o dibujadas
jeopardy-option-answers-spoken = En voz alta
jeopardy-option-answer_seconds = Tiempo para responder cuando la pista está leída.
jeopardy-option-answer_seconds-15 = 15 s
jeopardy-option-answer_seconds-30 = 30 s
jeopardy-option-answer_seconds-45 = 45 s
jeopardy-option-answer_seconds-60 = 60 s
jeopardy-option-rebound = Tras un fallo, los demás pueden responder por la mitad; cuenta la primera respuesta correcta.
jeopardy-option-rebound-off = No
jeopardy-option-rebound-half = Por la mitad del valor
jeopardy-option-daily_double_limit = Qué gasta los Daily Doubles de una ronda: solo un acierto, o ya jugarlos.
jeopardy-option-daily_double_limit-awarded = Al acertar
jeopardy-option-daily_double_limit-played = Al jugarlos
jeopardy-option-penniless = Quien no tiene nada antes de Final Jeopardy! apuesta $0 o recibe algo de dinero.
jeopardy-option-penniless-zero = Por el honor
jeopardy-option-penniless-stake = Recibe $500
jeopardy-option-ties = Empate en cabeza tras la final: una pista más, o ganan todos.
jeopardy-option-ties-tie_break = Pista de desempate
jeopardy-option-ties-share = Compartir la victoria
jeopardy-option-absent = Si alguien se ausenta: se aparta una carta suya o juega un suplente.
jeopardy-option-absent-skip = Saltar el turno
jeopardy-option-absent-stand_in = Juega un suplente
jeopardy-option-choose_categories = Avanzada: todos reciben cartas de categoría y se quedan con algunas para la ronda.
jeopardy-option-choose_categories-no = No
jeopardy-option-choose_categories-yes = Sí
jeopardy-option-hand_pick = Avanzada: elige tu mano carta a carta y pasa el resto a la izquierda.
jeopardy-option-hand_pick-no = No
jeopardy-option-hand_pick-yes = Sí
jeopardy-option-length = La corta va bien con mesas grandes: manos de cuatro cartas, tres jugadas por ronda.
jeopardy-option-length-full = Cinco cartas por persona
jeopardy-option-length-short = Tres cartas por persona
