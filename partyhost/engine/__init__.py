"""A match as a fold of moves. Pure: this folder imports nothing but msgspec, and knows neither
time nor files nor sockets, nor chance but a seed."""
