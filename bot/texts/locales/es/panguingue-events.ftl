panguingue-events-plays = juega
panguingue-events-dropped = se retiró
panguingue-events-forced = obligó con { $card }: hay que tomarla y añadirla
panguingue-events-let-it-go = lo dejó pasar
panguingue-events-drew = robó { $card }
panguingue-events-drew-and-discarded = robó y descartó { $card }
panguingue-events-melded = bajó { $cards }
panguingue-events-laid-off = añadió { $card } a { $meld }
panguingue-events-laid-it-off = la añadió a { $meld }
panguingue-events-split = dividió una combinación en { $melds }
panguingue-events-borrowed = sacó { $borrowed } para bajar { $cards } (queda { $left })
panguingue-events-turned-over = { $cards ->
    [one] dio la vuelta a la pila de descartes ({ $cards } carta)
   *[other] dio la vuelta a la pila de descartes ({ $cards } cartas)
}
panguingue-events-shuffled = { $cards ->
    [one] barajó la pila de descartes ({ $cards } carta)
   *[other] barajó la pila de descartes ({ $cards } cartas)
}
panguingue-events-went-out = **cerró**
panguingue-events-put-in-pot = { $chips ->
    [one] puso { $chips } ficha en el bote
   *[other] puso { $chips } fichas en el bote
}
panguingue-events-took-from-pot = { $chips ->
    [one] se llevó { $chips } ficha del bote
   *[other] se llevó { $chips } fichas del bote
}
panguingue-events-collected = cobró **{ $payments }** por { $what }
panguingue-events-from = { $chips ->
    [one] { $chips } ficha de { $players }
   *[other] { $chips } fichas de { $players }
}
panguingue-events-from-each = { $chips ->
    [one] { $chips } ficha de cada uno de los { $payers }
   *[other] { $chips } fichas de cada uno de los { $payers }
}

panguingue-events-play = { $count ->
    [one] { $players } juega.
   *[other] { $players } juegan.
}
panguingue-events-let-go = { $count ->
    [one] { $players } lo dejó pasar.
   *[other] { $players } lo dejaron pasar.
}
panguingue-events-antes = { $chips ->
    [one] Todos pusieron { $chips } ficha en el bote.
   *[other] Todos pusieron { $chips } fichas en el bote.
}
panguingue-events-won = { $player } gana la mano.
panguingue-events-won-dropped = Los demás se retiraron: { $player } gana la mano.
panguingue-events-void = No queda ninguna carta que robar: la mano es nula, y el bote queda para quien gane la próxima.

panguingue-events-ante = la entrada
panguingue-events-forfeit = retirarse
panguingue-events-out = cerrar
panguingue-events-foot = el bote, de quienes se retiraron
panguingue-events-pot = el bote, de las entradas

panguingue-events-when-laid-off = (una carta más)
panguingue-events-when-split = (al dividir)
panguingue-events-when-left = (lo que quedó al sacar)
panguingue-events-when-settled = (otra vez al final)

panguingue-events-everybody = Todos
panguingue-events-rule = regla { $rule }
panguingue-events-each-other = { $others ->
    [one] { $chips } de { $others } jugador más
   *[other] { $chips } de cada uno de los otros { $others }
}
panguingue-events-chips-from = { $chips } de { $players }

panguingue-events-score = Fichas: { $players }
panguingue-events-title-out = { $player } cierra y gana la mano
panguingue-events-title-dropped = Los demás se retiraron: { $player } gana la mano
panguingue-events-title-void = { $chips ->
    [one] No queda ninguna carta que robar: no gana nadie, y { $chips } ficha de esta mano queda en el bote
   *[other] No queda ninguna carta que robar: no gana nadie, y { $chips } fichas de esta mano quedan en el bote
}
panguingue-events-condition = { $chips ->
    [one] **{ $letter }** { $cards } { $condition }: { $chips } ficha de cada uno durante el juego, **{ $more } más** ahora
   *[other] **{ $letter }** { $cards } { $condition }: { $chips } fichas de cada uno durante el juego, **{ $more } más** ahora
}

panguingue-events-head-names = fichas
panguingue-events-head-play = juego
panguingue-events-head-out = fin
panguingue-events-head-pot = bote
panguingue-events-head-deal = mano
panguingue-events-row-pot = el bote
panguingue-events-legend-play = **juego**: pagado durante el juego
panguingue-events-legend-out = **fin**: por cerrar
panguingue-events-legend-conditions = **{ $letters }**: por las condiciones de arriba
panguingue-events-legend-pot = **bote**: del bote
panguingue-events-legend-deal = **mano**: en total
