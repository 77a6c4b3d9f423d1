# Lo que se dice de ofertas y jugadas en todos los juegos.

engine-no-value = «{ $label }» no lleva ningún valor.
engine-one-of = Elige una de estas opciones: { $ways }.
engine-cards-lit = Elige entre las cartas iluminadas.
# $low y $high: cuántas cartas se pueden elegir
engine-cards-number =
    { $high ->
        [one] Elige exactamente una.
       *[other] Elige las que se piden: { $low } como mínimo y { $high } como máximo.
    }
engine-cards-twice = Elige cartas distintas entre las iluminadas.
engine-number-whole = Da un número entero de { $low } a { $high }.
engine-number-range = Da un número de { $low } a { $high }.
engine-number-steps = Da un número de { $step } en { $step }, empezando por { $low }.
engine-write-first = Escribe algo primero.
engine-write-less = Es demasiado largo: en la pizarra caben { $limit } letras.
engine-write-plain = Por favor, no uses caracteres de control.
engine-ink-unreadable = No se ha podido leer ese dibujo. Borra la pizarra e inténtalo otra vez.
engine-ink-much = Es demasiada tinta para una pizarra. Bórrala y escribe menos.
engine-not-now = Eso no se puede hacer ahora.
engine-nothing-now = Ahora no se puede hacer nada.
engine-moment-passed = Ese momento ya ha pasado.
engine-over = Esta partida ya ha terminado.
engine-undo-one = Deshaz al menos un paso.
engine-undo-none = Ya no queda nada que deshacer.
