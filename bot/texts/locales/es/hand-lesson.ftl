hand-lesson-upcard = Quieres bajar todas tus cartas. Tus **primeras** combinaciones, grupos de un valor y escaleras de un palo, deben sumar { $points } puntos; eso es **abrir**. Ada ha descartado { $card }. Puedes robar del mazo, o tomarla si la bajas al momento.
hand-lesson-drawn = { $card } hace escalera con `10♣ J♣`. Con ella puedes abrir ya; del mazo puede venir cualquier cosa.

hand-lesson-open = La carta que tomas debe ir en una combinación en este turno. Puedes abrir con { $points } puntos, y hacen falta { $needed }.
hand-lesson-returned = Puedes devolverla y robar. Pero quien no ha abierto cuando termina la ronda paga { $points } puntos, y aquí los puntos son malos. Abre mientras puedas.
hand-lesson-part = Se permite: son más de { $points } puntos. Pero puedes bajar las cuatro combinaciones de una vez, y las cartas que se quedan en la mano cuentan en contra.

hand-lesson-discard = { $count ->
    [one] Queda una carta.
   *[other] Quedan { $count } cartas.
} Cada turno termina con un descarte. Si Ada cierra ahora, pagas los puntos de lo que tienes.
hand-lesson-nine = La reina cuesta { $most } puntos, el nueve solo { $points }. Si no hay otra razón, descarta la carta más cara.

hand-lesson-exchange = Ada ha abierto. En su escalera, un **comodín** hace de `9♦`, y tú tienes esa misma carta. Has robado { $card }.
hand-lesson-not-exchanged = Ponla en el lugar del comodín, y el comodín es tuyo. Quien ha abierto puede hacerlo en cualquier combinación.
hand-lesson-nine-kept = Seguirías con `9♦`. Cámbiala primero por el comodín: un comodín va casi en todas partes.

hand-lesson-joker = El comodín es tuyo. Ganas al descartar tu **última** carta. Un comodín que se queda en la mano cuesta { $points } puntos.
hand-lesson-joker-discarded = Puedes descartar un comodín, pero entonces te queda la otra carta y no cierras. Añade el comodín a una escalera y descarta la otra.
hand-lesson-joker-kept = Te quedarías con el comodín, { $points } puntos si Ada cierra. Va en los dos extremos de tu escalera de corazones.

hand-lesson-end = **Has cerrado**: el comodín fue a tu escalera, y tu descarte era la última carta. Los puntos son malos, así que recibes **{ $own }**. Ada paga { $other } por las cartas que le quedan; sin abrir serían { $unopened }. Tras { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
} gana quien tiene menos.

hand-lesson-partner = Basil, enfrente, es tu **pareja**: se gana o se pierde en equipo. Basil ha abierto, pero cada cual abre por su cuenta, con { $needed } puntos. Tú puedes tener { $points }.
hand-lesson-unopened = Hasta que abras no puedes añadir, ni siquiera a lo de Basil. Y si los otros cierran, tu equipo paga { $points } puntos solo por ti.
hand-lesson-fewer = Son más de { $points } puntos y se permite. Pero `3♦ 4♦ 5♦` se quedarían en la mano, donde solo cuestan puntos. Baja las tres combinaciones.

hand-lesson-partners-run = Ya has abierto, y puedes **añadir** a cualquier combinación: las tuyas, las de los otros y las de Basil. Basil tiene `8♠ 9♠ 10♠` en la mesa.
hand-lesson-jack-discarded = La jota va en la escalera de Basil, y después también la reina: dos cartas menos en tu mano.

hand-lesson-team-discard = { $count ->
    [one] Queda una carta, y no va con nada.
   *[other] Quedan { $count } cartas, y ninguna va con nada.
} ¿Qué descartas?
hand-lesson-two-discarded = El dos cuesta solo { $points } puntos si se queda en la mano, el nueve { $most }.

hand-lesson-seven = Basil ha bajado una escalera de tréboles para el equipo. Has robado { $card }.
hand-lesson-seven-discarded = Es el cuarto siete: añádelo a tu propio grupo. Así tendrás una carta menos después del descarte.

hand-lesson-last-two = { $count ->
    [one] Queda una carta.
   *[other] Quedan { $count } cartas.
} Cierras al descartar la última. Mira otra vez las combinaciones de Basil.
hand-lesson-six-discarded = El dos se quedaría en tu mano. `6♣` va en la escalera de tréboles de Basil: añádelo, y el dos es tu último descarte.
hand-lesson-six-kept = Entonces `6♣` se queda en tu mano. Va en la escalera de tréboles de Basil: añádelo primero, y cierras en este turno.

hand-lesson-team-end = **Has cerrado**, gracias a las combinaciones de Basil. Tu equipo recibe **{ $own }**, y los puntos son malos. A Basil le { $count ->
    [one] queda una carta, que no cuenta
   *[other] quedan { $count } cartas, que no cuentan
}. Los otros reciben { $other } entre los dos: { $unopened } por cada uno que no ha abierto. Tras { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
} gana el equipo que tiene menos.
