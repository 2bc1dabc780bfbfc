standings-best-deal = { $unit ->
    [chips] Mejor mano: **{ $who }**, { $count ->
        [one] { $points } ficha
       *[other] { $points } fichas
    } en la mano { $deal }
   *[points] Mejor mano: **{ $who }**, { $count ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en la mano { $deal }
}
standings-place = Quedaste en el puesto { $place } de { $sides }.
standings-place-and-rating = Quedaste en el puesto { $place } de { $sides }; { $pool ->
    [computers] tu rating contra la máquina es { $rating }.
   *[people] tu rating es { $rating }.
}
standings-rating = { $pool ->
    [computers] Tu rating contra la máquina es { $rating }.
   *[people] Tu rating es { $rating }.
}
