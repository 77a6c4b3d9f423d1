# What guests may ask for beside the match: how a score came about, whether it was dealt fairly,
# reactions.

show-close = Cerrar
show-ledger = Así se llegó
show-ledger-of = { $name }: así se llegó
show-ledger-open = { $score }: así se llegó
show-ledger-none = Todavía nada. Aquí verás cada ganancia y cada pérdida.
show-ledger-lost = Ahora mismo no se puede. ¿Está despierto el portátil?
show-ledger-total = suma { $total }
show-ledger-by-hand = Cambiado a mano
show-ledger-now = Ahora
show-page-save = Página de la noche
# $seal: 64 letters, in groups of four
show-sealed = Sellado antes de repartir: { $seal }
show-fair = ¿Se repartió limpio?
show-fair-sealed = Todo el azar de esta partida, cada mezcla, giro y robo, sale de un número secreto. Se selló antes de repartir: este es su sello, el mismo en la tele y en todos los móviles.
show-fair-later = Cuando acabe la partida, esta página abre el sello y lo comprueba.
show-fair-seal = El sello
show-fair-seed = El número secreto
show-fair-checking = Un momento…
show-fair-right = El sello está intacto.
show-fair-right-why = Tu móvil guarda este sello desde que empezó la partida, y el número encaja: nadie cambió una carta después de repartir.
show-fair-right-late = El número encaja con el sello. Este móvil llegó después de repartir: compara el sello con un móvil que estuviera desde el principio.
show-fair-wrong = ¡El sello está roto!
show-fair-wrong-why = El número no encaja con el sello: algo cambió después de repartir. Pregunta a quien organiza la noche.
show-fair-cannot = Este navegador no puede comprobarlo. Otro móvil de la sala sí puede.
show-fair-chosen = El portátil se inició con un número elegido a mano. Quien lo eligió puede conocer las cartas.
show-fair-shown = La partida ya había terminado y se retomó: su número se ha visto. Puede que alguien conozca lo que sigue oculto.
show-fair-more = Nadie puede calcular el número a partir de su sello, y ningún otro da el mismo.
show-react = Reacciona en la tele
show-react-clap = Aplausos
show-react-laugh = Qué risa
show-react-wow = ¡Hala!
show-react-heart = Me encanta
show-react-groan = Oh, no
