# Who won, on the picture and on the night's page; and that page.

night-takes-it = ¡Gana { $name }!
# $names: two or three guests
night-share-it = ¡{ $names } comparten la victoria!
night-winners = ¡{ $count } comparten la victoria!
night-head = Una noche de juegos
night-with = con { $names }
night-decided = Lo que decidió la partida
night-boards = En las pizarras
night-points = Los puntos de la noche
night-points-how = 3, 2 y 1 para los tres primeros de cada partida.
night-running = { $title }: todavía se está jugando
night-left = { $title }: abandonada antes del final
night-lost = { $title }: se perdió el resultado
night-none = Todavía no se ha jugado nada hasta el final.
# instead of what a muted guest wrote
night-muted = (no se muestra)
night-kept = Una página para guardar: no necesita red.
