# Judge & Jury: lo que dicen sus páginas. $name: un invitado; $colour: blue, gold o red.

judge_and_jury-side-prosecution = Acusación
judge_and_jury-side-defence = Defensa
judge_and_jury-scores-blue = puntúan las azules
judge_and_jury-scores-gold = puntúan las doradas
judge_and_jury-own-scores =
    { $colour ->
        [gold] puntúa el dorado
       *[blue] puntúa el azul
    }
judge_and_jury-won =
    { $count ->
        [one] { $count } carta ganada
       *[other] { $count } cartas ganadas
    }
judge_and_jury-card =
    { $colour ->
        [gold] Dorado { $value }
        [red] Rojo { $value }
       *[blue] Azul { $value }
    }
# en las propias cartas, en mayúsculas; corto
judge_and_jury-print-red = Inadmisible
judge_and_jury-print-judge = Juez
judge_and_jury-print-research = Investigación
judge_and_jury-print-evidence = Prueba
judge_and_jury-print-juror =
    { $value ->
        [1] Bibliotecaria
        [2] Trompetista
        [3] Florista
        [4] Dentista
        [5] Coronel
        [6] Panadero
        [7] Surfista
        [8] Conductor
        [9] Batería
        [10] Química
        [11] Capitán
       *[12] Mago
    }
judge_and_jury-play-this =
    { $colour ->
        [gold] Jugar dorado { $value }
        [red] Jugar rojo { $value }
       *[blue] Jugar azul { $value }
    }
judge_and_jury-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }

## Lo que se puede jugar

judge_and_jury-any-begins = Cualquier carta abre la baza
judge_and_jury-legal = { $card } o más, cualquier { $value } o un juez
judge_and_jury-legal-highest = { $card }, cualquier { $value } o un juez
judge_and_jury-cannot = { $card } no se puede poner ahí.
judge_and_jury-too-low =
    { $colour ->
        [gold] Arriba está { $card }: el dorado tiene que ser { $value } o más.
        [red] Arriba está { $card }: el rojo tiene que ser { $value } o más.
       *[blue] Arriba está { $card }: el azul tiene que ser { $value } o más.
    }
judge_and_jury-other-colour = Arriba está { $card }: otro color necesita también un { $value }.
judge_and_jury-no-fit = , ahora no vale

## Cómo se ganó una baza; $cards: cuántas había en el montón

judge_and_jury-took =
    { $cards ->
        [0] { $name } se lleva un montón vacío
        [one] { $name } se lleva { $cards } carta
       *[other] { $name } se lleva { $cards } cartas
    }
judge_and_jury-judge-took =
    { $cards ->
        [0] El juez de { $name } se lleva un montón vacío
        [one] El juez de { $name } se lleva { $cards } carta
       *[other] El juez de { $name } se lleva { $cards } cartas
    }
judge_and_jury-judge-took-and-got =
    { $cards ->
        [0] El juez de { $name } se lleva un montón vacío y recibe { $what } de { $giver }
        [one] El juez de { $name } se lleva { $cards } carta y recibe { $what } de { $giver }
       *[other] El juez de { $name } se lleva { $cards } cartas y recibe { $what } de { $giver }
    }
judge_and_jury-given =
    { $colour ->
        [blue] { $count } de azul
        [gold] { $count } de dorado
        [red] { $count } de rojo
       *[any] { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }
    }
judge_and_jury-you-take =
    { $count ->
        [one] ¡Te llevas { $count } carta!
       *[other] ¡Te llevas { $count } cartas!
    }
judge_and_jury-from-pile =
    { $cards ->
        [one] { $cards } carta del montón, { $what } de { $giver }
       *[other] { $cards } cartas del montón, { $what } de { $giver }
    }
judge_and_jury-no-answer = Nadie ha podido responder.
judge_and_jury-judge-takes = El juez se lleva la baza.

## Titulares

judge_and_jury-chooses = Elige { $name }
judge_and_jury-which-side = ¿acusación o defensa?
judge_and_jury-leads = Empieza { $name }
judge_and_jury-leads-next = Luego empieza { $name }
judge_and_jury-leads-next-hand = { $name } abre la baza siguiente.
judge_and_jury-leads-round = Empieza { $name }.
judge_and_jury-you-lead-next = Tú abres la baza siguiente.
judge_and_jury-round = Ronda { $round } de { $rounds }
judge_and_jury-round-hand = Ronda { $round } de { $rounds }, baza { $hand }
judge_and_jury-round-only = Ronda { $round }
judge_and_jury-change = ¿Cambio de juez?
judge_and_jury-moved = { $name } ha pasado un juez de { $giver } a { $taker }.
judge_and_jury-to-the-left = { $when }. Un juez pasa un asiento a la izquierda.
judge_and_jury-to-play = Le toca a { $name }
judge_and_jury-takes-it = Se la lleva { $name }
judge_and_jury-order = ¡Orden en la sala!
judge_and_jury-asks = Pide { $name }
judge_and_jury-who-must-give =
    { $cards ->
        [0] El juez de { $name } se lleva un montón vacío. ¿Quién dará cuatro?
        [one] El juez de { $name } se lleva { $cards } carta. ¿Quién dará cuatro?
       *[other] El juez de { $name } se lleva { $cards } cartas. ¿Quién dará cuatro?
    }
judge_and_jury-gives = Da { $name }
judge_and_jury-number-of =
    { $colour ->
        [blue] { $count } cartas azules
        [gold] { $count } cartas doradas
        [red] { $count } cartas rojas
       *[any] { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }
    }
judge_and_jury-asks-for =
    { $colour ->
        [blue] { $name } pide a { $giver } { $count } cartas azules.
        [gold] { $name } pide a { $giver } { $count } cartas doradas.
        [red] { $name } pide a { $giver } { $count } cartas rojas.
       *[any] { $name } pide a { $giver } { $count } cartas.
    }
judge_and_jury-last-looks = Últimas miradas
judge_and_jury-before-verdict = antes del veredicto
judge_and_jury-may-still-look = Aún se puede mirar a un jurado: { $names }.
judge_and_jury-verdict = El veredicto
judge_and_jury-juror-is = El jurado { $place } es un { $value }.
judge_and_jury-how-points = Cada carta del color propio que coincide con un jurado es un punto.
judge_and_jury-wins = ¡Gana { $name }!
judge_and_jury-by-jury-card = por una carta de jurado

## En la tele

judge_and_jury-choose-your-side = { $name }, elige tu bando
judge_and_jury-highest-first = La carta de jurado más alta elige primero. Los bandos quedan parejos.
judge_and_jury-highest-deals = Reparte la carta de jurado más alta. Empieza { $name }, a su izquierda.
judge_and_jury-takes-hand = { $name } se lleva la baza
judge_and_jury-judge-moves = El juez pasa a { $name }
judge_and_jury-may-still-move = Aún se puede mover un juez: { $names }.
judge_and_jury-many-may-still-move = Aún pueden mover un juez: { $count }.
judge_and_jury-has-judge = tiene un juez
judge_and_jury-asks-for-four =
    { $cards ->
        [0] { $name } se lleva un montón vacío y pide cuatro a alguien.
        [one] { $name } se lleva { $cards } carta y pide cuatro a alguien.
       *[other] { $name } se lleva { $cards } cartas y pide cuatro a alguien.
    }
judge_and_jury-four-please =
    { $colour ->
        [blue] Cuatro cartas azules, por favor
        [gold] Cuatro cartas doradas, por favor
        [red] Cuatro cartas rojas, por favor
       *[any] Cuatro cartas, por favor
    }
judge_and_jury-chooses-which = { $name } elige qué { $count } dar a { $taker }.
judge_and_jury-round-over = La ronda ha terminado. Las investigaciones que quedan se usan ahora.
judge_and_jury-tie-won = Empate, y lo gana { $name }
judge_and_jury-one-jury-card = Una carta de jurado por persona; gana la más alta.
judge_and_jury-left =
    { $count ->
        [0] vacío
        [one] queda { $count }
       *[other] quedan { $count }
    }
judge_and_jury-out = fuera
judge_and_jury-pass = pasa
judge_and_jury-top = arriba
judge_and_jury-in-hand = en la mano
judge_and_jury-won-cards = ganadas
judge_and_jury-matches = { " " }de { $value } para el jurado { $place }

## En el móvil

judge_and_jury-your-turn = ¡Te toca!
judge_and_jury-may-play = { $legal }.
judge_and_jury-only-judge = Ninguna carta vale. Juega tu juez o guárdalo.
judge_and_jury-hold = Guardar
judge_and_jury-play-judge = Jugar juez
judge_and_jury-choose-card = Elige una carta
judge_and_jury-leads-first = { $name } abre la primera baza. Hay seis jurados boca abajo.
judge_and_jury-you-lead-first = Tú abres la primera baza. Hay seis jurados boca abajo.
judge_and_jury-the-round-is-over = La ronda ha terminado
judge_and_jury-use-research = Usa ahora tu investigación: es la última ocasión.
judge_and_jury-research-first = Ahora se usan las investigaciones que quedan; luego, el veredicto.
judge_and_jury-have-research = Tienes una investigación: toca a un jurado para mirarlo.
judge_and_jury-notes = Tus notas sobre el jurado
judge_and_jury-look = Mirar al jurado { $place }
judge_and_jury-passed = ha pasado
judge_and_jury-top-of = La de arriba, de { $count }
judge_and_jury-on-the-pile = En el montón
judge_and_jury-new-hand = Baza nueva
judge_and_jury-your-judge = Tu juez
judge_and_jury-your-judges = Tus { $count } jueces
judge_and_jury-draw-pile = Mazo
judge_and_jury-your-hand = Tu mano
judge_and_jury-no-cards = No te quedan cartas
judge_and_jury-covered = Tu mano está tapada
judge_and_jury-peek = Mantén pulsado para mirar.
judge_and_jury-by-value = Por valor
judge_and_jury-by-colour = Por color
judge_and_jury-cover = Tapar
judge_and_jury-show = Ver
judge_and_jury-juror-known = Jurado { $place }: { $value }
judge_and_jury-juror-hidden = Jurado { $place }, boca abajo
judge_and_jury-open-judge = juez a la vista
judge_and_jury-open-research = investigación a la vista
judge_and_jury-choose-side = Elige tu bando
judge_and_jury-your-colour = Tu color es el que puntúa toda la partida.
judge_and_jury-drew-your-colour = Has sacado un { $number }. Tu color es el que puntúa toda la partida.
judge_and_jury-first-chooses = La carta de jurado más alta elige primero.
judge_and_jury-drew-first-chooses = Has sacado un { $number }. La carta de jurado más alta elige primero.
judge_and_jury-move-judge = Mover el juez de { $name }
judge_and_jury-goes-to = Pasa a { $name }.
judge_and_jury-between = Entre dos bazas
judge_and_jury-once-a-round = Una vez por ronda puedes pasar uno a la izquierda.
judge_and_jury-moved-to = { $name } ha pasado un juez a { $taker }.
judge_and_jury-told = { $told }.
judge_and_jury-keep = Dejar los jueces
judge_and_jury-any-colour = Da igual
judge_and_jury-blue = Azul
judge_and_jury-gold = Dorado
judge_and_jury-red = Rojo
judge_and_jury-whose-will-it-be =
    { $cards ->
        [0] El juez de { $name } se lleva un montón vacío. ¿De quién serán las cartas?
        [one] El juez de { $name } se lleva { $cards } carta. ¿De quién serán las cartas?
       *[other] El juez de { $name } se lleva { $cards } cartas. ¿De quién serán las cartas?
    }
judge_and_jury-whose-and-which =
    { $cards ->
        [0] Te llevas un montón vacío. ¿De quién quieres cartas, y cuáles?
        [one] Te llevas { $cards } carta. ¿De quién quieres cartas, y cuáles?
       *[other] Te llevas { $cards } cartas. ¿De quién quieres cartas, y cuáles?
    }
judge_and_jury-whose = ¿Las cartas de quién?
judge_and_jury-which-colour = ¿Qué color?
judge_and_jury-which-four = ¿Qué cuatro?
judge_and_jury-ask =
    { $colour ->
        [blue] Cuatro azules de { $name }
        [gold] Cuatro doradas de { $name }
        [red] Cuatro rojas de { $name }
       *[any] Cuatro cualesquiera de { $name }
    }
judge_and_jury-they-go-to = Son para { $name } y cuentan como ganadas.
judge_and_jury-name-gives = { $name } da { $what }
judge_and_jury-asks-you = { $name } te pide { $what }
judge_and_jury-choose-which = Elige cuáles. { $name } las guarda como ganadas.
judge_and_jury-cards-to-give = Cartas para dar
judge_and_jury-pick =
    { $more ->
        [yes] Elige { $count } más
       *[no] Elige { $count }
    }
judge_and_jury-give-these = Dar estas { $count }
judge_and_jury-turned-one-by-one = Los jurados se descubren uno a uno.
judge_and_jury-points-with =
    { $points ->
        [one] { $so_far ->
            [yes] punto por ahora, con { $cards }
           *[no] punto, con { $cards }
        }
       *[other] { $so_far ->
            [yes] puntos por ahora, con { $cards }
           *[no] puntos, con { $cards }
        }
    }
judge_and_jury-own-cards =
    { $colour ->
        [gold] { $count ->
            [one] { $count } carta dorada
           *[other] { $count } cartas doradas
        }
       *[blue] { $count ->
            [one] { $count } carta azul
           *[other] { $count } cartas azules
        }
    }
judge_and_jury-you-win-tie = ¡Ganas el desempate!
judge_and_jury-name-wins-tie = { $name } gana el desempate
judge_and_jury-highest-settles = Decide la carta de jurado más alta.
judge_and_jury-drawn = { $name }: { $number }

## Cómo se juega, en medio minuto

judge_and_jury-tour-sides = Las cartas azules puntúan para la acusación; las doradas, para la defensa. Tú estás en uno de los dos bandos.
judge_and_jury-tour-follow = Responde a la carta de arriba: mismo color y no más baja, u otro color e igual. Un juez vale siempre.
judge_and_jury-tour-taken = ¿Nadie puede responder a tu carta? Entonces el montón es tuyo.
judge_and_jury-tour-judge = Un juez se lleva el montón y cuatro cartas de quien tú digas.
judge_and_jury-tour-research = Una investigación te enseña solo a ti uno de los seis jurados ocultos.
judge_and_jury-tour-verdict = En el veredicto, cada carta de tu color que coincide con un jurado es un punto. Tres rondas: ganan más puntos.
