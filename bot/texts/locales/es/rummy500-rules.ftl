rummy500-rules-short-aim = Gana quien primero llega a **{ $limit }** puntos en varias manos.
rummy500-rules-short-melds = Baja grupos de tres o cuatro cartas del mismo valor ({ $set }) y escaleras de tres o más cartas seguidas de un palo ({ $run }). Cada carta que bajas te da puntos.
rummy500-rules-short-turn = En tu turno roba del mazo o toma de la pila de descartes; después baja y añade cuanto quieras, a tus combinaciones y a las de otros; después descarta una carta.
rummy500-rules-short-end = La mano termina cuando alguien se queda sin cartas, { $stock ->
        [finish_turn] o con el turno en que se acaba el mazo.
       *[draw_needed] o cuando no hay mazo y alguien pasa.
    }
rummy500-rules-short-scoring = Tus puntos son lo que bajaste y añadiste, menos las cartas que te quedan; pueden ser negativos. Las cartas del 2 al 9 cuentan su número; el 10 y las figuras, diez; un as, **15**, pero 1 como carta baja de una escalera; un as en la mano, { $ace }.

rummy500-rules-single = Una carta tomada sola se puede bajar, añadir o guardar, pero no descartar en el mismo turno.
rummy500-rules-single-must-use = También una carta tomada sola hay que usarla al momento: bajarla o añadirla.
rummy500-rules-depth = Puedes tomar cuantas cartas quieras de arriba de la pila de descartes si puedes **usar al momento la de más abajo**: bajarla o añadirla. Las demás pasan a tu mano.
rummy500-rules-depth-top = De la pila de descartes solo se puede tomar la carta de arriba.
rummy500-rules-ace-between = El as es bajo, alto o va en medio: { $low }, { $high }, { $between }.
rummy500-rules-ace-high = El as es bajo o alto: { $low }, { $high }; pero { $between } no es una combinación.
rummy500-rules-ace-low = El as es bajo: { $low }; { $high } no es una combinación.

rummy500-rules-setup = Cartas y reparto
rummy500-rules-setup-pack = De dos a cuatro jugadores, 52 cartas, sin comodines.
rummy500-rules-setup-dealer = La primera vez reparte uno al azar.
rummy500-rules-setup-deal = Dos jugadores reciben 13 cartas cada uno; tres o cuatro, 7. La siguiente se descubre para empezar la pila de descartes; el resto es el mazo.
rummy500-rules-setup-order = Empieza quien sigue a quien reparte; se juega en el orden de los asientos.
rummy500-rules-setup-open = Toda la pila de descartes está a la vista y conserva su orden: la más antigua a la izquierda, la de arriba a la derecha. Del mazo solo se sabe cuántas cartas tiene.

rummy500-rules-turn = Tu turno
rummy500-rules-turn-draw = Primero roba la carta de arriba del mazo o toma de la pila de descartes (5). No las dos cosas.
rummy500-rules-turn-play = Después baja y añade, cuantas veces quieras y en cualquier orden. Nunca es obligatorio (pero mira el apartado 5).
rummy500-rules-turn-discard = Al final descarta una carta boca arriba. { $out ->
        [free] Si para entonces no te quedan cartas, no hace falta descartar: cierras.
       *[must_drop] Necesitas una carta para eso: en esta mesa solo se cierra descartando.
    }
rummy500-rules-turn-stay = Lo bajado se queda: nada se recoge, se mueve, se divide ni se junta.

rummy500-rules-melds = Combinaciones
rummy500-rules-melds-set = **Grupo**: tres o cuatro cartas del mismo valor, como { $cards }.
rummy500-rules-melds-run = **Escalera**: tres o más cartas seguidas de un palo, como { $cards }.
rummy500-rules-melds-nobody = Una carta está en una sola combinación. Las combinaciones no son de nadie: todos pueden añadir.

rummy500-rules-laying-off = Añadir
rummy500-rules-laying-off-when = Después de robar puedes añadir a cualquier combinación de la mesa, incluso antes de haber bajado.
rummy500-rules-laying-off-kind = Las cartas de antes y las nuevas tienen que formar una combinación de la misma clase: un grupo sigue siendo grupo, una escalera, escalera. Se pueden añadir varias a la vez, también en los dos extremos.
rummy500-rules-laying-off-choice = Si una carta encaja en varias combinaciones, eliges una.
rummy500-rules-laying-off-points = Los puntos de una carta que añades son tuyos, sea cual sea la combinación.

rummy500-rules-pile = Tomar de la pila de descartes
rummy500-rules-pile-use = Puedes tomar hasta la carta que quieras si esa carta forma grupo o escalera con tus cartas y las tomadas, o encaja en una combinación de la mesa, también junto con otras.
rummy500-rules-pile-first = Hasta que se use la de más abajo no puedes hacer nada más. Después juegas como siempre; las otras tomadas se pueden descartar.
rummy500-rules-pile-last-card = No puedes hacer una jugada que te deje solo con la carta que no puedes descartar, salvo que encaje en una combinación de la mesa.
rummy500-rules-pile-signs = Con tus cartas se muestra ✓ junto a cada carta de la pila hasta la que puedes tomar ahora; si no, ✗.

rummy500-rules-end = El final de una mano
rummy500-rules-end-out = Una mano termina en cuanto alguien cierra, bajando, añadiendo o descartando.
rummy500-rules-end-out-discard = Una mano termina en cuanto alguien descarta su última carta.
rummy500-rules-end-stock = Quien roba la última carta del mazo termina su turno; después del descarte la mano se acaba.
rummy500-rules-end-stock-goes-on = Sin mazo se sigue con la pila de descartes, hasta que alguien no puede tomar o pasa.
rummy500-rules-end-stall = { $turns ->
        [one] La mano termina también tras { $turns } turno seguido sin robar del mazo.
       *[other] La mano termina también tras { $turns } turnos seguidos sin robar del mazo.
    }
rummy500-rules-end-no-stall = La mano sigue aunque nadie robe del mazo durante mucho tiempo.

rummy500-rules-scoring = Puntos
rummy500-rules-scoring-values = Las cartas del 2 al 9 cuentan su número; 10, jota, reina y rey, diez.
rummy500-rules-scoring-ace = Un as cuenta 15, pero 1 como carta baja de una escalera: { $set } = 45, { $low } = 6, { $high } = 35. Conserva el valor con que se bajó.
rummy500-rules-scoring-hand-ace = En la mano un as cuenta { $points }.
rummy500-rules-scoring-sum = Los puntos de una mano son lo que bajaste y añadiste, menos las cartas que te quedan; también cuentan en contra las combinaciones no bajadas. Pueden ser negativos, y el total también.
rummy500-rules-scoring-example = Has bajado 25 y tienes { $cards } cuando otro cierra: 25 − (10 + 4) = 11.

rummy500-rules-match = La partida y el reloj
rummy500-rules-match-limit = La partida se juega a **{ $limit }** puntos.
rummy500-rules-match-winner = Después de cada mano se suman los puntos. Cuando un total llega al límite, gana el total más alto, cierre quien cierre.
rummy500-rules-match-tie = Si los totales más altos empatan, se juegan más manos hasta que sean distintos.
rummy500-rules-match-clock = { $minutes ->
        [one] Cada jugador tiene { $minutes } minuto para toda la partida, que corre solo en sus turnos. Quien lo gasta pierde.
       *[other] Cada jugador tiene { $minutes } minutos para toda la partida, que corren solo en sus turnos. Quien los gasta pierde.
    }
rummy500-rules-match-no-clock = Se puede jugar con reloj: cada jugador tiene un tiempo fijo para toda la partida, y quien lo gasta pierde.
rummy500-rules-match-resigns = Quien abandona pierde; con tres o cuatro jugadores, la máquina juega en su lugar.
rummy500-rules-match-dealer = Después reparte el siguiente jugador.
rummy500-rules-match-dealer-loser = Quien menos anotó en una mano reparte la siguiente; si son varios, el siguiente jugador.

rummy500-rules-table = En esta mesa
rummy500-rules-table-depth = Puedes tomar cuantas cartas quieras de la pila de descartes.
rummy500-rules-table-depth-top = Solo se puede tomar la carta de arriba.
rummy500-rules-table-out = La última carta se puede bajar, añadir o descartar.
rummy500-rules-table-out-discard = La última carta se descarta.
rummy500-rules-table-stock = La mano termina con el mazo.
rummy500-rules-table-stock-goes-on = La mano sigue sin mazo mientras se tome de la pila de descartes.

rummy500-rules-questions = Preguntas
rummy500-rules-questions-first = ¿Puede quien empieza tomar la carta descubierta? Sí, como cualquier otra.
rummy500-rules-questions-whole-pile = ¿Se puede tomar toda la pila de descartes? Sí, si se usa la de más abajo.
rummy500-rules-questions-single = ¿Hay que usar una carta tomada sola? No, pero no se puede descartar enseguida.
rummy500-rules-questions-single-must-use = ¿Hay que usar una carta tomada sola? Sí, en esta mesa.
rummy500-rules-questions-later = ¿Se puede descartar en un turno posterior una carta tomada sola? Sí.
rummy500-rules-questions-others = ¿Se pueden descartar enseguida las otras cartas tomadas? Sí; solo hay que usar la de más abajo.
rummy500-rules-questions-deepest = ¿Se puede añadir la de más abajo a una combinación de otro? Sí.
rummy500-rules-questions-before = ¿Se pueden bajar otras combinaciones antes de usarla? No, pero con eso no se pierde nada.
rummy500-rules-questions-together = ¿Se puede usar con cartas tomadas junto con ella? Sí.
rummy500-rules-questions-several = ¿Se puede bajar más de una combinación por turno? Sí.
rummy500-rules-questions-must-meld = ¿Hay que bajar? No.
rummy500-rules-questions-bonus = ¿Hay premio por cerrar? No.
rummy500-rules-questions-out = ¿Hace falta un último descarte para cerrar? No.
rummy500-rules-questions-out-discard = ¿Hace falta un último descarte para cerrar? Sí, en esta mesa.
rummy500-rules-questions-last = ¿Y si la carta tomada sola fuera la última? No puedes hacer una jugada que la deje sola, salvo que se pueda añadir: no podrías ni descartarla ni guardarla.
rummy500-rules-questions-points = ¿De quién son los puntos de una carta añadida? De quien la añade.
rummy500-rules-questions-share = ¿Pueden compartir una carta dos combinaciones? No.
rummy500-rules-questions-joined = ¿Se juntan dos escaleras cuando se llena el hueco? No; la carta se añade a una de ellas.

rummy500-rules-clarified = Sin callejones sin salida
rummy500-rules-clarified-refused = Una jugada después de la cual no se podría terminar el turno se rechaza al momento.
rummy500-rules-clarified-tie = Tras un empate en el límite, la partida sigue hasta que un jugador va por delante con el límite o más.
rummy500-rules-clarified-pass = Quien no quiere tomar de la pila de descartes cuando no hay mazo pasa, y con eso termina la mano.
rummy500-rules-clarified-no-pass = Nadie pasa: siempre hay una carta que robar.
