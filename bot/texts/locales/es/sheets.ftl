sheets-lowest = gana el total más bajo
sheets-running = puntos, y debajo el total
sheets-end = + añadido al final de la partida
sheets-game = Juego { $number }
