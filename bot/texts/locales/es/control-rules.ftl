control-rules-title-1 = Cartas y reparto
control-rules-title-2 = Tu turno
control-rules-title-3 = Combinaciones y cartas de control
control-rules-title-4 = Añadir
control-rules-title-5 = La pila de descartes
control-rules-title-6 = Cerrar
control-rules-title-7 = Puntos
control-rules-title-8 = La partida
control-rules-title-9 = Cuándo cambian las cartas de control
control-rules-title-10 = Lo que se suele preguntar
control-rules-title-11 = Ejemplos
control-rules-title-12 = Detalles

control-rules-short-both = Dos **cartas de control** dicen qué se puede bajar: **GRUPO** y **PALO**, siempre.
control-rules-short-control = { $mode ->
    [round] Una **carta de control** dice qué se puede bajar; en cada vuelta entra otra en vigor. Una de ellas: { $example }.
    [turn] Una **carta de control** dice qué se puede bajar; con cada turno entra otra en vigor. Una de ellas: { $example }.
    [deal] Una **carta de control** dice qué se puede bajar; sigue en vigor toda la mano. Una de ellas: { $example }.
    [held] Una **carta de control** dice qué se puede bajar; sigue en vigor hasta que alguien juega otra de las suyas. Una de ellas: { $example }.
   *[deck] Una **carta de control** dice qué se puede bajar; sigue en vigor hasta que otra sale del mazo. Una de ellas: { $example }.
}
control-rules-short-turn = { $cards ->
    [one] { $cards } carta cada uno. En tu turno roba del mazo o toma la descubierta; baja como mucho **una** combinación que permita la carta de control; añade a cualquier combinación; descarta una carta.
   *[other] { $cards } cartas cada uno. En tu turno roba del mazo o toma la descubierta; baja como mucho **una** combinación que permita la carta de control; añade a cualquier combinación; descarta una carta.
}
control-rules-short-kind = Una combinación conserva la clase con que se bajó: eso decide lo que se le puede añadir.
control-rules-short-taken = Una carta tomada de la pila de descartes no se puede descartar en el mismo turno.
control-rules-short-penalty = Quien se queda sin cartas cierra; los demás pierden los puntos de las cartas que tienen. En **−{ $target }** la partida se acaba, y gana el total más alto.
control-rules-short-out = { $courts ->
    [ten] Quien se queda sin cartas cierra y anota por combinaciones: as 1, J, Q y K 10, las demás su número. En **{ $target }** la partida se acaba.
   *[number] Quien se queda sin cartas cierra y anota por combinaciones: as 1, J 11, Q 12, K 13, las demás su número. En **{ $target }** la partida se acaba.
}
control-rules-short-all = { $courts ->
    [ten] Quien se queda sin cartas cierra y termina la mano; todos anotan por combinaciones: as 1, J, Q y K 10, las demás su número. En **{ $target }** la partida se acaba.
   *[number] Quien se queda sin cartas cierra y termina la mano; todos anotan por combinaciones: as 1, J 11, Q 12, K 13, las demás su número. En **{ $target }** la partida se acaba.
}

control-rules-packs = { $packs ->
    [one] De dos a seis jugadores; una baraja de 52 cartas, sin comodines.
    [two] De dos a seis jugadores; dos barajas de 52 cartas, sin comodines.
   *[auto] De dos a seis jugadores; una baraja de 52 cartas para dos, dos barajas para más, sin comodines.
}
control-rules-dealer = La primera vez reparte alguien al azar; después el reparto pasa a la izquierda.
control-rules-deal = { $cards ->
    [one] { $cards } carta cada uno. La siguiente se descubre para empezar la pila de descartes; el resto es el mazo.
   *[other] { $cards } cartas cada uno. La siguiente se descubre para empezar la pila de descartes; el resto es el mazo.
}
control-rules-no-deck = No hay mazo de control: GRUPO y PALO están siempre en vigor.
control-rules-deck = { $cards ->
    [one] Las cartas de control ({ $kinds }) se barajan aparte, y se descubre { $cards }: está en vigor.
   *[other] Las cartas de control ({ $kinds }) se barajan aparte, y se descubren { $cards }: están en vigor.
}
control-rules-first = Empieza quien está a la izquierda de quien reparte; se juega en el sentido de las agujas del reloj, y solo actúa quien tiene el turno.
control-rules-seen = Todos ven las cartas de control en vigor, la descubierta, todas las combinaciones con su clase, y cuántas cartas hay en el mazo, en la pila de descartes y en cada mano.

control-rules-draw = Primero roba una carta del mazo o toma la descubierta.
control-rules-meld = Después puedes bajar **una** combinación nueva, de una clase en vigor.
control-rules-lay-off = Puedes añadir cuantas cartas quieras a cualquier combinación, tuya o de otros, incluso sin combinación propia. Para eso no importa la carta de control.
control-rules-discard = Al final descarta una carta boca arriba, salvo que no te queden.
control-rules-order = Entre robar y descartar puedes bajar y añadir en cualquier orden.

control-rules-melds = Una combinación tiene tres cartas o más, y nunca repite carta. Para combinar, el as es 1, la jota 11, la reina 12, el rey 13.
control-rules-open = { $open ->
    [closed] cerrada
    [four] abierta hasta cuatro cartas
    [either] abierta como la combinación bajada
   *[open] abierta
}
control-rules-one-of-them = Una combinación tiene que cumplir una de las cartas en vigor.
control-rules-always = Además de la carta de control descubierta, siempre en vigor: { $kinds }.
control-rules-several-kinds = Si unas cartas son combinación de varias clases, puedes decir la que quieres; si no, es la primera de escalera, pasos, grupo, factores, primos, impares, pares, suma, producto, palo.

control-rules-takes = Una combinación de clase abierta acepta cartas si sigue siendo de su clase.
control-rules-together = Se pueden añadir varias cartas a la vez, y solo cuenta la combinación que resulta: { $cards } juntas encajan en los pasos { $meld }.
control-rules-closed = **PALO, SUMA y PRODUCTO están cerradas**: necesitan un número exacto de cartas.
control-rules-stay = Lo bajado nunca se mueve ni se recoge. Si una carta encaja en dos combinaciones, di en cuál.

control-rules-upcard = De la pila de descartes solo se puede tomar la descubierta, y se puede guardar sin más.
control-rules-taken = No se puede descartar en el turno en que se tomó; una carta del mazo sí, y una carta idéntica también.
control-rules-leaves-taken = Se rechaza bajar o añadir si solo te quedaría la carta recién tomada, salvo que se pueda añadir enseguida: el turno no podría terminar.
control-rules-turn-over = { $control ->
    [none] Cuando se acaba el mazo, toma la descubierta o **da la vuelta** a la pila de descartes: sin barajar pasa a ser el mazo, con la carta más antigua arriba.
    [deck] Cuando se acaba el mazo, toma la descubierta o **da la vuelta** a la pila de descartes: sin barajar pasa a ser el mazo, con la carta más antigua arriba. La carta de control más antigua va encima.
   *[played] Cuando se acaba el mazo, toma la descubierta o **da la vuelta** a la pila de descartes: sin barajar pasa a ser el mazo, con la carta más antigua arriba. A la vez se juega la siguiente carta de control.
}
control-rules-dead-turned = { $times ->
    [one] **Mano muerta**: después de dar la vuelta a la pila { $times } vez, quien necesite otra vuelta termina la mano.
   *[other] **Mano muerta**: después de dar la vuelta a la pila { $times } veces, quien necesite otra vuelta termina la mano.
}
control-rules-dead-stall = { $turns ->
    [one] Tras { $turns } turno seguido de cada uno sin robar del mazo, bajar ni añadir, la mano está muerta. Nadie anota.
   *[other] Tras { $turns } turnos seguidos de cada uno sin robar del mazo, bajar ni añadir, la mano está muerta. Nadie anota.
}

control-rules-out = La mano termina en cuanto alguien se queda sin cartas, bajando, añadiendo o descartando. Después nadie baja.
control-rules-out-level = Mira el apartado 12.1 para saber qué necesitas para cerrar en esta mesa.

control-rules-count = { $courts ->
    [ten] Las cartas cuentan: as 1, del 2 al 10 su número, J, Q y K 10.
   *[number] Las cartas cuentan: as 1, del 2 al 10 su número, J 11, Q 12, K 13.
}
control-rules-penalty = Todos menos quien cerró pierden los puntos de las cartas que tienen.
control-rules-penalty-example = Ana cierra; Beto tiene { $cards } y pierde 8.
control-rules-who-scores = { $scope ->
    [all] Todos anotan por las cartas en combinaciones.
   *[out] Solo quien cerró anota por las cartas en combinaciones.
}
control-rules-credit = { $credit ->
    [layer] Las cartas cuentan para quien las puso.
   *[owner] Las cartas cuentan para el dueño de la combinación, aunque las añadan otros.
}
control-rules-example = Ana bajó { $sevens } y Beto les añadió { $seven }; Beto bajó { $run } y Ana le añadió { $queen }. Ana cierra: anota { $ann }, Beto { $ben }.

control-rules-match = Se juegan manos hasta que un total llega a { $target } o más; gana el total más alto.
control-rules-match-penalty = Se juegan manos hasta que un total llega a −{ $target } o menos; entonces gana el total más alto.
control-rules-tie = Si el total más alto está empatado, se comparte la victoria.
control-rules-time = Si no juegas a tiempo, robas del mazo y descartas tu carta más alta.

control-rules-change-none = No hay más cartas de control que las dos en vigor.
control-rules-change-round = Cuando el turno vuelve a quien empezó, se juega la siguiente carta de control, antes de que robe: todos tienen un turno con cada una.
control-rules-change-turn = Antes de cada turno se juega la siguiente carta de control.
control-rules-change-deal = Una carta de control sigue en vigor toda la mano; solo dar la vuelta a la pila de descartes trae la siguiente. PALO, SUMA y PRODUCTO no se usan: no se les podría añadir nada.
control-rules-change-held = { $cards ->
    [one] Cada uno tiene { $cards } carta de control secreta, que solo ve su dueño. No es parte de la mano: no se roba, no se descarta ni se cuenta. Una vez por turno, entre robar y descartar, puedes jugar una, incluso sin bajar: entra en vigor al momento, para todos, hasta que se juega otra. Después tomas una nueva.
   *[other] Cada uno tiene { $cards } cartas de control secretas, que solo ve su dueño. No son parte de la mano: no se roban, no se descartan ni se cuentan. Una vez por turno, entre robar y descartar, puedes jugar una, incluso sin bajar: entra en vigor al momento, para todos, hasta que se juega otra. Después tomas una nueva.
}
control-rules-change-deck = Las demás cartas de control se barajan con el mazo. La que sale se juega al momento, y quien la robó roba otra vez; después de la última carta del mazo vuelve a elegir.
control-rules-next = { $preview ->
    [shown] La siguiente carta de control se muestra.
   *[hidden] La siguiente carta de control está oculta.
}
control-rules-in-force = Las últimas { $cards } cartas de control jugadas están en vigor a la vez.
control-rules-reshuffled = Cuando se acaba el mazo de control, se barajan las cartas de control ya jugadas.

control-rules-ask-lay-offs = La carta de control solo importa para combinaciones nuevas; lo que se puede añadir depende de la clase de cada combinación.
control-rules-ask-earlier = Se rechaza una combinación para una carta de control anterior: solo cuenta la que está en vigor.
control-rules-ask-stays = Una combinación de la mesa se queda, venga la carta de control que venga.
control-rules-ask-nobody = Nadie tiene que bajar, ni tomar la descubierta.
control-rules-ask-two = Nunca se bajan dos combinaciones en un turno, esté en vigor lo que esté.
control-rules-ask-first = Quien empieza puede tomar la primera descubierta.
control-rules-ask-without = Puedes añadir sin combinación propia, y antes de bajar.
control-rules-ask-one-card = Con una carta puedes cerrar solo si la añades, o añades la que robas.
control-rules-ask-twice = La misma carta de control puede salir dos veces seguidas.

control-rules-example-sum = SUMA: { $cards } lo es, porque 1 + 2 = 3.
control-rules-example-product = PRODUCTO: { $cards } lo es, porque 3 × 4 = 12. Ninguno lleva as.
control-rules-example-factors = FACTORES: { $cards } no acepta { $card }: 12 no es múltiplo de 8.
control-rules-example-steps = { $suits ->
    [any] PASOS: { $cards } sube de cuatro en cuatro; los pasos de uno son una escalera.
   *[one] PASOS: { $cards } sube de cuatro en cuatro; los pasos de uno en un palo son una escalera.
}
control-rules-example-group = GRUPO: sin cartas idénticas, ni siquiera con dos barajas: { $cards } está lleno.
control-rules-example-sequence = ESCALERA: aquí { $cards } lo es.

control-rules-level = Necesitas una combinación propia del nivel ({ $kinds }) para cerrar; sin ella, guarda dos cartas antes de descartar.
control-rules-no-level = Puedes cerrar sin combinación propia, pero entonces no tienes nada que anotar.
control-rules-mid-round = Dar la vuelta a la pila de descartes trae la siguiente carta de control en plena vuelta; las vueltas no cambian.
control-rules-numbers-once = En primos, factores, pares, impares y pasos, una combinación tiene cada número una sola vez, sea cual sea el palo; sumas y productos pueden repetir valor.
