panguingue-rules-title-2 = Cartas y reparto
panguingue-rules-title-3 = Jugar o retirarse
panguingue-rules-title-4 = Tu turno
panguingue-rules-title-5 = Combinaciones
panguingue-rules-title-6 = Condiciones
panguingue-rules-title-7 = Añadir
panguingue-rules-title-8 = Dividir
panguingue-rules-title-9 = Sacar
panguingue-rules-title-10 = Obligar
panguingue-rules-title-11 = Descartes seguros
panguingue-rules-title-12 = Cerrar
panguingue-rules-title-13 = El pago final
panguingue-rules-title-14 = Cuando se agota el mazo
panguingue-rules-title-15 = La partida
panguingue-rules-title-20 = Casos raros

panguingue-rules-short-match = { $deals ->
    [one] { $deals } mano; quien tiene más fichas gana la partida.
   *[other] { $deals } manos; quien tiene más fichas gana la partida.
}
panguingue-rules-short-drop = { $chips ->
    [one] Diez cartas cada uno. Primero dicen todos si juegan o se retiran; retirarse cuesta { $chips } ficha, que va a quien gana la mano.
   *[other] Diez cartas cada uno. Primero dicen todos si juegan o se retiran; retirarse cuesta { $chips } fichas, que van a quien gana la mano.
}
panguingue-rules-short-turn = { $drawn ->
    [meld_or_discard] En tu turno roba una carta y baja lo que quieras. La carta robada se baja al momento o se descarta; nunca se guarda.
   *[to_hand] En tu turno roba una carta y baja lo que quieras. Una carta del mazo se puede guardar.
}
panguingue-rules-short-melds = Las combinaciones son escaleras de un palo ({ $run }) y grupos de un valor, todos de un palo ({ $suited }) o de tres palos o más ({ $mixed }).
panguingue-rules-short-conditions = { $ranks ->
    [court] Algunas combinaciones son **condiciones** y todos las pagan enseguida: grupos de 3, 5 y 7, grupos de un palo, escaleras con A-2-3 o J-Q-K.
   *[pip] Algunas combinaciones son **condiciones** y todos las pagan enseguida: grupos de 3, 5 y 7, grupos de un palo, escaleras con A-2-3 u 8-9-10.
}
panguingue-rules-short-out = { $chips ->
    [one] Quien primero tiene **once** cartas bajadas cierra, recibe { $chips } ficha de cada uno, cobra otra vez todas sus condiciones y se lleva el bote.
   *[other] Quien primero tiene **once** cartas bajadas cierra, recibe { $chips } fichas de cada uno, cobra otra vez todas sus condiciones y se lleva el bote.
}

panguingue-rules-players = De dos a quince jugadores; con seis a ocho es como mejor se juega.
panguingue-rules-packs = { $packs ->
    [one] { $packs } baraja de cuarenta cartas: { $cards } cartas, cada una varias veces.
   *[other] { $packs } barajas de cuarenta cartas: { $cards } cartas, cada una varias veces.
}
panguingue-rules-packs-less = { $packs ->
    [one] { $packs } baraja de cuarenta cartas, sin las picas de una: { $cards } cartas, cada una varias veces.
   *[other] { $packs } barajas de cuarenta cartas, sin las picas de una: { $cards } cartas, cada una varias veces.
}
panguingue-rules-ranks = { $ranks ->
    [court] Valores de menor a mayor: A 2 3 4 5 6 7 J Q K. Al siete le sigue la jota, y el as es siempre el más bajo.
   *[pip] Valores de menor a mayor: A 2 3 4 5 6 7 8 9 10. Al siete le sigue el ocho, y el as es siempre el más bajo.
}
panguingue-rules-direction = { $direction ->
    [left] Se juega hacia la izquierda: reparto, declaraciones y turnos. En la imagen de la mesa los jugadores se leen al revés del orden de juego.
   *[right] Se juega hacia la derecha: reparto, declaraciones y turnos. En la imagen de la mesa los jugadores se leen en el orden de juego.
}
panguingue-rules-eldest = La primera vez reparte alguien al azar. El siguiente es mano y empieza.
panguingue-rules-dealer = Quien gana una mano es mano en la siguiente; reparte el jugador anterior.
panguingue-rules-shuffle = { $shuffle ->
    [full] Antes de cada reparto se barajan todas las cartas.
   *[traditional] Las cartas usadas se barajan con una parte de las no usadas y van debajo de las demás.
}
panguingue-rules-deal = { $packet ->
    [p1] Cada uno recibe diez cartas, de una en una, empezando por quien es mano.
    [p2] Cada uno recibe diez cartas, de dos en dos, empezando por quien es mano.
    [p5] Cada uno recibe diez cartas, de cinco en cinco, empezando por quien es mano.
   *[p10] Cada uno recibe diez cartas, todas de una vez, empezando por quien es mano.
}
panguingue-rules-upcard = { $upcard ->
    [yes] Se descubre una carta para empezar la pila de descartes.
   *[no] No se descubre ninguna carta: la pila de descartes empieza con el primer descarte.
}
panguingue-rules-stock = El resto es el mazo. Su mitad de arriba, la cabeza, se roba primero; la de abajo es el pie.

panguingue-rules-declare = Empezando por quien es mano, cada uno dice una sola vez si juega o se retira.
panguingue-rules-drop = { $chips ->
    [one] Quien se retira pone { $chips } ficha en el bote, que está sobre el pie del mazo y es para quien gane.
   *[other] Quien se retira pone { $chips } fichas en el bote, que está sobre el pie del mazo y es para quien gane.
}
panguingue-rules-dropped = Quien se ha retirado ya no paga, no cobra ni obliga en esta mano.
panguingue-rules-last = Si todos menos uno se retiran, el último se lleva el bote y la mano termina.
panguingue-rules-ante = { $chips ->
    [one] Todos ponen { $chips } ficha en el bote antes del reparto; se la lleva quien gana.
   *[other] Todos ponen { $chips } fichas en el bote antes del reparto; se las lleva quien gana.
}
panguingue-rules-no-ante = No hay entrada.
panguingue-rules-not-later = Después nadie puede retirarse.

panguingue-rules-forced = Si la carta descubierta encaja en una combinación tuya, los demás pueden obligarte a tomarla antes de que robes: mira el apartado 10.
panguingue-rules-draw = Roba una carta del mazo o toma la descubierta.
panguingue-rules-take = { $take ->
    [any] Puedes tomar la descubierta si puedes bajarla o añadirla al momento, aunque sea dividiendo antes o con cartas sacadas de otras combinaciones.
    [stock_drawn_only] Puedes tomar la descubierta para añadirla; para una combinación nueva, solo si salió del mazo y se pasó.
    [none] Puedes tomar la descubierta solo para añadirla.
    [keep-passed] Puedes tomar la descubierta para añadirla; si salió del mazo y se pasó, también puedes guardarla.
   *[keep] Puedes tomar la descubierta y guardarla.
}
panguingue-rules-drawn = { $drawn ->
    [meld_or_discard] La carta robada la ven todos y nunca se guarda: bájala, añádela o descártala.
   *[to_hand] Una carta del mazo se guarda sin que nadie la vea.
}
panguingue-rules-place = { $drawn ->
    [first] Baja, añade, divide y saca cuantas veces quieras, en cualquier orden; nunca es obligatorio. La carta robada va primero.
   *[any] Baja, añade, divide y saca cuantas veces quieras, en cualquier orden; nunca es obligatorio.
}
panguingue-rules-place-taken = { $taken ->
    [place] Una descubierta tomada se baja o se añade antes que cualquier otra carta; si te obligaron, se añade.
   *[keep] Si te obligaron a tomar la descubierta, se añade antes de nada.
}
panguingue-rules-discard = { $drawn ->
    [meld_or_discard] Después descarta una carta: la robada si no se bajó ni se añadió; si no, cualquiera de las tuyas. Con once cartas bajadas, en vez de eso cierras.
   *[to_hand] Después descarta cualquiera de tus cartas. Con once cartas bajadas, en vez de eso cierras.
}

panguingue-rules-run-court = **Escalera**: tres o más cartas seguidas de un palo, como { $run }; no { $wrong }.
panguingue-rules-run = **Escalera**: tres o más cartas seguidas de un palo, como { $run }.
panguingue-rules-suited = **Grupo de un palo**: tres o más cartas idénticas, como { $cards }.
panguingue-rules-mixed = { $suits ->
    [three_plus] **Grupo mixto**: un valor en tres palos o más, que puede repetir palo cuando ya tiene tres, como { $cards }. Exactamente dos palos nunca son un grupo.
   *[strict] **Grupo mixto**: un valor en tres palos o más, sin repetir palo, como { $cards }. Exactamente dos palos nunca son un grupo.
}
panguingue-rules-any-suits = { $ranks ->
    [court] Los ases y los reyes forman grupo con cualquier palo.
   *[pip] Los ases y los 10 forman grupo con cualquier palo.
}
panguingue-rules-own = Tus combinaciones son solo tuyas: nadie más les añade ni les quita cartas.

panguingue-rules-mixed-earn = 3, 5 y 7 de varios palos: 1 de cada uno.
panguingue-rules-suited-earn = { $spades ->
    [double] 3, 5 o 7 de un palo: 2 de cada uno, 4 si son picas.
   *[same] 3, 5 o 7 de un palo: 2 de cada uno.
}
panguingue-rules-other-earn = { $spades ->
    [double] Cualquier otro grupo de un palo: 1 de cada uno, 2 si son picas.
   *[same] Cualquier otro grupo de un palo: 1 de cada uno.
}
panguingue-rules-low-earn = { $spades ->
    [double] Escalera con A-2-3: 1 de cada uno, 2 si son picas.
   *[same] Escalera con A-2-3: 1 de cada uno.
}
panguingue-rules-high-earn = { $ranks ->
    [court] { $spades ->
        [double] Escalera con J-Q-K: 1 de cada uno, 2 si son picas.
       *[same] Escalera con J-Q-K: 1 de cada uno.
    }
   *[pip] { $spades ->
        [double] Escalera con 8-9-10: 1 de cada uno, 2 si son picas.
       *[same] Escalera con 8-9-10: 1 de cada uno.
    }
}
panguingue-rules-laid-off-earn = { $spades ->
    [double] Cada carta añadida a una condición gana otra vez: 2 si es de picas, si no 1.
   *[same] Cada carta añadida a una condición gana otra vez: 1.
}
panguingue-rules-laid-off-earn-nothing = Las cartas añadidas a una condición no ganan nada.
panguingue-rules-extra = { $extra ->
    [earn] Si se bajan más de tres de una vez, las de más ganan como añadidas.
   *[nothing] Si se bajan más de tres de una vez, las de más no ganan nada.
}
panguingue-rules-completed = { $ranks ->
    [court] Añadir la carta que completa A-2-3 o J-Q-K hace una condición.
   *[pip] Añadir la carta que completa A-2-3 u 8-9-10 hace una condición.
}
panguingue-rules-not-completed = Una carta añadida nunca convierte en condición lo que no lo era; dividir sí puede.
panguingue-rules-three-of = { $ranks ->
    [court] Tres ases o reyes de un palo son condición aunque haya otros; solo cuenta ese palo.
   *[pip] Tres ases o 10 de un palo son condición aunque haya otros; solo cuenta ese palo.
}
panguingue-rules-on-credit = Todos los demás que siguen en la mano pagan al momento, a crédito si hace falta.

panguingue-rules-lay-off = En tu turno, después de robar: una carta tuya, o la robada, a una combinación tuya.
panguingue-rules-lay-off-run = Una escalera acepta la carta siguiente en cualquiera de sus extremos.
panguingue-rules-lay-off-group = { $groups ->
    [any] Un grupo acepta cualquier carta de su valor; gana solo mientras siga siendo de su clase.
    [strict] Un grupo de un palo acepta solo ese palo; uno mixto, un palo que le falte.
   *[three_plus] Un grupo de un palo acepta solo ese palo; uno mixto, cualquier carta de su valor.
}
panguingue-rules-lay-off-any = { $ranks ->
    [court] Un grupo de ases o de reyes acepta cualquiera de ellos.
   *[pip] Un grupo de ases o de 10 acepta cualquiera de ellos.
}

panguingue-rules-split = Una combinación de seis cartas o más se puede dividir en dos.
panguingue-rules-split-example = Por ejemplo { $meld }: { $first } y { $second }. La nueva A-2-3 gana lo que gana una escalera con A-2-3.
panguingue-rules-split-condition = Si la combinación ya era condición, lo sigue siendo una de las mitades, y no se paga otra vez.

panguingue-rules-borrow = Saca cartas de combinaciones tuyas de más de tres para formar una nueva, si lo que queda sigue siendo combinación.
panguingue-rules-borrow-example = { $ranks ->
    [court] De { $meld }: la jota, el cuatro, o cuatro y cinco; no el seis solo.
   *[pip] De { $meld }: el ocho, el cuatro, o los dos; no el seis solo.
}
panguingue-rules-borrow-own = { $own ->
    [yes] Al menos una carta de la combinación nueva no viene de otra.
   *[no] Una combinación nueva puede ser toda de cartas sacadas de otras.
}
panguingue-rules-borrow-when = { $when ->
    [same_turn] Se puede sacar incluso una carta añadida en el mismo turno.
   *[later_turn] Una carta añadida en este turno se puede sacar desde el próximo.
}
panguingue-rules-borrow-earns = { $left ->
    [earn] La combinación nueva gana como cualquier otra. Si lo que queda pasa a ser condición, también gana.
   *[nothing] La combinación nueva gana como cualquier otra. Lo que queda no gana nada por eso.
}
panguingue-rules-borrow-stay = Las cartas sacadas nunca se añaden a otro sitio ni vuelven a la mano.

panguingue-rules-no-demands = No se puede obligar a nadie a tomar la carta descubierta.
panguingue-rules-always-forced = Si la carta descubierta encaja en una combinación de quien tiene el turno, tiene que tomarla y añadirla.
panguingue-rules-always-paid = La cobra como cualquier otra carta añadida.
panguingue-rules-demand = Si la carta descubierta encaja en una combinación de quien tiene el turno, tal como está, se pregunta a todos los demás a la vez, antes de que robe, si le obligan a tomarla.
panguingue-rules-demand-one = Basta con que uno lo pida: tiene que tomar la carta y añadirla.
panguingue-rules-demand-paid = La cobra como cualquier otra, puede seguir bajando y descarta una carta de la mano.
panguingue-rules-demand-not = No se puede obligar con una carta recién robada del mazo, ni con ninguna después de robar.

panguingue-rules-any-discard = Puedes descartar cualquier carta, aunque ayude a otro.
panguingue-rules-safe = { $scope ->
    [any_way] Si el siguiente jugador está **a una carta** (diez bajadas, ninguna en la mano), no puedes descartar una carta con que pueda cerrar, añadiéndola, después de dividir o en una combinación con cartas sacadas de otras.
   *[layoff] Si el siguiente jugador está **a una carta** (diez bajadas, ninguna en la mano), no puedes descartar una carta con que pueda cerrar añadiéndola tal como están sus combinaciones.
}
panguingue-rules-all-unsafe = Si todas las cartas que podrías descartar son así, puedes descartar cualquiera.
panguingue-rules-safe-no-meld = Nunca tienes que bajar una carta para poder descartar otra segura.
panguingue-rules-safe-drawn = { $drawn ->
    [meld_or_discard] Una carta robada del mazo que no se baja ni se añade hay que descartarla (4.4). Por eso puede dejar cerrar al siguiente aunque tengas una carta segura.
   *[to_hand] Una carta robada se guarda: si es insegura, descarta en su lugar una segura de las tuyas.
}

panguingue-rules-eleven = Para cerrar necesitas once cartas bajadas, y ningún descarte.
panguingue-rules-nine = Con nueve bajadas y una en la mano, una carta que encaje te deja a una; para cerrar necesitas dos.
panguingue-rules-flat = Quien está a una carta sigue robando en cada turno, y descarta lo que no encaje.
panguingue-rules-before-out = Después de la undécima carta aún puedes dividir combinaciones, y cobrar, antes de cerrar.

panguingue-rules-out = { $chips ->
    [one] Quien cierra recibe { $chips } ficha de cada jugador que sigue en la mano.
   *[other] Quien cierra recibe { $chips } fichas de cada jugador que sigue en la mano.
}
panguingue-rules-out-double = Quien no ha bajado nada paga el doble.
panguingue-rules-second = { $worth ->
    [base] Cada uno paga por segunda vez todas las condiciones de quien cierra: lo que ganan con tres cartas.
    [as_it_lies] Cada uno paga por segunda vez todas las condiciones de quien cierra: todo lo que ganan como están, contando cada carta.
   *[ledger] Cada uno paga por segunda vez todas las condiciones de quien cierra: todo lo que ganaron durante el juego.
}
panguingue-rules-pot = Quien cierra se lleva el bote: las fichas de quienes se retiraron y las entradas.
panguingue-rules-stay-paid = Lo pagado durante el juego queda pagado. Las cartas que quedan en la mano no importan.

panguingue-rules-head = Primero se roba de la cabeza, después del pie.
panguingue-rules-exhausted = { $end ->
    [draw] Cuando no queda ninguna carta que robar, la mano es nula.
    [turn_over] Cuando no queda ninguna carta que robar, se da la vuelta a la pila de descartes tal como está, la más antigua arriba, y pasa a ser el mazo.
   *[shuffle] Cuando no queda ninguna carta que robar, se baraja la pila de descartes y pasa a ser el mazo.
}
panguingue-rules-turnovers = { $times ->
    [one] Tras hacerlo { $times } vez, la mano es nula.
   *[other] Tras hacerlo { $times } veces, la mano es nula.
}
panguingue-rules-void = Una mano nula no tiene pago final; el bote queda para quien gane la próxima.

panguingue-rules-match = { $deals ->
    [one] La partida tiene { $deals } mano; el resultado son las fichas.
   *[other] La partida tiene { $deals } manos; el resultado son las fichas.
}
panguingue-rules-next-eldest = Quien gana una mano es mano en la siguiente. Después de una mano nula es mano el mismo.
panguingue-rules-match-void = Si la partida termina tras una mano nula, cada uno recupera sus fichas del bote.

panguingue-rules-most = Una jugada nunca gana más de 16 fichas de un jugador.
panguingue-rules-always-a-card = Las cartas que nadie tiene ni ha bajado están en el mazo y en la pila de descartes, así que siempre hay una que robar.
panguingue-rules-two-suits = Los ases o el valor más alto con tres cartas en dos palos cuentan en el palo del que haya más; si no, en picas.
panguingue-rules-no-turnover = Si no queda carta que robar y ya no se puede dar la vuelta a la pila de descartes, la mano es nula.
panguingue-rules-eldest-drops = Si quien es mano se retira, empieza el siguiente que juega.
panguingue-rules-class = Un grupo que ya no es de su clase deja de ser condición; nada se devuelve.
panguingue-rules-unfinished = Se rechaza una jugada después de la cual no se podría terminar el turno.
