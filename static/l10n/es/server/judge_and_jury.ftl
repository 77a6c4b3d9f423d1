# Judge & Jury: lo que dice el anfitrión. $seat: el identificador de un asiento.

## Ofertas

judge_and_jury-choose-side = Elige tu bando
judge_and_jury-prosecution = Acusación
judge_and_jury-defence = Defensa
judge_and_jury-scores-blue = Puntúan las cartas azules
judge_and_jury-scores-gold = Puntúan las cartas doradas
judge_and_jury-next = Siguiente
judge_and_jury-move = Mover un juez
judge_and_jury-moves-to = a { $seat }
judge_and_jury-keep = Dejar los jueces
judge_and_jury-look = Mirar a un jurado
judge_and_jury-juror = Jurado { $place }
judge_and_jury-play = Juega una carta
judge_and_jury-play-judge = Juega tu juez
judge_and_jury-hold = Guarda el juez
judge_and_jury-card =
    { $colour ->
        [gold] Dorado { $value }
        [red] Rojo { $value }
       *[blue] Azul { $value }
    }
judge_and_jury-ask = Pide cuatro cartas
judge_and_jury-cards-of =
    { $colour ->
        [blue] Cartas azules de { $seat }
        [gold] Cartas doradas de { $seat }
        [red] Cartas rojas de { $seat }
       *[any] Cualquier carta de { $seat }
    }
judge_and_jury-give = Da cuatro cartas
judge_and_jury-about-juror = Jurado { $n } de { $of }

## Negativas

judge_and_jury-no-rulings = Aquí no se juzgan respuestas. Los puntos sí se pueden corregir.
judge_and_jury-over = Esta partida ha terminado. Con «Volver a la partida» sigues en ella.
judge_and_jury-not-in = Esta persona no está en la partida.
judge_and_jury-in-already = Esta persona ya está en la partida.
judge_and_jury-full = La sala está llena: pueden jugar { $most }.
judge_and_jury-last-round = Esta es la última ronda. Hay sitio en la próxima partida.
judge_and_jury-small-already = Entre dos ya se juega con el mazo más pequeño.

## Datos para el podio

judge_and_jury-fact-pile = El montón más grande
judge_and_jury-fact-pile-value = { $count } cartas de golpe
judge_and_jury-fact-close = Por los pelos
judge_and_jury-fact-close-value =
    { $gap ->
        [one] un punto de diferencia
       *[other] { $gap } puntos de diferencia
    }
judge_and_jury-fact-judges = Más jueces jugados
judge_and_jury-fact-judges-value =
    { $count ->
        [one] { $count } juez
       *[other] { $count } jueces
    }
judge_and_jury-fact-asked = A quien más se ha pedido
judge_and_jury-fact-asked-value =
    { $count ->
        [one] { $count } vez
       *[other] { $count } veces
    }
judge_and_jury-fact-hands = Más bazas ganadas
judge_and_jury-fact-hands-value =
    { $count ->
        [one] { $count } baza
       *[other] { $count } bazas
    }

## Reglas de la casa

judge_and_jury-option-rounds = Cuántos juicios tiene una partida. El reglamento dice tres.
judge_and_jury-option-rounds-3 = Tres
judge_and_jury-option-rounds-1 = Uno
judge_and_jury-option-rounds-5 = Cinco
judge_and_jury-option-deck = Cuántas copias hay de cada carta. Un mazo pequeño acorta las rondas; uno grande las alarga.
judge_and_jury-option-deck-normal = Normal
judge_and_jury-option-deck-small = Pequeño
judge_and_jury-option-deck-long = Grande
judge_and_jury-option-red_cards = Las pruebas rojas no se admiten: se pueden jugar y pedir, pero no puntúan para nadie.
judge_and_jury-option-red_cards-no = Sin rojas
judge_and_jury-option-red_cards-yes = Con rojas
judge_and_jury-option-sides = Con un número impar, el bando pequeño tiene una pequeña ventaja. Cambiar la compensa.
judge_and_jury-option-sides-kept = Iguales toda la partida
judge_and_jury-option-sides-swapped = Cambian cada ronda
judge_and_jury-option-judge_opens = Si un juez puede ir sobre un montón vacío: no se lleva nada, pero pide cuatro igualmente.
judge_and_jury-option-judge_opens-no = Hace falta una carta
judge_and_jury-option-judge_opens-yes = En cualquier momento
judge_and_jury-option-four_cards = Quién elige las cartas que pide un juez: quien las da o el azar.
judge_and_jury-option-four_cards-giver = Elige quien las da
judge_and_jury-option-four_cards-blind = Al azar
judge_and_jury-option-refill = Si quien dio cartas a un juez vuelve a robar del mazo.
judge_and_jury-option-refill-no = Se queda con menos
judge_and_jury-option-refill-yes = Roba hasta seis
judge_and_jury-option-won_piles = Si todos pueden ver qué cartas ha ganado cada cual antes del veredicto.
judge_and_jury-option-won_piles-hidden = Solo cuántas
judge_and_jury-option-won_piles-open = A la vista de todos
judge_and_jury-option-ties = Qué decide un empate tras la última ronda. Gana la carta de jurado más alta.
judge_and_jury-option-ties-jury_card = Una carta de jurado por persona
judge_and_jury-option-ties-shared = Victoria compartida
judge_and_jury-option-absent = Si alguien se ausenta: se juega la carta válida más baja o juega un suplente.
judge_and_jury-option-absent-time = Decide el reloj
judge_and_jury-option-absent-stand_in = Juega un suplente
