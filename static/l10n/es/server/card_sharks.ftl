# Card Sharks: lo que dice el anfitrión.

## Ofertas

card_sharks-who-is-emcee = ¿Quién presenta?
card_sharks-go-on = Seguir
card_sharks-next = Siguiente
card_sharks-show = Mostrar la cifra
card_sharks-void = Anular esta encuesta
card_sharks-void-asks = Se pierde lo que se dijo. Otra encuesta ocupa su lugar.
card_sharks-hold = Parar el programa
card_sharks-how-many = ¿Cuántos de cada cien?
card_sharks-advice = Tu consejo
card_sharks-figure-is = La cifra es…
card_sharks-next-card = La carta siguiente es…
card_sharks-higher = Más alta
card_sharks-lower = Más baja
card_sharks-none-higher = Nada es más alto que un as.
card_sharks-none-lower = Nada es más bajo que un dos.
card_sharks-side-bet = Tu apuesta aparte
card_sharks-advice-and-bet = Tu consejo y tu apuesta aparte
card_sharks-keep = Quedármela
card_sharks-change = Cambiarla
card_sharks-freeze = Congelar
card_sharks-play = Jugar mis cartas
card_sharks-pass = Pasar al otro lado
card_sharks-on-higher = A más alta
card_sharks-on-lower = A más baja
card_sharks-change-card = Cambiar esta carta
card_sharks-cash-out = Retirarse con { $bank }

## Negativas

card_sharks-no-cash-out = Puedes retirarte antes de la última carta.
card_sharks-no-freeze-sudden = En muerte súbita nadie puede congelar.
card_sharks-no-freeze-changed = Has cambiado la carta base, así que tienes que jugar.
card_sharks-no-freeze-yet = Para congelar hace falta antes un acierto.
card_sharks-no-rulings = Aquí no se juzga nada. Se puede anular una encuesta o deshacer un paso.
card_sharks-not-in = Esta persona no está en la partida.
card_sharks-in-already = Esta persona ya está en la partida.
card_sharks-no-turn-yet = Esta persona aún no ha tenido turno y hasta entonces no tiene nada.
card_sharks-over = Esta partida ha terminado. Con «Volver a la partida» sigues en ella.
card_sharks-lacks = Una partida necesita { $needed } encuestas; en los paquetes hay { $polls }.
card_sharks-king-needs = Para el rey de la colina hacen falta { $guests } personas.
card_sharks-emcee-needs = Si presenta alguien de la mesa, hacen falta { $guests } personas.

## Datos para el podio

card_sharks-fact-shark = Las mejores apuestas aparte
card_sharks-fact-shark-value =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
card_sharks-fact-guess = La cifra más cercana
card_sharks-fact-guess-exact = { $guess }, en el clavo
card_sharks-fact-guess-off = { $guess }; eran { $figure }
card_sharks-fact-run = La racha más larga
card_sharks-fact-run-value = { $count } seguidas
card_sharks-fact-bet = La mayor apuesta ganada
card_sharks-fact-bold = Contra todo pronóstico
card_sharks-fact-bold-value = acierto con un { $chance } %

## Reglas de la casa

card_sharks-option-party = Cómo juegan más de dos: rojo contra azul, o quien gana se queda y recibe al siguiente.
card_sharks-option-party-teams = Dos equipos
card_sharks-option-party-king_of_the_hill = Rey de la colina
card_sharks-option-emcee = Quién lleva el programa. Si es alguien de la mesa, lee las encuestas y es quien sabe la cifra.
card_sharks-option-emcee-automatic = El portátil
card_sharks-option-emcee-human = Alguien de la mesa
card_sharks-option-match = Cuántas filas llevan a las cartas del dinero. Un rey de la colina siempre juega una.
card_sharks-option-match-one_round = Una ronda
card_sharks-option-match-best_of_three = Al mejor de tres
card_sharks-option-third_round = Lo largas que son las filas de una tercera ronda, si la hay.
card_sharks-option-third_round-same = Como las otras
card_sharks-option-third_round-three_cards = Tres cartas
card_sharks-option-row = Lo larga que es una fila. Con cinco va más rápido.
card_sharks-option-row-7 = Siete cartas
card_sharks-option-row-5 = Cinco, como antes
card_sharks-option-sudden_death_question = Desde qué pregunta de una ronda hay muerte súbita: entonces un fallo decide.
card_sharks-option-sudden_death_question-5 = La quinta
card_sharks-option-sudden_death_question-4 = La cuarta
card_sharks-option-sudden_death_question-3 = La tercera
card_sharks-option-freeze = Cuándo se puede congelar. Siempre: también antes de la primera carta, lo que bloquea al otro lado.
card_sharks-option-freeze-after_a_call = Tras un acierto
card_sharks-option-freeze-always = Siempre
card_sharks-option-exact_match = Qué gana quien acierta la cifra exacta. El dinero se paga al final.
card_sharks-option-exact_match-control = Las cartas
card_sharks-option-exact_match-bonus = Las cartas y $500
card_sharks-option-money_equal = Qué le pasa a la apuesta si salen dos cartas del dinero iguales.
card_sharks-option-money_equal-lose = Se pierde
card_sharks-option-money_equal-push = No pasa nada
card_sharks-option-cash_out = Cuándo se puede parar y guardar la banca de las cartas del dinero.
card_sharks-option-cash_out-last_card = Antes de la última carta
card_sharks-option-cash_out-any_time = Antes de cualquier carta
card_sharks-option-odds = Si las pantallas dicen lo probable que es más alta o más baja, según las cartas vistas.
card_sharks-option-odds-no = Ocultas
card_sharks-option-odds-yes = A la vista
card_sharks-option-absent = Si alguien sin equipo se ausenta: se agota el tiempo o juega un suplente.
card_sharks-option-absent-skip = Decide el reloj
card_sharks-option-absent-stand_in = Juega un suplente
