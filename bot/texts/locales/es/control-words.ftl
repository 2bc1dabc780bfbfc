control-words-group = GRUPO
control-words-sequence = ESCALERA
control-words-either = CUALQUIERA
control-words-steps = PASOS
control-words-suit = PALO
control-words-sum = SUMA
control-words-product = PRODUCTO
control-words-primes = PRIMOS
control-words-factors = FACTORES
control-words-evens = PARES
control-words-odds = IMPARES

control-words-rule-group = Tres o cuatro cartas del mismo valor
control-words-rule-sequence = { $ace ->
    [high] Tres o más cartas seguidas de un palo, también Q-K-A
   *[low] Tres o más cartas seguidas de un palo
}
control-words-rule-either = Un grupo o una escalera
control-words-rule-steps = { $suits ->
    [any] Tres o más en pasos iguales, de cualquier palo, como 2-5-8
   *[one] Tres o más de un palo en pasos iguales de 2 o más, como 2-5-8
}
control-words-rule-suit = Exactamente cuatro cartas de un palo
control-words-rule-sum = { $suits ->
    [any] Exactamente tres de cualquier palo; dos suman la tercera
   *[one] Exactamente tres de un palo; dos suman la tercera
}
control-words-rule-product = Exactamente tres, de cualquier palo, sin ases; dos multiplicadas dan la tercera
control-words-rule-primes = { $suits ->
    [any] Tres o cuatro números distintos de 2 3 5 7 J K
   *[one] Tres o cuatro de un palo de 2 3 5 7 J K
}
control-words-rule-factors = { $suits ->
    [any] Tres o más números distintos que dividen todos al más alto
   *[one] Tres o más de un palo que dividen todas a la más alta
}
control-words-rule-evens = { $suits ->
    [any] Tres o cuatro números distintos de 2 4 6 8 10 Q
   *[one] Tres o cuatro de un palo de 2 4 6 8 10 Q
}
control-words-rule-odds = { $suits ->
    [any] Tres o cuatro números distintos de A 3 5 7 9 J K
   *[one] Tres o cuatro de un palo de A 3 5 7 9 J K
}
control-words-rule = { $rule }.

control-words-next = Siguiente: { $kind }
control-words-next-hidden = La siguiente está oculta
control-words-when = { $when ->
    [round] en la próxima vuelta, antes de que robe { $player }
    [turn] antes de que robe { $player }
   *[deal] solo si se da la vuelta a la pila de descartes
}
control-words-left = { $cards ->
    [one] queda { $cards } carta de control
   *[other] quedan { $cards } cartas de control
}
control-words-next-reshuffled = { $when ->
    [round] Después, en la próxima vuelta, antes de que robe { $player }: las cartas de control jugadas, barajadas
    [turn] Después, antes de que robe { $player }: las cartas de control jugadas, barajadas
   *[deal] Después, solo si se da la vuelta a la pila de descartes: las cartas de control jugadas, barajadas
}
control-words-next-none = Las dos están siempre en vigor: no hay más cartas de control.
control-words-played-by = La jugó { $player }
control-words-turned-up = Descubierta
control-words-until-played = en vigor hasta que alguien juegue otra
control-words-until-drawn = { $cards ->
    [one] En vigor hasta que salga otra del mazo, que tiene { $cards } carta de control
   *[other] En vigor hasta que salga otra del mazo, que tiene { $cards } cartas de control
}

control-words-on-next-turn = { $certain ->
    [yes] En tu próximo turno:
   *[no] En tu próximo turno, salvo que se dé la vuelta a la pila de descartes:
}
control-words-waiting = La mesa muestra la carta de control en vigor; en tu turno se marcan aquí las cartas que valen con ella.
control-words-hold-playable = Tienes { $kinds }; puedes jugar una ahora.
control-words-hold = Tienes { $control }
control-words-hold-meld = Tienes { $control }: { $meld }
control-words-one-a-turn = (solo una por turno)
control-words-melded = Ya has bajado en este turno.
control-words-no-meld = No tienes ninguna combinación para { $kinds }.
control-words-fits = Para { $kinds }: { $melds }
control-words-other-ways = { $ways ->
    [one] { $ways } manera más
   *[other] { $ways } maneras más
}
control-words-for-kinds = Para { $kinds } tienes { $melds }

control-words-closed = cerrada
control-words-full = llena
control-words-takes = acepta { $cards }
control-words-on-meld = { $cards } a #{ $meld }
control-words-to-lay-off = Para añadir: { $cards }

control-words-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
control-words-after = { $cards ->
    [0] cierras
    [one] queda { $cards } carta
   *[other] quedan { $cards } cartas
}

control-words-meld = Bajar { $cards }
control-words-lay-off = Añadir { $cards } a #{ $number }: { $meld }
control-words-play = Jugar { $kind }: { $rule }
control-words-pass = Pasar: la mano está muerta
control-words-turn-over = Dar la vuelta a la pila de descartes
control-words-whose = { $owner ->
    [own] { $kind }, tuya
   *[other] { $kind }, de un rival
}
control-words-lay-all = { $cards ->
    [one] Bajar todo (1 combinación, { $cards } carta añadida): { $after }
   *[other] Bajar todo (1 combinación, { $cards } cartas añadidas): { $after }
}
control-words-lay-off-all = { $cards ->
    [one] Añadir todo ({ $cards } carta): { $after }
   *[other] Añadir todo ({ $cards } cartas): { $after }
}

control-words-dead-pass = { $times ->
    [one] **¿Terminar la mano?** No tomas { $upcard }, y a la pila de descartes ya se le ha dado la vuelta { $times } vez: la mano está muerta y nadie anota.
   *[other] **¿Terminar la mano?** No tomas { $upcard }, y a la pila de descartes ya se le ha dado la vuelta { $times } veces: la mano está muerta y nadie anota.
}
control-words-dead-empty = **¿Terminar la mano?** No hay descubierta que tomar ni carta que robar: la mano está muerta y nadie anota.
control-words-turn-over-question = { $control ->
    [none] { $cards ->
        [one] **¿Dar la vuelta a la pila de descartes?** No tomas { $upcard }: la pila, de { $cards } carta, pasa a ser el mazo, y robas la de arriba.
       *[other] **¿Dar la vuelta a la pila de descartes?** No tomas { $upcard }: la pila, de { $cards } cartas, pasa a ser el mazo, la más antigua arriba, y robas la de arriba.
    }
    [hidden] { $cards ->
        [one] **¿Dar la vuelta a la pila de descartes?** No tomas { $upcard }: la pila, de { $cards } carta, pasa a ser el mazo, se juega la siguiente carta de control, y robas la de arriba.
       *[other] **¿Dar la vuelta a la pila de descartes?** No tomas { $upcard }: la pila, de { $cards } cartas, pasa a ser el mazo, la más antigua arriba, se juega la siguiente carta de control, y robas la de arriba.
    }
   *[shown] { $cards ->
        [one] **¿Dar la vuelta a la pila de descartes?** No tomas { $upcard }: la pila, de { $cards } carta, pasa a ser el mazo, se juega la siguiente carta de control ({ $kind }), y robas la de arriba.
       *[other] **¿Dar la vuelta a la pila de descartes?** No tomas { $upcard }: la pila, de { $cards } cartas, pasa a ser el mazo, la más antigua arriba, se juega la siguiente carta de control ({ $kind }), y robas la de arriba.
    }
}
control-words-turn-over-times = { $limit ->
    [one] En una mano se le puede dar la vuelta { $limit } vez; esta es la número { $number }.
   *[other] En una mano se le puede dar la vuelta { $limit } veces; esta es la número { $number }.
}

control-words-task-draw = robar
control-words-task-draw-or-take = robar, o tomar { $upcard }
control-words-task-turn-over = { $upcard ->
    [none] dar la vuelta a la pila de descartes
   *[other] tomar { $upcard }, o dar la vuelta a la pila de descartes
}
control-words-task-pass = { $upcard ->
    [none] pasar y terminar la mano
   *[other] tomar { $upcard }, o pasar y terminar la mano
}
control-words-task-discard = descartar una carta
control-words-task-meld = bajar, añadir y descartar
control-words-task-lay-off = añadir y descartar

control-words-taken = { $card } es de la pila de descartes: no puedes descartarla en este turno
control-words-upcard = Descubierta { $card }
control-words-no-upcard = Sin descubierta
control-words-stock = { $turned ->
    [yes] mazo { $cards } (de la pila)
   *[no] mazo { $cards }
}
control-words-discard-pile = pila de descartes { $cards }
control-words-turned-over = { $limit ->
    [none] vueltas de la pila { $times }
   *[other] vueltas de la pila { $times } de { $limit }
}
control-words-near-dead = { $turns ->
    [one] ⚠️ mano muerta dentro de { $turns } turno sin robar del mazo, bajar ni añadir
   *[other] ⚠️ mano muerta dentro de { $turns } turnos sin robar del mazo, bajar ni añadir
}
