# Palabras comunes a todos los juegos.
player = Jugador { $number }
