replay-command = Recorrer paso a paso una mano terminada
replay-option-match = Una de tus partidas, o el número de una mesa (si no: tu última)
replay-option-file = O el registro de una partida: el archivo .json de Exportar
replay-option-deal = Qué mano, desde 1 (si no: la última)
replay-button = Repetición
replay-back = ◀ Atrás
replay-next = Adelante ▶
replay-whole = Toda la mano
replay-course = En palabras
replay-export = Exportar
replay-steps = Paso a paso
replay-jump = Ir a …
replay-deals = Otra mano …
replay-from-file = 📄 Partida de un archivo
replay-begin = Las cartas se han repartido.
replay-where = **Repetición** · mano **{ $deal }** de { $deals } · jugada **{ $move }** de { $moves }
replay-eyes-none = Solo la mesa
replay-eyes-own = Mis cartas
replay-eyes-all = Cartas de todos
replay-your-hand = Tus cartas
replay-table-elsewhere = La mesa misma está en **{ $view }**.
replay-hands-open = abiertas después de la partida
replay-hands-private = privadas
replay-lobby-open = **Cartas** abiertas después de la partida: `/results replay` muestra entonces las de todos
replay-lobby-private = **Cartas** privadas: `/results replay` muestra a cada uno solo las suyas
replay-deal = Mano { $deal } · { $title }
replay-frame = **{ $number }** · jugada { $move } · { $told }
replay-sheet = { $count ->
    [one] { $count } momento de la mano en mesas pequeñas. { $frames }.
   *[other] { $count } momentos de la mano en mesas pequeñas. { $frames }.
}
replay-sheet-move = jugada { $move }
replay-sheet-upcard = descubierta { $card }
replay-sheet-no-upcard = pila de descartes vacía
replay-sheet-stock = mazo { $cards }
replay-sheet-melds = { $cards ->
    [one] { $cards } en combinaciones
   *[other] { $cards } en combinaciones
}
replay-you = tú { $score }
replay-more-players = { $count } más
replay-ago-days = { $days ->
    [one] hace { $days } día
   *[other] hace { $days } días
}
replay-ago-hours = { $hours ->
    [one] hace { $hours } hora
   *[other] hace { $hours } horas
}
replay-ago-minutes = { $minutes ->
    [one] hace { $minutes } minuto
   *[other] hace { $minutes } minutos
}
replay-ago-now = ahora mismo
replay-exported-none = La partida como la vio el público.
replay-exported-own = La partida como la viste tú, con tus cartas.
replay-exported-all = La partida con las cartas de todos.
replay-exported-record = El registro (.json) se puede abrir con `/results replay file:`.
replay-exported-later = El registro tiene las cartas de todos, así que puedes tenerlo cuando termine la partida.
replay-exported-private = No hay registro que abrir: las cartas de la mesa son privadas.
replay-refused-no-place = Ese botón ya no funciona. Abre la mano otra vez con `/results replay`.
replay-refused-no-match = Aquí no hay tal partida. Elige una de las tuyas en la opción `match`, o escribe el número de su mesa.
replay-refused-no-matches = Aún no has terminado ninguna mano aquí. `/play` reparte ya.
replay-refused-nothing = En la mesa { $table } no ha terminado ninguna mano, así que no hay nada que repetir.
replay-refused-nothing-in-match = En esa partida no ha terminado ninguna mano, así que no hay nada que repetir.
replay-refused-not-seen = Esa mesa está en un canal que no puedes ver, y no jugaste en ella.
replay-refused-no-deal = { $deals ->
    [one] En esa partida no hay mano { $deal }: tiene { $deals } mano terminada.
   *[other] En esa partida no hay mano { $deal }: tiene { $deals } manos terminadas.
}
replay-refused-unfinished = La mano { $deal } no ha terminado; solo se muestran las terminadas.
replay-refused-no-move = En esa mano no hay jugada { $move }: tiene { $moves }.
replay-refused-no-seat = No jugaste en esa mesa, así que no tenías cartas en ella. Se muestra la mesa misma.
replay-refused-later = Puedes ver las cartas de todos cuando termine la partida.
replay-refused-private = Las cartas de esa mesa son privadas: cada jugador ve solo las suyas.
replay-refused-unreadable = El registro de la mesa { $table } no se puede repetir con las reglas de hoy. Sus resultados siguen como estaban.
replay-refused-given-twice = Indica una partida de este servidor o un archivo, no las dos cosas.
replay-refused-reading = Tu último archivo se está leyendo todavía. Envía el siguiente cuando esté abierto.
replay-refused-not-fetched = No se pudo traer el archivo de Discord. Inténtalo otra vez.
replay-refused-file-gone = Ya no tengo ese archivo. Ábrelo otra vez con `/results replay file:`.
replay-refused-review-live = La partida de la mesa { $table } se está jugando todavía. Puedes analizarla cuando termine.
replay-refused-review-seat = No jugaste en esa partida, y los análisis son solo para sus jugadores. `/results replay` muestra lo que vio el público.
replay-refused-review-game = Todavía no puedo analizar este juego. `/results replay` recorre sus manos.
replay-refused-review = Ya no tengo ese análisis. Pídelo otra vez con **Análisis** o `/results review`.
