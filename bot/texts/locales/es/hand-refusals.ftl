hand-refusals-below-opening = { $cards } suma { $total }; necesitas { $needed } para abrir, todo de una vez y sin añadir a otras.
hand-refusals-below-raised = { $cards } suma { $total }; necesitas { $needed } para abrir (la apertura anterior fue { $last }), todo de una vez y sin añadir a otras.
hand-refusals-not-opened = No has abierto: primero baja { $needed } puntos; después puedes añadir y cambiar, que nunca cuentan para abrir.
hand-refusals-highest-with = Tu apertura más alta es { $points }: { $melds }.
hand-refusals-highest = Tu apertura más alta es { $points }.
hand-refusals-no-meld-in-hand = Tus cartas no tienen ninguna combinación.
hand-refusals-needs-run = { $cards } suma { $total }, pero en esta mesa una apertura necesita al menos una escalera.

hand-refusals-not-feasible = No puedes tomar { $card }: tiene que ir al momento en una combinación nueva, y { $why }.
hand-refusals-not-taken = { $card } no se puede tomar: { $why }.
hand-refusals-why-returned = has devuelto { $card } en este turno
hand-refusals-why-not-now = ahora no es posible
hand-refusals-why-no-new-meld = no tienes ninguna combinación nueva con { $card } que te deje una carta para descartar
hand-refusals-why-no-meld = no tienes ninguna combinación con { $card }
hand-refusals-why-too-low = con { $card } en una combinación podrías abrir como mucho con { $points }; necesitas { $needed }
hand-refusals-why-no-discard = ninguna apertura con { $card } deja una carta que descartar, como exige esta mesa
hand-refusals-must-meld = Tomaste { $card }: bájala antes de nada.
hand-refusals-must-meld-or-return = Tomaste { $card }: bájala o devuélvela antes de nada.
hand-refusals-taken-card = En este turno tomaste { $card } de la pila de descartes: bájala, no puedes descartarla.
hand-refusals-nothing-taken = Solo puedes devolver una descubierta tomada en este turno, antes de bajar nada.
hand-refusals-no-return = En esta mesa o en este momento no puedes devolver { $card }: bájala.

hand-refusals-nothing-laid = Di las cartas de al menos una combinación.
hand-refusals-too-short = { $cards } es demasiado corta: una combinación tiene al menos tres cartas.
hand-refusals-corner = { $cards } da la vuelta: el as va antes del dos o después del rey, nunca en medio.
hand-refusals-not-a-run = { $cards } no es una escalera: sus cartas tienen que ser seguidas, con comodines en los huecos.
hand-refusals-not-a-meld = { $cards } no es una combinación: una combinación son tres o cuatro cartas del mismo valor y distinto palo, o al menos tres seguidas de un palo.
hand-refusals-declaration = { $cards } solo puede ser { $ways }: escribe detrás del comodín lo que representa (`JK=9H`), o añade bajo, alto, grupo o escalera.
hand-refusals-way = { $kind ->
        [set] { $meld } (grupo, { $points })
       *[run] { $meld } (escalera, { $points })
    }
hand-refusals-wrong-end = { $cards } no encaja en ese extremo de la combinación; un grupo no tiene extremos.
hand-refusals-jokers-full = { $limit ->
        [one] Esa combinación ya tiene { $limit } comodín, el máximo por combinación.
       *[other] Esa combinación ya tiene { $limit } comodines, el máximo por combinación.
    }
hand-refusals-jokers = { $jokers ->
        [one] { $cards } tiene { $jokers } comodín; una combinación puede tener como mucho { $limit }.
       *[other] { $cards } tiene { $jokers } comodines; una combinación puede tener como mucho { $limit }.
    }
hand-refusals-naturals = { $naturals ->
        [one] { $cards }: una combinación necesita al menos { $naturals } carta natural.
       *[other] { $cards }: una combinación necesita al menos { $naturals } cartas naturales.
    }
hand-refusals-twice = { $cards } se bajaría dos veces: ninguna combinación repite carta, y ninguna carta está en dos combinaciones.
hand-refusals-exchanged-twice = Has dicho { $cards } dos veces: se cambian cartas de distinto palo.
hand-refusals-set-full = { $meld } está completo: un grupo tiene cuatro cartas, una de cada palo.
hand-refusals-set-too-long = { $cards } son demasiadas: un grupo tiene como mucho cuatro cartas, una de cada palo.
hand-refusals-run-full = { $meld } está completa: una escalera tiene como mucho { $longest } cartas.
hand-refusals-run-too-long = { $cards } es demasiado larga: una escalera tiene como mucho { $longest } cartas.

hand-refusals-does-not-fit = { $cards } no encaja.
hand-refusals-does-not-fit-meld = { $fits ->
        [none] { $cards } no encaja en { $meld }: ahí no se puede añadir nada.
       *[cards] { $cards } no encaja en { $meld }: ahí solo se puede añadir { $fits }.
    }
hand-refusals-fits-others = { $cards } encaja en { $melds }.
hand-refusals-fits-no-other = { $cards } no encaja en ninguna otra combinación de la mesa.
hand-refusals-not-freed = { $fits ->
        [none] { $cards } no es lo que representa el comodín de { $meld }: nada lo liberaría.
       *[cards] { $cards } no es lo que representa el comodín de { $meld }: solo { $fits } lo liberaría.
    }
hand-refusals-joker-only = En esta mesa, a un grupo de tres con comodín solo se le puede añadir otro comodín: { $meld }.
hand-refusals-needs-both = { $jokers ->
        [0] { $cards } no basta para liberar el comodín de { $meld }: en un grupo de tres puede ser cualquier palo que falte, así que necesitas { $fits }.
       *[more] { $cards } no basta para liberar el comodín de { $meld }: en un grupo de tres puede ser cualquier palo que falte, así que necesitas { $fits } (todas menos una, que sigue siendo comodín).
    }
hand-refusals-no-exchange = En esta mesa no se cambian comodines.
hand-refusals-no-joker = { $meld } no tiene ningún comodín que cambiar.
hand-refusals-jokers-in = Hay comodines en { $melds }.
hand-refusals-joker-in = { $meld } por { $cards }
hand-refusals-no-joker-anywhere = No hay ninguno en la mesa.
hand-refusals-natural-for-joker = Un comodín se cambia por cartas naturales de tu mano, nunca por otro comodín.
hand-refusals-one-at-a-time = En una escalera se cambian de una en una: { $fits }.
hand-refusals-more-than-jokers = { $cards } son más cartas que los comodines de { $meld }.
hand-refusals-must-use-joker = { $jokers ->
        [one] En esta mesa un comodín cambiado se baja o se añade en el mismo turno: te queda { $jokers } comodín por colocar, y así no tendría sitio.
       *[other] En esta mesa un comodín cambiado se baja o se añade en el mismo turno: te quedan { $jokers } comodines por colocar, y así no tendrían sitio.
    }
hand-refusals-end-needed = El comodín encaja en los dos extremos de { $meld }: escribe bajo o alto, para { $fits }.
hand-refusals-no-meld = Todavía no hay ninguna combinación en la mesa.
hand-refusals-no-such-meld = { $melds ->
        [one] No hay tal combinación: la única de la mesa es #{ $melds }.
       *[other] No hay tal combinación: las de la mesa van de #1 a #{ $melds }.
    }

hand-refusals-keep-another = Tienes que guardar una carta que descartar, y no { $card }, que acabas de tomar. Guarda otra.
hand-refusals-keep-lay-off = Si añades eso, no te queda ninguna carta que descartar, y cada turno termina con un descarte: guarda una.
hand-refusals-keep-meld = Si bajas eso, no te queda ninguna carta que descartar, y cada turno termina con un descarte: guarda una.
hand-refusals-stock-empty = No queda ninguna carta que robar, y la pila de descartes ya no se baraja: pasa, y la ronda termina.
hand-refusals-stock-empty-take = No queda ninguna carta que robar, y la pila de descartes ya no se baraja: toma { $card }, o pasa y termina la ronda.
hand-refusals-stock-left = Todavía hay cartas que robar, así que la ronda sigue.
hand-refusals-partners-turn = Es el turno de tu pareja, y no puedes jugar en su lugar: espera el tuyo.
hand-refusals-answer-first = Primero dicen todos si quieren otro reparto.
hand-refusals-no-four-pairs = { $cards ->
        [none] Solo quien recibe cuatro parejas idénticas puede pedir otro reparto, antes del primer descarte.
       *[cards] Solo quien recibe cuatro parejas idénticas puede pedir otro reparto, antes del primer descarte; tú tienes { $cards }.
    }
hand-refusals-starter-discards = En el primer turno de la ronda solo se descarta: tienes quince cartas, descarta una.
hand-refusals-draw-first = Primero roba del mazo o toma la carta descubierta.
hand-refusals-already-drew = Ya has robado en este turno.
hand-refusals-no-discard = La pila de descartes está vacía: roba del mazo.
hand-refusals-returned = Tomaste { $card } y la devolviste, así que ahora roba del mazo.
hand-refusals-not-on-first-turn = En esta mesa nadie cierra en su primer turno: guarda dos cartas, una para descartar y otra para quedarte.
