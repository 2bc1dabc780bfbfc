pictures-sign-tick = **✓** en una carta: ahora puedes tomarla o jugarla. Junto a un asiento: ese jugador ha abierto
pictures-sign-bracket = **Un corchete** sobre las cartas, o una bandeja debajo: una combinación. Las cartas de al lado no están en ninguna
pictures-sign-frame = **Un marco claro**: la carta recién robada, la carta de control en vigor; alrededor de un asiento: a quién le toca
pictures-sign-raised = **Una carta levantada**: elegida para una jugada
pictures-sign-faded = **Cartas apagadas**: quedaban en la mano al terminar. Una carta de control apagada: viene después
pictures-sign-seats = **Dos cartas en un disco**: quien reparte. **★** quien gana. **×** fuera de esta mano
pictures-sign-computer = **Una cara con antena**: la máquina
pictures-sign-letter = **Una letra pequeña en una carta**: quién la añadió. **Una carta oscura**: un comodín que la representa
pictures-sign-partners = **Un disco azul, un rombo rojo**: las parejas comparten color y forma
pictures-sign-suits = ♠ picas, ♣ tréboles, ♦ diamantes, ♥ corazones: los mismos signos en todas partes

pictures-of-suit = { $ranks } de { $suit }
pictures-of-rank = { $rank } de { $suits }
pictures-face-down-card = una carta boca abajo
pictures-face-down = { $cards ->
    [one] { $cards } boca abajo
   *[other] { $cards } boca abajo
}
pictures-joker = comodín como { $cards }
pictures-laid-off = { $player } añadió { $cards }

pictures-hand = Tus cartas
pictures-hand-empty = No te quedan cartas
pictures-melded = Combinadas: { $groups }
pictures-in-no-meld = En ninguna combinación: { $groups }
pictures-cards = Cartas: { $groups }
pictures-just-taken = Recién tomada: { $cards }
pictures-picked = Elegidas: { $cards }
pictures-ticked = Marcadas: { $cards }

pictures-discards = Pila de descartes, la más antigua primero: { $cards }
pictures-upcard = Descubierta: { $card }
pictures-no-upcard = La pila de descartes está vacía
pictures-stock = mazo { $count }
pictures-table-ticked = marcadas: { $cards }
pictures-control = carta de control: { $kinds }
pictures-control-next = siguiente: { $kind }
pictures-clock = { $eighths ->
    [one] queda { $eighths } octavo del tiempo
   *[other] quedan { $eighths } octavos del tiempo
}

pictures-to-play = tiene el turno
pictures-dealer = reparte
pictures-out = fuera
pictures-count-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
pictures-count-chips = { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}
pictures-count-points = { $count ->
    [one] { $points } punto
   *[other] { $points } puntos
}
pictures-opened = ha abierto
pictures-won = ganó
pictures-computer = la máquina
pictures-in-hand = en la mano: { $groups }
pictures-melds = bajado: { $groups }
pictures-left-in-hand = quedan en la mano: { $groups }
pictures-hands = Cartas de todos:

pictures-games = Todos los juegos: { $totals }.
pictures-games-won = Todos los juegos: { $totals }, gana { $winners }.
pictures-game = Juego { $number }:
pictures-totals = Totales: { $totals }
pictures-won-by = gana { $winners }
pictures-at-end = de ellos, al final: { $points }
pictures-deal = mano { $number }: { $points }
pictures-total-after = { $points } (total { $total })
pictures-in-this-order = En este orden,
