# Lo que dicen móviles y pantallas en todos los juegos.
