# The controls of a match and of the room: in the captain’s drawer and on the laptop.

controls-a-guest = un invitado
controls-claim = Otro móvil quiere ser { $name }.
controls-claim-ask = ¿Es así?
controls-claim-back = Sacaron a { $name } de la sala y ahora pide volver.
controls-no = No
controls-let-in = Dejar pasar

controls-guests = Invitados
controls-guests-how = toca uno para cambiarle el nombre, moverlo, silenciarlo o quitarlo
controls-guest-away = { $name }, ausente
controls-guest-bot = { $name }, un bot
controls-earlier = Antes
controls-later = Después
controls-mute = Silenciar
controls-unmute = Dar voz
controls-captain = Capitán
controls-stand-in = Suplente
controls-no-stand-in = Sin suplente
controls-remove = Quitar
controls-remove-ask = ¿Quitar a { $name }?
controls-remove-bot = El bot deja la mesa.
controls-remove-hint = Para volver, el invitado lo pide y tú lo dejas pasar.
controls-name-of = Nombre de { $name }
controls-rename = Cambiar

# Buttons of a match, each with a few words on what it does
controls-pause = Pausa
controls-pause-what = los relojes se paran, la tele se atenúa
controls-resume = Seguir
controls-resume-what = los relojes siguen donde estaban
controls-undo = Deshacer
# $moment: the name of a moment, like “Her clue”
controls-undo-to = volver a «{ $moment }»
controls-undo-nothing = no hay nada que deshacer
controls-skip = Saltar
controls-skip-what = este momento
controls-points = Puntos
controls-points-what = dar o quitar
controls-overrule = Corregir
controls-overrule-what = la última decisión

controls-whose = De quién
controls-why = Por qué (sale en la tele)
controls-why-example = pista mal leída
controls-another-amount = Otra cantidad, con − para quitar
controls-give = Dar
controls-in-truth = La última respuesta que se juzgó era en realidad…
controls-right = Correcta
controls-wrong = Incorrecta

controls-back-in = Volver a la partida
controls-to-shelf = Volver a la estantería
controls-end = Acabar la partida
controls-end-ask = ¿Acabar la partida ahora?
controls-end-hint = Todos pasan al podio con los puntos de este momento.
controls-end-it = Acabar
controls-shelf = Estantería
controls-leave-ask = ¿Dejar esta partida y volver a la estantería?
controls-leave-hint = Acaba sin podio y no cuenta.
controls-leave-it = Dejarla

controls-clocks = Relojes
# How much slower the clocks are: ×1.5
controls-pace = ×{ $factor }
controls-off = no
controls-on = sí
controls-text = Letra
controls-text-normal = normal
controls-text-large = grande
controls-text-huge = enorme
controls-language = Idioma de la tele
controls-sound = Sonido de la tele
controls-volume = Volumen
controls-volume-tv = Volumen de la tele
controls-volume-now = { $percent } por ciento
controls-aloud = Leer en voz alta
controls-reactions = Reacciones
controls-lock = Cerrar la sala
controls-locked = Sala cerrada
controls-bots = Bots
controls-bot-less = Un bot menos
controls-bot-more = Un bot más
