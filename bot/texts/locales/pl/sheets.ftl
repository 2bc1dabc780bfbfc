sheets-lowest = wygrywa najniższa suma
sheets-running = punkty, potem suma narastająco
sheets-end = + dodane na koniec meczu
sheets-game = Gra { $number }
