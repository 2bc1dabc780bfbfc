rummy500-words-take-pile = Tomar de la pila de descartes
rummy500-words-take = Tomar { $card }
rummy500-words-take-down = { $cards ->
        [one] Tomar { $cards } carta hasta { $card }
       *[other] Tomar { $cards } cartas hasta { $card }
    }
rummy500-words-pass = Pasar: la mano termina
rummy500-words-meld = Bajar { $cards } · { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
rummy500-words-lay-off = Añadir { $cards } a { $meld } · { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
rummy500-words-pick = Elegir …
rummy500-words-pick-title = Elige las cartas que bajar o añadir juntas …
rummy500-words-lay-all = Bajar todo ({ $plays })
rummy500-words-lay-all-out = Bajar todo ({ $plays }): cierras
rummy500-words-lay-off-all = Añadir todo ({ $plays })
rummy500-words-lay-off-all-out = Añadir todo ({ $plays }): cierras
rummy500-words-count-melds = { $melds ->
        [one] { $melds } combinación
       *[other] { $melds } combinaciones
    }
rummy500-words-count-laid-off = { $cards ->
        [one] { $cards } carta añadida
       *[other] { $cards } cartas añadidas
    }
rummy500-words-count-cards = { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
rummy500-words-count-points = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
rummy500-words-goes-out = cierras
rummy500-words-take-free = puedes bajarla o guardarla, pero no descartarla en este turno
rummy500-words-take-meld = tienes que usar { $card } ahora, como en { $meld }
rummy500-words-take-lay-off = tienes que usar { $card } ahora, como { $cards } en { $meld }
rummy500-words-question-pass = **¿Pasar?** La mano termina al momento, y tus cartas cuentan { $points } en contra.
rummy500-words-which-meld = ¿A qué combinación añades { $cards }?
rummy500-words-picked = Elegidas: { $cards }
rummy500-words-pick-some = Elige las cartas de una combinación nueva, o cartas que añadir juntas.
rummy500-words-picked-count = elegidas { $count }
rummy500-words-task-use = usar primero { $card }
rummy500-words-task-discard = descartar una carta
rummy500-words-task-play = bajar, añadir y descartar una carta
rummy500-words-task-take = tomar de la pila de descartes, o pasar y terminar la mano
rummy500-words-task-draw = robar, o tomar de la pila de descartes
rummy500-words-task-stock = robar del mazo
rummy500-words-must-use = ⚠️ Tienes que usar { $card } ahora
rummy500-words-must-use-how = Bájala o añádela antes de nada.
rummy500-words-cannot-discard = 🚫 Tomaste { $card } sola: úsala o guárdala, pero no puedes descartarla en este turno.
rummy500-words-player-cannot-discard = 🚫 { $player } no puede descartar { $card } en este turno.
rummy500-words-pile-empty = La pila de descartes está vacía
rummy500-words-pile-title = **Pila de descartes**
rummy500-words-pile-order = { $cards ->
        [one] { $cards } carta, la más antigua a la izquierda, la de arriba a la derecha
       *[other] { $cards } cartas, la más antigua a la izquierda, la de arriba a la derecha
    }
rummy500-words-stock = mazo { $cards }
rummy500-words-in-hand = { $points ->
        [one] { $points } punto en la mano
       *[other] { $points } puntos en la mano
    }
rummy500-words-melds-worth = combinaciones por { $points }
rummy500-words-own-melded = bajado { $points }
rummy500-words-melded = bajado **{ $points }**
rummy500-words-total = total **{ $total }**/{ $limit }
rummy500-words-ace = as { $values }
rummy500-words-added = { $cards } { $points } de { $player }
rummy500-words-can-take = puedes tomar hasta aquí
rummy500-words-cannot-take = no puedes: la carta no se podría usar al momento
rummy500-words-cannot-take-top-only = no puedes: en esta mesa solo se toma la carta de arriba
rummy500-words-facts-stock = Mazo { $cards }
rummy500-words-facts-dealt = repartió { $player }
rummy500-words-facts-stall = { $turns ->
        [one] { $turns } de { $limit } turnos sin robar del mazo
       *[other] { $turns } de { $limit } turnos sin robar del mazo
    }
rummy500-words-deal = Mano { $deal }
rummy500-words-to-limit = a { $limit }
rummy500-words-sign-use = USAR
rummy500-words-sign-keep = GUARDAR
