records-about-record = El registro de una partida de { $game }, { $deals ->
    [one] { $deals } mano
   *[other] { $deals } manos
}: jugadores, barajas, jugadas y resultados en JSON, que /results replay puede mostrar otra vez.
records-about-transcript = Una partida de { $game }, { $deals ->
    [one] { $deals } mano
   *[other] { $deals } manos
}, jugada por jugada en palabras, con resultados y puntos.
records-refused-deal = Mano { $deal }: { $reason }
records-refused-move = Mano { $deal }, jugada { $move }: { $reason }
records-refused-only-move = Jugada { $move }: { $reason }

records-still-played = La partida se está jugando todavía. Puedes tener su registro cuando termine.
records-not-begun = En esta mesa no se jugó nada, así que no hay registro.
records-too-large = El archivo es demasiado grande.
records-too-large-limit = El archivo es demasiado grande: el límite es { $most } MB.
records-not-json = El archivo no es JSON válido.
records-named-twice = El archivo tiene dos veces el mismo nombre.
records-not-a-record = El archivo no es el registro de una partida de Cardroom.
records-version = El registro tiene un formato que esta versión de Cardroom no puede leer.
records-game = El registro es de un juego que no se juega aquí.
records-rules = La partida se jugó con reglas de { $game } que no se conocen aquí.
records-shape = Algo falta, sobra o no es lo que debe estar ahí.
records-shape-at = Algo en { $where } falta, sobra o no es lo que debe estar ahí.
records-name = El nombre del jugador { $seat } es demasiado largo (más de { $most } caracteres), o tiene caracteres que un nombre no puede tener.
records-options = Las opciones no son las del juego, o faltan algunas.
records-seats = { $players ->
    [one] { $game } no es un juego para { $players }.
   *[other] { $game } no es un juego para { $players }.
}
records-dealer = No reparte quien debe.
records-deck = La baraja no es la de este juego con cada carta una vez.
records-action = Esta jugada va contra las reglas.
records-unfinished = Las jugadas se acaban antes de que termine la mano.
records-result = El resultado no sale de las jugadas.
records-scores = Los puntos no cuadran.
records-resignation = Alguien abandonó sin poder, o en un momento imposible.
records-over = El registro sigue después de terminar la partida.
records-outcome = La partida no terminó como dice el registro.
