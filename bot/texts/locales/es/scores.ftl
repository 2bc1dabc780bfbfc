scores-nobody = Aquí nadie ha terminado una mano todavía. `/table open` abre una mesa.
scores-practice = práctica contra la máquina
scores-matches = { $matches ->
    [one] **{ $won }** de { $matches } partida
   *[other] **{ $won }** de { $matches } partidas
}
scores-deals = { $deals ->
    [one] { $won } de { $deals } mano
   *[other] { $won } de { $deals } manos
}
scores-chips = { $count ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}
scores-points = { $own } : { $others } puntos
scores-of-matches = Partidas: { $counts }
scores-of-deals = Manos: { $counts }
scores-won = ganadas { $count }
scores-lost = perdidas { $count }
scores-drawn = empatadas { $count }
scores-resigned = abandonadas { $count }
scores-streak = racha { $now }, mejor { $best }
scores-ending = { $ending }: { $made }, de rivales { $suffered }
scores-of-chips = Fichas: { $chips }
scores-of-penalties = { $opponents ->
    [team] Puntos en contra: { $own } propios, { $others } del otro equipo
   *[players] Puntos en contra: { $own } propios, { $others } de rivales
}
scores-of-points = { $opponents ->
    [team] Puntos: { $own } propios, { $others } del otro equipo
   *[players] Puntos: { $own } propios, { $others } de rivales
}
scores-best-deal = mejor mano { $points }
