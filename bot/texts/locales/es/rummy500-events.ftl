rummy500-events-took-one = tomó { $card } de la pila de descartes
rummy500-events-took = { $count ->
        [one] tomó { $count } carta de la pila de descartes: { $cards }
       *[other] tomó { $count } cartas de la pila de descartes: { $cards }
    }
rummy500-events-melded = bajó { $cards } por **{ $points }**
rummy500-events-laid-off = añadió { $cards } a { $meld } por **{ $points }**
rummy500-events-aces = { $aces ->
        [one] as { $each }
       *[other] ases { $each } cada uno
    }
rummy500-events-passed = pasó
rummy500-events-from-upcard = descubierta { $card }
rummy500-events-from-pile = pila de descartes { $cards }
rummy500-events-ended-out = { $player } cierra: { $scores }.
rummy500-events-ended-stock = El mazo se acabó, la mano termina: { $scores }.
rummy500-events-ended-stall = Nadie roba ya del mazo, la mano termina: { $scores }.
rummy500-events-title-out = { $player } cierra y anota { $points }
rummy500-events-title-out-other = { $player } cierra: el mejor resultado es de { $winner }, { $points }
rummy500-events-title-out-tied = { $player } cierra: empate en el mejor resultado
rummy500-events-title-stock = El mazo se acabó: el mejor resultado es de { $winner }, { $points }
rummy500-events-title-stock-tied = El mazo se acabó: empate en el mejor resultado
rummy500-events-title-stall = Nadie roba ya: el mejor resultado es de { $winner }, { $points }
rummy500-events-title-stall-tied = Nadie roba ya: empate en el mejor resultado
rummy500-events-sum = **{ $player }** bajó { $melded } − { $left } en la mano ={ "\u00A0" }**{ $score }**
rummy500-events-none-left = sin cartas
