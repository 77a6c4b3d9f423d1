# The plain pages: the PIN, what went wrong, the rules, about.

web-pin-head = Mandos
web-pin-why = Estos mandos son del anfitrión. El PIN está en la terminal del portátil y en su página, si está abierta.
web-pin-field = PIN
web-pin-open = Abrir los mandos
web-pin-guest = Soy un invitado
web-to-game = Al juego
web-host-title = partyhost: los mandos
web-tv-title = partyhost: la tele
web-no-script = Esta página necesita JavaScript. Actívalo para esta dirección, por favor.

# By the status of what a browser asked for
web-head-400 = No ha funcionado
web-text-400 = El navegador ha pedido algo que el portátil no entiende.
web-head-404 = Aquí no hay nada
web-text-404 = Al juego se entra con el código de la tele.
web-head-405 = Eso no funciona aquí
web-text-405 = Al juego se entra con el código de la tele.
web-head-413 = Es demasiado grande
web-text-413 = El portátil no acepta nada de ese tamaño.
web-head-500 = Algo ha fallado
web-text-500 = La noche sigue de todos modos. Inténtalo otra vez, por favor.

# The rulebook
web-rules-title = { $title }: las reglas
web-rules-how = El reglamento completo. Lo que vale ahora está siempre en tu móvil en dos líneas.
web-rules-sections = Secciones
web-rules-about = Acerca de partyhost: licencias, marcas, créditos
web-back = Volver al juego

# About this program
web-about = Acerca de
web-about-what = Un portátil en casa se convierte en anfitrión de una noche de juegos: la tele es la mesa y cada móvil, una mano secreta. Es software libre con licencia MIT, hecho por quienes colaboran en partyhost. Nada sale de casa: sin cuentas, sin contar visitas, sin internet.
web-about-names = Nombres de juegos
web-about-marks = partyhost lo hacen aficionados y no pertenece a ningún fabricante de juegos. Jeopardy!, Card Sharks y otros nombres de programas y juegos son marcas de sus dueños, que ni han hecho ni aprobado este programa. Todos los dibujos, sonidos, preguntas y palabras son propios o libres, como se detalla abajo.
