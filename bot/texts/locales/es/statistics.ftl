statistics-command = ¿Reciben cartas igual de buenas las personas y la máquina? Todas las manos de este servidor
statistics-option-game = Qué juego (si no: todos)
statistics-picture = Cada resultado junto a lo que da una mezcla justa; el texto de arriba dice lo mismo
statistics-expected = justo
statistics-title = 🔏 Las cartas de este servidor · { $game }
statistics-title-all-games = 🔏 Las cartas de este servidor · todos los juegos
statistics-none = Todavía no se ha contado ninguna mano: son muy pocas. La estadística empieza con { $fewest }.
statistics-too-few = { $count ->
    [one] { $deals } mano contada hasta ahora
   *[other] { $deals } manos contadas hasta ahora
}: son muy pocas. La estadística empieza con { $fewest }.
statistics-deals = { $count ->
    [one] { $deals } mano
   *[other] { $deals } manos
}
statistics-expectation = { $count ->
    [one] **{ $deals } mano.**
   *[other] **{ $deals } manos.**
} Una mezcla justa debería dar, juegue como juegue cada uno: 50 de 100 comparaciones, y una diferencia de 0 en todo lo demás.

statistics-lot = { $direction ->
    [more] A la máquina le tocó repartir primero { $difference } veces de cada 100 más de lo que le corresponde
   *[less] A la máquina le tocó repartir primero { $difference } veces de cada 100 menos de lo que le corresponde
}
statistics-better = { $who ->
    [computers] La máquina tuvo mejores primeras cartas que las personas en { $share } de 100 comparaciones
    [dealer] Quien reparte tuvo mejores primeras cartas que los demás en { $share } de 100 comparaciones
   *[seat] El primer asiento tuvo mejores primeras cartas que los demás en { $share } de 100 comparaciones
}
statistics-deadwood = { $who ->
    [computers] La máquina
    [dealer] Quien reparte
   *[seat] El primer asiento
} recibió { $difference } { $direction ->
    [more] puntos más en cartas sueltas
   *[less] puntos menos en cartas sueltas
} que { $who ->
    [computers] las personas
   *[others] los demás
}
statistics-fits = { $who ->
    [computers] La máquina
    [dealer] Quien reparte
   *[seat] El primer asiento
} recibió { $difference } { $direction ->
    [more] parejas de cartas afines más
   *[less] parejas de cartas afines menos
} que { $who ->
    [computers] las personas
   *[others] los demás
}
statistics-courts = { $who ->
    [computers] La máquina
    [dealer] Quien reparte
   *[seat] El primer asiento
} recibió { $difference } { $direction ->
    [more] reyes, reinas y jotas más
   *[less] reyes, reinas y jotas menos
} que { $who ->
    [computers] las personas
   *[others] los demás
}
statistics-jokers = { $who ->
    [computers] La máquina
    [dealer] Quien reparte
   *[seat] El primer asiento
} recibió { $difference } { $direction ->
    [more] comodines más
   *[less] comodines menos
} que { $who ->
    [computers] las personas
   *[others] los demás
}

statistics-accusing = **{ $answers }: difícilmente se explica por azar. Pregunta a quien lleva este bot.**
statistics-usual = **{ $answer }: nada raro.**
statistics-all-usual = **Nada raro.**
statistics-wins = Las victorias dependen también de las reglas y de la habilidad, así que esto se muestra pero no se juzga: manos ganadas de 100 por encima de una parte igual, de quien reparte y después asiento por asiento: { $places }.
statistics-method = ± tiene en cuenta { $questions ->
    [one] { $questions } pregunta
   *[other] { $questions } preguntas
} a la vez (Bonferroni): una página así acusa a un reparto justo como mucho { $level } vez de cada 100. Las primeras cartas se comparan dentro de cada mano.
statistics-counted = Cuenta todas las manos verificables de partidas terminadas con cartas abiertas; las privadas no, porque las sumas revelarían sus cartas.

statistics-label = { $what ->
    [better] mejores cartas
    [fits] cartas afines
    [courts] figuras
    [jokers] comodines
    [lot] reparte primero
   *[deadwood] sueltas
}, { $who ->
    [computers] máquina
    [dealer] reparte
   *[seat] asiento 1
}
