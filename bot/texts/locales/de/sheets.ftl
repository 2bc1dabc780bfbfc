sheets-lowest = die niedrigste Summe gewinnt
sheets-running = Punkte, dann Zwischenstand
sheets-end = + am Ende der Partie dazu
sheets-game = Spiel { $number }
