panguingue-refusals-declare-first = Primero dicen todos si juegan o se retiran.
panguingue-refusals-already-declared = Todos lo han dicho ya; después nadie puede retirarse.
panguingue-refusals-answer-first = { $upcard ->
    [none] Todavía se pregunta a los demás si obligan a tomar la carta descubierta.
   *[other] Todavía se pregunta a los demás si obligan a tomar { $upcard }.
}
panguingue-refusals-no-demand = Ahora no hay nada a que obligar: solo puedes obligar a quien tiene el turno a tomar una carta descubierta que encaja en una combinación suya, antes de que robe.
panguingue-refusals-dropped = Te has retirado, así que ya no juegas esta mano.
panguingue-refusals-draw-first = Primero roba.
panguingue-refusals-already-drew = Ya has robado en este turno.
panguingue-refusals-must-take = { $upcard ->
    [none] Te han obligado a tomar la carta descubierta y añadirla.
   *[other] Te han obligado a tomar { $upcard } y añadirla.
}
panguingue-refusals-no-discard = No hay ninguna carta descubierta que tomar.
panguingue-refusals-not-usable = { $upcard ->
    [none] Puedes tomar la carta descubierta solo para bajarla o añadirla al momento, y ni encaja en una combinación tuya ni forma una nueva.
   *[other] Puedes tomar { $upcard } solo para bajarla o añadirla al momento, y ni encaja en una combinación tuya ni forma una nueva.
}
panguingue-refusals-place-taken = { $card ->
    [none] Tomaste esa carta de la pila de descartes: bájala o añádela antes que cualquier otra.
   *[other] Tomaste { $card } de la pila de descartes: bájala o añádela antes que cualquier otra.
}
panguingue-refusals-lay-off-taken = { $card ->
    [none] Tomaste esa carta porque encaja en una combinación: añádela antes de nada.
   *[other] Tomaste { $card } porque encaja en una combinación: añádela antes de nada.
}
panguingue-refusals-place-drawn = { $card ->
    [none] En esta mesa tienes que bajar o añadir la carta robada antes que las demás.
   *[other] En esta mesa tienes que bajar o añadir { $card } antes que las demás.
}
panguingue-refusals-strands-taken = { $card ->
    [none] Si divides así, no podrías ni bajar ni añadir la carta tomada.
   *[other] Si divides así, no podrías ni bajar ni añadir { $card }.
}
panguingue-refusals-discard-drawn = { $card ->
    [none] Robaste esa carta y no la has bajado ni añadido, así que tienes que descartarla.
   *[other] Robaste { $card } y no la has bajado ni añadido, así que tienes que descartarla.
}
panguingue-refusals-unsafe = { $card ->
    [none] Con esa carta cerraría el siguiente jugador, que tiene diez cartas bajadas, y tú tienes una carta segura.
   *[other] Con { $card } cerraría el siguiente jugador, que tiene diez cartas bajadas, y tú tienes una carta segura.
}
panguingue-refusals-go-out-now = Has bajado once cartas: cierra, o divide antes una combinación.
panguingue-refusals-not-eleven = Para cerrar necesitas once cartas bajadas, y tienes { $melded }.

panguingue-refusals-no-cards = Eso no es una combinación.
panguingue-refusals-not-a-meld = { $why ->
    [short] { $cards } no es una combinación: una combinación tiene al menos tres cartas.
    [two-suits] { $cards } no es una combinación: un grupo es de un palo, o de tres o más.
    [suit-twice] { $cards } no es una combinación: repite palo.
    [gap] { $cards } no es una combinación: una escalera tiene cartas seguidas, y el as es la más baja.
   *[neither] { $cards } no es una combinación: una combinación es un grupo de un valor o una escalera de un palo.
}
panguingue-refusals-part-not-a-meld = { $why ->
    [short] { $cards } no es una combinación por sí sola: una combinación tiene al menos tres cartas.
    [two-suits] { $cards } no es una combinación por sí sola: un grupo es de un palo, o de tres o más.
    [suit-twice] { $cards } no es una combinación por sí sola: repite palo.
    [gap] { $cards } no es una combinación por sí sola: una escalera tiene cartas seguidas, y el as es la más baja.
   *[neither] { $cards } no es una combinación por sí sola: una combinación es un grupo de un valor o una escalera de un palo.
}
panguingue-refusals-does-not-fit = { $card } no encaja en { $meld }.
panguingue-refusals-does-not-fit-that = { $card ->
    [none] Esa carta no encaja en esa combinación.
   *[other] { $card } no encaja en esa combinación.
}
panguingue-refusals-no-melds = Todavía no tienes ninguna combinación en la mesa.
panguingue-refusals-number-of-melds = { $melds ->
    [one] No tienes ninguna combinación con ese número: la tuya es la { $melds }.
   *[other] No tienes ninguna combinación con ese número: las tuyas van de 1 a { $melds }, de izquierda a derecha.
}
panguingue-refusals-small-to-split = { $meld ->
    [none] Esa combinación es demasiado pequeña para dividirla: hacen falta 6 cartas o más.
   *[other] { $meld } es demasiado pequeña para dividirla: hacen falta 6 cartas o más.
}
panguingue-refusals-small-to-borrow = { $meld ->
    [none] Esa combinación es demasiado pequeña para sacar de ella: hacen falta 4 cartas o más.
   *[other] { $meld } es demasiado pequeña para sacar de ella: hacen falta 4 cartas o más.
}
panguingue-refusals-rest = { $cards ->
    [none] Sin esas cartas quedaría el resto, que no es una combinación.
   *[other] Sin esas cartas quedaría { $cards }, que no es una combinación.
}
panguingue-refusals-not-on-board = { $cards ->
    [none] Esa carta no está en tus combinaciones.
   *[other] { $cards } no está en tus combinaciones.
}
panguingue-refusals-nothing-borrowed = Para sacar, toma al menos una carta de una combinación tuya; solo con cartas de la mano, simplemente baja.
panguingue-refusals-needs-own-card = { $cards ->
    [none] Solo con esas cartas no se puede formar una combinación: al menos una carta no debe venir de otra.
   *[other] Solo con { $cards } no se puede formar una combinación: al menos una carta no debe venir de otra.
}
panguingue-refusals-laid-off-this-turn = { $card ->
    [none] Esa carta se añadió en este turno: puedes sacarla desde tu próximo turno.
   *[other] { $card } se añadió en este turno: puedes sacarla desde tu próximo turno.
}
