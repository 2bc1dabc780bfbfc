hand-words-meld = Bajar { $melds }
hand-words-open = Abrir con { $points }
hand-words-open-with = Abrir con { $points }: { $melds }
hand-words-lay-off = { $joker ->
        [none] { $end ->
            [low] Añadir { $card } al extremo bajo de { $meld }
            [high] Añadir { $card } al extremo alto de { $meld }
           *[none] Añadir { $card } a { $meld }
        }
       *[card] { $end ->
            [low] Añadir { $card } como { $joker } al extremo bajo de { $meld }
            [high] Añadir { $card } como { $joker } al extremo alto de { $meld }
           *[none] Añadir { $card } como { $joker } a { $meld }
        }
    }
hand-words-exchange = Cambiar { $cards } por el comodín de { $meld }
hand-words-put-back = Devolver { $card }
hand-words-put-it-back = Devolverla
hand-words-ask-redeal = Pedir otro reparto
hand-words-no-redeal = Sin otro reparto
hand-words-discard-out = Descartar { $card }: cierras
hand-words-discard-hand = Descartar { $card }: ¡cierras con Hand!
hand-words-pass = Pasar: la ronda termina
hand-words-lay-all = Bajar todo
hand-words-lay-all-cards = Bajar todo: { $cards }
hand-words-open-all = Abrir con { $points } y el resto
hand-words-open-all-cards = Abrir con { $points } y bajar el resto: { $cards }
hand-words-then-out = después { $card } cierra
hand-words-then-hand = después { $card } cierra con Hand
hand-words-out = cierras
hand-words-out-hand = cierras con Hand
hand-words-note-hand = después descarta { $card }: Hand, todo doble
hand-words-note-leaves = deja { $cards }
hand-words-note-no-hand = entonces ya no es Hand
hand-words-note-goes-out = cierras
hand-words-note-goes-out-hand = cierras con Hand, todo doble
hand-words-task-redeal = pedir otro reparto o no
hand-words-task-starter = hacer el primer descarte
hand-words-task-draw = robar
hand-words-task-pass = pasar: no queda ninguna carta que robar
hand-words-task-draw-or-take = robar, o tomar { $card }
hand-words-task-pass-or-take = pasar, o tomar { $card }
hand-words-task-meld-card = bajar { $card }
hand-words-task-open = abrir con { $points }, o descartar una carta
hand-words-task-meld = bajar
hand-words-task-lay-off = añadir
hand-words-task-exchange = cambiar
hand-words-task-discard = descartar una carta
hand-words-upcard = Descubierta { $card }
hand-words-no-upcard = Sin descubierta
hand-words-pile = pila de descartes { $cards }
hand-words-stock = mazo { $cards }
hand-words-pile-first = Pila de descartes { $cards }
hand-words-stock-first = Mazo { $cards }
hand-words-reshuffled = { $times ->
        [one] se barajó { $times } vez
       *[other] se barajó { $times } veces
    }
hand-words-dealt = repartió { $player }
hand-words-to-open = { $points } para abrir
hand-words-to-open-raised = { $points } para abrir (última apertura { $last })
hand-words-order = sentido{ "\u00A0" }antihorario{ "\u00A0" }↺
hand-words-has-opened = ✅{ "\u00A0" }ha{ "\u00A0" }abierto
hand-words-rounds = { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }
hand-words-lowest-wins = (gana{ "\u00A0" }el{ "\u00A0" }más{ "\u00A0" }bajo)
