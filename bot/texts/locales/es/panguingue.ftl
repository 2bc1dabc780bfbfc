panguingue-about = Ocho barajas, fichas por las condiciones, gana quien baja once cartas
panguingue-beginner = juega todas las manos, olvida combinaciones que pagan, deja descartes que pagarían y nunca divide una combinación para volver a cobrar

panguingue-coach-melds = Baja grupos y escaleras: quien primero tiene once cartas bajadas cierra y cobra.
panguingue-coach-turn = Baja al momento la carta que robas, o descártala; tus cartas solo pueden ser menos.
panguingue-coach-conditions = Algunas combinaciones son condiciones: todos te pagan fichas por ellas enseguida.

panguingue-command-stay = Jugar esta mano (panguingue)
panguingue-command-drop = Retirarte de esta mano y pagar por ello (panguingue)
panguingue-command-split = Dividir una de tus combinaciones en dos
panguingue-command-borrow = Hacer una combinación nueva con cartas de otras tuyas
panguingue-command-demand = Obligar a quien tiene el turno a tomar la carta descubierta y añadirla
panguingue-command-nodemand = Dejarlo pasar: no obligar
panguingue-command-goout = Cerrar con once cartas bajadas

panguingue-confirm-drop = Sí, retirarse
panguingue-confirm-split = Sí, dividir
panguingue-confirm-borrow = Sí, sacar y bajar

panguingue-meld-and-collect = Bajar y cobrar { $chips } · { $cards }
panguingue-collect = cobras { $chips }
panguingue-ways-collect = { $ways ->
    [one] { $ways } manera · cobras hasta { $chips }
   *[other] { $ways } maneras · cobras hasta { $chips }
}
panguingue-ways = { $ways ->
    [one] { $ways } manera · no cobras nada
   *[other] { $ways } maneras · no cobras nada
}

panguingue-your-melds = Tus combinaciones: { $melds }
panguingue-deal = Mano { $deal } de { $deals }
panguingue-match = (partida { $chips })
panguingue-in-the-picture = en la imagen: fichas de esta mano
panguingue-first-out = mano ganada
panguingue-plan-demand = obligar a tomarla
    .button = Si preguntan: obligar …
panguingue-plan-no-demand = no obligar
    .button = Si preguntan: no obligar …
panguingue-plan-stay = jugar la mano
    .button = Al declarar: jugar
panguingue-plan-drop = retirarte
    .button = Al declarar: retirarme
