# Lo que dicen piezas que varios juegos comparten.

kit-team =
    { $colour ->
        [red] El equipo rojo
        [blue] El equipo azul
        [green] El equipo verde
       *[purple] El equipo morado
    }
