hand-events-opened = abrió con **{ $points }**
hand-events-melded = bajó { $meld }
hand-events-laid-off = añadió { $card } a { $meld } de { $owner }
hand-events-laid-off-own = añadió { $card } a su { $meld }
hand-events-exchanged = { $jokers ->
        [one] cambió { $cards } por el comodín de { $meld } de { $owner }
       *[other] cambió { $cards } por { $jokers } comodines de { $meld } de { $owner }
    }
hand-events-exchanged-own = { $jokers ->
        [one] cambió { $cards } por el comodín de su { $meld }
       *[other] cambió { $cards } por { $jokers } comodines de su { $meld }
    }
hand-events-returned = devolvió { $card } a la pila de descartes
hand-events-no-redeal = no quiere otro reparto
hand-events-asked-redeal = recibió cuatro parejas, { $cards }, y pidió otro reparto
hand-events-passed = no pudo robar y pasó
hand-events-shuffled = { $cards ->
        [one] El mazo se acabó: la única carta bajo la descubierta es el nuevo mazo.
       *[other] El mazo se acabó: las { $cards } cartas bajo la descubierta se barajaron y son el nuevo mazo.
    }
hand-events-ended-hand = **¡Hand!** { $player } cierra en un solo turno: todo cuenta doble.
hand-events-ended-out = { $player } cierra.
hand-events-ended-redeal = Se reparte otra vez.
hand-events-ended-exhausted = No queda ninguna carta que robar: la ronda termina sin ganador.
hand-events-title-hand = ¡Hand! { $player } cierra en un solo turno, y todos los puntos son × { $multiplier }
hand-events-title-out = { $player } cierra
hand-events-title-exhausted = No queda ninguna carta que robar: nadie cierra
hand-events-title-exhausted-again = No queda ninguna carta que robar: nadie cierra, y la ronda se reparte otra vez
hand-events-title-redeal = Cuatro parejas: se reparte otra vez
hand-events-went-out = 🏁{ "\u00A0" }**{ $player }** cerró
hand-events-never-opened = **{ $player }** no abrió
hand-events-no-cards = **{ $player }** sin cartas
hand-events-not-doubled = **{ $points }**, sin doblar
hand-events-not-counted = no cuenta, cerró su pareja
