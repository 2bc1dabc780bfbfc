coach-command = Una pista para tu turno, solo contra la máquina o donde se permiten pistas
coach-option = Permitir pistas en una mesa con otras personas (nunca donde solo juegan personas)
coach-option-on = Sí
coach-option-off = Solo contra la máquina
coach-too-long = Con las opciones de esta mesa, calcularlo lleva demasiado tiempo.
coach-allowed = Aquí todos pueden pedir pistas, salvo que solo jueguen personas.
coach-button = 🎓 Pista
coach-button-whole = 🎓 Ver
coach-best = la mejor

coach-look-expensive = Mira tu carta más cara.
coach-look-single = Busca una carta que no vaya con ninguna otra.
coach-look-suit = { $suit ->
    [spades] Mira tus picas: una de ellas es la menos útil.
    [clubs] Mira tus tréboles: uno de ellos es el menos útil.
    [diamonds] Mira tus diamantes: uno de ellos es el menos útil.
   *[hearts] Mira tus corazones: uno de ellos es el menos útil.
}
coach-look-upcard = La carta descubierta es mejor para ti de lo que parece.
coach-look-not-upcard = La carta descubierta no es tan buena como parece.
coach-look-stock = El mazo es mejor para ti que la pila de descartes.
coach-look-pile = La pila de descartes es mejor para ti que el mazo.
coach-look-more = Puedes hacer más que robar y descartar.
coach-matters-little = Está reñido: otra jugada es casi igual de buena.
coach-matters = { $unit ->
    [chips] Aquí importa: la siguiente mejor jugada cuesta { $costs } fichas.
   *[points] Aquí importa: la siguiente mejor jugada cuesta { $costs } puntos.
}

coach-hint-only = 🎓 **{ $action }**.
coach-hint = { $unit ->
    [chips] 🎓 **{ $action }**, resultado esperado **{ $value }** fichas{ $exact ->
        [yes] { " " }(exacto)
       *[no] {""}
    }.
   *[points] 🎓 **{ $action }**, resultado esperado **{ $value }** puntos{ $exact ->
        [yes] { " " }(exacto)
       *[no] {""}
    }.
}
coach-no-other = Ninguna otra jugada se le acerca.
coach-as-good = { $unit ->
    [chips] { $action } puede ser igual de bueno: la diferencia es de { $difference } fichas.
   *[points] { $action } puede ser igual de bueno: la diferencia es de { $difference } puntos.
}
coach-next-best = { $unit ->
    [chips] La siguiente mejor: { $action }, { $difference } fichas menos.
   *[points] La siguiente mejor: { $action }, { $difference } puntos menos.
}
coach-basis = { $count ->
    [one] Según { $deals } mano simulada, confianza del 95 %
   *[other] Según { $deals } manos simuladas, confianza del 95 %
}
