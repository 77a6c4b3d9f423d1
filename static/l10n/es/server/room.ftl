# What guests and hosts are told: refusals, notices, what went wrong.


# What can’t be done, and why
room-join-first = Entra primero, por favor.
room-moment-passed = Ese momento ya ha pasado.
room-not-now = Eso no se puede hacer ahora.
room-paused = La partida está en pausa. Sigue enseguida.
room-too-much-draft = Es demasiado para guardarlo. Escribe menos, por favor.
room-phone-of = Ahora el móvil es de { $name }. Pásalo primero.
room-covered = El móvil está tapado. Toca primero tu nombre.
room-newer-tab = Este sitio se juega ahora en una pestaña más nueva.
room-too-fast = Es mucho de golpe. Espera un momento, por favor.
room-too-large = Es demasiado de una vez. Envía menos, por favor.
room-unread = El portátil no ha podido leerlo. Recarga esta página e inténtalo otra vez.
room-not-connected = Esta página ya no está conectada. Recárgala, por favor.
room-closing = El portátil se está cerrando. La noche sigue cuando se vuelva a iniciar.
room-no-role = El portátil no conoce este tipo de página.
room-give-pin = Escribe el PIN que muestra el portátil.
room-no-right = Eso solo se puede desde los mandos. Ábrelos y escribe el PIN.
room-not-ours = Eso solo puede hacerlo la página del portátil.

# Coming in
room-phones-only = Solo pueden entrar móviles. Abre la dirección en uno.
room-phone-full = En este móvil ya juegan cuatro. En otro hay sitio.
room-locked = La sala está cerrada. Pide al capitán que la abra.
room-full = La sala está llena. Esta vez, míralo en la tele.
room-ten-seats = Los diez sitios están ocupados.
room-is-here = { $name } está aquí. Elige el sitio de alguien que no esté.
room-nobody-asks = Ya nadie pide ese sitio.
room-nobody-there = Ahí ya no se sienta nadie.
room-not-joined = No has entrado.
room-you-were-removed = Te han sacado de esta sala. Para volver, pídeselo al capitán y entra otra vez.
# $count: how many letters fit
room-name-long =
    { $count ->
        [one] Ese nombre es demasiado largo: cabe { $count } letra.
       *[other] Ese nombre es demasiado largo: caben { $count } letras.
    }
room-name-unread = Escribe un nombre que los demás puedan leer.
room-name-taken = «{ $name }» ya está ocupado. ¿Qué tal «{ $free }»?

# A phone that several share
room-nothing-secret = Ahora no hay nada secreto. Podrás tapar cuando empiece la partida.
room-not-on-phone = Ese invitado ya no juega en este móvil.

# Reactions
room-react-join = Entra primero y podrás reaccionar.
room-react-match = Las reacciones son para una partida.
room-react-off = Las reacciones están apagadas esta noche.
room-muted = Te han silenciado desde el portátil o el móvil del capitán.
room-one-at-a-time = De una en una.

# The controls
room-captain-only = Eso solo pueden hacerlo el capitán o el anfitrión.
room-host-only = Eso solo se puede hacer en la página del portátil.
room-no-control = El portátil no conoce este mando.
room-paused-already = La partida ya está en pausa.
room-not-paused = La partida no está en pausa.
room-goes-on-with-phone = La partida sigue en cuanto vuelva un móvil.
room-paces = Los relojes pueden ir normal, 1,5 o 2 veces más lentos, o no correr.
room-bot-no-captain = Un bot no puede ser el capitán.
room-bot-no-stand-in = Un bot no necesita suplente.
room-captain-away = { $name } no está. El capitán tiene que estar aquí.
room-most-bots =
    { $count ->
        [one] Solo hay sitio para { $count } bot.
       *[other] Solo hay sitio para { $count } bots.
    }
room-no-setting = No existe ese ajuste.
room-pack-gone = Ese paquete ya no está en la estantería.
room-forget-what = Se pueden olvidar las preguntas o la noche.
room-address-gone = Esa dirección ya no es de este portátil.
room-no-other-address = No hay otra.
room-pin-wait = Demasiados intentos fallidos. Espera { $seconds } segundos e inténtalo otra vez.
room-pin-wrong = Ese no es el PIN. Está en la terminal del portátil y en su página.
room-wifi-name-long = Ese nombre es demasiado largo para una wifi. ¿Es el correcto?
room-wifi-signs = El nombre y la contraseña de una wifi no tienen saltos de línea ni signos ocultos.
room-wifi-password = La contraseña de una wifi tiene de 8 a 63 caracteres. Déjala vacía si no hay.
room-wifi-spelled = Esa contraseña es demasiado larga para leerla en la tele. Basta con el código.

# The shelf and its titles
room-no-title = Ese juego no está en la estantería.
room-no-pack-yet = Este juego todavía no tiene preguntas ni cartas.
room-no-pack-in = Ninguno de sus paquetes está en juego. Activa uno.
room-fewest =
    { $count ->
        [one] Este juego necesita al menos { $count } invitado.
       *[other] Este juego necesita al menos { $count } invitados.
    }
room-no-rule = Este juego no tiene la regla de la casa «{ $name }».
room-rule-ways = «{ $name }» puede ser: { $ways }.
room-end-first = Hay una partida en marcha. Acábala primero.
room-no-match = No hay ninguna partida en marcha.
room-match-over = La partida ha terminado. Con «Volver a la partida» sigues en ella.
room-on-shelf = La estantería ya está en pantalla.

# Notices to all
room-back-already = { $name } ya ha vuelto.
room-other-phone = { $name } juega ahora en otro móvil.
room-wants-in = Alguien quiere entrar como { $name }.
room-not-let-in = El capitán no te ha dejado entrar.
room-has-left = { $name } se ha ido.
room-was-removed = Han sacado a { $name }.
room-has-seat = { $name } ya tiene sitio.
room-renamed = { $old } se llama ahora { $name }.
room-captain-now = { $name } lleva ahora el mando.
# $sign: $, or nothing where points are counted
room-gets = { $name } recibe { $sign }{ $amount }.
room-gives = { $name } entrega { $sign }{ $amount }.
# $why: as the host typed it
room-gets-because = { $name } recibe { $sign }{ $amount }: { $why }
room-gives-because = { $name } entrega { $sign }{ $amount }: { $why }
# $first, $now: names of moments
room-taken-back-one-unseen = Se deshace «{ $first }» y se vuelve a «{ $now }».
room-taken-back-one-seen = Se deshace «{ $first }» y se vuelve a «{ $now }». Lo que se mostró ya se ha visto.
room-taken-back-more-unseen = Se deshace «{ $first }» y lo que vino después, y se vuelve a «{ $now }».
room-taken-back-more-seen = Se deshace «{ $first }» y lo que vino después, y se vuelve a «{ $now }». Lo que se mostró ya se ha visto.
room-all-new-again = Todas las preguntas vuelven a ser nuevas.
room-new-night = Empieza una noche nueva. Vuelve a entrar, por favor.
room-night-goes-on = La noche sigue donde estaba.
# $why: a sentence
room-night-in-lobby = { $why } La noche sigue en la estantería.
room-title-gone = La última partida no se puede retomar: su juego no está aquí.
room-rules-changed = La partida de { $title } no se puede retomar: sus reglas han cambiado.
room-set-aside = La última noche no se ha podido leer. Su archivo se conserva y empieza una noche nueva.
room-asleep = El portátil estaba dormido, así que la partida está en pausa.
room-stand-in-plays = Por ahora juega un suplente por { $name }.
room-somebody-back = Ha vuelto alguien: la partida sigue.
room-nobody-here = No hay nadie con un móvil, así que la partida espera.

# Nights that are kept
room-night-gone = Esa noche ya no está en este portátil.
room-night-going-on = Esa noche está otra vez en marcha, así que sigue aquí. Mira la lista de nuevo.
room-night-traces = Está borrada; sus últimos rastros se irán en el próximo arranque.
room-night-not-deleted = No se ha podido borrar una noche. ¿Está lleno el disco del portátil?

# What went wrong
room-unsaved = El portátil no ha podido guardarlo. ¿Está lleno su disco?
# $who: a guest, or one of the next two
room-unsaved-of = No se ha podido guardar algo (de { $who }). ¿Está lleno el disco del portátil?
room-failed-of = Algo ha fallado en el portátil (por { $who }). No ha cambiado nada.
room-the-host-page = la página del portátil
room-a-phone = un móvil
room-failed = Eso ha fallado en el portátil. No ha cambiado nada.
room-failed-somebody = El portátil ha fallado con algo que envió un móvil o una pantalla. No ha cambiado nada.
room-tick-failed = Algo ha fallado con los relojes. ¿Está lleno el disco del portátil?
room-no-view = Una pantalla no ha podido mostrar lo nuevo. Si sigue así, deshaz un paso.
room-screen-lost = No se ha podido llegar a una pantalla. Si está parada, recárgala.
room-page-failed = No se ha podido hacer una página. La noche sigue.
room-stumbled = Algo ha fallado en las reglas. Deshaz un paso o acaba la partida.
room-bot-failed = A un bot no se le ha ocurrido nada. Si sigue así, salta su turno.
room-rules-failed-guest = Las reglas han fallado cuando alguien llegó o se fue. La partida sigue sin eso.
room-no-keepsake = No se ha podido guardar el resultado, así que no hay recuerdo.
room-return-unsaved = Ha vuelto alguien, pero no se ha podido guardar. ¿Está lleno el disco del portátil?
room-address-unsaved = El portátil no ha podido guardar su nueva dirección. ¿Está lleno su disco?
room-network-unseen = El portátil no ha podido mirar la red. Puede que el código esté anticuado.
