# Lo que dicen piezas que varios juegos comparten.

kit-team =
    { $colour ->
        [red] El equipo rojo
        [blue] El equipo azul
        [green] El equipo verde
       *[purple] El equipo morado
    }

## Cómo se llaman las reglas de la casa, por sus nombres

kit-rule-first_player = Quién empieza
kit-rule-second_round_opener = Quién abre la ronda dos
kit-rule-reader = Quién lee
kit-rule-judging = Quién decide
kit-rule-strictness = Rigor
kit-rule-question_form = Responder con pregunta
kit-rule-answers = Respuestas
kit-rule-answer_seconds = Tiempo para responder
kit-rule-rebound = Rebote
kit-rule-daily_double_limit = Límite de Daily Doubles
kit-rule-penniless = Sin dinero en la final
kit-rule-ties = Empates
kit-rule-absent = Si alguien falta
kit-rule-choose_categories = Elegir categorías
kit-rule-hand_pick = Elegir las cartas
kit-rule-length = Duración
kit-rule-ken_strength = La fuerza de Ken
kit-rule-team_answer = Respuesta en equipo
kit-rule-duel_bonus = Bono del duelo
kit-rule-losses = Pérdidas
kit-rule-challenge_all = Desafío a todos
kit-rule-ken_spaces = Casillas de Ken
kit-rule-colour_bonus = Bono de color
kit-rule-finish_round = Acabar la ronda
kit-rule-ken_talks = Ken habla
kit-rule-party = Quién contra quién
kit-rule-emcee = Presentación
kit-rule-match = Partida
kit-rule-third_round = Tercera ronda
kit-rule-row = Fila
kit-rule-sudden_death_question = Cuándo hay muerte súbita
kit-rule-freeze = Congelar
kit-rule-exact_match = Acierto exacto
kit-rule-money_equal = Cartas del dinero: iguales
kit-rule-cash_out = Retirarse con la banca
kit-rule-odds = Ver las probabilidades
kit-rule-rounds = Rondas
kit-rule-deck = Mazo
kit-rule-red_cards = Cartas rojas
kit-rule-sides = Bandos
kit-rule-judge_opens = El juez abre
kit-rule-four_cards = Cuatro cartas
kit-rule-refill = Reponer cartas
kit-rule-won_piles = Montones ganados
