# Lo que dicen móviles y pantallas en todos los juegos.

## En todas partes

frame-list = { $names }
frame-somebody = alguien
frame-guest = Invitado
frame-guest-who-left = Alguien que se fue
frame-the-host = el portátil
frame-moment = Un momento…
frame-finding = Buscando el portátil…
frame-close = Cerrar
frame-back = Volver
frame-not-now = Ahora no
frame-yes = Sí, adelante
frame-really = ¿{ $label }?
frame-rules = Reglas
frame-rules-all = Todas las reglas
frame-rules-of = Todas las reglas de { $title }
frame-reader = Para leer
frame-reader-lost = Esta página no está disponible ahora. ¿Está despierto el portátil?
frame-tools = Herramientas
frame-resume = Seguir
frame-away = fuera
frame-bot = bot
frame-soon = pronto
frame-ready = ya está
frame-thinking = sigue pensando
frame-locked = cerrada
frame-seed = semilla { $seed }
frame-time-left = Tiempo que queda
frame-seconds-left = Segundos que quedan
frame-again = Otra vez
frame-another-title = Otro juego
frame-handwriting = Escrito a mano
frame-shape =
    { $shape ->
        [circle] círculo
        [square] cuadrado
        [triangle] triángulo
        [diamond] rombo
        [star] estrella
        [hexagon] hexágono
        [heart] corazón
        [plus] cruz
        [pentagon] pentágono
       *[moon] luna
    }
frame-look =
    { $place ->
        [1] Círculo rojo
        [2] Cuadrado azul
        [3] Triángulo amarillo
        [4] Rombo verde
        [5] Estrella violeta
        [6] Hexágono naranja
        [7] Corazón rosa
        [8] Cruz turquesa
        [9] Pentágono lima
       *[10] Luna de arena
    }
frame-face =
    { $face ->
        [fox] Zorro
        [owl] Búho
        [cat] Gato
        [bear] Oso
        [rabbit] Conejo
        [robot] Robot
        [lion] León
        [frog] Rana
        [penguin] Pingüino
        [panda] Panda
        [octopus] Pulpo
       *[dino] Dinosaurio
    }
frame-face-taken = { frame-face }, ya es de { $name }

## Números

frame-points =
    { $count ->
        [one] { $told } punto
       *[other] { $told } puntos
    }
frame-seconds =
    { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
frame-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
frame-minutes-short = { $minutes } min
frame-nth =
    { $ending ->
       *[other] { $n }.º
    }

## La conexión

frame-tap-lost = La conexión se acaba de perder. Mira otra vez y toca de nuevo.
frame-tap-not-sent = Ahora no hay conexión. Tu toque no se ha enviado.
frame-did-not-work = No ha funcionado.
frame-offline = Sin conexión con el portátil. Prueba otra vez en un momento.
frame-reconnecting = Reconectando…
frame-reconnecting-seat = Reconectando… tu sitio te espera.
frame-reconnecting-night = ¿Está despierto el portátil? La noche queda guardada.
frame-state-refused = El portátil ha dicho que no
frame-state-moment = Un momento, por favor.
frame-state-slow = ¿Está este móvil en la misma wifi que la tele? Algunos móviles dejan una wifi sin internet: desactiva los datos móviles esta noche.
frame-state-replaced = Tu sitio está abierto en otra parte
frame-state-replaced-hint = Lo tiene una pestaña más nueva u otro móvil. No se pierde nada.
frame-state-play-here = Jugar aquí
frame-state-removed = Estás fuera de la sala
frame-state-come-back = Pedir volver
frame-state-nearly = Ya casi estás
frame-state-asks = { $name } te deja entrar con un toque.
frame-state-asks-host = Te dejan entrar desde el portátil (/host).
frame-state-not-me = Esa persona no soy yo
frame-paused = En pausa
frame-paused-game = El juego está en pausa
frame-paused-clocks = Todos los relojes están parados.
frame-paused-empty = Sigue en cuanto vuelva un móvil.

## Tomar asiento

frame-join-head = Toma asiento
frame-join-head-full = Únete al público
frame-join-full = Los diez sitios están ocupados: mira y responde desde fuera
frame-join-yours =
    { $place ->
        [1] Eres el círculo rojo
        [2] Eres el cuadrado azul
        [3] Eres el triángulo amarillo
        [4] Eres el rombo verde
        [5] Eres la estrella violeta
        [6] Eres el hexágono naranja
        [7] Eres el corazón rosa
        [8] Eres la cruz turquesa
        [9] Eres el pentágono lima
       *[10] Eres la luna de arena
    }
frame-join-locked = La sala está cerrada
frame-join-locked-hint = Pide al capitán que la abra y entra.
frame-join-hello = Hola, soy
frame-join-your-name = tu nombre
frame-join-you = Tú
frame-join-picture = Tu imagen
frame-join-name-first = Escribe primero tu nombre.
frame-name-long = Caben { $most } letras, aquí hay { $letters }.
frame-join-be = Ser { $name }
frame-join-already = ¿Ya estabas aquí?
frame-join-i-am = Soy { $name }
frame-join-in = ¡Me apunto!
frame-join-watch = Mirar y jugar desde fuera
frame-join-about = Acerca de partyhost

## La sala en los móviles

frame-role-captain = Capitán
frame-role-captain-tonight = Capitán esta noche
frame-role-watching = Mirando
frame-lobby-in = ¡Ya estás!
frame-lobby-watching = Estás mirando
frame-lobby-picks = { $name } elige el juego
frame-lobby-others = Esperando a los demás
frame-lobby-change = Cambiar nombre o imagen
frame-lobby-sofa = En el sofá
frame-shelf = Estantería de juegos
frame-shelf-players = { $players } personas
frame-start = Empezar con { $guests }
frame-start-not-yet = Aún no
frame-start-note =
    { $away ->
        [0] todos aquí y listos
        [one] { $away } no está ahora mismo
       *[other] { $away } no están ahora mismo
    }
frame-rules-head = Reglas de la casa
frame-rules-changed =
    { $changed ->
        [0] Reglas de la casa: las de siempre
        [one] Reglas de la casa: { $changed } distinta
       *[other] Reglas de la casa: { $changed } distintas
    }
frame-rules-on = sí
frame-rules-off = no
frame-packs-head = Paquetes
frame-packs-all-new = Las { $all } preguntas son nuevas
frame-packs-new = { $left } de { $all } preguntas son nuevas
frame-packs-line =
    { $audience ->
        [easy] { $items } preguntas, { $left } nuevas, fáciles.
        [hard] { $items } preguntas, { $left } nuevas, difíciles.
       *[everyone] { $items } preguntas, { $left } nuevas.
    }
frame-packs-line-new =
    { $audience ->
        [easy] { $items } preguntas, todas nuevas, fáciles.
        [hard] { $items } preguntas, todas nuevas, difíciles.
       *[everyone] { $items } preguntas, todas nuevas.
    }

## Cómo se juega

frame-tour = Cómo se juega
frame-tour-look = Mira la tele: lo explica.
frame-tour-skip = Empezar ya
frame-tour-skips = { $name } puede empezar ya.
frame-tour-skips-laptop = El portátil puede empezar ya.
frame-tour-switch = Primero, cómo se juega

## En juego

frame-your-move = Te toca
frame-your-move-now = ¡Te toca!
frame-move-of = Le toca a { $name }
frame-move-all = Les toca a todos
frame-still-to-go =
    { $count ->
        [one] Falta { $count }
       *[other] Faltan { $count }
    }
frame-waiting-for = Esperando a { $names }
frame-waiting-for-more = Esperando a { $one }, { $two } y { $more } más
frame-late-queue = Juegas cuando te llegue el turno; mientras, prueba a acertar.
frame-late-two = Juegas desde la segunda ronda; mientras, prueba a acertar.
frame-late-question = Juegas desde la próxima pregunta; mientras, prueba a acertar.
frame-late-round = Juegas desde la próxima ronda; mientras, prueba a acertar.
frame-late-watches = Miras y pruebas a acertar; la próxima partida es tuya.
frame-late-court-plays = Juegas desde la próxima ronda.
frame-late-court-watches = Miras; la próxima partida es tuya.
frame-your-money = Tu dinero
frame-your-score = Tus puntos
frame-standing-ahead = { $gap } por delante de { $name }
frame-standing-behind = { $gap } por detrás de { $name }
frame-standing-level = empate con { $name }
frame-too-old = { $label }: esta página es demasiado antigua para eso. Cárgala de nuevo.

## Con qué se responde

frame-peek = Mantén para mirar
frame-peek-hint = Suelta y se vuelve a tapar.
frame-cards-pick = Elige { $cards }
frame-cards-more = Elige { $cards } más
frame-cards-range = Elige de { $min } a { $max }
frame-cards-none = { $label }: ninguna
frame-cards-take = Tomar { $cards }
frame-cards-take-many = Tomar estas { $cards }
frame-number-lock = Fijar { $amount }
frame-number-whole = No es un número entero.
frame-number-range = De { $low } a { $high }
frame-number-range-please = De { $low } a { $high }, por favor.
frame-number-steps = Solo de { $step } en { $step }: { $one } o { $two }.
frame-number-most = Más no se puede.
frame-number-less = { $amount } menos
frame-number-more = { $amount } más
frame-number-amount = Cantidad
frame-number-typed = Cantidad, escrita
frame-number-all-in = Todo
frame-write-send = Levantar la pizarra
frame-write-first = Escribe algo primero
frame-write-type-here = Toca y escribe
frame-write-here = Escribe aquí con un dedo
frame-write-type = Teclado
frame-write-ink = A mano
frame-write-clear = Borrar la pizarra
frame-write-undo = Deshacer el último trazo
frame-write-full = La pizarra está llena. Deshaz un trazo para seguir.
frame-write-left =
    { $left ->
        [one] Queda { $left } letra.
       *[other] Quedan { $left } letras.
    }

## Un móvil para varios, y el portátil como sitio

frame-share-add = Añadir a alguien en este móvil
frame-share-add-laptop = Añadir a alguien en este portátil
frame-share-more = Alguien más
frame-share-how = ¿Sin móvil o sin batería? Juega aquí. Antes de mostrar algo secreto, este móvil pregunta quién lo tiene.
frame-share-how-laptop = ¿Sin móvil o sin batería? Juega aquí. Antes de mostrar algo secreto, este portátil pregunta quién está delante.
frame-share-name = Nombre de la persona
frame-share-name-here = nombre
frame-share-in = Añadir
frame-share-plays = { $name } también juega aquí.
frame-share-pending = Se pregunta al capitán, que deja entrar con un toque.
frame-share-full = Aquí ya juegan cuatro. Prueba en otro móvil.
frame-share-already = ¿Ya jugabas, pero tu móvil no está?
frame-share-leave = Salir
frame-share-leaves = ¿Deja { $name } la mesa?
frame-share-leaves-hint = ¿Otra vez con móvil? Mejor escanea con él el código y toca «Soy { $name }».
frame-share-here = Quién juega aquí
frame-share-hand-over = Pasar el móvil
frame-share-cover = Tapar
frame-share-called = Turno de { $names }: pásalo
frame-share-hand-to = Dáselo a { $name }
frame-share-your-move = { $name }, te toca
frame-share-look-away = Los demás miran a otro lado.
frame-share-turn = Gira la pantalla para que nadie más la vea.
frame-share-covered = Tapado
frame-share-nothing-secret = Esta pantalla no muestra nada secreto ahora.
frame-share-paused = El juego está en pausa.
frame-share-else = ¿Otra persona?
frame-share-who = ¿Quién lo tiene ahora?
frame-share-look = ¿Quieres mirar?
frame-share-asks = Otro móvil pide un sitio. { $name } puede dejarlo entrar.
frame-laptop = Este portátil juega
frame-laptop-choose = elegir
frame-laptop-send = enviar o seguir
frame-laptop-next = siguiente
frame-laptop-cover = tapar o cerrar
frame-laptop-seen = Otros pueden ver esta pantalla.
frame-laptop-seen-hint = Gírala mientras miras. Se tapa sola después de cada jugada. Si es la tele, mejor comparte un móvil.

## El final de una partida

frame-draw = ¡Empate!
frame-all-level = Todos van igualados.
frame-you-win = ¡Ganas!
frame-you-share = ¡Victoria compartida!
frame-your-team-wins = ¡Gana tu equipo!
frame-you-came = Tu puesto: { $place }
frame-won = Victoria: { $names }
frame-took-it = Esta vez, la victoria es de { $names }.
frame-team-won = Gana { $team }
frame-team-took-it = Esta vez gana { $team }.
frame-team-takes-it = ¡Gana { $team }!
frame-takes-it = ¡Gana { $name }!
frame-share-it = ¡Ganan { $names }!
frame-shared = ¡Compartido!
frame-that-is-it = ¡Eso es todo!
frame-came-first = { $count } en primer lugar
frame-decided = Lo que decidió la partida
frame-tonight = Esta noche
frame-all-places = Todos los puestos
frame-night-points = Puntos de la noche: 3, 2, 1 para los tres primeros.
frame-keepsake = El recuerdo de esta partida: puestos, puntos y lo que decidió
frame-keepsake-save = Guardar la imagen
frame-keepsake-hint = Mantén pulsada la imagen para guardarla, o toca el botón de arriba.
frame-keepsake-on-phones = La imagen está en los móviles
frame-what-next = Y ahora, ¿qué?
frame-picks = Elige { $name }
frame-laptop-picks = Elige el portátil
frame-picks-next = { $name } elige lo que sigue.
frame-laptop-picks-next = En el portátil se elige lo que sigue.

## La tele

frame-tv-scan = Escanéame
frame-tv-locked = Sala cerrada
frame-tv-code = Código QR: { $url }
frame-tv-reached = Los móviles entran con este código
frame-tv-or = o { $address }
frame-tv-or-type = o escribe la dirección en el móvil
frame-tv-seeded = semilla { $seed }: siempre las mismas cartas
frame-tv-same-wifi = La misma wifi que aquí
frame-tv-join-wifi = Nuestra wifi
frame-tv-wifi-code = Código QR de la wifi { $name }
frame-tv-sofa = ¿Quién está en el sofá?
frame-tv-sofa-first = Quien llega primero, empieza
frame-tv-sofa-told =
    { $room ->
        [0] { $seats } aquí, el sofá está lleno{ $watching ->
            [0] { "" }
           *[other] , { $watching } mirando
        }
       *[other] { $seats } aquí, quedan { $room }{ $watching ->
            [0] { "" }
           *[other] , { $watching } mirando
        }
    }
frame-tv-starts = empieza
frame-tv-free = libre
frame-tv-you = ¿tú?
frame-tv-step-scan = Escanea el código con la cámara del móvil.
frame-tv-step-face = Elige nombre e imagen.
frame-tv-step-crown = { $name } tiene la corona y empieza la partida.
frame-tv-step-first = Quien llega primero recibe la corona y empieza la partida.
frame-all-new = todo nuevo
frame-all-seen = todo visto
frame-share-new = { $share } % nuevo
frame-watching = { $count } mirando
frame-sound = Sonido
frame-sound-on = Poner sonido
frame-sound-silent = Esta pantalla está en silencio. M activa el sonido.
frame-sound-back = Esta pantalla vuelve a sonar.

## Lo que se oye: lo que la tele lee en voz alta y lo que se dice a un lector de pantalla

frame-no-voice = El navegador de esta pantalla no tiene voz propia. Todo lo que leería también está escrito.
frame-blank = espacio
frame-heard-mine = Te toca: { $what }.
frame-heard-turn = { $title } – { $detail }
frame-heard-won = Victoria de { $who }.
frame-heard-paused = En pausa. Todos los relojes están parados.
frame-heard-seconds = Quedan { $seconds } segundos.

frame-keeps-on = Mantiene encendida esta pantalla
