panguingue-words-title-meld = Bajar …
panguingue-words-title-layoff = Añadir …
panguingue-words-title-split = Dividir una combinación …
panguingue-words-title-borrow = Sacar de una combinación …
panguingue-words-title-discard = Descartar una carta …
panguingue-words-how-to-split = Cómo dividir { $meld } …
panguingue-words-what-to-borrow = Qué sacar de { $melds } …

panguingue-words-mixed = { $rank ->
    [A] un grupo mixto de ases
    [J] un grupo mixto de jotas
    [Q] un grupo mixto de reinas
    [K] un grupo mixto de reyes
   *[other] un grupo mixto de { $rank }
}
panguingue-words-suited = { $spades ->
    [yes] { $rank ->
        [A] un grupo de ases de picas
        [J] un grupo de jotas de picas
        [Q] un grupo de reinas de picas
        [K] un grupo de reyes de picas
       *[other] un grupo de { $rank } de picas
    }
   *[no] { $rank ->
        [A] un grupo de ases de un palo
        [J] un grupo de jotas de un palo
        [Q] un grupo de reinas de un palo
        [K] un grupo de reyes de un palo
       *[other] un grupo de { $rank } de un palo
    }
}
panguingue-words-low-run = { $spades ->
    [yes] una escalera A-2-3 de picas
   *[no] una escalera A-2-3
}
panguingue-words-high-run = { $ranks ->
    [court] { $spades ->
        [yes] una escalera J-Q-K de picas
       *[no] una escalera J-Q-K
    }
   *[pip] { $spades ->
        [yes] una escalera 8-9-10 de picas
       *[no] una escalera 8-9-10
    }
}

panguingue-words-collect = { $payers ->
    [one] { $chips ->
        [one] cobras { $chips } ficha por { $what }
       *[other] cobras { $chips } fichas por { $what }
    }
   *[other] { $chips ->
        [one] cobras { $chips } ficha ({ $each } de cada uno de los { $payers }) por { $what }
       *[other] cobras { $chips } fichas ({ $each } de cada uno de los { $payers }) por { $what }
    }
}
panguingue-words-earns-nothing = no gana fichas
panguingue-words-leaves = deja { $cards }
panguingue-words-you-collect = { $payers ->
    [one] { $chips ->
        [one] Cobras { $chips } ficha por { $what }.
       *[other] Cobras { $chips } fichas por { $what }.
    }
   *[other] { $chips ->
        [one] Cobras { $chips } ficha ({ $each } de cada uno de los { $payers }) por { $what }.
       *[other] Cobras { $chips } fichas ({ $each } de cada uno de los { $payers }) por { $what }.
    }
}
panguingue-words-it-earns-nothing = No ganas fichas.

panguingue-words-play = Jugar
panguingue-words-drop = Retirarse
panguingue-words-drop-and-pay = { $chips ->
    [one] Retirarse · pagar { $chips } ficha
   *[other] Retirarse · pagar { $chips } fichas
}
panguingue-words-force-them = { $upcard ->
    [none] Obligar a tomar la descubierta
   *[other] Obligar a tomar { $upcard }
}
panguingue-words-force = { $upcard ->
    [none] Obligar a { $player } a tomar la descubierta
   *[other] Obligar a { $player } a tomar { $upcard }
}
panguingue-words-let-it-go = Dejarlo pasar
panguingue-words-take = { $upcard ->
    [none] Tomar la descubierta
   *[other] Tomar { $upcard }
}
panguingue-words-forced = es obligatorio
panguingue-words-meld = Bajar { $cards }
panguingue-words-lay-off = Añadir { $card } a { $meld }
panguingue-words-split = Dividir: { $melds }
panguingue-words-borrow = Sacar { $cards }
panguingue-words-borrow-for = Sacar { $cards } para { $own }
panguingue-words-go-out = Cerrar · cobras { $chips }

panguingue-words-ask-drop = **¿Retirarte?** Dejas esta mano: ya no pagas ni cobras.
panguingue-words-ask-drop-and-pay = { $chips ->
    [one] **¿Retirarte?** Pones { $chips } ficha en el bote y dejas esta mano: ya no pagas ni cobras.
   *[other] **¿Retirarte?** Pones { $chips } fichas en el bote y dejas esta mano: ya no pagas ni cobras.
}
panguingue-words-ask-split = **¿Dividir?** De { $meld } salen { $melds }.
panguingue-words-ask-borrow = { $own ->
    [none] **¿Sacar?** Con { $cards } se forma { $meld }; queda { $rest }.
   *[other] **¿Sacar?** Con { $cards } y { $own } de tu mano se forma { $meld }; queda { $rest }.
}

panguingue-words-your-turn = **Te toca**: ¿obligar a { $player } a tomar { $upcard }?
panguingue-words-may-force = ▶ **{ $players }**: obligar o no a { $player } a tomar { $upcard }
panguingue-words-turn = ▶ **{ $players }**: { $task }

panguingue-words-task-declare = jugar o retirarse
panguingue-words-task-demand = { $upcard ->
    [none] obligar a tomar la descubierta o dejarlo pasar
   *[other] obligar a tomar { $upcard } o dejarlo pasar
}
panguingue-words-task-forced = { $upcard ->
    [none] tomar la carta descubierta y añadirla: es obligatorio
   *[other] tomar { $upcard } y añadirla: es obligatorio
}
panguingue-words-task-draw = robar
panguingue-words-task-draw-only = robar: { $upcard } no encaja
panguingue-words-task-draw-or-take = robar, o tomar { $upcard }
panguingue-words-task-draw-or-meld = robar, o tomar { $upcard } y bajarla al momento
panguingue-words-task-place = { $card ->
    [none] bajar o añadir la carta tomada
   *[other] bajar o añadir { $card }
}
panguingue-words-task-lay-off = { $card ->
    [none] añadir la carta tomada
   *[other] añadir { $card }
}
panguingue-words-task-go-out = cerrar
panguingue-words-task-discard = { $card ->
    [none] descartar una carta
   *[other] descartar { $card }
}
panguingue-words-task-meld-or-discard = { $card ->
    [none] bajar, y después descartar una carta
   *[other] bajar, o descartar { $card }
}

panguingue-words-drawn-lay-off = { $source ->
    [pile] Tomaste { $card }: añádela ahora.
   *[stock] Robaste { $card }: añádela ahora.
}
panguingue-words-drawn-place = { $source ->
    [pile] Tomaste { $card }: bájala o añádela antes que cualquier otra.
   *[stock] Robaste { $card }: bájala o añádela antes que cualquier otra.
}
panguingue-words-drawn = { $source ->
    [pile] Tomaste { $card }.
   *[stock] Robaste { $card }.
}
panguingue-words-drawn-use = { $source ->
    [pile] Tomaste { $card }: bájala, añádela o descártala. No puedes guardarla.
   *[stock] Robaste { $card }: bájala, añádela o descártala. No puedes guardarla.
}
panguingue-words-drawn-useless = { $source ->
    [pile] Tomaste { $card }. No encaja, así que tienes que descartarla.
   *[stock] Robaste { $card }. No encaja, así que tienes que descartarla.
}

panguingue-words-demand = { $end ->
    [out] Si alguien obliga a { $player } a tomar { $upcard }, tiene que añadirla a { $melds } y cierra.
   *[discard] Si alguien obliga a { $player } a tomar { $upcard }, tiene que añadirla a { $melds } y descartar una carta de la mano.
}
panguingue-words-demand-paid = { $end ->
    [out] { $chips ->
        [one] Si alguien obliga a { $player } a tomar { $upcard }, tiene que añadirla a { $melds }, cobra { $chips } ficha { $payers ->
                [one] del otro jugador
               *[other] de cada uno de los { $payers }
            } y cierra.
       *[other] Si alguien obliga a { $player } a tomar { $upcard }, tiene que añadirla a { $melds }, cobra { $chips } fichas { $payers ->
               [one] del otro jugador
              *[other] de cada uno de los { $payers }
           } y cierra.
    }
   *[discard] { $chips ->
        [one] Si alguien obliga a { $player } a tomar { $upcard }, tiene que añadirla a { $melds }, cobra { $chips } ficha { $payers ->
                [one] del otro jugador
               *[other] de cada uno de los { $payers }
            } y descarta una carta de la mano.
       *[other] Si alguien obliga a { $player } a tomar { $upcard }, tiene que añadirla a { $melds }, cobra { $chips } fichas { $payers ->
               [one] del otro jugador
              *[other] de cada uno de los { $payers }
           } y descarta una carta de la mano.
    }
}
panguingue-words-dropped = Fuera: { $players }
panguingue-words-you-dropped = Te has retirado de esta mano.
panguingue-words-unsafe = ⚠️ { $player } tiene diez cartas bajadas y cerraría con { $cards }: no puedes descartar eso (regla 11).
panguingue-words-one-more = Te falta una carta que encaje para cerrar.
panguingue-words-legend = ★ condición: gana fichas
panguingue-words-you = Tú
panguingue-words-and-others = { $count ->
    [one] { $players } y { $count } más
   *[other] { $players } y { $count } más
}

panguingue-words-chips-deal = { $count ->
    [one] esta mano **{ $deal }** ficha
   *[other] esta mano **{ $deal }** fichas
}
panguingue-words-chips-match = { $count ->
    [one] partida **{ $match }** ficha
   *[other] partida **{ $match }** fichas
}
panguingue-words-chips-both = { $count ->
    [one] esta mano **{ $deal }**, partida **{ $match }** ficha
   *[other] esta mano **{ $deal }**, partida **{ $match }** fichas
}
panguingue-words-in-hand = { $cards ->
    [one] { $cards } sin bajar
   *[other] { $cards } sin bajar
}
panguingue-words-none-in-hand = todo bajado
panguingue-words-one-from-out = **a una carta de cerrar**
panguingue-words-nothing-melded = Sin nada bajado todavía: { $players }

panguingue-words-stock = Mazo { $cards }
panguingue-words-upcard-and-stock = Descubierta { $upcard } · mazo { $cards }
panguingue-words-turned-over = { $times ->
    [one] { $times } vuelta de la pila
   *[other] { $times } vueltas de la pila
}
panguingue-words-in-pot = { $chips ->
    [one] { $chips } ficha en el bote
   *[other] { $chips } fichas en el bote
}
panguingue-words-dealt = repartió { $player }
