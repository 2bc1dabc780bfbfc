rummy500-lesson-pile = Anotas los puntos de las cartas que bajas: grupos de un valor y escaleras de un palo. Toda la pila de descartes está a la vista, aquí { $count ->
    [one] una carta
   *[other] { $count } cartas
}: { $pile }. En tu turno **robas** del mazo o **tomas** de la pila: la de arriba, o varias si usas al momento la de más abajo.
rummy500-lesson-drawn = Del mazo viene una carta desconocida. En la pila hay dos que hacen combinación con las tuyas.
rummy500-lesson-top-taken = Eso da `4♣ 5♣ 6♣`, pero hay más: { $card }, más abajo, va con tus dos ochos. Si tomas hasta ella y la bajas, te llevas también todas las de encima.

rummy500-lesson-meld = Había que usar la carta de más abajo: `8♠ 8♦ 8♥` están en la mesa y dan { $points } puntos. Las demás son tuyas. En un turno puedes bajar cuantas veces quieras.
rummy500-lesson-not-melded = `4♣ 5♣ 6♣` siguen en tu mano. Cuando alguien cierra, las cartas de la mano cuentan **en contra**. En la mesa cuentan a favor.

rummy500-lesson-keep = Has bajado { $points } puntos. Al final del turno descartas una carta. ¿Cuál cuesta más y no va con nada?
rummy500-lesson-cheap = Solo cuesta { $points } puntos si se queda en la mano, y quizá vaya luego con una escalera de diamantes. El rey cuesta { $most } y no va con nada.
rummy500-lesson-pair-broken = A dos reinas les falta solo una para el grupo. El rey no va con nada.

rummy500-lesson-queens = Basil ha **añadido** `7♣` a tu escalera: cualquiera puede, y los puntos son de quien añade. Ahora { $card } está encima de la pila.
rummy500-lesson-queen-left = Hace grupo con tus dos reinas: { $points } puntos. Del mazo puede venir cualquier cosa.

rummy500-lesson-last = ¡Tres reinas! Tienes { $points } puntos en la mesa y te { $count ->
    [one] queda una carta
   *[other] quedan { $count } cartas
}: { $card }. Sin cartas **cierras** y la mano termina. Ada ha bajado una escalera de diamantes.
rummy500-lesson-discarded = Cerrarías, pero la carta no daría nada. Va en la escalera de Ada: añádela, y sus puntos también son tuyos.

rummy500-lesson-end = **Has cerrado.** Anotas **{ $points } puntos**, todos por cartas que bajaste. A los demás les restan las cartas de la mano: Ada queda con { $first }, Basil con { $second }. Se juegan manos hasta que alguien tiene { $limit }.
